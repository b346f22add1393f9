### Рамка веб-клиента: зал, стол, результат, правила, ошибки.

## Везде

web-nav = Страницы
web-nav-play = Играть
web-nav-rules = Правила
web-nav-about = О программе
web-skip = К содержанию
web-close = Закрыть
web-done = Готово
web-cancel = Отмена
web-copy = Копировать
web-copied = Скопировано
web-loading = Загрузка…
web-to-the-hall = Вернуться в зал
web-settings = Настройки
web-your-name = Ваше имя
web-guest = Гость
web-language = Язык
web-theme = Тема: светлая или тёмная
web-theme-system = Как на устройстве
web-theme-dark = Тёмная
web-theme-light = Светлая
web-theme-auto = Как в игре
web-motion = Движение
web-motion-full = Полное
web-motion-calm = Спокойное
web-motion-none = Без движения
web-motion-why = Спокойное: фигуры не летают, перемены обведены кольцом. Без движения: не движется ничего.
web-telling = Скорость чужих ходов
web-telling-off = Сразу
web-telling-quick = Быстро
web-telling-normal = Обычно
web-telling-slow = Медленно
web-telling-why = Обычно: 1,2 секунды на ход. Пробел или касание стола пропускает показ.
web-volume = Громкость
web-when-your-turn = Когда ваш ход
web-sound = Звук, когда ваш ход
web-notify = Уведомление браузера, когда ваш ход
web-notify-blocked = Ваш браузер не разрешает этого для этой страницы.
web-push = Сообщение на это устройство, даже когда страница закрыта
web-push-why = Только тогда, когда вы не смотрите на стол. В нём названа игра и нет ничего скрытого.
web-push-none = Этот сервер не отправляет сообщений на устройства.
web-push-cannot = Этот браузер не может получать отсюда сообщения. На iPhone или iPad сначала добавьте Guildhall на экран «Домой».
web-push-failed = Служба сообщений браузера сейчас недоступна.
web-careful = Подтверждать каждое действие, даже один щелчок

## Зал

web-good-morning = Доброе утро
web-good-morning-name = Доброе утро, { $name }
web-good-day = Добрый день
web-good-day-name = Добрый день, { $name }
web-good-evening = Добрый вечер
web-good-evening-name = Добрый вечер, { $name }
web-home-lead = Столы накрыты. Садитесь или позовите друзей.
web-games = Игры
web-minutes = { $n } мин
web-play-now = Играть сейчас
web-play-now-game = Играть сейчас: { $game } против ботов
web-open-table = Открыть стол
web-open-table-game = Открыть стол: { $game }
web-your-tables = Ваши столы
web-go-on = Продолжить
web-earlier-tables = Прошлые столы
web-turns-waiting = { $n ->
    [one] Вас ждёт { $n } ход.
    [few] Вас ждут { $n } хода.
    [many] Вас ждёт { $n } ходов.
   *[other] Вас ждёт { $n } хода.
 }
web-have-a-link = Вам прислали ссылку?
web-paste-link = Вставьте ссылку сюда
web-no-such-link = Это не ссылка на стол этого сервера.
web-to-the-table = К столу
web-see-result = Результат
web-table-waiting = Занято мест: { $taken } из { $all }
web-table-finished = Победа: { $names }
web-table-lost = Проиграно
web-table-abandoned = Брошено
web-unofficial = Неофициально: издатели игр этого не создавали, не одобряли и не поддерживают. Покупайте игры, которые вам нравятся.

## Новый стол

web-open-lead = Выберите, кто где сидит. Свободные места получат ссылку, которую можно отправить; если свободных нет, партия начнётся сразу.
web-how-many = Игроков
web-table-name = Название стола
web-table-name-hint = Вечер пятницы
web-players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
web-player-n = Игрок { $n }
web-presets = Какая партия
web-preset-own = Свой выбор
web-preset-own-note = Параметры, как вы их задали.
web-all-options = Все параметры
web-values-left-out = { $n ->
    [one] Не предлагаем { $n } вариант:
    [few] Не предлагаем { $n } варианта:
    [many] Не предлагаем { $n } вариантов:
   *[other] Не предлагаем { $n } варианта:
 }
web-options-left-out = Не для этого стола ({ $n })
web-set-back = Возвращено к обычному:
web-seat-n = Место { $n }
web-name-n = Имя на месте { $n }
web-which-bot = Бот на месте { $n }
web-kind-me = Я
web-kind-open = Кто-то по ссылке
web-kind-bot = Бот
web-kind-hotseat = Кто-то рядом, на этом устройстве
web-need-me = Одно из мест должно быть вашим.
web-lot = Распределить места жребием в начале партии
web-options = Параметры
web-no-options = У этой игры нет параметров.
web-option-range = от { $low } до { $high }
web-value-on = Да
web-value-off = Нет
web-time = Время
web-clock-none = Без часов
web-clock-live = Вживую: запас минут и несколько секунд на ход
web-clock-days = По дням: столько дней на каждый ход
web-clock-bank = Минут в запасе
web-clock-increment = Секунд на ход
web-clock-days-each = Дней на ход
web-webhook = Сообщать другой программе о ходах
web-webhook-why = Адрес, который получит сообщение всякий раз, когда начинается чей-то ход (вебхук)
web-webhook-bad = Адрес начинается с http:// или https://
web-open-and-invite = Открыть и пригласить
web-start = Начать
web-bot-random = Случайный
web-bot-greedy = Купец
web-bot-mcts = Мыслитель { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }

## Ожидание и вход

web-waiting = ждём игроков
web-waiting-title = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
    [many] Свободно { $n } мест
   *[other] Свободно { $n } места
 }
web-waiting-lead = Отправьте ссылку друзьям. Партия начнётся, когда все места будут заняты, или сейчас с ботами.
web-links = Ссылки
web-call-friends = Позовите друзей
web-call-friends-why = Кто откроет ссылку, сядет за стол или будет смотреть. Учётная запись не нужна.
web-qr = QR-код приглашения
web-more-links = Другие ссылки
web-waiting-for-owner = { $name } открывает стол и может начать сейчас, с ботами на свободных местах.
web-waiting-looking-on = Вы наблюдаете. Место есть и для вас.
web-link-invite = Приглашение: на следующее свободное место
web-link-seat = Место { $n } { $name }
web-link-watch = Для зрителей
web-seat-a-bot = Посадить бота
web-seat-clear = Освободить место
web-seat-give-back = Вернуть место
web-seat-substitute-now = Пусть бот подменит
web-seat-substitute-me = Пусть за меня играет бот
web-seat-take-back = Играть дальше самостоятельно
web-seat-ask-substitute = Попросить о подмене ботом
web-seat-ask-clear = Попросить освободить место
web-seat-why-ask = { $name } за столом, и время не вышло: сначала нужно согласие { $name } или, для подмены, всех остальных.
web-seat-why-only = Кто займёт место, увидит его карты: на это может согласиться только { $name }.
web-seat-gone-left = больше не за столом: место может занять бот или кто-то другой.
web-seat-gone-late = время вышло: может подменить бот.
web-seat-gone-away = нет уже сутки: может подменить бот.
web-start-with-bots = Начать, с ботами на свободных местах
web-leave = Выйти из-за стола
web-join = Сесть за стол
web-join-title = Вас приглашают в игру «{ $game }»
web-take-seat = Занять место
web-table-full = Все места заняты
web-table-full-lead = Можно наблюдать: вы видите то, что видно всем.
web-watch = Наблюдать
web-join-over = Эта партия завершена
web-join-here = У вас тут уже есть место: { $name }
web-join-beside = Кто-то рядом хочет играть на этом устройстве? Дайте имя и свободное место.
web-join-beside-name = Имя
web-join-beside-do = Сесть рядом

## За столом

web-board = Поле
web-seats = Места
web-own = Ваши вещи
web-seat-open = Свободное место
web-seat-left = больше не за столом
web-seat-bot = бот, { $bot }
web-seat-substitute = пока играет { $bot }
web-seat-yours = ваше место
web-seat-online = в сети
web-seat-away = не в сети
web-seat-look = { $name }: показать всё
web-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
 }
web-thinking = думает
web-choosing = выбирает
web-ready = выбор сделан
web-clock = Остаток времени
web-round = Раунд { $n }
web-your-turn = Ваш ход
web-thinks = Ход: { $name }
web-wait = Мы скажем, когда наступит ваш ход.
web-in-line = { $n ->
    [0] Бот следующий в очереди на раздумья.
   *[other] Бот ждёт, чтобы подумать; впереди ещё { $n }.
 }
web-hint-in-line = { $n ->
    [0] Ваша подсказка следующая.
   *[other] Подсказка ждёт; впереди ещё { $n }.
 }
web-watching = Вы наблюдаете.
web-prompt = Что делать сейчас
web-note-choices = { $n ->
    [one] { $n } вариант. Можно нажимать на то, что светится.
    [few] { $n } варианта. Можно нажимать на то, что светится.
    [many] { $n } вариантов. Можно нажимать на то, что светится.
   *[other] { $n } варианта. Можно нажимать на то, что светится.
 }
web-note-buttons = { $n ->
    [one] { $n } вариант: кнопка здесь.
    [few] { $n } варианта: кнопки здесь.
    [many] { $n } вариантов: кнопки здесь.
   *[other] { $n } варианта: кнопки здесь.
 }
web-note-leads = { $n ->
    [one] Входит в { $n } вариант. Выберите остальное.
    [few] Входит в { $n } варианта. Выберите остальное.
    [many] Входит в { $n } вариантов. Выберите остальное.
   *[other] Входит в { $n } варианта. Выберите остальное.
 }
web-press-again = Нажмите ещё раз
web-sure = { $what }?
web-final = Это нельзя отменить. Нажмите ещё раз, чтобы сделать.
web-note-more = Выберите ещё или сбросьте.
web-note-confirm = Подтвердите или измените выбор.
web-choose = Выберите действие
web-confirm = Подтвердить
web-clear = Сбросить
web-undo = Отменить
web-undo-what = Отменить: { $what }
web-redo = Повторить
web-take-back = Отменить весь ход
web-ask-undo = Попросить отменить
web-asked = { $name } просит отменить: { $what }
web-you-ask-undo = Вы просите отменить: { $what }
web-asked-too = Вместе с этим отменится: { $what }
web-asked-alone = Больше ничего не отменится.
web-agree-undo = { $n ->
    [one] Согласиться: { $n } действие назад
    [few] Согласиться: { $n } действия назад
    [many] Согласиться: { $n } действий назад
   *[other] Согласиться: { $n } действия назад
 }
web-asked-waiting = Ждём ответа: { $names }
web-agree = Согласиться
web-refuse = Отказать
web-withdraw = Отозвать
web-proposed-substitute = { $by } предлагает, чтобы вместо { $name } пока играл бот.
web-proposed-open = { $by } просит { $name } освободить место для кого-то другого.
web-proposed-bot = { $by } просит { $name } отдать место боту.
web-seating-substituted = { $name }: пока играет { $bot }. { $why }
web-seating-returned = { $name } снова играет.
web-seating-opened = Место { $name } свободно. { $why }
web-seating-handed = На месте { $name } теперь { $bot }. { $why }
web-seating-taken = { $name } занимает место, где играл игрок { $former }.
web-seating-goes-on = { $name } играет отсюда дальше. Всё, что раньше, – из предыдущей партии; кто её знает, может знать, что скрыто.
web-seating-moved = На месте { $name } теперь играют с другого устройства: { $by }.
web-seating-left = { $name } больше не за столом.
web-seating-owner = Хозяин стола теперь { $name }.
web-seating-why-own = По собственному желанию.
web-seating-why-left = Место было покинуто.
web-seating-why-late = Время вышло.
web-seating-why-away = Никого не было уже сутки.
web-seating-why-agreed = По согласию; предложение: { $by }.
web-seating-why-voted = Все остальные согласились; предложение: { $by }.
web-seating-why-free = Решение: { $by }.
web-hint = Подсказка
web-hint-title = Что сделал бы думающий бот
web-hint-win = { $share } победы
web-hint-points = очков: { $points }
web-hint-why = Доля победы и очки в конце, которых поиск ждёт после каждого выбора. Он знает только то, что можете знать вы.
web-drawer = Журнал, чат, заметки и варианты
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-notes = Заметки
web-notes-placeholder = Что вы хотите запомнить
web-notes-private = Это видите только вы.
web-notes-keeping = Сохраняем…
web-notes-kept = Сохранено. Это видите только вы.
web-tab-choices = Варианты
web-log-empty = Ещё ничего не произошло.
web-log-look = Показать стол после этого
web-log-earlier = Более ранние записи
web-chat-empty = Ещё никто ничего не сказал.
web-chat-placeholder = Скажите что-нибудь приятное
web-send = Отправить
web-choices-none = Сейчас выбирать нечего.
web-choices-refused = Сейчас невозможно, и вот почему ({ $n })
web-looking-back = Взгляд назад: после действия { $n }
web-back-to-now = К текущему моменту
web-earlier = На шаг назад
web-later = На шаг вперёд
web-pass-device = Передайте устройство: { $name }
web-pass-device-why = Чтобы никто не увидел того, что не для него.
web-i-am = Я { $name }
web-connection-lost = Связь потеряна. Пробуем ещё раз…
web-move-waits = Ждёт отправки: { $move }
web-move-kept = Нет связи с сервером. Ваш ход сохранён и будет отправлен, как только связь вернётся.
web-try-now = Попробовать сейчас
web-move-take-back = Забрать назад
web-move-given-back = Тем временем за столом что-то изменилось: «{ $move }» не выполнено. Выберите ещё раз.
web-offline = Нет связи с сервером
web-offline-lead = Guildhall продолжит сам, как только сервер станет доступен. Пока здесь можно смотреть завершённые партии.
web-offline-kept = Завершённые партии на этом устройстве
web-offline-none = На этом устройстве ещё нет завершённых партий. Отныне они будут сохраняться.
web-offline-forget = Убрать с этого устройства: { $game }, { $date }
web-table-info = Об этом столе
web-seed-chosen = Перетасовка была выбрана при открытии этого стола.
web-components = Значения на компонентах
web-components-exact = Все значения такие, как в напечатанной игре.
web-components-reconstructed = Восстановленные значения: некоторые числа на компонентах не напечатаны, а выведены из того, что известно. Владельцы игры могут внести напечатанные.
web-components-file = Файл
web-components-source = Откуда значения
web-source-exact = напечатанные
web-source-printed = напечатанные
web-source-rulebook = правила
web-source-reported = по свидетельствам
web-source-inferred = выведенные
web-source-reconstructed = восстановленные

## Результат и повтор

web-result = Результат
web-wins = { $name } побеждает, счёт { $points }
web-share-win = Общая победа: { $names }
web-you = Вы
web-you-came = { $place ->
    [1] Вы победили
    [2] Вы заняли второе место
    [3] Вы заняли третье место
    [4] Вы заняли четвёртое место
    [5] Вы заняли пятое место
   *[other] Вы заняли место { $place }
 }
web-you-share = { $place ->
    [1] Вы разделили победу
   *[other] Вы разделили место { $place }
 }
web-you-lost = Вы проиграли
web-gap-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }, { $gap ->
    [0] поровну с игроком { $name }
   *[other] на { $gap } больше, чем { $name }
 }.
web-gap-behind = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }, { $gap ->
    [0] поровну с игроком { $name }
   *[other] на { $gap } меньше, чем { $name }
 }.
web-gap-most = Самая большая разница: { $part } ({ $n }).
web-score-sheet = Таблица очков
web-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
 }
web-moves = { $n ->
    [one] { $n } действие
    [few] { $n } действия
    [many] { $n } действий
   *[other] { $n } действия
 }
web-points-came = Откуда очки
web-part = Откуда
web-total = Итого
web-race = Гонка
web-thinking-times = Время на раздумья
web-longest = дольше всего: { $time }
web-what-next = Что дальше?
web-replay = Повтор
web-rematch = Сыграть ещё
web-to-rematch = К новой партии
web-export = Сохранить запись
web-share = Поделиться
web-link-copied = Ссылка скопирована
web-not-copied = Не скопировано
web-saved = Сохранено
web-not-saved = Не сохранено
web-play-on = Играть отсюда дальше
web-play-on-title = Играть дальше после действия { $n }
web-play-on-lead = Здесь начнётся новый стол. Всё ещё скрытое роздано в этой партии, поэтому кто её знает, может знать и это.
web-play-on-seat = Кто играет за игрока { $name }
web-taken-over = Эта партия продолжает предыдущую. Кто знает предыдущую, может знать, что здесь скрыто.
web-record-open = Открыть запись
web-record-shown = открытая запись
web-record-lead = Запись – это файл, который даёт «Сохранить запись». Посмотрите партию ещё раз и играйте дальше с любого места, с ботами или с друзьями.
web-record-choose = Выбрать файл
web-record-drop = или перетащите его сюда
web-record-paste = Или вставьте её текст
web-record-show = Показать партию
web-record-reading = Читаем запись…
web-record-too-large = Для записи это слишком велико. Ничего не изменено.
web-record-unknown-name = На этом сервере нет игры из этой записи.
web-play = Воспроизвести
web-pause = Пауза
web-set-up = Стол накрыт.
web-move-of = { $n } из { $all }
web-position = Место в партии
web-eyes = Чьими глазами
web-eyes-spectator = Глазами зрителя
web-speed = Скорость: { $n }×

## Правила и о нас

web-rules-title = Правила: { $game }
web-rules-search = Поиск в правилах
web-rules-search-hint = слово или номер
web-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
 }
web-rules-own-words = Правила нашими словами; у каждого есть номер, который игра называет, когда что-то запрещает.
web-guide-player = Игрок { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Разобранный пример
web-guide-what = что меняется
web-guide-was = До
web-guide-becomes = После
web-guide-open = Открыть на поле
web-guide-picture = Рисунок: { $what }
web-guide-of = { $n } из { $all }
web-guide-exact = Точный текст ({ $n })
web-guide-contents = Содержание
web-guide-all = Все правила по номерам
web-guide-found = Разделы: { $sections } · правила: { $rules }
web-guide-back = Назад к вашему столу
web-guide-note = Пересказано нашими словами. Номера на полях ведут к точному тексту; примеры открываются на игровом поле.
web-guide-turn = Листать
web-guide-beside = Примеры и дальше
web-guide-before = предыдущее
web-guide-next = далее
web-guide-to-section = Правило словами
web-guide-rule = Правило: { $what }
web-guide-whole = Открыть с рисунками в новой вкладке
web-about-title = О Guildhall
web-about-lead = Собственный стол для европейских настольных игр: с друзьями, с ботами или в одиночку. Свободное программное обеспечение, без учётных записей, ничего не загружается со сторонних сайтов.
web-unofficial-title = Неофициально
web-about-art = Все рисунки здесь нарисовали авторы Guildhall; ни один не копирует издание.
web-about-credits = Авторы игры: { $designers }. Издатели: { $publishers }.
web-about-fonts-title = Шрифты
web-about-fonts = Playfair Display и Source Sans 3, оба по лицензии SIL Open Font License.

## Что может пойти не так

web-error-unknown = Что-то пошло не так. Ничего не изменилось.
web-error-load = Страницу не удалось загрузить. Попробуйте ещё раз.
web-error-offline = Сервер сейчас недоступен.
web-error-not-found = Здесь ничего нет.
web-error-bad-request = Сервер этого не понял.
web-error-bad-option = Эти параметры не сочетаются.
web-error-bad-seats = Такое число игроков не подходит.
web-error-invalid-action = Игра не знает такого действия.
web-error-unknown-name = Такого имени нет.
web-error-no-session = Сначала укажите своё имя.
web-error-forbidden-origin = У этой страницы другой адрес, чем у сервера.
web-error-not-yours = Этот стол для вас закрыт. Попросите ссылку.
web-error-bad-token = Эта ссылка больше не действует.
web-error-too-large = Это слишком много за один раз.
web-error-stale = Тем временем что-то произошло. Взгляните ещё раз.
web-error-illegal-action = Сейчас это невозможно.
web-error-not-your-turn = Сейчас не ваш ход.
web-error-cannot-undo = Здесь ничего не отменить: что-то открыто или другой игрок уже сходил.
web-error-not-playing = Партия не идёт.
web-error-not-finished = Партия ещё не закончена.
web-error-already-started = Партия уже началась.
web-error-no-open-seat = Свободных мест нет.
web-error-bad-record = Этот стол начат с другими правилами или значениями, чем есть у этого сервера.
web-error-unreadable-record = Это не запись Guildhall, или её части не хватает.
web-error-damaged-record = Эта запись изменена или повреждена: сыграть её так, как написано, нельзя.
web-error-other-rules = Эта партия сыграна по другой версии правил, чем есть у этого сервера.
web-error-other-components = Эта партия сыграна с другими значениями компонентов, чем есть у этого сервера.
web-error-too-many = Слишком быстро. Подождите минутку.
web-error-bot-tables = Уже слишком много столов, за которыми играют только боты. Подождите, пока одна из этих партий закончится.
web-error-no-storage = Сервер сейчас не может сохранять. Ничего не изменилось.
web-error-not-agreed = Игрок за столом и ещё не дал согласия. Сначала спросите.
web-error-already-asked = Другой вопрос о месте ещё открыт.
web-error-disk-full = На сервере нет места на диске: ничего не сохранено и не изменено.
web-error-busy = Сервер занят. Попробуйте чуть позже.
web-error-bug = На сервере что-то пошло не так. Ничего не изменилось.

## Рассказ о ходах и клавиши

web-told = Ходы других
web-told-of = Ход { $n } из { $all }
web-told-next = Дальше
web-told-skip = Пропустить
web-since = После вашего хода
web-since-again = Показать ещё раз
web-since-none = После вашего хода ничего не произошло.
web-key-shift = Shift
web-key-enter = Enter
web-key-esc = Esc
web-key-space = Пробел
web-legend-next = что можно сделать
web-legend-digits = по числу
web-legend-walk = переходить
web-legend-pick = выбрать
web-legend-confirm = подтвердить
web-legend-clear = сбросить
web-legend-log = журнал
web-legend-all = все клавиши
web-keys = Клавиши
web-keys-next = следующее, что можно сделать
web-keys-previous = предыдущее
web-keys-walk = переходить от вещи к вещи
web-keys-pick = выбрать то, что в фокусе
web-keys-digits = выбрать вещь с этой цифрой
web-keys-confirm = подтвердить выбранное
web-keys-clear = сбросить выбранное
web-keys-near = рассмотреть вблизи
web-keys-rule = правило об этом
web-keys-undo = отменить
web-keys-hint = попросить подсказку
web-keys-skip = пропустить показ ходов
web-keys-since = что произошло после вашего хода
web-keys-again = показать ещё раз
web-keys-log = журнал побольше
web-keys-all = все клавиши

## Puzzles and challenges
web-nav-puzzles = Задачи
web-puzzle = Задача
web-puzzles-lead = Один выбор явно лучший, и это не тот, что первым приходит в голову. Три попытки; каждый ответ объясняет расчёт.
web-puzzles-of-day = Задачи дня
web-puzzle-streak = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
 } подряд: { $game }
web-puzzle-in-a-row = { $n ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
 } подряд: { $game }
web-puzzle-lit = Сегодняшняя свеча горит.
web-puzzle-light-it = Решите задачу дня, и сегодняшняя свеча загорится.
web-puzzle-today = сегодня
web-puzzle-day-lit = решено
web-puzzle-day-dark = не решено
web-puzzle-tries = { $n ->
    [one] Осталась { $n } попытка
    [few] Остались { $n } попытки
    [many] Осталось { $n } попыток
   *[other] Осталось { $n } попытки
 }
web-puzzle-solution = Решение
web-puzzle-solved = { $n ->
    [1] Решено с первой попытки
    [2] Решено со второй попытки
   *[other] Решено с третьей попытки
 }
web-puzzle-choice = Выбор
web-puzzle-share = Победа
web-puzzle-points = Очки
web-puzzle-obvious = очевидный
web-puzzle-at-try = { $n ->
    [1] 1-я попытка
    [2] 2-я попытка
   *[other] 3-я попытка
 }
web-puzzle-given-up = подсмотрено
web-puzzle-to-solve = ждёт
web-puzzle-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
 }
web-puzzle-you = Вы
web-puzzle-solved-head = Именно так!
web-puzzle-given-up-head = Надо было так
web-puzzle-onward = Пока верно ({ $n }/{ $all }). Что дальше?
web-puzzle-lead = Сыграйте на поле; движок ответит.
web-puzzle-give-up = Сдаться
web-puzzle-see-why = Объяснение говорит почему.
web-puzzle-why = Почему?
web-puzzle-analyse = Доска анализа
web-puzzle-next = Следующая задача
web-puzzle-what-else = Что ещё можно сделать?
web-puzzle-archive = Все задачи
web-puzzle-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
web-puzzle-difficulty-1 = лёгкая
web-puzzle-difficulty-2 = коварная
web-puzzle-difficulty-3 = трудная
web-puzzle-solve = Решать
web-puzzle-solved-of = Решено { $n } из { $all }
web-puzzle-n = Задача { $n }
puzzle-theme-finish = Последний ход
puzzle-theme-points = Очки можно взять
puzzle-theme-patience = Лучше, чем очки сразу
puzzle-theme-quiet = Тихий выбор
puzzle-theme-harvest = Очки, которые придут позже
puzzle-theme-race = Не одними очками
puzzle-fact-now = «{ $choice }»: { $before } + { $gain } = { $after } очков сейчас.
puzzle-fact-loses = «{ $choice }»: { $before } − { $loss } = { $after } очков сейчас.
puzzle-fact-nothing = «{ $choice }» сейчас не приносит очков.
puzzle-fact-over = «{ $choice }» завершает партию со счётом { $own } : { $other }, { $won ->
    [1] и это победа
   *[other] и это не победа
 }.
puzzle-fact-end = Ожидается { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } в конце и { $share } % победы.
puzzle-fact-lost = Так теряется { $share } % победы.
puzzle-fact-later = Сейчас это на { $now ->
    [one] { $now } очко
    [few] { $now } очка
    [many] { $now } очков
   *[other] { $now } очка
 } больше, но в конце на { $end ->
    [one] { $end } очко
    [few] { $end } очка
    [many] { $end } очков
   *[other] { $end } очка
 } меньше.
puzzle-fact-more = В конце это на { $end ->
    [one] { $end } очко
    [few] { $end } очка
    [many] { $end } очков
   *[other] { $end } очка
 } меньше.
web-challenge = Вызов
web-challenge-today = Вызовы дня
web-challenge-lead = Один и тот же расклад для всех: кто наберёт больше очков?
web-challenge-yours = Ваш результат: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
web-challenge-open = Расклад, которого ещё никто не знает
web-challenge-best = Лучший результат: { $name }, { $points }
web-challenge-nobody = Ещё никто не доиграл.
web-challenge-see = Результаты
web-challenge-take = Принять
web-challenge-play = Играть этот расклад
web-challenge-of-day = Вызов за { $day }
web-challenge-by = Вызов от игрока { $name }
web-challenge-question = тот же расклад, кто наберёт больше?
web-challenge-against = Каждый играет один против таких соперников: { $bots }.
web-challenge-alone = Каждый играет один.
web-challenge-done = Вы уже сыграли
web-challenge-done-note = Теперь можно посмотреть, как играли другие.
web-challenge-begun = Вы уже начали
web-challenge-rules = Принять вызов можно один раз, а открытое нельзя взять назад. Результат – то, чем закончится ваша партия здесь.
web-challenge-share = Скопировать ссылку для друзей
web-challenge-results = Результаты
web-challenge-place = №
web-challenge-name = Имя
web-challenge-points = Очки
web-challenge-when = Завершено
web-challenge-won = победа
web-challenge-helped = с помощью
web-challenge-playing = { $n ->
    [one] Ещё играет { $n } человек.
    [few] Ещё играют { $n } человека.
    [many] Ещё играют { $n } человек.
   *[other] Ещё играет { $n } человека.
 }
web-challenge-hidden = Партии других показывают расклад: их можно посмотреть, когда доиграете.
web-challenge-compare = Сравнить с другими
web-challenge-friends = Бросить друзьям вызов с этим раскладом
web-challenge-new = Бросьте вызов друзьям
web-challenge-new-lead = Выберите игру, а сервер сдаст расклад, которого никто не знает. Друзьям достанется ссылка; каждый играет один и тот же расклад за своим столом.
web-challenge-rivals = Соперники
web-challenge-rivals-none = нет, каждый играет один
web-challenge-rivals-n = { $n ->
    [one] { $n } бот
    [few] { $n } бота
    [many] { $n } ботов
   *[other] { $n } бота
 }
web-challenge-make = Сдать расклад
web-error-play-first = Эта партия показывает расклад вызова. Сначала сыграйте его, потом сможете посмотреть.
web-error-no-challenge = Передать можно только расклад партии, которую вы доиграли здесь в одиночку или против ботов.
## Analysis

web-analysis = Анализ
web-analysis-lead = Пробуйте ходы за всех игроков, возвращайтесь, ответвляйте варианты, спрашивайте о лучших ходах и делитесь найденным.
web-analysis-from-here = Анализировать отсюда
web-analysis-match = Анализировать партию
web-analysis-of-start = Начало
web-analysis-move-of = ход { $n } из { $all }
web-analysis-open-eyes = Всё открыто
web-analysis-as-seen = Глазами игрока { $name }
web-analysis-as-seen-why = То, чего { $name } не может знать, скрыто; для ходов, которые вы пробуете, оно роздано заново.
web-analysis-best = Лучшие ходы
web-analysis-find = Найти лучшие ходы
web-analysis-find-why = Поиск много раз разыгрывает эту позицию, зная лишь то, что может знать ходящий.
web-analysis-searching = Ищу…
web-analysis-effort = Насколько тщательно искать
web-analysis-effort-100 = быстро
web-analysis-effort-500 = тщательно
web-analysis-effort-3000 = глубоко
web-analysis-measure = Показывать
web-analysis-share = доля победы
web-analysis-points = очки
web-analysis-before = Белая метка: чего ждали до хода
web-analysis-all-moves = Все ходы ({ $n })
web-analysis-over = Здесь партия окончена.
web-analysis-variations = Варианты
web-analysis-played = сыграно
web-analysis-tried = опробовано
web-analysis-bots = боты
web-analysis-tree-keys = Стрелки: назад, вперёд, между вариантами. Delete: убрать вариант.
web-analysis-empty = Ещё ничего не опробовано. Сделайте ход на поле.
web-analysis-branch = Другой ход
web-analysis-branch-why = Вернуться на ход и попробовать другой
web-analysis-main = Сделать главным вариантом
web-analysis-delete = Удалить отсюда и дальше
web-analysis-add-note = Добавить заметку
web-analysis-note = Заметка
web-analysis-note-after = После «{ $move }»
web-analysis-save = Сохранить
web-analysis-save-title = Сохранить на этом устройстве
web-analysis-name = Название
web-analysis-share-tree = Поделиться
web-analysis-shared = У кого есть эта ссылка, видит дерево таким, как сейчас. Поздние изменения останутся у вас.
web-analysis-link = Ссылка на дерево
web-analysis-more = Ещё
web-analysis-export = Экспортировать в файл
web-analysis-import = Импортировать файл
web-analysis-copy-position = Скопировать позицию
web-analysis-start-over = Начать сначала
web-analysis-deal-anew = Раздать неизвестное заново
web-analysis-bots-play = Пусть боты играют дальше
web-analysis-bots-moves = Ходы
web-analysis-bots-who = Какой бот
web-analysis-stop = Стоп
web-analysis-to-move = Ходит { $name }
web-analysis-first = В начало
web-analysis-last = В конец варианта
web-analysis-chooser = Кто выбирает
web-analysis-new = Новый
web-analysis-new-title = С пустого стола
web-analysis-game = Игра
web-analysis-seats = Места
web-analysis-seed = Зерно (можно не указывать)
web-analysis-begin = Начать
web-analysis-paste-title = Файл или текст
web-analysis-paste = Запись партии, дерево вариантов или позиция
web-analysis-read = Открыть
web-analysis-reading = Читаю…
web-analysis-mine = На этом устройстве
web-analysis-mine-none = Пока ничего. То, что вы анализируете, сохраняется здесь само.
web-analysis-links = Чем я поделился
web-analysis-untitled = Без названия
web-analysis-remove = Убрать
web-analysis-take-back = Отозвать ссылку
web-error-bad-tree = Это не дерево вариантов, которое здесь можно сыграть.
web-error-bad-tree-move = В дереве невозможен ход { $n }: «{ $move }».
web-error-bad-position = К такой позиции партия прийти не может.
web-error-not-alone = В этой партии играют другие. Её можно будет анализировать, когда она закончится.
web-error-trees-full = Вы уже делитесь столькими деревьями, сколько можно. Сначала отзовите одно.
web-analysis-looks = { $n ->
    [one] { $n } просмотр
    [few] { $n } просмотра
   *[other] { $n } просмотров
 } · { $s } с
web-analysis-moves-n = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
 }
web-analysis-left = { $n ->
    [one] Остался { $n } ход
    [few] Осталось { $n } хода
   *[other] Осталось { $n } ходов
 }
web-analysis-looked = { $n ->
    [one] { $n } просмотр
    [few] { $n } просмотра
   *[other] { $n } просмотров
 }
## Учиться играя

web-nav-learn = Обучение
web-learn-title = Учитесь играя
web-learn-lead = Первая партия на настоящем поле, по одной мысли за раз. Прерваться можно когда угодно: это устройство помнит, где вы остановились.
web-learn-game = Научиться: { $game }
web-learn-offer = Вы здесь впервые? Сыграйте первую партию с наставником
web-learn-offer-text = { $game } на настоящем поле: одна мысль, одно-два предложения, и вы делаете это сами.
web-learn-offer-minutes =
    { $n ->
        [one] около { $n } минуты
        [few] около { $n } минут
        [many] около { $n } минут
       *[other] около { $n } минуты
    }
web-learn-offer-next = Дальше урок { $n }.
web-lessons = Уроки
web-lessons-of = из { $all }
web-lessons-done = Пройдено уроков: { $n } из { $all }
web-lesson-n = Урок { $n }
web-lesson-of = Урок { $n } из { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ещё около { $n } минуты
        [few] ещё около { $n } минут
        [many] ещё около { $n } минут
       *[other] ещё около { $n } минуты
    }
web-lesson-begin = Начать
web-lesson-on = Дальше
web-lesson-go-on = Продолжить с урока { $n }
web-lesson-is-done = (пройден)
web-lesson-leave = Выйти
web-lesson-leave-long = Выйти, вернуться в любое время
web-lesson-coach = Наставник
web-lesson-you = Вы
web-lesson-seat-1 = Пиа
web-lesson-seat-2 = Ансельм
web-lesson-seat-3 = Вазари
web-lesson-seat-4 = Нур
web-lesson-seat-5 = Изабелла
web-lesson-goal = ваша цель
web-lesson-tap-once = нажмите
web-lesson-tap-twice = нажмите дважды
web-lesson-tap-again = ещё раз
web-lesson-press = Нажмите: { $what }
web-lesson-press-again = Ещё раз: { $what }
web-lesson-show = Показать
web-lesson-like-this = Вот так. Теперь ваша очередь.
web-lesson-read = Прочитайте и идите дальше.
web-lesson-nothing-lost = Ошибка ничего не стоит: вам скажут почему, и вы попробуете снова.
web-lesson-not-now = Так тоже можно, но этот шаг о другом. Попробуйте то, что освещено.
web-lesson-next = Дальше
web-lesson-next-lesson = Следующий урок
web-lesson-finish = Завершить
web-lesson-again = Ещё раз
web-lesson-well-done = Отлично!
web-lesson-done = Урок пройден; вас ждёт следующий.
web-lesson-all-done = Это был последний урок: вы умеете играть ({ $game }). Попробуйте теперь по-настоящему.
web-lesson-to-list = Все уроки
web-lesson-play = Сыграть партию
