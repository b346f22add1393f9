# What bots are called, wherever one plays: levels for people with a sentence on how they play, then those for comparison.

bot-apprentice = Ученик
bot-apprentice-note = Играет разумно, видит на шаг вперёд и ошибается.
bot-journeyman = Подмастерье
bot-journeyman-note = Смотрит вперёд: достойный соперник.
bot-master = Мастер
bot-master-note = Смотрит далеко вперёд, и одолеть его трудно.
bot-greedy = Купец
bot-mcts = Мыслитель { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
bot-random = Случайный
