### Puzzles and challenges.

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
web-challenge-new = Challenge your friends
web-challenge-new-lead = Choose a game, and the server draws a deal that nobody knows. Your friends get the link; everybody plays the same deal at a table of their own.
web-challenge-game = Game
web-challenge-bot = Which bot
web-challenge-rivals = Opponents
web-challenge-rivals-none = none, everybody plays alone
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 }
web-challenge-make = Draw a deal
