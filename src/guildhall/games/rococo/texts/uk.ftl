### «Рококо»: запитання до гравця, журнал, рахунок, параметри, дії та назви.

rococo-title = Рококо
rococo-summary = Керуйте кравецькою майстернею при дворі Людовика XV: мудро розпоряджайтеся працівниками, шийте розкішні сукні й костюми, оздоблюйте палац і здобудьте найбільше престижу до початку великого балу.

## Запитання до гравця

rococo-prompt-choose = { $count ->
    [one] Виберіть на руку ще { $count } карту.
    [few] Виберіть на руку { $count } карти.
    [many] Виберіть на руку { $count } карт.
   *[other] Виберіть на руку { $count } карти.
 }
rococo-prompt-confirm = Граєте цей раунд із цими трьома картами? Підтвердьте або виберіть наново.
rococo-prompt-chosen = Ви вибрали карти. Можна вибрати наново, доки не підтвердив останній гравець.
rococo-prompt-play = Ваш хід: зіграйте карту з руки.
rococo-prompt-main = Працює ваш { $rank ->
    [2] Майстер
    [1] Підмайстер
   *[other] Учень
 }: виберіть дію.
rococo-note-main = Дія підсвічує те, на що вказує.
rococo-prompt-bonus = Бонус: { $card }. Можна відмовитися.
rococo-prompt-garment-bonus = Бонус за одяг ({ $garment }): { $bonus }. Можна відмовитися.
rococo-prompt-reward-tile = Гість дарує вам жетон матеріалів: візьміть один із шухляди або відмовтеся.
rococo-prompt-tile = Залишити жетон як шовк чи обміняти на мереживо або нитки? { $tile }
rococo-prompt-discount = Який шовк заощадити на цьому одязі ({ $garment })? Можна й жодного.
rococo-prompt-pay = Виберіть жетони матеріалів, щоб оплатити пошиття ({ $garment }); ще бракує: { $rolls }.
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
rococo-log-change = { $player } вибирає карти наново.
rococo-log-recycle = { $player } робить зі скиду новий запас.
rococo-log-play = { $player } грає карту { $card }
rococo-log-no-action = { $player } не виконує основної дії.
rococo-log-decline = { $player } відмовляється від бонусу карти { $cards }.
rococo-log-decline-garment = { $player } відмовляється від бонусу за одяг ({ $garment }).
rococo-log-decline-tile = { $player } відмовляється від жетона матеріалів від гостя.
rococo-log-decline-jewel = { $player } не купує коштовності.
rococo-log-decline-discount = { $player } не заощаджує шовку на цьому одязі ({ $garment }).
rococo-log-decline-buying = { $player } більше не купує престижу.
rococo-log-decline-discarding = { $player } більше не скидає жетонів.
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
rococo-log-tailor = { $player } шиє{ $price ->
    [0] { "" }
    [one] { " " }за { $price } лівр
    [few] { " " }за { $price } ліври
   *[other] { " " }за { $price } ліврів
 }: { $garment }{ $paid ->
    [0] { "" }
   *[other] { "; " }сплачено: { $tiles }
 }.
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
rococo-log-pay = { $player } сплачує { $amount ->
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

rococo-rival = Мадам дю Баррі
rococo-score-play = Під час гри
rococo-score-livres = Залишок ліврів
rococo-score-jewels = Коштовності
rococo-score-crowns = Працівники з короною
rococo-score-favor = Прихильність королеви
rococo-score-hall1 = Королівська зала
rococo-score-hall2 = Друга зала
rococo-score-hall3 = Третя зала
rococo-score-hall4 = Четверта зала
rococo-score-hall5 = П’ята зала
rococo-score-fireworks = Феєрверки
rococo-score-statues = Статуї
rococo-score-garments = Одяг у Залах
rococo-score-terrace = Одяг на Терасі
rococo-score-decorations = Декорації
rococo-score-all-halls = Бонус «Усі зали»
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
rococo-option-v_c_per = Класичне видання: як Підмайстер рівня V рахує одяг. Книги правил розходяться.
rococo-option-v_c_per-2 = 1 очко престижу за кожні 2 плитки одягу, як у правилах делюкс.
rococo-option-v_c_per-3 = 1 очко престижу за кожні 3 плитки одягу, як у правилах 2013 року.
rococo-option-du_barry_level = Соло: рівень мадам дю Баррі, тобто які карти в її колоді. Ці колоди відтворено приблизно.
rococo-option-du_barry_level-apprentice = Учень: вона переважно збирає жетони матеріалів.
rococo-option-du_barry_level-journeyman = Підмайстер: звичайна суперниця.
rococo-option-du_barry_level-master = Майстер: вона найбільше шиє та наймає.
rococo-option-du_barry_tasks = Соло зі Скринькою: яке завдання екзамену позначає мадам дю Баррі.
rococo-option-du_barry_tasks-fitting = Найвище вільне завдання, якому відповідає її жетон чи одяг.
rococo-option-du_barry_tasks-next = Просто наступне вільне завдання згори.
rococo-option-start_player = Хто починає перший раунд (наодинці — мадам дю Баррі).
rococo-option-start_player-by_lot = Гравець, вибраний жеребом.
rococo-option-start_player-first_seat = Перше місце за столом.
rococo-need-company = Наодинці грають у делюкс-видання.
rococo-need-classic = Лише в класичному виданні.
rococo-need-alone = Лише коли граєте наодинці.
rococo-need-exam = Лише наодинці, зі «Скринькою з коштовностями».
rococo-need-her_start = Наодинці починає мадам дю Баррі.
rococo-preset-first = Перший вечір
rococo-preset-first-note = Делюкс-видання, без модулів.
rococo-preset-full = Великий бал
rococo-preset-full-note = Делюкс з усіма чотирма модулями.
rococo-preset-solo = Приватна примірка
rococo-preset-solo-note = Наодинці проти мадам дю Баррі, найлегша колода.

## Дії

rococo-action-choose = Взяти на руку: { $a }
rococo-action-confirm = Підтвердити ці карти
rococo-action-change = Вибрати наново
rococo-action-play = Зіграти: { $a }
rococo-action-no-action = Без дії
rococo-action-favor = Здобути прихильність королеви
rococo-action-acquire = Взяти жетон матеріалів: { $a }
rococo-action-tailor = Пошити одяг: { $a }
rococo-action-hire = Найняти: { $a }
rococo-action-depute = Делегувати
rococo-action-fund = Профінансувати: { $a }
rococo-action-exam = Скласти { $a }
rococo-action-use = Використати бонус
rococo-action-decline = Відмовитися
rococo-action-done = Досить
rococo-action-keep = Залишити жетон як шовк
rococo-action-convert = Обміняти жетон
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

## До чого веде вибір і що в ньому остаточне

rococo-effect-play = Одна дія, потім бонус карти.
rococo-effect-confirm = Можна вибрати наново, доки не підтвердив останній гравець.
rococo-effect-no-action = Далі лише бонус зіграної карти.
rococo-effect-favor = У наступному раунді ви перші.
rococo-effect-acquire = Залиште його як шовк або візьміть мереживо чи нитки.
rococo-effect-tailor = Потім здайте в оренду або продайте.
rococo-effect-hire = На руку, ще на цей раунд.
rococo-effect-depute = Карта виходить із гри; її бонус можна використати востаннє.
rococo-effect-depute-card = Карта виходить із гри.
rococo-effect-fund = Ваш жетон лишається до кінця.
rococo-effect-exam = Карта виходить із гри; ви берете одну з екзаменаційної колоди.
rococo-effect-keep = З нього можна шити.
rococo-effect-convert = Жетон іде у скид.
rococo-effect-rent = Наприкінці дає очки, у залі на ваш вибір.
rococo-effect-sell = Одяг іде у скид.
rococo-effect-jewel = Вона лишається вашою.
rococo-effect-pay = Скидається цілий; зайві сувої пропадають.
rococo-effect-call = У скид; далі її бонус.
rococo-effect-take = На руку.
rococo-final-depute = Карта назавжди виходить із гри.
rococo-final-depute-card = Карта назавжди виходить із гри.
rococo-final-exam = Карта назавжди виходить із гри, і ви бачите екзаменаційну колоду.
rococo-final-use = Ви тягнете жетон, якого ще ніхто не бачив.
rococo-final-jewel = Вона дає жетон, якого ще ніхто не бачив.

## Назви: кольори, Зали й місця

rococo-hall-1 = Королівська зала
rococo-hall-2 = Друга зала
rococo-hall-3 = Третя зала
rococo-hall-4 = Четверта зала
rococo-hall-5 = П’ята зала
rococo-seat-0 = гравець 1
rococo-seat-1 = гравець 2
rococo-seat-2 = гравець 3
rococo-seat-3 = гравець 4
rococo-seat-4 = гравець 5

## Назви: декорації, екзамени й завдання

rococo-exam-journeyman = екзамен на Підмайстра
rococo-exam-master = екзамен на Майстра

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
rococo-bonus-take_jewel = візьміть будь-яку коштовність із ділянки коштовностей

## Інші назви

rococo-hire-special = ваш спеціалізований Учень

## Речі й бонуси словами

rococo-fireworks = Феєрверки
rococo-statues = Статуї
rococo-kitchen-left = Кухня, ліва
rococo-kitchen-right = Кухня, права
rococo-fountain-left = Фонтан, верх
rococo-fountain-right = Фонтан, низ
rococo-musicians = Музиканти, { $hall }
rococo-space = { $kind } { $n }
rococo-jeweller = Ювелір
rococo-deluxe-azure = { $for ->
    [gown] синя
    [necklace] синє
   *[other] синій
 }
rococo-deluxe-rose = { $for ->
    [gown] рожева
    [necklace] рожеве
   *[other] рожевий
 }
rococo-deluxe-jade = { $for ->
    [gown] зелена
    [necklace] зелене
   *[other] зелений
 }
rococo-deluxe-amber = { $for ->
    [gown] оранжева
    [necklace] оранжеве
   *[other] оранжевий
 }
rococo-classic-azure = { $for ->
    [gown] жовта
    [necklace] жовте
   *[other] жовтий
 }
rococo-classic-rose = { $for ->
    [gown] зелена
    [necklace] зелене
   *[other] зелений
 }
rococo-classic-jade = { $for ->
    [gown] червона
    [necklace] червоне
   *[other] червоний
 }
rococo-classic-amber = { $for ->
    [gown] синя
    [necklace] синє
   *[other] синій
 }
rococo-master = Майстер
rococo-journeyman = Підмайстер
rococo-apprentice = Учень
rococo-card-name = { $rank } { $level }
rococo-special = спеціалізований Учень
rococo-gown-of = { $colour } сукня
rococo-coat-of = { $colour } костюм
rococo-garment = { $what } ({ $printed })
rococo-needs = потрібно: { $what }
rococo-master-only = шиє лише Майстер
rococo-sells = продаж: { $price }
rococo-tile = { $silk } · { $goods }
rococo-silks = { $silk }
rococo-about-tile = Жетон матеріалів: { $silk }; або { $goods }
rococo-livres = { $n ->
    [one] { $n } лівр
    [few] { $n } ліври
    [many] { $n } ліврів
   *[other] { $n } лівра
 }
rococo-lace = мереживо: { $n }
rococo-yarn = нитки: { $n }
rococo-prestige = { $n ->
    [one] { $n } очко престижу
    [few] { $n } очки престижу
   *[other] { $n } очок престижу
 }
rococo-silk = { $n } × { $colour } шовк
rococo-guest = { $hall }, гість { $n }
rococo-jewel-name = { $kind ->
    [ring] { $colour } перстень
   *[necklace] { $colour } кольє
 }
rococo-task-JT1 = Учень купує й лишає { $silk } шовк
rococo-task-JT2 = Учень купує й лишає { $silk } шовк
rococo-task-JT3 = Учень купує мереживо чи нитки
rococo-task-JT4 = Учень фінансує декорацію
rococo-task-MT1 = Підмайстер шиє сукню
rococo-task-MT2 = Підмайстер шиє костюм
rococo-task-MT3 = Майстер шиє одяг
rococo-her-favor = Вона здобуває прихильність королеви й отримує 3 очки престижу.
rococo-her-drawer = Вона бере всі жетони з шухляди { $n }.
rococo-her-place = { $place ->
    [left] Вона бере лівий жетон із кожної шухляди.
    [centre] Вона бере середній жетон із кожної шухляди.
   *[right] Вона бере правий жетон із кожної шухляди.
 }
rococo-her-tailor = { $from ->
    [left] Вона шиє одяг номер { $n } зліва.
   *[right] Вона шиє одяг номер { $n } справа.
 }
rococo-her-hire = { $from ->
    [left] Вона наймає працівника номер { $n } зліва.
   *[right] Вона наймає працівника номер { $n } справа.
 }
rococo-her-fund = Вона фінансує найдешевше: { $what }.
rococo-her-fireworks = феєрверки
rococo-her-kitchen = кухня
rococo-her-musicians = музиканти
rococo-her-statues = статуї
rococo-b-none = без бонусу
rococo-b-pay = за { $price }: { $what }
rococo-b-if = { $gain } ({ $wish })
rococo-b-several = { $what }
rococo-b-lace_or_yarn = одне мереживо або нитки
rococo-b-random_resource = випадковий жетон матеріалів
rococo-b-extra-acquire = ще одне придбання жетона
rococo-b-extra-tailor = ще одне пошиття одягу
rococo-b-extra-fund = ще одне фінансування декорації
rococo-b-less = знижка: { $what }
rococo-b-must-sell = одяг треба продати
rococo-b-delegate = { $pay ->
    [none] делегувати будь-якого працівника без ліврів і скористатися його бонусом
    [printed] делегувати будь-якого працівника за вказані ліври
   *[table] делегувати будь-якого працівника за { $list } ліврів (Майстер, Підмайстер, Учень)
 }
rococo-b-per = { $gain } { $what }
rococo-b-colour = { $gain } за кожен { $colour } одяг
rococo-b-no-colour = { $gain }, якщо на балу немає вашого одягу (колір: { $colour })
rococo-b-staff = { $kind ->
    [livres] ліври за розміром персоналу: { $list }
   *[prestige] престиж за розміром персоналу: { $list }
 }
rococo-b-step = { $staff }: { $amount }
rococo-b-buy = скільки завгодно разів: 1 очко престижу за { $price }
rococo-b-discard_silk = { $n ->
    [one] скинути жетони: 1 очко престижу за рідкісний рулон або за { $n } звичайний
    [few] скинути жетони: 1 очко престижу за рідкісний рулон або за { $n } звичайні
   *[other] скинути жетони: 1 очко престижу за рідкісний рулон або за { $n } звичайних
 }
rococo-b-use_own_bonus = перекласти карту із запасу в скид і скористатися її бонусом
rococo-b-copy_opponent_bonus = скористатися бонусом верхньої карти скиду суперника
rococo-b-claim_favor = прихильність королеви та { $gain }
rococo-b-take_resource = будь-який жетон із шухляди
rococo-b-take_jewel = будь-яка коштовність
rococo-of-garment = { $n ->
    [1] за кожен ваш одяг на балу
    [few] за кожні { $n } ваші плитки одягу на балу
   *[other] за кожні { $n } ваших плиток одягу на балу
 }
rococo-of-garment_azure = { $n ->
    [1] за кожен ваш { $colour } одяг
    [few] за кожні { $n } ваші плитки одягу ({ $colour } колір)
   *[other] за кожні { $n } ваших плиток одягу ({ $colour } колір)
 }
rococo-of-garment_rose = { $n ->
    [1] за кожен ваш { $colour } одяг
    [few] за кожні { $n } ваші плитки одягу ({ $colour } колір)
   *[other] за кожні { $n } ваших плиток одягу ({ $colour } колір)
 }
rococo-of-decoration = { $n ->
    [1] за кожну вашу декорацію
    [few] за кожні { $n } ваші декорації
   *[other] за кожні { $n } ваших декорацій
 }
rococo-of-hall_present = { $n ->
    [1] за кожну Залу, де ви представлені
    [few] за кожні { $n } Зали, де ви представлені
   *[other] за кожні { $n } Зал, де ви представлені
 }
rococo-of-garment_in_one_hall = { $n ->
    [1] за кожен ваш одяг в одній Залі
    [few] за кожні { $n } ваші плитки одягу в одній Залі
   *[other] за кожні { $n } ваших плиток одягу в одній Залі
 }
rococo-of-master_guest = { $n ->
    [1] за кожен ваш одяг на місці Майстра
    [few] за кожні { $n } ваші плитки одягу на місцях Майстра
   *[other] за кожні { $n } ваших плиток одягу на місцях Майстра
 }
rococo-of-pair_lady_gentleman = { $n ->
    [1] за кожну пару з вашої сукні й костюма
    [few] за кожні { $n } пари з ваших суконь і костюмів
   *[other] за кожні { $n } пар із ваших суконь і костюмів
 }
rococo-of-pair_azure_jade = { $n ->
    [1] за кожну пару ваших суконь двох кольорів
    [few] за кожні { $n } пари ваших суконь двох кольорів
   *[other] за кожні { $n } пар ваших суконь двох кольорів
 }
rococo-of-lace_yarn_pair = { $n ->
    [1] за кожну повернуту пару з мережива й ниток
    [few] за кожні { $n } повернуті пари з мережива й ниток
   *[other] за кожні { $n } повернутих пар із мережива й ниток
 }
rococo-of-jewel = { $n ->
    [1] за кожну вашу коштовність
    [few] за кожні { $n } ваші коштовності
   *[other] за кожні { $n } ваших коштовностей
 }
rococo-of-ring = { $n ->
    [1] за кожен ваш перстень
    [few] за кожні { $n } ваші персні
   *[other] за кожні { $n } ваших перснів
 }
rococo-of-necklace = { $n ->
    [1] за кожне ваше кольє
    [few] за кожні { $n } ваші кольє
   *[other] за кожні { $n } ваших кольє
 }
rococo-of-jewel_set = { $n ->
    [1] за кожен набір із чотирьох різних коштовностей
    [few] за кожні { $n } набори з чотирьох різних коштовностей
   *[other] за кожні { $n } наборів із чотирьох різних коштовностей
 }
rococo-of-apprentice = { $n ->
    [1] за кожного вашого Учня
    [few] за кожних { $n } ваших Учнів
   *[other] за кожних { $n } ваших Учнів
 }
rococo-if-gentleman_garments = { $n ->
    [one] найм, якщо на балу щонайменше { $n } ваш костюм
    [few] найм, якщо на балу щонайменше { $n } ваші костюми
   *[other] найм, якщо на балу щонайменше { $n } ваших костюмів
 }
rococo-if-lady_garments = { $n ->
    [one] найм, якщо на балу щонайменше { $n } ваша сукня
    [few] найм, якщо на балу щонайменше { $n } ваші сукні
   *[other] найм, якщо на балу щонайменше { $n } ваших суконь
 }
rococo-if-master_guests = { $n ->
    [one] найм, якщо на місцях Майстра щонайменше { $n } ваша плитка одягу
    [few] найм, якщо на місцях Майстра щонайменше { $n } ваші плитки одягу
   *[other] найм, якщо на місцях Майстра щонайменше { $n } ваших плиток одягу
 }
rococo-if-livres = найм, якщо у вас щонайменше { rococo-livres }
rococo-if-jewels = { $n ->
    [one] найм, якщо у вас щонайменше { $n } коштовність
    [few] найм, якщо у вас щонайменше { $n } коштовності
   *[other] найм, якщо у вас щонайменше { $n } коштовностей
 }
rococo-if-decoration_types = { $n ->
    [one] найм, якщо у вас декорації щонайменше { $n } виду
    [few] найм, якщо у вас декорації щонайменше { $n } видів
   *[other] найм, якщо у вас декорації щонайменше { $n } видів
 }
rococo-if-stock = найм, якщо у вас щонайменше жетонів — { $tiles }, мережива — { $lace }, ниток — { $yarn }
rococo-if-prestige = найм, якщо набрано щонайменше { rococo-prestige }
rococo-if-master_exams = найм після екзамену на Майстра
rococo-if-halls_present = найм, якщо ви в усіх Залах
rococo-at-end = наприкінці: { $what }
rococo-card-does = { $card }: { $bonus }
rococo-deputes = за делегування { $price }
rococo-about = { $what }

## Why not, in short

rococo-why-ROC-ACQ-03 = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-FUND-08 = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-HIRE-04 = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-JB-04 = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-TAILOR-02 = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-EXAM-11-fee = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-EXAM-12-fee = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-TAILOR-04-azure = Потрібно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-04-rose = Потрібно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-04-jade = Потрібно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-04-amber = Потрібно: { $what }; у вас { $have }.
rococo-why-ROC-TAILOR-06-lace = Потрібне { rococo-lace }; у вас { $have }.
rococo-why-ROC-TAILOR-06-yarn = Потрібні { rococo-yarn }; у вас { $have }.
rococo-why-ROC-ACQ-01 = Тут немає жетона.
rococo-why-ROC-BON-01 = Цей бонус такого не дає.
rococo-why-ROC-EXAM-17 = Екзамен не буває бонусом.
rococo-why-ROC-EXAM-11 = Цей екзамен вам зараз недоступний.
rococo-why-ROC-EXAM-12 = Цей екзамен вам зараз недоступний.
rococo-why-ROC-EXAM-11-tasks = Позначено завдань: { $have } із { $n }.
rococo-why-ROC-EXAM-12-tasks = Позначено завдань: { $have } із { $n }.
rococo-why-ROC-DEPUTE-05 = Має лишитися четверо, а у вас { $have }.
rococo-why-ROC-DEPUTE-01 = Має лишитися четверо працівників.
rococo-why-ROC-MIX-03 = Ця карта вже виходить.
rococo-why-ROC-MIX-10 = Цим кольором тут нічого не заощадити.
rococo-why-ROC-MIX-21 = Там немає бонусу, який зараз можна використати.
rococo-why-ROC-MIX-26 = Його не продати, а цей бонус вимагає продажу.
rococo-why-ROC-P3-07-favor = Учень не може її здобути.
rococo-why-ROC-P3-07-apprentice = Цей екзамен складає лише Учень.
rococo-why-ROC-P3-07-journeyman = Цей екзамен складає лише Підмайстер.
rococo-why-ROC-FAVOR-01 = На цей раунд її вже взято.
rococo-why-ROC-FUND-03 = Це місце зайняте.
rococo-why-ROC-FUND-04 = У цій половині вже є ваш жетон.
rococo-why-ROC-JB-10 = У вас уже є ювелір.
rococo-why-ROC-JB-02 = У вас немає ювеліра.
rococo-why-ROC-JB-03 = Намисто личить сукні, перстень — костюму.
rococo-why-ROC-JB-08 = Тут немає коштовності.
rococo-why-ROC-HIRE-01 = Наймає лише Майстер.
rococo-why-ROC-SPEC-01 = Уже найнято.
rococo-why-ROC-SPEC-01-rank = Наймає лише Майстер.
rococo-why-ROC-SPEC-JA-1 = Костюми на балу: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-2 = Сукні на балу: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-3 = Одяг на місцях Майстра: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-4 = Потрібно: { rococo-livres }, у вас { $have }.
rococo-why-ROC-SPEC-JA-5 = Коштовності: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-6 = Види декорацій: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-7 = Потрібні чотири жетони, два мережива й двоє ниток.
rococo-why-ROC-SPEC-JA-8 = Набрано престижу: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-9 = Складено екзаменів на Майстра: { $have } із { $n }.
rococo-why-ROC-SPEC-JA-10 = Присутність у Залах: { $have } із { $n }.
rococo-why-ROC-TAILOR-01 = Учень не шиє.
rococo-why-ROC-TAILOR-03 = Це шиє лише Майстер.
rococo-why-ROC-TAILOR-05 = Цей жетон не потрібен.
rococo-why-ROC-TAILOR-12 = Лише для пошитого Майстром.
rococo-why-ROC-TAILOR-13 = Цей гість уже вдягнений.
rococo-why-ROC-TAILOR-14 = Немає вільного гостя, який підходить.
rococo-why-ROC-EMP-JJ-6 = Цей бонус вимагає продажу.
rococo-why-ROC-FEST-01 = Святковий одяг не продають.
rococo-why-ROC-FEST-02 = Немає вільного гостя, який підходить.
rococo-why-ROC-EXCL-01 = Ексклюзивний одяг не продають.
rococo-why-ROC-EXCL-02 = Немає вільного гостя, який підходить.

## So many of what is paid or comes, in facts about a choice

rococo-goods-livres = { rococo-livres }
rococo-goods-lace = { rococo-lace }
rococo-goods-yarn = { rococo-yarn }
rococo-goods-prestige = { rococo-prestige }
rococo-goods-card = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
 }
rococo-goods-tile = { $n ->
    [one] { $n } жетон матеріалів
    [few] { $n } жетони матеріалів
    [many] { $n } жетонів матеріалів
   *[other] { $n } жетона матеріалів
 }
rococo-goods-unseen = { $n ->
    [one] { $n } закрита річ
    [few] { $n } закриті речі
    [many] { $n } закритих речей
   *[other] { $n } закритої речі
 }
