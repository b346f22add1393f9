# Texts of the terminal and of push messages, shared by all games.

cli-welcome = Вітаємо у грі «{ $game }». Введіть номер, дію на кшталт «{ $example }» або одну з команд: { $commands }.
cli-rival = { $name }: { $note }
cli-round = Раунд { $round }
cli-to-act = Хід: { $player }
cli-thinking = { $player } думає…
cli-your-choice = Ваш вибір
cli-choices = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
 }
cli-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
 }
cli-not-understood = «{ $text }» — це не номер зі списку, не дія і не команда. Введіть help, щоб побачити команди.
cli-not-now = «{ $text }» зараз неможливо: { $why } ({ $rule })
cli-why-not = Зараз неможливо, і ось чому:
cli-no-rule = Правила «{ $rule }» немає.
cli-log-empty = Ще нічого не сталося.
cli-saved = Збережено у { $file }.
cli-cannot-save = Не вдалося записати { $file }: { $why }
cli-save-how = Вкажіть куди: save ФАЙЛ
cli-bye = До побачення. Продовжити згодом: guildhall play --resume { $file }
cli-undone = Скасовано.
cli-redone = Повернуто.
cli-cannot-undo = Тут нічого скасувати: щось уже відкрито, взято чи кинуто, або походив інший гравець.
cli-nothing-to-decide = { $player }: зараз нема чого вирішувати.
cli-help = номер або дія: обрати · ? : що неможливо і чому · ? ПРАВИЛО : текст правила · undo : скасувати · redo : повернути · take back : до початку ходу · hint : підказка · log : журнал · board : поле · seat N : вибирає інший гравець · save ФАЙЛ · quit : вийти
cli-result = Партію завершено: { $reason }
cli-winner = Перемога: { $players }.
cli-shared = Спільна перемога: { $players }.
cli-total = Разом
cli-place = Місце
cli-player = Гравець
cli-reconstructed = Частину значень компонентів цієї гри реконструйовано, це не надруковані значення (guildhall components check { $game }).

# Розбори й підказки в терміналі.
cli-review-title = Розбір
cli-review-shares = Частка перемоги
cli-review-turning = Переломні моменти
cli-review-costly = Найдорожчі вибори
cli-review-accounts = Удача окремо від виборів, у відсотках перемоги
cli-review-start = початок
cli-review-luck = удача
cli-review-own = власні вибори
cli-review-others = чужі
cli-review-end = кінець
cli-review-best = найкращі
cli-review-mean = середня втрата
cli-review-round = Раунд
cli-review-played = зіграно
cli-review-better = краще
cli-review-points = очки
cli-hint-title = Майстер обрав би:
cli-hint-line = { $action } – { $share } % перемоги, очок: { $points }

# Told to a device when its person does not look at the table.
push-your-turn = Ваша черга.
cli-analyse-moment = { $n ->
    [one] Після { $n } ходу
   *[other] Після { $n } ходів
 }: вибирає { $player }
cli-analyse-move = Хід
cli-analyse-share = Частка перемоги
cli-analyse-points = Очки в кінці
cli-analyse-looks = Переглядів
cli-analyse-all = За найкращого з них: { $all }
