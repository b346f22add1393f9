### What only the board of The Red Cathedral says: labels for screen readers and headings.

## Places

red_cathedral-board-with-contractors = с модулем «Приказчики»
red_cathedral-board-site = Стройка
red_cathedral-board-market = Рынок
red_cathedral-board-track = Шкала признания и престижа
red_cathedral-board-own-board = ваша мастерская
red_cathedral-board-workshop = Мастерская
red_cathedral-board-treasury = Казна
red_cathedral-board-map = Русское царство
red_cathedral-board-tray = На выбор
red_cathedral-board-stock = Общий запас
red_cathedral-board-presence = Присутствие в этой башне
red_cathedral-board-tab-site = Собор
red_cathedral-board-tab-market = Рынок
red_cathedral-board-tab-boards = Планшеты
red_cathedral-board-tab-map = Карта
red_cathedral-board-tab-ivan = Яковлев
red_cathedral-board-next = Дальше

## Sections and towers

red_cathedral-board-section = Башня { $tower }, { $kind }, уровень { $level }
red_cathedral-board-unclaimed = { $section }: свободна; нужно: { $needs }; даёт: { $gives }; жетон мастерской: { $tile }
red_cathedral-board-unfinished = { $section }: { $name }, не завершено; не хватает: { $missing }; даёт: { $gives }
red_cathedral-board-finished = { $section }: завершено, { $name }
red_cathedral-board-decorated = украшение: { $name }
red_cathedral-board-locked = ещё недоступна: секция под ней свободна
red_cathedral-board-state-finished = завершено, { $name }
red_cathedral-board-state-unfinished = не завершено, { $name }
red_cathedral-board-state-free = свободна
red_cathedral-board-tower = Башня { $n }, ценность { $value }; присутствие: { $presence }
red_cathedral-board-nobody = никого
red_cathedral-board-foreman-here = здесь стоит десятник
red_cathedral-board-pawn-here = здесь стоит фишка Яковлева

## Market

red_cathedral-board-die = { $die } кубик, выпало { $value }, сектор { $space }
red_cathedral-board-landing = придёт в сектор { $space }: { $what } (кубиков: { $dice }){ $lost ->
    [0] {""}
   *[other] , поместится только { $fits }
 }
red_cathedral-board-space = Сектор рынка { $n }: { $what } за кубик; кубики: { $dice }
red_cathedral-board-no-dice = нет
red_cathedral-board-once = раз за ход
red_cathedral-board-any = сколько можете оплатить
red_cathedral-board-objectives-left = Карт целей в колоде: { $n }
red_cathedral-board-sections-left = Карт секций в колоде: { $n }

## Boards

red_cathedral-board-inventory = Склад { $n } / { $of }
red_cathedral-board-own = у вас { $what }
red_cathedral-board-supply = { $what }, в запасе: { $n }
red_cathedral-board-banner-inventory = флажков на складе: { $n }
red_cathedral-board-banner-outside = флажков вне склада: { $n }
red_cathedral-board-banner-white = здесь стоит флажок
red_cathedral-board-banners = флажков: { $n }
red_cathedral-board-built = построено { $n } из 6
red_cathedral-board-rubles = рублей: { $n }
red_cathedral-board-pp = очков престижа: { $n }
red_cathedral-board-rp = шагов по шкале: { $n }
red_cathedral-board-marker = { $name }: шаг { $rp }, престиж { $pp }
red_cathedral-board-piece = { $piece }: осталось { $n }
red_cathedral-board-face-down = жетон лицом вниз
red_cathedral-board-empty-bench = пустая, жетон лицом вверх стоит { $n ->
    [one] { $n } рубль
    [few] { $n } рубля
   *[other] { $n } рублей
 }
red_cathedral-board-service = жетон услуги: { $effect }
red_cathedral-board-objectives = карт целей: { $n }
red_cathedral-board-objective-hidden = карта цели лицом вниз

## Contractors

red_cathedral-board-permits = грамот: { $n } из 6
red_cathedral-board-contractors = приказчиков на накладке: { $n }
red_cathedral-board-tools = инструментов: { $n }
red_cathedral-board-specialist = мастер: { $effect }
red_cathedral-board-no-specialist = нет мастера
red_cathedral-board-city = { $name }: { $people }; наём стоит { $n ->
    [one] { $n } грамоту
    [few] { $n } грамоты
   *[other] { $n } грамот
 }
red_cathedral-board-city-closed = { $name }, закрыто: { $people }
red_cathedral-board-stand = мастер: { $effect }

## Ivan’s cards

red_cathedral-board-ivan-recognition-does = получает очки
red_cathedral-board-ivan-inventory-does = берёт материалы
red_cathedral-board-ivan-transport-does = везёт их на стройку
red_cathedral-board-ivan-claim-does = заявляет права на секцию
red_cathedral-board-ivan-construction-does = строит свои секции
red_cathedral-board-ivan-hire-does = нанимает приказчика
red_cathedral-board-ivan-apprentice = ученик
red_cathedral-board-ivan-journeyman = подмастерье
red_cathedral-board-ivan-master = мастер

## Actions by name, and the menu of a tile

red_cathedral-board-acts = Действия
red_cathedral-board-free = Свободные действия
red_cathedral-board-act-claim = Права
red_cathedral-board-act-build = Строить
red_cathedral-board-act-market = Рынок
red_cathedral-board-act-hire = Нанять
red_cathedral-board-act-obtain = Ресурсы
red_cathedral-board-act-workshop = Мастерская
red_cathedral-board-act-specialist = Мастер
red_cathedral-board-act-now = выполняется
red_cathedral-board-none-build = ни одной секции не нужно то, что у вас есть
red_cathedral-board-none-goods = ваш склад пуст
red_cathedral-board-fits = поместится { $n } из { $of }
red_cathedral-board-reroll = 1 очко престижа: перебросить кубики одного сектора, раз за ход
red_cathedral-board-banner-frees = Флажок отсюда освобождает место для материалов.
red_cathedral-board-banner-keeps = Флажок отсюда не освобождает места для материалов.
red_cathedral-board-tile-on = жетон сюда: { $space }
red_cathedral-board-up = Лицом вверх
red_cathedral-board-down = Лицом вниз
red_cathedral-board-you-pay = вы платите
red_cathedral-board-left = было { $from }, останется { $to }
red_cathedral-board-stay = остаётся { $n }
red_cathedral-board-now-and = сейчас и каждый раз, как вы двигаете { $die } кубик
red_cathedral-board-never = ничего ни сейчас, ни потом: останется закрытым до конца игры
red_cathedral-board-either = В обоих случаях ваш флажок стоит там; за завершение секции
red_cathedral-board-open-claim = свободных секций: { $n }
red_cathedral-board-open-build = секций, куда есть что доставить: { $n }
red_cathedral-board-open-market = кубиков можно двигать: { $n }
red_cathedral-board-open-hire = доступных городов: { $n }
