# Texts of the terminal and of push messages, shared by all games.

cli-welcome = Welcome to { $game }. Type a number, an action such as “{ $example }”, or one of: { $commands }.
cli-rival = { $name }: { $note }
cli-round = Round { $round }
cli-to-act = { $player } to act
cli-thinking = { $player } is thinking…
cli-your-choice = Your choice
cli-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
cli-not-understood = “{ $text }” is neither a number on the list, an action nor a command. Type help for the commands.
cli-not-now = “{ $text }” is not possible now: { $why } ({ $rule })
cli-why-not = Not possible now, and why:
cli-no-rule = There is no rule “{ $rule }”.
cli-log-empty = Nothing has happened yet.
cli-saved = Saved to { $file }.
cli-cannot-save = Cannot write { $file }: { $why }
cli-save-how = Say where: save FILE
cli-bye = Goodbye. Go on later with: guildhall play --resume { $file }
cli-undone = Undone.
cli-redone = Done again.
cli-cannot-undo = Nothing can be undone here: something was shown, drawn or rolled, or another seat has acted.
cli-nothing-to-decide = { $player } has nothing to decide now.
cli-help = number or action: choose it · ? : what is not possible and why · ? RULE : a rule · undo · redo · take back : to the start of the turn · hint · log · board · seat N : another player chooses · save FILE · quit
cli-result = The match is over: { $reason }
cli-winner = { $players } wins.
cli-shared = Shared victory: { $players }.
cli-total = Total
cli-place = Place
cli-player = Player
cli-reconstructed = Some component values of this game are reconstructed, not the printed ones (guildhall components check { $game }).

# Reviews and hints in the terminal.
cli-review-title = Review
cli-review-shares = Share of the win
cli-review-turning = Turning points
cli-review-costly = Costliest choices
cli-review-accounts = Luck apart from choices, in per cent of the win
cli-review-start = start
cli-review-luck = luck
cli-review-own = own choices
cli-review-others = the others’
cli-review-end = end
cli-review-best = best
cli-review-mean = mean loss
cli-review-round = Round
cli-review-played = played
cli-review-better = better
cli-review-points = points
cli-hint-title = A master would choose:
cli-hint-line = { $action } – { $share } % of the win, points: { $points }

# Told to a device when its person does not look at the table.
push-your-turn = It is your turn.
cli-analyse-moment = { $n ->
    [one] After { $n } move
   *[other] After { $n } moves
 }: { $player } to choose
cli-analyse-move = Move
cli-analyse-share = Share of the win
cli-analyse-points = Points at the end
cli-analyse-looks = Looks
cli-analyse-all = With the best of them: { $all }
