### Разборы партий и подсказки, для терминала и браузера.

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
study-head-round-you = Вы добыли победу в раунде { $round }
study-head-always-you = Вы были впереди от начала до конца
study-head-won-you = Вы победили
study-head-lost-you = Вы проиграли
