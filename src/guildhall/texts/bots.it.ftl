# What bots are called, wherever one plays: levels for people with a sentence on how they play, then those for comparison.

bot-apprentice = Apprendista
bot-apprentice-note = Gioca con giudizio, vede un passo avanti e commette errori.
bot-journeyman = Lavorante
bot-journeyman-note = Guarda avanti: un avversario alla pari.
bot-master = Maestro
bot-master-note = Guarda lontano ed è difficile da battere.
bot-greedy = Mercante
bot-mcts = Pensatore { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
bot-random = Casuale
