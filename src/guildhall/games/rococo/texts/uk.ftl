### Рококо: запитання, журнал, дії, параметри й назви речей.

rococo-summary = Керуйте кравецькою майстернею за часів Людовика XV: наймайте працівників, шийте сукні й костюми на продаж чи в оренду, фінансуйте феєрверк і музику та здобудьте найбільше престижу до ночі великого балу.
rococo-prompt-choose =
    Візьміть на руку ще { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
rococo-prompt-confirm = Підтвердьте вибір карт або оберіть наново.
rococo-prompt-play = Зіграйте карту.
rococo-prompt-main = Зіграно { $card }: оберіть основну дію або жодної.
rococo-prompt-bonus = Бонус { $card }: { $bonus }
rococo-prompt-garment-bonus = { $garment }: { $bonus }
rococo-prompt-reward-tile = Візьміть безкоштовно будь-яку плитку з шухляди або відмовтеся.
rococo-prompt-buy = { $card }: купуйте очки престижу (куплено { $count }) або зупиніться.
rococo-prompt-discard = { $card }: скидайте плитки за престиж (скинуто { $count }) або зупиніться.
rococo-prompt-tile = Залиште { $tile } як шовк або обміняйте на мереживо чи нитки.
rococo-prompt-discount = { $garment }: який шовк зменшити?
rococo-prompt-pay = Заплатіть шовк за { $garment }: ще лазур { $azure }, троянда { $rose }, нефрит { $jade }, бурштин { $amber }.
rococo-prompt-rent =
    Вбрання пошито ({ $garment }): здайте в оренду ({ $prestige ->
        [one] { $prestige } очко престижу
        [few] { $prestige } очки престижу
        [many] { $prestige } очок престижу
       *[other] { $prestige } очка престижу
    } наприкінці) або продайте ({ $livres ->
        [one] { $livres } лівр
        [few] { $livres } ліври
        [many] { $livres } ліврів
       *[other] { $livres } лівра
    }).
rococo-prompt-jewel = Прикраса до { $garment }? Купіть або відмовтеся.
rococo-prompt-place = Оберіть місце гостя для { $garment }.
rococo-prompt-task = Підходять два завдання іспиту: позначте одне.
rococo-prompt-exam-card = Візьміть на руку будь-яку карту з екзаменаційної колоди.
rococo-prompt-her-card = Мадам Дюбаррі відкриває { $card }.
rococo-prompt-her-place = Мадам Дюбаррі пошила: { $garment } і відкриває { $card }: зала { $hall }.
rococo-log-round = Починається раунд { $round }.
rococo-log-starts = { $player } має прихильність королеви й починає.
rococo-log-recycle = { $player } перетворює скид на запас.
rococo-log-chosen = { $player } обирає карти. { $cards }
rococo-log-play = { $player } грає: { $card }.
rococo-log-favor = { $player } здобуває прихильність королеви.
rococo-log-acquire =
    { $player } бере { $tile } за { $price ->
        [one] { $price } лівр
        [few] { $price } ліври
        [many] { $price } ліврів
       *[other] { $price } лівра
    }.
rococo-log-draw = { $player } тягне плитку з торбинки. { $tile }
rococo-log-keep = { $player } залишає плитку як шовк. { $tile }
rococo-log-convert = { $player } скидає: { $tile } (мереживо { $lace }, нитки { $yarn }).
rococo-log-markers = { $player } отримує: мереживо { $lace }, нитки { $yarn }.
rococo-log-tailor =
    { $player } шиє: { $garment } за { $price ->
        [one] { $price } лівр
        [few] { $price } ліври
        [many] { $price } ліврів
       *[other] { $price } лівра
    } і { $tiles }.
rococo-log-sell = { $player } продає: { $garment }.
rococo-log-place = { $player } здає в оренду: { $garment } — зала { $hall }, місце { $position }.
rococo-log-all-halls =
    { $player } присутній у всіх залах: { $prestige ->
        [one] { $prestige } очко престижу
        [few] { $prestige } очки престижу
        [many] { $prestige } очок престижу
       *[other] { $prestige } очка престижу
    } наприкінці.
rococo-log-hire =
    { $player } наймає: { $card } за { $price ->
        [one] { $price } лівр
        [few] { $price } ліври
        [many] { $price } ліврів
       *[other] { $price } лівра
    }.
rococo-log-depute = { $player } делегує: { $card }.
rococo-log-fund =
    { $player } фінансує: { $space } за { $price ->
        [one] { $price } лівр
        [few] { $price } ліври
        [many] { $price } ліврів
       *[other] { $price } лівра
    }.
rococo-log-livres =
    { $player } отримує { $amount ->
        [one] { $amount } лівр
        [few] { $amount } ліври
        [many] { $amount } ліврів
       *[other] { $amount } лівра
    }.
rococo-log-prestige =
    { $player } здобуває { $amount ->
        [one] { $amount } очко престижу
        [few] { $amount } очки престижу
        [many] { $amount } очок престижу
       *[other] { $amount } очка престижу
    }.
rococo-log-discard = { $player } скидає: { $tile }.
rococo-log-call = { $player } викликає: { $card } із запасу.
rococo-log-copy = { $player } користується бонусом { $card } зі скиду гравця { $other_player }.
rococo-log-task = { $player } виконує завдання іспиту: { $task }.
rococo-log-exam = { $player } складає іспит: { $exam }.
rococo-log-exam-card = { $player } бере карту з екзаменаційної колоди. { $card }
rococo-log-jewel =
    { $player } отримує прикрасу ({ $jewel }) за { $price ->
        [one] { $price } лівр
        [few] { $price } ліври
        [many] { $price } ліврів
       *[other] { $price } лівра
    }.
rococo-log-income =
    { $player } має дохід: { $amount ->
        [one] { $amount } лівр
        [few] { $amount } ліври
        [many] { $amount } ліврів
       *[other] { $amount } лівра
    }.
rococo-log-final = Бал починається: фінальний підрахунок.
rococo-log-her-card = Мадам Дюбаррі відкриває { $card }.
rococo-log-her-starts = Мадам Дюбаррі має прихильність королеви й починає.
rococo-log-her-favor = Мадам Дюбаррі бере прихильність королеви.
rococo-log-her-tiles =
    Мадам Дюбаррі бере { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    }.
rococo-log-her-tailor = Мадам Дюбаррі шиє: { $garment }.
rococo-log-her-hall = Мадам Дюбаррі відкриває { $card } для місця: зала { $hall }.
rococo-log-her-place = Мадам Дюбаррі здає в оренду: { $garment } — зала { $hall }, місце { $position }.
rococo-log-her-markers = Мадам Дюбаррі отримує: мереживо { $lace }, нитки { $yarn }.
rococo-log-her-all-halls =
    Мадам Дюбаррі присутня у всіх залах: { $prestige ->
        [one] { $prestige } очко престижу
        [few] { $prestige } очки престижу
        [many] { $prestige } очок престижу
       *[other] { $prestige } очка престижу
    } наприкінці.
rococo-log-her-jewel = Мадам Дюбаррі бере прикрасу ({ $jewel }).
rococo-log-her-hire = Мадам Дюбаррі наймає: { $card }.
rococo-log-her-fund = Мадам Дюбаррі фінансує: { $space }.
rococo-log-her-task = Мадам Дюбаррі виконує завдання іспиту: { $task }.
rococo-log-her-exam = Мадам Дюбаррі складає іспит: { $exam }.
rococo-log-her-prestige =
    Мадам Дюбаррі здобуває { $amount ->
        [one] { $amount } очко престижу
        [few] { $amount } очки престижу
        [many] { $amount } очок престижу
       *[other] { $amount } очка престижу
    }.
rococo-score-play = Під час гри
rococo-score-livres = 1. Ліври
rococo-score-jewels = 1б. Прикраси
rococo-score-crowns = 2. Бонуси з короною
rococo-score-favor = 2. Прихильність королеви
rococo-score-hall1 = 3. Королівська зала
rococo-score-hall2 = 3. Друга зала
rococo-score-hall3 = 3. Третя зала
rococo-score-hall4 = 3. Четверта зала
rococo-score-hall5 = 3. П'ята зала
rococo-score-fireworks = 4. Феєрверки
rococo-score-statues = 6. Статуї
rococo-score-garments = 7. Вбрання в залах
rococo-score-terrace = 5 + 7. Вбрання на терасі
rococo-score-decorations = 7. Декорації
rococo-score-all-halls = 7. Усі зали
rococo-score-tiles = Її плитки ресурсів
rococo-phase-choose = Вибір карт
rococo-phase-actions = Дії
rococo-phase-her = Хід мадам Дюбаррі
rococo-phase-over = Бал завершено
rococo-end-rounds = Зіграно сім раундів.
rococo-end-beaten = Мадам Дюбаррі переможено.
rococo-end-du_barry = Перемагає мадам Дюбаррі.
rococo-option-edition = Правила, кольори й назви якого видання вживаються.
rococo-option-edition-deluxe = Делюкс (2020): відкритий престиж; удвох немає других місць; наодинці — проти мадам Дюбаррі.
rococo-option-edition-classic = Класичне (2013): престиж прихований; для 2–5 гравців.
rococo-option-jewelry_box = Скринька з прикрасами: прикраси до вбрання, іспити для учнів і підмайстрів, ще 28 працівників.
rococo-option-jewelry_box-on = Використовується.
rococo-option-jewelry_box-off = Не використовується.
rococo-option-luxury_garments = Розкішне вбрання: чотири дорогі вбрання й п'ять багатих плиток потрапляють у торбинки.
rococo-option-luxury_garments-on = Використовується.
rococo-option-luxury_garments-off = Не використовується.
rococo-option-festive_garments = Святкове вбрання: чотири вбрання, що одразу дають очки й ніколи не продаються.
rococo-option-festive_garments-on = Використовується.
rococo-option-festive_garments-off = Не використовується.
rococo-option-exclusive_tailoring = Ексклюзивне шиття: вбрання з особливим ефектом, коли їх здано в оренду.
rococo-option-exclusive_tailoring-on = Використовується.
rococo-option-exclusive_tailoring-off = Не використовується.
rococo-option-start_player = Хто починає перший раунд (наодинці — мадам Дюбаррі).
rococo-option-start_player-by_lot = За жеребом.
rococo-option-start_player-first_seat = Перше місце.
rococo-action-choose = Взяти на руку: { $a }
rococo-action-confirm = Підтвердити
rococo-action-change = Обрати наново
rococo-action-play = Зіграти: { $a }
rococo-action-no-action = Без основної дії
rococo-action-favor = Здобути прихильність королеви
rococo-action-acquire = Взяти плитку { $a }
rococo-action-tailor = Пошити вбрання { $a }
rococo-action-hire = Найняти: { $a }
rococo-action-depute = Делегувати зіграну карту
rococo-action-fund = Фінансувати: { $a }
rococo-action-exam = Скласти іспит: { $a }
rococo-action-use = Скористатися бонусом
rococo-action-decline = Відмовитися
rococo-action-done = Досить
rococo-action-keep = Залишити як шовк
rococo-action-convert = Обміняти на мереживо й нитки
rococo-action-lace = Взяти мереживо
rococo-action-yarn = Взяти нитки
rococo-action-discount = Менше шовку: { $a }
rococo-action-pay = Заплатити { $a }
rococo-action-rent = Здати в оренду
rococo-action-sell = Продати
rococo-action-place = Місце { $a }
rococo-action-jewel = Взяти прикрасу { $a }
rococo-action-depute-card = Делегувати: { $a }
rococo-action-buy-prestige = Купити очко престижу
rococo-action-discard = Скинути: { $a }
rococo-action-call = Викликати: { $a }
rococo-action-copy = Бонус гравця { $a }
rococo-action-hall = Зала { $a }
rococo-action-mark = Позначити { $a }
rococo-action-take = Взяти: { $a }
rococo-action-next = Далі
rococo-hire-special = ваш спеціалізований учень
rococo-colour-deluxe-azure = синій
rococo-colour-deluxe-rose = рожевий
rococo-colour-deluxe-jade = зелений
rococo-colour-deluxe-amber = помаранчевий
rococo-colour-classic-azure = жовтий
rococo-colour-classic-rose = зелений
rococo-colour-classic-jade = червоний
rococo-colour-classic-amber = синій
rococo-name-azure = лазур
rococo-name-rose = троянда
rococo-name-jade = нефрит
rococo-name-amber = бурштин
rococo-jewel-azure = намисто, лазур
rococo-jewel-rose = перстень, троянда
rococo-jewel-jade = намисто, нефрит
rococo-jewel-amber = перстень, бурштин
rococo-name-necklace = намисто
rococo-name-ring = перстень
rococo-rank-master = Майстер
rococo-rank-journeyman = Підмайстер
rococo-rank-apprentice = Учень
rococo-exam-journeyman = Підмайстер
rococo-exam-master = Майстер
rococo-name-JT1 = учень здобуває шовк лазур чи троянда
rococo-name-JT2 = учень здобуває шовк нефрит чи бурштин
rococo-name-JT3 = учень здобуває мереживо чи нитки
rococo-name-JT4 = учень фінансує декорацію
rococo-name-MT1 = підмайстер шиє сукню
rococo-name-MT2 = підмайстер шиє костюм
rococo-name-MT3 = майстер шиє вбрання
rococo-name-F1 = феєрверк 1
rococo-name-F2 = феєрверк 2
rococo-name-F3 = феєрверк 3
rococo-name-F4 = феєрверк 4
rococo-name-F5 = феєрверк 5
rococo-name-F6 = феєрверк 6
rococo-name-S1 = статуя 1
rococo-name-S2 = статуя 2
rococo-name-S3 = статуя 3
rococo-name-S4 = статуя 4
rococo-name-S5 = статуя 5
rococo-name-KL1 = кухня, ліва половина 1
rococo-name-KL2 = кухня, ліва половина 2
rococo-name-KL3 = кухня, ліва половина 3
rococo-name-KR1 = кухня, права половина 1
rococo-name-KR2 = кухня, права половина 2
rococo-name-KR3 = кухня, права половина 3
rococo-name-M1 = музиканти зали 1
rococo-name-M2 = музиканти зали 2
rococo-name-M3 = музиканти зали 3
rococo-name-M4 = музиканти зали 4
rococo-name-M5 = музиканти зали 5
rococo-name-W1 = ювелір 1
rococo-name-W2 = ювелір 2
rococo-name-W3 = ювелір 3
rococo-name-W4 = ювелір 4
rococo-name-W5 = ювелір 5
rococo-decoration-fireworks = феєрверк
rococo-decoration-statues = статуя
rococo-decoration-kitchen_left = кухня, ліва половина
rococo-decoration-kitchen_right = кухня, права половина
rococo-decoration-musicians = музиканти зали
rococo-decoration-jeweller = ювелір
rococo-decoration-classic-kitchen_left = фонтан, верхній ряд
rococo-decoration-classic-kitchen_right = фонтан, нижній ряд
rococo-hall-1 = Королівська зала
rococo-hall-2 = Друга зала
rococo-hall-3 = Третя зала
rococo-hall-4 = Четверта зала
rococo-hall-5 = П'ята зала
rococo-thing-terrace = Тераса
rococo-thing-all_halls = Бонус «Усі зали»
rococo-thing-display = Виставка вбрання
rococo-thing-drawers = Шухляди ресурсів
rococo-thing-hire = Місце найму
rococo-thing-favor = Прихильність королеви
rococo-thing-jewels = Виставка прикрас
rococo-thing-staff = Працівники
rococo-thing-supply = Запас
rococo-thing-hand = Рука
rococo-thing-discard-pile = Скид
rococo-thing-livres = Ліври
rococo-thing-lace = Мереживо
rococo-thing-yarn = Нитки
rococo-thing-silk = Шовк
rococo-thing-prestige = Престиж
rococo-thing-special-card = Спеціалізований учень
rococo-thing-du_barry = Мадам Дюбаррі
rococo-thing-start_marker = Золотий наперсток (перший гравець)
rococo-thing-master_space = Місце для майстра
rococo-name-S-a = Майстер S-a
rococo-name-S-b = Майстер S-b
rococo-name-S-c = Підмайстер S-c
rococo-name-S-d = Учень S-d
rococo-name-S-e = Учень S-e
rococo-name-I-a = Майстер I-a
rococo-name-I-b = Майстер I-b
rococo-name-I-c = Підмайстер I-c
rococo-name-I-d = Підмайстер I-d
rococo-name-I-e = Учень I-e
rococo-name-I-f = Учень I-f
rococo-name-II-a = Майстер II-a
rococo-name-II-b = Підмайстер II-b
rococo-name-II-c = Підмайстер II-c
rococo-name-II-d = Учень II-d
rococo-name-III-a = Майстер III-a
rococo-name-III-b = Підмайстер III-b
rococo-name-III-c = Учень III-c
rococo-name-III-d = Учень III-d
rococo-name-IV-a = Майстер IV-a
rococo-name-IV-b = Підмайстер IV-b
rococo-name-IV-c = Підмайстер IV-c
rococo-name-IV-d = Учень IV-d
rococo-name-V-a = Майстер V-a
rococo-name-V-b = Майстер V-b
rococo-name-V-c = Підмайстер V-c
rococo-name-V-d = Учень V-d
rococo-name-VI-a = Майстер VI-a
rococo-name-VI-b = Підмайстер VI-b
rococo-name-VI-c = Учень VI-c
rococo-name-VI-d = Учень VI-d
rococo-name-VI-e = Учень VI-e
rococo-name-VI-f = Учень VI-f
rococo-name-JJ-1 = Підмайстер JJ-1
rococo-name-JJ-2 = Підмайстер JJ-2
rococo-name-JJ-3 = Підмайстер JJ-3
rococo-name-JJ-4 = Підмайстер JJ-4
rococo-name-JJ-5 = Підмайстер JJ-5
rococo-name-JJ-6 = Підмайстер JJ-6
rococo-name-JJ-7 = Підмайстер JJ-7
rococo-name-JJ-8 = Підмайстер JJ-8
rococo-name-JJ-9 = Підмайстер JJ-9
rococo-name-JM-1 = Майстер JM-1
rococo-name-JM-2 = Майстер JM-2
rococo-name-JM-3 = Майстер JM-3
rococo-name-JM-4 = Майстер JM-4
rococo-name-JM-5 = Майстер JM-5
rococo-name-JM-6 = Майстер JM-6
rococo-name-JM-7 = Майстер JM-7
rococo-name-JM-8 = Майстер JM-8
rococo-name-JM-9 = Майстер JM-9
rococo-name-JA-1 = Учень JA-1
rococo-name-JA-2 = Учень JA-2
rococo-name-JA-3 = Учень JA-3
rococo-name-JA-4 = Учень JA-4
rococo-name-JA-5 = Учень JA-5
rococo-name-JA-6 = Учень JA-6
rococo-name-JA-7 = Учень JA-7
rococo-name-JA-8 = Учень JA-8
rococo-name-JA-9 = Учень JA-9
rococo-name-JA-10 = Учень JA-10
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
rococo-bonus-none = без бонусу
rococo-bonus-gain_livres = отримати ліври
rococo-bonus-gain_prestige = здобути престиж
rococo-bonus-lace_or_yarn = взяти 1 мереживо чи 1 нитки
rococo-bonus-random_resource = витягнути плитку з торбинки
rococo-bonus-extra_acquire = здобути ще одну плитку
rococo-bonus-extra_tailor = пошити ще одне вбрання
rococo-bonus-extra_fund = профінансувати ще одну декорацію
rococo-bonus-delegate_any = делегувати будь-якого свого працівника
rococo-bonus-livres_per = ліври за те, що маєте
rococo-bonus-prestige_per = престиж за те, що маєте
rococo-bonus-per_garment_colour = за кольорами вашого вбрання
rococo-bonus-livres_by_deck_size = ліври за кількістю працівників
rococo-bonus-prestige_by_deck_size = престиж за кількістю працівників
rococo-bonus-buy_prestige = купити престиж
rococo-bonus-discard_silk = скинути шовк за престиж
rococo-bonus-use_own_bonus = викликати карту із запасу й скористатися її бонусом
rococo-bonus-copy_opponent_bonus = скористатися верхнім бонусом чужого скиду
rococo-bonus-livres_if_no_colour = ліври за відсутні кольори
rococo-bonus-claim_favor = взяти прихильність королеви
rococo-bonus-take_resource = взяти безкоштовно будь-яку плитку
rococo-bonus-take_jewel = взяти безкоштовно будь-яку прикрасу
rococo-effect-S-a = без бонусу
rococo-effect-S-b = без бонусу
rococo-effect-S-c = Заплатіть 1 лівр: 1 мереживо або 1 нитки.
rococo-effect-S-d = Здобудьте ще плитку за звичайну ціну.
rococo-effect-S-e = 2 ліври.
rococo-effect-I-a = 1 лівр.
rococo-effect-I-b = Делегуйте будь-яку свою карту, і цю теж; без ліврів; спершу можна скористатися її бонусом.
rococo-effect-I-c = Заплатіть 1 лівр: випадкова плитка.
rococo-effect-I-d = Здобудьте ще плитку за звичайну ціну.
rococo-effect-I-e = Випадкова плитка.
rococo-effect-I-f = 1 мереживо або 1 нитки.
rococo-effect-II-a = 1 лівр за кожне своє вбрання лазур і 2 за нефрит.
rococo-effect-II-b = Пошийте ще вбрання на 1 рулон лазурі чи троянди дешевше; не для майстра.
rococo-effect-II-c = Делегуйте будь-яку свою карту за 8, 5 чи 2 ліври за рангом; без її бонусу.
rococo-effect-II-d = 1 престиж за кожні 2 свої декорації.
rococo-effect-III-a = 1 лівр за кожну свою декорацію.
rococo-effect-III-b = 1 престиж за кожні 3 свої вбрання.
rococo-effect-III-c = Профінансуйте ще декорацію на 5 ліврів дешевше.
rococo-effect-III-d = Ліври за працівників: 5–6: 2, 7–8: 6, 9–10: 10, 11+: 14.
rococo-effect-IV-a = Ліври за працівників: 5–6: 1, 7–8: 3, 9–10: 5, 11+: 7.
rococo-effect-IV-b = Пошийте ще вбрання, до 2 рулонів нефриту менше; не для майстра.
rococo-effect-IV-c = 2 ліври за вбрання троянда і 1 престиж за бурштин.
rococo-effect-IV-d = Купіть 1 престиж за 4 ліври, скільки завгодно разів.
rococo-effect-V-a = 1 лівр за кожне своє вбрання.
rococo-effect-V-b = 1 престиж за кожні 2 свої декорації.
rococo-effect-V-c = 1 престиж за кожні 2 свої вбрання.
rococo-effect-V-d = Скиньте плитки: 1 престиж за рулон нефриту чи бурштину та за 2 рулони лазурі чи троянди.
rococo-effect-VI-a = Купіть 1 престиж за 3 ліври, скільки завгодно разів.
rococo-effect-VI-b = Профінансуйте ще декорацію на 10 ліврів дешевше.
rococo-effect-VI-c = Наприкінці: престиж за працівників: 5–6: 2, 7–8: 5, 9–10: 8, 11+: 11.
rococo-effect-VI-d = Наприкінці: 3 престижу за пару мереживо й нитки.
rococo-effect-VI-e = Наприкінці: 3 престижу за 2 свої вбрання на місцях майстра.
rococo-effect-VI-f = Наприкінці: 2 престижу за пару сукня й костюм.
rococo-effect-JJ-1 = Перемістіть карту із запасу в скид і скористайтеся її бонусом.
rococo-effect-JJ-2 = Скористайтеся бонусом верхньої карти чужого скиду.
rococo-effect-JJ-3 = 1 лівр за кожну залу, де ви присутні.
rococo-effect-JJ-4 = Ліври за працівників: 4: 6, 5: 5, 6: 4, 7+: 2.
rococo-effect-JJ-5 = 3 ліври за кожні 2 свої декорації.
rococo-effect-JJ-6 = Пошийте ще вбрання на продаж і 1 престиж; не для майстра.
rococo-effect-JJ-7 = 1 престиж за 2 свої вбрання в обраній залі.
rococo-effect-JJ-8 = 3 ліври за кожні 2 свої персні.
rococo-effect-JJ-9 = 1 престиж за кожні 3 свої прикраси.
rococo-effect-JM-1 = 2 ліври за кожне своє вбрання в обраній залі.
rococo-effect-JM-2 = 1 престиж за пару вбрань лазур і нефрит.
rococo-effect-JM-3 = 3 ліври за 2 свої вбрання на місцях майстра.
rococo-effect-JM-4 = 3 ліври за кожні 2 свої прикраси.
rococo-effect-JM-5 = 4 ліври без вбрання нефрит, 5 без бурштину.
rococo-effect-JM-6 = Наприкінці: 6 престижу за набір чотирьох різних прикрас.
rococo-effect-JM-7 = Наприкінці: 3 престижу за 2 свої намиста.
rococo-effect-JM-8 = Наприкінці: 1 престиж за кожну свою декорацію.
rococo-effect-JM-9 = Наприкінці: 3 престижу за 2 своїх учнів.
rococo-effect-JA-1 = 3 престижу. Можна найняти безкоштовно, якщо: 3 свої костюми.
rococo-effect-JA-2 = 3 престижу. Можна найняти безкоштовно, якщо: 3 свої сукні.
rococo-effect-JA-3 = 3 престижу. Можна найняти безкоштовно, якщо: 3 свої вбрання на місцях майстра.
rococo-effect-JA-4 = 3 престижу. Можна найняти безкоштовно, якщо: 30 ліврів.
rococo-effect-JA-5 = 3 престижу. Можна найняти безкоштовно, якщо: 3 свої прикраси.
rococo-effect-JA-6 = 3 престижу. Можна найняти безкоштовно, якщо: декорації 3 видів.
rococo-effect-JA-7 = 3 престижу. Можна найняти безкоштовно, якщо: 4 плитки, 2 мережива й 2 ниток.
rococo-effect-JA-8 = 3 престижу. Можна найняти безкоштовно, якщо: 5 здобутого престижу.
rococo-effect-JA-9 = 3 престижу. Можна найняти безкоштовно, якщо: складено іспит на майстра.
rococo-effect-JA-10 = 3 престижу. Можна найняти безкоштовно, якщо: присутність у всіх 5 залах.
rococo-effect-F01 = При пошитті: 2 престижу за пару своїх сукні й костюма; не продається.
rococo-effect-F02 = При пошитті: 1 престиж за кожну свою декорацію; не продається.
rococo-effect-F03 = При пошитті: 1 престиж за вбрання лазур; не продається.
rococo-effect-F04 = При пошитті: 1 престиж за вбрання троянда; не продається.
rococo-effect-E01 = При оренді: прихильність королеви, якщо вона є, та 5 ліврів.
rococo-effect-E02 = При оренді: можна делегувати будь-яку карту за її ліври, без бонусу.
rococo-effect-E03 = При оренді: будь-яка плитка з шухляди безкоштовно.
rococo-effect-E04 = 14 ліврів за продаж чи оренду; без престижу.
rococo-effect-E05 = При оренді, з маркером ювеліра: будь-яка прикраса безкоштовно; того ж кольору — ще випадкова плитка.
rococo-effect-E06 = При оренді, з маркером ювеліра: будь-яка прикраса безкоштовно; того ж кольору — ще випадкова плитка.
rococo-name-DB01 = DB01 (прихильність королеви)
rococo-name-DB02 = DB02 (прихильність королеви)
rococo-name-DB03 = DB03 (усі плитки шухляди 1)
rococo-name-DB04 = DB04 (усі плитки шухляди 2)
rococo-name-DB05 = DB05 (усі плитки шухляди 3)
rococo-name-DB06 = DB06 (плитки на місці 1 усіх шухляд)
rococo-name-DB07 = DB07 (плитки на місці 2 усіх шухляд)
rococo-name-DB08 = DB08 (плитки на місці 3 усіх шухляд)
rococo-name-DB09 = DB09 (вбрання 1 справа)
rococo-name-DB10 = DB10 (вбрання 2 справа)
rococo-name-DB11 = DB11 (вбрання 3 справа)
rococo-name-DB12 = DB12 (вбрання 1 зліва)
rococo-name-DB13 = DB13 (вбрання 2 зліва)
rococo-name-DB14 = DB14 (працівник 2 зліва)
rococo-name-DB15 = DB15 (працівник 1 справа)
rococo-name-DB16 = DB16 (фінансує: феєрверк)
rococo-name-DB17 = DB17 (фінансує: кухня)
rococo-name-DB18 = DB18 (фінансує: музиканти)
rococo-name-DB19 = DB19 (фінансує: статуя)
rococo-name-DB20 = DB20 (усі плитки шухляди 1)
rococo-name-DB21 = DB21 (усі плитки шухляди 2)
rococo-name-DB22 = DB22 (усі плитки шухляди 3)
rococo-name-DB23 = DB23 (плитки на місці 1 усіх шухляд)
rococo-name-DB24 = DB24 (плитки на місці 2 усіх шухляд)
rococo-name-DB25 = DB25 (плитки на місці 3 усіх шухляд)
