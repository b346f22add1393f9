### «Гуфшпиль»: вопросы игроку, журнал, действия, настройки и названия.

goofspiel-title = Goofspiel
goofspiel-summary = Все одновременно ставят по карте втёмную на открытый приз. Побеждает старшая ставка, и каждую карту можно поставить лишь раз.

## Вопросы игроку

goofspiel-prompt-bid = Поставьте карту, приз: { $card }. На кону { $pot ->
        [one] { $pot } очко
        [few] { $pot } очка
        [many] { $pot } очков
       *[other] { $pot } очка
    }.

## Журнал

goofspiel-log-bid = { $player } кладёт карту рубашкой вверх.
goofspiel-log-shows = { $player } открывает ставку: { $card }.
goofspiel-log-wins = { $player } получает { $pot ->
        [one] { $pot } очко
        [few] { $pot } очка
        [many] { $pot } очков
       *[other] { $pot } очка
    }.
goofspiel-log-tie = Старшие ставки равны: { $carried ->
        [0] приз пропал.
       *[other] приз переходит к следующему.
    }

## Счёт и ход игры

goofspiel-score-prizes = Призы
goofspiel-phase-bid = Ставки
goofspiel-end-played = Все призы разыграны.

## Настройки

goofspiel-option-hands = Какими картами делают ставки.
goofspiel-option-hands-suits = У каждого масть: карты у всех одинаковые.
goofspiel-option-hands-dealt = Сданными из колоды, где мастей на одну больше, чем игроков: чужих карт никто не знает.
goofspiel-option-ties = Что происходит с призом, если старшие ставки равны.
goofspiel-option-ties-carry = Он добавляется к следующему призу.
goofspiel-option-ties-discard = Он не достаётся никому.
goofspiel-option-cards = Сколько призов в игре и карт на руках.

## Действия

goofspiel-action-bid = Поставить: { $a }

## Что видно на столе

goofspiel-view-prize = Приз
goofspiel-view-pot = На кону
goofspiel-view-gone = Прежние призы
goofspiel-view-left = Призов впереди
goofspiel-view-points = Очки
goofspiel-view-ready = Ставка сделана
goofspiel-view-bid = Втёмную
goofspiel-view-hand = Рука
goofspiel-view-cards = Карт на руках
goofspiel-view-latest = Последняя ставка
goofspiel-view-played = Сыграны

## Названия

goofspiel-name-1 = Туз (1)
goofspiel-name-2 = 2
goofspiel-name-3 = 3
goofspiel-name-4 = 4
goofspiel-name-5 = 5
goofspiel-name-6 = 6
goofspiel-name-7 = 7
goofspiel-name-8 = 8
goofspiel-name-9 = 9
goofspiel-name-10 = 10
goofspiel-name-11 = Валет (11)
goofspiel-name-12 = Дама (12)
goofspiel-name-13 = Король (13)
