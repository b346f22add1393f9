### Reviews and hints, for the terminal and the browser.

## Why one choice is better than another. What it costs and brings is `goods`, so many of each.

study-why-gone = { $turns ->
    [0] { $other_player } took it before the next turn.
    [one] { $other_player } took it one turn later.
   *[other] { $other_player } took it { $turns } turns later.
 }
study-why-yourself = { $turns ->
    [one] { $player } did so one turn later.
   *[other] { $player } did so { $turns } turns later.
 }
study-why-points-later = { $now ->
    [one] It brings 1 point less at once, but { $points } more by the end.
   *[other] It brings { $now } points less at once, but { $points } more by the end.
 }
study-why-points-now = { $points ->
    [one] It brings 1 point more at once.
   *[other] It brings { $points } points more at once.
 }
study-why-points-end = { $points ->
    [one] By the end it is worth { $points } point more.
   *[other] By the end it is worth { $points } points more.
 }
study-why-sooner = Turns until the next points: { $turns } instead of { $instead }.
study-why-spent = What was played cost { $goods }; this costs nothing.
study-why-cheaper = It costs { $goods }, which is less than what was played, by { $n }.
study-why-brings = It brings at once: { $goods }.
study-why-profit = What was played helped { $other_player } most: +{ $percent } % of the win.
study-why-close = No single thing decides it: the position after it is the better one.
study-hint-brings = Brings { $goods }.
study-hint-costs = Costs { $goods }.
study-hint-only = The only choice there is.
study-hint-less = { $points ->
    [one] By the end { $points } point less than the first.
   *[other] By the end { $points } points less than the first.
 }
study-hint-alike = About as good as the first.

## What is said of a whole match and of a seat

study-head-round = { $player } won it in round { $round }
study-head-always = { $player } led from start to end
study-head-won = { $player } won it
study-head-shared = A shared win
study-head-nobody = Nobody won
study-head-lost = { $player } lost it
study-seat-best = { $all ->
    [one] { $best } of { $all } choice was the best.
   *[other] { $best } of { $all } choices were the best.
 }
study-seat-lost = Lost most in round { $round }: { $percent } % of the win.
study-seat-flawless = Nothing better was found anywhere.
study-head-round-you = You won it in round { $round }
study-head-always-you = You led from start to end
study-head-won-you = You won it
study-head-lost-you = You lost it
