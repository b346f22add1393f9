### The analysis board.

web-analysis-lead = Try moves for all seats, go back, branch off, ask for the best moves, and share what you found.
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
