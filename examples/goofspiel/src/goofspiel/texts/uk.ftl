### «Гуфшпіль»: запитання до гравця, журнал, дії, параметри та назви.

goofspiel-title = Goofspiel
goofspiel-summary = Усі водночас ставлять по карті наосліп на відкритий приз. Виграє найвища ставка, і кожну карту можна поставити лише раз.

## Запитання до гравця

goofspiel-prompt-bid = Поставте карту, приз: { $card }. На кону { $pot ->
        [one] { $pot } очко
        [few] { $pot } очки
        [many] { $pot } очок
       *[other] { $pot } очка
    }.

## Журнал

goofspiel-log-bid = { $player } кладе карту долілиць.
goofspiel-log-shows = { $player } відкриває ставку: { $card }.
goofspiel-log-wins = { $player } отримує { $pot ->
        [one] { $pot } очко
        [few] { $pot } очки
        [many] { $pot } очок
       *[other] { $pot } очка
    }.
goofspiel-log-tie = Найвищі ставки рівні: { $carried ->
        [0] приз пропав.
       *[other] приз переходить до наступного.
    }

## Рахунок і перебіг гри

goofspiel-score-prizes = Призи
goofspiel-phase-bid = Ставки
goofspiel-end-played = Усі призи розіграно.

## Параметри

goofspiel-option-hands = Якими картами роблять ставки.
goofspiel-option-hands-suits = У кожного масть: карти в усіх однакові.
goofspiel-option-hands-dealt = Зданими з колоди, де мастей на одну більше, ніж гравців: чужих карт ніхто не знає.
goofspiel-option-ties = Що стається з призом, якщо найвищі ставки рівні.
goofspiel-option-ties-carry = Він додається до наступного призу.
goofspiel-option-ties-discard = Він не дістається нікому.
goofspiel-option-cards = Скільки призів у грі та карт на руках.

## Дії

goofspiel-action-bid = Поставити: { $a }

## Що видно на столі

goofspiel-view-prize = Приз
goofspiel-view-pot = На кону
goofspiel-view-gone = Попередні призи
goofspiel-view-left = Призів попереду
goofspiel-view-points = Очки
goofspiel-view-ready = Ставку зроблено
goofspiel-view-bid = Долілиць
goofspiel-view-hand = Рука
goofspiel-view-cards = Карт на руках
goofspiel-view-latest = Остання ставка
goofspiel-view-played = Зіграні

## Назви

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
