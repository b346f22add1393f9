# What bots are called, wherever one plays: levels for people with a sentence on how they play, then those for comparison.

bot-apprentice = Apprentice
bot-apprentice-note = Plays sensibly, sees one step ahead and makes mistakes.
bot-journeyman = Journeyman
bot-journeyman-note = Looks ahead: a fair opponent.
bot-master = Master
bot-master-note = Looks far ahead and is hard to beat.
bot-greedy = Merchant
bot-mcts = Thinker { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
bot-random = Random
