### A match: opening a table, joining, playing, result and replay.

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
web-waiting-bots = Bots for free seats
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
web-hint-title = { $bot ->
    [journeyman] What a journeyman would do
    [master] What a master would do
   *[other] What a thinking bot would do
 }
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
web-guide-rule = Rule: { $what }

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
web-level-up = Well played! The next level: { $level }. { $note }
web-level-down = A gentler level: { $level }. { $note }
web-play-level = Play now: { $level }
web-to-rematch = To the rematch
web-export = Save the record
web-share = Share
web-saved = Saved
web-not-saved = Not saved
web-play-on = Play on from here
web-play-on-title = Play on after action { $n }
web-play-on-lead = A new table begins here. What is still hidden was dealt in this match, so whoever knows this match may know it.
web-play-on-seat = Who plays for { $name }
web-taken-over = This match goes on from an earlier one. Whoever knows that one may know what is hidden here.
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
web-challenge-compare = Compare with others
web-challenge-friends = Challenge friends with this deal
web-analysis-from-here = Analyse from here
web-analysis-match = Analyse the match
web-review = Review
web-review-where = Look where it was won

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
