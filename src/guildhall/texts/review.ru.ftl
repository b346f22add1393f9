# Разборы партий и подсказки, для терминала и браузера.

## Почему один выбор лучше другого. Цена и добыча – это `goods`, сколько чего.

study-why-gone = { $turns ->
    [0] { $other_player } забирает это ещё до следующего хода.
    [one] { $other_player } забирает это через { $turns } ход.
    [few] { $other_player } забирает это через { $turns } хода.
    [many] { $other_player } забирает это через { $turns } ходов.
   *[other] { $other_player } забирает это через { $turns } хода.
 }
study-why-yourself = { $turns ->
    [one] { $player } делает так через { $turns } ход.
    [few] { $player } делает так через { $turns } хода.
    [many] { $player } делает так через { $turns } ходов.
   *[other] { $player } делает так через { $turns } хода.
 }
study-why-points-later = Сразу очков меньше на { $now }, зато в конце больше на { $points }.
study-why-points-now = Сразу очков больше на { $points }.
study-why-points-end = К концу очков больше на { $points }.
study-why-sooner = Ходов до следующих очков: { $turns } вместо { $instead }.
study-why-spent = Сыгранный ход стоил: { $goods }; этот не стоит ничего.
study-why-cheaper = Цена: { $goods }, меньше, чем за сыгранный ход, на { $n }.
study-why-brings = Даёт сразу: { $goods }.
study-why-profit = От сыгранного больше всех выигрывает { $other_player }: +{ $percent } % победы.
study-why-close = Ничто одно здесь не решает: лучше становится вся позиция.
study-hint-brings = Даёт: { $goods }.
study-hint-costs = Стоит: { $goods }.
study-hint-only = Другого выбора нет.
study-hint-less = К концу очков меньше, чем у первого: { $points }.
study-hint-alike = Почти так же хорошо, как первое.

## Что сказано обо всей партии и о месте

study-head-round = { $player } добывает победу в раунде { $round }
study-head-always = { $player } впереди от начала до конца
study-head-won = { $player } побеждает
study-head-shared = Победа на нескольких
study-head-nobody = Не победил никто
study-head-lost = { $player } проигрывает
study-seat-best = Лучших решений: { $best } из { $all }.
study-seat-lost = Самая большая потеря – в раунде { $round }: { $percent } % победы.
study-seat-flawless = Нигде не найдено ничего лучше.

## Страница разбора

web-review = Разбор
web-review-where = Посмотреть, где добыта победа
web-review-begin = Где добыта победа?
web-review-begin-note = Поиск рассматривает каждое решение этой партии по тому, что знал игрок: чего все могли ждать, что было удачей и что было бы лучше. Это занимает около минуты; боты, с которыми играют люди, идут первыми.
web-review-start-it = Сделать разбор
web-review-nobody = Разбора этой партии ещё никто не просил. Чтобы сделать его, представьтесь в зале.
web-review-looking = Рассматриваем каждое решение
web-review-stopped = Разбор остановлен
web-review-stop = Остановить
web-review-go-on = Продолжить
web-review-what = Что показывает кривая
web-review-shares = Доля победы
web-review-points = Ожидаемые очки
web-review-shares-after = доля победы после каждого хода
web-review-points-after = ожидаемые к концу очки после каждого хода
web-review-luck = удача
web-review-seat = Игрок
web-review-start = начало
web-review-own = свои решения
web-review-others = чужие
web-review-end = конец
web-review-apart = Удача отдельно от решений
web-review-of-win = процентов победы
web-review-mean = Средняя потеря за решение: { $loss }.
web-review-turning = Переломные моменты
web-review-turn-at = Переломный момент { $n }
web-review-by-luck = удача
web-review-costliest = Самые дорогие решения
web-review-costly-at = Дорогое решение { $letter }
web-review-whose = Чьи решения
web-review-you = Вы
web-review-played = сыграно
web-review-better = лучше
web-review-round = Раунд { $n }
web-review-move = Ход { $n }
web-review-share = доля победы
web-review-at-end = очки в конце
web-review-turns = ходов до следующих очков
web-review-analysis = Открыть на доске анализа
web-review-look = Посмотреть этот момент в повторе
study-head-round-you = Вы добыли победу в раунде { $round }
study-head-always-you = Вы были впереди от начала до конца
study-head-won-you = Вы победили
study-head-lost-you = Вы проиграли
