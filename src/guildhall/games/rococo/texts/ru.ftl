### «Рококо»: вопросы игроку, журнал, счёт, параметры, действия и названия.

rococo-summary = Управляйте портновской мастерской при дворе Людовика XV: мудро ведите работников, шейте роскошные платья и костюмы, украшайте дворец и завоюйте больше всех престижа к началу большого бала.

## Вопросы игроку

rococo-prompt-choose = { $count ->
    [one] Выберите на руку ещё { $count } карту.
    [few] Выберите на руку { $count } карты.
    [many] Выберите на руку { $count } карт.
   *[other] Выберите на руку { $count } карты.
 }
rococo-prompt-confirm = Играете этот раунд с этими тремя картами? Подтвердите или выберите заново.
rococo-prompt-play = Ваш ход: сыграйте карту с руки.
rococo-prompt-main = Выберите одно основное действие или откажитесь от него. Сыграно: { $card }
rococo-prompt-bonus = Бонус: { $bonus }. Можно отказаться. { $card }
rococo-prompt-garment-bonus = Бонус за наряд ({ $garment }): { $bonus }. Можно отказаться.
rococo-prompt-reward-tile = Гость дарит вам жетон материалов: возьмите один из ящика или откажитесь.
rococo-prompt-tile = Оставить жетон как шёлк или обменять на кружево или нитки? { $tile }
rococo-prompt-discount = Какой шёлк сэкономить на этом наряде ({ $garment })? Можно и никакой.
rococo-prompt-pay = Выберите жетоны материалов, чтобы оплатить пошив ({ $garment }){ $azure ->
    [0] { "" }
   *[other] { "; не хватает рулонов, " }синий (классика: жёлтый): { $azure }
 }{ $rose ->
    [0] { "" }
   *[other] { "; не хватает рулонов, " }розовый (классика: зелёный): { $rose }
 }{ $jade ->
    [0] { "" }
   *[other] { "; не хватает рулонов, " }зелёный (классика: красный): { $jade }
 }{ $amber ->
    [0] { "" }
   *[other] { "; не хватает рулонов, " }оранжевый (классика: синий): { $amber }
 }.
rococo-prompt-rent = { $livres ->
    [0] Этот наряд ({ $garment }) продать нельзя: сдайте его напрокат (в конце { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
     }).
   *[other] Сшито: { $garment }. Сдать напрокат (в конце { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
     }) или продать за { $livres ->
        [one] { $livres } ливр
        [few] { $livres } ливра
        [many] { $livres } ливров
       *[other] { $livres } ливра
     }?
 }
rococo-prompt-jewel = Купите драгоценность к этому наряду ({ $garment }) или откажитесь.
rococo-prompt-place = Выберите место гостя: { $garment }.
rococo-prompt-task = Этот жетон подходит к двум заданиям экзамена: какое отметить?
rococo-prompt-exam-card = Экзамен сдан: возьмите на руку любую карту экзаменационной колоды.
rococo-prompt-discard = { $count ->
    [0] Сбросьте жетоны материалов ради престижа или откажитесь. { $card }
    [one] Сброшен { $count } жетон: сбросить ещё или хватит? { $card }
    [few] Сброшено { $count } жетона: сбросить ещё или хватит? { $card }
    [many] Сброшено { $count } жетонов: сбросить ещё или хватит? { $card }
   *[other] Сброшено { $count } жетона: сбросить ещё или хватит? { $card }
 }
rococo-prompt-buy = { $count ->
    [0] Купите престиж за ливры или откажитесь. { $card }
    [one] Куплено { $count } очко престижа: купить ещё или хватит? { $card }
    [few] Куплено { $count } очка престижа: купить ещё или хватит? { $card }
    [many] Куплено { $count } очков престижа: купить ещё или хватит? { $card }
   *[other] Куплено { $count } очка престижа: купить ещё или хватит? { $card }
 }
rococo-prompt-her-card = Мадам Дюбарри открывает карту: { $card }
rococo-prompt-her-place = Ещё одна карта показывает, куда мадам Дюбарри сдаёт напрокат наряд ({ $garment }): { $hall ->
    [1] Королевский зал
    [2] Второй зал
    [3] Третий зал
    [4] Четвёртый зал
    [5] Пятый зал
   *[other] { $hall }
 }.

## Журнал

rococo-log-round = Начинается раунд { $round }.
rococo-log-starts = { $player } обладает милостью королевы и начинает этот раунд.
rococo-log-chosen = { $player } выбирает карты на этот раунд. { $cards }
rococo-log-recycle = { $player } делает из сброса новый запас.
rococo-log-play = { $player } играет карту { $card }
rococo-log-favor = { $player } получает милость королевы.
rococo-log-acquire = { $player } берёт жетон материалов { $price ->
    [0] бесплатно
    [one] за { $price } ливр
    [few] за { $price } ливра
    [many] за { $price } ливров
   *[other] за { $price } ливра
 }. { $tile }
rococo-log-draw = { $player } тянет случайный жетон материалов. { $tile }
rococo-log-keep = { $player } оставляет жетон как шёлк. { $tile }
rococo-log-convert = { $player } сбрасывает жетон и берёт { $lace ->
    [0] { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [1] кружево
           *[other] кружево ({ $lace })
         }
       *[other] { $lace ->
            [1] кружево
           *[other] кружево ({ $lace })
         } и { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
     }
 }.
rococo-log-markers = { $player } берёт { $lace ->
    [0] { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [1] кружево
           *[other] кружево ({ $lace })
         }
       *[other] { $lace ->
            [1] кружево
           *[other] кружево ({ $lace })
         } и { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
     }
 }.
rococo-log-tailor = { $player } шьёт { $price ->
    [0] бесплатно
    [one] за { $price } ливр
    [few] за { $price } ливра
    [many] за { $price } ливров
   *[other] за { $price } ливра
 }: { $garment }.
rococo-log-sell = { $player } продаёт: { $garment }.
rococo-log-place = { $player } сдаёт напрокат: { $garment } — { $hall ->
    [1] Королевский зал
    [2] Второй зал
    [3] Третий зал
    [4] Четвёртый зал
    [5] Пятый зал
   *[other] { $hall }
 }, гость { $position }.
rococo-log-jewel = { $player } берёт драгоценность { $price ->
    [0] бесплатно
    [one] за { $price } ливр
    [few] за { $price } ливра
    [many] за { $price } ливров
   *[other] за { $price } ливра
 }: { $jewel }.
rococo-log-hire = { $player } нанимает { $price ->
    [0] бесплатно
    [one] за { $price } ливр
    [few] за { $price } ливра
    [many] за { $price } ливров
   *[other] за { $price } ливра
 }: { $card }
rococo-log-depute = { $player } делегирует карту { $card }
rococo-log-fund = { $player } финансирует декорацию { $price ->
    [0] бесплатно
    [one] за { $price } ливр
    [few] за { $price } ливра
    [many] за { $price } ливров
   *[other] за { $price } ливра
 }: { $space }.
rococo-log-all-halls = { $player } теперь во всех пяти залах: в конце { $prestige ->
    [one] { $prestige } очко престижа
    [few] { $prestige } очка престижа
    [many] { $prestige } очков престижа
   *[other] { $prestige } очка престижа
 }.
rococo-log-livres = { $player } берёт { $amount ->
    [one] { $amount } ливр
    [few] { $amount } ливра
    [many] { $amount } ливров
   *[other] { $amount } ливра
 }.
rococo-log-prestige = { $player } получает { $amount ->
    [one] { $amount } очко престижа
    [few] { $amount } очка престижа
    [many] { $amount } очков престижа
   *[other] { $amount } очка престижа
 }.
rococo-log-discard = { $player } сбрасывает жетон материалов ради престижа. { $tile }
rococo-log-call = { $player } перекладывает карту из запаса в сброс: { $card }
rococo-log-copy = { $player } использует бонус верхней карты сброса ({ $other_player }): { $card }
rococo-log-task = { $player } отмечает задание экзамена: { $task }.
rococo-log-exam = { $player } сдаёт { $exam }.
rococo-log-exam-card = { $player } берёт карту из экзаменационной колоды. { $card }
rococo-log-income = { $player } получает доход: { $amount ->
    [one] { $amount } ливр
    [few] { $amount } ливра
    [many] { $amount } ливров
   *[other] { $amount } ливра
 }.
rococo-log-final = Бал открыт: финальный подсчёт.
rococo-log-her-starts = Мадам Дюбарри обладает милостью королевы и начинает этот раунд.
rococo-log-her-card = Мадам Дюбарри открывает карту: { $card }
rococo-log-her-favor = Мадам Дюбарри получает милость королевы.
rococo-log-her-tiles = { $count ->
    [one] Мадам Дюбарри берёт { $count } жетон материалов.
    [few] Мадам Дюбарри берёт { $count } жетона материалов.
    [many] Мадам Дюбарри берёт { $count } жетонов материалов.
   *[other] Мадам Дюбарри берёт { $count } жетона материалов.
 }
rococo-log-her-markers = Мадам Дюбарри берёт { $lace ->
    [0] { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [1] кружево
           *[other] кружево ({ $lace })
         }
       *[other] { $lace ->
            [1] кружево
           *[other] кружево ({ $lace })
         } и { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
     }
 }.
rococo-log-her-tailor = Мадам Дюбарри шьёт: { $garment }.
rococo-log-her-hall = Мадам Дюбарри открывает карту, указывающую зал: { $hall ->
    [1] Королевский зал
    [2] Второй зал
    [3] Третий зал
    [4] Четвёртый зал
    [5] Пятый зал
   *[other] { $hall }
 }.
rococo-log-her-place = Мадам Дюбарри сдаёт напрокат: { $garment } — { $hall ->
    [1] Королевский зал
    [2] Второй зал
    [3] Третий зал
    [4] Четвёртый зал
    [5] Пятый зал
   *[other] { $hall }
 }, гость { $position }.
rococo-log-her-jewel = Мадам Дюбарри берёт драгоценность: { $jewel }.
rococo-log-her-hire = Мадам Дюбарри нанимает: { $card }
rococo-log-her-fund = Мадам Дюбарри финансирует декорацию: { $space }.
rococo-log-her-all-halls = Мадам Дюбарри теперь во всех пяти залах: в конце { $prestige ->
    [one] { $prestige } очко престижа
    [few] { $prestige } очка престижа
    [many] { $prestige } очков престижа
   *[other] { $prestige } очка престижа
 }.
rococo-log-her-prestige = Мадам Дюбарри получает { $amount ->
    [one] { $amount } очко престижа
    [few] { $amount } очка престижа
    [many] { $amount } очков престижа
   *[other] { $amount } очка престижа
 }.
rococo-log-her-task = Мадам Дюбарри отмечает задание экзамена: { $task }.
rococo-log-her-exam = Мадам Дюбарри сдаёт { $exam }.

## Счёт и ход игры

rococo-score-play = Во время игры
rococo-score-livres = 1. Оставшиеся ливры
rococo-score-jewels = 1б. Драгоценности
rococo-score-crowns = 2. Работники с короной
rococo-score-favor = 2. Милость королевы
rococo-score-hall1 = 3. Королевский зал
rococo-score-hall2 = 3. Второй зал
rococo-score-hall3 = 3. Третий зал
rococo-score-hall4 = 3. Четвёртый зал
rococo-score-hall5 = 3. Пятый зал
rococo-score-fireworks = 4. Фейерверки
rococo-score-statues = 6. Статуи
rococo-score-garments = 7. Наряды в залах
rococo-score-terrace = 5 + 7. Наряды на Террасе
rococo-score-decorations = 7. Декорации
rococo-score-all-halls = 7. Бонус «Все залы»
rococo-score-tiles = Жетоны материалов
rococo-phase-choose = Выбор карт
rococo-phase-actions = Действия
rococo-phase-her = Ход мадам Дюбарри
rococo-phase-over = Игра окончена
rococo-end-rounds = Семь раундов позади, и большой бал начался.
rococo-end-beaten = Вы затмили мадам Дюбарри.
rococo-end-du_barry = У мадам Дюбарри не меньше престижа, чем у вас: этот вечер за ней.

## Параметры

rococo-option-edition = Какое издание игры.
rococo-option-edition-deluxe = Делюкс-издание 2020 года: престиж открыт, и можно в одиночку сразиться с мадам Дюбарри.
rococo-option-edition-classic = Классическое издание 2013 года: престиж втайне до самого конца, от 2 до 5 игроков.
rococo-option-jewelry_box = Шкатулка с драгоценностями: привлеките Ювелира, украшайте гостей ожерельями и перстнями и готовьте Учеников к экзаменам, которые приведут к вам более сильных работников.
rococo-option-jewelry_box-on = Со «Шкатулкой с драгоценностями».
rococo-option-jewelry_box-off = Без «Шкатулки с драгоценностями».
rococo-option-luxury_garments = Роскошные наряды: четыре шедевра, на которые уходит целая гора шёлка, зато и очков они дают больше всех, и пять щедрых жетонов материалов к ним.
rococo-option-luxury_garments-on = С роскошными нарядами.
rococo-option-luxury_garments-off = Без роскошных нарядов.
rococo-option-festive_garments = Праздничные наряды: четыре творения, которые награждают сразу после пошива за то, что у вас уже есть на балу.
rococo-option-festive_garments-on = С праздничными нарядами.
rococo-option-festive_garments-off = Без праздничных нарядов.
rococo-option-exclusive_tailoring = Эксклюзивный пошив: наряды для особых гостей, и каждый приносит собственный подарок, едва его разместят.
rococo-option-exclusive_tailoring-on = С эксклюзивным пошивом.
rococo-option-exclusive_tailoring-off = Без эксклюзивного пошива.
rococo-option-start_player = Кто начинает первый раунд (в одиночку — мадам Дюбарри).
rococo-option-start_player-by_lot = Игрок, выбранный жребием.
rococo-option-start_player-first_seat = Первое место за столом.

## Действия

rococo-action-choose = Взять на руку: { $a }
rococo-action-confirm = Подтвердить эти карты
rococo-action-change = Выбрать заново
rococo-action-play = Сыграть: { $a }
rococo-action-no-action = Без основного действия
rococo-action-favor = Снискать милость королевы
rococo-action-acquire = Взять жетон материалов: { $a }
rococo-action-tailor = Сшить наряд: { $a }
rococo-action-hire = Нанять: { $a }
rococo-action-depute = Делегировать сыгранную карту
rococo-action-fund = Профинансировать: { $a }
rococo-action-exam = Сдать { $a }
rococo-action-use = Использовать бонус
rococo-action-decline = Отказаться
rococo-action-done = Хватит
rococo-action-keep = Оставить жетон как шёлк
rococo-action-convert = Сбросить жетон и взять изображённое кружево или нитки
rococo-action-lace = Взять кружево
rococo-action-yarn = Взять нитки
rococo-action-discount = Сэкономить шёлк: { $a }
rococo-action-pay = Заплатить: { $a }
rococo-action-rent = Сдать напрокат
rococo-action-sell = Продать
rococo-action-place = Разместить здесь: { $a }
rococo-action-jewel = Взять драгоценность: { $a }
rococo-action-depute-card = Делегировать: { $a }
rococo-action-buy-prestige = Купить 1 очко престижа
rococo-action-discard = Сбросить: { $a }
rococo-action-call = Переложить из запаса в сброс: { $a }
rococo-action-copy = Использовать бонус верхней карты сброса: { $a }
rococo-action-hall = Выбрать: { $a }
rococo-action-mark = Отметить: { $a }
rococo-action-take = Взять из экзаменационной колоды: { $a }
rococo-action-next = Дальше

## Названия: цвета, залы и места

rococo-name-azure = синий (классика: жёлтый)
rococo-name-rose = розовый (классика: зелёный)
rococo-name-jade = зелёный (классика: красный)
rococo-name-amber = оранжевый (классика: синий)
rococo-hall-1 = Королевский зал
rococo-hall-2 = Второй зал
rococo-hall-3 = Третий зал
rococo-hall-4 = Четвёртый зал
rococo-hall-5 = Пятый зал
rococo-acquire-1-1 = ящик 1, место 1
rococo-acquire-1-2 = ящик 1, место 2
rococo-acquire-1-3 = ящик 1, место 3
rococo-acquire-1-4 = ящик 1, место 4
rococo-acquire-2-1 = ящик 2, место 1
rococo-acquire-2-2 = ящик 2, место 2
rococo-acquire-2-3 = ящик 2, место 3
rococo-acquire-2-4 = ящик 2, место 4
rococo-acquire-3-1 = ящик 3, место 1
rococo-acquire-3-2 = ящик 3, место 2
rococo-acquire-3-3 = ящик 3, место 3
rococo-acquire-3-4 = ящик 3, место 4
rococo-name-G1 = место витрины 1
rococo-name-G2 = место витрины 2
rococo-name-G3 = место витрины 3
rococo-name-G4 = место витрины 4
rococo-name-G5 = место витрины 5
rococo-name-G6 = место витрины 6
rococo-name-G7 = место витрины 7
rococo-place-1-1 = Королевский зал, гость 1
rococo-place-1-2 = Королевский зал, гость 2
rococo-place-1-3 = Королевский зал, гость 3
rococo-place-1-4 = Королевский зал, гость 4
rococo-place-1-5 = Королевский зал, гость 5
rococo-place-1-6 = Королевский зал, гость 6
rococo-place-1-7 = Королевский зал, гость 7
rococo-place-1-8 = Королевский зал, гость 8
rococo-place-1-9 = Королевский зал, гость 9
rococo-place-2-1 = Второй зал, гость 1
rococo-place-2-2 = Второй зал, гость 2
rococo-place-2-3 = Второй зал, гость 3
rococo-place-2-4 = Второй зал, гость 4
rococo-place-2-5 = Второй зал, гость 5
rococo-place-2-6 = Второй зал, гость 6
rococo-place-2-7 = Второй зал, гость 7
rococo-place-2-8 = Второй зал, гость 8
rococo-place-2-9 = Второй зал, гость 9
rococo-place-3-1 = Третий зал, гость 1
rococo-place-3-2 = Третий зал, гость 2
rococo-place-3-3 = Третий зал, гость 3
rococo-place-3-4 = Третий зал, гость 4
rococo-place-3-5 = Третий зал, гость 5
rococo-place-3-6 = Третий зал, гость 6
rococo-place-3-7 = Третий зал, гость 7
rococo-place-3-8 = Третий зал, гость 8
rococo-place-3-9 = Третий зал, гость 9
rococo-place-4-1 = Четвёртый зал, гость 1
rococo-place-4-2 = Четвёртый зал, гость 2
rococo-place-4-3 = Четвёртый зал, гость 3
rococo-place-4-4 = Четвёртый зал, гость 4
rococo-place-4-5 = Четвёртый зал, гость 5
rococo-place-4-6 = Четвёртый зал, гость 6
rococo-place-4-7 = Четвёртый зал, гость 7
rococo-place-4-8 = Четвёртый зал, гость 8
rococo-place-4-9 = Четвёртый зал, гость 9
rococo-place-5-1 = Пятый зал, гость 1
rococo-place-5-2 = Пятый зал, гость 2
rococo-place-5-3 = Пятый зал, гость 3
rococo-place-5-4 = Пятый зал, гость 4
rococo-place-5-5 = Пятый зал, гость 5
rococo-place-5-6 = Пятый зал, гость 6
rococo-place-5-7 = Пятый зал, гость 7
rococo-place-5-8 = Пятый зал, гость 8
rococo-place-5-9 = Пятый зал, гость 9
rococo-copy-0 = игрок 1
rococo-copy-1 = игрок 2
rococo-copy-2 = игрок 3
rococo-copy-3 = игрок 4
rococo-copy-4 = игрок 5

## Названия: декорации, экзамены и задания

rococo-name-F1 = фейерверки, место 1
rococo-name-F2 = фейерверки, место 2
rococo-name-F3 = фейерверки, место 3
rococo-name-F4 = фейерверки, место 4
rococo-name-F5 = фейерверки, место 5
rococo-name-F6 = фейерверки, место 6
rococo-name-S1 = статуи, место 1
rococo-name-S2 = статуи, место 2
rococo-name-S3 = статуи, место 3
rococo-name-S4 = статуи, место 4
rococo-name-S5 = статуи, место 5
rococo-name-KL1 = левая половина Кухни (классика: верхний ряд фонтана), место 1
rococo-name-KL2 = левая половина Кухни (классика: верхний ряд фонтана), место 2
rococo-name-KL3 = левая половина Кухни (классика: верхний ряд фонтана), место 3
rococo-name-KR1 = правая половина Кухни (классика: нижний ряд фонтана), место 1
rococo-name-KR2 = правая половина Кухни (классика: нижний ряд фонтана), место 2
rococo-name-KR3 = правая половина Кухни (классика: нижний ряд фонтана), место 3
rococo-name-M1 = музыканты, Королевский зал
rococo-name-M2 = музыканты, Второй зал
rococo-name-M3 = музыканты, Третий зал
rococo-name-M4 = музыканты, Четвёртый зал
rococo-name-M5 = музыканты, Пятый зал
rococo-name-W1 = Ювелир, место 1
rococo-name-W2 = Ювелир, место 2
rococo-name-W3 = Ювелир, место 3
rococo-name-W4 = Ювелир, место 4
rococo-name-W5 = Ювелир, место 5
rococo-exam-journeyman = экзамен на Подмастерья
rococo-exam-master = экзамен на Мастера
rococo-name-JT1 = Ученик приобретает и оставляет синий или розовый (классика: жёлтый или зелёный) шёлк
rococo-name-JT2 = Ученик приобретает и оставляет зелёный или оранжевый (классика: красный или синий) шёлк
rococo-name-JT3 = Ученик приобретает кружево или нитки
rococo-name-JT4 = Ученик финансирует декорацию
rococo-name-MT1 = Подмастерье шьёт платье
rococo-name-MT2 = Подмастерье шьёт костюм
rococo-name-MT3 = Мастер шьёт наряд

## Названия: что позволяет бонус

rococo-bonus-none = использовать нечего
rococo-bonus-gain_livres = возьмите ливры
rococo-bonus-gain_prestige = получите престиж
rococo-bonus-lace_or_yarn = возьмите кружево или нитки
rococo-bonus-random_resource = возьмите случайный жетон материалов
rococo-bonus-extra_acquire = приобретите ещё один жетон материалов
rococo-bonus-extra_tailor = сшейте ещё один наряд
rococo-bonus-extra_fund = профинансируйте ещё одну декорацию
rococo-bonus-delegate_any = делегируйте любого своего работника
rococo-bonus-livres_per = возьмите ливры
rococo-bonus-prestige_per = получите престиж
rococo-bonus-per_garment_colour = возьмите награду за свои наряды
rococo-bonus-livres_by_deck_size = возьмите ливры за размер персонала
rococo-bonus-prestige_by_deck_size = получите престиж за размер персонала
rococo-bonus-buy_prestige = купите престиж за ливры
rococo-bonus-discard_silk = сбросьте жетоны материалов ради престижа
rococo-bonus-use_own_bonus = переложите карту из запаса в сброс и используйте её бонус
rococo-bonus-copy_opponent_bonus = выберите, чью верхнюю карту сброса повторить
rococo-bonus-livres_if_no_colour = возьмите ливры за отсутствующие цвета
rococo-bonus-claim_favor = возьмите милость королевы
rococo-bonus-take_resource = возьмите любой жетон из ящика
rococo-bonus-take_jewel = возьмите любую драгоценность с витрины

## Названия: работники с бонусами

rococo-name-S-a = Мастер S-a: без бонуса
rococo-name-S-b = Мастер S-b: без бонуса
rococo-name-S-c = Подмастерье S-c: за 1 ливр кружево или нитки
rococo-name-S-d = Ученик S-d: приобрести ещё один жетон
rococo-name-S-e = Ученик S-e: 2 ливра
rococo-name-I-a = Мастер I-a: 1 ливр
rococo-name-I-b = Мастер I-b: делегировать любую карту без ливров и использовать её бонус
rococo-name-I-c = Подмастерье I-c: за 1 ливр случайный жетон
rococo-name-I-d = Подмастерье I-d: приобрести ещё один жетон
rococo-name-I-e = Ученик I-e: случайный жетон
rococo-name-I-f = Ученик I-f: кружево или нитки
rococo-name-II-a = Мастер II-a: 1 ливр за каждый синий (классика: жёлтый) наряд, 2 за каждый зелёный (классика: красный)
rococo-name-II-b = Подмастерье II-b: сшить ещё один наряд, потратив на 1 синий или розовый (классика: жёлтый или зелёный) рулон меньше
rococo-name-II-c = Подмастерье II-c: делегировать любую карту за 8, 5 или 2 ливра
rococo-name-II-d = Ученик II-d: 1 престиж за каждые 2 декорации
rococo-name-III-a = Мастер III-a: 1 ливр за каждую декорацию
rococo-name-III-b = Подмастерье III-b: 1 престиж за каждые 3 наряда
rococo-name-III-c = Ученик III-c: профинансировать ещё одну декорацию на 5 ливров дешевле
rococo-name-III-d = Ученик III-d: от 2 до 14 ливров по размеру персонала
rococo-name-IV-a = Мастер IV-a: от 1 до 7 ливров по размеру персонала
rococo-name-IV-b = Подмастерье IV-b: сшить ещё один наряд, потратив до 2 зелёных (классика: красных) рулонов меньше
rococo-name-IV-c = Подмастерье IV-c: 2 ливра за каждый розовый (классика: зелёный) наряд, 1 престиж за каждый оранжевый (классика: синий)
rococo-name-IV-d = Ученик IV-d: 1 престиж за каждые заплаченные 4 ливра
rococo-name-V-a = Мастер V-a: 1 ливр за каждый наряд
rococo-name-V-b = Мастер V-b: 1 престиж за каждые 2 декорации
rococo-name-V-c = Подмастерье V-c: 1 престиж за каждые 2 наряда
rococo-name-V-d = Ученик V-d: сбросить жетоны ради престижа
rococo-name-VI-a = Мастер VI-a: 1 престиж за каждые заплаченные 3 ливра
rococo-name-VI-b = Подмастерье VI-b: профинансировать ещё одну декорацию на 10 ливров дешевле
rococo-name-VI-c = Ученик VI-c: в конце от 2 до 11 престижа по размеру персонала
rococo-name-VI-d = Ученик VI-d: в конце 3 престижа за каждую пару кружева и ниток
rococo-name-VI-e = Ученик VI-e: в конце 3 престижа за каждые 2 наряда на местах Мастера
rococo-name-VI-f = Ученик VI-f: в конце 2 престижа за каждую пару платья и костюма
rococo-name-JJ-1 = Подмастерье JJ-1: переложить карту из запаса в сброс и использовать её бонус
rococo-name-JJ-2 = Подмастерье JJ-2: использовать бонус верхней карты сброса соперника
rococo-name-JJ-3 = Подмастерье JJ-3: 1 ливр за каждый зал, где вы представлены
rococo-name-JJ-4 = Подмастерье JJ-4: от 6 до 2 ливров, больше за малый персонал
rococo-name-JJ-5 = Подмастерье JJ-5: 3 ливра за каждые 2 декорации
rococo-name-JJ-6 = Подмастерье JJ-6: сшить и продать ещё один наряд и 1 престиж
rococo-name-JJ-7 = Подмастерье JJ-7: 1 престиж за каждые 2 наряда в одном зале
rococo-name-JJ-8 = Подмастерье JJ-8: 3 ливра за каждые 2 перстня
rococo-name-JJ-9 = Подмастерье JJ-9: 1 престиж за каждые 3 драгоценности
rococo-name-JM-1 = Мастер JM-1: 2 ливра за каждый наряд в одном зале
rococo-name-JM-2 = Мастер JM-2: 1 престиж за каждую пару синего и зелёного (классика: жёлтого и красного) платьев
rococo-name-JM-3 = Мастер JM-3: 3 ливра за каждые 2 наряда на местах Мастера
rococo-name-JM-4 = Мастер JM-4: 3 ливра за каждые 2 драгоценности
rococo-name-JM-5 = Мастер JM-5: 4 ливра, если нет зелёного (классика: красного) наряда, 5, если нет оранжевого (классика: синего)
rococo-name-JM-6 = Мастер JM-6: в конце 6 престижа за каждый набор четырёх разных драгоценностей
rococo-name-JM-7 = Мастер JM-7: в конце 3 престижа за каждые 2 ожерелья
rococo-name-JM-8 = Мастер JM-8: в конце 1 престиж за каждую декорацию
rococo-name-JM-9 = Мастер JM-9: в конце 3 престижа за каждых 2 Учеников
rococo-name-JA-1 = Ученик JA-1: 3 престижа (условие найма: 3 костюма)
rococo-name-JA-2 = Ученик JA-2: 3 престижа (условие найма: 3 платья)
rococo-name-JA-3 = Ученик JA-3: 3 престижа (условие найма: 3 наряда на местах Мастера)
rococo-name-JA-4 = Ученик JA-4: 3 престижа (условие найма: 30 ливров)
rococo-name-JA-5 = Ученик JA-5: 3 престижа (условие найма: 3 драгоценности)
rococo-name-JA-6 = Ученик JA-6: 3 престижа (условие найма: 3 вида декораций)
rococo-name-JA-7 = Ученик JA-7: 3 престижа (условие найма: 4 жетона, 2 кружева и 2 маркера ниток)
rococo-name-JA-8 = Ученик JA-8: 3 престижа (условие найма: 5 очков престижа)
rococo-name-JA-9 = Ученик JA-9: 3 престижа (условие найма: сданный экзамен на Мастера)
rococo-name-JA-10 = Ученик JA-10: 3 престижа (условие найма: присутствие во всех пяти залах)

## Названия: карты мадам Дюбарри

rococo-name-DB01 = Она получает милость королевы и 3 очка престижа.
rococo-name-DB02 = Она получает милость королевы и 3 очка престижа.
rococo-name-DB03 = Она берёт все жетоны из ящика 1.
rococo-name-DB04 = Она берёт все жетоны из ящика 2.
rococo-name-DB05 = Она берёт все жетоны из ящика 3.
rococo-name-DB06 = Она берёт левый жетон из каждого ящика.
rococo-name-DB07 = Она берёт средний жетон из каждого ящика.
rococo-name-DB08 = Она берёт правый жетон из каждого ящика.
rococo-name-DB09 = Она шьёт наряд номер 1 справа.
rococo-name-DB10 = Она шьёт наряд номер 2 справа.
rococo-name-DB11 = Она шьёт наряд номер 3 справа.
rococo-name-DB12 = Она шьёт наряд номер 1 слева.
rococo-name-DB13 = Она шьёт наряд номер 2 слева.
rococo-name-DB14 = Она нанимает работника номер 2 слева.
rococo-name-DB15 = Она нанимает работника номер 1 справа.
rococo-name-DB16 = Она финансирует самый дешёвый фейерверк.
rococo-name-DB17 = Она финансирует самое дешёвое место Кухни.
rococo-name-DB18 = Она финансирует самых дешёвых музыкантов.
rococo-name-DB19 = Она финансирует самую дешёвую статую.
rococo-name-DB20 = Она берёт все жетоны из ящика 1.
rococo-name-DB21 = Она берёт все жетоны из ящика 2.
rococo-name-DB22 = Она берёт все жетоны из ящика 3.
rococo-name-DB23 = Она берёт левый жетон из каждого ящика.
rococo-name-DB24 = Она берёт средний жетон из каждого ящика.
rococo-name-DB25 = Она берёт правый жетон из каждого ящика.

## Названия: жетоны материалов

rococo-name-T01 = 2 синих (классика: жёлтых) рулона; либо кружево или нитки на выбор
rococo-name-T02 = 2 синих (классика: жёлтых) рулона; либо кружево или нитки на выбор
rococo-name-T03 = 2 синих (классика: жёлтых) рулона; либо кружево или нитки на выбор
rococo-name-T04 = 2 синих (классика: жёлтых) рулона; либо кружево или нитки на выбор
rococo-name-T05 = 2 синих (классика: жёлтых) рулона; либо кружево
rococo-name-T06 = 2 синих (классика: жёлтых) рулона; либо кружево
rococo-name-T07 = 2 синих (классика: жёлтых) рулона; либо нитки
rococo-name-T08 = 2 синих (классика: жёлтых) рулона; либо нитки
rococo-name-T09 = 1 синий (классика: жёлтый) рулон; либо кружево и нитки
rococo-name-T10 = 1 синий (классика: жёлтый) рулон; либо кружево и нитки
rococo-name-T11 = 1 синий (классика: жёлтый) рулон; либо кружево и нитки
rococo-name-T12 = 2 розовых (классика: зелёных) рулона; либо кружево или нитки на выбор
rococo-name-T13 = 2 розовых (классика: зелёных) рулона; либо кружево или нитки на выбор
rococo-name-T14 = 2 розовых (классика: зелёных) рулона; либо кружево или нитки на выбор
rococo-name-T15 = 2 розовых (классика: зелёных) рулона; либо кружево или нитки на выбор
rococo-name-T16 = 2 розовых (классика: зелёных) рулона; либо кружево
rococo-name-T17 = 2 розовых (классика: зелёных) рулона; либо кружево
rococo-name-T18 = 2 розовых (классика: зелёных) рулона; либо нитки
rococo-name-T19 = 2 розовых (классика: зелёных) рулона; либо нитки
rococo-name-T20 = 1 розовый (классика: зелёный) рулон; либо кружево и нитки
rococo-name-T21 = 1 розовый (классика: зелёный) рулон; либо кружево и нитки
rococo-name-T22 = 1 розовый (классика: зелёный) рулон; либо кружево и нитки
rococo-name-T23 = 1 синий + 1 розовый (классика: жёлтый + зелёный) рулоны; либо кружево или нитки на выбор
rococo-name-T24 = 1 синий + 1 розовый (классика: жёлтый + зелёный) рулоны; либо кружево или нитки на выбор
rococo-name-T25 = 1 синий + 1 розовый (классика: жёлтый + зелёный) рулоны; либо кружево или нитки на выбор
rococo-name-T26 = 1 синий + 1 розовый (классика: жёлтый + зелёный) рулоны; либо кружево и нитки
rococo-name-T27 = 1 синий + 1 розовый (классика: жёлтый + зелёный) рулоны; либо кружево и нитки
rococo-name-T28 = 1 синий + 1 зелёный (классика: жёлтый + красный) рулоны; либо кружево
rococo-name-T29 = 1 синий + 1 зелёный (классика: жёлтый + красный) рулоны; либо кружево
rococo-name-T30 = 1 синий + 1 зелёный (классика: жёлтый + красный) рулоны; либо нитки
rococo-name-T31 = 1 синий + 1 зелёный (классика: жёлтый + красный) рулоны; либо нитки
rococo-name-T32 = 1 розовый + 1 зелёный (классика: зелёный + красный) рулоны; либо кружево
rococo-name-T33 = 1 розовый + 1 зелёный (классика: зелёный + красный) рулоны; либо кружево
rococo-name-T34 = 1 розовый + 1 зелёный (классика: зелёный + красный) рулоны; либо нитки
rococo-name-T35 = 1 розовый + 1 зелёный (классика: зелёный + красный) рулоны; либо нитки
rococo-name-T36 = 1 зелёный (классика: красный) рулон; либо кружево и нитки
rococo-name-T37 = 1 зелёный (классика: красный) рулон; либо кружево и нитки
rococo-name-T38 = 1 зелёный (классика: красный) рулон; либо кружево и нитки
rococo-name-T39 = 2 зелёных (классика: красных) рулона; либо кружево
rococo-name-T40 = 2 зелёных (классика: красных) рулона; либо нитки
rococo-name-T41 = 2 зелёных (классика: красных) рулона; либо нитки
rococo-name-T42 = 1 оранжевый (классика: синий) рулон; либо кружево или нитки на выбор
rococo-name-T43 = 1 оранжевый (классика: синий) рулон; либо кружево или нитки на выбор
rococo-name-T44 = 1 оранжевый (классика: синий) рулон; либо кружево или нитки на выбор
rococo-name-T45 = 1 оранжевый (классика: синий) рулон; либо кружево и нитки
rococo-name-T46 = 1 оранжевый (классика: синий) рулон; либо кружево и нитки
rococo-name-T47 = 1 синий + 1 оранжевый (классика: жёлтый + синий) рулоны; либо нитки
rococo-name-T48 = 1 розовый + 1 оранжевый (классика: зелёный + синий) рулоны; либо кружево
rococo-name-T49 = 3 синих (классика: жёлтых) рулона; либо нитки
rococo-name-T50 = 3 розовых (классика: зелёных) рулона; либо кружево
rococo-name-T51 = 1 зелёный + 1 оранжевый (классика: красный + синий) рулоны; либо нитки
rococo-name-T52 = 1 синий + 1 розовый + 1 зелёный (классика: жёлтый + зелёный + красный) рулоны; либо кружево
rococo-name-T53 = 1 зелёный (классика: красный) рулон; либо два кружева и нитки

## Другие названия

rococo-hire-1 = работник 1 в ряду найма
rococo-hire-2 = работник 2 в ряду найма
rococo-hire-3 = работник 3 в ряду найма
rococo-hire-4 = работник 4 в ряду найма
rococo-jewel-1 = место 1 витрины драгоценностей
rococo-jewel-2 = место 2 витрины драгоценностей
rococo-jewel-3 = место 3 витрины драгоценностей
rococo-jewel-4 = место 4 витрины драгоценностей
rococo-jewel-5 = место 5 витрины драгоценностей
rococo-jewel-azure = синее (классика: жёлтое) ожерелье
rococo-jewel-rose = розовый (классика: зелёный) перстень
rococo-jewel-jade = зелёное (классика: красное) ожерелье
rococo-jewel-amber = оранжевый (классика: синий) перстень
rococo-hire-special = ваш специализированный Ученик
rococo-effect-S-a = Без бонуса.
rococo-effect-S-b = Без бонуса.
rococo-effect-S-c = За 1 ливр кружево или нитки.
rococo-effect-S-d = Приобрести ещё один жетон.
rococo-effect-S-e = 2 ливра.
rococo-effect-I-a = 1 ливр.
rococo-effect-I-b = Делегировать любую карту без ливров и использовать её бонус.
rococo-effect-I-c = За 1 ливр случайный жетон.
rococo-effect-I-d = Приобрести ещё один жетон.
rococo-effect-I-e = Случайный жетон.
rococo-effect-I-f = Кружево или нитки.
rococo-effect-II-a = 1 ливр за каждый синий (классика: жёлтый) наряд, 2 за каждый зелёный (классика: красный).
rococo-effect-II-b = Сшить ещё один наряд, потратив на 1 синий или розовый (классика: жёлтый или зелёный) рулон меньше.
rococo-effect-II-c = Делегировать любую карту за 8, 5 или 2 ливра.
rococo-effect-II-d = 1 престиж за каждые 2 декорации.
rococo-effect-III-a = 1 ливр за каждую декорацию.
rococo-effect-III-b = 1 престиж за каждые 3 наряда.
rococo-effect-III-c = Профинансировать ещё одну декорацию на 5 ливров дешевле.
rococo-effect-III-d = От 2 до 14 ливров по размеру персонала.
rococo-effect-IV-a = От 1 до 7 ливров по размеру персонала.
rococo-effect-IV-b = Сшить ещё один наряд, потратив до 2 зелёных (классика: красных) рулонов меньше.
rococo-effect-IV-c = 2 ливра за каждый розовый (классика: зелёный) наряд, 1 престиж за каждый оранжевый (классика: синий).
rococo-effect-IV-d = 1 престиж за каждые заплаченные 4 ливра.
rococo-effect-V-a = 1 ливр за каждый наряд.
rococo-effect-V-b = 1 престиж за каждые 2 декорации.
rococo-effect-V-c = 1 престиж за каждые 2 наряда.
rococo-effect-V-d = Сбросить жетоны ради престижа.
rococo-effect-VI-a = 1 престиж за каждые заплаченные 3 ливра.
rococo-effect-VI-b = Профинансировать ещё одну декорацию на 10 ливров дешевле.
rococo-effect-VI-c = В конце от 2 до 11 престижа по размеру персонала.
rococo-effect-VI-d = В конце 3 престижа за каждую пару кружева и ниток.
rococo-effect-VI-e = В конце 3 престижа за каждые 2 наряда на местах Мастера.
rococo-effect-VI-f = В конце 2 престижа за каждую пару платья и костюма.
rococo-effect-JJ-1 = Переложить карту из запаса в сброс и использовать её бонус.
rococo-effect-JJ-2 = Использовать бонус верхней карты сброса соперника.
rococo-effect-JJ-3 = 1 ливр за каждый зал, где вы представлены.
rococo-effect-JJ-4 = От 6 до 2 ливров, больше за малый персонал.
rococo-effect-JJ-5 = 3 ливра за каждые 2 декорации.
rococo-effect-JJ-6 = Сшить и продать ещё один наряд и 1 престиж.
rococo-effect-JJ-7 = 1 престиж за каждые 2 наряда в одном зале.
rococo-effect-JJ-8 = 3 ливра за каждые 2 перстня.
rococo-effect-JJ-9 = 1 престиж за каждые 3 драгоценности.
rococo-effect-JM-1 = 2 ливра за каждый наряд в одном зале.
rococo-effect-JM-2 = 1 престиж за каждую пару синего и зелёного (классика: жёлтого и красного) платьев.
rococo-effect-JM-3 = 3 ливра за каждые 2 наряда на местах Мастера.
rococo-effect-JM-4 = 3 ливра за каждые 2 драгоценности.
rococo-effect-JM-5 = 4 ливра, если нет зелёного (классика: красного) наряда, 5, если нет оранжевого (классика: синего).
rococo-effect-JM-6 = В конце 6 престижа за каждый набор четырёх разных драгоценностей.
rococo-effect-JM-7 = В конце 3 престижа за каждые 2 ожерелья.
rococo-effect-JM-8 = В конце 1 престиж за каждую декорацию.
rococo-effect-JM-9 = В конце 3 престижа за каждых 2 Учеников.
rococo-effect-JA-1 = 3 престижа (условие найма: 3 костюма).
rococo-effect-JA-2 = 3 престижа (условие найма: 3 платья).
rococo-effect-JA-3 = 3 престижа (условие найма: 3 наряда на местах Мастера).
rococo-effect-JA-4 = 3 престижа (условие найма: 30 ливров).
rococo-effect-JA-5 = 3 престижа (условие найма: 3 драгоценности).
rococo-effect-JA-6 = 3 престижа (условие найма: 3 вида декораций).
rococo-effect-JA-7 = 3 престижа (условие найма: 4 жетона, 2 кружева и 2 маркера ниток).
rococo-effect-JA-8 = 3 престижа (условие найма: 5 очков престижа).
rococo-effect-JA-9 = 3 престижа (условие найма: сданный экзамен на Мастера).
rococo-effect-JA-10 = 3 престижа (условие найма: присутствие во всех пяти залах).
rococo-effect-F01 = При пошиве: 2 престижа за каждую пару вашего платья и костюма; не продаётся.
rococo-effect-F02 = При пошиве: 1 престиж за каждую вашу декорацию; не продаётся.
rococo-effect-F03 = При пошиве: 1 престиж за каждый ваш синий (классика: жёлтый) наряд; не продаётся.
rococo-effect-F04 = При пошиве: 1 престиж за каждый ваш розовый (классика: зелёный) наряд; не продаётся.
rococo-effect-E01 = После сдачи напрокат: милость королевы, если она на поле, и 5 ливров.
rococo-effect-E02 = После сдачи напрокат: можно делегировать любую карту за указанные на ней ливры, без её бонуса.
rococo-effect-E03 = После сдачи напрокат: любой жетон из ящика бесплатно.
rococo-effect-E04 = 14 ливров, продаёте вы его или сдаёте напрокат; без престижа.
rococo-effect-E05 = После сдачи напрокат, с фишкой у Ювелира: любая драгоценность бесплатно; того же цвета — ещё и случайный жетон.
rococo-effect-E06 = После сдачи напрокат, с фишкой у Ювелира: любая драгоценность бесплатно; того же цвета — ещё и случайный жетон.
rococo-colour-deluxe-azure = синий
rococo-colour-deluxe-rose = розовый
rococo-colour-deluxe-jade = зелёный
rococo-colour-deluxe-amber = оранжевый
rococo-colour-classic-azure = жёлтый
rococo-colour-classic-rose = зелёный
rococo-colour-classic-jade = красный
rococo-colour-classic-amber = синий
rococo-name-necklace = ожерелье
rococo-name-ring = перстень
rococo-rank-master = Мастер
rococo-rank-journeyman = Подмастерье
rococo-rank-apprentice = Ученик
rococo-decoration-fireworks = фейерверк
rococo-decoration-statues = статуя
rococo-decoration-kitchen_left = Кухня, левая половина
rococo-decoration-kitchen_right = Кухня, правая половина
rococo-decoration-musicians = музыканты зала
rococo-decoration-jeweller = Ювелир
rococo-decoration-classic-kitchen_left = фонтан, верхний ряд
rococo-decoration-classic-kitchen_right = фонтан, нижний ряд
rococo-thing-terrace = Терраса
rococo-thing-all_halls = Бонус «Все залы»
rococo-thing-display = Витрина нарядов
rococo-thing-drawers = Ящики
rococo-thing-hire = Ряд найма
rococo-thing-favor = Милость королевы
rococo-thing-jewels = Витрина драгоценностей
rococo-thing-staff = Персонал
rococo-thing-supply = Запас
rococo-thing-hand = Рука
rococo-thing-discard-pile = Сброс
rococo-thing-livres = Ливры
rococo-thing-lace = Кружево
rococo-thing-yarn = Нитки
rococo-thing-silk = Шёлк
rococo-thing-prestige = Престиж
rococo-thing-special-card = Специализированный Ученик
rococo-thing-du_barry = Мадам Дюбарри
rococo-thing-start_marker = Золотой напёрсток (первый игрок)
rococo-thing-master_space = Место Мастера
rococo-name-A01 = платье A01
rococo-name-A02 = платье A02
rococo-name-A03 = платье A03
rococo-name-A04 = платье A04
rococo-name-A05 = платье A05
rococo-name-A06 = платье A06
rococo-name-A07 = платье A07
rococo-name-A08 = платье A08
rococo-name-A09 = платье A09
rococo-name-A10 = платье A10
rococo-name-A11 = платье A11
rococo-name-A12 = платье A12
rococo-name-A13 = платье A13
rococo-name-R01 = костюм R01
rococo-name-R02 = костюм R02
rococo-name-R03 = костюм R03
rococo-name-R04 = костюм R04
rococo-name-R05 = костюм R05
rococo-name-R06 = костюм R06
rococo-name-R07 = костюм R07
rococo-name-R08 = костюм R08
rococo-name-R09 = костюм R09
rococo-name-R10 = костюм R10
rococo-name-R11 = костюм R11
rococo-name-R12 = костюм R12
rococo-name-R13 = костюм R13
rococo-name-J01 = платье J01
rococo-name-J02 = платье J02
rococo-name-J03 = платье J03
rococo-name-J04 = платье J04
rococo-name-J05 = платье J05
rococo-name-J06 = платье J06
rococo-name-J07 = платье J07
rococo-name-J08 = платье J08
rococo-name-J09 = платье J09
rococo-name-J10 = платье J10
rococo-name-O01 = костюм O01
rococo-name-O02 = костюм O02
rococo-name-O03 = костюм O03
rococo-name-O04 = костюм O04
rococo-name-O05 = костюм O05
rococo-name-O06 = костюм O06
rococo-name-L01 = платье L01
rococo-name-L02 = костюм L02
rococo-name-L03 = платье L03
rococo-name-L04 = костюм L04
rococo-name-F01 = костюм F01
rococo-name-F02 = платье F02
rococo-name-F03 = платье F03
rococo-name-F04 = костюм F04
rococo-name-E01 = костюм E01
rococo-name-E02 = платье E02
rococo-name-E03 = костюм E03
rococo-name-E04 = платье E04
rococo-name-E05 = платье E05
rococo-name-E06 = костюм E06
