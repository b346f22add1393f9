### «Красный собор»: вопросы игроку, журнал, счёт, настройки, действия и названия.

red_cathedral-summary = Возведите для царя Ивана собор Василия Блаженного: заявляйте права на секции, добывайте материалы на рынке странствующих кубиков, стройте и украшайте — и заслужите больше престижа, чем все остальные.

## Вопросы игроку

red_cathedral-prompt-basic =
    { $last ->
        [1] Ваш последний ход: заявите права на секцию, стройте или идите на рынок.
       *[other] Заявите права на секцию, стройте или идите на рынок.
    }
red_cathedral-prompt-after = Действие выполнено: завершите ход или сначала выполните свободное действие.
red_cathedral-prompt-market = Ваш { $die } кубик в секторе { $space }: заключайте сделки в любом порядке, а затем завершите.
red_cathedral-prompt-claim = Выберите секцию, на которую заявляете права.
red_cathedral-prompt-banner = Какой флажок поставить на секцию { $section }?
red_cathedral-prompt-place =
    { $free ->
        [1] Положите жетон мастерской { $tile }: на этот раз и лицом вверх бесплатно.
       *[other] Положите жетон мастерской { $tile }: лицом вверх за цену ячейки или лицом вниз бесплатно.
    }
red_cathedral-prompt-deliver = Доставляйте материалы или украшайте: { $count ->
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
red_cathedral-prompt-token = { $city }: наймите мастера рядом с городом за 2 рубля или уберите одного из игры.
red_cathedral-prompt-sell = Продайте ещё престижа сейчас или остановитесь.
red_cathedral-prompt-ornament = Выберите непостроенное украшение, которое убрать из игры.
red_cathedral-prompt-ivan-card = Яковлев двигает { $die } кубик; его карта — «{ $card }».
red_cathedral-prompt-ivan-done = Яковлев выполнил карту «{ $card }»; теперь перебрасывают кубики в его секторе.
red_cathedral-prompt-ivan-claim = Несколько секций равноценны для Яковлева: выберите, на какую он заявит права.
red_cathedral-prompt-ivan-first = Выберите основание, на которое Яковлев заявит права перед началом игры.

## Журнал

red_cathedral-log-gain =
    { $count ->
        [1] { $player } получает: { $kind }.
       *[other] { $player } получает: { $kind } × { $count }.
    }
red_cathedral-log-pay =
    { $count ->
        [1] { $player } платит: { $kind }.
       *[other] { $player } платит: { $kind } × { $count }.
    }
red_cathedral-log-claim = { $player } заявляет права на секцию { $section } и берёт жетон мастерской { $tile }.
red_cathedral-log-place-up = { $player } кладёт жетон мастерской { $tile } лицом вверх на { $space }.
red_cathedral-log-place-down = { $player } кладёт жетон мастерской { $tile } лицом вниз на { $space }.
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
red_cathedral-log-roll = Кубики в секторе { $space } переброшены ({ $die }): { $values }.
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
red_cathedral-log-ivan-roll = Кубики в секторе { $space } переброшены ({ $die }): { $values }.
red_cathedral-log-ivan-recognition = Яковлев получает { $rp ->
        [one] { $rp } очко признания
        [few] { $rp } очка признания
        [many] { $rp } очков признания
       *[other] { $rp } очка признания
    }.
red_cathedral-log-ivan-stock = Яковлев кладёт на склад: { $kind }.
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

red_cathedral-score-track = Престиж на шкале
red_cathedral-score-objectives = Карты целей
red_cathedral-score-leftovers = Остатки
red_cathedral-score-tools = Инструменты
red_cathedral-score-towers = Башни
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

## Действия

red_cathedral-action-claim = Заявить права на секцию { $a }
red_cathedral-action-banner = Взять флажок { $a }
red_cathedral-action-place = Положить жетон { $b } на { $a }
red_cathedral-action-deliver = Доставить на секцию { $b }: { $a }
red_cathedral-action-substitute = Доставить на секцию { $b } бриллиант как { $a }
red_cathedral-action-decorate = Украсить секцию { $a }
red_cathedral-action-decorate-diamond = Украсить секцию { $a } бриллиантом вместо материала
red_cathedral-action-jewel = Добавить { $a }
red_cathedral-action-move = Передвинуть { $a } кубик (дополнительные секторы: { $b })
red_cathedral-action-obtain = Получить ресурсы
red_cathedral-action-influence = Использовать влияние: { $a }
red_cathedral-action-activate = Активировать жетон ({ $a })
red_cathedral-action-borrow = Активировать жетон места { $a } ({ $b })
red_cathedral-action-specialist = Использовать своего мастера
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
red_cathedral-action-part = Часть эффекта { $a }
red_cathedral-action-branch = Способ { $a }
red_cathedral-action-accept = Да, заплатить
red_cathedral-action-decline = Отказаться
red_cathedral-action-again = Ещё раз
red_cathedral-action-stop = Остановиться
red_cathedral-action-space = Сектор { $a }
red_cathedral-action-die = Кубик: { $a }
red_cathedral-action-rival = Фигуры места { $a }
red_cathedral-action-foreman = Провести десятника на { $a }
red_cathedral-action-keep-objective = Оставить цель { $a }
red_cathedral-action-return-objective = Положить цель { $a } под колоду
red_cathedral-action-icon = С вытянутой секции { $a }: { $b }
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
red_cathedral-space-red = красную ячейку мастерской
red_cathedral-space-green = зелёную ячейку мастерской
red_cathedral-space-blue = синюю ячейку мастерской
red_cathedral-space-yellow = жёлтую ячейку мастерской
red_cathedral-space-white-a = первую белую ячейку мастерской
red_cathedral-space-white-b = вторую белую ячейку мастерской
red_cathedral-place-red = красную ячейку мастерской
red_cathedral-place-green = зелёную ячейку мастерской
red_cathedral-place-blue = синюю ячейку мастерской
red_cathedral-place-yellow = жёлтую ячейку мастерской
red_cathedral-place-white-a = первую белую ячейку мастерской
red_cathedral-place-white-b = вторую белую ячейку мастерской
red_cathedral-activate-red = красная ячейка мастерской
red_cathedral-activate-green = зелёная ячейка мастерской
red_cathedral-activate-blue = синяя ячейка мастерской
red_cathedral-activate-yellow = жёлтая ячейка мастерской
red_cathedral-activate-white-a = первая белая ячейка мастерской
red_cathedral-activate-white-b = вторая белая ячейка мастерской
red_cathedral-borrow-red = красная ячейка мастерской
red_cathedral-borrow-green = зелёная ячейка мастерской
red_cathedral-borrow-blue = синяя ячейка мастерской
red_cathedral-borrow-yellow = жёлтая ячейка мастерской
red_cathedral-borrow-white-a = первая белая ячейка мастерской
red_cathedral-borrow-white-b = вторая белая ячейка мастерской
red_cathedral-banner-inventory = со склада
red_cathedral-banner-outside = вне склада
red_cathedral-banner-white-a = с первой белой ячейки мастерской
red_cathedral-banner-white-b = со второй белой ячейки мастерской
red_cathedral-name-up = лицом вверх
red_cathedral-name-down = лицом вниз
red_cathedral-name-a = первое
red_cathedral-name-b = второе
red_cathedral-influence-1a = четверть 1, первое действие
red_cathedral-influence-1b = четверть 1, второе действие
red_cathedral-influence-2a = четверть 2, первое действие
red_cathedral-influence-2b = четверть 2, второе действие
red_cathedral-influence-3a = четверть 3, первое действие
red_cathedral-influence-3b = четверть 3, второе действие
red_cathedral-influence-4a = четверть 4, первое действие
red_cathedral-influence-4b = четверть 4, второе действие
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
red_cathedral-card-CR1 = Ремесленники
red_cathedral-card-CR2 = Ремесленники
red_cathedral-card-CR3 = Ремесленники
red_cathedral-card-TE1 = Извозчики
red_cathedral-card-TE2 = Извозчики
red_cathedral-card-TE3 = Извозчики
red_cathedral-card-ME1 = Купечество
red_cathedral-card-ME2 = Купечество
red_cathedral-card-ME3 = Купечество
red_cathedral-card-CL1 = Духовенство
red_cathedral-card-CL2 = Духовенство
red_cathedral-card-CL3 = Духовенство
red_cathedral-card-JE1 = Ювелиры
red_cathedral-card-JE2 = Ювелиры
red_cathedral-card-JE3 = Ювелиры
red_cathedral-card-WO1 = Мастеровые
red_cathedral-card-WO2 = Мастеровые
red_cathedral-card-WO3 = Мастеровые
red_cathedral-card-FO1 = Десятники
red_cathedral-card-FO2 = Десятники
red_cathedral-card-FO3 = Десятники
red_cathedral-card-CO1 = Приказчики
red_cathedral-card-CO2 = Приказчики
red_cathedral-card-CO3 = Приказчики
red_cathedral-card-SH1 = Лавочники
red_cathedral-card-SH2 = Лавочники
red_cathedral-card-SH3 = Лавочники
red_cathedral-card-AC1 = Счетоводы
red_cathedral-card-AC2 = Счетоводы
red_cathedral-card-AC3 = Счетоводы
red_cathedral-card-NO1 = Стряпчие
red_cathedral-card-NO2 = Стряпчие
red_cathedral-card-NO3 = Стряпчие
red_cathedral-card-SC1 = Писцы
red_cathedral-card-SC2 = Писцы
red_cathedral-card-SC3 = Писцы
red_cathedral-card-AR1 = Зодчие
red_cathedral-card-AR2 = Зодчие
red_cathedral-card-AR3 = Зодчие
red_cathedral-card-BR1 = Кирпичники
red_cathedral-card-BR2 = Кирпичники
red_cathedral-card-BR3 = Кирпичники

## Карты Яковлева

red_cathedral-card-recognition = Признание
red_cathedral-card-inventory = Склад
red_cathedral-card-transport = Перевозка
red_cathedral-card-claim = Заявка
red_cathedral-card-construction = Строительство
red_cathedral-card-hire = Наём

## Жетоны услуг и карты целей

red_cathedral-name-V1 = получить 5 рублей
red_cathedral-name-V2 = одно действие любой карты сословия
red_cathedral-name-V3 = активировать свой жетон мастерской
red_cathedral-name-V4 = доставить 1 материал
red_cathedral-name-V5 = получить 3 очка признания
red_cathedral-name-V6 = положить жетон заявки лицом вверх бесплатно
red_cathedral-name-V7 = получить 2 материала на выбор
red_cathedral-name-V8 = получить ресурсы сектора одного кубика
red_cathedral-name-O01 = «вернуть 2 леса: 2 очка престижа»
red_cathedral-name-O02 = «3 заявленные секции в одной башне: 3 очка престижа»
red_cathedral-name-O03 = «6 жетонов мастерской лицом вверх: 3 очка престижа»
red_cathedral-name-O04 = «вернуть 2 камня: 2 очка престижа»
red_cathedral-name-O05 = «за каждую башню без ваших фигур: 2 очка престижа (вдвоём — 4)»
red_cathedral-name-O06 = «за каждое непостроенное украшение: 2 очка престижа»
red_cathedral-name-O07 = «вернуть 4 рубля: 2 очка престижа»
red_cathedral-name-O08 = «завершённые основание, средняя секция и купол: 2 очка престижа»
red_cathedral-name-O09 = «за каждое украшение на чужих секциях: 1 очко престижа»
red_cathedral-name-O10 = «все 4 украшения построены: 2 очка престижа»
red_cathedral-name-O11 = «вернуть 2 кирпича: 2 очка престижа»
red_cathedral-name-O12 = «3 украшения в одной башне: 3 очка престижа»
red_cathedral-name-O13 = «за каждое украшение на своих секциях: 1 очко престижа»
red_cathedral-name-O14 = «вернуть самоцвет и золото: 3 очка престижа»
red_cathedral-name-O15 = «за каждую башню с вашей фигурой: 1 очко престижа (вдвоём — 2)»

## Жетоны мастерской, мастера и секции: что на них изображено

red_cathedral-tile-W01 = «2 леса»
red_cathedral-tile-W02 = «2 кирпича»
red_cathedral-tile-W03 = «2 камня»
red_cathedral-tile-W04 = «1 золото»
red_cathedral-tile-W05 = «1 зелёный самоцвет»
red_cathedral-tile-W06 = «1 фиолетовый самоцвет»
red_cathedral-tile-W07 = «1 материал на выбор»
red_cathedral-tile-W08 = «3 рубля»
red_cathedral-tile-W09 = «2 очка признания»
red_cathedral-tile-W10 = «1 очко признания и 2 рубля»
red_cathedral-tile-W11 = «1 доставка»
red_cathedral-tile-W12 = «ресурсы сектора, где белый кубик»
red_cathedral-tile-W13 = «ресурсы сектора, где красный кубик»
red_cathedral-tile-W14 = «ресурсы сектора, где зелёный кубик»
red_cathedral-tile-W15 = «ресурсы сектора, где синий кубик»
red_cathedral-tile-W16 = «ресурсы сектора, где жёлтый кубик»
red_cathedral-tile-W17 = «1 лес и 1 кирпич»
red_cathedral-tile-W18 = «1 кирпич и 1 камень»
red_cathedral-tile-W19 = «1 лес и 1 камень»
red_cathedral-tile-W20 = «1 самоцвет»
red_cathedral-tile-W21 = «1 золото»
red_cathedral-tile-W22 = «1 лес, кирпич или камень за каждый кубик в секторе»
red_cathedral-tile-W23 = «2 очка признания»
red_cathedral-tile-W24 = «1 доставка»
red_cathedral-tile-W25 = «1 рубль → 2 доставки»
red_cathedral-tile-W26 = «1 рубль → 1 золото или самоцвет»
red_cathedral-tile-W27 = «1 материал → 1 материал на выбор и 1 очко признания»
red_cathedral-tile-W28 = «2 рубля → 1 очко престижа»
red_cathedral-tile-WX1 = «1 грамота»
red_cathedral-tile-WX2 = «ресурсы сектора, где чёрный кубик»
red_cathedral-name-S01 = «2 леса и 1 кирпич»
red_cathedral-name-S02 = «2 кирпича и 1 камень»
red_cathedral-name-S03 = «1 лес и 2 камня»
red_cathedral-name-S04 = «2 золота»
red_cathedral-name-S05 = «1 зелёный самоцвет и 1 фиолетовый самоцвет»
red_cathedral-name-S06 = «5 рублей»
red_cathedral-name-S07 = «3 грамоты»
red_cathedral-name-S08 = «3 очка признания»
red_cathedral-name-S09 = «1 золото → 2 очка престижа»
red_cathedral-name-S10 = «1 зелёный самоцвет → 2 очка престижа»
red_cathedral-name-S11 = «1 фиолетовый самоцвет → 2 очка престижа»
red_cathedral-name-S12 = «1 лес → 3 очка признания»
red_cathedral-name-S13 = «1 кирпич → 3 очка признания»
red_cathedral-name-S14 = «1 камень → 3 очка признания»
red_cathedral-name-S15 = «активировать два своих жетона мастерской или один дважды»
red_cathedral-name-S16 = «активировать два своих жетона мастерской или один дважды»
red_cathedral-name-S17 = «непостроенное украшение → 3 очка престижа»
red_cathedral-name-S18 = «непостроенное украшение → 3 очка престижа»
red_cathedral-name-S19 = «1–5 рублей → 1 очко признания за каждый»
red_cathedral-name-S20 = «1 материал на выбор и 1 доставка»
red_cathedral-name-S21 = «1 материал на выбор и 1 доставка»
red_cathedral-name-S22 = «активировать жетон ресурса»
red_cathedral-name-S23 = «заявить права на секцию»
red_cathedral-name-S24 = «заявить права на секцию»
red_cathedral-cards-B01 = основание
red_cathedral-cards-B02 = основание
red_cathedral-cards-B03 = основание
red_cathedral-cards-B04 = основание
red_cathedral-cards-B05 = основание
red_cathedral-cards-B06 = основание
red_cathedral-cards-B07 = основание
red_cathedral-cards-B08 = основание
red_cathedral-cards-B09 = основание
red_cathedral-cards-B10 = основание
red_cathedral-cards-M01 = средняя секция
red_cathedral-cards-M02 = средняя секция
red_cathedral-cards-M03 = средняя секция
red_cathedral-cards-M04 = средняя секция
red_cathedral-cards-M05 = средняя секция
red_cathedral-cards-M06 = средняя секция
red_cathedral-cards-M07 = средняя секция
red_cathedral-cards-M08 = средняя секция
red_cathedral-cards-M09 = средняя секция
red_cathedral-cards-M10 = средняя секция
red_cathedral-cards-M11 = средняя секция
red_cathedral-cards-M12 = средняя секция
red_cathedral-cards-M13 = средняя секция
red_cathedral-cards-M14 = средняя секция
red_cathedral-cards-M15 = средняя секция
red_cathedral-cards-M16 = средняя секция
red_cathedral-cards-M17 = средняя секция
red_cathedral-cards-M18 = средняя секция
red_cathedral-cards-M19 = средняя секция
red_cathedral-cards-M20 = средняя секция
red_cathedral-cards-D01 = купол
red_cathedral-cards-D02 = купол
red_cathedral-cards-D03 = купол
red_cathedral-cards-D04 = купол
red_cathedral-cards-D05 = купол
red_cathedral-cards-D06 = купол
red_cathedral-cards-D07 = купол
red_cathedral-cards-D08 = купол
red_cathedral-cards-D09 = купол
red_cathedral-cards-D10 = купол
