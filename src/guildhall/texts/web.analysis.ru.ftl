### Доска анализа.

web-analysis-lead = Пробуйте ходы за всех игроков, возвращайтесь, ответвляйте варианты, спрашивайте о лучших ходах и делитесь найденным.
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
