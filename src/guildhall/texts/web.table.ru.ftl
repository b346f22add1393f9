### Партия: новый стол, вход, игра, результат и повтор.

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
web-waiting-bots = Боты на свободные места
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
web-hint-title = { $bot ->
    [journeyman] Что сделал бы подмастерье
    [master] Что сделал бы мастер
   *[other] Что сделал бы думающий бот
 }
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
web-guide-rule = Правило: { $what }

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
web-level-up = Отличная игра! Следующий уровень: { $level }. { $note }
web-level-down = Уровень помягче: { $level }. { $note }
web-play-level = Играть сейчас: { $level }
web-to-rematch = К новой партии
web-export = Сохранить запись
web-share = Поделиться
web-saved = Сохранено
web-not-saved = Не сохранено
web-play-on = Играть отсюда дальше
web-play-on-title = Играть дальше после действия { $n }
web-play-on-lead = Здесь начнётся новый стол. Всё ещё скрытое роздано в этой партии, поэтому кто её знает, может знать и это.
web-play-on-seat = Кто играет за игрока { $name }
web-taken-over = Эта партия продолжает предыдущую. Кто знает предыдущую, может знать, что здесь скрыто.
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
web-challenge-compare = Сравнить с другими
web-challenge-friends = Бросить друзьям вызов с этим раскладом
web-analysis-from-here = Анализировать отсюда
web-analysis-match = Анализировать партию
web-review = Разбор
web-review-where = Посмотреть, где добыта победа

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
