### The frame of the web client: hall, table, result, rules, errors.

## Everywhere

web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-about = About
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
web-theme = Theme: light or dark
web-theme-system = As the device
web-theme-dark = Dark
web-theme-light = Light
web-theme-auto = As the game
web-motion = Motion
web-motion-full = Full
web-motion-calm = Calm
web-motion-none = None
web-motion-why = Calm: pieces do not fly; what has changed gets a ring. None: nothing moves at all.
web-telling = Speed of the others’ turns
web-telling-off = At once
web-telling-quick = Quick
web-telling-normal = Normal
web-telling-slow = Slow
web-telling-why = Normal: 1.2 seconds for each move. Space or a press on the table skips.
web-volume = Volume
web-when-your-turn = When it is your turn
web-sound = Sound when it is your turn
web-notify = Browser notification when it is your turn
web-notify-blocked = Your browser does not allow it for this page.
web-push = Message to this device, even when the page is closed
web-push-why = Only when you are not looking at the table. It names the game and tells nothing that is hidden.
web-push-none = This server sends no messages to devices.
web-push-cannot = This browser cannot receive messages from here. On an iPhone or iPad, put Guildhall on the home screen first.
web-push-failed = The browser’s message service cannot be reached just now.
web-careful = Confirm every action, also a single click

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

## Opening a table

web-open-lead = Choose who sits where. Open seats get a link that you can send; if no seat is open, the match begins at once.
web-how-many = Players
web-table-name = Name of the table
web-table-name-hint = Friday evening
web-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
web-player-n = Player { $n }
web-presets = What kind of game
web-preset-own = Your own choice
web-preset-own-note = Options as you set them.
web-all-options = All options
web-values-left-out = { $n ->
    [one] One choice is left out:
   *[other] { $n } choices are left out:
 }
web-options-left-out = Not for this table ({ $n })
web-set-back = Set back to the usual:
web-seat-n = Seat { $n }
web-name-n = Name at seat { $n }
web-which-bot = Bot at seat { $n }
web-kind-me = Me
web-kind-open = Somebody with a link
web-kind-bot = A bot
web-kind-hotseat = Somebody beside me, on this device
web-need-me = One of the seats must be yours.
web-lot = Deal the seats by lot when the match begins
web-options = Options
web-no-options = This game has no options.
web-option-range = from { $low } to { $high }
web-value-on = Yes
web-value-off = No
web-time = Time
web-clock-none = No clock
web-clock-live = Live: a bank of minutes and some seconds per turn
web-clock-days = Over days: so many days for each turn
web-clock-bank = Minutes in the bank
web-clock-increment = Seconds per turn
web-clock-days-each = Days per turn
web-webhook = Tell another program about turns
web-webhook-why = An address that gets a message whenever somebody’s turn begins (webhook)
web-webhook-bad = An address begins with http:// or https://
web-open-and-invite = Open and invite
web-start = Start
web-bot-random = Random
web-bot-greedy = Merchant
web-bot-mcts = Thinker { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }

## Waiting and joining

web-waiting = waiting for players
web-waiting-title = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
 }
web-waiting-lead = Send the link to your friends. The match begins when all seats are taken, or now with bots.
web-links = Links
web-call-friends = Call your friends
web-call-friends-why = Whoever opens the link sits down, or looks on. No account needed.
web-qr = QR code of the invitation
web-more-links = More links
web-waiting-for-owner = { $name } opened the table and can start now, with bots on free seats.
web-waiting-looking-on = You are looking on. There is a seat for you, too.
web-link-invite = Invitation: takes the next free seat
web-link-seat = Seat { $n } { $name }
web-link-watch = For spectators
web-seat-a-bot = Seat a bot
web-seat-clear = Free this seat
web-seat-give-back = Give the seat back
web-seat-substitute-now = Let a bot substitute
web-seat-substitute-me = Let a bot play for me
web-seat-take-back = Play again myself
web-seat-ask-substitute = Ask for a bot to substitute
web-seat-ask-clear = Ask to free the seat
web-seat-why-ask = { $name } has neither left nor run out of time: first { $name } has to agree, or for a substitute all others.
web-seat-why-only = Whoever takes the seat sees its cards: only { $name } can agree to that.
web-seat-gone-left = has left: a bot or somebody else may take the seat.
web-seat-gone-late = ran out of time: a bot may substitute.
web-seat-gone-away = has been away for a day: a bot may substitute.
web-start-with-bots = Start, with bots on free seats
web-leave = Leave the table
web-join = Take a seat
web-join-title = You are invited to { $game }
web-take-seat = Take the seat
web-table-full = All seats are taken
web-table-full-lead = You can look on: you see what everybody may see.
web-watch = Watch
web-join-over = This match is over
web-join-here = You have a seat here already: { $name }
web-join-beside = Somebody beside you wants to play on this device? Give them a name and a free seat.
web-join-beside-name = Their name
web-join-beside-do = Sit down beside you

## At the table

web-board = Board
web-seats = Seats
web-own = Your own things
web-seat-open = Free seat
web-seat-left = has left
web-seat-bot = bot, { $bot }
web-seat-substitute = { $bot } plays for now
web-seat-yours = your seat
web-seat-online = here
web-seat-away = away
web-seat-look = { $name }: show everything
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
web-thinking = thinking
web-choosing = choosing
web-ready = has chosen
web-clock = Time left
web-round = Round { $n }
web-your-turn = Your turn
web-thinks = { $name } to move
web-wait = You will be told when it is your turn.
web-in-line = { $n ->
    [0] The bot is next to think.
    [one] The bot is waiting to think. One other is before it.
   *[other] The bot is waiting to think. { $n } others are before it.
 }
web-hint-in-line = { $n ->
    [0] Your hint comes next.
    [one] Your hint has to wait. One other is before it.
   *[other] Your hint has to wait. { $n } others are before it.
 }
web-watching = You are watching.
web-prompt = What to do now
web-note-choices = { $n ->
    [one] One choice. What glows can be clicked.
   *[other] { $n } choices. What glows can be clicked.
 }
web-note-buttons = { $n ->
    [one] There is one choice: its button is here.
   *[other] { $n } choices: their buttons are here.
 }
web-note-leads = { $n ->
    [one] It is part of one choice. Pick what belongs to it.
   *[other] It is part of { $n } choices. Pick what belongs to one of them.
 }
web-press-again = Press again
web-sure = { $what }?
web-final = This cannot be undone. Press again to do it.
web-note-more = Pick more, or clear.
web-note-confirm = Confirm, or change what you picked.
web-choose = Choose what to do
web-confirm = Confirm
web-clear = Clear
web-undo = Undo
web-undo-what = Undo: { $what }
web-redo = Redo
web-take-back = Take back the turn
web-ask-undo = Ask to undo
web-asked = { $name } asks to undo: { $what }
web-you-ask-undo = You ask to undo: { $what }
web-asked-too = This goes back with it: { $what }
web-asked-alone = Nothing else goes back with it.
web-agree-undo = { $n ->
    [one] Agree, one action back
   *[other] Agree, { $n } actions back
 }
web-asked-waiting = Waiting for an answer: { $names }
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-proposed-substitute = { $by } asks that a bot plays for { $name } for now.
web-proposed-open = { $by } asks { $name } to free the seat for somebody else.
web-proposed-bot = { $by } asks { $name } to give the seat to a bot.
web-seating-substituted = { $name }: { $bot } plays for now. { $why }
web-seating-returned = { $name } plays again.
web-seating-opened = The seat of { $name } is free. { $why }
web-seating-handed = { $bot } has the seat of { $name } now. { $why }
web-seating-taken = { $name } takes over the seat of { $former }.
web-seating-goes-on = { $name } plays on from here. What came before is from an earlier match; whoever knows it may know what is hidden.
web-seating-moved = The seat of { $name } is played from another device now, by { $by }.
web-seating-left = { $name } has left the table.
web-seating-owner = The table belongs to { $name } now.
web-seating-why-own = At their own wish.
web-seating-why-left = They had left.
web-seating-why-late = Their time had run out.
web-seating-why-away = They had been away for a day.
web-seating-why-agreed = They agreed; asked by { $by }.
web-seating-why-voted = All others agreed; asked by { $by }.
web-seating-why-free = By { $by }.
web-hint = Hint
web-hint-title = What a thinking bot would do
web-hint-win = { $share } of the win
web-hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-hint-why = The share of the win and the points at the end that a search expects after each choice. It knows only what you may know.
web-drawer = Log, chat, notes and choices
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-notes-placeholder = What you want to remember
web-notes-private = Only you can read this.
web-notes-keeping = Being saved…
web-notes-kept = Saved. Only you can read this.
web-tab-choices = Choices
web-log-empty = Nothing has happened yet.
web-log-look = Show the table after this
web-log-earlier = Earlier lines
web-chat-empty = Nobody has said anything yet.
web-chat-placeholder = Say something kind
web-send = Send
web-choices-none = Nothing to choose just now.
web-choices-refused = Not possible now, and why ({ $n })
web-looking-back = Looking back: after action { $n }
web-back-to-now = Back to now
web-earlier = One step back
web-later = One step on
web-pass-device = Pass the device to { $name }
web-pass-device-why = So that nobody sees what is not meant for them.
web-i-am = I am { $name }
web-connection-lost = Connection lost. Trying again…
web-move-waits = Waiting to be sent: { $move }
web-move-kept = No line to the server. Your move is kept and is sent when the line is back.
web-try-now = Try now
web-move-take-back = Take it back
web-move-given-back = Meanwhile the table has moved on: “{ $move }” was not made. Please choose again.
web-offline = No line to the server
web-offline-lead = Guildhall goes on by itself as soon as the server can be reached. Matches that you have finished can be read here meanwhile.
web-offline-kept = Finished matches on this device
web-offline-none = No finished match is kept on this device yet. From now on those that you finish are.
web-offline-forget = Remove from this device: { $game }, { $date }
web-table-info = About this table
web-seed-chosen = The shuffle was chosen by whoever opened this table.
web-components = Component values
web-components-exact = All values are those of the printed game.
web-components-reconstructed = Reconstructed values: some numbers on the components are not the printed ones but worked out to fit what is known. Owners of the game can put the printed values in.
web-components-file = File
web-components-source = Where the values come from
web-source-exact = printed
web-source-printed = printed
web-source-rulebook = rulebook
web-source-reported = reported
web-source-inferred = inferred
web-source-reconstructed = reconstructed

## Result and replay

web-result = Result
web-wins = { $name } wins with { $points }
web-share-win = Shared victory: { $names }
web-you = You
web-you-came = { $place ->
    [1] You won
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
   *[other] You came in place { $place }
 }
web-you-share = { $place ->
    [1] You share the victory
   *[other] You share place { $place }
 }
web-you-lost = You lost
web-gap-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gap ->
    [0] level with { $name }
   *[other] { $gap } ahead of { $name }
 }.
web-gap-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gap ->
    [0] level with { $name }
   *[other] { $gap } behind { $name }
 }.
web-gap-most = The largest difference: { $part } ({ $n }).
web-score-sheet = Score sheet
web-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
web-moves = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
web-points-came = How the points came
web-part = From
web-total = Total
web-race = The race
web-thinking-times = Time to think
web-longest = longest: { $time }
web-what-next = What next?
web-replay = Replay
web-rematch = Play again
web-to-rematch = To the rematch
web-export = Save the record
web-share = Share
web-link-copied = Link copied
web-not-copied = Not copied
web-saved = Saved
web-not-saved = Not saved
web-play-on = Play on from here
web-play-on-title = Play on after action { $n }
web-play-on-lead = A new table begins here. What is still hidden was dealt in this match, so whoever knows this match may know it.
web-play-on-seat = Who plays for { $name }
web-taken-over = This match goes on from an earlier one. Whoever knows that one may know what is hidden here.
web-record-open = Open a record
web-record-shown = an opened record
web-record-lead = A record is the file that “Save the record” gives. Look at the match again, and play on from any point, with bots or with friends.
web-record-choose = Choose a file
web-record-drop = or drop it anywhere here
web-record-paste = Or paste its text
web-record-show = Show the match
web-record-reading = Reading the record…
web-record-too-large = This is too large for a record. Nothing was changed.
web-record-unknown-name = This server does not have the game of this record.
web-play = Play
web-pause = Pause
web-set-up = The table is laid.
web-move-of = { $n } of { $all }
web-position = Position in the match
web-eyes = Whose eyes
web-eyes-spectator = A spectator’s eyes
web-speed = Speed: { $n }×

## Rules and about

web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-search-hint = a word, or an id
web-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
 }
web-rules-own-words = The rules in our own words, each with the id that the game names when it refuses something.
web-guide-player = Player { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Worked example
web-guide-what = what changes
web-guide-was = Before
web-guide-becomes = After
web-guide-open = Open it on the board
web-guide-picture = Picture: { $what }
web-guide-of = { $n } of { $all }
web-guide-exact = Exact text ({ $n })
web-guide-contents = Contents
web-guide-all = All rules by number
web-guide-found = Sections: { $sections } · rules: { $rules }
web-guide-back = Back to your table
web-guide-note = Told in our own words. Ids in the margin lead to the exact text; examples open on the board.
web-guide-turn = Turn the page
web-guide-beside = Examples and ways on
web-guide-before = before
web-guide-next = next
web-guide-to-section = The rule in words
web-guide-rule = Rule: { $what }
web-guide-whole = Open with pictures, in a new tab
web-about-title = About Guildhall
web-about-lead = A self-hosted table for Euro board games: play with friends, with bots, or alone. Free software, no accounts, nothing loaded from elsewhere.
web-unofficial-title = Unofficial
web-about-art = All pictures here are drawn by the makers of Guildhall; none copies a publisher’s artwork.
web-about-credits = Designed by { $designers }, published by { $publishers }.
web-about-fonts-title = Typefaces
web-about-fonts = Playfair Display and Source Sans 3, both under the SIL Open Font License.

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
## Analysis

web-analysis = Analysis
web-analysis-lead = Try moves for all seats, go back, branch off, ask for the best moves, and share what you found.
web-analysis-from-here = Analyse from here
web-analysis-match = Analyse the match
web-analysis-of-start = Start
web-analysis-move-of = move { $n } of { $all }
web-analysis-open-eyes = Everything open
web-analysis-as-seen = As { $name } saw it
web-analysis-as-seen-why = What { $name } could not know is hidden, and dealt anew for the moves you try.
web-analysis-best = Best moves
web-analysis-find = Find the best moves
web-analysis-find-why = The search plays this position out many times, by what the seat to move may know.
web-analysis-searching = Looking…
web-analysis-effort = How hard to look
web-analysis-effort-100 = quick
web-analysis-effort-500 = thorough
web-analysis-effort-3000 = deep
web-analysis-measure = Shown as
web-analysis-share = share of win
web-analysis-points = points
web-analysis-before = White mark: what was expected before the move
web-analysis-all-moves = All moves ({ $n })
web-analysis-over = The match is over here.
web-analysis-variations = Variations
web-analysis-played = played
web-analysis-tried = tried
web-analysis-bots = bots
web-analysis-tree-keys = Arrow keys: back, on, and between variations. Delete: take the variation away.
web-analysis-empty = Nothing has been tried yet. Make a move on the board.
web-analysis-branch = Another move
web-analysis-branch-why = Go back one move and try another one instead
web-analysis-main = Make it the main line
web-analysis-delete = Delete from here on
web-analysis-add-note = Add a note
web-analysis-note = Note
web-analysis-note-after = After “{ $move }”
web-analysis-save = Save
web-analysis-save-title = Save on this device
web-analysis-name = Name
web-analysis-share-tree = Share
web-analysis-shared = Whoever has this link sees the tree as it is now. What you change later stays with you.
web-analysis-link = Link to the tree
web-analysis-more = More
web-analysis-export = Export as a file
web-analysis-import = Import a file
web-analysis-copy-position = Copy the position
web-analysis-start-over = Start over
web-analysis-deal-anew = Deal the unknown anew
web-analysis-bots-play = Let bots play on
web-analysis-bots-moves = Moves
web-analysis-bots-who = Which bot
web-analysis-stop = Stop
web-analysis-to-move = { $name } to move
web-analysis-first = To the start
web-analysis-last = To the end of the line
web-analysis-chooser = Who chooses
web-analysis-new = New
web-analysis-new-title = From an empty table
web-analysis-game = Game
web-analysis-seats = Seats
web-analysis-seed = Seed (may be empty)
web-analysis-begin = Begin
web-analysis-paste-title = A file or a text
web-analysis-paste = A record, a tree of variations, or a position
web-analysis-read = Open it
web-analysis-reading = Reading…
web-analysis-mine = On this device
web-analysis-mine-none = Nothing yet. What you analyse is kept here by itself.
web-analysis-links = Shared by me
web-analysis-untitled = Without a name
web-analysis-remove = Remove
web-analysis-take-back = Take the link back
web-error-bad-tree = This is no tree of variations that can be played here.
web-error-bad-tree-move = Move { $n } of the tree cannot be made: “{ $move }”.
web-error-bad-position = This is no position that a match could come to.
web-error-not-alone = Others play in this match. It can be analysed when it is over.
web-error-trees-full = You share as many trees as you may. Take one back first.
web-analysis-looks = { $n ->
    [one] { $n } look
   *[other] { $n } looks
 } · { $s } s
web-analysis-moves-n = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
web-analysis-left = { $n ->
    [one] { $n } move left
   *[other] { $n } moves left
 }
web-analysis-looked = { $n ->
    [one] { $n } look
   *[other] { $n } looks
 }
## Learning by playing

web-nav-learn = Learn
web-learn-title = Learn by playing
web-learn-lead = A first game on the real board, one idea at a time. Leave whenever you like: this device remembers how far you are.
web-learn-game = Learn { $game }
web-learn-offer = New here? Play a first game with a coach
web-learn-offer-text = { $game } on the real board: one idea, one or two sentences, then you do it.
web-learn-offer-minutes =
    { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
web-learn-offer-next = Next: lesson { $n }.
web-lessons = Lessons
web-lessons-of = of { $all }
web-lessons-done = Lessons done: { $n } of { $all }
web-lesson-n = Lesson { $n }
web-lesson-of = Lesson { $n } of { $all }
web-lesson-minutes-left =
    { $n ->
        [one] about { $n } minute left
       *[other] about { $n } minutes left
    }
web-lesson-begin = Begin
web-lesson-on = Go on
web-lesson-go-on = Go on with lesson { $n }
web-lesson-is-done = (done)
web-lesson-leave = Leave
web-lesson-leave-long = Leave, come back any time
web-lesson-coach = The coach
web-lesson-you = You
web-lesson-seat-1 = Pia
web-lesson-seat-2 = Anselm
web-lesson-seat-3 = Vasari
web-lesson-seat-4 = Noor
web-lesson-seat-5 = Isabella
web-lesson-goal = your goal
web-lesson-tap-once = press
web-lesson-tap-twice = press twice
web-lesson-tap-again = press again
web-lesson-press = Press: { $what }
web-lesson-press-again = Once more: { $what }
web-lesson-show = Show me
web-lesson-like-this = Like this. Now it is your turn.
web-lesson-read = Read it, then go on.
web-lesson-nothing-lost = Nothing is lost by a wrong try: it is answered and you try again.
web-lesson-not-now = That would be possible, but it is not what this step is about. Try what is in the light.
web-lesson-next = Next
web-lesson-next-lesson = Next lesson
web-lesson-finish = Finish
web-lesson-again = Once more
web-lesson-well-done = Well done!
web-lesson-done = That was this lesson; the next one waits for you.
web-lesson-all-done = That was the last lesson: you know how to play { $game }. Now try it for real.
web-lesson-to-list = All lessons
web-lesson-play = Play a game
