### The board of Rococo: what stands on it and what a screen reader says of it.

## Places
rococo-board-palace = The palace
rococo-board-hall-1 = King’s Hall
rococo-board-hall-2 = Second Hall
rococo-board-hall-3 = Third Hall
rococo-board-hall-4 = Fourth Hall
rococo-board-hall-5 = Fifth Hall
rococo-board-fireworks = Fireworks
rococo-board-statues = Statues
rococo-board-kitchen-left = Kitchen, left
rococo-board-kitchen-right = Kitchen, right
rococo-board-fountain-left = Fountain, upper row
rococo-board-fountain-right = Fountain, lower row
rococo-board-musicians = Musicians, { $hall }
rococo-board-jeweller = Jeweller
rococo-board-all-halls = All five halls
rococo-board-favor = The Queen’s favor
rococo-board-favor-short = Favor
rococo-board-favor-free = free, brings { $n } livres
rococo-board-garments = Garments
rococo-board-drawers = Silk drawers
rococo-board-silk-fold = Silk
rococo-board-for-hire = For hire
rococo-board-hire = Employees for hire, the next one for { $n } livres
rococo-board-jewels = Jewels and exams
rococo-board-works = Terrace, statues and kitchen
rococo-board-whole = The whole palace
rococo-board-open = Open: { $room }
rococo-board-bag = { $n } in the bag
rococo-board-round = Round { $n } of { $of }

## Colours by edition, ranks and things
rococo-board-deluxe-azure = blue
rococo-board-deluxe-rose = pink
rococo-board-deluxe-jade = green
rococo-board-deluxe-amber = orange
rococo-board-classic-azure = yellow
rococo-board-classic-rose = green
rococo-board-classic-jade = red
rococo-board-classic-amber = blue
rococo-board-master = Master
rococo-board-journeyman = Journeyman
rococo-board-apprentice = Apprentice
rococo-board-level = level { $level }
rococo-board-card-name = { $rank } { $id }
rococo-board-card-level = { $rank } of level { $level }
rococo-board-gown = gown
rococo-board-coat = coat
rococo-board-gown-of = { $colour } gown
rococo-board-coat-of = { $colour } coat
rococo-board-gowns = { $colour } gowns at the ball: { $n }
rococo-board-coats = { $colour } coats at the ball: { $n }
rococo-board-livres = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
 }
rococo-board-lace = { $n } lace
rococo-board-yarn = { $n } yarn
rococo-board-prestige = { $n } prestige
rococo-board-silk = { $n } { $colour } silk
rococo-board-tile = Resource tile: { $silk }; or { $goods }
rococo-board-needs = needs { $what }
rococo-board-master-only = only a Master can make it
rococo-board-sells = sells for { $n } livres
rococo-board-costs = { $n ->
    [0] free of charge
    [one] costs { $n } livre
   *[other] costs { $n } livres
 }
rococo-board-deputes = { $n } livres for deputing
rococo-board-free-tile = a free resource tile
rococo-board-guest = { $hall }, guest { $n }
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
rococo-board-jewel = { $kind ->
    [ring] { $colour } ring
   *[necklace] { $colour } necklace
 }, price { $n }
rococo-board-jewel-name = { $kind ->
    [ring] { $colour } ring
   *[necklace] { $colour } necklace
 }
rococo-board-own-jewels = { $kind ->
    [ring] { $colour } rings: { $n }
   *[necklace] { $colour } necklaces: { $n }
 }
rococo-board-exam = Exam: { $rank }; { $n } cards in the deck; here: { $who }
rococo-board-exam-journeyman = Journeyman exam
rococo-board-exam-master = Master exam
rococo-board-exam-tasks = Exam: { $rank }, tasks done: { $n }
rococo-board-exam-deck = The exam deck: take one card
rococo-board-task-JT1 = an Apprentice acquires and keeps { $a } or { $b } silk
rococo-board-task-JT2 = an Apprentice acquires and keeps { $a } or { $b } silk
rococo-board-task-JT3 = an Apprentice acquires lace or yarn
rococo-board-task-JT4 = an Apprentice funds a decoration
rococo-board-task-MT1 = a Journeyman tailors a gown
rococo-board-task-MT2 = a Journeyman tailors a coat
rococo-board-task-MT3 = a Master tailors a garment

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

## Madame du Barry
rococo-board-du-barry = Madame du Barry
rococo-board-next = Next
rococo-board-her-cards = cards to come this round: { $hand }, in her supply: { $supply }
rococo-board-her-last = Her last card
rococo-board-her-favor = She claims the Queen’s favor and scores 3 prestige.
rococo-board-her-drawer = She takes all tiles of drawer { $n }.
rococo-board-her-place = { $place ->
    [left] She takes the left tile of every drawer.
    [centre] She takes the middle tile of every drawer.
   *[right] She takes the right tile of every drawer.
 }
rococo-board-her-tailor = { $from ->
    [left] She tailors garment number { $n } from the left.
   *[right] She tailors garment number { $n } from the right.
 }
rococo-board-her-hire = { $from ->
    [left] She hires employee number { $n } from the left.
   *[right] She hires employee number { $n } from the right.
 }
rococo-board-her-fund = She funds the cheapest of these: { $what }.
rococo-board-her-fireworks = fireworks
rococo-board-her-kitchen = kitchen
rococo-board-her-musicians = musicians
rococo-board-her-statues = statues
rococo-board-her-hall = Another card says where the garment goes: { $hall }.

## Bonuses in words
rococo-board-b-none = no bonus
rococo-board-b-pay = for { $price }: { $what }
rococo-board-b-lace_or_yarn = one lace or one yarn
rococo-board-b-random_resource = a random resource tile
rococo-board-b-extra-acquire = acquire one more tile
rococo-board-b-extra-tailor = tailor one more garment
rococo-board-b-extra-fund = fund one more decoration
rococo-board-b-less = { $what } less
rococo-board-b-must-sell = it must be sold
rococo-board-b-delegate = { $pay ->
    [none] depute any employee without livres and use their bonus
    [printed] depute any employee for the printed livres
   *[list] depute any employee for { $list } livres (Master, Journeyman, Apprentice)
 }
rococo-board-b-per = { $n ->
    [1] { $gain } for each { $what }
   *[other] { $gain } for every { $n } { $what }
 }
rococo-board-b-colour = { $gain } per { $colour } garment
rococo-board-b-no-colour = { $gain } without a { $colour } garment
rococo-board-b-staff = { $kind ->
    [livres] livres by size of the staff: { $list }
   *[prestige] prestige by size of the staff: { $list }
 }
rococo-board-b-buy = any number of times: 1 prestige for { $price }
rococo-board-b-discard_silk = discard tiles: 1 prestige per scarce roll, or per 2 frequent rolls
rococo-board-b-use_own_bonus = move a card of the supply to the discard and use its bonus
rococo-board-b-copy_opponent_bonus = use the bonus on top of a rival’s discard
rococo-board-b-claim_favor = take the Queen’s favor, and { $gain }
rococo-board-b-take_resource = take any tile from a drawer
rococo-board-b-take_jewel = take any jewel
rococo-board-of-garment = { $n ->
    [one] own garment
   *[other] own garments
 }
rococo-board-of-garment_azure = own { $colour } garment
rococo-board-of-garment_rose = own { $colour } garment
rococo-board-of-decoration = { $n ->
    [one] own decoration
   *[other] own decorations
 }
rococo-board-of-hall_present = hall with own presence
rococo-board-of-garment_in_one_hall = { $n ->
    [one] own garment in one hall
   *[other] own garments in one hall
 }
rococo-board-of-master_guest = { $n ->
    [one] own garment on a master space
   *[other] own garments on master spaces
 }
rococo-board-of-pair_lady_gentleman = pair of own gown and coat
rococo-board-of-pair_azure_jade = pair of own gowns in both colours
rococo-board-of-lace_yarn_pair = pair of lace and yarn returned
rococo-board-of-jewel = { $n ->
    [one] own jewel
   *[other] own jewels
 }
rococo-board-of-ring = { $n ->
    [one] own ring
   *[other] own rings
 }
rococo-board-of-necklace = { $n ->
    [one] own necklace
   *[other] own necklaces
 }
rococo-board-of-jewel_set = set of four different jewels
rococo-board-of-apprentice = { $n ->
    [one] own Apprentice
   *[other] own Apprentices
 }
rococo-board-if-gentleman_garments = hire with { $n } own coats at the ball
rococo-board-if-lady_garments = hire with { $n } own gowns at the ball
rococo-board-if-master_guests = hire with { $n } own garments on master spaces
rococo-board-if-livres = hire with { $n } livres
rococo-board-if-jewels = hire with { $n } jewels
rococo-board-if-decoration_types = hire with { $n } kinds of decorations
rococo-board-if-stock = hire with { $tiles } tiles, { $lace } lace and { $yarn } yarn
rococo-board-if-prestige = hire with { $n } prestige scored
rococo-board-if-master_exams = hire after a Master exam
rococo-board-if-halls_present = hire when present in all halls

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
