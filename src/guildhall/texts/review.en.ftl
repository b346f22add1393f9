# Reviews and hints, for the terminal and the browser.

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

## The page of a review

web-review = Review
web-review-where = Look where it was won
web-review-begin = Where was it won?
web-review-begin-note = A search looks at every choice of this match by what its player knew: what all could expect, what was luck, and what would have been better. It takes a minute or so; bots that people play with come first.
web-review-start-it = Make the review
web-review-nobody = Nobody has asked for a review of this match. Say who you are in the hall to do so.
web-review-looking = Looking at every choice
web-review-stopped = The review was stopped
web-review-stop = Stop
web-review-go-on = Go on
web-review-what = What the curve shows
web-review-shares = Share of win
web-review-points = Points expected
web-review-shares-after = share of the win after every move
web-review-points-after = points expected at the end, after every move
web-review-luck = luck
web-review-seat = Player
web-review-start = start
web-review-own = own choices
web-review-others = the others’
web-review-end = end
web-review-apart = Luck apart from choices
web-review-of-win = per cent of the win
web-review-mean = Mean loss per choice: { $loss }.
web-review-turning = Turning points
web-review-turn-at = Turning point { $n }
web-review-by-luck = luck
web-review-costliest = The costliest choices
web-review-costly-at = Costly choice { $letter }
web-review-whose = Whose choices
web-review-you = You
web-review-played = played
web-review-better = better
web-review-round = Round { $n }
web-review-move = Move { $n }
web-review-share = share of the win
web-review-at-end = points at the end
web-review-turns = turns until the next points
web-review-analysis = Open on the analysis board
web-review-look = Look at this moment in the replay
study-head-round-you = You won it in round { $round }
study-head-always-you = You led from start to end
study-head-won-you = You won it
study-head-lost-you = You lost it
