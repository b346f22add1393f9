### «Червоний собор»: запитання до гравця, журнал, рахунок, налаштування, дії та назви.

red_cathedral-title = Червоний собор
red_cathedral-summary = Зведіть для царя Івана собор Василія Блаженного: заявляйте права на секції, здобувайте матеріали на ринку мандрівних кубиків, будуйте й оздоблюйте — і здобудьте більше престижу за всіх.

## Запитання до гравця

red_cathedral-prompt-basic =
    { $last ->
        [1] Ваш останній хід: { $open }.
       *[other] Ваш хід: { $open }.
    }
red_cathedral-prompt-after =
    { $free ->
        [0] Дію виконано: завершіть хід.
       *[other] Дію виконано: завершіть хід або спершу виконайте вільну дію.
    }
red_cathedral-prompt-market =
    { $open ->
        [0] Ваш { $die } кубик у секторі { $space }: угод більше немає, завершіть.
       *[other] Ваш { $die } кубик у секторі { $space }: укладайте угоди в будь-якому порядку, а тоді завершіть.
    }
red_cathedral-prompt-claim = Оберіть секцію, на яку заявляєте права.
red_cathedral-prompt-banner = Який прапорець поставити на секцію { $section }?
red_cathedral-prompt-place =
    { $free ->
        [1] Покладіть жетон майстерні { $tile }: цього разу й лицем догори безплатно.
       *[other] { $payable ->
            [0] Покладіть жетон майстерні { $tile }: лицем догори платити нема чим, тож лицем донизу.
           *[other] Покладіть жетон майстерні { $tile }: лицем догори за ціну комірки або лицем донизу безплатно.
        }
    }
red_cathedral-prompt-deliver = { $work ->
        [deliver] Доставляйте матеріали
        [decorate] Оздоблюйте
       *[other] Доставляйте матеріали або оздоблюйте
    }: { $count ->
        [one] лишилася { $count } доставка
        [few] лишилися { $count } доставки
        [many] лишилося { $count } доставок
       *[other] лишилися { $count } доставки
    }.
red_cathedral-prompt-jewels = Додайте самоцвіти до оздоби на секції { $section } або залиште її як є.
red_cathedral-prompt-branch = Оберіть, як застосувати ефект.
red_cathedral-prompt-part = Яка частина ефекту наступна? Від решти можна відмовитися.
red_cathedral-prompt-take = Оберіть, що взяти (ще { $count }).
red_cathedral-prompt-keep = Усе не вміщається: оберіть, що залишити.
red_cathedral-prompt-pay =
    { $least ->
        [0] Оберіть, чим платити: ще до { $most }, або зупиніться.
       *[other] Оберіть, чим платити: ще щонайменше { $least }, щонайбільше { $most }.
    }
red_cathedral-prompt-tile = Оберіть жетон майстерні, який активувати (ще { $count }).
red_cathedral-prompt-space = Оберіть сектор ринку.
red_cathedral-prompt-die = Оберіть кубик: ви отримаєте ресурси його сектора.
red_cathedral-prompt-rival = Чиї фігури рахувати?
red_cathedral-prompt-foreman = На скільки веж пройде десятник?
red_cathedral-prompt-extra = Оберіть додаткову угоду (ще { $count }).
red_cathedral-prompt-influence = Оберіть дію карти впливу.
red_cathedral-prompt-again = { $card }: виконати дію ще раз?
red_cathedral-prompt-offer = За цю вигоду треба заплатити: берете?
red_cathedral-prompt-objective = Оберіть карту цілі, яку залишите ({ $count ->
        [one] узято { $count } карту
        [few] узято { $count } карти
        [many] узято { $count } карт
       *[other] узято { $count } карти
    }).
red_cathedral-prompt-return = У вас чотири карти цілей: покладіть одну під колоду.
red_cathedral-prompt-icons = Візьміть матеріали, зображені на витягнутих секціях.
red_cathedral-prompt-section-rubles = Оберіть свою незавершену секцію: ви отримаєте її рублі.
red_cathedral-prompt-section-rp = Оберіть свою незавершену секцію: ви отримаєте половину її очок визнання.
red_cathedral-prompt-service = Оберіть жетон послуги.
red_cathedral-prompt-token =
    { $payable ->
        [0] { $city }: приберіть з гри майстра біля міста; найм коштує { $price ->
            [one] { $price } рубль
            [few] { $price } рублі
           *[other] { $price } рублів
        }.
       *[other] { $city }: найміть майстра біля міста за { $price ->
            [one] { $price } рубль
            [few] { $price } рублі
           *[other] { $price } рублів
        } або приберіть одного з гри.
    }
red_cathedral-prompt-sell = Продайте ще престижу зараз або зупиніться.
red_cathedral-prompt-ornament = Оберіть незбудовану оздобу, яку прибрати з гри.
red_cathedral-prompt-ivan-card = Іван рухає { $die } кубик; його карта — «{ $card }».
red_cathedral-prompt-ivan-done = Іван виконав карту «{ $card }»; тепер перекидають кубики в його секторі.
red_cathedral-prompt-ivan-claim = Кілька секцій рівноцінні для Івана: оберіть, на яку він заявить права.
red_cathedral-prompt-ivan-first = Оберіть основу, на яку Іван заявить права перед початком гри.

## Журнал

red_cathedral-log-gain = { $player } отримує: { $goods }.
red_cathedral-log-pay = { $player } сплачує: { $goods }.
red_cathedral-log-claim = { $player } заявляє права на секцію { $section } й бере жетон майстерні { $tile }.
red_cathedral-log-place-up = { $player } кладе жетон майстерні { $tile } лицем догори: { $space }.
red_cathedral-log-place-down = { $player } кладе жетон майстерні { $tile } лицем донизу: { $space }.
red_cathedral-log-deliver = { $player } доставляє на секцію { $section }: { $kind }.
red_cathedral-log-decorate =
    { $pp ->
        [0] { $player } оздоблює секцію { $section } ({ $piece }).
       *[other] { $player } оздоблює секцію { $section } ({ $piece }) й отримує { $pp ->
                [one] { $pp } очко престижу
                [few] { $pp } очки престижу
                [many] { $pp } очок престижу
               *[other] { $pp } очки престижу
            }.
    }
red_cathedral-log-complete =
    { $rubles ->
        [0] { $player } завершує секцію { $section } й отримує { $rp ->
                [one] { $rp } очко визнання
                [few] { $rp } очки визнання
                [many] { $rp } очок визнання
               *[other] { $rp } очки визнання
            }.
       *[other] { $player } завершує секцію { $section } й отримує { $rp ->
                [one] { $rp } очко визнання
                [few] { $rp } очки визнання
                [many] { $rp } очок визнання
               *[other] { $rp } очки визнання
            } та { $rubles ->
                [one] { $rubles } рубль
                [few] { $rubles } рублі
                [many] { $rubles } рублів
               *[other] { $rubles } рублі
            }.
    }
red_cathedral-log-foreman-bonus = Десятник дивиться: { $player } отримує ще 1 очко визнання.
red_cathedral-log-last =
    { $pp ->
        [0] { $player } завершує шосту секцію: Іван має ще один хід.
       *[other] { $player } завершує шосту секцію й отримує { $pp ->
                [one] { $pp } очко престижу
                [few] { $pp } очки престижу
                [many] { $pp } очок престижу
               *[other] { $pp } очки престижу
            }: решта гравців роблять ще по одному ходу.
    }
red_cathedral-log-penalty = { $player } втрачає { $rp ->
        [one] { $rp } очко визнання
        [few] { $rp } очки визнання
        [many] { $rp } очок визнання
       *[other] { $rp } очки визнання
    } за незавершену секцію { $section }.
red_cathedral-log-hire = { $player } відправляє прикажчика: { $city } ({ $permits ->
        [one] { $permits } грамота
        [few] { $permits } грамоти
        [many] { $permits } грамот
       *[other] { $permits } грамоти
    }).
red_cathedral-log-buy-token = { $player } наймає майстра { $token }.
red_cathedral-log-remove-token = { $player } прибирає з гри майстра { $token }.
red_cathedral-log-city = Вежу { $tower } завершено: { $city } приносить очки й закривається.
red_cathedral-log-city-points = { $city }: { $player } отримує { $rp ->
        [one] { $rp } очко визнання
        [few] { $rp } очки визнання
        [many] { $rp } очок визнання
       *[other] { $rp } очки визнання
    }.
red_cathedral-log-move =
    { $extra ->
        [0] { $player } пересуває { $die } кубик у сектор { $space }.
       *[other] { $player } платить за { $extra ->
                [one] { $extra } додатковий сектор
                [few] { $extra } додаткові сектори
                [many] { $extra } додаткових секторів
               *[other] { $extra } додаткові сектори
            } і пересуває { $die } кубик у сектор { $space }.
    }
red_cathedral-log-roll = Кубики в секторі { $space } перекинуто: { $dice }.
red_cathedral-log-influence = { $player } користується впливом: { $card }, { $action } дія.
red_cathedral-log-specialist = { $player } використовує майстра { $token }.
red_cathedral-log-activate = { $player } активує жетон майстерні { $tile }.
red_cathedral-log-draw-objectives = { $player } бере { $count ->
        [one] { $count } карту цілі
        [few] { $count } карти цілей
        [many] { $count } карт цілей
       *[other] { $count } карти цілей
    }. { $cards }
red_cathedral-log-keep-objective = { $player } залишає собі карту цілі.
red_cathedral-log-return-objective = { $player } кладе карту цілі під колоду.
red_cathedral-log-draw-sections = { $player } відкриває невикористані секції: { $cards }.
red_cathedral-log-reward = { $player } бере наперед частину винагороди за секцію { $section }.
red_cathedral-log-foreman = { $player } веде десятника до вежі { $tower }.
red_cathedral-log-take-service = { $player } бере жетон послуги: { $service }.
red_cathedral-log-discard = { $player } прибирає з гри оздобу: { $piece }.
red_cathedral-log-permit = { $player } платить 1 очко престижу за грамоту.
red_cathedral-log-service = { $player } використовує жетон послуги: { $service }.
red_cathedral-log-reroll = { $player } платить 1 очко престижу, щоб перекинути кубики в секторі { $space }.
red_cathedral-log-sell = { $player } продає 1 очко престижу за 2 рублі.
red_cathedral-log-pass = { $player } не може нічого зробити й пропускає хід.
red_cathedral-log-decline-offer = { $player } відмовляється від вигоди.
red_cathedral-log-decline-part = { $player } відмовляється від решти ефекту.
red_cathedral-log-decline-tile = { $player } відмовляється активувати ще один жетон майстерні.
red_cathedral-log-decline-deliver = { $player } більше нічого не доставляє.
red_cathedral-log-decline-sell = { $player } більше не продає очок престижу.
red_cathedral-log-decline-extra = { $player } відмовляється від додаткової угоди.
red_cathedral-log-decline-again = { $player } не повторює дію: { $card }.
red_cathedral-log-decline-jewel =
    { $count ->
        [0] { $player } не додає самоцвітів.
       *[other] { $player } не додає другого самоцвіту.
    }
red_cathedral-log-decline-market = { $player } іде з ринку, не використавши: { $left }.
red_cathedral-left-obtain = ресурси
red_cathedral-left-influence = вплив
red_cathedral-left-activate = майстерню
red_cathedral-log-extra-lost = { $player } втрачає додаткову угоду.
red_cathedral-log-score-objective = { $player } за ціль { $card } отримує { $pp ->
        [one] { $pp } очко престижу
        [few] { $pp } очки престижу
        [many] { $pp } очок престижу
       *[other] { $pp } очки престижу
    }.
red_cathedral-log-score-tower = { $player } отримує { $pp ->
        [one] { $pp } очко престижу
        [few] { $pp } очки престижу
        [many] { $pp } очок престижу
       *[other] { $pp } очки престижу
    } за вежу { $tower }.
red_cathedral-log-ivan-move = Іван пересуває { $die } кубик у сектор { $space }; його карта — «{ $card }».
red_cathedral-log-ivan-roll = Кубики в секторі { $space } перекинуто: { $dice }.
red_cathedral-log-ivan-gain = Іван отримує: { $goods }.
red_cathedral-log-ivan-stock = Іван кладе на склад: { $goods }.
red_cathedral-log-ivan-transport = Іван перевозить на будову { $count ->
        [one] { $count } матеріал
        [few] { $count } матеріали
        [many] { $count } матеріалів
       *[other] { $count } матеріали
    }.
red_cathedral-log-ivan-skips = Іван не може виконати свою карту й пропускає її.
red_cathedral-log-ivan-claim = Іван заявляє права на секцію { $section }; жетон майстерні { $tile } скинуто.
red_cathedral-log-ivan-deliver = Іван доставляє на секцію { $section }: { $kind }.
red_cathedral-log-ivan-complete = Іван завершує секцію { $section } й отримує { $rp ->
        [one] { $rp } очко визнання
        [few] { $rp } очки визнання
        [many] { $rp } очок визнання
       *[other] { $rp } очки визнання
    }.
red_cathedral-log-ivan-foreman-bonus = Десятник дивиться: Іван отримує ще 1 очко визнання.
red_cathedral-log-ivan-last = Іван завершив свою шосту секцію: у вас ще один хід.
red_cathedral-log-ivan-penalty = Іван втрачає { $rp ->
        [one] { $rp } очко визнання
        [few] { $rp } очки визнання
        [many] { $rp } очок визнання
       *[other] { $rp } очки визнання
    } за незавершену секцію { $section }.
red_cathedral-log-ivan-hire = Іван відправляє прикажчика: { $city }.
red_cathedral-log-ivan-token = Іван бере майстра { $token }.
red_cathedral-log-ivan-doubles = Два майстри Івана мають однаковий інструмент і повертаються в мішечок: { $first } та { $second }.
red_cathedral-log-ivan-city-points = { $city }: Іван отримує { $rp ->
        [one] { $rp } очко визнання
        [few] { $rp } очки визнання
        [many] { $rp } очок визнання
       *[other] { $rp } очки визнання
    }.
red_cathedral-log-ivan-score-tower = Іван отримує { $pp ->
        [one] { $pp } очко престижу
        [few] { $pp } очки престижу
        [many] { $pp } очок престижу
       *[other] { $pp } очки престижу
    } за вежу { $tower }.

## Рахунок і перебіг гри

red_cathedral-rival = Іван Яковлєв
red_cathedral-score-track = Престиж на шкалі
red_cathedral-score-objectives = Карти цілей
red_cathedral-score-leftovers = Залишки
red_cathedral-score-tools = Інструменти
red_cathedral-score-towers = Вежі
red_cathedral-score-tower-1 = Вежа 1
red_cathedral-score-tower-2 = Вежа 2
red_cathedral-score-tower-3 = Вежа 3
red_cathedral-score-tower-4 = Вежа 4
red_cathedral-score-tower-5 = Вежа 5
red_cathedral-score-tower-6 = Вежа 6
red_cathedral-phase-action = Дія
red_cathedral-phase-claim = Заявка на секцію
red_cathedral-phase-market = На ринку
red_cathedral-phase-end = Кінець ходу
red_cathedral-phase-ivan = Хід Івана
red_cathedral-phase-last = Останній хід
red_cathedral-phase-over = Гру закінчено
red_cathedral-end-sixth = Хтось завершив шосту секцію, і всі інші зробили останній хід.
red_cathedral-end-stalled = Двадцять раундів ніхто не заявляв прав на секції, не доставляв і не наймав, тож гра закінчилася.
red_cathedral-end-won = У вас більше престижу, ніж в Івана Яковлєва: перемога ваша.
red_cathedral-end-lost = В Івана Яковлєва більше престижу: переміг він.
red_cathedral-end-tied = Ви ділите перемогу з Іваном Яковлєвим.

## Налаштування

red_cathedral-option-contractors = Модуль «Прикажчики»: відправляйте прикажчиків у шість міст, наймайте майстрів з їхніми інструментами й випустіть на ринок чорний кубик.
red_cathedral-option-contractors-off = Без модуля: собор, ринок — і більше нічого.
red_cathedral-option-contractors-on = З модулем: грамоти відчиняють міста, а кожна завершена вежа винагороджує тих, чиї люди в її місті.
red_cathedral-option-workshop_board = Бік планшетів майстерні.
red_cathedral-option-workshop_board-basic = Звичайний бік: два зовнішні прапорці нічого не займають.
red_cathedral-option-workshop_board-advanced = Просунутий бік: інші ціни, а на кожній білій комірці майстерні стоїть прапорець.
red_cathedral-option-fourth_guild = Гільдія четвертої карти впливу: вона надає кожній партії власного смаку.
red_cathedral-option-fourth_guild-auto = Духівництво; з модулем «Прикажчики» — випадкова гільдія доповнення.
red_cathedral-option-fourth_guild-random = Випадкова гільдія доповнення: нехай вона вас здивує.
red_cathedral-option-fourth_guild-clergy = Духівництво: перетворюйте рублі й коштовності на визнання та престиж.
red_cathedral-option-fourth_guild-jewelers = Ювеліри: збирайте діаманти, які на будові замінюють будь-який матеріал.
red_cathedral-option-fourth_guild-workers = Майстрові: змусьте свої жетони майстерні працювати ще раз — або позичте сусідські.
red_cathedral-option-fourth_guild-foremen = Десятники: десятник ходить від вежі до вежі, винагороджує тих, хто будує в нього на очах, і подвоює штрафи.
red_cathedral-option-fourth_guild-contractors = Прикажчики (лише з модулем): кожен прикажчик на мапі заробляє рублі або грамоти.
red_cathedral-option-fourth_guild-shopkeepers = Крамарі: купуйте додаткові угоди й візьміть від одного кубика більше.
red_cathedral-option-fourth_guild-accountants = Рахівники: дрібні прибутки й вигідні обміни.
red_cathedral-option-fourth_guild-notaries = Нотаріуси (лише з модулем): здобувайте грамоти й міняйте їх на доставки, матеріали чи престиж.
red_cathedral-option-fourth_guild-scribes = Писарі: виконуйте таємні цілі або робіть те, що вміють інші гільдії.
red_cathedral-option-fourth_guild-architects = Зодчі: знаходьте матеріали у відкинутих кресленнях і беріть винагороди наперед.
red_cathedral-option-fourth_guild-brickmakers = Цегельники: міняйте цеглу на жетони послуг і використовуйте їх, коли вони найпотрібніші.
red_cathedral-option-fourth_guild_card = Котра з трьох карт цієї гільдії у грі.
red_cathedral-option-fourth_guild_card-random = Випадкова.
red_cathedral-option-fourth_guild_card-1 = Перша карта.
red_cathedral-option-fourth_guild_card-2 = Друга карта.
red_cathedral-option-fourth_guild_card-3 = Третя карта.
red_cathedral-option-plans = Плани будівництва, з яких обирають один.
red_cathedral-option-plans-auto = Плани базової гри; з модулем «Прикажчики» — усі.
red_cathedral-option-plans-base = Плани базової гри.
red_cathedral-option-plans-expansion = Плани доповнення.
red_cathedral-option-plans-all = Усі плани.
red_cathedral-option-start_player = Хто ходить першим.
red_cathedral-option-start_player-random = Вирішує жереб.
red_cathedral-option-start_player-1 = Перше місце за столом.
red_cathedral-option-start_player-2 = Друге місце за столом.
red_cathedral-option-start_player-3 = Третє місце за столом.
red_cathedral-option-start_player-4 = Четверте місце за столом.
red_cathedral-option-supply = Чи можуть матеріали скінчитися.
red_cathedral-option-supply-finite = Матеріалів стільки, скільки в коробці.
red_cathedral-option-supply-unlimited = Матеріали ніколи не закінчуються.
red_cathedral-option-replaced_specialist = Що стається з жетоном майстра, якого замінили, так і не використавши.
red_cathedral-option-replaced_specialist-tool = Наприкінці він рахується як інструмент.
red_cathedral-option-replaced_specialist-discard = Його скидають.
red_cathedral-option-scribes_virtual_die = Писарі: чи рахується уявний кубик разом із кубиками в обраному секторі.
red_cathedral-option-scribes_virtual_die-on = Рахується, загалом до трьох кубиків.
red_cathedral-option-scribes_virtual_die-off = Рахуються лише справжні кубики, щонайменше один.
red_cathedral-option-shopkeepers_influence = Крамарі: чи може додатковою угодою бути вплив.
red_cathedral-option-shopkeepers_influence-on = Може, навіть на самій карті крамарів.
red_cathedral-option-shopkeepers_influence-off = Не може: лише отримання ресурсів або активація жетона майстерні.
red_cathedral-option-borrowed_infinity = Скільки разів можна повторити нескінченну дію, позичену через писарів або жетон послуги.
red_cathedral-option-borrowed_infinity-any = Скільки хочете й можете оплатити, як на ринку.
red_cathedral-option-borrowed_infinity-once = Її виконують один раз.
red_cathedral-option-architects_resource = Зодчі: чим може бути один ресурс із другої карти.
red_cathedral-option-architects_resource-material = Матеріалом, зображеним на ній.
red_cathedral-option-architects_resource-any = Також рублем, зображеним на ній.
red_cathedral-option-solo-ivan_cards = Наодинці: який кубик належить якій карті Івана.
red_cathedral-option-solo-ivan_cards-random = Вирішує жереб.
red_cathedral-option-solo-ivan_cards-fixed = Щоразу однаково.
red_cathedral-option-solo-ivan_die = Наодинці: який кубик рухає Іван.
red_cathedral-option-solo-ivan_die-deck = Вирішує перемішана стопка: кожен кубик раз за прохід стопки.
red_cathedral-option-solo-ivan_die-lowest = Кубик із найменшим числом.
red_cathedral-option-solo-ivan_die-highest = Кубик із найбільшим числом.
red_cathedral-option-solo-first_claim = Наодинці: на що Іван заявляє права перед початком гри.
red_cathedral-option-solo-first_claim-random_base = На випадкову основу.
red_cathedral-option-solo-first_claim-leftmost_base = На крайню ліву основу.
red_cathedral-option-solo-first_claim-human = На основу на ваш вибір.
red_cathedral-option-solo-first_claim-none = Ні на що.
red_cathedral-option-solo-ivan_claim_ties = Наодинці: хто обирає між секціями, рівноцінними для Івана.
red_cathedral-option-solo-ivan_claim_ties-human = Обираєте ви.
red_cathedral-option-solo-ivan_claim_ties-leftmost = Іван бере крайню ліву.
red_cathedral-option-solo-ivan_claim_ties-random = Вирішує жереб.
red_cathedral-option-solo-ivan_scan = Наодинці: у якому порядку Іван заповнює свої секції.
red_cathedral-option-solo-ivan_scan-rows = Рівень за рівнем знизу.
red_cathedral-option-solo-ivan_scan-towers = Вежа за вежею зліва.
red_cathedral-option-solo-ivan_leftovers = Наодинці: чи рахуються матеріали на картах Івана як залишки.
red_cathedral-option-solo-ivan_leftovers-on = Рахуються.
red_cathedral-option-solo-ivan_leftovers-off = Не рахуються.
red_cathedral-option-solo-level = Наодинці: наскільки сильний Іван (відтворені значення).
red_cathedral-option-solo-level-apprentice = Учень: м’який суперник для перших партій.
red_cathedral-option-solo-level-journeyman = Підмайстер: звичайний суперник.
red_cathedral-option-solo-level-master = Майстер: отримує та складає більше й діє частіше.
red_cathedral-need-contractors = Лише з модулем «Прикажчики».
red_cathedral-need-permits = Третя карта ювелірів дає грамоти: лише з модулем «Прикажчики».
red_cathedral-need-alone = Лише коли граєте наодинці.
red_cathedral-need-company = Наодинці починаєте ви.
red_cathedral-need-seat = За цим столом немає такого місця.
red_cathedral-need-scribes = Лише якщо четвертою гільдією можуть бути писарі.
red_cathedral-need-shopkeepers = Лише якщо четвертою гільдією можуть бути крамарі.
red_cathedral-need-architects = Лише якщо четвертою гільдією можуть бути зодчі.
red_cathedral-need-borrowing = Лише якщо четвертою гільдією можуть бути писарі чи цегельники.
red_cathedral-preset-first = Перший камінь
red_cathedral-preset-first-note = Базова гра, прості планшети.
red_cathedral-preset-full = Усе місто
red_cathedral-preset-full-note = Модуль «Прикажчики», гільдія доповнення, просунуті планшети.
red_cathedral-preset-solo = Сам на сам з Іваном
red_cathedral-preset-solo-note = М’який суперник для першої гри наодинці.

## Дії

red_cathedral-action-claim = Заявити права на секцію { $a }
red_cathedral-action-banner = Узяти прапорець { $a }
red_cathedral-action-place = Покласти жетон { $b }: { $a }
red_cathedral-action-deliver = Доставити на секцію { $b }: { $a }
red_cathedral-action-substitute = Доставити на секцію { $b } діамант як { $a }
red_cathedral-action-decorate = Оздобити секцію { $a }
red_cathedral-action-decorate-diamond = Оздобити секцію { $a } діамантом замість матеріалу
red_cathedral-action-jewel = Додати { $a }
red_cathedral-action-move = Пересунути { $a } кубик – { $b } { $c }
red_cathedral-action-obtain = Отримати ресурси
red_cathedral-action-influence = Скористатися впливом – { $a }
red_cathedral-action-activate = Активувати жетон ({ $a }){ $more }
red_cathedral-action-borrow = Активувати жетон місця { $a } ({ $b }){ $more }
red_cathedral-action-specialist = Використати свого майстра{ $more }
red_cathedral-action-finish = Завершити й перекинути кубики
red_cathedral-action-end = Завершити хід
red_cathedral-action-pass = Пропустити хід
red_cathedral-action-sell = Продати 1 очко престижу за 2 рублі
red_cathedral-action-reroll = Сплатити 1 очко престижу й перекинути кубики в секторі { $a }
red_cathedral-action-permit = Сплатити 1 очко престижу й узяти 1 грамоту
red_cathedral-action-service = Використати послугу: { $a }
red_cathedral-action-take = Узяти: { $a }
red_cathedral-action-keep = Залишити: { $a }
red_cathedral-action-pay = Сплатити: { $a }
red_cathedral-action-spend = Сплатити рублів: { $a }
red_cathedral-action-part = { $a }
red_cathedral-action-branch = { $a }
red_cathedral-action-accept = Так, заплатити
red_cathedral-action-decline = Відмовитися
red_cathedral-action-again = Ще раз
red_cathedral-action-stop = Зупинитися
red_cathedral-action-space = Сектор { $a }
red_cathedral-action-die = { $a } кубик
red_cathedral-action-rival = Фігури місця { $a }
red_cathedral-action-foreman = Провести десятника на { $a }
red_cathedral-action-keep-objective = Залишити ціль { $a }
red_cathedral-action-return-objective = Покласти ціль { $a } під колоду
red_cathedral-action-icon = З витягнутої карти, { $a }: { $b }
red_cathedral-action-reward = Винагорода секції { $a }
red_cathedral-action-take-service = Узяти послугу: { $a }
red_cathedral-action-hire = Відправити прикажчика: { $a }
red_cathedral-action-buy-token = Найняти майстра { $a } за 2 рублі
red_cathedral-action-remove-token = Прибрати з гри майстра { $a }
red_cathedral-action-discard = Прибрати з гри: { $a }
red_cathedral-action-next = Далі
red_cathedral-action-ivan = Іван заявляє права на секцію { $a }

## Назви

red_cathedral-name-lumber = деревина
red_cathedral-name-brick = цеглина
red_cathedral-name-stone = камінь
red_cathedral-name-gold = золото
red_cathedral-name-green_jewel = зелений самоцвіт
red_cathedral-name-purple_jewel = фіолетовий самоцвіт
red_cathedral-name-diamond = діамант
red_cathedral-name-ruble = рубль
red_cathedral-name-permit = грамота
red_cathedral-name-rp = очко визнання
red_cathedral-name-pp = очко престижу
red_cathedral-name-white = білий
red_cathedral-name-red = червоний
red_cathedral-name-green = зелений
red_cathedral-name-blue = синій
red_cathedral-name-yellow = жовтий
red_cathedral-name-black = чорний
red_cathedral-jewel-green = зелений самоцвіт
red_cathedral-jewel-purple = фіолетовий самоцвіт
red_cathedral-jewel-diamond-green = діамант як зелений самоцвіт
red_cathedral-jewel-diamond-purple = діамант як фіолетовий самоцвіт
red_cathedral-bench-red = червона комірка майстерні
red_cathedral-bench-green = зелена комірка майстерні
red_cathedral-bench-blue = синя комірка майстерні
red_cathedral-bench-yellow = жовта комірка майстерні
red_cathedral-bench-white-a = перша біла комірка майстерні
red_cathedral-bench-white-b = друга біла комірка майстерні
red_cathedral-banner-inventory = зі складу
red_cathedral-banner-outside = з-поза складу
red_cathedral-banner-white-a = з першої білої комірки майстерні
red_cathedral-banner-white-b = з другої білої комірки майстерні
red_cathedral-name-up = лицем догори
red_cathedral-name-down = лицем донизу
red_cathedral-name-a = перша
red_cathedral-name-b = друга
red_cathedral-extra = { $n ->
    [0] сектор
    [one] { $n } додатковий сектор, сектор
    [few] { $n } додаткові сектори, сектор
   *[other] { $n } додаткових секторів, сектор
 }
red_cathedral-foreman-1 = 1 вежу
red_cathedral-foreman-2 = 2 вежі
red_cathedral-name-door = двері
red_cathedral-name-arch = арка
red_cathedral-name-cross = хрест
red_cathedral-name-base = основа
red_cathedral-name-middle = середня секція
red_cathedral-name-dome = баня
red_cathedral-name-moscow = Москва
red_cathedral-name-vologda = Вологда
red_cathedral-name-yaroslavl = Ярославль
red_cathedral-name-suzdal = Суздаль
red_cathedral-name-ryazan = Рязань
red_cathedral-name-smolensk = Смоленськ
red_cathedral-name-plane = рубанок
red_cathedral-name-saw = пилка
red_cathedral-name-axe = сокира
red_cathedral-name-hammer = молоток
red_cathedral-name-trowel = кельма
red_cathedral-name-chisel = долото

## Гільдії та їхні карти впливу

red_cathedral-name-craftsmen = Ремісники
red_cathedral-name-teamsters = Візники
red_cathedral-name-merchants = Купці
red_cathedral-name-clergy = Духівництво
red_cathedral-name-jewelers = Ювеліри
red_cathedral-name-workers = Майстрові
red_cathedral-name-foremen = Десятники
red_cathedral-name-contractors = Прикажчики
red_cathedral-name-shopkeepers = Крамарі
red_cathedral-name-accountants = Рахівники
red_cathedral-name-notaries = Нотаріуси
red_cathedral-name-scribes = Писарі
red_cathedral-name-architects = Зодчі
red_cathedral-name-brickmakers = Цегельники

## Карти Івана

red_cathedral-card-recognition = Визнання
red_cathedral-card-inventory = Склад
red_cathedral-card-transport = Перевезення
red_cathedral-card-claim = Заявка
red_cathedral-card-construction = Будівництво
red_cathedral-card-hire = Найм

## Resources and effects in words

red_cathedral-goods-lumber = { $n ->
    [one] { $n } деревина
    [few] { $n } деревини
    [many] { $n } деревини
   *[other] { $n } деревини
 }
red_cathedral-goods-brick = { $n ->
    [one] { $n } цеглина
    [few] { $n } цеглини
    [many] { $n } цеглин
   *[other] { $n } цеглини
 }
red_cathedral-goods-stone = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
    [many] { $n } каменів
   *[other] { $n } камені
 }
red_cathedral-goods-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
 }
red_cathedral-goods-green_jewel = { $n ->
    [one] { $n } зелений самоцвіт
    [few] { $n } зелені самоцвіти
    [many] { $n } зелених самоцвітів
   *[other] { $n } зелені самоцвіти
 }
red_cathedral-goods-purple_jewel = { $n ->
    [one] { $n } фіолетовий самоцвіт
    [few] { $n } фіолетові самоцвіти
    [many] { $n } фіолетових самоцвітів
   *[other] { $n } фіолетові самоцвіти
 }
red_cathedral-goods-diamond = { $n ->
    [one] { $n } діамант
    [few] { $n } діаманти
    [many] { $n } діамантів
   *[other] { $n } діаманти
 }
red_cathedral-goods-ruble = { $n ->
    [one] { $n } рубль
    [few] { $n } рублі
    [many] { $n } рублів
   *[other] { $n } рублі
 }
red_cathedral-goods-permit = { $n ->
    [one] { $n } грамота
    [few] { $n } грамоти
    [many] { $n } грамот
   *[other] { $n } грамоти
 }
red_cathedral-goods-rp = { $n ->
    [one] { $n } очко визнання
    [few] { $n } очки визнання
    [many] { $n } очок визнання
   *[other] { $n } очки визнання
 }
red_cathedral-goods-pp = { $n ->
    [one] { $n } очко престижу
    [few] { $n } очки престижу
    [many] { $n } очок престижу
   *[other] { $n } очки престижу
 }
red_cathedral-goods-unseen = { $n ->
    [one] { $n } закрита карта
    [few] { $n } закриті карти
    [many] { $n } закритих карт
   *[other] { $n } закритої карти
 }
red_cathedral-goods-material = { $n ->
    [one] { $n } матеріал на вибір
    [few] { $n } матеріали на вибір
    [many] { $n } матеріалів на вибір
   *[other] { $n } матеріали на вибір
 }
red_cathedral-goods-basic = { $n ->
    [one] { $n } деревина, цеглина чи камінь
    [few] { $n } з деревини, цегли чи каменю
    [many] { $n } з деревини, цегли чи каменю
   *[other] { $n } з деревини, цегли чи каменю
 }
red_cathedral-goods-fine = { $n ->
    [one] { $n } золото чи самоцвіт
    [few] { $n } із золота чи самоцвітів
    [many] { $n } із золота чи самоцвітів
   *[other] { $n } із золота чи самоцвітів
 }
red_cathedral-goods-jewel = { $n ->
    [one] { $n } самоцвіт
    [few] { $n } самоцвіти
    [many] { $n } самоцвітів
   *[other] { $n } самоцвіти
 }
red_cathedral-does-nothing = нічого
red_cathedral-does-pay = сплатити: { $what }
red_cathedral-does-per = { $what } { $per }
red_cathedral-does-require = { $what }
red_cathedral-per-paid = { $n ->
    [0] за кожну сплачену одиницю
    [one] не менше { $n } сплаченої одиниці
   *[other] не менше { $n } сплачених одиниць
 }
red_cathedral-per-dice-in-space = { $n ->
    [0] за кожен кубик у секторі
    [one] не менше { $n } кубика в секторі
   *[other] не менше { $n } кубиків у секторі
 }
red_cathedral-per-own-banners-at-foreman = { $n ->
    [0] за кожен ваш прапорець біля десятника
    [one] не менше { $n } вашого прапорця біля десятника
   *[other] не менше { $n } ваших прапорців біля десятника
 }
red_cathedral-per-other-banners-at-foreman = { $n ->
    [0] за кожен прапорець іншого гравця біля десятника
    [one] не менше { $n } прапорця інших гравців біля десятника
   *[other] не менше { $n } прапорців інших гравців біля десятника
 }
red_cathedral-per-own-contractors-on-map = { $n ->
    [0] за кожного вашого прикажчика на мапі
    [one] не менше { $n } вашого прикажчика на мапі
   *[other] не менше { $n } ваших прикажчиків на мапі
 }
red_cathedral-per-other-contractors-on-map = { $n ->
    [0] за кожного прикажчика іншого гравця на мапі
    [one] не менше { $n } прикажчика інших гравців на мапі
   *[other] не менше { $n } прикажчиків інших гравців на мапі
 }
red_cathedral-per-towers-with-own-presence = { $n ->
    [0] за кожну вежу, де є ваші прапорці чи оздоби
    [one] не менше { $n } вежі, де є ваші прапорці чи оздоби
   *[other] не менше { $n } веж, де є ваші прапорці чи оздоби
 }
red_cathedral-per-towers-without-own-presence = { $n ->
    [0] за кожну вежу, де немає ваших прапорців та оздоб
    [one] не менше { $n } вежі, де немає ваших прапорців та оздоб
   *[other] не менше { $n } веж, де немає ваших прапорців та оздоб
 }
red_cathedral-per-own-unbuilt-ornaments = { $n ->
    [0] за кожну вашу незбудовану оздобу
    [one] не менше { $n } вашої незбудованої оздоби
   *[other] не менше { $n } ваших незбудованих оздоб
 }
red_cathedral-per-own-built-ornaments = { $n ->
    [0] за кожну вашу збудовану оздобу
    [one] не менше { $n } вашої збудованої оздоби
   *[other] не менше { $n } ваших збудованих оздоб
 }
red_cathedral-per-own-ornaments-on-own = { $n ->
    [0] за кожну вашу оздобу на ваших секціях
    [one] не менше { $n } вашої оздоби на ваших секціях
   *[other] не менше { $n } ваших оздоб на ваших секціях
 }
red_cathedral-per-own-ornaments-on-others = { $n ->
    [0] за кожну вашу оздобу на чужих секціях
    [one] не менше { $n } вашої оздоби на чужих секціях
   *[other] не менше { $n } ваших оздоб на чужих секціях
 }
red_cathedral-per-own-faceup-workshops = { $n ->
    [0] за кожен ваш жетон майстерні лицем догори
    [one] не менше { $n } жетона майстерні лицем догори
   *[other] не менше { $n } жетонів майстерні лицем догори
 }
red_cathedral-per-own-finished-section-types = { $n ->
    [0] за кожен тип завершених вами секцій
    [one] не менше { $n } типу завершених вами секцій
   *[other] не менше { $n } типів завершених вами секцій
 }
red_cathedral-per-max-own-claims-in-tower = { $n ->
    [0] за кожну вашу секцію в одній вежі
    [one] не менше { $n } вашої секції в одній вежі
   *[other] не менше { $n } ваших секцій в одній вежі
 }
red_cathedral-per-max-own-ornaments-in-tower = { $n ->
    [0] за кожну вашу оздобу в одній вежі
    [one] не менше { $n } вашої оздоби в одній вежі
   *[other] не менше { $n } ваших оздоб в одній вежі
 }
red_cathedral-does-deliver = { $n ->
    [one] доставити { $n } матеріал
    [few] доставити { $n } матеріали
   *[other] доставити { $n } матеріалів
 }
red_cathedral-does-obtain-die = ресурси сектора, де { $die } кубик
red_cathedral-does-obtain-any-tile = ресурси одного сектора ринку
red_cathedral-does-obtain-any-die = ресурси сектора будь-якого кубика
red_cathedral-does-obtain-any-space = ресурси одного сектора ринку, наче туди прийшов кубик
red_cathedral-does-activate = активувати { $n ->
    [one] { $n } свій жетон майстерні
    [few] { $n } свої жетони майстерні
   *[other] { $n } своїх жетонів майстерні
 }{ $times ->
    [1] {""}
   *[other] { $n ->
        [one] , × { $times }
       *[other] , кожен × { $times }
     }
 }
red_cathedral-does-activate-other = активувати жетон майстерні іншого гравця
red_cathedral-does-market = { $n ->
    [one] { $n } додаткова угода
    [few] { $n } додаткові угоди
   *[other] { $n } додаткових угод
 }{ $times ->
    [1] {""}
   *[other] , × { $times }
 }
red_cathedral-does-foreman = пересунути десятника на 1 або 2 вежі
red_cathedral-does-draw-section = { $n ->
    [one] витягти { $n } карту секції та взяти показані матеріали
    [few] витягти { $n } карти секцій і взяти показані матеріали
   *[other] витягти { $n } карт секцій і взяти показані матеріали
 }
red_cathedral-does-draw-objective = { $n ->
    [one] витягти { $n } карту цілі, залишити 1
    [few] витягти { $n } карти цілей, залишити 1
   *[other] витягти { $n } карт цілей, залишити 1
 }
red_cathedral-does-reward-rubles = рублі однієї своєї незавершеної секції
red_cathedral-does-reward-rp = половина визнання однієї своєї незавершеної секції
red_cathedral-does-claim = заявити права на секцію
red_cathedral-does-discard = прибрати з гри незбудовану оздобу
red_cathedral-does-take-service = взяти жетон послуги
red_cathedral-does-influence = одна дія карти впливу
red_cathedral-does-waive = безплатно покласти жетон майстерні за секцію
red_cathedral-quoted = «{ $what }»
red_cathedral-section = { $level } вежі { $tower }
red_cathedral-space = { $n }
red_cathedral-section-card = { $type } ({ $needs })
red_cathedral-influence = { $guild } — { $effect }
red_cathedral-rolled = { $die } { $n }
red_cathedral-range = { $low }–{ $what }

## Why not, in short

red_cathedral-why-RC-CLAIM-08 = Потрібно: { red_cathedral-goods-ruble }, у вас { $have }.
red_cathedral-why-RC-CON-17 = Потрібно: { red_cathedral-goods-ruble }, у вас { $have }.
red_cathedral-why-RC-MKT-05 = Потрібно: { red_cathedral-goods-ruble }, у вас { $have }.
red_cathedral-why-RC-CON-14 = Потрібно: { red_cathedral-goods-permit }, у вас { $have }.
red_cathedral-why-RC-CLAIM-01 = У вас не лишилося прапорців.
red_cathedral-why-RC-FREE-10 = Межа: { red_cathedral-goods-permit }; у вас уже { $have }.
red_cathedral-why-RC-TRACK-07 = У вас немає очок престижу, щоб заплатити.
red_cathedral-why-RC-EFF-01-rest = Після цього вам не вистачить на те, що далі.
red_cathedral-why-RC-EFF-12-tile = У вас немає жетона майстерні лицем догори.
red_cathedral-why-RC-EFF-12-other = Більше ні в кого немає жетона майстерні лицем догори.
red_cathedral-why-RC-GUILD-WORKERS-05 = Потрібно: { $n ->
    [one] { $n } жетон майстерні лицем догори
    [few] { $n } жетони майстерні лицем догори
   *[other] { $n } жетонів майстерні лицем догори
 }; у вас { $have }.
red_cathedral-why-RC-EFF-12-tiles = { red_cathedral-why-RC-GUILD-WORKERS-05 }
red_cathedral-why-RC-EFF-12-section = У вас немає незавершеної секції.
red_cathedral-why-RC-EFF-12-card = Жодної дії карт впливу зараз не можна виконати.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02-none = Жетонів послуг більше немає.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02 = Його вже не викладено.
red_cathedral-why-RC-CLAIM-02 = На секції під нею ще немає прапорця.
red_cathedral-why-RC-CLAIM-03 = Там немає вашого прапорця.
red_cathedral-why-RC-CLAIM-06 = У цій комірці вже лежить жетон.
red_cathedral-why-RC-CLAIM-13 = У цій комірці стоїть ваш прапорець.
red_cathedral-why-RC-BUILD-03 = Це не ваша незавершена секція.
red_cathedral-why-RC-BUILD-04 = Цій секції цього більше не треба.
red_cathedral-why-RC-GUILD-JEWELERS-03 = У вас немає діаманта.
red_cathedral-why-RC-CON-11 = Усі 6 ваших прикажчиків уже на мапі.
red_cathedral-why-RC-CON-16 = Цей майстер не біля міста.
red_cathedral-why-RC-CON-22 = Це місто закрите: його вежу добудовано.
red_cathedral-why-RC-DECO-01 = Оздобити можна лише завершену секцію без оздоби.
red_cathedral-why-RC-DECO-02 = У вас не лишилося оздоби для такої секції.
red_cathedral-why-RC-DECO-03 = У вас немає такого самоцвіту.
red_cathedral-why-RC-DECO-06 = У вас не лишилося оздоб.
red_cathedral-why-RC-DECO-08 = На ще один самоцвіт не лишилося доставки.
red_cathedral-why-RC-EFF-01 = Ви не можете за це заплатити.
red_cathedral-why-RC-EFF-02 = Зайвого у вас немає.
red_cathedral-why-RC-EFF-04 = У запасі цього не лишилося.
red_cathedral-why-RC-EFF-12 = Немає того, на що воно діє.
red_cathedral-why-RC-FREE-02 = Не посеред ефекту.
red_cathedral-why-RC-FREE-04 = Цього ходу ви вже продавали престиж.
red_cathedral-why-RC-FREE-06 = Цього ходу ви вже платили за перекидання.
red_cathedral-why-RC-FREE-07 = У цьому секторі немає кубиків.
red_cathedral-why-RC-FREE-09 = Грамоти є лише в модулі «Прикажчики».
red_cathedral-why-RC-SERV-01 = У вас немає такого жетона послуги.
red_cathedral-why-RC-SERV-02 = Цього ходу ви вже використали жетон послуги.
red_cathedral-why-RC-SERV-16 = Це для жетона майстерні, який саме кладуть.
red_cathedral-why-RC-GUILD-FOREMEN-09 = Ваші власні фігури тут не рахуються.
red_cathedral-why-RC-GUILD-CONTRACTORS-04 = Ваші власні фігури тут не рахуються.
red_cathedral-why-RC-MKT-03 = За рублі далі йдуть лише білий, чорний і ваш кубик.
red_cathedral-why-RC-MKT-04 = У цій грі немає чорного кубика.
red_cathedral-why-RC-MKT-06 = У тому секторі вже 3 кубики.
red_cathedral-why-RC-MKT-10 = З цим кубиком ви це вже зробили.
red_cathedral-why-RC-MKT-13 = Ваш кубик в іншому квадранті.
red_cathedral-why-RC-MKT-14 = Вже використано: блискавка діє раз за хід.
red_cathedral-why-RC-MKT-15 = Вже використано: блискавка діє раз за хід.
red_cathedral-why-RC-MKT-18 = Цю карту вже використано: одну з двох дій.
red_cathedral-why-RC-MKT-19 = Ви рухали кубик іншого кольору.
red_cathedral-why-RC-MKT-20 = За білий кубик один білий жетон: його вже використано.
red_cathedral-why-RC-MKT-21 = Тут немає жетона лицем догори.
red_cathedral-why-RC-SPEC-01 = Він діє раз, коли ви рухаєте чорний кубик.
red_cathedral-why-RC-SPEC-03 = За нього нема чим платити, або йому нема на що діяти.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-04 = Має бути та сама дія ще раз.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-05 = Має бути інша дія.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-06 = За цим столом вплив не буває додатковою угодою.
red_cathedral-why-RC-GUILD-SCRIBES-07 = Цю карту для цього вже використано.
red_cathedral-why-RC-SOLO-22 = Інша секція краща для Івана.
red_cathedral-why-RC-TURN-04 = Ви ще можете діяти.
red_cathedral-short = Потрібно: { $what }, у вас { $have }.
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

## Відкриті основні дії

red_cathedral-open = { $what }
red_cathedral-open-claim = заявіть права на секцію
red_cathedral-open-build = будуйте
red_cathedral-open-market = йдіть на ринок
red_cathedral-open-hire = відправте прикажчика
red_cathedral-open-pass = нічого не можна зробити, пропустіть хід

## До чого веде вибір

red_cathedral-effect-claim = Ваш прапорець стоїть тут до кінця; ви берете жетон, а будуєте пізніше.
red_cathedral-effect-decorate = Ваша оздоба: з самоцвітом 1 очко престижу, з двома до 3.
red_cathedral-effect-move = Далі ресурси, вплив і майстерня, кожне раз; наприкінці кубики там перекидають.
red_cathedral-effect-end = Хід наступного гравця.
red_cathedral-effect-finish = Кубики в цьому секторі перекидають; ваш похід на ринок завершено.
red_cathedral-effect-hire = Туди їде крайній лівий прикажчик; потім ви наймаєте чи прибираєте майстра біля міста.
red_cathedral-effect-buy-token = Лежить на вашому планшеті й діє раз, із чорним кубиком; потім рахується як інструмент.
red_cathedral-effect-remove-token = Його не дістане ніхто.
red_cathedral-effect-decline = Ви нічого з цього не берете.
red_cathedral-effect-discard = Збудувати її більше не можна.
red_cathedral-effect-keep-objective = Решта витягнутих карт іде під колоду.

## До чого веде остаточний вибір

red_cathedral-final-finish = Кубики в цьому секторі перекидають.
red_cathedral-final-reroll = Кубики там перекидають.
red_cathedral-final-buy-token = З мішечка витягають іншого майстра.
red_cathedral-final-remove-token = Він вибуває з гри, з мішечка витягають іншого.
red_cathedral-final-influence = Відкриваються закриті карти.
red_cathedral-final-again = Відкриваються закриті карти.
