### Дошка аналізу.

web-analysis-lead = Пробуйте ходи за всіх гравців, повертайтеся, відгалужуйте варіанти, питайте про найкращі ходи й діліться знайденим.
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
