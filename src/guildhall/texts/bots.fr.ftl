# What bots are called, wherever one plays: levels for people with a sentence on how they play, then those for comparison.

bot-apprentice = Apprenti
bot-apprentice-note = Joue sensément, voit un coup d’avance et commet des erreurs.
bot-journeyman = Compagnon
bot-journeyman-note = Anticipe : un adversaire à votre mesure.
bot-master = Maître
bot-master-note = Voit loin et se laisse rarement battre.
bot-greedy = Marchand
bot-mcts = Penseur { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
bot-random = Au hasard
