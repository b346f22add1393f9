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
web-rivals = Rivals
web-rivals-game = Rivals in { $game }
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
web-bots-levels = Levels
web-bots-compared = For comparison
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
