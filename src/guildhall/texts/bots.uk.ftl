# What bots are called, wherever one plays: levels for people with a sentence on how they play, then those for comparison.

bot-apprentice = Учень
bot-apprentice-note = Грає розумно, бачить на крок уперед і помиляється.
bot-journeyman = Підмайстер
bot-journeyman-note = Дивиться наперед: гідний суперник.
bot-master = Майстер
bot-master-note = Дивиться далеко наперед, і здолати його важко.
bot-greedy = Купець
bot-mcts = Мислитель { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
bot-random = Випадковий
