# Texts of the terminal and of push messages, shared by all games.

cli-welcome = Добро пожаловать в игру «{ $game }». Введите номер, действие вроде «{ $example }» или одну из команд: { $commands }.
cli-rival = { $name }: { $note }
cli-round = Раунд { $round }
cli-to-act = Ход: { $player }
cli-thinking = { $player } думает…
cli-your-choice = Ваш выбор
cli-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
 }
cli-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
 }
cli-not-understood = «{ $text }» — не номер из списка, не действие и не команда. Введите help, чтобы увидеть команды.
cli-not-now = «{ $text }» сейчас невозможно: { $why } ({ $rule })
cli-why-not = Сейчас невозможно, и вот почему:
cli-no-rule = Правила «{ $rule }» нет.
cli-log-empty = Пока ничего не произошло.
cli-saved = Сохранено в { $file }.
cli-cannot-save = Не удалось записать { $file }: { $why }
cli-save-how = Укажите куда: save ФАЙЛ
cli-bye = До свидания. Продолжить позже: guildhall play --resume { $file }
cli-undone = Отменено.
cli-redone = Возвращено.
cli-cannot-undo = Здесь нечего отменить: что-то уже открыто, взято или брошено, либо сходил другой игрок.
cli-nothing-to-decide = { $player }: сейчас выбирать нечего.
cli-help = номер или действие: выбрать · ? : что невозможно и почему · ? ПРАВИЛО : текст правила · undo : отменить · redo : вернуть · take back : к началу хода · hint : подсказка · log : журнал · board : поле · seat N : выбирает другой игрок · save ФАЙЛ · quit : выйти
cli-result = Партия окончена: { $reason }
cli-winner = Победа: { $players }.
cli-shared = Общая победа: { $players }.
cli-total = Итого
cli-place = Место
cli-player = Игрок
cli-reconstructed = Часть значений компонентов этой игры реконструирована, это не напечатанные значения (guildhall components check { $game }).

# Разборы и подсказки в терминале.
cli-review-title = Разбор
cli-review-shares = Доля победы
cli-review-turning = Переломные моменты
cli-review-costly = Самые дорогие решения
cli-review-accounts = Удача отдельно от решений, в процентах победы
cli-review-start = начало
cli-review-luck = удача
cli-review-own = свои решения
cli-review-others = чужие
cli-review-end = конец
cli-review-best = лучшие
cli-review-mean = средняя потеря
cli-review-round = Раунд
cli-review-played = сыграно
cli-review-better = лучше
cli-review-points = очки
cli-hint-title = Мастер выбрал бы:
cli-hint-line = { $action } – { $share } % победы, очков: { $points }

# Told to a device when its person does not look at the table.
push-your-turn = Ваш ход.
cli-analyse-moment = { $n ->
    [one] После { $n } хода
   *[other] После { $n } ходов
 }: выбирает { $player }
cli-analyse-move = Ход
cli-analyse-share = Доля победы
cli-analyse-points = Очки в конце
cli-analyse-looks = Просмотров
cli-analyse-all = При лучшем из них: { $all }
