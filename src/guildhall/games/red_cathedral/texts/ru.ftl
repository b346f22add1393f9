### «Красный собор»: вопросы игроку, журнал, счёт, настройки, действия и названия.

red_cathedral-title = Красный собор
red_cathedral-summary = Возведите для царя Ивана собор Василия Блаженного: заявляйте права на секции, добывайте материалы на рынке странствующих кубиков, стройте и украшайте — и заслужите больше престижа, чем все остальные.

## Вопросы игроку

red_cathedral-prompt-basic =
    { $last ->
        [1] Ваш последний ход: { $open }.
       *[other] Ваш ход: { $open }.
    }
red_cathedral-prompt-after =
    { $free ->
        [0] Действие выполнено: завершите ход.
       *[other] Действие выполнено: завершите ход или сначала выполните свободное действие.
    }
red_cathedral-prompt-market =
    { $open ->
        [0] Ваш { $die } кубик в секторе { $space }: сделок больше нет, завершите.
       *[other] Ваш { $die } кубик в секторе { $space }: заключайте сделки в любом порядке, а затем завершите.
    }
red_cathedral-prompt-claim = Выберите секцию, на которую заявляете права.
red_cathedral-prompt-banner = Какой флажок поставить на секцию { $section }?
red_cathedral-prompt-place =
    { $free ->
        [1] Положите жетон мастерской { $tile }: на этот раз и лицом вверх бесплатно.
       *[other] { $payable ->
            [0] Положите жетон мастерской { $tile }: лицом вверх платить нечем, значит лицом вниз.
           *[other] Положите жетон мастерской { $tile }: лицом вверх за цену ячейки или лицом вниз бесплатно.
        }
    }
red_cathedral-prompt-deliver = { $work ->
        [deliver] Доставляйте материалы
        [decorate] Украшайте
       *[other] Доставляйте материалы или украшайте
    }: { $count ->
        [one] осталась { $count } доставка
        [few] осталось { $count } доставки
        [many] осталось { $count } доставок
       *[other] осталось { $count } доставки
    }.
red_cathedral-prompt-jewels = Добавьте самоцветы к украшению на секции { $section } или оставьте его как есть.
red_cathedral-prompt-branch = Выберите, как применить эффект.
red_cathedral-prompt-part = Какая часть эффекта следующая? От остального можно отказаться.
red_cathedral-prompt-take = Выберите, что взять (ещё { $count }).
red_cathedral-prompt-keep = Всё не помещается: выберите, что оставить.
red_cathedral-prompt-pay =
    { $least ->
        [0] Выберите, чем платить: ещё до { $most }, или остановитесь.
       *[other] Выберите, чем платить: ещё не меньше { $least }, не больше { $most }.
    }
red_cathedral-prompt-tile = Выберите жетон мастерской, который активировать (ещё { $count }).
red_cathedral-prompt-space = Выберите сектор рынка.
red_cathedral-prompt-die = Выберите кубик: вы получите ресурсы его сектора.
red_cathedral-prompt-rival = Чьи фигуры считать?
red_cathedral-prompt-foreman = На сколько башен пройдёт десятник?
red_cathedral-prompt-extra = Выберите дополнительную сделку (ещё { $count }).
red_cathedral-prompt-influence = Выберите действие карты сословия.
red_cathedral-prompt-again = { $card }: выполнить действие ещё раз?
red_cathedral-prompt-offer = За эту выгоду надо заплатить: берёте?
red_cathedral-prompt-objective = Выберите карту цели, которую оставите ({ $count ->
        [one] взята { $count } карта
        [few] взято { $count } карты
        [many] взято { $count } карт
       *[other] взято { $count } карты
    }).
red_cathedral-prompt-return = У вас четыре карты целей: положите одну под колоду.
red_cathedral-prompt-icons = Возьмите материалы, изображённые на вытянутых секциях.
red_cathedral-prompt-section-rubles = Выберите свою незавершённую секцию: вы получите её рубли.
red_cathedral-prompt-section-rp = Выберите свою незавершённую секцию: вы получите половину её очков признания.
red_cathedral-prompt-service = Выберите жетон услуги.
red_cathedral-prompt-token =
    { $payable ->
        [0] { $city }: уберите из игры мастера рядом с городом; наём стоит { $price ->
            [one] { $price } рубль
            [few] { $price } рубля
           *[other] { $price } рублей
        }.
       *[other] { $city }: наймите мастера рядом с городом за { $price ->
            [one] { $price } рубль
            [few] { $price } рубля
           *[other] { $price } рублей
        } или уберите одного из игры.
    }
red_cathedral-prompt-sell = Продайте ещё престижа сейчас или остановитесь.
red_cathedral-prompt-ornament = Выберите непостроенное украшение, которое убрать из игры.
red_cathedral-prompt-ivan-card = Яковлев двигает { $die } кубик; его карта — «{ $card }».
red_cathedral-prompt-ivan-done = Яковлев выполнил карту «{ $card }»; теперь перебрасывают кубики в его секторе.
red_cathedral-prompt-ivan-claim = Несколько секций равноценны для Яковлева: выберите, на какую он заявит права.
red_cathedral-prompt-ivan-first = Выберите основание, на которое Яковлев заявит права перед началом игры.

## Журнал

red_cathedral-log-gain = { $player } получает: { $goods }.
red_cathedral-log-pay = { $player } платит: { $goods }.
red_cathedral-log-claim = { $player } заявляет права на секцию { $section } и берёт жетон мастерской { $tile }.
red_cathedral-log-place-up = { $player } кладёт жетон мастерской { $tile } лицом вверх: { $space }.
red_cathedral-log-place-down = { $player } кладёт жетон мастерской { $tile } лицом вниз: { $space }.
red_cathedral-log-deliver = { $player } доставляет на секцию { $section }: { $kind }.
red_cathedral-log-decorate =
    { $pp ->
        [0] { $player } украшает секцию { $section } ({ $piece }).
       *[other] { $player } украшает секцию { $section } ({ $piece }) и получает { $pp ->
                [one] { $pp } очко престижа
                [few] { $pp } очка престижа
                [many] { $pp } очков престижа
               *[other] { $pp } очка престижа
            }.
    }
red_cathedral-log-complete =
    { $rubles ->
        [0] { $player } завершает секцию { $section } и получает { $rp ->
                [one] { $rp } очко признания
                [few] { $rp } очка признания
                [many] { $rp } очков признания
               *[other] { $rp } очка признания
            }.
       *[other] { $player } завершает секцию { $section } и получает { $rp ->
                [one] { $rp } очко признания
                [few] { $rp } очка признания
                [many] { $rp } очков признания
               *[other] { $rp } очка признания
            } и { $rubles ->
                [one] { $rubles } рубль
                [few] { $rubles } рубля
                [many] { $rubles } рублей
               *[other] { $rubles } рубля
            }.
    }
red_cathedral-log-foreman-bonus = Десятник смотрит: { $player } получает ещё 1 очко признания.
red_cathedral-log-last =
    { $pp ->
        [0] { $player } завершает шестую секцию: у Яковлева ещё один ход.
       *[other] { $player } завершает шестую секцию и получает { $pp ->
                [one] { $pp } очко престижа
                [few] { $pp } очка престижа
                [many] { $pp } очков престижа
               *[other] { $pp } очка престижа
            }: остальные делают ещё по одному ходу.
    }
red_cathedral-log-penalty = { $player } теряет { $rp ->
        [one] { $rp } очко признания
        [few] { $rp } очка признания
        [many] { $rp } очков признания
       *[other] { $rp } очка признания
    } за незавершённую секцию { $section }.
red_cathedral-log-hire = { $player } отправляет приказчика: { $city } ({ $permits ->
        [one] { $permits } грамота
        [few] { $permits } грамоты
        [many] { $permits } грамот
       *[other] { $permits } грамоты
    }).
red_cathedral-log-buy-token = { $player } нанимает мастера { $token }.
red_cathedral-log-remove-token = { $player } убирает из игры мастера { $token }.
red_cathedral-log-city = Башня { $tower } завершена: { $city } приносит очки и закрывается.
red_cathedral-log-city-points = { $city }: { $player } получает { $rp ->
        [one] { $rp } очко признания
        [few] { $rp } очка признания
        [many] { $rp } очков признания
       *[other] { $rp } очка признания
    }.
red_cathedral-log-move =
    { $extra ->
        [0] { $player } передвигает { $die } кубик в сектор { $space }.
       *[other] { $player } платит за { $extra ->
                [one] { $extra } дополнительный сектор
                [few] { $extra } дополнительных сектора
                [many] { $extra } дополнительных секторов
               *[other] { $extra } дополнительных сектора
            } и передвигает { $die } кубик в сектор { $space }.
    }
red_cathedral-log-roll = Кубики в секторе { $space } переброшены: { $dice }.
red_cathedral-log-influence = { $player } использует влияние: { $card }, { $action } действие.
red_cathedral-log-specialist = { $player } использует мастера { $token }.
red_cathedral-log-activate = { $player } активирует жетон мастерской { $tile }.
red_cathedral-log-draw-objectives = { $player } берёт { $count ->
        [one] { $count } карту цели
        [few] { $count } карты целей
        [many] { $count } карт целей
       *[other] { $count } карты целей
    }. { $cards }
red_cathedral-log-keep-objective = { $player } оставляет себе карту цели.
red_cathedral-log-return-objective = { $player } кладёт карту цели под колоду.
red_cathedral-log-draw-sections = { $player } открывает неиспользованные секции: { $cards }.
red_cathedral-log-reward = { $player } берёт вперёд часть награды за секцию { $section }.
red_cathedral-log-foreman = { $player } ведёт десятника к башне { $tower }.
red_cathedral-log-take-service = { $player } берёт жетон услуги: { $service }.
red_cathedral-log-discard = { $player } убирает из игры украшение: { $piece }.
red_cathedral-log-permit = { $player } платит 1 очко престижа за грамоту.
red_cathedral-log-service = { $player } использует жетон услуги: { $service }.
red_cathedral-log-reroll = { $player } платит 1 очко престижа, чтобы перебросить кубики в секторе { $space }.
red_cathedral-log-sell = { $player } продаёт 1 очко престижа за 2 рубля.
red_cathedral-log-pass = { $player } ничего не может сделать и пропускает ход.
red_cathedral-log-decline-offer = { $player } отказывается от выгоды.
red_cathedral-log-decline-part = { $player } отказывается от остатка эффекта.
red_cathedral-log-decline-tile = { $player } отказывается активировать ещё один жетон мастерской.
red_cathedral-log-decline-deliver = { $player } больше ничего не доставляет.
red_cathedral-log-decline-sell = { $player } больше не продаёт очки престижа.
red_cathedral-log-decline-extra = { $player } отказывается от дополнительной сделки.
red_cathedral-log-decline-again = { $player } не повторяет действие: { $card }.
red_cathedral-log-decline-jewel =
    { $count ->
        [0] { $player } не добавляет самоцветов.
       *[other] { $player } не добавляет второй самоцвет.
    }
red_cathedral-log-decline-market = { $player } уходит с рынка, не использовав: { $left }.
red_cathedral-left-obtain = ресурсы
red_cathedral-left-influence = влияние
red_cathedral-left-activate = мастерскую
red_cathedral-log-extra-lost = { $player } теряет дополнительную сделку.
red_cathedral-log-score-objective = { $player } за цель { $card } получает { $pp ->
        [one] { $pp } очко престижа
        [few] { $pp } очка престижа
        [many] { $pp } очков престижа
       *[other] { $pp } очка престижа
    }.
red_cathedral-log-score-tower = { $player } получает { $pp ->
        [one] { $pp } очко престижа
        [few] { $pp } очка престижа
        [many] { $pp } очков престижа
       *[other] { $pp } очка престижа
    } за башню { $tower }.
red_cathedral-log-ivan-move = Яковлев передвигает { $die } кубик в сектор { $space }; его карта — «{ $card }».
red_cathedral-log-ivan-roll = Кубики в секторе { $space } переброшены: { $dice }.
red_cathedral-log-ivan-gain = Яковлев получает: { $goods }.
red_cathedral-log-ivan-stock = Яковлев кладёт на склад: { $goods }.
red_cathedral-log-ivan-transport = Яковлев перевозит на стройку { $count ->
        [one] { $count } материал
        [few] { $count } материала
        [many] { $count } материалов
       *[other] { $count } материала
    }.
red_cathedral-log-ivan-skips = Яковлев не может выполнить свою карту и пропускает её.
red_cathedral-log-ivan-claim = Яковлев заявляет права на секцию { $section }; жетон мастерской { $tile } сброшен.
red_cathedral-log-ivan-deliver = Яковлев доставляет на секцию { $section }: { $kind }.
red_cathedral-log-ivan-complete = Яковлев завершает секцию { $section } и получает { $rp ->
        [one] { $rp } очко признания
        [few] { $rp } очка признания
        [many] { $rp } очков признания
       *[other] { $rp } очка признания
    }.
red_cathedral-log-ivan-foreman-bonus = Десятник смотрит: Яковлев получает ещё 1 очко признания.
red_cathedral-log-ivan-last = Яковлев завершил свою шестую секцию: у вас ещё один ход.
red_cathedral-log-ivan-penalty = Яковлев теряет { $rp ->
        [one] { $rp } очко признания
        [few] { $rp } очка признания
        [many] { $rp } очков признания
       *[other] { $rp } очка признания
    } за незавершённую секцию { $section }.
red_cathedral-log-ivan-hire = Яковлев отправляет приказчика: { $city }.
red_cathedral-log-ivan-token = Яковлев берёт мастера { $token }.
red_cathedral-log-ivan-doubles = У двух мастеров Яковлева одинаковый инструмент, и они возвращаются в мешок: { $first } и { $second }.
red_cathedral-log-ivan-city-points = { $city }: Яковлев получает { $rp ->
        [one] { $rp } очко признания
        [few] { $rp } очка признания
        [many] { $rp } очков признания
       *[other] { $rp } очка признания
    }.
red_cathedral-log-ivan-score-tower = Яковлев получает { $pp ->
        [one] { $pp } очко престижа
        [few] { $pp } очка престижа
        [many] { $pp } очков престижа
       *[other] { $pp } очка престижа
    } за башню { $tower }.

## Счёт и ход игры

red_cathedral-rival = Иван Яковлев
red_cathedral-score-track = Престиж на шкале
red_cathedral-score-objectives = Карты целей
red_cathedral-score-leftovers = Остатки
red_cathedral-score-tools = Инструменты
red_cathedral-score-towers = Башни
red_cathedral-score-tower-1 = Башня 1
red_cathedral-score-tower-2 = Башня 2
red_cathedral-score-tower-3 = Башня 3
red_cathedral-score-tower-4 = Башня 4
red_cathedral-score-tower-5 = Башня 5
red_cathedral-score-tower-6 = Башня 6
red_cathedral-phase-action = Действие
red_cathedral-phase-claim = Заявка на секцию
red_cathedral-phase-market = На рынке
red_cathedral-phase-end = Конец хода
red_cathedral-phase-ivan = Ход Яковлева
red_cathedral-phase-last = Последний ход
red_cathedral-phase-over = Игра окончена
red_cathedral-end-sixth = Кто-то завершил шестую секцию, и все остальные сделали последний ход.
red_cathedral-end-stalled = Двадцать раундов никто не заявлял прав на секции, не доставлял и не нанимал, поэтому игра закончилась.
red_cathedral-end-won = У вас больше престижа, чем у Ивана Яковлева: победа ваша.
red_cathedral-end-lost = У Ивана Яковлева больше престижа: победил он.
red_cathedral-end-tied = Вы делите победу с Иваном Яковлевым.

## Настройки

red_cathedral-option-contractors = Модуль «Приказчики»: отправляйте приказчиков в шесть городов, нанимайте мастеров с их инструментами и выпустите на рынок чёрный кубик.
red_cathedral-option-contractors-off = Без модуля: собор, рынок — и больше ничего.
red_cathedral-option-contractors-on = С модулем: грамоты открывают города, а каждая завершённая башня вознаграждает тех, чьи люди в её городе.
red_cathedral-option-workshop_board = Сторона планшетов мастерской.
red_cathedral-option-workshop_board-basic = Обычная сторона: два внешних флажка ничего не занимают.
red_cathedral-option-workshop_board-advanced = Продвинутая сторона: другие цены, а на каждой белой ячейке мастерской стоит флажок.
red_cathedral-option-fourth_guild = Сословие четвёртой карты: оно придаёт каждой партии свой вкус.
red_cathedral-option-fourth_guild-auto = Духовенство; с модулем «Приказчики» — случайное сословие дополнения.
red_cathedral-option-fourth_guild-random = Случайное сословие дополнения: пусть оно вас удивит.
red_cathedral-option-fourth_guild-clergy = Духовенство: превращайте рубли и драгоценности в признание и престиж.
red_cathedral-option-fourth_guild-jewelers = Ювелиры: собирайте бриллианты, которые на стройке заменяют любой материал.
red_cathedral-option-fourth_guild-workers = Мастеровые: заставьте свои жетоны мастерской поработать ещё раз — или одолжите соседские.
red_cathedral-option-fourth_guild-foremen = Десятники: десятник ходит от башни к башне, вознаграждает тех, кто строит у него на глазах, и удваивает штрафы.
red_cathedral-option-fourth_guild-contractors = Приказчики (только с модулем): каждый приказчик на поле царства зарабатывает рубли или грамоты.
red_cathedral-option-fourth_guild-shopkeepers = Лавочники: покупайте дополнительные сделки и возьмите от одного кубика больше.
red_cathedral-option-fourth_guild-accountants = Счетоводы: небольшие доходы и выгодные обмены.
red_cathedral-option-fourth_guild-notaries = Стряпчие (только с модулем): получайте грамоты и меняйте их на доставки, материалы или престиж.
red_cathedral-option-fourth_guild-scribes = Писцы: выполняйте тайные цели или делайте то, что умеют другие сословия.
red_cathedral-option-fourth_guild-architects = Зодчие: находите материалы в отвергнутых чертежах и берите награды вперёд.
red_cathedral-option-fourth_guild-brickmakers = Кирпичники: меняйте кирпичи на жетоны услуг и используйте их, когда они нужнее всего.
red_cathedral-option-fourth_guild_card = Какая из трёх карт этого сословия в игре.
red_cathedral-option-fourth_guild_card-random = Случайная.
red_cathedral-option-fourth_guild_card-1 = Первая карта.
red_cathedral-option-fourth_guild_card-2 = Вторая карта.
red_cathedral-option-fourth_guild_card-3 = Третья карта.
red_cathedral-option-plans = Планы строительства, из которых выбирают один.
red_cathedral-option-plans-auto = Планы базовой игры; с модулем «Приказчики» — все.
red_cathedral-option-plans-base = Планы базовой игры.
red_cathedral-option-plans-expansion = Планы дополнения.
red_cathedral-option-plans-all = Все планы.
red_cathedral-option-start_player = Кто ходит первым.
red_cathedral-option-start_player-random = Решает жребий.
red_cathedral-option-start_player-1 = Первое место за столом.
red_cathedral-option-start_player-2 = Второе место за столом.
red_cathedral-option-start_player-3 = Третье место за столом.
red_cathedral-option-start_player-4 = Четвёртое место за столом.
red_cathedral-option-supply = Могут ли материалы закончиться.
red_cathedral-option-supply-finite = Материалов столько, сколько в коробке.
red_cathedral-option-supply-unlimited = Материалы никогда не заканчиваются.
red_cathedral-option-replaced_specialist = Что происходит с жетоном мастера, которого заменили, так и не использовав.
red_cathedral-option-replaced_specialist-tool = В конце он считается инструментом.
red_cathedral-option-replaced_specialist-discard = Его сбрасывают.
red_cathedral-option-scribes_virtual_die = Писцы: считается ли воображаемый кубик вместе с кубиками в выбранном секторе.
red_cathedral-option-scribes_virtual_die-on = Считается, всего до трёх кубиков.
red_cathedral-option-scribes_virtual_die-off = Считаются только настоящие кубики, хотя бы один.
red_cathedral-option-shopkeepers_influence = Лавочники: может ли дополнительной сделкой быть влияние.
red_cathedral-option-shopkeepers_influence-on = Может, даже на самой карте лавочников.
red_cathedral-option-shopkeepers_influence-off = Не может: только получение ресурсов или активация жетона мастерской.
red_cathedral-option-borrowed_infinity = Сколько раз можно повторить бесконечное действие, взятое через писцов или жетон услуги.
red_cathedral-option-borrowed_infinity-any = Сколько хотите и можете оплатить, как на рынке.
red_cathedral-option-borrowed_infinity-once = Оно выполняется один раз.
red_cathedral-option-architects_resource = Зодчие: чем может быть один ресурс со второй карты.
red_cathedral-option-architects_resource-material = Материалом, изображённым на ней.
red_cathedral-option-architects_resource-any = Также рублём, изображённым на ней.
red_cathedral-option-solo-ivan_cards = Одиночная игра: какой кубик относится к какой карте Яковлева.
red_cathedral-option-solo-ivan_cards-random = Решает жребий.
red_cathedral-option-solo-ivan_cards-fixed = Всегда одинаково.
red_cathedral-option-solo-ivan_die = Одиночная игра: какой кубик двигает Яковлев.
red_cathedral-option-solo-ivan_die-deck = Решает перемешанная стопка: каждый кубик раз за проход стопки.
red_cathedral-option-solo-ivan_die-lowest = Кубик с наименьшим числом.
red_cathedral-option-solo-ivan_die-highest = Кубик с наибольшим числом.
red_cathedral-option-solo-first_claim = Одиночная игра: на что Яковлев заявляет права перед началом игры.
red_cathedral-option-solo-first_claim-random_base = На случайное основание.
red_cathedral-option-solo-first_claim-leftmost_base = На крайнее левое основание.
red_cathedral-option-solo-first_claim-human = На основание на ваш выбор.
red_cathedral-option-solo-first_claim-none = Ни на что.
red_cathedral-option-solo-ivan_claim_ties = Одиночная игра: кто выбирает между секциями, равноценными для Яковлева.
red_cathedral-option-solo-ivan_claim_ties-human = Выбираете вы.
red_cathedral-option-solo-ivan_claim_ties-leftmost = Яковлев берёт крайнюю левую.
red_cathedral-option-solo-ivan_claim_ties-random = Решает жребий.
red_cathedral-option-solo-ivan_scan = Одиночная игра: в каком порядке Яковлев заполняет свои секции.
red_cathedral-option-solo-ivan_scan-rows = Уровень за уровнем снизу.
red_cathedral-option-solo-ivan_scan-towers = Башня за башней слева.
red_cathedral-option-solo-ivan_leftovers = Одиночная игра: считаются ли материалы на картах Яковлева остатками.
red_cathedral-option-solo-ivan_leftovers-on = Считаются.
red_cathedral-option-solo-ivan_leftovers-off = Не считаются.
red_cathedral-option-solo-level = Одиночная игра: насколько силён Яковлев (воссозданные значения).
red_cathedral-option-solo-level-apprentice = Ученик: мягкий соперник для первых партий.
red_cathedral-option-solo-level-journeyman = Подмастерье: обычный соперник.
red_cathedral-option-solo-level-master = Мастер: получает и складывает больше и действует чаще.
red_cathedral-need-contractors = Только с модулем «Приказчики».
red_cathedral-need-permits = Третья карта ювелиров даёт грамоты: только с модулем «Приказчики».
red_cathedral-need-alone = Только когда играете в одиночку.
red_cathedral-need-company = В одиночной игре начинаете вы.
red_cathedral-need-seat = За этим столом нет такого места.
red_cathedral-need-scribes = Только если четвёртым сословием могут быть писцы.
red_cathedral-need-shopkeepers = Только если четвёртым сословием могут быть лавочники.
red_cathedral-need-architects = Только если четвёртым сословием могут быть зодчие.
red_cathedral-need-borrowing = Только если четвёртым сословием могут быть писцы или кирпичники.
red_cathedral-preset-first = Первый камень
red_cathedral-preset-first-note = Базовая игра, простые планшеты.
red_cathedral-preset-full = Весь город
red_cathedral-preset-full-note = Модуль «Приказчики», сословие дополнения, продвинутые планшеты.
red_cathedral-preset-solo = Наедине с Яковлевым
red_cathedral-preset-solo-note = Мягкий соперник для первой одиночной игры.

## Действия

red_cathedral-action-claim = Заявить права на секцию { $a }
red_cathedral-action-banner = Взять флажок { $a }
red_cathedral-action-place = Положить жетон { $b }: { $a }
red_cathedral-action-deliver = Доставить на секцию { $b }: { $a }
red_cathedral-action-substitute = Доставить на секцию { $b } бриллиант как { $a }
red_cathedral-action-decorate = Украсить секцию { $a }
red_cathedral-action-decorate-diamond = Украсить секцию { $a } бриллиантом вместо материала
red_cathedral-action-jewel = Добавить { $a }
red_cathedral-action-move = Передвинуть { $a } кубик – { $b } { $c }
red_cathedral-action-obtain = Получить ресурсы
red_cathedral-action-influence = Использовать влияние – { $a }
red_cathedral-action-activate = Активировать жетон ({ $a }){ $more }
red_cathedral-action-borrow = Активировать жетон места { $a } ({ $b }){ $more }
red_cathedral-action-specialist = Использовать своего мастера{ $more }
red_cathedral-action-finish = Завершить и перебросить кубики
red_cathedral-action-end = Завершить ход
red_cathedral-action-pass = Пропустить ход
red_cathedral-action-sell = Продать 1 очко престижа за 2 рубля
red_cathedral-action-reroll = Заплатить 1 очко престижа и перебросить кубики в секторе { $a }
red_cathedral-action-permit = Заплатить 1 очко престижа и взять 1 грамоту
red_cathedral-action-service = Использовать услугу: { $a }
red_cathedral-action-take = Взять: { $a }
red_cathedral-action-keep = Оставить: { $a }
red_cathedral-action-pay = Заплатить: { $a }
red_cathedral-action-spend = Заплатить рублей: { $a }
red_cathedral-action-part = { $a }
red_cathedral-action-branch = { $a }
red_cathedral-action-accept = Да, заплатить
red_cathedral-action-decline = Отказаться
red_cathedral-action-again = Ещё раз
red_cathedral-action-stop = Остановиться
red_cathedral-action-space = Сектор { $a }
red_cathedral-action-die = { $a } кубик
red_cathedral-action-rival = Фигуры места { $a }
red_cathedral-action-foreman = Провести десятника на { $a }
red_cathedral-action-keep-objective = Оставить цель { $a }
red_cathedral-action-return-objective = Положить цель { $a } под колоду
red_cathedral-action-icon = С вытянутой карты, { $a }: { $b }
red_cathedral-action-reward = Награда секции { $a }
red_cathedral-action-take-service = Взять услугу: { $a }
red_cathedral-action-hire = Отправить приказчика: { $a }
red_cathedral-action-buy-token = Нанять мастера { $a } за 2 рубля
red_cathedral-action-remove-token = Убрать из игры мастера { $a }
red_cathedral-action-discard = Убрать из игры: { $a }
red_cathedral-action-next = Дальше
red_cathedral-action-ivan = Яковлев заявляет права на секцию { $a }

## Названия

red_cathedral-name-lumber = лес
red_cathedral-name-brick = кирпич
red_cathedral-name-stone = камень
red_cathedral-name-gold = золото
red_cathedral-name-green_jewel = зелёный самоцвет
red_cathedral-name-purple_jewel = фиолетовый самоцвет
red_cathedral-name-diamond = бриллиант
red_cathedral-name-ruble = рубль
red_cathedral-name-permit = грамота
red_cathedral-name-rp = очко признания
red_cathedral-name-pp = очко престижа
red_cathedral-name-white = белый
red_cathedral-name-red = красный
red_cathedral-name-green = зелёный
red_cathedral-name-blue = синий
red_cathedral-name-yellow = жёлтый
red_cathedral-name-black = чёрный
red_cathedral-jewel-green = зелёный самоцвет
red_cathedral-jewel-purple = фиолетовый самоцвет
red_cathedral-jewel-diamond-green = бриллиант как зелёный самоцвет
red_cathedral-jewel-diamond-purple = бриллиант как фиолетовый самоцвет
red_cathedral-bench-red = красная ячейка мастерской
red_cathedral-bench-green = зелёная ячейка мастерской
red_cathedral-bench-blue = синяя ячейка мастерской
red_cathedral-bench-yellow = жёлтая ячейка мастерской
red_cathedral-bench-white-a = первая белая ячейка мастерской
red_cathedral-bench-white-b = вторая белая ячейка мастерской
red_cathedral-banner-inventory = со склада
red_cathedral-banner-outside = вне склада
red_cathedral-banner-white-a = с первой белой ячейки мастерской
red_cathedral-banner-white-b = со второй белой ячейки мастерской
red_cathedral-name-up = лицом вверх
red_cathedral-name-down = лицом вниз
red_cathedral-name-a = первое
red_cathedral-name-b = второе
red_cathedral-extra = { $n ->
    [0] сектор
    [one] { $n } дополнительный сектор, сектор
    [few] { $n } дополнительных сектора, сектор
   *[other] { $n } дополнительных секторов, сектор
 }
red_cathedral-foreman-1 = 1 башню
red_cathedral-foreman-2 = 2 башни
red_cathedral-name-door = дверь
red_cathedral-name-arch = арка
red_cathedral-name-cross = крест
red_cathedral-name-base = основание
red_cathedral-name-middle = средняя секция
red_cathedral-name-dome = купол
red_cathedral-name-moscow = Москва
red_cathedral-name-vologda = Вологда
red_cathedral-name-yaroslavl = Ярославль
red_cathedral-name-suzdal = Суздаль
red_cathedral-name-ryazan = Рязань
red_cathedral-name-smolensk = Смоленск
red_cathedral-name-plane = рубанок
red_cathedral-name-saw = пила
red_cathedral-name-axe = топор
red_cathedral-name-hammer = молоток
red_cathedral-name-trowel = мастерок
red_cathedral-name-chisel = долото

## Сословия и их карты

red_cathedral-name-craftsmen = Ремесленники
red_cathedral-name-teamsters = Извозчики
red_cathedral-name-merchants = Купечество
red_cathedral-name-clergy = Духовенство
red_cathedral-name-jewelers = Ювелиры
red_cathedral-name-workers = Мастеровые
red_cathedral-name-foremen = Десятники
red_cathedral-name-contractors = Приказчики
red_cathedral-name-shopkeepers = Лавочники
red_cathedral-name-accountants = Счетоводы
red_cathedral-name-notaries = Стряпчие
red_cathedral-name-scribes = Писцы
red_cathedral-name-architects = Зодчие
red_cathedral-name-brickmakers = Кирпичники

## Карты Яковлева

red_cathedral-card-recognition = Признание
red_cathedral-card-inventory = Склад
red_cathedral-card-transport = Перевозка
red_cathedral-card-claim = Заявка
red_cathedral-card-construction = Строительство
red_cathedral-card-hire = Наём

## Resources and effects in words

red_cathedral-goods-lumber = { $n ->
    [one] { $n } лес
    [few] { $n } леса
    [many] { $n } леса
   *[other] { $n } леса
 }
red_cathedral-goods-brick = { $n ->
    [one] { $n } кирпич
    [few] { $n } кирпича
    [many] { $n } кирпичей
   *[other] { $n } кирпича
 }
red_cathedral-goods-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
    [many] { $n } камней
   *[other] { $n } камня
 }
red_cathedral-goods-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
 }
red_cathedral-goods-green_jewel = { $n ->
    [one] { $n } зелёный самоцвет
    [few] { $n } зелёных самоцвета
    [many] { $n } зелёных самоцветов
   *[other] { $n } зелёных самоцвета
 }
red_cathedral-goods-purple_jewel = { $n ->
    [one] { $n } фиолетовый самоцвет
    [few] { $n } фиолетовых самоцвета
    [many] { $n } фиолетовых самоцветов
   *[other] { $n } фиолетовых самоцвета
 }
red_cathedral-goods-diamond = { $n ->
    [one] { $n } бриллиант
    [few] { $n } бриллианта
    [many] { $n } бриллиантов
   *[other] { $n } бриллианта
 }
red_cathedral-goods-ruble = { $n ->
    [one] { $n } рубль
    [few] { $n } рубля
    [many] { $n } рублей
   *[other] { $n } рубля
 }
red_cathedral-goods-permit = { $n ->
    [one] { $n } грамота
    [few] { $n } грамоты
    [many] { $n } грамот
   *[other] { $n } грамоты
 }
red_cathedral-goods-rp = { $n ->
    [one] { $n } очко признания
    [few] { $n } очка признания
    [many] { $n } очков признания
   *[other] { $n } очка признания
 }
red_cathedral-goods-pp = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
    [many] { $n } очков престижа
   *[other] { $n } очка престижа
 }
red_cathedral-goods-unseen = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
    [many] { $n } закрытых карт
   *[other] { $n } закрытой карты
 }
red_cathedral-goods-material = { $n ->
    [one] { $n } материал на выбор
    [few] { $n } материала на выбор
    [many] { $n } материалов на выбор
   *[other] { $n } материала на выбор
 }
red_cathedral-goods-basic = { $n ->
    [one] { $n } лес, кирпич или камень
    [few] { $n } из леса, кирпича или камня
    [many] { $n } из леса, кирпича или камня
   *[other] { $n } из леса, кирпича или камня
 }
red_cathedral-goods-fine = { $n ->
    [one] { $n } золото или самоцвет
    [few] { $n } из золота или самоцветов
    [many] { $n } из золота или самоцветов
   *[other] { $n } из золота или самоцветов
 }
red_cathedral-goods-jewel = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
    [many] { $n } самоцветов
   *[other] { $n } самоцвета
 }
red_cathedral-does-nothing = ничего
red_cathedral-does-pay = заплатить: { $what }
red_cathedral-does-per = { $what } { $per }
red_cathedral-does-require = { $what }
red_cathedral-per-paid = { $n ->
    [0] за каждую заплаченную единицу
    [one] не меньше { $n } заплаченной единицы
   *[other] не меньше { $n } заплаченных единиц
 }
red_cathedral-per-dice-in-space = { $n ->
    [0] за каждый кубик в секторе
    [one] не меньше { $n } кубика в секторе
   *[other] не меньше { $n } кубиков в секторе
 }
red_cathedral-per-own-banners-at-foreman = { $n ->
    [0] за каждый ваш флажок у десятника
    [one] не меньше { $n } вашего флажка у десятника
   *[other] не меньше { $n } ваших флажков у десятника
 }
red_cathedral-per-other-banners-at-foreman = { $n ->
    [0] за каждый флажок другого игрока у десятника
    [one] не меньше { $n } флажка других игроков у десятника
   *[other] не меньше { $n } флажков других игроков у десятника
 }
red_cathedral-per-own-contractors-on-map = { $n ->
    [0] за каждого вашего приказчика на поле царства
    [one] не меньше { $n } вашего приказчика на поле царства
   *[other] не меньше { $n } ваших приказчиков на поле царства
 }
red_cathedral-per-other-contractors-on-map = { $n ->
    [0] за каждого приказчика другого игрока на поле царства
    [one] не меньше { $n } приказчика других игроков на поле царства
   *[other] не меньше { $n } приказчиков других игроков на поле царства
 }
red_cathedral-per-towers-with-own-presence = { $n ->
    [0] за каждую башню, где есть ваши флажки или украшения
    [one] не меньше { $n } башни, где есть ваши флажки или украшения
   *[other] не меньше { $n } башен, где есть ваши флажки или украшения
 }
red_cathedral-per-towers-without-own-presence = { $n ->
    [0] за каждую башню, где нет ваших флажков и украшений
    [one] не меньше { $n } башни, где нет ваших флажков и украшений
   *[other] не меньше { $n } башен, где нет ваших флажков и украшений
 }
red_cathedral-per-own-unbuilt-ornaments = { $n ->
    [0] за каждое ваше непостроенное украшение
    [one] не меньше { $n } вашего непостроенного украшения
   *[other] не меньше { $n } ваших непостроенных украшений
 }
red_cathedral-per-own-built-ornaments = { $n ->
    [0] за каждое ваше построенное украшение
    [one] не меньше { $n } вашего построенного украшения
   *[other] не меньше { $n } ваших построенных украшений
 }
red_cathedral-per-own-ornaments-on-own = { $n ->
    [0] за каждое ваше украшение на ваших секциях
    [one] не меньше { $n } вашего украшения на ваших секциях
   *[other] не меньше { $n } ваших украшений на ваших секциях
 }
red_cathedral-per-own-ornaments-on-others = { $n ->
    [0] за каждое ваше украшение на чужих секциях
    [one] не меньше { $n } вашего украшения на чужих секциях
   *[other] не меньше { $n } ваших украшений на чужих секциях
 }
red_cathedral-per-own-faceup-workshops = { $n ->
    [0] за каждый ваш жетон мастерской лицом вверх
    [one] не меньше { $n } жетона мастерской лицом вверх
   *[other] не меньше { $n } жетонов мастерской лицом вверх
 }
red_cathedral-per-own-finished-section-types = { $n ->
    [0] за каждый тип завершённых вами секций
    [one] не меньше { $n } типа завершённых вами секций
   *[other] не меньше { $n } типов завершённых вами секций
 }
red_cathedral-per-max-own-claims-in-tower = { $n ->
    [0] за каждую вашу секцию в одной башне
    [one] не меньше { $n } вашей секции в одной башне
   *[other] не меньше { $n } ваших секций в одной башне
 }
red_cathedral-per-max-own-ornaments-in-tower = { $n ->
    [0] за каждое ваше украшение в одной башне
    [one] не меньше { $n } вашего украшения в одной башне
   *[other] не меньше { $n } ваших украшений в одной башне
 }
red_cathedral-does-deliver = { $n ->
    [one] доставить { $n } материал
    [few] доставить { $n } материала
   *[other] доставить { $n } материалов
 }
red_cathedral-does-obtain-die = ресурсы сектора, где { $die } кубик
red_cathedral-does-obtain-any-tile = ресурсы одного сектора рынка
red_cathedral-does-obtain-any-die = ресурсы сектора любого кубика
red_cathedral-does-obtain-any-space = ресурсы одного сектора рынка, как если бы туда пришёл кубик
red_cathedral-does-activate = активировать { $n ->
    [one] { $n } свой жетон мастерской
    [few] { $n } своих жетона мастерской
   *[other] { $n } своих жетонов мастерской
 }{ $times ->
    [1] {""}
   *[other] { $n ->
        [one] , × { $times }
       *[other] , каждый × { $times }
     }
 }
red_cathedral-does-activate-other = активировать жетон мастерской другого игрока
red_cathedral-does-market = { $n ->
    [one] { $n } дополнительная сделка
    [few] { $n } дополнительные сделки
   *[other] { $n } дополнительных сделок
 }{ $times ->
    [1] {""}
   *[other] , × { $times }
 }
red_cathedral-does-foreman = передвинуть десятника на 1 или 2 башни
red_cathedral-does-draw-section = { $n ->
    [one] вытянуть { $n } карту секции и взять показанные материалы
    [few] вытянуть { $n } карты секций и взять показанные материалы
   *[other] вытянуть { $n } карт секций и взять показанные материалы
 }
red_cathedral-does-draw-objective = { $n ->
    [one] вытянуть { $n } карту цели, оставить 1
    [few] вытянуть { $n } карты целей, оставить 1
   *[other] вытянуть { $n } карт целей, оставить 1
 }
red_cathedral-does-reward-rubles = рубли одной своей незавершённой секции
red_cathedral-does-reward-rp = половина признания одной своей незавершённой секции
red_cathedral-does-claim = заявить права на секцию
red_cathedral-does-discard = убрать из игры непостроенное украшение
red_cathedral-does-take-service = взять жетон услуги
red_cathedral-does-influence = одно действие карты сословия
red_cathedral-does-waive = бесплатно положить жетон мастерской за секцию
red_cathedral-quoted = «{ $what }»
red_cathedral-section = { $level } башни { $tower }
red_cathedral-space = { $n }
red_cathedral-section-card = { $type } ({ $needs })
red_cathedral-influence = { $guild } — { $effect }
red_cathedral-rolled = { $die } { $n }
red_cathedral-range = { $low }–{ $what }

## Why not, in short

red_cathedral-why-RC-CLAIM-08 = Нужно: { red_cathedral-goods-ruble }, у вас { $have }.
red_cathedral-why-RC-CON-17 = Нужно: { red_cathedral-goods-ruble }, у вас { $have }.
red_cathedral-why-RC-MKT-05 = Нужно: { red_cathedral-goods-ruble }, у вас { $have }.
red_cathedral-why-RC-CON-14 = Нужно: { red_cathedral-goods-permit }, у вас { $have }.
red_cathedral-why-RC-CLAIM-01 = У вас не осталось флажков.
red_cathedral-why-RC-FREE-10 = Предел: { red_cathedral-goods-permit }; у вас уже { $have }.
red_cathedral-why-RC-TRACK-07 = У вас нет очков престижа, чтобы заплатить.
red_cathedral-why-RC-EFF-01-rest = После этого вам не хватит на то, что дальше.
red_cathedral-why-RC-EFF-12-tile = У вас нет жетона мастерской лицом вверх.
red_cathedral-why-RC-EFF-12-other = Больше ни у кого нет жетона мастерской лицом вверх.
red_cathedral-why-RC-GUILD-WORKERS-05 = Нужно: { $n ->
    [one] { $n } жетон мастерской лицом вверх
    [few] { $n } жетона мастерской лицом вверх
   *[other] { $n } жетонов мастерской лицом вверх
 }; у вас { $have }.
red_cathedral-why-RC-EFF-12-tiles = { red_cathedral-why-RC-GUILD-WORKERS-05 }
red_cathedral-why-RC-EFF-12-section = У вас нет незавершённой секции.
red_cathedral-why-RC-EFF-12-card = Ни одного действия карт сословий сейчас выполнить нельзя.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02-none = Жетонов услуг больше нет.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02 = Он уже не выложен.
red_cathedral-why-RC-CLAIM-02 = На секции под ней ещё нет флажка.
red_cathedral-why-RC-CLAIM-03 = Там нет вашего флажка.
red_cathedral-why-RC-CLAIM-06 = В этой ячейке уже лежит жетон.
red_cathedral-why-RC-CLAIM-13 = В этой ячейке стоит ваш флажок.
red_cathedral-why-RC-BUILD-03 = Это не ваша незавершённая секция.
red_cathedral-why-RC-BUILD-04 = Этой секции этого больше не нужно.
red_cathedral-why-RC-GUILD-JEWELERS-03 = У вас нет бриллианта.
red_cathedral-why-RC-CON-11 = Все 6 ваших приказчиков уже на поле царства.
red_cathedral-why-RC-CON-16 = Этот мастер не рядом с городом.
red_cathedral-why-RC-CON-22 = Этот город закрыт: его башня достроена.
red_cathedral-why-RC-DECO-01 = Украсить можно только завершённую секцию без украшения.
red_cathedral-why-RC-DECO-02 = У вас не осталось украшения для такой секции.
red_cathedral-why-RC-DECO-03 = У вас нет такого самоцвета.
red_cathedral-why-RC-DECO-06 = У вас не осталось украшений.
red_cathedral-why-RC-DECO-08 = На ещё один самоцвет не осталось доставки.
red_cathedral-why-RC-EFF-01 = Вы не можете за это заплатить.
red_cathedral-why-RC-EFF-02 = Лишнего у вас нет.
red_cathedral-why-RC-EFF-04 = В запасе этого не осталось.
red_cathedral-why-RC-EFF-12 = Нет того, на что оно действует.
red_cathedral-why-RC-FREE-02 = Не посреди эффекта.
red_cathedral-why-RC-FREE-04 = В этот ход вы уже продавали престиж.
red_cathedral-why-RC-FREE-06 = В этот ход вы уже платили за переброс.
red_cathedral-why-RC-FREE-07 = В этом секторе нет кубиков.
red_cathedral-why-RC-FREE-09 = Грамоты есть только в модуле «Приказчики».
red_cathedral-why-RC-SERV-01 = У вас нет такого жетона услуги.
red_cathedral-why-RC-SERV-02 = В этот ход вы уже использовали жетон услуги.
red_cathedral-why-RC-SERV-16 = Это для жетона мастерской, который как раз кладут.
red_cathedral-why-RC-GUILD-FOREMEN-09 = Ваши собственные фигуры здесь не считаются.
red_cathedral-why-RC-GUILD-CONTRACTORS-04 = Ваши собственные фигуры здесь не считаются.
red_cathedral-why-RC-MKT-03 = За рубли дальше идут только белый, чёрный и ваш кубик.
red_cathedral-why-RC-MKT-04 = В этой игре нет чёрного кубика.
red_cathedral-why-RC-MKT-06 = В том секторе уже 3 кубика.
red_cathedral-why-RC-MKT-10 = С этим кубиком вы это уже сделали.
red_cathedral-why-RC-MKT-13 = Ваш кубик в другом квадранте.
red_cathedral-why-RC-MKT-14 = Уже использовано: молния действует раз за ход.
red_cathedral-why-RC-MKT-15 = Уже использовано: молния действует раз за ход.
red_cathedral-why-RC-MKT-18 = Эта карта уже использована: одно из двух действий.
red_cathedral-why-RC-MKT-19 = Вы двигали кубик другого цвета.
red_cathedral-why-RC-MKT-20 = За белый кубик один белый жетон: он уже использован.
red_cathedral-why-RC-MKT-21 = Здесь нет жетона лицом вверх.
red_cathedral-why-RC-SPEC-01 = Он действует раз, когда вы двигаете чёрный кубик.
red_cathedral-why-RC-SPEC-03 = За него нечем платить, или ему не на что действовать.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-04 = Должно быть то же действие ещё раз.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-05 = Должно быть другое действие.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-06 = За этим столом влияние не бывает дополнительной сделкой.
red_cathedral-why-RC-GUILD-SCRIBES-07 = Эта карта для этого уже использована.
red_cathedral-why-RC-SOLO-22 = Другая секция лучше для Яковлева.
red_cathedral-why-RC-TURN-04 = Вы ещё можете действовать.
red_cathedral-short = Нужно: { $what }, у вас { $have }.
red_cathedral-short-lumber = { red_cathedral-goods-lumber }
red_cathedral-short-brick = { red_cathedral-goods-brick }
red_cathedral-short-stone = { red_cathedral-goods-stone }
red_cathedral-short-gold = { red_cathedral-goods-gold }
red_cathedral-short-green_jewel = { red_cathedral-goods-green_jewel }
red_cathedral-short-purple_jewel = { red_cathedral-goods-purple_jewel }
red_cathedral-short-diamond = { red_cathedral-goods-diamond }
red_cathedral-short-ruble = { red_cathedral-goods-ruble }
red_cathedral-short-permit = { red_cathedral-goods-permit }
red_cathedral-short-rp = { red_cathedral-goods-rp }
red_cathedral-short-pp = { red_cathedral-goods-pp }
red_cathedral-short-material = { red_cathedral-goods-material }
red_cathedral-short-basic = { red_cathedral-goods-basic }
red_cathedral-short-fine = { red_cathedral-goods-fine }
red_cathedral-short-jewel = { red_cathedral-goods-jewel }
red_cathedral-why-RC-EFF-01-lumber = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-brick = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-stone = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-gold = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-diamond = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-ruble = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-permit = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-rp = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-pp = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-material = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-basic = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-fine = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-jewel = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-lumber = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-brick = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-stone = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-gold = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-lumber = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-brick = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-stone = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-gold = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-diamond = { red_cathedral-short }

## Открытые основные действия

red_cathedral-open = { $what }
red_cathedral-open-claim = заявите права на секцию
red_cathedral-open-build = стройте
red_cathedral-open-market = идите на рынок
red_cathedral-open-hire = отправьте приказчика
red_cathedral-open-pass = ничего нельзя сделать, пропустите ход

## К чему ведёт выбор

red_cathedral-effect-claim = Ваш флажок стоит здесь до конца; вы берёте жетон, а строите позже.
red_cathedral-effect-decorate = Ваше украшение: с самоцветом 1 очко престижа, с двумя до 3.
red_cathedral-effect-move = Затем ресурсы, влияние и мастерская, каждое раз; в конце кубики там перебрасывают.
red_cathedral-effect-end = Ход следующего игрока.
red_cathedral-effect-finish = Кубики в этом секторе перебрасывают; ваш поход на рынок завершён.
red_cathedral-effect-hire = Туда едет крайний левый приказчик; затем вы нанимаете или убираете мастера рядом с городом.
red_cathedral-effect-buy-token = Лежит на вашем планшете и действует раз, с чёрным кубиком; потом считается инструментом.
red_cathedral-effect-remove-token = Он не достанется никому.
red_cathedral-effect-decline = Вы ничего из этого не берёте.
red_cathedral-effect-discard = Построить его больше нельзя.
red_cathedral-effect-keep-objective = Остальные вытянутые карты уходят под колоду.

## К чему ведёт окончательный выбор

red_cathedral-final-finish = Кубики в этом секторе перебрасывают.
red_cathedral-final-reroll = Кубики там перебрасывают.
red_cathedral-final-buy-token = Из мешочка достают другого мастера.
red_cathedral-final-remove-token = Он выбывает из игры, из мешочка достают другого.
red_cathedral-final-influence = Открываются закрытые карты.
red_cathedral-final-again = Открываются закрытые карты.
