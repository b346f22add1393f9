### Задачи и вызовы.

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
web-challenge-new = Бросьте вызов друзьям
web-challenge-new-lead = Выберите игру, а сервер сдаст расклад, которого никто не знает. Друзьям достанется ссылка; каждый играет один и тот же расклад за своим столом.
web-challenge-game = Игра
web-challenge-bot = Какой бот
web-challenge-rivals = Соперники
web-challenge-rivals-none = нет, каждый играет один
web-challenge-rivals-n = { $n ->
    [one] { $n } бот
    [few] { $n } бота
    [many] { $n } ботов
   *[other] { $n } бота
 }
web-challenge-make = Сдать расклад
