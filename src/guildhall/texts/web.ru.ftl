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
web-rivals = Соперники
web-rivals-game = Соперники: { $game }
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
web-bots-levels = Уровни
web-bots-compared = Для сравнения
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
