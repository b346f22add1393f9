### Рамка вебклієнта: зала, стіл, результат, правила, помилки.

## Усюди

web-nav = Сторінки
web-nav-play = Грати
web-nav-rules = Правила
web-nav-about = Про програму
web-skip = До вмісту
web-close = Закрити
web-done = Готово
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано
web-loading = Завантаження…
web-to-the-hall = Повернутися до зали
web-settings = Налаштування
web-your-name = Ваше ім’я
web-guest = Гість
web-language = Мова
web-theme = Тема: світла чи темна
web-theme-system = Як на пристрої
web-theme-dark = Темна
web-theme-light = Світла
web-theme-auto = Як у грі
web-motion = Рух
web-motion-full = Повний
web-motion-calm = Спокійний
web-motion-none = Без руху
web-motion-why = Спокійний: фігури не літають, зміни обведено кільцем. Без руху: не рухається нічого.
web-telling = Швидкість чужих ходів
web-telling-off = Одразу
web-telling-quick = Швидко
web-telling-normal = Звичайно
web-telling-slow = Повільно
web-telling-why = Звичайно: 1,2 секунди на хід. Пробіл або дотик до столу пропускає показ.
web-volume = Гучність
web-when-your-turn = Коли ваша черга
web-sound = Звук, коли ваша черга
web-notify = Сповіщення браузера, коли ваша черга
web-notify-blocked = Ваш браузер не дозволяє цього для цієї сторінки.
web-push = Повідомлення на цей пристрій, навіть коли сторінку закрито
web-push-why = Лише тоді, коли ви не дивитеся на стіл. У ньому названо гру й нема нічого прихованого.
web-push-none = Цей сервер не надсилає повідомлень на пристрої.
web-push-cannot = Цей браузер не може отримувати звідси повідомлення. На iPhone чи iPad спершу додайте Guildhall на початковий екран.
web-push-failed = Служба повідомлень браузера зараз недоступна.
web-careful = Підтверджувати кожну дію, навіть один клік

## Зала

web-good-morning = Доброго ранку
web-good-morning-name = Доброго ранку, { $name }
web-good-day = Добрий день
web-good-day-name = Добрий день, { $name }
web-good-evening = Добрий вечір
web-good-evening-name = Добрий вечір, { $name }
web-home-lead = Столи накрито. Сідайте або покличте друзів.
web-games = Ігри
web-minutes = { $n } хв
web-play-now = Грати зараз
web-play-now-game = Грати зараз: { $game } проти ботів
web-open-table = Відкрити стіл
web-open-table-game = Відкрити стіл: { $game }
web-your-tables = Ваші столи
web-go-on = Далі
web-earlier-tables = Минулі столи
web-turns-waiting = { $n ->
    [one] На вас чекає { $n } хід.
    [few] На вас чекають { $n } ходи.
    [many] На вас чекає { $n } ходів.
   *[other] На вас чекає { $n } ходу.
 }
web-have-a-link = Вам надіслали посилання?
web-paste-link = Вставте посилання тут
web-no-such-link = Це не посилання на стіл цього сервера.
web-to-the-table = До столу
web-see-result = Результат
web-table-waiting = Зайнято місць: { $taken } із { $all }
web-table-finished = Перемога: { $names }
web-table-lost = Програно
web-table-abandoned = Покинуто
web-unofficial = Неофіційно: видавці ігор цього не створювали, не схвалювали й не підтримують. Купуйте ігри, які вам до вподоби.

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
web-seat-n = Місце { $n }
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
web-bot-random = Випадковий
web-bot-greedy = Купець
web-bot-mcts = Мислитель { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }

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
web-join = Сісти за стіл
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
web-seat-open = Вільне місце
web-seat-left = більше не за столом
web-seat-bot = бот, { $bot }
web-seat-substitute = поки що грає { $bot }
web-seat-yours = ваше місце
web-seat-online = у мережі
web-seat-away = не в мережі
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
web-your-turn = Ваша черга
web-thinks = Черга: { $name }
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
web-hint-title = Що зробив би бот, який думає
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
web-to-rematch = До нової партії
web-export = Зберегти запис
web-share = Поділитися
web-link-copied = Посилання скопійовано
web-not-copied = Не скопійовано
web-saved = Збережено
web-not-saved = Не збережено
web-play-on = Грати звідси далі
web-play-on-title = Грати далі після дії { $n }
web-play-on-lead = Тут почнеться новий стіл. Усе ще приховане роздано в цій партії, тож хто її знає, може знати й це.
web-play-on-seat = Хто грає за гравця { $name }
web-taken-over = Ця партія продовжує попередню. Хто знає попередню, може знати, що тут приховано.
web-record-open = Відкрити запис
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

## Правила і про нас

web-rules-title = Правила: { $game }
web-rules-search = Пошук у правилах
web-rules-search-hint = слово або номер
web-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
 }
web-rules-own-words = Правила нашими словами; кожне має номер, який гра називає, коли щось забороняє.
web-guide-player = Гравець { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Розібраний приклад
web-guide-what = що змінюється
web-guide-was = До
web-guide-becomes = Після
web-guide-open = Відкрити на полі
web-guide-picture = Малюнок: { $what }
web-guide-of = { $n } з { $all }
web-guide-exact = Точний текст ({ $n })
web-guide-contents = Зміст
web-guide-all = Усі правила за номерами
web-guide-found = Розділи: { $sections } · правила: { $rules }
web-guide-back = Назад до вашого столу
web-guide-note = Переказано нашими словами. Позначки на берегах ведуть до точного тексту; приклади відкриваються на полі.
web-guide-turn = Гортати
web-guide-beside = Приклади та далі
web-guide-before = попереднє
web-guide-next = далі
web-guide-to-section = Правило словами
web-guide-rule = Правило: { $what }
web-guide-whole = Відкрити з малюнками в новій вкладці
web-about-title = Про Guildhall
web-about-lead = Власний стіл для європейських настільних ігор: з друзями, з ботами або наодинці. Вільне програмне забезпечення, без облікових записів, нічого не завантажується зі сторонніх сайтів.
web-unofficial-title = Неофіційно
web-about-art = Усі малюнки тут намалювали автори Guildhall; жоден не копіює видання.
web-about-credits = Автори гри: { $designers }. Видавці: { $publishers }.
web-about-fonts-title = Шрифти
web-about-fonts = Playfair Display і Source Sans 3, обидва за ліцензією SIL Open Font License.

## Що може піти не так

web-error-unknown = Щось пішло не так. Нічого не змінилося.
web-error-load = Сторінку не вдалося завантажити. Спробуйте ще раз.
web-error-offline = Сервер зараз недоступний.
web-error-not-found = Тут нічого немає.
web-error-bad-request = Сервер цього не зрозумів.
web-error-bad-option = Ці параметри не поєднуються.
web-error-bad-seats = Така кількість гравців не підходить.
web-error-invalid-action = Гра не знає такої дії.
web-error-unknown-name = Такої назви немає.
web-error-no-session = Спершу вкажіть своє ім’я.
web-error-forbidden-origin = Ця сторінка має іншу адресу, ніж сервер.
web-error-not-yours = Цей стіл для вас закритий. Попросіть посилання.
web-error-bad-token = Це посилання вже не дійсне.
web-error-too-large = Це забагато за один раз.
web-error-stale = Тим часом щось сталося. Погляньте ще раз.
web-error-illegal-action = Зараз це неможливо.
web-error-not-your-turn = Зараз не ваша черга.
web-error-cannot-undo = Тут нічого не скасувати: щось відкрито або інший гравець уже походив.
web-error-not-playing = Партія не триває.
web-error-not-finished = Партія ще не скінчилася.
web-error-already-started = Партія вже почалася.
web-error-no-open-seat = Вільних місць немає.
web-error-bad-record = Цей стіл почато з іншими правилами чи значеннями, ніж має цей сервер.
web-error-unreadable-record = Це не запис Guildhall, або його частини бракує.
web-error-damaged-record = Цей запис змінено чи пошкоджено: зіграти його так, як написано, не можна.
web-error-other-rules = Цю партію зіграно за іншою версією правил, ніж має цей сервер.
web-error-other-components = Цю партію зіграно з іншими значеннями компонентів, ніж має цей сервер.
web-error-too-many = Надто швидко. Зачекайте хвилинку.
web-error-bot-tables = Уже забагато столів, за якими грають лише боти. Зачекайте, доки одна з цих партій закінчиться.
web-error-no-storage = Сервер зараз не може зберігати. Нічого не змінилося.
web-error-not-agreed = Гравець за столом і ще не дав згоди. Спершу запитайте.
web-error-already-asked = Інше питання про місце ще відкрите.
web-error-disk-full = На сервері немає місця на диску: нічого не збережено й не змінено.
web-error-busy = Сервер зайнятий. Спробуйте трохи згодом.
web-error-bug = На сервері щось пішло не так. Нічого не змінилося.

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

## Puzzles and challenges
web-nav-puzzles = Задачі
web-puzzle = Задача
web-puzzles-lead = Один вибір вочевидь найкращий, і це не той, що першим спадає на думку. Три спроби; кожна відповідь пояснює розрахунок.
web-puzzles-of-day = Задачі дня
web-puzzle-streak = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
 } поспіль: { $game }
web-puzzle-in-a-row = { $n ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
 } поспіль: { $game }
web-puzzle-lit = Сьогоднішня свічка горить.
web-puzzle-light-it = Розв’яжіть задачу дня, і сьогоднішня свічка засвітиться.
web-puzzle-today = сьогодні
web-puzzle-day-lit = розв’язано
web-puzzle-day-dark = не розв’язано
web-puzzle-tries = { $n ->
    [one] Залишилася { $n } спроба
    [few] Залишилося { $n } спроби
    [many] Залишилося { $n } спроб
   *[other] Залишилося { $n } спроби
 }
web-puzzle-solution = Розв’язок
web-puzzle-solved = { $n ->
    [1] Розв’язано з першої спроби
    [2] Розв’язано з другої спроби
   *[other] Розв’язано з третьої спроби
 }
web-puzzle-choice = Вибір
web-puzzle-share = Перемога
web-puzzle-points = Очки
web-puzzle-obvious = очевидний
web-puzzle-at-try = { $n ->
    [1] 1-ша спроба
    [2] 2-га спроба
   *[other] 3-тя спроба
 }
web-puzzle-given-up = підглянуто
web-puzzle-to-solve = чекає
web-puzzle-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
 }
web-puzzle-you = Ви
web-puzzle-solved-head = Саме так!
web-puzzle-given-up-head = Треба було так
web-puzzle-onward = Поки що правильно ({ $n }/{ $all }). Що далі?
web-puzzle-lead = Зіграйте на полі; рушій відповість.
web-puzzle-give-up = Здатися
web-puzzle-see-why = Пояснення каже чому.
web-puzzle-why = Чому?
web-puzzle-analyse = Дошка аналізу
web-puzzle-next = Наступна задача
web-puzzle-what-else = Що ще можна зробити?
web-puzzle-archive = Усі задачі
web-puzzle-seats = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
 }
web-puzzle-difficulty-1 = легка
web-puzzle-difficulty-2 = підступна
web-puzzle-difficulty-3 = важка
web-puzzle-solve = Розв’язувати
web-puzzle-solved-of = Розв’язано { $n } з { $all }
web-puzzle-n = Задача { $n }
puzzle-theme-finish = Останній хід
puzzle-theme-points = Очки можна взяти
puzzle-theme-patience = Краще за очки одразу
puzzle-theme-quiet = Тихий вибір
puzzle-theme-harvest = Очки, що прийдуть згодом
puzzle-theme-race = Не самими очками
puzzle-fact-now = «{ $choice }»: { $before } + { $gain } = { $after } очок зараз.
puzzle-fact-loses = «{ $choice }»: { $before } − { $loss } = { $after } очок зараз.
puzzle-fact-nothing = «{ $choice }» зараз не дає очок.
puzzle-fact-over = «{ $choice }» завершує партію з рахунком { $own } : { $other }, { $won ->
    [1] і це перемога
   *[other] і це не перемога
 }.
puzzle-fact-end = Очікується { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } наприкінці та { $share } % перемоги.
puzzle-fact-lost = Так втрачається { $share } % перемоги.
puzzle-fact-later = Зараз це на { $now ->
    [one] { $now } очко
    [few] { $now } очки
    [many] { $now } очок
   *[other] { $now } очка
 } більше, але наприкінці на { $end ->
    [one] { $end } очко
    [few] { $end } очки
    [many] { $end } очок
   *[other] { $end } очка
 } менше.
puzzle-fact-more = Наприкінці це на { $end ->
    [one] { $end } очко
    [few] { $end } очки
    [many] { $end } очок
   *[other] { $end } очка
 } менше.
web-challenge = Виклик
web-challenge-today = Виклики дня
web-challenge-lead = Той самий розклад для всіх: хто здобуде більше очок?
web-challenge-yours = Ваш результат: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
web-challenge-open = Розклад, якого ще ніхто не знає
web-challenge-best = Найкращий результат: { $name }, { $points }
web-challenge-nobody = Ще ніхто не дограв.
web-challenge-see = Результати
web-challenge-take = Прийняти
web-challenge-play = Грати цей розклад
web-challenge-of-day = Виклик за { $day }
web-challenge-by = Виклик від гравця { $name }
web-challenge-question = той самий розклад, хто набере більше?
web-challenge-against = Кожен грає сам проти таких суперників: { $bots }.
web-challenge-alone = Кожен грає сам.
web-challenge-done = Ви вже зіграли
web-challenge-done-note = Тепер можна подивитися, як грали інші.
web-challenge-begun = Ви вже почали
web-challenge-rules = Прийняти виклик можна один раз, а відкрите не можна повернути назад. Результат – те, чим закінчиться ваша партія тут.
web-challenge-share = Скопіювати посилання для друзів
web-challenge-results = Результати
web-challenge-place = №
web-challenge-name = Ім’я
web-challenge-points = Очки
web-challenge-when = Завершено
web-challenge-won = перемога
web-challenge-helped = з допомогою
web-challenge-playing = { $n ->
    [one] Ще грає { $n } людина.
    [few] Ще грають { $n } людини.
    [many] Ще грають { $n } людей.
   *[other] Ще грає { $n } людини.
 }
web-challenge-hidden = Партії інших показують розклад: їх можна подивитися, коли дограєте.
web-challenge-compare = Порівняти з іншими
web-challenge-friends = Кинути друзям виклик із цим розкладом
web-challenge-new = Киньте виклик друзям
web-challenge-new-lead = Виберіть гру, а сервер здасть розклад, якого ніхто не знає. Друзям дістанеться посилання; кожен грає той самий розклад за власним столом.
web-challenge-rivals = Суперники
web-challenge-rivals-none = немає, кожен грає сам
web-challenge-rivals-n = { $n ->
    [one] { $n } бот
    [few] { $n } боти
    [many] { $n } ботів
   *[other] { $n } бота
 }
web-challenge-make = Здати розклад
web-error-play-first = Ця партія показує розклад виклику. Спершу зіграйте його, тоді зможете подивитися.
web-error-no-challenge = Передати можна лише розклад партії, яку ви дограли тут самі або проти ботів.
## Analysis

web-analysis = Аналіз
web-analysis-lead = Пробуйте ходи за всіх гравців, повертайтеся, відгалужуйте варіанти, питайте про найкращі ходи й діліться знайденим.
web-analysis-from-here = Аналізувати звідси
web-analysis-match = Аналізувати партію
web-analysis-of-start = Початок
web-analysis-move-of = хід { $n } з { $all }
web-analysis-open-eyes = Усе відкрито
web-analysis-as-seen = Очима гравця { $name }
web-analysis-as-seen-why = Чого { $name } не може знати, приховано; для ходів, які ви пробуєте, воно роздане заново.
web-analysis-best = Найкращі ходи
web-analysis-find = Знайти найкращі ходи
web-analysis-find-why = Пошук багато разів розігрує цю позицію, знаючи лише те, що може знати той, хто ходить.
web-analysis-searching = Шукаю…
web-analysis-effort = Наскільки ретельно шукати
web-analysis-effort-100 = швидко
web-analysis-effort-500 = ретельно
web-analysis-effort-3000 = глибоко
web-analysis-measure = Показувати
web-analysis-share = частка перемоги
web-analysis-points = очки
web-analysis-before = Біла позначка: чого чекали до ходу
web-analysis-all-moves = Усі ходи ({ $n })
web-analysis-over = Тут партію завершено.
web-analysis-variations = Варіанти
web-analysis-played = зіграно
web-analysis-tried = спробувано
web-analysis-bots = боти
web-analysis-tree-keys = Стрілки: назад, далі, між варіантами. Delete: прибрати варіант.
web-analysis-empty = Ще нічого не спробувано. Зробіть хід на полі.
web-analysis-branch = Інший хід
web-analysis-branch-why = Повернутися на хід і спробувати інший
web-analysis-main = Зробити головним варіантом
web-analysis-delete = Видалити звідси й далі
web-analysis-add-note = Додати нотатку
web-analysis-note = Нотатка
web-analysis-note-after = Після «{ $move }»
web-analysis-save = Зберегти
web-analysis-save-title = Зберегти на цьому пристрої
web-analysis-name = Назва
web-analysis-share-tree = Поділитися
web-analysis-shared = Хто має це посилання, бачить дерево таким, як воно є зараз. Пізніші зміни залишаться у вас.
web-analysis-link = Посилання на дерево
web-analysis-more = Ще
web-analysis-export = Експортувати у файл
web-analysis-import = Імпортувати файл
web-analysis-copy-position = Скопіювати позицію
web-analysis-start-over = Почати спочатку
web-analysis-deal-anew = Роздати невідоме заново
web-analysis-bots-play = Хай боти грають далі
web-analysis-bots-moves = Ходи
web-analysis-bots-who = Який бот
web-analysis-stop = Стоп
web-analysis-to-move = Ходить { $name }
web-analysis-first = На початок
web-analysis-last = До кінця варіанта
web-analysis-chooser = Хто вибирає
web-analysis-new = Нове
web-analysis-new-title = Від порожнього столу
web-analysis-game = Гра
web-analysis-seats = Місця
web-analysis-seed = Зерно (може бути порожнім)
web-analysis-begin = Почати
web-analysis-paste-title = Файл або текст
web-analysis-paste = Запис партії, дерево варіантів або позиція
web-analysis-read = Відкрити
web-analysis-reading = Читаю…
web-analysis-mine = На цьому пристрої
web-analysis-mine-none = Поки нічого. Що ви аналізуєте, зберігається тут саме.
web-analysis-links = Чим я поділився
web-analysis-untitled = Без назви
web-analysis-remove = Прибрати
web-analysis-take-back = Відкликати посилання
web-error-bad-tree = Це не дерево варіантів, яке тут можна зіграти.
web-error-bad-tree-move = У дереві неможливий хід { $n }: «{ $move }».
web-error-bad-position = До такої позиції партія прийти не може.
web-error-not-alone = У цій партії грають інші. Її можна буде аналізувати, коли вона закінчиться.
web-error-trees-full = Ви вже ділитеся стількома деревами, скільки можна. Спершу відкличте одне.
web-analysis-looks = { $n ->
    [one] { $n } перегляд
    [few] { $n } перегляди
   *[other] { $n } переглядів
 } · { $s } с
web-analysis-moves-n = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
 }
web-analysis-left = { $n ->
    [one] Лишився { $n } хід
    [few] Лишилося { $n } ходи
   *[other] Лишилося { $n } ходів
 }
web-analysis-looked = { $n ->
    [one] { $n } перегляд
    [few] { $n } перегляди
   *[other] { $n } переглядів
 }
## Вчитися граючи

web-nav-learn = Навчання
web-learn-title = Вчіться граючи
web-learn-lead = Перша партія на справжньому полі, по одній думці за раз. Перервати можна будь-коли: цей пристрій пам’ятає, де ви спинилися.
web-learn-game = Навчитися: { $game }
web-learn-offer = Ви тут уперше? Зіграйте першу партію з наставником
web-learn-offer-text = { $game } на справжньому полі: одна думка, одне-два речення, і ви робите це самі.
web-learn-offer-minutes =
    { $n ->
        [one] близько { $n } хвилини
        [few] близько { $n } хвилин
        [many] близько { $n } хвилин
       *[other] близько { $n } хвилини
    }
web-learn-offer-next = Далі урок { $n }.
web-lessons = Уроки
web-lessons-of = з { $all }
web-lessons-done = Пройдено уроків: { $n } з { $all }
web-lesson-n = Урок { $n }
web-lesson-of = Урок { $n } з { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ще близько { $n } хвилини
        [few] ще близько { $n } хвилин
        [many] ще близько { $n } хвилин
       *[other] ще близько { $n } хвилини
    }
web-lesson-begin = Почати
web-lesson-on = Далі
web-lesson-go-on = Продовжити з уроку { $n }
web-lesson-is-done = (пройдено)
web-lesson-leave = Вийти
web-lesson-leave-long = Вийти, повернутися будь-коли
web-lesson-coach = Наставник
web-lesson-you = Ви
web-lesson-seat-1 = Піа
web-lesson-seat-2 = Ансельм
web-lesson-seat-3 = Вазарі
web-lesson-seat-4 = Нур
web-lesson-seat-5 = Ізабелла
web-lesson-goal = ваша мета
web-lesson-tap-once = натисніть
web-lesson-tap-twice = натисніть двічі
web-lesson-tap-again = ще раз
web-lesson-press = Натисніть: { $what }
web-lesson-press-again = Ще раз: { $what }
web-lesson-show = Показати
web-lesson-like-this = Ось так. Тепер ваша черга.
web-lesson-read = Прочитайте й рушайте далі.
web-lesson-nothing-lost = Помилка нічого не коштує: вам скажуть чому, і ви спробуєте ще раз.
web-lesson-not-now = Так теж можна, але цей крок про інше. Спробуйте те, що освітлено.
web-lesson-next = Далі
web-lesson-next-lesson = Наступний урок
web-lesson-finish = Завершити
web-lesson-again = Ще раз
web-lesson-well-done = Чудово!
web-lesson-done = Урок пройдено; на вас чекає наступний.
web-lesson-all-done = Це був останній урок: ви вмієте грати ({ $game }). Спробуйте тепер по-справжньому.
web-lesson-to-list = Усі уроки
web-lesson-play = Зіграти партію
