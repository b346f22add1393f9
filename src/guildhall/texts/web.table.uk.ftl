### Партія: новий стіл, приєднання, гра, результат і повтор.

## Новий стіл

web-open-lead = Оберіть, хто де сидить. Вільні місця отримають посилання, яке можна надіслати; якщо вільних немає, партія почнеться одразу.
web-how-many = Гравців
web-table-name = Назва столу
web-table-name-hint = П’ятничний вечір
web-players-n = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
 }
web-player-n = Гравець { $n }
web-presets = Яка партія
web-preset-own = Власний вибір
web-preset-own-note = Параметри, як ви їх задали.
web-all-options = Усі параметри
web-values-left-out = { $n ->
    [one] Не пропонуємо { $n } варіант:
    [few] Не пропонуємо { $n } варіанти:
    [many] Не пропонуємо { $n } варіантів:
   *[other] Не пропонуємо { $n } варіанта:
 }
web-options-left-out = Не для цього столу ({ $n })
web-set-back = Повернуто до звичайного:
web-name-n = Ім’я на місці { $n }
web-which-bot = Бот на місці { $n }
web-kind-me = Я
web-kind-open = Хтось за посиланням
web-kind-bot = Бот
web-kind-hotseat = Хтось поруч, на цьому пристрої
web-need-me = Одне з місць має бути вашим.
web-lot = Розподілити місця жеребом на початку партії
web-options = Параметри
web-no-options = У цієї гри немає параметрів.
web-option-range = від { $low } до { $high }
web-value-on = Так
web-value-off = Ні
web-time = Час
web-clock-none = Без годинника
web-clock-live = Наживо: запас хвилин і кілька секунд на хід
web-clock-days = Днями: стільки днів на кожен хід
web-clock-bank = Хвилин у запасі
web-clock-increment = Секунд на хід
web-clock-days-each = Днів на хід
web-webhook = Повідомляти іншу програму про ходи
web-webhook-why = Адреса, яка отримає повідомлення щоразу, коли починається чийсь хід (вебхук)
web-webhook-bad = Адреса починається з http:// або https://
web-open-and-invite = Відкрити й запросити
web-start = Почати

## Очікування і приєднання

web-waiting = чекаємо на гравців
web-waiting-title = { $n ->
    [one] Вільне { $n } місце
    [few] Вільні { $n } місця
    [many] Вільно { $n } місць
   *[other] Вільно { $n } місця
 }
web-waiting-lead = Надішліть посилання друзям. Партія почнеться, коли всі місця буде зайнято, або зараз із ботами.
web-links = Посилання
web-call-friends = Покличте друзів
web-call-friends-why = Хто відкриє посилання, сяде за стіл або дивитиметься. Обліковий запис не потрібен.
web-qr = QR-код запрошення
web-more-links = Більше посилань
web-waiting-for-owner = { $name } відкриває стіл і може почати зараз, з ботами на вільних місцях.
web-waiting-looking-on = Ви спостерігаєте. Місце є і для вас.
web-link-invite = Запрошення: на наступне вільне місце
web-link-seat = Місце { $n } { $name }
web-link-watch = Для глядачів
web-seat-a-bot = Посадити бота
web-waiting-bots = Боти на вільні місця
web-seat-clear = Звільнити місце
web-seat-give-back = Повернути місце
web-seat-substitute-now = Нехай бот підмінить
web-seat-substitute-me = Нехай за мене грає бот
web-seat-take-back = Грати далі самостійно
web-seat-ask-substitute = Попросити про підміну ботом
web-seat-ask-clear = Попросити звільнити місце
web-seat-why-ask = { $name } за столом, і час не вичерпано: спершу потрібна згода { $name } або, для підміни, усіх інших.
web-seat-why-only = Хто займе місце, побачить його карти: на це може погодитися лише { $name }.
web-seat-gone-left = більше не за столом: місце може зайняти бот або хтось інший.
web-seat-gone-late = час вичерпано: може підмінити бот.
web-seat-gone-away = немає вже добу: може підмінити бот.
web-start-with-bots = Почати, з ботами на вільних місцях
web-leave = Вийти з-за столу
web-join-title = Вас запрошено до гри «{ $game }»
web-take-seat = Зайняти місце
web-table-full = Усі місця зайнято
web-table-full-lead = Можна спостерігати: ви бачите те, що видно всім.
web-watch = Спостерігати
web-join-over = Цю партію завершено
web-join-here = У вас тут уже є місце: { $name }
web-join-beside = Хтось поруч хоче грати на цьому пристрої? Дайте ім’я і вільне місце.
web-join-beside-name = Ім’я
web-join-beside-do = Сісти поруч

## За столом

web-board = Поле
web-seats = Місця
web-own = Ваші речі
web-seat-look = { $name }: показати все
web-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
 }
web-thinking = думає
web-choosing = вибирає
web-ready = вибір зроблено
web-clock = Залишок часу
web-round = Раунд { $n }
web-wait = Ми скажемо, коли настане ваша черга.
web-in-line = { $n ->
    [0] Бот наступний у черзі на роздуми.
   *[other] Бот чекає, щоб подумати; попереду ще { $n }.
 }
web-hint-in-line = { $n ->
    [0] Ваша підказка наступна.
   *[other] Підказка чекає; попереду ще { $n }.
 }
web-watching = Ви спостерігаєте.
web-prompt = Що робити зараз
web-note-choices = { $n ->
    [one] { $n } варіант. Можна натискати на те, що світиться.
    [few] { $n } варіанти. Можна натискати на те, що світиться.
    [many] { $n } варіантів. Можна натискати на те, що світиться.
   *[other] { $n } варіанта. Можна натискати на те, що світиться.
 }
web-note-buttons = { $n ->
    [one] { $n } варіант: кнопка тут.
    [few] { $n } варіанти: кнопки тут.
    [many] { $n } варіантів: кнопки тут.
   *[other] { $n } варіанта: кнопки тут.
 }
web-note-leads = { $n ->
    [one] Входить у { $n } варіант. Виберіть решту.
    [few] Входить у { $n } варіанти. Виберіть решту.
    [many] Входить у { $n } варіантів. Виберіть решту.
   *[other] Входить у { $n } варіанта. Виберіть решту.
 }
web-press-again = Натисніть ще раз
web-sure = { $what }?
web-final = Цього не можна скасувати. Натисніть ще раз, щоб зробити.
web-note-more = Виберіть ще або скиньте.
web-note-confirm = Підтвердьте або змініть вибір.
web-choose = Оберіть дію
web-confirm = Підтвердити
web-clear = Скинути
web-undo = Скасувати
web-undo-what = Скасувати: { $what }
web-redo = Повторити
web-take-back = Скасувати весь хід
web-ask-undo = Попросити скасувати
web-asked = { $name } просить скасувати: { $what }
web-you-ask-undo = Ви просите скасувати: { $what }
web-asked-too = Разом із цим скасується: { $what }
web-asked-alone = Більше нічого не скасується.
web-agree-undo = { $n ->
    [one] Погодитися: { $n } дія назад
    [few] Погодитися: { $n } дії назад
    [many] Погодитися: { $n } дій назад
   *[other] Погодитися: { $n } дії назад
 }
web-asked-waiting = Чекаємо на відповідь: { $names }
web-agree = Погодитися
web-refuse = Відмовити
web-withdraw = Відкликати
web-proposed-substitute = { $by } пропонує, щоб замість { $name } поки що грав бот.
web-proposed-open = { $by } просить { $name } звільнити місце для когось іншого.
web-proposed-bot = { $by } просить { $name } віддати місце боту.
web-seating-substituted = { $name }: поки що грає { $bot }. { $why }
web-seating-returned = { $name } знову грає.
web-seating-opened = Місце { $name } вільне. { $why }
web-seating-handed = На місці { $name } тепер { $bot }. { $why }
web-seating-taken = { $name } займає місце, де грав гравець { $former }.
web-seating-goes-on = { $name } грає звідси далі. Усе перед цим – з попередньої партії; хто її знає, може знати, що приховано.
web-seating-moved = На місці { $name } тепер грають з іншого пристрою: { $by }.
web-seating-left = { $name } більше не за столом.
web-seating-owner = Господар столу тепер { $name }.
web-seating-why-own = За власним бажанням.
web-seating-why-left = Місце було покинуто.
web-seating-why-late = Час було вичерпано.
web-seating-why-away = Нікого не було вже добу.
web-seating-why-agreed = За згодою; пропозиція: { $by }.
web-seating-why-voted = Усі інші погодилися; пропозиція: { $by }.
web-seating-why-free = Рішення: { $by }.
web-hint = Підказка
web-hint-title = { $bot ->
    [journeyman] Що зробив би підмайстер
    [master] Що зробив би майстер
   *[other] Що зробив би бот, який думає
 }
web-hint-win = { $share } перемоги
web-hint-points = очок: { $points }
web-hint-why = Частка перемоги й очки наприкінці, яких пошук чекає після кожного вибору. Він знає лише те, що можете знати ви.
web-drawer = Журнал, чат, нотатки й варіанти
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-notes = Нотатки
web-notes-placeholder = Що ви хочете запам’ятати
web-notes-private = Це бачите лише ви.
web-notes-keeping = Зберігаємо…
web-notes-kept = Збережено. Це бачите лише ви.
web-tab-choices = Варіанти
web-log-empty = Ще нічого не сталося.
web-log-look = Показати стіл після цього
web-log-earlier = Раніші записи
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-placeholder = Скажіть щось приємне
web-send = Надіслати
web-choices-none = Зараз обирати нічого.
web-choices-refused = Зараз неможливо, і ось чому ({ $n })
web-looking-back = Погляд назад: після дії { $n }
web-back-to-now = До поточної миті
web-earlier = На крок назад
web-later = На крок уперед
web-pass-device = Передайте пристрій: { $name }
web-pass-device-why = Щоб ніхто не побачив того, що не для нього.
web-i-am = Я { $name }
web-connection-lost = Зв’язок утрачено. Пробуємо ще раз…
web-move-waits = Чекає на відправлення: { $move }
web-move-kept = Немає зв’язку із сервером. Ваш хід збережено, його буде надіслано, щойно зв’язок відновиться.
web-try-now = Спробувати зараз
web-move-take-back = Забрати назад
web-move-given-back = Тим часом за столом щось змінилося: «{ $move }» не виконано. Виберіть ще раз.
web-offline = Немає зв’язку із сервером
web-offline-lead = Guildhall продовжить сам, щойно сервер стане доступний. Тим часом тут можна переглядати завершені партії.
web-offline-kept = Завершені партії на цьому пристрої
web-offline-none = На цьому пристрої ще немає завершених партій. Відтепер вони зберігатимуться.
web-offline-forget = Прибрати з цього пристрою: { $game }, { $date }
web-table-info = Про цей стіл
web-seed-chosen = Перетасування обрано під час відкриття цього столу.
web-components = Значення на компонентах
web-components-exact = Усі значення такі, як у надрукованій грі.
web-components-reconstructed = Відновлені значення: деякі числа на компонентах не надруковані, а виведені з того, що відомо. Власники гри можуть внести надруковані.
web-components-file = Файл
web-components-source = Звідки значення
web-source-exact = надруковані
web-source-printed = надруковані
web-source-rulebook = правила
web-source-reported = зі свідчень
web-source-inferred = виведені
web-source-reconstructed = відновлені
web-guide-rule = Правило: { $what }

## Результат і повтор

web-result = Результат
web-wins = { $name } перемагає, рахунок { $points }
web-share-win = Спільна перемога: { $names }
web-you = Ви
web-you-came = { $place ->
    [1] Ви перемогли
    [2] Ви посіли друге місце
    [3] Ви посіли третє місце
    [4] Ви посіли четверте місце
    [5] Ви посіли п’яте місце
   *[other] Ви посіли місце { $place }
 }
web-you-share = { $place ->
    [1] Ви розділили перемогу
   *[other] Ви розділили місце { $place }
 }
web-you-lost = Ви програли
web-gap-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
 }, { $gap ->
    [0] порівну з гравцем { $name }
   *[other] на { $gap } більше, ніж { $name }
 }.
web-gap-behind = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
 }, { $gap ->
    [0] порівну з гравцем { $name }
   *[other] на { $gap } менше, ніж { $name }
 }.
web-gap-most = Найбільша різниця: { $part } ({ $n }).
web-score-sheet = Таблиця очок
web-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
    [many] { $n } раундів
   *[other] { $n } раунду
 }
web-moves = { $n ->
    [one] { $n } дія
    [few] { $n } дії
    [many] { $n } дій
   *[other] { $n } дії
 }
web-points-came = Звідки очки
web-part = Звідки
web-total = Разом
web-race = Перегони
web-thinking-times = Час на роздуми
web-longest = найдовше: { $time }
web-what-next = Що далі?
web-replay = Повтор
web-rematch = Зіграти ще
web-level-up = Чудова гра! Наступний рівень: { $level }. { $note }
web-level-down = М’якший рівень: { $level }. { $note }
web-play-level = Грати зараз: { $level }
web-to-rematch = До нової партії
web-export = Зберегти запис
web-share = Поділитися
web-saved = Збережено
web-not-saved = Не збережено
web-play-on = Грати звідси далі
web-play-on-title = Грати далі після дії { $n }
web-play-on-lead = Тут почнеться новий стіл. Усе ще приховане роздано в цій партії, тож хто її знає, може знати й це.
web-play-on-seat = Хто грає за гравця { $name }
web-taken-over = Ця партія продовжує попередню. Хто знає попередню, може знати, що тут приховано.
web-record-shown = відкритий запис
web-record-lead = Запис – це файл, який дає «Зберегти запис». Перегляньте партію ще раз і грайте далі з будь-якого місця, з ботами чи з друзями.
web-record-choose = Вибрати файл
web-record-drop = або перетягніть його сюди
web-record-paste = Або вставте його текст
web-record-show = Показати партію
web-record-reading = Читаємо запис…
web-record-too-large = Для запису це завелике. Нічого не змінено.
web-record-unknown-name = На цьому сервері немає гри з цього запису.
web-play = Відтворити
web-pause = Пауза
web-set-up = Стіл накрито.
web-move-of = { $n } із { $all }
web-position = Місце в партії
web-eyes = Чиїми очима
web-eyes-spectator = Очима глядача
web-speed = Швидкість: { $n }×
web-challenge-compare = Порівняти з іншими
web-challenge-friends = Кинути друзям виклик із цим розкладом
web-analysis-from-here = Аналізувати звідси
web-analysis-match = Аналізувати партію
web-review = Розбір
web-review-where = Подивитися, де здобуто перемогу

## Розповідь про ходи та клавіші

web-told = Ходи інших
web-told-of = Хід { $n } з { $all }
web-told-next = Далі
web-told-skip = Пропустити
web-since = Після вашого ходу
web-since-again = Показати ще раз
web-since-none = Після вашого ходу нічого не сталося.
web-key-shift = Shift
web-key-enter = Enter
web-key-esc = Esc
web-key-space = Пробіл
web-legend-next = що можна зробити
web-legend-digits = за числом
web-legend-walk = переходити
web-legend-pick = вибрати
web-legend-confirm = підтвердити
web-legend-clear = скинути
web-legend-log = журнал
web-legend-all = усі клавіші
web-keys = Клавіші
web-keys-next = наступне, що можна зробити
web-keys-previous = попереднє
web-keys-walk = переходити від речі до речі
web-keys-pick = вибрати те, що у фокусі
web-keys-digits = вибрати річ із цією цифрою
web-keys-confirm = підтвердити вибране
web-keys-clear = скинути вибране
web-keys-near = роздивитися зблизька
web-keys-rule = правило про це
web-keys-undo = скасувати
web-keys-hint = попросити підказку
web-keys-skip = пропустити показ ходів
web-keys-since = що сталося після вашого ходу
web-keys-again = показати ще раз
web-keys-log = більший журнал
web-keys-all = усі клавіші
