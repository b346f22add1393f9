### «Рококо»: запитання до гравця, журнал, рахунок, параметри, дії та назви.

rococo-summary = Керуйте кравецькою майстернею при дворі Людовика XV: мудро провадьте працівників, шийте розкішні сукні й костюми, оздоблюйте палац і здобудьте найбільше престижу до початку великого балу.

## Запитання до гравця

rococo-prompt-choose = { $count ->
    [one] Виберіть на руку ще { $count } карту.
    [few] Виберіть на руку { $count } карти.
    [many] Виберіть на руку { $count } карт.
   *[other] Виберіть на руку { $count } карти.
 }
rococo-prompt-confirm = Граєте цей раунд із цими трьома картами? Підтвердьте або виберіть наново.
rococo-prompt-play = Ваш хід: зіграйте карту з руки.
rococo-prompt-main = Виберіть одну основну дію або відмовтеся від неї. Зіграно: { $card }
rococo-prompt-bonus = Бонус: { $bonus }. Можна відмовитися. { $card }
rococo-prompt-garment-bonus = Бонус за одяг ({ $garment }): { $bonus }. Можна відмовитися.
rococo-prompt-reward-tile = Гість дарує вам жетон матеріалів: візьміть один із шухляди або відмовтеся.
rococo-prompt-tile = Залишити жетон як шовк чи обміняти на мереживо або нитки? { $tile }
rococo-prompt-discount = Який шовк заощадити на цьому одязі ({ $garment })? Можна й жодного.
rococo-prompt-pay = Виберіть жетони матеріалів, щоб оплатити пошиття ({ $garment }){ $azure ->
    [0] { "" }
   *[other] { "; бракує рулонів, " }синій (класика: жовтий): { $azure }
 }{ $rose ->
    [0] { "" }
   *[other] { "; бракує рулонів, " }рожевий (класика: зелений): { $rose }
 }{ $jade ->
    [0] { "" }
   *[other] { "; бракує рулонів, " }зелений (класика: червоний): { $jade }
 }{ $amber ->
    [0] { "" }
   *[other] { "; бракує рулонів, " }оранжевий (класика: синій): { $amber }
 }.
rococo-prompt-rent = { $livres ->
    [0] Цей одяг ({ $garment }) не продають: здайте його в оренду (наприкінці { $prestige ->
        [one] { $prestige } очко престижу
        [few] { $prestige } очки престижу
        [many] { $prestige } очок престижу
       *[other] { $prestige } очка престижу
     }).
   *[other] Пошито: { $garment }. Здати в оренду (наприкінці { $prestige ->
        [one] { $prestige } очко престижу
        [few] { $prestige } очки престижу
        [many] { $prestige } очок престижу
       *[other] { $prestige } очка престижу
     }) чи продати за { $livres ->
        [one] { $livres } лівр
        [few] { $livres } ліври
        [many] { $livres } ліврів
       *[other] { $livres } лівра
     }?
 }
rococo-prompt-jewel = Купіть коштовність до цього одягу ({ $garment }) або відмовтеся.
rococo-prompt-place = Виберіть місце для гостя: { $garment }.
rococo-prompt-task = Цей жетон підходить до двох завдань екзамену: яке позначити?
rococo-prompt-exam-card = Екзамен складено: візьміть на руку будь-яку карту екзаменаційної колоди.
rococo-prompt-discard = { $count ->
    [0] Скиньте жетони матеріалів заради престижу або відмовтеся. { $card }
    [one] Скинуто { $count } жетон: скинути ще чи досить? { $card }
    [few] Скинуто { $count } жетони: скинути ще чи досить? { $card }
    [many] Скинуто { $count } жетонів: скинути ще чи досить? { $card }
   *[other] Скинуто { $count } жетона: скинути ще чи досить? { $card }
 }
rococo-prompt-buy = { $count ->
    [0] Купіть престиж за ліври або відмовтеся. { $card }
    [one] Куплено { $count } очко престижу: купити ще чи досить? { $card }
    [few] Куплено { $count } очки престижу: купити ще чи досить? { $card }
    [many] Куплено { $count } очок престижу: купити ще чи досить? { $card }
   *[other] Куплено { $count } очка престижу: купити ще чи досить? { $card }
 }
rococo-prompt-her-card = Мадам дю Баррі відкриває карту: { $card }
rococo-prompt-her-place = Ще одна карта показує, куди мадам дю Баррі здає в оренду одяг ({ $garment }): { $hall ->
    [1] Королівська зала
    [2] Друга зала
    [3] Третя зала
    [4] Четверта зала
    [5] П’ята зала
   *[other] { $hall }
 }.

## Журнал

rococo-log-round = Починається раунд { $round }.
rococo-log-starts = { $player } має прихильність королеви й починає цей раунд.
rococo-log-chosen = { $player } вибирає карти на цей раунд. { $cards }
rococo-log-recycle = { $player } робить зі скиду новий запас.
rococo-log-play = { $player } грає карту { $card }
rococo-log-favor = { $player } здобуває прихильність королеви.
rococo-log-acquire = { $player } бере жетон матеріалів { $price ->
    [0] безплатно
    [one] за { $price } лівр
    [few] за { $price } ліври
    [many] за { $price } ліврів
   *[other] за { $price } лівра
 }. { $tile }
rococo-log-draw = { $player } тягне випадковий жетон матеріалів. { $tile }
rococo-log-keep = { $player } залишає жетон як шовк. { $tile }
rococo-log-convert = { $player } скидає жетон і бере { $lace ->
    [0] { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [1] мереживо
           *[other] мереживо ({ $lace })
         }
       *[other] { $lace ->
            [1] мереживо
           *[other] мереживо ({ $lace })
         } та { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
     }
 }.
rococo-log-markers = { $player } бере { $lace ->
    [0] { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [1] мереживо
           *[other] мереживо ({ $lace })
         }
       *[other] { $lace ->
            [1] мереживо
           *[other] мереживо ({ $lace })
         } та { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
     }
 }.
rococo-log-tailor = { $player } шиє { $price ->
    [0] безплатно
    [one] за { $price } лівр
    [few] за { $price } ліври
    [many] за { $price } ліврів
   *[other] за { $price } лівра
 }: { $garment }.
rococo-log-sell = { $player } продає: { $garment }.
rococo-log-place = { $player } здає в оренду: { $garment } — { $hall ->
    [1] Королівська зала
    [2] Друга зала
    [3] Третя зала
    [4] Четверта зала
    [5] П’ята зала
   *[other] { $hall }
 }, гість { $position }.
rococo-log-jewel = { $player } бере коштовність { $price ->
    [0] безплатно
    [one] за { $price } лівр
    [few] за { $price } ліври
    [many] за { $price } ліврів
   *[other] за { $price } лівра
 }: { $jewel }.
rococo-log-hire = { $player } наймає { $price ->
    [0] безплатно
    [one] за { $price } лівр
    [few] за { $price } ліври
    [many] за { $price } ліврів
   *[other] за { $price } лівра
 }: { $card }
rococo-log-depute = { $player } делегує карту { $card }
rococo-log-fund = { $player } фінансує декорацію { $price ->
    [0] безплатно
    [one] за { $price } лівр
    [few] за { $price } ліври
    [many] за { $price } ліврів
   *[other] за { $price } лівра
 }: { $space }.
rococo-log-all-halls = { $player } тепер у всіх п’яти Залах: наприкінці { $prestige ->
    [one] { $prestige } очко престижу
    [few] { $prestige } очки престижу
    [many] { $prestige } очок престижу
   *[other] { $prestige } очка престижу
 }.
rococo-log-livres = { $player } бере { $amount ->
    [one] { $amount } лівр
    [few] { $amount } ліври
    [many] { $amount } ліврів
   *[other] { $amount } лівра
 }.
rococo-log-prestige = { $player } набирає { $amount ->
    [one] { $amount } очко престижу
    [few] { $amount } очки престижу
    [many] { $amount } очок престижу
   *[other] { $amount } очка престижу
 }.
rococo-log-discard = { $player } скидає жетон матеріалів заради престижу. { $tile }
rococo-log-call = { $player } перекладає карту із запасу у скид: { $card }
rococo-log-copy = { $player } використовує бонус верхньої карти скиду ({ $other_player }): { $card }
rococo-log-task = { $player } позначає завдання екзамену: { $task }.
rococo-log-exam = { $player } складає { $exam }.
rococo-log-exam-card = { $player } бере карту з екзаменаційної колоди. { $card }
rococo-log-income = { $player } отримує дохід: { $amount ->
    [one] { $amount } лівр
    [few] { $amount } ліври
    [many] { $amount } ліврів
   *[other] { $amount } лівра
 }.
rococo-log-final = Бал відкрито: фінальний підрахунок.
rococo-log-her-starts = Мадам дю Баррі має прихильність королеви й починає цей раунд.
rococo-log-her-card = Мадам дю Баррі відкриває карту: { $card }
rococo-log-her-favor = Мадам дю Баррі здобуває прихильність королеви.
rococo-log-her-tiles = { $count ->
    [one] Мадам дю Баррі бере { $count } жетон матеріалів.
    [few] Мадам дю Баррі бере { $count } жетони матеріалів.
    [many] Мадам дю Баррі бере { $count } жетонів матеріалів.
   *[other] Мадам дю Баррі бере { $count } жетона матеріалів.
 }
rococo-log-her-markers = Мадам дю Баррі бере { $lace ->
    [0] { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [1] мереживо
           *[other] мереживо ({ $lace })
         }
       *[other] { $lace ->
            [1] мереживо
           *[other] мереживо ({ $lace })
         } та { $yarn ->
            [1] нитки
           *[other] нитки ({ $yarn })
         }
     }
 }.
rococo-log-her-tailor = Мадам дю Баррі шиє: { $garment }.
rococo-log-her-hall = Мадам дю Баррі відкриває карту, що вказує Залу: { $hall ->
    [1] Королівська зала
    [2] Друга зала
    [3] Третя зала
    [4] Четверта зала
    [5] П’ята зала
   *[other] { $hall }
 }.
rococo-log-her-place = Мадам дю Баррі здає в оренду: { $garment } — { $hall ->
    [1] Королівська зала
    [2] Друга зала
    [3] Третя зала
    [4] Четверта зала
    [5] П’ята зала
   *[other] { $hall }
 }, гість { $position }.
rococo-log-her-jewel = Мадам дю Баррі бере коштовність: { $jewel }.
rococo-log-her-hire = Мадам дю Баррі наймає: { $card }
rococo-log-her-fund = Мадам дю Баррі фінансує декорацію: { $space }.
rococo-log-her-all-halls = Мадам дю Баррі тепер у всіх п’яти Залах: наприкінці { $prestige ->
    [one] { $prestige } очко престижу
    [few] { $prestige } очки престижу
    [many] { $prestige } очок престижу
   *[other] { $prestige } очка престижу
 }.
rococo-log-her-prestige = Мадам дю Баррі набирає { $amount ->
    [one] { $amount } очко престижу
    [few] { $amount } очки престижу
    [many] { $amount } очок престижу
   *[other] { $amount } очка престижу
 }.
rococo-log-her-task = Мадам дю Баррі позначає завдання екзамену: { $task }.
rococo-log-her-exam = Мадам дю Баррі складає { $exam }.

## Рахунок і перебіг гри

rococo-score-play = Під час гри
rococo-score-livres = 1. Залишок ліврів
rococo-score-jewels = 1б. Коштовності
rococo-score-crowns = 2. Працівники з короною
rococo-score-favor = 2. Прихильність королеви
rococo-score-hall1 = 3. Королівська зала
rococo-score-hall2 = 3. Друга зала
rococo-score-hall3 = 3. Третя зала
rococo-score-hall4 = 3. Четверта зала
rococo-score-hall5 = 3. П’ята зала
rococo-score-fireworks = 4. Феєрверки
rococo-score-statues = 6. Статуї
rococo-score-garments = 7. Одяг у Залах
rococo-score-terrace = 5 + 7. Одяг на Терасі
rococo-score-decorations = 7. Декорації
rococo-score-all-halls = 7. Бонус «Усі зали»
rococo-score-tiles = Жетони матеріалів
rococo-phase-choose = Вибір карт
rococo-phase-actions = Дії
rococo-phase-her = Хід мадам дю Баррі
rococo-phase-over = Гру завершено
rococo-end-rounds = Сім раундів минуло, і великий бал розпочався.
rococo-end-beaten = Ви затьмарили мадам дю Баррі.
rococo-end-du_barry = Мадам дю Баррі має не менше престижу, ніж ви: цей вечір належить їй.

## Параметри

rococo-option-edition = Яке видання гри.
rococo-option-edition-deluxe = Делюкс-видання 2020 року: престиж відкритий, і можна самотужки позмагатися з мадам дю Баррі.
rococo-option-edition-classic = Класичне видання 2013 року: престиж таємний до самого кінця, від 2 до 5 гравців.
rococo-option-jewelry_box = Скринька з коштовностями: залучіть Ювеліра, прикрашайте гостей кольє та перснями й готуйте Учнів до екзаменів, які приведуть до вас сильніших працівників.
rococo-option-jewelry_box-on = Зі «Скринькою з коштовностями».
rococo-option-jewelry_box-off = Без «Скриньки з коштовностями».
rococo-option-luxury_garments = Розкішний одяг: чотири шедеври, на які йде ціла гора шовку, зате й очок вони дають найбільше, та п’ять щедрих жетонів матеріалів до них.
rococo-option-luxury_garments-on = З розкішним одягом.
rococo-option-luxury_garments-off = Без розкішного одягу.
rococo-option-festive_garments = Святковий одяг: чотири вироби, що винагороджують одразу після пошиття за те, що ви вже маєте на балу.
rococo-option-festive_garments-on = Зі святковим одягом.
rococo-option-festive_garments-off = Без святкового одягу.
rococo-option-exclusive_tailoring = Ексклюзивне пошиття: вбрання для особливих гостей, і кожне приносить власний дарунок, щойно його розміщено.
rococo-option-exclusive_tailoring-on = З ексклюзивним пошиттям.
rococo-option-exclusive_tailoring-off = Без ексклюзивного пошиття.
rococo-option-start_player = Хто починає перший раунд (наодинці — мадам дю Баррі).
rococo-option-start_player-by_lot = Гравець, вибраний жеребом.
rococo-option-start_player-first_seat = Перше місце за столом.

## Дії

rococo-action-choose = Взяти на руку: { $a }
rococo-action-confirm = Підтвердити ці карти
rococo-action-change = Вибрати наново
rococo-action-play = Зіграти: { $a }
rococo-action-no-action = Без основної дії
rococo-action-favor = Здобути прихильність королеви
rococo-action-acquire = Взяти жетон матеріалів: { $a }
rococo-action-tailor = Пошити одяг: { $a }
rococo-action-hire = Найняти: { $a }
rococo-action-depute = Делегувати зіграну карту
rococo-action-fund = Профінансувати: { $a }
rococo-action-exam = Скласти { $a }
rococo-action-use = Використати бонус
rococo-action-decline = Відмовитися
rococo-action-done = Досить
rococo-action-keep = Залишити жетон як шовк
rococo-action-convert = Скинути жетон і взяти зображене мереживо чи нитки
rococo-action-lace = Взяти мереживо
rococo-action-yarn = Взяти нитки
rococo-action-discount = Заощадити шовк: { $a }
rococo-action-pay = Заплатити: { $a }
rococo-action-rent = Здати в оренду
rococo-action-sell = Продати
rococo-action-place = Розмістити тут: { $a }
rococo-action-jewel = Взяти коштовність: { $a }
rococo-action-depute-card = Делегувати: { $a }
rococo-action-buy-prestige = Купити 1 очко престижу
rococo-action-discard = Скинути: { $a }
rococo-action-call = Перекласти із запасу у скид: { $a }
rococo-action-copy = Використати бонус верхньої карти скиду: { $a }
rococo-action-hall = Вибрати: { $a }
rococo-action-mark = Позначити: { $a }
rococo-action-take = Взяти з екзаменаційної колоди: { $a }
rococo-action-next = Далі

## Назви: кольори, Зали й місця

rococo-name-azure = синій (класика: жовтий)
rococo-name-rose = рожевий (класика: зелений)
rococo-name-jade = зелений (класика: червоний)
rococo-name-amber = оранжевий (класика: синій)
rococo-hall-1 = Королівська зала
rococo-hall-2 = Друга зала
rococo-hall-3 = Третя зала
rococo-hall-4 = Четверта зала
rococo-hall-5 = П’ята зала
rococo-acquire-1-1 = шухляда 1, місце 1
rococo-acquire-1-2 = шухляда 1, місце 2
rococo-acquire-1-3 = шухляда 1, місце 3
rococo-acquire-1-4 = шухляда 1, місце 4
rococo-acquire-2-1 = шухляда 2, місце 1
rococo-acquire-2-2 = шухляда 2, місце 2
rococo-acquire-2-3 = шухляда 2, місце 3
rococo-acquire-2-4 = шухляда 2, місце 4
rococo-acquire-3-1 = шухляда 3, місце 1
rococo-acquire-3-2 = шухляда 3, місце 2
rococo-acquire-3-3 = шухляда 3, місце 3
rococo-acquire-3-4 = шухляда 3, місце 4
rococo-name-G1 = місце ескізу 1
rococo-name-G2 = місце ескізу 2
rococo-name-G3 = місце ескізу 3
rococo-name-G4 = місце ескізу 4
rococo-name-G5 = місце ескізу 5
rococo-name-G6 = місце ескізу 6
rococo-name-G7 = місце ескізу 7
rococo-place-1-1 = Королівська зала, гість 1
rococo-place-1-2 = Королівська зала, гість 2
rococo-place-1-3 = Королівська зала, гість 3
rococo-place-1-4 = Королівська зала, гість 4
rococo-place-1-5 = Королівська зала, гість 5
rococo-place-1-6 = Королівська зала, гість 6
rococo-place-1-7 = Королівська зала, гість 7
rococo-place-1-8 = Королівська зала, гість 8
rococo-place-1-9 = Королівська зала, гість 9
rococo-place-2-1 = Друга зала, гість 1
rococo-place-2-2 = Друга зала, гість 2
rococo-place-2-3 = Друга зала, гість 3
rococo-place-2-4 = Друга зала, гість 4
rococo-place-2-5 = Друга зала, гість 5
rococo-place-2-6 = Друга зала, гість 6
rococo-place-2-7 = Друга зала, гість 7
rococo-place-2-8 = Друга зала, гість 8
rococo-place-2-9 = Друга зала, гість 9
rococo-place-3-1 = Третя зала, гість 1
rococo-place-3-2 = Третя зала, гість 2
rococo-place-3-3 = Третя зала, гість 3
rococo-place-3-4 = Третя зала, гість 4
rococo-place-3-5 = Третя зала, гість 5
rococo-place-3-6 = Третя зала, гість 6
rococo-place-3-7 = Третя зала, гість 7
rococo-place-3-8 = Третя зала, гість 8
rococo-place-3-9 = Третя зала, гість 9
rococo-place-4-1 = Четверта зала, гість 1
rococo-place-4-2 = Четверта зала, гість 2
rococo-place-4-3 = Четверта зала, гість 3
rococo-place-4-4 = Четверта зала, гість 4
rococo-place-4-5 = Четверта зала, гість 5
rococo-place-4-6 = Четверта зала, гість 6
rococo-place-4-7 = Четверта зала, гість 7
rococo-place-4-8 = Четверта зала, гість 8
rococo-place-4-9 = Четверта зала, гість 9
rococo-place-5-1 = П’ята зала, гість 1
rococo-place-5-2 = П’ята зала, гість 2
rococo-place-5-3 = П’ята зала, гість 3
rococo-place-5-4 = П’ята зала, гість 4
rococo-place-5-5 = П’ята зала, гість 5
rococo-place-5-6 = П’ята зала, гість 6
rococo-place-5-7 = П’ята зала, гість 7
rococo-place-5-8 = П’ята зала, гість 8
rococo-place-5-9 = П’ята зала, гість 9
rococo-copy-0 = гравець 1
rococo-copy-1 = гравець 2
rococo-copy-2 = гравець 3
rococo-copy-3 = гравець 4
rococo-copy-4 = гравець 5

## Назви: декорації, екзамени й завдання

rococo-name-F1 = феєрверки, місце 1
rococo-name-F2 = феєрверки, місце 2
rococo-name-F3 = феєрверки, місце 3
rococo-name-F4 = феєрверки, місце 4
rococo-name-F5 = феєрверки, місце 5
rococo-name-F6 = феєрверки, місце 6
rococo-name-S1 = Статуї, місце 1
rococo-name-S2 = Статуї, місце 2
rococo-name-S3 = Статуї, місце 3
rococo-name-S4 = Статуї, місце 4
rococo-name-S5 = Статуї, місце 5
rococo-name-KL1 = ліва половина Кухні (класика: верхній ряд фонтана), місце 1
rococo-name-KL2 = ліва половина Кухні (класика: верхній ряд фонтана), місце 2
rococo-name-KL3 = ліва половина Кухні (класика: верхній ряд фонтана), місце 3
rococo-name-KR1 = права половина Кухні (класика: нижній ряд фонтана), місце 1
rococo-name-KR2 = права половина Кухні (класика: нижній ряд фонтана), місце 2
rococo-name-KR3 = права половина Кухні (класика: нижній ряд фонтана), місце 3
rococo-name-M1 = музиканти, Королівська зала
rococo-name-M2 = музиканти, Друга зала
rococo-name-M3 = музиканти, Третя зала
rococo-name-M4 = музиканти, Четверта зала
rococo-name-M5 = музиканти, П’ята зала
rococo-name-W1 = Ювелір, місце 1
rococo-name-W2 = Ювелір, місце 2
rococo-name-W3 = Ювелір, місце 3
rococo-name-W4 = Ювелір, місце 4
rococo-name-W5 = Ювелір, місце 5
rococo-exam-journeyman = екзамен на Підмайстра
rococo-exam-master = екзамен на Майстра
rococo-name-JT1 = Учень купує й залишає синій чи рожевий (класика: жовтий чи зелений) шовк
rococo-name-JT2 = Учень купує й залишає зелений чи оранжевий (класика: червоний чи синій) шовк
rococo-name-JT3 = Учень купує мереживо чи нитки
rococo-name-JT4 = Учень фінансує декорацію
rococo-name-MT1 = Підмайстер шиє сукню
rococo-name-MT2 = Підмайстер шиє костюм
rococo-name-MT3 = Майстер шиє одяг

## Назви: що дозволяє бонус

rococo-bonus-none = використовувати нічого
rococo-bonus-gain_livres = візьміть ліври
rococo-bonus-gain_prestige = наберіть престиж
rococo-bonus-lace_or_yarn = візьміть мереживо чи нитки
rococo-bonus-random_resource = візьміть випадковий жетон матеріалів
rococo-bonus-extra_acquire = придбайте ще один жетон матеріалів
rococo-bonus-extra_tailor = пошийте ще один одяг
rococo-bonus-extra_fund = профінансуйте ще одну декорацію
rococo-bonus-delegate_any = делегуйте будь-якого свого працівника
rococo-bonus-livres_per = візьміть ліври
rococo-bonus-prestige_per = наберіть престиж
rococo-bonus-per_garment_colour = візьміть винагороду за свій одяг
rococo-bonus-livres_by_deck_size = візьміть ліври за розмір персоналу
rococo-bonus-prestige_by_deck_size = наберіть престиж за розмір персоналу
rococo-bonus-buy_prestige = купіть престиж за ліври
rococo-bonus-discard_silk = скиньте жетони матеріалів заради престижу
rococo-bonus-use_own_bonus = перекладіть карту із запасу у скид і використайте її бонус
rococo-bonus-copy_opponent_bonus = виберіть, чию верхню карту скиду повторити
rococo-bonus-livres_if_no_colour = візьміть ліври за відсутні кольори
rococo-bonus-claim_favor = візьміть прихильність королеви
rococo-bonus-take_resource = візьміть будь-який жетон із шухляди
rococo-bonus-take_jewel = візьміть будь-яку коштовність із ділянки

## Назви: працівники з бонусами

rococo-name-S-a = Майстер S-a: без бонусу
rococo-name-S-b = Майстер S-b: без бонусу
rococo-name-S-c = Підмайстер S-c: за 1 лівр мереживо чи нитки
rococo-name-S-d = Учень S-d: придбати ще один жетон
rococo-name-S-e = Учень S-e: 2 ліври
rococo-name-I-a = Майстер I-a: 1 лівр
rococo-name-I-b = Майстер I-b: делегувати будь-яку карту без ліврів і використати її бонус
rococo-name-I-c = Підмайстер I-c: за 1 лівр випадковий жетон
rococo-name-I-d = Підмайстер I-d: придбати ще один жетон
rococo-name-I-e = Учень I-e: випадковий жетон
rococo-name-I-f = Учень I-f: мереживо чи нитки
rococo-name-II-a = Майстер II-a: 1 лівр за кожен синій (класика: жовтий) одяг, 2 за кожен зелений (класика: червоний)
rococo-name-II-b = Підмайстер II-b: пошити ще один одяг, витративши на 1 синій чи рожевий (класика: жовтий чи зелений) рулон менше
rococo-name-II-c = Підмайстер II-c: делегувати будь-яку карту за 8, 5 чи 2 ліври
rococo-name-II-d = Учень II-d: 1 престиж за кожні 2 декорації
rococo-name-III-a = Майстер III-a: 1 лівр за кожну декорацію
rococo-name-III-b = Підмайстер III-b: 1 престиж за кожні 3 плитки одягу
rococo-name-III-c = Учень III-c: профінансувати ще одну декорацію на 5 ліврів дешевше
rococo-name-III-d = Учень III-d: від 2 до 14 ліврів за розміром персоналу
rococo-name-IV-a = Майстер IV-a: від 1 до 7 ліврів за розміром персоналу
rococo-name-IV-b = Підмайстер IV-b: пошити ще один одяг, витративши до 2 зелених (класика: червоних) рулонів менше
rococo-name-IV-c = Підмайстер IV-c: 2 ліври за кожен рожевий (класика: зелений) одяг, 1 престиж за кожен оранжевий (класика: синій)
rococo-name-IV-d = Учень IV-d: 1 престиж за кожні сплачені 4 ліври
rococo-name-V-a = Майстер V-a: 1 лівр за кожен одяг
rococo-name-V-b = Майстер V-b: 1 престиж за кожні 2 декорації
rococo-name-V-c = Підмайстер V-c: 1 престиж за кожні 2 плитки одягу
rococo-name-V-d = Учень V-d: скинути жетони заради престижу
rococo-name-VI-a = Майстер VI-a: 1 престиж за кожні сплачені 3 ліври
rococo-name-VI-b = Підмайстер VI-b: профінансувати ще одну декорацію на 10 ліврів дешевше
rococo-name-VI-c = Учень VI-c: наприкінці від 2 до 11 престижу за розміром персоналу
rococo-name-VI-d = Учень VI-d: наприкінці 3 престижу за кожну пару мережива й ниток
rococo-name-VI-e = Учень VI-e: наприкінці 3 престижу за кожні 2 плитки одягу на місцях Майстра
rococo-name-VI-f = Учень VI-f: наприкінці 2 престижу за кожну пару сукні й костюма
rococo-name-JJ-1 = Підмайстер JJ-1: перекласти карту із запасу у скид і використати її бонус
rococo-name-JJ-2 = Підмайстер JJ-2: використати бонус верхньої карти скиду суперника
rococo-name-JJ-3 = Підмайстер JJ-3: 1 лівр за кожну Залу, де ви представлені
rococo-name-JJ-4 = Підмайстер JJ-4: від 6 до 2 ліврів, більше за малий персонал
rococo-name-JJ-5 = Підмайстер JJ-5: 3 ліври за кожні 2 декорації
rococo-name-JJ-6 = Підмайстер JJ-6: пошити й продати ще один одяг та 1 престиж
rococo-name-JJ-7 = Підмайстер JJ-7: 1 престиж за кожні 2 плитки одягу в одній Залі
rococo-name-JJ-8 = Підмайстер JJ-8: 3 ліври за кожні 2 персні
rococo-name-JJ-9 = Підмайстер JJ-9: 1 престиж за кожні 3 коштовності
rococo-name-JM-1 = Майстер JM-1: 2 ліври за кожен одяг в одній Залі
rococo-name-JM-2 = Майстер JM-2: 1 престиж за кожну пару синьої та зеленої (класика: жовтої та червоної) суконь
rococo-name-JM-3 = Майстер JM-3: 3 ліври за кожні 2 плитки одягу на місцях Майстра
rococo-name-JM-4 = Майстер JM-4: 3 ліври за кожні 2 коштовності
rococo-name-JM-5 = Майстер JM-5: 4 ліври, якщо немає зеленого (класика: червоного) одягу, 5, якщо немає оранжевого (класика: синього)
rococo-name-JM-6 = Майстер JM-6: наприкінці 6 престижу за кожен набір чотирьох різних коштовностей
rococo-name-JM-7 = Майстер JM-7: наприкінці 3 престижу за кожні 2 кольє
rococo-name-JM-8 = Майстер JM-8: наприкінці 1 престиж за кожну декорацію
rococo-name-JM-9 = Майстер JM-9: наприкінці 3 престижу за кожних 2 Учнів
rococo-name-JA-1 = Учень JA-1: 3 престижу (умова найму: 3 костюми)
rococo-name-JA-2 = Учень JA-2: 3 престижу (умова найму: 3 сукні)
rococo-name-JA-3 = Учень JA-3: 3 престижу (умова найму: 3 плитки одягу на місцях Майстра)
rococo-name-JA-4 = Учень JA-4: 3 престижу (умова найму: 30 ліврів)
rococo-name-JA-5 = Учень JA-5: 3 престижу (умова найму: 3 коштовності)
rococo-name-JA-6 = Учень JA-6: 3 престижу (умова найму: 3 види декорацій)
rococo-name-JA-7 = Учень JA-7: 3 престижу (умова найму: 4 жетони, 2 мережива й 2 маркери ниток)
rococo-name-JA-8 = Учень JA-8: 3 престижу (умова найму: 5 очок престижу)
rococo-name-JA-9 = Учень JA-9: 3 престижу (умова найму: складений екзамен на Майстра)
rococo-name-JA-10 = Учень JA-10: 3 престижу (умова найму: присутність у всіх п’яти Залах)

## Назви: карти мадам дю Баррі

rococo-name-DB01 = Вона здобуває прихильність королеви й набирає 3 очки престижу.
rococo-name-DB02 = Вона здобуває прихильність королеви й набирає 3 очки престижу.
rococo-name-DB03 = Вона бере всі жетони із шухляди 1.
rococo-name-DB04 = Вона бере всі жетони із шухляди 2.
rococo-name-DB05 = Вона бере всі жетони із шухляди 3.
rococo-name-DB06 = Вона бере лівий жетон із кожної шухляди.
rococo-name-DB07 = Вона бере середній жетон із кожної шухляди.
rococo-name-DB08 = Вона бере правий жетон із кожної шухляди.
rococo-name-DB09 = Вона шиє одяг номер 1 справа.
rococo-name-DB10 = Вона шиє одяг номер 2 справа.
rococo-name-DB11 = Вона шиє одяг номер 3 справа.
rococo-name-DB12 = Вона шиє одяг номер 1 зліва.
rococo-name-DB13 = Вона шиє одяг номер 2 зліва.
rococo-name-DB14 = Вона наймає працівника номер 2 зліва.
rococo-name-DB15 = Вона наймає працівника номер 1 справа.
rococo-name-DB16 = Вона фінансує найдешевший феєрверк.
rococo-name-DB17 = Вона фінансує найдешевше місце Кухні.
rococo-name-DB18 = Вона фінансує найдешевших музикантів.
rococo-name-DB19 = Вона фінансує найдешевшу Статую.
rococo-name-DB20 = Вона бере всі жетони із шухляди 1.
rococo-name-DB21 = Вона бере всі жетони із шухляди 2.
rococo-name-DB22 = Вона бере всі жетони із шухляди 3.
rococo-name-DB23 = Вона бере лівий жетон із кожної шухляди.
rococo-name-DB24 = Вона бере середній жетон із кожної шухляди.
rococo-name-DB25 = Вона бере правий жетон із кожної шухляди.

## Назви: жетони матеріалів

rococo-name-T01 = 2 сині (класика: жовті) рулони; або мереживо чи нитки на вибір
rococo-name-T02 = 2 сині (класика: жовті) рулони; або мереживо чи нитки на вибір
rococo-name-T03 = 2 сині (класика: жовті) рулони; або мереживо чи нитки на вибір
rococo-name-T04 = 2 сині (класика: жовті) рулони; або мереживо чи нитки на вибір
rococo-name-T05 = 2 сині (класика: жовті) рулони; або мереживо
rococo-name-T06 = 2 сині (класика: жовті) рулони; або мереживо
rococo-name-T07 = 2 сині (класика: жовті) рулони; або нитки
rococo-name-T08 = 2 сині (класика: жовті) рулони; або нитки
rococo-name-T09 = 1 синій (класика: жовтий) рулон; або мереживо й нитки
rococo-name-T10 = 1 синій (класика: жовтий) рулон; або мереживо й нитки
rococo-name-T11 = 1 синій (класика: жовтий) рулон; або мереживо й нитки
rococo-name-T12 = 2 рожеві (класика: зелені) рулони; або мереживо чи нитки на вибір
rococo-name-T13 = 2 рожеві (класика: зелені) рулони; або мереживо чи нитки на вибір
rococo-name-T14 = 2 рожеві (класика: зелені) рулони; або мереживо чи нитки на вибір
rococo-name-T15 = 2 рожеві (класика: зелені) рулони; або мереживо чи нитки на вибір
rococo-name-T16 = 2 рожеві (класика: зелені) рулони; або мереживо
rococo-name-T17 = 2 рожеві (класика: зелені) рулони; або мереживо
rococo-name-T18 = 2 рожеві (класика: зелені) рулони; або нитки
rococo-name-T19 = 2 рожеві (класика: зелені) рулони; або нитки
rococo-name-T20 = 1 рожевий (класика: зелений) рулон; або мереживо й нитки
rococo-name-T21 = 1 рожевий (класика: зелений) рулон; або мереживо й нитки
rococo-name-T22 = 1 рожевий (класика: зелений) рулон; або мереживо й нитки
rococo-name-T23 = 1 синій + 1 рожевий (класика: жовтий + зелений) рулони; або мереживо чи нитки на вибір
rococo-name-T24 = 1 синій + 1 рожевий (класика: жовтий + зелений) рулони; або мереживо чи нитки на вибір
rococo-name-T25 = 1 синій + 1 рожевий (класика: жовтий + зелений) рулони; або мереживо чи нитки на вибір
rococo-name-T26 = 1 синій + 1 рожевий (класика: жовтий + зелений) рулони; або мереживо й нитки
rococo-name-T27 = 1 синій + 1 рожевий (класика: жовтий + зелений) рулони; або мереживо й нитки
rococo-name-T28 = 1 синій + 1 зелений (класика: жовтий + червоний) рулони; або мереживо
rococo-name-T29 = 1 синій + 1 зелений (класика: жовтий + червоний) рулони; або мереживо
rococo-name-T30 = 1 синій + 1 зелений (класика: жовтий + червоний) рулони; або нитки
rococo-name-T31 = 1 синій + 1 зелений (класика: жовтий + червоний) рулони; або нитки
rococo-name-T32 = 1 рожевий + 1 зелений (класика: зелений + червоний) рулони; або мереживо
rococo-name-T33 = 1 рожевий + 1 зелений (класика: зелений + червоний) рулони; або мереживо
rococo-name-T34 = 1 рожевий + 1 зелений (класика: зелений + червоний) рулони; або нитки
rococo-name-T35 = 1 рожевий + 1 зелений (класика: зелений + червоний) рулони; або нитки
rococo-name-T36 = 1 зелений (класика: червоний) рулон; або мереживо й нитки
rococo-name-T37 = 1 зелений (класика: червоний) рулон; або мереживо й нитки
rococo-name-T38 = 1 зелений (класика: червоний) рулон; або мереживо й нитки
rococo-name-T39 = 2 зелені (класика: червоні) рулони; або мереживо
rococo-name-T40 = 2 зелені (класика: червоні) рулони; або нитки
rococo-name-T41 = 2 зелені (класика: червоні) рулони; або нитки
rococo-name-T42 = 1 оранжевий (класика: синій) рулон; або мереживо чи нитки на вибір
rococo-name-T43 = 1 оранжевий (класика: синій) рулон; або мереживо чи нитки на вибір
rococo-name-T44 = 1 оранжевий (класика: синій) рулон; або мереживо чи нитки на вибір
rococo-name-T45 = 1 оранжевий (класика: синій) рулон; або мереживо й нитки
rococo-name-T46 = 1 оранжевий (класика: синій) рулон; або мереживо й нитки
rococo-name-T47 = 1 синій + 1 оранжевий (класика: жовтий + синій) рулони; або нитки
rococo-name-T48 = 1 рожевий + 1 оранжевий (класика: зелений + синій) рулони; або мереживо
rococo-name-T49 = 3 сині (класика: жовті) рулони; або нитки
rococo-name-T50 = 3 рожеві (класика: зелені) рулони; або мереживо
rococo-name-T51 = 1 зелений + 1 оранжевий (класика: червоний + синій) рулони; або нитки
rococo-name-T52 = 1 синій + 1 рожевий + 1 зелений (класика: жовтий + зелений + червоний) рулони; або мереживо
rococo-name-T53 = 1 зелений (класика: червоний) рулон; або два мережива й нитки

## Інші назви

rococo-hire-1 = працівник 1 на ділянці наймів
rococo-hire-2 = працівник 2 на ділянці наймів
rococo-hire-3 = працівник 3 на ділянці наймів
rococo-hire-4 = працівник 4 на ділянці наймів
rococo-jewel-1 = місце 1 ділянки коштовностей
rococo-jewel-2 = місце 2 ділянки коштовностей
rococo-jewel-3 = місце 3 ділянки коштовностей
rococo-jewel-4 = місце 4 ділянки коштовностей
rococo-jewel-5 = місце 5 ділянки коштовностей
rococo-jewel-azure = синє (класика: жовте) кольє
rococo-jewel-rose = рожевий (класика: зелений) перстень
rococo-jewel-jade = зелене (класика: червоне) кольє
rococo-jewel-amber = оранжевий (класика: синій) перстень
rococo-hire-special = ваш спеціалізований Учень
rococo-effect-S-a = Без бонусу.
rococo-effect-S-b = Без бонусу.
rococo-effect-S-c = За 1 лівр мереживо чи нитки.
rococo-effect-S-d = Придбати ще один жетон.
rococo-effect-S-e = 2 ліври.
rococo-effect-I-a = 1 лівр.
rococo-effect-I-b = Делегувати будь-яку карту без ліврів і використати її бонус.
rococo-effect-I-c = За 1 лівр випадковий жетон.
rococo-effect-I-d = Придбати ще один жетон.
rococo-effect-I-e = Випадковий жетон.
rococo-effect-I-f = Мереживо чи нитки.
rococo-effect-II-a = 1 лівр за кожен синій (класика: жовтий) одяг, 2 за кожен зелений (класика: червоний).
rococo-effect-II-b = Пошити ще один одяг, витративши на 1 синій чи рожевий (класика: жовтий чи зелений) рулон менше.
rococo-effect-II-c = Делегувати будь-яку карту за 8, 5 чи 2 ліври.
rococo-effect-II-d = 1 престиж за кожні 2 декорації.
rococo-effect-III-a = 1 лівр за кожну декорацію.
rococo-effect-III-b = 1 престиж за кожні 3 плитки одягу.
rococo-effect-III-c = Профінансувати ще одну декорацію на 5 ліврів дешевше.
rococo-effect-III-d = Від 2 до 14 ліврів за розміром персоналу.
rococo-effect-IV-a = Від 1 до 7 ліврів за розміром персоналу.
rococo-effect-IV-b = Пошити ще один одяг, витративши до 2 зелених (класика: червоних) рулонів менше.
rococo-effect-IV-c = 2 ліври за кожен рожевий (класика: зелений) одяг, 1 престиж за кожен оранжевий (класика: синій).
rococo-effect-IV-d = 1 престиж за кожні сплачені 4 ліври.
rococo-effect-V-a = 1 лівр за кожен одяг.
rococo-effect-V-b = 1 престиж за кожні 2 декорації.
rococo-effect-V-c = 1 престиж за кожні 2 плитки одягу.
rococo-effect-V-d = Скинути жетони заради престижу.
rococo-effect-VI-a = 1 престиж за кожні сплачені 3 ліври.
rococo-effect-VI-b = Профінансувати ще одну декорацію на 10 ліврів дешевше.
rococo-effect-VI-c = Наприкінці від 2 до 11 престижу за розміром персоналу.
rococo-effect-VI-d = Наприкінці 3 престижу за кожну пару мережива й ниток.
rococo-effect-VI-e = Наприкінці 3 престижу за кожні 2 плитки одягу на місцях Майстра.
rococo-effect-VI-f = Наприкінці 2 престижу за кожну пару сукні й костюма.
rococo-effect-JJ-1 = Перекласти карту із запасу у скид і використати її бонус.
rococo-effect-JJ-2 = Використати бонус верхньої карти скиду суперника.
rococo-effect-JJ-3 = 1 лівр за кожну Залу, де ви представлені.
rococo-effect-JJ-4 = Від 6 до 2 ліврів, більше за малий персонал.
rococo-effect-JJ-5 = 3 ліври за кожні 2 декорації.
rococo-effect-JJ-6 = Пошити й продати ще один одяг та 1 престиж.
rococo-effect-JJ-7 = 1 престиж за кожні 2 плитки одягу в одній Залі.
rococo-effect-JJ-8 = 3 ліври за кожні 2 персні.
rococo-effect-JJ-9 = 1 престиж за кожні 3 коштовності.
rococo-effect-JM-1 = 2 ліври за кожен одяг в одній Залі.
rococo-effect-JM-2 = 1 престиж за кожну пару синьої та зеленої (класика: жовтої та червоної) суконь.
rococo-effect-JM-3 = 3 ліври за кожні 2 плитки одягу на місцях Майстра.
rococo-effect-JM-4 = 3 ліври за кожні 2 коштовності.
rococo-effect-JM-5 = 4 ліври, якщо немає зеленого (класика: червоного) одягу, 5, якщо немає оранжевого (класика: синього).
rococo-effect-JM-6 = Наприкінці 6 престижу за кожен набір чотирьох різних коштовностей.
rococo-effect-JM-7 = Наприкінці 3 престижу за кожні 2 кольє.
rococo-effect-JM-8 = Наприкінці 1 престиж за кожну декорацію.
rococo-effect-JM-9 = Наприкінці 3 престижу за кожних 2 Учнів.
rococo-effect-JA-1 = 3 престижу (умова найму: 3 костюми).
rococo-effect-JA-2 = 3 престижу (умова найму: 3 сукні).
rococo-effect-JA-3 = 3 престижу (умова найму: 3 плитки одягу на місцях Майстра).
rococo-effect-JA-4 = 3 престижу (умова найму: 30 ліврів).
rococo-effect-JA-5 = 3 престижу (умова найму: 3 коштовності).
rococo-effect-JA-6 = 3 престижу (умова найму: 3 види декорацій).
rococo-effect-JA-7 = 3 престижу (умова найму: 4 жетони, 2 мережива й 2 маркери ниток).
rococo-effect-JA-8 = 3 престижу (умова найму: 5 очок престижу).
rococo-effect-JA-9 = 3 престижу (умова найму: складений екзамен на Майстра).
rococo-effect-JA-10 = 3 престижу (умова найму: присутність у всіх п’яти Залах).
rococo-effect-F01 = Під час пошиття: 2 престижу за кожну пару вашої сукні та костюма; не продається.
rococo-effect-F02 = Під час пошиття: 1 престиж за кожну вашу декорацію; не продається.
rococo-effect-F03 = Під час пошиття: 1 престиж за кожен ваш синій (класика: жовтий) одяг; не продається.
rococo-effect-F04 = Під час пошиття: 1 престиж за кожен ваш рожевий (класика: зелений) одяг; не продається.
rococo-effect-E01 = Після здачі в оренду: прихильність королеви, якщо вона на полі, та 5 ліврів.
rococo-effect-E02 = Після здачі в оренду: можна делегувати будь-яку карту за вказані на ній ліври, без її бонусу.
rococo-effect-E03 = Після здачі в оренду: будь-який жетон із шухляди безплатно.
rococo-effect-E04 = 14 ліврів, хоч продаєте, хоч здаєте в оренду; без престижу.
rococo-effect-E05 = Після здачі в оренду, з фішкою в Ювеліра: будь-яка коштовність безплатно; того самого кольору — ще й випадковий жетон.
rococo-effect-E06 = Після здачі в оренду, з фішкою в Ювеліра: будь-яка коштовність безплатно; того самого кольору — ще й випадковий жетон.
rococo-colour-deluxe-azure = синій
rococo-colour-deluxe-rose = рожевий
rococo-colour-deluxe-jade = зелений
rococo-colour-deluxe-amber = оранжевий
rococo-colour-classic-azure = жовтий
rococo-colour-classic-rose = зелений
rococo-colour-classic-jade = червоний
rococo-colour-classic-amber = синій
rococo-name-necklace = кольє
rococo-name-ring = перстень
rococo-rank-master = Майстер
rococo-rank-journeyman = Підмайстер
rococo-rank-apprentice = Учень
rococo-decoration-fireworks = феєрверк
rococo-decoration-statues = статуя
rococo-decoration-kitchen_left = Кухня, ліва половина
rococo-decoration-kitchen_right = Кухня, права половина
rococo-decoration-musicians = музиканти зали
rococo-decoration-jeweller = Ювелір
rococo-decoration-classic-kitchen_left = фонтан, верхній ряд
rococo-decoration-classic-kitchen_right = фонтан, нижній ряд
rococo-thing-terrace = Тераса
rococo-thing-all_halls = Бонус «Усі зали»
rococo-thing-display = Ділянка ескізів
rococo-thing-drawers = Шухляди
rococo-thing-hire = Ділянка наймів
rococo-thing-favor = Прихильність королеви
rococo-thing-jewels = Ділянка коштовностей
rococo-thing-staff = Персонал
rococo-thing-supply = Запас
rococo-thing-hand = Рука
rococo-thing-discard-pile = Скид
rococo-thing-livres = Ліври
rococo-thing-lace = Мереживо
rococo-thing-yarn = Нитки
rococo-thing-silk = Шовк
rococo-thing-prestige = Престиж
rococo-thing-special-card = Спеціалізований Учень
rococo-thing-du_barry = Мадам дю Баррі
rococo-thing-start_marker = Золотий наперсток (перший гравець)
rococo-thing-master_space = Місце Майстра
rococo-name-A01 = сукня A01
rococo-name-A02 = сукня A02
rococo-name-A03 = сукня A03
rococo-name-A04 = сукня A04
rococo-name-A05 = сукня A05
rococo-name-A06 = сукня A06
rococo-name-A07 = сукня A07
rococo-name-A08 = сукня A08
rococo-name-A09 = сукня A09
rococo-name-A10 = сукня A10
rococo-name-A11 = сукня A11
rococo-name-A12 = сукня A12
rococo-name-A13 = сукня A13
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
rococo-name-J01 = сукня J01
rococo-name-J02 = сукня J02
rococo-name-J03 = сукня J03
rococo-name-J04 = сукня J04
rococo-name-J05 = сукня J05
rococo-name-J06 = сукня J06
rococo-name-J07 = сукня J07
rococo-name-J08 = сукня J08
rococo-name-J09 = сукня J09
rococo-name-J10 = сукня J10
rococo-name-O01 = костюм O01
rococo-name-O02 = костюм O02
rococo-name-O03 = костюм O03
rococo-name-O04 = костюм O04
rococo-name-O05 = костюм O05
rococo-name-O06 = костюм O06
rococo-name-L01 = сукня L01
rococo-name-L02 = костюм L02
rococo-name-L03 = сукня L03
rococo-name-L04 = костюм L04
rococo-name-F01 = костюм F01
rococo-name-F02 = сукня F02
rococo-name-F03 = сукня F03
rococo-name-F04 = костюм F04
rococo-name-E01 = костюм E01
rococo-name-E02 = сукня E02
rococo-name-E03 = костюм E03
rococo-name-E04 = сукня E04
rococo-name-E05 = сукня E05
rococo-name-E06 = костюм E06
