### «Рококо»: вопросы игроку, журнал, счёт, параметры, действия и названия.

rococo-title = Рококо
rococo-summary = Управляйте портновской мастерской при дворе Людовика XV: мудро распоряжайтесь работниками, шейте роскошные платья и костюмы, украшайте дворец и завоюйте больше всех престижа к началу большого бала.

## Вопросы игроку

rococo-prompt-choose = { $count ->
    [one] Выберите на руку ещё { $count } карту.
    [few] Выберите на руку { $count } карты.
    [many] Выберите на руку { $count } карт.
   *[other] Выберите на руку { $count } карты.
 }
rococo-prompt-confirm = Играете этот раунд с этими тремя картами? Подтвердите или выберите заново.
rococo-prompt-chosen = Вы выбрали карты. Можно выбрать заново, пока не подтвердил последний игрок.
rococo-prompt-play = Ваш ход: сыграйте карту с руки.
rococo-prompt-main = Работает ваш { $rank ->
    [2] Мастер
    [1] Подмастерье
   *[other] Ученик
 }: выберите действие.
rococo-note-main = Действие подсвечивает то, на что указывает.
rococo-prompt-bonus = Бонус: { $card }. Можно отказаться.
rococo-prompt-garment-bonus = Бонус за наряд ({ $garment }): { $bonus }. Можно отказаться.
rococo-prompt-reward-tile = Гость дарит вам жетон материалов: возьмите один из ящика или откажитесь.
rococo-prompt-tile = Оставить жетон как шёлк или обменять на кружево или нитки? { $tile }
rococo-prompt-discount = Какой шёлк сэкономить на этом наряде ({ $garment })? Можно и никакой.
rococo-prompt-pay = Выберите жетоны материалов, чтобы оплатить пошив ({ $garment }); ещё не хватает: { $rolls }.
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
rococo-log-change = { $player } выбирает карты заново.
rococo-log-recycle = { $player } делает из сброса новый запас.
rococo-log-play = { $player } играет карту { $card }
rococo-log-no-action = { $player } не выполняет основного действия.
rococo-log-decline = { $player } отказывается от бонуса карты { $cards }.
rococo-log-decline-garment = { $player } отказывается от бонуса за наряд ({ $garment }).
rococo-log-decline-tile = { $player } отказывается от жетона материалов от гостя.
rococo-log-decline-jewel = { $player } не покупает драгоценность.
rococo-log-decline-discount = { $player } не экономит шёлк на этом наряде ({ $garment }).
rococo-log-decline-buying = { $player } больше не покупает престиж.
rococo-log-decline-discarding = { $player } больше не сбрасывает жетоны.
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
rococo-log-tailor = { $player } шьёт{ $price ->
    [0] { "" }
    [one] { " " }за { $price } ливр
    [few] { " " }за { $price } ливра
   *[other] { " " }за { $price } ливров
 }: { $garment }{ $paid ->
    [0] { "" }
   *[other] { "; " }оплата: { $tiles }
 }.
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
rococo-log-pay = { $player } платит { $amount ->
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

rococo-rival = Мадам Дюбарри
rococo-score-play = Во время игры
rococo-score-livres = Оставшиеся ливры
rococo-score-jewels = Драгоценности
rococo-score-crowns = Работники с короной
rococo-score-favor = Милость королевы
rococo-score-hall1 = Королевский зал
rococo-score-hall2 = Второй зал
rococo-score-hall3 = Третий зал
rococo-score-hall4 = Четвёртый зал
rococo-score-hall5 = Пятый зал
rococo-score-fireworks = Фейерверки
rococo-score-statues = Статуи
rococo-score-garments = Наряды в залах
rococo-score-terrace = Наряды на Террасе
rococo-score-decorations = Декорации
rococo-score-all-halls = Бонус «Все залы»
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
rococo-option-v_c_per = Классическое издание: как Подмастерье уровня V считает наряды. Книги правил расходятся.
rococo-option-v_c_per-2 = 1 очко престижа за каждые 2 наряда, как в правилах делюкс.
rococo-option-v_c_per-3 = 1 очко престижа за каждые 3 наряда, как в правилах 2013 года.
rococo-option-du_barry_level = Соло: уровень мадам Дюбарри, то есть какие карты в её колоде. Эти колоды восстановлены приблизительно.
rococo-option-du_barry_level-apprentice = Ученик: она в основном собирает жетоны материалов.
rococo-option-du_barry_level-journeyman = Подмастерье: обычная соперница.
rococo-option-du_barry_level-master = Мастер: она больше всего шьёт и нанимает.
rococo-option-du_barry_tasks = Соло со Шкатулкой: какое задание экзамена отмечает мадам Дюбарри.
rococo-option-du_barry_tasks-fitting = Самое верхнее свободное задание, которому соответствует её жетон или наряд.
rococo-option-du_barry_tasks-next = Просто следующее свободное задание сверху.
rococo-option-start_player = Кто начинает первый раунд (в одиночку — мадам Дюбарри).
rococo-option-start_player-by_lot = Игрок, выбранный жребием.
rococo-option-start_player-first_seat = Первое место за столом.
rococo-need-company = В одиночку играют в делюкс-издание.
rococo-need-classic = Только в классическом издании.
rococo-need-alone = Только когда играете в одиночку.
rococo-need-exam = Только в одиночку, со «Шкатулкой с драгоценностями».
rococo-need-her_start = В одиночной игре начинает мадам Дюбарри.
rococo-preset-first = Первый вечер
rococo-preset-first-note = Делюкс-издание, без модулей.
rococo-preset-full = Большой бал
rococo-preset-full-note = Делюкс со всеми четырьмя модулями.
rococo-preset-solo = Приватная примерка
rococo-preset-solo-note = В одиночку против мадам Дюбарри, самая лёгкая колода.

## Действия

rococo-action-choose = Взять на руку: { $a }
rococo-action-confirm = Подтвердить эти карты
rococo-action-change = Выбрать заново
rococo-action-play = Сыграть: { $a }
rococo-action-no-action = Без действия
rococo-action-favor = Снискать милость королевы
rococo-action-acquire = Взять жетон материалов: { $a }
rococo-action-tailor = Сшить наряд: { $a }
rococo-action-hire = Нанять: { $a }
rococo-action-depute = Делегировать
rococo-action-fund = Профинансировать: { $a }
rococo-action-exam = Сдать { $a }
rococo-action-use = Использовать бонус
rococo-action-decline = Отказаться
rococo-action-done = Хватит
rococo-action-keep = Оставить жетон как шёлк
rococo-action-convert = Обменять жетон
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

## К чему ведёт выбор и что в нём окончательно

rococo-effect-play = Одно действие, потом бонус карты.
rococo-effect-confirm = Можно выбрать заново, пока не подтвердил последний игрок.
rococo-effect-no-action = Дальше только бонус сыгранной карты.
rococo-effect-favor = В следующем раунде вы первые.
rococo-effect-acquire = Оставьте его как шёлк или возьмите кружево или нитки.
rococo-effect-tailor = Потом сдайте напрокат или продайте.
rococo-effect-hire = На руку, ещё на этот раунд.
rococo-effect-depute = Карта выходит из игры; её бонус можно использовать в последний раз.
rococo-effect-depute-card = Карта выходит из игры.
rococo-effect-fund = Ваш жетон остаётся до конца.
rococo-effect-exam = Карта выходит из игры; вы берёте одну из экзаменационной колоды.
rococo-effect-keep = Из него можно шить.
rococo-effect-convert = Жетон уходит в сброс.
rococo-effect-rent = В конце даёт очки, в зале на ваш выбор.
rococo-effect-sell = Наряд уходит в сброс.
rococo-effect-jewel = Она остаётся вашей.
rococo-effect-pay = Сбрасывается целиком; лишние рулоны пропадают.
rococo-effect-call = В сброс; дальше её бонус.
rococo-effect-take = На руку.
rococo-final-depute = Карта навсегда выходит из игры.
rococo-final-depute-card = Карта навсегда выходит из игры.
rococo-final-exam = Карта навсегда выходит из игры, и вы видите экзаменационную колоду.
rococo-final-use = Вы тянете жетон, которого ещё никто не видел.
rococo-final-jewel = Она даёт жетон, которого ещё никто не видел.

## Названия: цвета, залы и места

rococo-hall-1 = Королевский зал
rococo-hall-2 = Второй зал
rococo-hall-3 = Третий зал
rococo-hall-4 = Четвёртый зал
rococo-hall-5 = Пятый зал
rococo-seat-0 = игрок 1
rococo-seat-1 = игрок 2
rococo-seat-2 = игрок 3
rococo-seat-3 = игрок 4
rococo-seat-4 = игрок 5

## Названия: декорации, экзамены и задания

rococo-exam-journeyman = экзамен на Подмастерья
rococo-exam-master = экзамен на Мастера

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

## Другие названия

rococo-hire-special = ваш специализированный Ученик

## Вещи и бонусы словами

rococo-fireworks = Фейерверки
rococo-statues = Статуи
rococo-kitchen-left = Кухня, левая
rococo-kitchen-right = Кухня, правая
rococo-fountain-left = Фонтан, верх
rococo-fountain-right = Фонтан, низ
rococo-musicians = Музыканты, { $hall }
rococo-space = { $kind } { $n }
rococo-jeweller = Ювелир
rococo-deluxe-azure = { $for ->
    [gown] синее
    [necklace] синее
   *[other] синий
 }
rococo-deluxe-rose = { $for ->
    [gown] розовое
    [necklace] розовое
   *[other] розовый
 }
rococo-deluxe-jade = { $for ->
    [gown] зелёное
    [necklace] зелёное
   *[other] зелёный
 }
rococo-deluxe-amber = { $for ->
    [gown] оранжевое
    [necklace] оранжевое
   *[other] оранжевый
 }
rococo-classic-azure = { $for ->
    [gown] жёлтое
    [necklace] жёлтое
   *[other] жёлтый
 }
rococo-classic-rose = { $for ->
    [gown] зелёное
    [necklace] зелёное
   *[other] зелёный
 }
rococo-classic-jade = { $for ->
    [gown] красное
    [necklace] красное
   *[other] красный
 }
rococo-classic-amber = { $for ->
    [gown] синее
    [necklace] синее
   *[other] синий
 }
rococo-master = Мастер
rococo-journeyman = Подмастерье
rococo-apprentice = Ученик
rococo-card-name = { $rank } { $level }
rococo-special = специализированный Ученик
rococo-gown-of = { $colour } платье
rococo-coat-of = { $colour } костюм
rococo-garment = { $what } ({ $printed })
rococo-needs = нужно: { $what }
rococo-master-only = шьёт только Мастер
rococo-sells = продажа: { $price }
rococo-tile = { $silk } · { $goods }
rococo-silks = { $silk }
rococo-about-tile = Жетон материалов: { $silk }; или { $goods }
rococo-livres = { $n ->
    [one] { $n } ливр
    [few] { $n } ливра
    [many] { $n } ливров
   *[other] { $n } ливра
 }
rococo-lace = кружево: { $n }
rococo-yarn = нитки: { $n }
rococo-prestige = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
 }
rococo-silk = { $n } × { $colour } шёлк
rococo-guest = { $hall }, гость { $n }
rococo-jewel-name = { $kind ->
    [ring] { $colour } перстень
   *[necklace] { $colour } ожерелье
 }
rococo-task-JT1 = Ученик приобретает и оставляет { $silk } шёлк
rococo-task-JT2 = Ученик приобретает и оставляет { $silk } шёлк
rococo-task-JT3 = Ученик приобретает кружево или нитки
rococo-task-JT4 = Ученик финансирует декорацию
rococo-task-MT1 = Подмастерье шьёт платье
rococo-task-MT2 = Подмастерье шьёт костюм
rococo-task-MT3 = Мастер шьёт наряд
rococo-her-favor = Она получает милость королевы и 3 очка престижа.
rococo-her-drawer = Она берёт все жетоны из ящика { $n }.
rococo-her-place = { $place ->
    [left] Она берёт левый жетон из каждого ящика.
    [centre] Она берёт средний жетон из каждого ящика.
   *[right] Она берёт правый жетон из каждого ящика.
 }
rococo-her-tailor = { $from ->
    [left] Она шьёт наряд номер { $n } слева.
   *[right] Она шьёт наряд номер { $n } справа.
 }
rococo-her-hire = { $from ->
    [left] Она нанимает работника номер { $n } слева.
   *[right] Она нанимает работника номер { $n } справа.
 }
rococo-her-fund = Она финансирует самое дешёвое: { $what }.
rococo-her-fireworks = фейерверки
rococo-her-kitchen = кухня
rococo-her-musicians = музыканты
rococo-her-statues = статуи
rococo-b-none = без бонуса
rococo-b-pay = за { $price }: { $what }
rococo-b-if = { $gain } ({ $wish })
rococo-b-several = { $what }
rococo-b-lace_or_yarn = одно кружево или нитки
rococo-b-random_resource = случайный жетон материалов
rococo-b-extra-acquire = ещё одно приобретение жетона
rococo-b-extra-tailor = ещё один пошив наряда
rococo-b-extra-fund = ещё одно финансирование декорации
rococo-b-less = скидка: { $what }
rococo-b-must-sell = наряд нужно продать
rococo-b-delegate = { $pay ->
    [none] делегировать любого работника без ливров и использовать его бонус
    [printed] делегировать любого работника за указанные ливры
   *[table] делегировать любого работника за { $list } ливров (Мастер, Подмастерье, Ученик)
 }
rococo-b-per = { $gain } { $what }
rococo-b-colour = { $gain } за каждый { $colour } наряд
rococo-b-no-colour = { $gain }, если на балу нет ваших нарядов (цвет: { $colour })
rococo-b-staff = { $kind ->
    [livres] ливры по размеру персонала: { $list }
   *[prestige] престиж по размеру персонала: { $list }
 }
rococo-b-step = { $staff }: { $amount }
rococo-b-buy = сколько угодно раз: 1 очко престижа за { $price }
rococo-b-discard_silk = { $n ->
    [one] сбросить жетоны: 1 очко престижа за редкий рулон или за { $n } обычный
    [few] сбросить жетоны: 1 очко престижа за редкий рулон или за { $n } обычных
   *[other] сбросить жетоны: 1 очко престижа за редкий рулон или за { $n } обычных
 }
rococo-b-use_own_bonus = переложить карту из запаса в сброс и использовать её бонус
rococo-b-copy_opponent_bonus = использовать бонус верхней карты сброса соперника
rococo-b-claim_favor = милость королевы и { $gain }
rococo-b-take_resource = любой жетон из ящика
rococo-b-take_jewel = любая драгоценность
rococo-of-garment = { $n ->
    [1] за каждый ваш наряд на балу
    [few] за каждые { $n } ваших наряда на балу
   *[other] за каждые { $n } ваших нарядов на балу
 }
rococo-of-garment_azure = { $n ->
    [1] за каждый ваш { $colour } наряд
    [few] за каждые { $n } ваших наряда ({ $colour } цвет)
   *[other] за каждые { $n } ваших нарядов ({ $colour } цвет)
 }
rococo-of-garment_rose = { $n ->
    [1] за каждый ваш { $colour } наряд
    [few] за каждые { $n } ваших наряда ({ $colour } цвет)
   *[other] за каждые { $n } ваших нарядов ({ $colour } цвет)
 }
rococo-of-decoration = { $n ->
    [1] за каждую вашу декорацию
    [few] за каждые { $n } ваши декорации
   *[other] за каждые { $n } ваших декораций
 }
rococo-of-hall_present = { $n ->
    [1] за каждый зал, где вы представлены
    [few] за каждые { $n } зала, где вы представлены
   *[other] за каждые { $n } залов, где вы представлены
 }
rococo-of-garment_in_one_hall = { $n ->
    [1] за каждый ваш наряд в одном зале
    [few] за каждые { $n } ваших наряда в одном зале
   *[other] за каждые { $n } ваших нарядов в одном зале
 }
rococo-of-master_guest = { $n ->
    [1] за каждый ваш наряд на месте Мастера
    [few] за каждые { $n } ваших наряда на местах Мастера
   *[other] за каждые { $n } ваших нарядов на местах Мастера
 }
rococo-of-pair_lady_gentleman = { $n ->
    [1] за каждую пару из вашего платья и костюма
    [few] за каждые { $n } пары из ваших платьев и костюмов
   *[other] за каждые { $n } пар из ваших платьев и костюмов
 }
rococo-of-pair_azure_jade = { $n ->
    [1] за каждую пару ваших платьев двух цветов
    [few] за каждые { $n } пары ваших платьев двух цветов
   *[other] за каждые { $n } пар ваших платьев двух цветов
 }
rococo-of-lace_yarn_pair = { $n ->
    [1] за каждую возвращённую пару из кружева и ниток
    [few] за каждые { $n } возвращённые пары из кружева и ниток
   *[other] за каждые { $n } возвращённых пар из кружева и ниток
 }
rococo-of-jewel = { $n ->
    [1] за каждую вашу драгоценность
    [few] за каждые { $n } ваши драгоценности
   *[other] за каждые { $n } ваших драгоценностей
 }
rococo-of-ring = { $n ->
    [1] за каждый ваш перстень
    [few] за каждые { $n } ваших перстня
   *[other] за каждые { $n } ваших перстней
 }
rococo-of-necklace = { $n ->
    [1] за каждое ваше ожерелье
    [few] за каждые { $n } ваших ожерелья
   *[other] за каждые { $n } ваших ожерелий
 }
rococo-of-jewel_set = { $n ->
    [1] за каждый набор из четырёх разных драгоценностей
    [few] за каждые { $n } набора из четырёх разных драгоценностей
   *[other] за каждые { $n } наборов из четырёх разных драгоценностей
 }
rococo-of-apprentice = { $n ->
    [1] за каждого вашего Ученика
    [few] за каждых { $n } ваших Учеников
   *[other] за каждых { $n } ваших Учеников
 }
rococo-if-gentleman_garments = { $n ->
    [one] наём, если на балу не менее { $n } вашего костюма
    [few] наём, если на балу не менее { $n } ваших костюмов
   *[other] наём, если на балу не менее { $n } ваших костюмов
 }
rococo-if-lady_garments = { $n ->
    [one] наём, если на балу не менее { $n } вашего платья
    [few] наём, если на балу не менее { $n } ваших платьев
   *[other] наём, если на балу не менее { $n } ваших платьев
 }
rococo-if-master_guests = { $n ->
    [one] наём, если на местах Мастера не менее { $n } вашего наряда
    [few] наём, если на местах Мастера не менее { $n } ваших нарядов
   *[other] наём, если на местах Мастера не менее { $n } ваших нарядов
 }
rococo-if-livres = { $n ->
    [one] наём, если у вас не менее { $n } ливра
    [few] наём, если у вас не менее { $n } ливров
   *[other] наём, если у вас не менее { $n } ливров
 }
rococo-if-jewels = { $n ->
    [one] наём, если у вас не менее { $n } драгоценности
    [few] наём, если у вас не менее { $n } драгоценностей
   *[other] наём, если у вас не менее { $n } драгоценностей
 }
rococo-if-decoration_types = { $n ->
    [one] наём, если у вас декорации не менее { $n } вида
    [few] наём, если у вас декорации не менее { $n } видов
   *[other] наём, если у вас декорации не менее { $n } видов
 }
rococo-if-stock = наём, если у вас не меньше: жетонов — { $tiles }, кружева — { $lace }, ниток — { $yarn }
rococo-if-prestige = { $n ->
    [one] наём, если набрано не менее { $n } очка престижа
    [few] наём, если набрано не менее { $n } очков престижа
   *[other] наём, если набрано не менее { $n } очков престижа
 }
rococo-if-master_exams = наём после экзамена на Мастера
rococo-if-halls_present = наём, если вы во всех залах
rococo-at-end = в конце: { $what }
rococo-card-does = { $card }: { $bonus }
rococo-deputes = за делегирование { $price }
rococo-about = { $what }

## Why not, in short

rococo-why-ROC-ACQ-03 = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-FUND-08 = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-HIRE-04 = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-JB-04 = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-TAILOR-02 = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-EXAM-11-fee = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-EXAM-12-fee = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-TAILOR-04-azure = Нужно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-04-rose = Нужно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-04-jade = Нужно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-04-amber = Нужно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-06-lace = Нужно { rococo-lace }; у вас { $have }.
rococo-why-ROC-TAILOR-06-yarn = Нужны { rococo-yarn }; у вас { $have }.
rococo-why-ROC-ACQ-01 = Здесь нет жетона.
rococo-why-ROC-BON-01 = Этот бонус такого не даёт.
rococo-why-ROC-EXAM-17 = Экзамен не бывает бонусом.
rococo-why-ROC-EXAM-11 = Этот экзамен вам сейчас недоступен.
rococo-why-ROC-EXAM-12 = Этот экзамен вам сейчас недоступен.
rococo-why-ROC-EXAM-11-tasks = Отмечено заданий: { $have } из { $n }.
rococo-why-ROC-EXAM-12-tasks = Отмечено заданий: { $have } из { $n }.
rococo-why-ROC-DEPUTE-05 = Должны остаться четверо, а у вас { $have }.
rococo-why-ROC-DEPUTE-01 = Должны остаться четверо работников.
rococo-why-ROC-MIX-03 = Эта карта уже уходит.
rococo-why-ROC-MIX-10 = На этом цвете сэкономить нечего.
rococo-why-ROC-MIX-21 = Там нет бонуса, который можно использовать сейчас.
rococo-why-ROC-MIX-26 = Его не продать, а этот бонус требует продажи.
rococo-why-ROC-P3-07-favor = Ученик не может её снискать.
rococo-why-ROC-P3-07-apprentice = Этот экзамен сдаёт только Ученик.
rococo-why-ROC-P3-07-journeyman = Этот экзамен сдаёт только Подмастерье.
rococo-why-ROC-FAVOR-01 = На этот раунд её уже взяли.
rococo-why-ROC-FUND-03 = Это место занято.
rococo-why-ROC-FUND-04 = В этой половине уже есть ваш жетон.
rococo-why-ROC-JB-10 = У вас уже есть ювелир.
rococo-why-ROC-JB-02 = У вас нет ювелира.
rococo-why-ROC-JB-03 = Ожерелье идёт к платью, кольцо — к костюму.
rococo-why-ROC-JB-08 = Здесь нет драгоценности.
rococo-why-ROC-HIRE-01 = Нанимает только Мастер.
rococo-why-ROC-SPEC-01 = Уже нанят.
rococo-why-ROC-SPEC-01-rank = Нанимает только Мастер.
rococo-why-ROC-SPEC-JA-1 = Костюмы на балу: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-2 = Платья на балу: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-3 = Наряды на местах Мастера: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-4 = Нужно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-SPEC-JA-5 = Драгоценности: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-6 = Виды декораций: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-7 = Нужны четыре жетона, два кружева и две нитки.
rococo-why-ROC-SPEC-JA-8 = Набрано престижа: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-9 = Сдано экзаменов на Мастера: { $have } из { $n }.
rococo-why-ROC-SPEC-JA-10 = Присутствие в залах: { $have } из { $n }.
rococo-why-ROC-TAILOR-01 = Ученик не шьёт.
rococo-why-ROC-TAILOR-03 = Это шьёт только Мастер.
rococo-why-ROC-TAILOR-05 = Этот жетон не нужен.
rococo-why-ROC-TAILOR-12 = Только для сшитого Мастером.
rococo-why-ROC-TAILOR-13 = Этот гость уже одет.
rococo-why-ROC-TAILOR-14 = Нет свободного гостя, который подходит.
rococo-why-ROC-EMP-JJ-6 = Этот бонус требует продажи.
rococo-why-ROC-FEST-01 = Праздничные наряды не продают.
rococo-why-ROC-FEST-02 = Нет свободного гостя, который подходит.
rococo-why-ROC-EXCL-01 = Эксклюзивные наряды не продают.
rococo-why-ROC-EXCL-02 = Нет свободного гостя, который подходит.

## So many of what is paid or comes, in facts about a choice

rococo-goods-livres = { rococo-livres }
rococo-goods-lace = { rococo-lace }
rococo-goods-yarn = { rococo-yarn }
rococo-goods-prestige = { rococo-prestige }
rococo-goods-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
rococo-goods-tile = { $n ->
    [one] { $n } жетон материалов
    [few] { $n } жетона материалов
    [many] { $n } жетонов материалов
   *[other] { $n } жетона материалов
 }
rococo-goods-unseen = { $n ->
    [one] { $n } закрытая вещь
    [few] { $n } закрытые вещи
    [many] { $n } закрытых вещей
   *[other] { $n } закрытой вещи
 }
