### What only the board of The Red Cathedral says: labels for screen readers and headings.

## Places

red_cathedral-board-with-contractors = з модулем «Прикажчики»
red_cathedral-board-site = Будівельний майданчик
red_cathedral-board-market = Ринок
red_cathedral-board-track = Шкала визнання і престижу
red_cathedral-board-own-board = ваша майстерня
red_cathedral-board-workshop = Майстерня
red_cathedral-board-treasury = Скарбниця
red_cathedral-board-map = Велике князівство Московське
red_cathedral-board-tray = На вибір
red_cathedral-board-stock = Загальний запас
red_cathedral-board-presence = Присутність у цій вежі
red_cathedral-board-tab-site = Собор
red_cathedral-board-tab-market = Ринок
red_cathedral-board-tab-boards = Планшети
red_cathedral-board-tab-map = Мапа
red_cathedral-board-tab-ivan = Іван
red_cathedral-board-next = Далі

## Sections and towers

red_cathedral-board-section = Вежа { $tower }, { $kind }, рівень { $level }
red_cathedral-board-unclaimed = { $section }: вільна; потребує: { $needs }; дає: { $gives }; жетон майстерні: { $tile }
red_cathedral-board-unfinished = { $section }: { $name }, не завершено; бракує: { $missing }; дає: { $gives }
red_cathedral-board-finished = { $section }: завершено, { $name }
red_cathedral-board-decorated = оздоблено: { $name }
red_cathedral-board-locked = ще недоступна: секція під нею вільна
red_cathedral-board-state-finished = завершено, { $name }
red_cathedral-board-state-unfinished = не завершено, { $name }
red_cathedral-board-state-free = вільна
red_cathedral-board-tower = Вежа { $n }, вартість { $value }; присутність: { $presence }
red_cathedral-board-nobody = нікого
red_cathedral-board-foreman-here = тут стоїть десятник
red_cathedral-board-pawn-here = тут стоїть фішка Івана

## Market

red_cathedral-board-die = { $die } кубик, випало { $value }, сектор { $space }
red_cathedral-board-landing = прийде в сектор { $space }: { $what } (кубиків: { $dice }){ $lost ->
    [0] {""}
   *[other] , вміститься лише { $fits }
 }
red_cathedral-board-space = Сектор ринку { $n }: { $what } за кубик; кубики: { $dice }
red_cathedral-board-no-dice = немає
red_cathedral-board-once = раз за хід
red_cathedral-board-any = скільки можете оплатити
red_cathedral-board-objectives-left = Карт цілей у колоді: { $n }
red_cathedral-board-sections-left = Карт секцій у колоді: { $n }

## Boards

red_cathedral-board-inventory = Склад { $n } / { $of }
red_cathedral-board-own = у вас { $what }
red_cathedral-board-supply = { $what }, у запасі: { $n }
red_cathedral-board-banner-inventory = прапорців на складі: { $n }
red_cathedral-board-banner-outside = прапорців поза складом: { $n }
red_cathedral-board-banner-white = тут стоїть прапорець
red_cathedral-board-banners = прапорців: { $n }
red_cathedral-board-built = збудовано { $n } з 6
red_cathedral-board-rubles = рублів: { $n }
red_cathedral-board-pp = очок престижу: { $n }
red_cathedral-board-rp = кроків на шкалі: { $n }
red_cathedral-board-marker = { $name }: крок { $rp }, престиж { $pp }
red_cathedral-board-piece = { $piece }: лишилося { $n }
red_cathedral-board-face-down = жетон лицем донизу
red_cathedral-board-empty-bench = порожня, жетон лицем догори коштує { $n ->
    [one] { $n } рубль
    [few] { $n } рублі
   *[other] { $n } рублів
 }
red_cathedral-board-service = жетон послуги: { $effect }
red_cathedral-board-objectives = карт цілей: { $n }
red_cathedral-board-objective-hidden = карта цілі лицем донизу

## Contractors

red_cathedral-board-permits = грамот: { $n } з 6
red_cathedral-board-contractors = прикажчиків на накладці: { $n }
red_cathedral-board-tools = інструментів: { $n }
red_cathedral-board-specialist = майстер: { $effect }
red_cathedral-board-no-specialist = немає майстра
red_cathedral-board-city = { $name }: { $people }; найм коштує { $n ->
    [one] { $n } грамоту
    [few] { $n } грамоти
   *[other] { $n } грамот
 }
red_cathedral-board-city-closed = { $name }, закрито: { $people }
red_cathedral-board-stand = майстер: { $effect }

## Ivan’s cards

red_cathedral-board-ivan-recognition-does = отримує очки
red_cathedral-board-ivan-inventory-does = бере матеріали
red_cathedral-board-ivan-transport-does = везе їх на будову
red_cathedral-board-ivan-claim-does = заявляє права на секцію
red_cathedral-board-ivan-construction-does = будує свої секції
red_cathedral-board-ivan-hire-does = наймає прикажчика
red_cathedral-board-ivan-apprentice = учень
red_cathedral-board-ivan-journeyman = підмайстер
red_cathedral-board-ivan-master = майстер

## Actions by name, and the menu of a tile

red_cathedral-board-acts = Дії
red_cathedral-board-free = Вільні дії
red_cathedral-board-act-claim = Права
red_cathedral-board-act-build = Будувати
red_cathedral-board-act-market = Ринок
red_cathedral-board-act-hire = Найняти
red_cathedral-board-act-obtain = Ресурси
red_cathedral-board-act-workshop = Майстерня
red_cathedral-board-act-specialist = Майстер
red_cathedral-board-act-now = виконується
red_cathedral-board-none-build = жодній секції не треба того, що у вас є
red_cathedral-board-none-goods = ваш склад порожній
red_cathedral-board-fits = вміститься { $n } з { $of }
red_cathedral-board-reroll = 1 очко престижу: перекинути кубики одного сектора, раз за хід
red_cathedral-board-banner-frees = Прапорець звідси звільняє місце для матеріалів.
red_cathedral-board-banner-keeps = Прапорець звідси не звільняє місця для матеріалів.
red_cathedral-board-tile-on = жетон сюди: { $space }
red_cathedral-board-up = Лицем догори
red_cathedral-board-down = Лицем донизу
red_cathedral-board-you-pay = ви платите
red_cathedral-board-left = було { $from }, лишиться { $to }
red_cathedral-board-stay = лишається { $n }
red_cathedral-board-now-and = зараз і щоразу, як ви рухаєте { $die } кубик
red_cathedral-board-never = нічого ні зараз, ні потім: лишиться закритим до кінця гри
red_cathedral-board-either = В обох випадках ваш прапорець стоїть там; за завершення секції
red_cathedral-board-open-claim = вільних секцій: { $n }
red_cathedral-board-open-build = секцій, куди є що доставити: { $n }
red_cathedral-board-open-market = кубиків можна рухати: { $n }
red_cathedral-board-open-hire = доступних міст: { $n }
