### Рококо: вопросы, журнал, действия, настройки и названия вещей.

rococo-summary = Управляйте портновской мастерской во времена Людовика XV: нанимайте работников, шейте платья и костюмы на продажу и в аренду, оплачивайте фейерверк и музыку и завоюйте больше всех престижа к ночи большого бала.
rococo-prompt-choose =
    Возьмите в руку ещё { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
rococo-prompt-confirm = Подтвердите выбор карт или выберите заново.
rococo-prompt-play = Сыграйте карту.
rococo-prompt-main = Сыграна { $card }: выберите основное действие или никакого.
rococo-prompt-bonus = Бонус { $card }: { $bonus }
rococo-prompt-garment-bonus = { $garment }: { $bonus }
rococo-prompt-reward-tile = Возьмите бесплатно любой жетон из ящика или откажитесь.
rococo-prompt-buy = { $card }: покупайте очки престижа (куплено { $count }) или остановитесь.
rococo-prompt-discard = { $card }: сбрасывайте жетоны за престиж (сброшено { $count }) или остановитесь.
rococo-prompt-tile = Оставьте { $tile } как шёлк или обменяйте на кружево или нитки.
rococo-prompt-discount = { $garment }: какой шёлк уменьшить?
rococo-prompt-pay = Заплатите шёлк за { $garment }: ещё лазурь { $azure }, роза { $rose }, нефрит { $jade }, янтарь { $amber }.
rococo-prompt-rent =
    Наряд сшит ({ $garment }): сдайте в аренду ({ $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце) или продайте ({ $livres ->
        [one] { $livres } ливр
        [few] { $livres } ливра
        [many] { $livres } ливров
       *[other] { $livres } ливра
    }).
rococo-prompt-jewel = Украшение к { $garment }? Купите или откажитесь.
rococo-prompt-place = Выберите место гостя для { $garment }.
rococo-prompt-task = Подходят два задания экзамена: отметьте одно.
rococo-prompt-exam-card = Возьмите в руку любую карту из экзаменационной колоды.
rococo-prompt-her-card = Мадам Дюбарри открывает { $card }.
rococo-prompt-her-place = Мадам Дюбарри сшила: { $garment } и открывает { $card }: зал { $hall }.
rococo-log-round = Начинается раунд { $round }.
rococo-log-starts = { $player } владеет благосклонностью королевы и начинает.
rococo-log-recycle = { $player } превращает сброс в запас.
rococo-log-chosen = { $player } выбирает карты. { $cards }
rococo-log-play = { $player } играет: { $card }.
rococo-log-favor = { $player } получает благосклонность королевы.
rococo-log-acquire =
    { $player } берёт { $tile } за { $price ->
        [one] { $price } ливр
        [few] { $price } ливра
        [many] { $price } ливров
       *[other] { $price } ливра
    }.
rococo-log-draw = { $player } тянет жетон из мешочка. { $tile }
rococo-log-keep = { $player } оставляет жетон как шёлк. { $tile }
rococo-log-convert = { $player } сбрасывает: { $tile } (кружево { $lace }, нитки { $yarn }).
rococo-log-markers = { $player } получает: кружево { $lace }, нитки { $yarn }.
rococo-log-tailor =
    { $player } шьёт: { $garment } за { $price ->
        [one] { $price } ливр
        [few] { $price } ливра
        [many] { $price } ливров
       *[other] { $price } ливра
    } и { $tiles }.
rococo-log-sell = { $player } продаёт: { $garment }.
rococo-log-place = { $player } сдаёт в аренду: { $garment } — зал { $hall }, место { $position }.
rococo-log-all-halls =
    { $player } присутствует во всех залах: { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце.
rococo-log-hire =
    { $player } нанимает: { $card } за { $price ->
        [one] { $price } ливр
        [few] { $price } ливра
        [many] { $price } ливров
       *[other] { $price } ливра
    }.
rococo-log-depute = { $player } делегирует: { $card }.
rococo-log-fund =
    { $player } финансирует: { $space } за { $price ->
        [one] { $price } ливр
        [few] { $price } ливра
        [many] { $price } ливров
       *[other] { $price } ливра
    }.
rococo-log-livres =
    { $player } получает { $amount ->
        [one] { $amount } ливр
        [few] { $amount } ливра
        [many] { $amount } ливров
       *[other] { $amount } ливра
    }.
rococo-log-prestige =
    { $player } получает { $amount ->
        [one] { $amount } очко престижа
        [few] { $amount } очка престижа
        [many] { $amount } очков престижа
       *[other] { $amount } очка престижа
    }.
rococo-log-discard = { $player } сбрасывает: { $tile }.
rococo-log-call = { $player } вызывает: { $card } из запаса.
rococo-log-copy = { $player } использует бонус { $card } из сброса игрока { $other_player }.
rococo-log-task = { $player } выполняет задание экзамена: { $task }.
rococo-log-exam = { $player } сдаёт экзамен: { $exam }.
rococo-log-exam-card = { $player } берёт карту из экзаменационной колоды. { $card }
rococo-log-jewel =
    { $player } получает украшение ({ $jewel }) за { $price ->
        [one] { $price } ливр
        [few] { $price } ливра
        [many] { $price } ливров
       *[other] { $price } ливра
    }.
rococo-log-income =
    { $player } имеет доход: { $amount ->
        [one] { $amount } ливр
        [few] { $amount } ливра
        [many] { $amount } ливров
       *[other] { $amount } ливра
    }.
rococo-log-final = Бал начинается: финальный подсчёт.
rococo-log-her-card = Мадам Дюбарри открывает { $card }.
rococo-log-her-starts = Мадам Дюбарри владеет благосклонностью королевы и начинает.
rococo-log-her-favor = Мадам Дюбарри берёт благосклонность королевы.
rococo-log-her-tiles =
    Мадам Дюбарри берёт { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }.
rococo-log-her-tailor = Мадам Дюбарри шьёт: { $garment }.
rococo-log-her-hall = Мадам Дюбарри открывает { $card } для места: зал { $hall }.
rococo-log-her-place = Мадам Дюбарри сдаёт в аренду: { $garment } — зал { $hall }, место { $position }.
rococo-log-her-markers = Мадам Дюбарри получает: кружево { $lace }, нитки { $yarn }.
rococo-log-her-all-halls =
    Мадам Дюбарри присутствует во всех залах: { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце.
rococo-log-her-jewel = Мадам Дюбарри берёт украшение ({ $jewel }).
rococo-log-her-hire = Мадам Дюбарри нанимает: { $card }.
rococo-log-her-fund = Мадам Дюбарри финансирует: { $space }.
rococo-log-her-task = Мадам Дюбарри выполняет задание экзамена: { $task }.
rococo-log-her-exam = Мадам Дюбарри сдаёт экзамен: { $exam }.
rococo-log-her-prestige =
    Мадам Дюбарри получает { $amount ->
        [one] { $amount } очко престижа
        [few] { $amount } очка престижа
        [many] { $amount } очков престижа
       *[other] { $amount } очка престижа
    }.
rococo-score-play = Во время игры
rococo-score-livres = 1. Ливры
rococo-score-jewels = 1б. Украшения
rococo-score-crowns = 2. Бонусы с короной
rococo-score-favor = 2. Благосклонность королевы
rococo-score-hall1 = 3. Королевский зал
rococo-score-hall2 = 3. Второй зал
rococo-score-hall3 = 3. Третий зал
rococo-score-hall4 = 3. Четвёртый зал
rococo-score-hall5 = 3. Пятый зал
rococo-score-fireworks = 4. Фейерверки
rococo-score-statues = 6. Статуи
rococo-score-garments = 7. Наряды в залах
rococo-score-terrace = 5 + 7. Наряды на террасе
rococo-score-decorations = 7. Декорации
rococo-score-all-halls = 7. Все залы
rococo-score-tiles = Её жетоны ресурсов
rococo-phase-choose = Выбор карт
rococo-phase-actions = Действия
rococo-phase-her = Ход мадам Дюбарри
rococo-phase-over = Бал окончен
rococo-end-rounds = Сыграно семь раундов.
rococo-end-beaten = Мадам Дюбарри побеждена.
rococo-end-du_barry = Побеждает мадам Дюбарри.
rococo-option-edition = Правила, цвета и названия какого издания используются.
rococo-option-edition-deluxe = Делюкс (2020): открытый престиж; вдвоём нет вторых мест; в одиночку — против мадам Дюбарри.
rococo-option-edition-classic = Классическое (2013): престиж скрыт; для 2–5 игроков.
rococo-option-jewelry_box = Шкатулка с украшениями: украшения к нарядам, экзамены учеников и подмастерьев, ещё 28 работников.
rococo-option-jewelry_box-on = Используется.
rococo-option-jewelry_box-off = Не используется.
rococo-option-luxury_garments = Роскошные наряды: четыре дорогих наряда и пять богатых жетонов попадают в мешочки.
rococo-option-luxury_garments-on = Используется.
rococo-option-luxury_garments-off = Не используется.
rococo-option-festive_garments = Праздничные наряды: четыре наряда, сразу дающие очки, которые нельзя продать.
rococo-option-festive_garments-on = Используется.
rococo-option-festive_garments-off = Не используется.
rococo-option-exclusive_tailoring = Эксклюзивный пошив: наряды с особым эффектом при сдаче в аренду.
rococo-option-exclusive_tailoring-on = Используется.
rococo-option-exclusive_tailoring-off = Не используется.
rococo-option-start_player = Кто начинает первый раунд (в одиночку — мадам Дюбарри).
rococo-option-start_player-by_lot = По жребию.
rococo-option-start_player-first_seat = Первое место.
rococo-action-choose = Взять в руку: { $a }
rococo-action-confirm = Подтвердить
rococo-action-change = Выбрать заново
rococo-action-play = Сыграть: { $a }
rococo-action-no-action = Без основного действия
rococo-action-favor = Получить благосклонность королевы
rococo-action-acquire = Взять жетон { $a }
rococo-action-tailor = Сшить наряд { $a }
rococo-action-hire = Нанять: { $a }
rococo-action-depute = Делегировать сыгранную карту
rococo-action-fund = Финансировать: { $a }
rococo-action-exam = Сдать экзамен: { $a }
rococo-action-use = Использовать бонус
rococo-action-decline = Отказаться
rococo-action-done = Достаточно
rococo-action-keep = Оставить как шёлк
rococo-action-convert = Обменять на кружево и нитки
rococo-action-lace = Взять кружево
rococo-action-yarn = Взять нитки
rococo-action-discount = Меньше шёлка: { $a }
rococo-action-pay = Заплатить { $a }
rococo-action-rent = Сдать в аренду
rococo-action-sell = Продать
rococo-action-place = Место { $a }
rococo-action-jewel = Взять украшение { $a }
rococo-action-depute-card = Делегировать: { $a }
rococo-action-buy-prestige = Купить очко престижа
rococo-action-discard = Сбросить: { $a }
rococo-action-call = Вызвать: { $a }
rococo-action-copy = Бонус игрока { $a }
rococo-action-hall = Зал { $a }
rococo-action-mark = Отметить { $a }
rococo-action-take = Взять: { $a }
rococo-action-next = Дальше
rococo-hire-special = ваш особый ученик
rococo-colour-deluxe-azure = синий
rococo-colour-deluxe-rose = розовый
rococo-colour-deluxe-jade = зелёный
rococo-colour-deluxe-amber = оранжевый
rococo-colour-classic-azure = жёлтый
rococo-colour-classic-rose = зелёный
rococo-colour-classic-jade = красный
rococo-colour-classic-amber = синий
rococo-name-azure = лазурь
rococo-name-rose = роза
rococo-name-jade = нефрит
rococo-name-amber = янтарь
rococo-jewel-azure = ожерелье, лазурь
rococo-jewel-rose = перстень, роза
rococo-jewel-jade = ожерелье, нефрит
rococo-jewel-amber = перстень, янтарь
rococo-name-necklace = ожерелье
rococo-name-ring = перстень
rococo-rank-master = Мастер
rococo-rank-journeyman = Подмастерье
rococo-rank-apprentice = Ученик
rococo-exam-journeyman = Подмастерье
rococo-exam-master = Мастер
rococo-name-JT1 = ученик берёт шёлк лазурь или роза
rococo-name-JT2 = ученик берёт шёлк нефрит или янтарь
rococo-name-JT3 = ученик берёт кружево или нитки
rococo-name-JT4 = ученик финансирует декорацию
rococo-name-MT1 = подмастерье шьёт платье
rococo-name-MT2 = подмастерье шьёт костюм
rococo-name-MT3 = мастер шьёт наряд
rococo-name-F1 = фейерверк 1
rococo-name-F2 = фейерверк 2
rococo-name-F3 = фейерверк 3
rococo-name-F4 = фейерверк 4
rococo-name-F5 = фейерверк 5
rococo-name-F6 = фейерверк 6
rococo-name-S1 = статуя 1
rococo-name-S2 = статуя 2
rococo-name-S3 = статуя 3
rococo-name-S4 = статуя 4
rococo-name-S5 = статуя 5
rococo-name-KL1 = кухня, левая половина 1
rococo-name-KL2 = кухня, левая половина 2
rococo-name-KL3 = кухня, левая половина 3
rococo-name-KR1 = кухня, правая половина 1
rococo-name-KR2 = кухня, правая половина 2
rococo-name-KR3 = кухня, правая половина 3
rococo-name-M1 = музыканты зала 1
rococo-name-M2 = музыканты зала 2
rococo-name-M3 = музыканты зала 3
rococo-name-M4 = музыканты зала 4
rococo-name-M5 = музыканты зала 5
rococo-name-W1 = ювелир 1
rococo-name-W2 = ювелир 2
rococo-name-W3 = ювелир 3
rococo-name-W4 = ювелир 4
rococo-name-W5 = ювелир 5
rococo-decoration-fireworks = фейерверк
rococo-decoration-statues = статуя
rococo-decoration-kitchen_left = кухня, левая половина
rococo-decoration-kitchen_right = кухня, правая половина
rococo-decoration-musicians = музыканты зала
rococo-decoration-jeweller = ювелир
rococo-decoration-classic-kitchen_left = фонтан, верхний ряд
rococo-decoration-classic-kitchen_right = фонтан, нижний ряд
rococo-hall-1 = Королевский зал
rococo-hall-2 = Второй зал
rococo-hall-3 = Третий зал
rococo-hall-4 = Четвёртый зал
rococo-hall-5 = Пятый зал
rococo-thing-terrace = Терраса
rococo-thing-all_halls = Бонус «Все залы»
rococo-thing-display = Витрина нарядов
rococo-thing-drawers = Ящики ресурсов
rococo-thing-hire = Место найма
rococo-thing-favor = Благосклонность королевы
rococo-thing-jewels = Витрина украшений
rococo-thing-staff = Работники
rococo-thing-supply = Запас
rococo-thing-hand = Рука
rococo-thing-discard-pile = Сброс
rococo-thing-livres = Ливры
rococo-thing-lace = Кружево
rococo-thing-yarn = Нитки
rococo-thing-silk = Шёлк
rococo-thing-prestige = Престиж
rococo-thing-special-card = Особый ученик
rococo-thing-du_barry = Мадам Дюбарри
rococo-thing-start_marker = Золотой напёрсток (первый игрок)
rococo-thing-master_space = Место мастера
rococo-name-S-a = Мастер S-a
rococo-name-S-b = Мастер S-b
rococo-name-S-c = Подмастерье S-c
rococo-name-S-d = Ученик S-d
rococo-name-S-e = Ученик S-e
rococo-name-I-a = Мастер I-a
rococo-name-I-b = Мастер I-b
rococo-name-I-c = Подмастерье I-c
rococo-name-I-d = Подмастерье I-d
rococo-name-I-e = Ученик I-e
rococo-name-I-f = Ученик I-f
rococo-name-II-a = Мастер II-a
rococo-name-II-b = Подмастерье II-b
rococo-name-II-c = Подмастерье II-c
rococo-name-II-d = Ученик II-d
rococo-name-III-a = Мастер III-a
rococo-name-III-b = Подмастерье III-b
rococo-name-III-c = Ученик III-c
rococo-name-III-d = Ученик III-d
rococo-name-IV-a = Мастер IV-a
rococo-name-IV-b = Подмастерье IV-b
rococo-name-IV-c = Подмастерье IV-c
rococo-name-IV-d = Ученик IV-d
rococo-name-V-a = Мастер V-a
rococo-name-V-b = Мастер V-b
rococo-name-V-c = Подмастерье V-c
rococo-name-V-d = Ученик V-d
rococo-name-VI-a = Мастер VI-a
rococo-name-VI-b = Подмастерье VI-b
rococo-name-VI-c = Ученик VI-c
rococo-name-VI-d = Ученик VI-d
rococo-name-VI-e = Ученик VI-e
rococo-name-VI-f = Ученик VI-f
rococo-name-JJ-1 = Подмастерье JJ-1
rococo-name-JJ-2 = Подмастерье JJ-2
rococo-name-JJ-3 = Подмастерье JJ-3
rococo-name-JJ-4 = Подмастерье JJ-4
rococo-name-JJ-5 = Подмастерье JJ-5
rococo-name-JJ-6 = Подмастерье JJ-6
rococo-name-JJ-7 = Подмастерье JJ-7
rococo-name-JJ-8 = Подмастерье JJ-8
rococo-name-JJ-9 = Подмастерье JJ-9
rococo-name-JM-1 = Мастер JM-1
rococo-name-JM-2 = Мастер JM-2
rococo-name-JM-3 = Мастер JM-3
rococo-name-JM-4 = Мастер JM-4
rococo-name-JM-5 = Мастер JM-5
rococo-name-JM-6 = Мастер JM-6
rococo-name-JM-7 = Мастер JM-7
rococo-name-JM-8 = Мастер JM-8
rococo-name-JM-9 = Мастер JM-9
rococo-name-JA-1 = Ученик JA-1
rococo-name-JA-2 = Ученик JA-2
rococo-name-JA-3 = Ученик JA-3
rococo-name-JA-4 = Ученик JA-4
rococo-name-JA-5 = Ученик JA-5
rococo-name-JA-6 = Ученик JA-6
rococo-name-JA-7 = Ученик JA-7
rococo-name-JA-8 = Ученик JA-8
rococo-name-JA-9 = Ученик JA-9
rococo-name-JA-10 = Ученик JA-10
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
rococo-bonus-none = без бонуса
rococo-bonus-gain_livres = получить ливры
rococo-bonus-gain_prestige = получить престиж
rococo-bonus-lace_or_yarn = взять 1 кружево или 1 нитки
rococo-bonus-random_resource = вытянуть жетон из мешочка
rococo-bonus-extra_acquire = взять ещё один жетон
rococo-bonus-extra_tailor = сшить ещё один наряд
rococo-bonus-extra_fund = профинансировать ещё одну декорацию
rococo-bonus-delegate_any = делегировать любого своего работника
rococo-bonus-livres_per = ливры за то, что имеете
rococo-bonus-prestige_per = престиж за то, что имеете
rococo-bonus-per_garment_colour = за цвета ваших нарядов
rococo-bonus-livres_by_deck_size = ливры за число работников
rococo-bonus-prestige_by_deck_size = престиж за число работников
rococo-bonus-buy_prestige = купить престиж
rococo-bonus-discard_silk = сбросить шёлк за престиж
rococo-bonus-use_own_bonus = вызвать карту из запаса и использовать её бонус
rococo-bonus-copy_opponent_bonus = использовать верхний бонус чужого сброса
rococo-bonus-livres_if_no_colour = ливры за отсутствующие цвета
rococo-bonus-claim_favor = взять благосклонность королевы
rococo-bonus-take_resource = взять бесплатно любой жетон
rococo-bonus-take_jewel = взять бесплатно любое украшение
rococo-effect-S-a = без бонуса
rococo-effect-S-b = без бонуса
rococo-effect-S-c = Заплатите 1 ливр: 1 кружево или 1 нитки.
rococo-effect-S-d = Возьмите ещё жетон по обычной цене.
rococo-effect-S-e = 2 ливра.
rococo-effect-I-a = 1 ливр.
rococo-effect-I-b = Делегируйте любую свою карту, в том числе эту; без ливров; сначала можно использовать её бонус.
rococo-effect-I-c = Заплатите 1 ливр: случайный жетон.
rococo-effect-I-d = Возьмите ещё жетон по обычной цене.
rococo-effect-I-e = Случайный жетон.
rococo-effect-I-f = 1 кружево или 1 нитки.
rococo-effect-II-a = 1 ливр за каждый свой наряд лазурь и 2 за нефрит.
rococo-effect-II-b = Сшейте ещё наряд, на 1 рулон лазури или розы меньше; не для мастера.
rococo-effect-II-c = Делегируйте любую свою карту за 8, 5 или 2 ливра по рангу; без её бонуса.
rococo-effect-II-d = 1 престиж за каждые 2 свои декорации.
rococo-effect-III-a = 1 ливр за каждую свою декорацию.
rococo-effect-III-b = 1 престиж за каждые 3 своих наряда.
rococo-effect-III-c = Профинансируйте ещё декорацию на 5 ливров дешевле.
rococo-effect-III-d = Ливры за работников: 5–6: 2, 7–8: 6, 9–10: 10, 11+: 14.
rococo-effect-IV-a = Ливры за работников: 5–6: 1, 7–8: 3, 9–10: 5, 11+: 7.
rococo-effect-IV-b = Сшейте ещё наряд, до 2 рулонов нефрита меньше; не для мастера.
rococo-effect-IV-c = 2 ливра за наряд роза и 1 престиж за янтарь.
rococo-effect-IV-d = Купите 1 престиж за 4 ливра, сколько угодно раз.
rococo-effect-V-a = 1 ливр за каждый свой наряд.
rococo-effect-V-b = 1 престиж за каждые 2 свои декорации.
rococo-effect-V-c = 1 престиж за каждые 2 своих наряда.
rococo-effect-V-d = Сбросьте жетоны: 1 престиж за рулон нефрита или янтаря и за 2 рулона лазури или розы.
rococo-effect-VI-a = Купите 1 престиж за 3 ливра, сколько угодно раз.
rococo-effect-VI-b = Профинансируйте ещё декорацию на 10 ливров дешевле.
rococo-effect-VI-c = В конце: престиж за работников: 5–6: 2, 7–8: 5, 9–10: 8, 11+: 11.
rococo-effect-VI-d = В конце: 3 престижа за пару кружево и нитки.
rococo-effect-VI-e = В конце: 3 престижа за 2 своих наряда на местах мастера.
rococo-effect-VI-f = В конце: 2 престижа за пару платье и костюм.
rococo-effect-JJ-1 = Переместите карту из запаса в сброс и используйте её бонус.
rococo-effect-JJ-2 = Используйте бонус верхней карты чужого сброса.
rococo-effect-JJ-3 = 1 ливр за каждый зал, где вы присутствуете.
rococo-effect-JJ-4 = Ливры за работников: 4: 6, 5: 5, 6: 4, 7+: 2.
rococo-effect-JJ-5 = 3 ливра за каждые 2 свои декорации.
rococo-effect-JJ-6 = Сшейте ещё наряд на продажу и 1 престиж; не для мастера.
rococo-effect-JJ-7 = 1 престиж за 2 своих наряда в выбранном зале.
rococo-effect-JJ-8 = 3 ливра за каждые 2 своих перстня.
rococo-effect-JJ-9 = 1 престиж за каждые 3 своих украшения.
rococo-effect-JM-1 = 2 ливра за каждый свой наряд в выбранном зале.
rococo-effect-JM-2 = 1 престиж за пару нарядов лазурь и нефрит.
rococo-effect-JM-3 = 3 ливра за 2 своих наряда на местах мастера.
rococo-effect-JM-4 = 3 ливра за каждые 2 своих украшения.
rococo-effect-JM-5 = 4 ливра без наряда нефрит, 5 без янтаря.
rococo-effect-JM-6 = В конце: 6 престижа за набор четырёх разных украшений.
rococo-effect-JM-7 = В конце: 3 престижа за 2 своих ожерелья.
rococo-effect-JM-8 = В конце: 1 престиж за каждую свою декорацию.
rococo-effect-JM-9 = В конце: 3 престижа за 2 своих учеников.
rococo-effect-JA-1 = 3 престижа. Можно нанять бесплатно, если: 3 своих костюма.
rococo-effect-JA-2 = 3 престижа. Можно нанять бесплатно, если: 3 своих платья.
rococo-effect-JA-3 = 3 престижа. Можно нанять бесплатно, если: 3 своих наряда на местах мастера.
rococo-effect-JA-4 = 3 престижа. Можно нанять бесплатно, если: 30 ливров.
rococo-effect-JA-5 = 3 престижа. Можно нанять бесплатно, если: 3 своих украшения.
rococo-effect-JA-6 = 3 престижа. Можно нанять бесплатно, если: декорации 3 видов.
rococo-effect-JA-7 = 3 престижа. Можно нанять бесплатно, если: 4 жетона, 2 кружева и 2 ниток.
rococo-effect-JA-8 = 3 престижа. Можно нанять бесплатно, если: 5 полученного престижа.
rococo-effect-JA-9 = 3 престижа. Можно нанять бесплатно, если: сдан экзамен на мастера.
rococo-effect-JA-10 = 3 престижа. Можно нанять бесплатно, если: присутствие во всех 5 залах.
rococo-effect-F01 = При пошиве: 2 престижа за пару своих платья и костюма; не продаётся.
rococo-effect-F02 = При пошиве: 1 престиж за каждую свою декорацию; не продаётся.
rococo-effect-F03 = При пошиве: 1 престиж за наряд лазурь; не продаётся.
rococo-effect-F04 = При пошиве: 1 престиж за наряд роза; не продаётся.
rococo-effect-E01 = При аренде: благосклонность королевы, если она есть, и 5 ливров.
rococo-effect-E02 = При аренде: можно делегировать любую карту за её ливры, без бонуса.
rococo-effect-E03 = При аренде: любой жетон из ящика бесплатно.
rococo-effect-E04 = 14 ливров за продажу или аренду; без престижа.
rococo-effect-E05 = При аренде, с маркером ювелира: любое украшение бесплатно; того же цвета — ещё случайный жетон.
rococo-effect-E06 = При аренде, с маркером ювелира: любое украшение бесплатно; того же цвета — ещё случайный жетон.
rococo-name-DB01 = DB01 (благосклонность королевы)
rococo-name-DB02 = DB02 (благосклонность королевы)
rococo-name-DB03 = DB03 (все жетоны ящика 1)
rococo-name-DB04 = DB04 (все жетоны ящика 2)
rococo-name-DB05 = DB05 (все жетоны ящика 3)
rococo-name-DB06 = DB06 (жетоны на месте 1 всех ящиков)
rococo-name-DB07 = DB07 (жетоны на месте 2 всех ящиков)
rococo-name-DB08 = DB08 (жетоны на месте 3 всех ящиков)
rococo-name-DB09 = DB09 (наряд 1 справа)
rococo-name-DB10 = DB10 (наряд 2 справа)
rococo-name-DB11 = DB11 (наряд 3 справа)
rococo-name-DB12 = DB12 (наряд 1 слева)
rococo-name-DB13 = DB13 (наряд 2 слева)
rococo-name-DB14 = DB14 (работник 2 слева)
rococo-name-DB15 = DB15 (работник 1 справа)
rococo-name-DB16 = DB16 (финансирует: фейерверк)
rococo-name-DB17 = DB17 (финансирует: кухня)
rococo-name-DB18 = DB18 (финансирует: музыканты)
rococo-name-DB19 = DB19 (финансирует: статуя)
rococo-name-DB20 = DB20 (все жетоны ящика 1)
rococo-name-DB21 = DB21 (все жетоны ящика 2)
rococo-name-DB22 = DB22 (все жетоны ящика 3)
rococo-name-DB23 = DB23 (жетоны на месте 1 всех ящиков)
rococo-name-DB24 = DB24 (жетоны на месте 2 всех ящиков)
rococo-name-DB25 = DB25 (жетоны на месте 3 всех ящиков)
