### Рамка веб-клиента: везде, зал, ошибки. Тексты страниц – в `web.<topic>.<lang>.ftl`.

## Везде

web-nav = Страницы
web-nav-play = Играть
web-nav-rules = Правила
web-nav-about = О программе
web-nav-puzzles = Задачи
web-nav-learn = Обучение
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
web-sound = Звук, когда ваш ход
web-link-copied = Ссылка скопирована
web-not-copied = Не скопировано

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
web-join = Сесть за стол
web-record-open = Открыть запись
web-analysis = Анализ

## За столом

web-seat-n = Место { $n }
web-bot-random = Случайный
web-bot-greedy = Купец
web-bot-mcts = Мыслитель { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
web-seat-open = Свободное место
web-seat-left = больше не за столом
web-seat-bot = бот, { $bot }
web-seat-substitute = пока играет { $bot }
web-seat-yours = ваше место
web-seat-online = в сети
web-seat-away = не в сети
web-your-turn = Ваш ход
web-thinks = Ход: { $name }

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
web-error-bad-tree = Это не дерево вариантов, которое здесь можно сыграть.
web-error-bad-tree-move = В дереве невозможен ход { $n }: «{ $move }».
web-error-bad-position = К такой позиции партия прийти не может.
web-error-not-alone = В этой партии играют другие. Её можно будет анализировать, когда она закончится.
web-error-trees-full = Вы уже делитесь столькими деревьями, сколько можно. Сначала отзовите одно.

## Учиться играя

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
web-lessons-of = из { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ещё около { $n } минуты
        [few] ещё около { $n } минут
        [many] ещё около { $n } минут
       *[other] ещё около { $n } минуты
    }
web-lesson-begin = Начать
web-lesson-on = Дальше
