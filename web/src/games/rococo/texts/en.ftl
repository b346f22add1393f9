### The board of Rococo: what stands on it and what a screen reader says of it.

## Places
rococo-board-palace = The palace
rococo-board-all-halls = All five halls
rococo-board-favor = The Queen’s favor
rococo-board-favor-short = Favor
rococo-board-favor-free = { $n ->
    [one] free, brings { $n } livre
   *[other] free, brings { $n } livres
 }
rococo-board-garments = Garments
rococo-board-drawers = Silk drawers
rococo-board-silk-fold = Silk
rococo-board-for-hire = For hire
rococo-board-hire = { $n ->
    [0] Employees for hire, the next one free of charge
    [one] Employees for hire, the next one for { $n } livre
   *[other] Employees for hire, the next one for { $n } livres
 }
rococo-board-jewels = Jewels and exams
rococo-board-works = Terrace, statues and kitchen
rococo-board-whole = The whole palace
rococo-board-open = Open: { $room }
rococo-board-bag = { $n } in the bag
rococo-board-round = Round { $n } of { $of }

## Things
rococo-board-gown = gown
rococo-board-coat = coat
rococo-board-worn = { $what } at the ball: { $n }
rococo-board-costs = { $n ->
    [0] free of charge
    [one] costs { $n } livre
   *[other] costs { $n } livres
 }
rococo-board-free-tile = a free resource tile
rococo-board-master-space = only for what a Master made
rococo-board-free = free
rococo-board-free-short = { $n } free
rococo-board-free-spaces = { $n ->
    [one] { $n } space free
   *[other] { $n } spaces free
 }
rococo-board-terrace = guest of the Terrace counts { $n } times
rococo-board-first = first place { $n }: { $who }
rococo-board-second = second place { $n }: { $who }
rococo-board-nobody = nobody
rococo-board-empty-window = empty window, cost { $n }
rococo-board-leaves = leaves at the end of the round
rococo-board-jewel = { $what }, price { $n }
rococo-board-exam = { $n ->
    [one] { $exam }; { $n } card in the deck; here: { $who }
   *[other] { $exam }; { $n } cards in the deck; here: { $who }
 }
rococo-board-exam-tasks = { $exam }, tasks done: { $n }
rococo-board-exam-deck = The exam deck: take one card

## People
rococo-board-starts = first player
rococo-board-ready = cards chosen
rococo-board-choosing = choosing cards
rococo-board-hand = cards in hand: { $n }
rococo-board-no-hand = no cards in hand
rococo-board-in-play = in play
rococo-board-top = top of the discard
rococo-board-supply = Supply: { $n }
rococo-board-discard = Discard: { $n }
rococo-board-staff = staff: { $n }
rococo-board-special = Specialised
rococo-board-silk-rack = kept resource tiles: { $n }
rococo-board-no-silk = no silk yet
rococo-board-income = income at the end of the round: { $n }
rococo-board-decorations = decorations: { $n }
rococo-board-present = present in halls: { $n }
rococo-board-masters = garments on master spaces: { $n }
rococo-board-in-work = In work
rococo-board-still = Still needed:
rococo-board-save = save { $colour } silk
rococo-board-copy = Use the bonus on top of a rival’s discard

## The tray
rococo-board-your-silk = Your silk
rococo-board-your-goods = Your goods
rococo-board-works-now = works now
rococo-board-leaves-game = leaves the game
rococo-board-actions = The actions
rococo-board-not-this = Not by this bonus.
rococo-board-act-favor = Favor
rococo-board-act-acquire = Acquire
rococo-board-act-tailor = Tailor
rococo-board-act-hire = Hire
rococo-board-act-depute = Depute
rococo-board-act-fund = Fund
rococo-board-act-exam = Exam
rococo-board-does-favor = you go first next round
rococo-board-does-acquire = one tile, or its lace or yarn
rococo-board-does-tailor = a garment, to rent out or sell
rococo-board-does-hire = a card into your hand
rococo-board-does-depute = the card leaves the game
rococo-board-does-fund = a decoration for the palace
rococo-board-does-exam = a card of the exam deck for this one
rococo-board-now-tailor = { $n } of { $of } you can pay
rococo-board-none-tailor = You can pay none of them.
rococo-board-now-hire = into your hand, one of { $n }
rococo-board-now-depute = the { $rank ->
    [2] Master
    [1] Journeyman
   *[other] Apprentice
 } leaves the game
rococo-board-now-fund = { $n ->
    [one] { $n } space for { $price }
   *[other] { $n } spaces for { $price }
 }
rococo-board-favor-taken = { $who } has it this round.
rococo-board-nothing-there = Nothing there.
rococo-board-lacking = short
rococo-board-hired = hired
rococo-board-page-palace = Palace
rococo-board-page-garments = Garments
rococo-board-page-silk = Silk
rococo-board-page-hire = Hire
rococo-board-page-jewels = Jewels

## Madame du Barry
rococo-board-next = Next
rococo-board-her-cards = cards to come this round: { $hand }, in her supply: { $supply }
rococo-board-her-last = Her last card
rococo-board-her-hall = Another card says where the garment goes: { $hall }.

## The final scoring
rococo-board-scoring = Final scoring
rococo-board-step = Step { $n }:
rococo-board-step-play = Prestige gained during the game
rococo-board-step-livres = Money: 1 prestige for 10 livres; jewels
rococo-board-step-crowns = Employees with a crown; the Queen’s favor
rococo-board-step-halls = Majorities in the five halls
rococo-board-step-fireworks = Majority of the fireworks
rococo-board-step-terrace = Garments on the Terrace, twice or three times
rococo-board-step-statues = Statues: sets of different colours
rococo-board-step-garments = Garments, decorations and the bonus of all halls
rococo-board-row-livres = livres
rococo-board-row-jewels = jewels
rococo-board-row-crowns = crowns
rococo-board-row-favor = favor
rococo-board-row-hall1 = I
rococo-board-row-hall2 = II
rococo-board-row-hall3 = III
rococo-board-row-hall4 = IV
rococo-board-row-hall5 = V
rococo-board-row-garments = garments
rococo-board-row-decorations = decor
rococo-board-row-all-halls = all halls
rococo-board-row-tiles = tiles
rococo-board-gained = step
rococo-board-sum = so far
rococo-board-back = Back
rococo-board-next-step = Next step
