### The frame of the web client: everywhere, hall, errors. What a page says is in `web.<topic>.<lang>.ftl`.

## Everywhere

web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-about = About
web-nav-puzzles = Puzzles
web-nav-learn = Learn
web-skip = To the content
web-close = Close
web-done = Done
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = Loading…
web-to-the-hall = To the hall
web-settings = Settings
web-your-name = Your name
web-guest = Guest
web-language = Language
web-sound = Sound when it is your turn
web-link-copied = Link copied
web-not-copied = Not copied

## Hall

web-good-morning = Good morning
web-good-morning-name = Good morning, { $name }
web-good-day = Good day
web-good-day-name = Good day, { $name }
web-good-evening = Good evening
web-good-evening-name = Good evening, { $name }
web-home-lead = The tables are laid. Sit down, or call your friends.
web-games = Games
web-minutes = { $n } min
web-play-now = Play now
web-play-now-game = Play now: { $game } against bots
web-open-table = Open a table
web-open-table-game = Open a table: { $game }
web-your-tables = Your tables
web-go-on = Go on
web-earlier-tables = Earlier tables
web-turns-waiting = { $n ->
    [one] A turn is waiting for you.
   *[other] { $n } turns are waiting for you.
 }
web-have-a-link = Somebody sent you a link?
web-paste-link = Paste the link here
web-no-such-link = This is no link to a table of this server.
web-to-the-table = To the table
web-see-result = See the result
web-table-waiting = { $all ->
    [one] { $taken } of { $all } seat taken
   *[other] { $taken } of { $all } seats taken
 }
web-table-finished = Won by { $names }
web-table-lost = Lost
web-table-abandoned = Abandoned
web-unofficial = Unofficial: not made, approved or supported by the games’ publishers. Please buy the games you like.
web-join = Take a seat
web-record-open = Open a record
web-analysis = Analysis

## At the table

web-seat-n = Seat { $n }
web-bot-random = Random
web-bot-greedy = Merchant
web-bot-mcts = Thinker { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
web-seat-open = Free seat
web-seat-left = has left
web-seat-bot = bot, { $bot }
web-seat-substitute = { $bot } plays for now
web-seat-yours = your seat
web-seat-online = here
web-seat-away = away
web-your-turn = Your turn
web-thinks = { $name } to move

## What can go wrong

web-error-unknown = Something went wrong. Nothing was changed.
web-error-load = This page could not be loaded. Please try again.
web-error-offline = The server cannot be reached just now.
web-error-not-found = There is nothing here.
web-error-bad-request = The server did not understand that.
web-error-bad-option = These options do not go together.
web-error-bad-seats = This number of players does not fit.
web-error-invalid-action = The game knows no such action.
web-error-unknown-name = There is nothing of that name.
web-error-no-session = Please give your name first.
web-error-forbidden-origin = This page comes from another address than the server.
web-error-not-yours = This table is not open to you. Ask for a link.
web-error-bad-token = This link is not valid any more.
web-error-too-large = That is too much at once.
web-error-stale = Meanwhile something has happened. Please look again.
web-error-illegal-action = That is not possible now.
web-error-not-your-turn = It is not your turn.
web-error-cannot-undo = Nothing can be undone here: something was shown, or another seat has acted.
web-error-not-playing = The match is not running.
web-error-not-finished = The match is not over yet.
web-error-already-started = The match has already begun.
web-error-no-open-seat = No seat is free.
web-error-bad-record = This table was started with other rules or component values than this server has.
web-error-unreadable-record = This is no record of Guildhall, or a part of it is missing.
web-error-damaged-record = This record was changed or damaged: it cannot be played as it is written.
web-error-other-rules = This record was played by another version of the rules than this server has.
web-error-other-components = This record was played with other component values than this server has.
web-error-too-many = Too fast. Please wait a moment.
web-error-bot-tables = Only bots play at too many tables already. Wait until one of these matches is over.
web-error-no-storage = The server cannot save just now. Nothing was changed.
web-error-not-agreed = Whoever sits there has neither left nor agreed. Ask first.
web-error-already-asked = Another question about a seat is still open.
web-error-disk-full = The server’s disk is full: nothing can be kept, and nothing was changed.
web-error-busy = The server is busy. Please try again in a moment.
web-error-bug = Something went wrong at the server. Nothing was changed.

## Moves told, and keys

web-told = Moves of the others
web-told-of = Move { $n } of { $all }
web-told-next = Next
web-told-skip = Skip
web-since = Since your turn
web-since-again = Tell it again
web-since-none = Nothing has happened since your turn.
web-key-shift = Shift
web-key-enter = Enter
web-key-esc = Esc
web-key-space = Space
web-legend-next = next thing to do
web-legend-digits = by number
web-legend-walk = walk
web-legend-pick = pick
web-legend-confirm = confirm
web-legend-clear = clear
web-legend-log = log
web-legend-all = all keys
web-keys = Keys
web-keys-next = next thing you can do
web-keys-previous = the one before
web-keys-walk = walk from thing to thing
web-keys-pick = pick what is in focus
web-keys-digits = pick the thing with this digit
web-keys-confirm = confirm what is picked
web-keys-clear = drop what is picked
web-keys-near = see it from near
web-keys-rule = the rule about it
web-keys-undo = undo
web-keys-hint = ask for a hint
web-keys-skip = skip the moves being told
web-keys-since = what happened since your turn
web-keys-again = tell it again
web-keys-log = larger log
web-keys-all = all keys

## Puzzles and challenges
web-nav-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzles-lead = One choice is clearly the best, and it is not the one that comes to mind first. Three tries; each answer says the arithmetic.
web-puzzles-of-day = Puzzles of the day
web-puzzle-streak = { $n ->
    [one] { $n } day
   *[other] { $n } days
 } in a row at { $game }
web-puzzle-in-a-row = { $n ->
    [one] day
   *[other] days
 } in a row at { $game }
web-puzzle-lit = Today’s candle is lit.
web-puzzle-light-it = Solve the puzzle of the day and today’s candle is lit.
web-puzzle-today = today
web-puzzle-day-lit = solved
web-puzzle-day-dark = not solved
web-puzzle-tries = { $n ->
    [one] { $n } try left
   *[other] { $n } tries left
 }
web-puzzle-solution = The solution
web-puzzle-solved = { $n ->
    [1] Solved at the first try
    [2] Solved at the second try
   *[other] Solved at the third try
 }
web-puzzle-choice = Choice
web-puzzle-share = Win
web-puzzle-points = Points
web-puzzle-obvious = the obvious one
web-puzzle-at-try = { $n ->
    [1] 1st try
    [2] 2nd try
   *[other] 3rd try
 }
web-puzzle-given-up = looked up
web-puzzle-to-solve = to solve
web-puzzle-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
web-puzzle-you = You
web-puzzle-solved-head = That is it!
web-puzzle-given-up-head = This was the way
web-puzzle-onward = Right so far ({ $n }/{ $all }). What next?
web-puzzle-lead = Play it on the board; the engine answers.
web-puzzle-give-up = Give up
web-puzzle-see-why = The explanation says why.
web-puzzle-why = Why?
web-puzzle-analyse = Analysis board
web-puzzle-next = Next puzzle
web-puzzle-what-else = What else is there?
web-puzzle-archive = All puzzles
web-puzzle-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
web-puzzle-difficulty-1 = easy
web-puzzle-difficulty-2 = tricky
web-puzzle-difficulty-3 = hard
web-puzzle-solve = Solve
web-puzzle-solved-of = Solved: { $n } of { $all }
web-puzzle-n = Puzzle { $n }
puzzle-theme-finish = The last move
puzzle-theme-points = Points are there to be taken
puzzle-theme-patience = Better than points at once
puzzle-theme-quiet = A quiet choice
puzzle-theme-harvest = Points that come later
puzzle-theme-race = Not by points alone
puzzle-fact-now = “{ $choice }”: { $before } + { $gain } = { $after } points now.
puzzle-fact-loses = “{ $choice }”: { $before } − { $loss } = { $after } points now.
puzzle-fact-nothing = “{ $choice }” brings no points now.
puzzle-fact-over = “{ $choice }” ends the match with { $own } to { $other }, { $won ->
    [1] which wins
   *[other] which does not win
 }.
puzzle-fact-end = To be expected are { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end and { $share } % of the win.
puzzle-fact-lost = That gives { $share } % of the win away.
puzzle-fact-later = It brings { $now ->
    [one] { $now } point
   *[other] { $now } points
 } more now, but { $end ->
    [one] { $end } point
   *[other] { $end } points
 } fewer at the end.
puzzle-fact-more = At the end that is { $end ->
    [one] { $end } point
   *[other] { $end } points
 } fewer.
web-challenge = Challenge
web-challenge-today = Today’s challenges
web-challenge-lead = The same deal for everybody: who makes more points of it?
web-challenge-yours = You made { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-challenge-open = A deal that nobody knows yet
web-challenge-best = Best so far: { $name }, { $points }
web-challenge-nobody = Nobody has finished it yet.
web-challenge-see = Results
web-challenge-take = Take it up
web-challenge-play = Play this deal
web-challenge-of-day = Challenge of { $day }
web-challenge-by = A challenge from { $name }
web-challenge-question = same deal, who scores more?
web-challenge-against = Everybody plays alone against { $bots }.
web-challenge-alone = Everybody plays alone.
web-challenge-done = You have played it
web-challenge-done-note = Now you can look at how the others played.
web-challenge-begun = You have begun
web-challenge-rules = You can take it up once, and nothing that was shown can be taken back. Your result is what your match here comes to.
web-challenge-share = Copy the link for friends
web-challenge-results = Results
web-challenge-place = #
web-challenge-name = Name
web-challenge-points = Points
web-challenge-when = Finished
web-challenge-won = won
web-challenge-helped = with help
web-challenge-playing = { $n ->
    [one] { $n } person is still playing.
   *[other] { $n } people are still playing.
 }
web-challenge-hidden = The others’ matches show the deal: you can look at them when you have finished.
web-challenge-compare = Compare with others
web-challenge-friends = Challenge friends with this deal
web-challenge-new = Challenge your friends
web-challenge-new-lead = Choose a game, and the server draws a deal that nobody knows. Your friends get the link; everybody plays the same deal at a table of their own.
web-challenge-rivals = Opponents
web-challenge-rivals-none = none, everybody plays alone
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 }
web-challenge-make = Draw a deal
web-error-play-first = This match shows the deal of a challenge. Play it first, then you can look at it.
web-error-no-challenge = Only the deal of a match that you played here to its end, alone or against bots, can be handed on.
web-error-bad-tree = This is no tree of variations that can be played here.
web-error-bad-tree-move = Move { $n } of the tree cannot be made: “{ $move }”.
web-error-bad-position = This is no position that a match could come to.
web-error-not-alone = Others play in this match. It can be analysed when it is over.
web-error-trees-full = You share as many trees as you may. Take one back first.

## Learning by playing

web-learn-game = Learn { $game }
web-learn-offer = New here? Play a first game with a coach
web-learn-offer-text = { $game } on the real board: one idea, one or two sentences, then you do it.
web-learn-offer-minutes =
    { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
web-learn-offer-next = Next: lesson { $n }.
web-lessons-of = of { $all }
web-lesson-minutes-left =
    { $n ->
        [one] about { $n } minute left
       *[other] about { $n } minutes left
    }
web-lesson-begin = Begin
web-lesson-on = Go on
