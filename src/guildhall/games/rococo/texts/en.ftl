### Rococo: prompts, log, score, options, actions and the names of things.

rococo-title = Rococo
rococo-summary = Run a tailor’s shop at the court of Louis XV: lead your employees wisely, sew splendid gowns and coats, adorn the palace, and have the most prestige when the great ball opens.

## What the player is asked

rococo-prompt-choose = { $count ->
    [one] Choose { $count } more card for your hand.
   *[other] Choose { $count } cards for your hand.
 }
rococo-prompt-confirm = Play this round with these three cards? Confirm, or choose again.
rococo-prompt-chosen = You have chosen your cards. You may choose again until the last player has confirmed.
rococo-prompt-play = Your turn: play a card from your hand.
rococo-prompt-main = Your { $rank ->
    [2] Master
    [1] Journeyman
   *[other] Apprentice
 } works: choose an action.
rococo-note-main = An action lights what it points at.
rococo-prompt-bonus = Bonus: { $card }. You may decline.
rococo-prompt-garment-bonus = Bonus of { $garment }: { $bonus }. You may decline.
rococo-prompt-reward-tile = Your guest gives you a resource tile: take one from a drawer, or decline.
rococo-prompt-tile = Keep the tile as silk, or exchange it for lace or yarn? { $tile }
rococo-prompt-discount = Which silk do you save on { $garment }? You may also save none.
rococo-prompt-pay = Choose resource tiles to pay for { $garment }; still needed: { $rolls }.
rococo-prompt-rent = { $livres ->
    [0] This garment ({ $garment }) cannot be sold: rent it out ({ $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
     } at the end).
   *[other] Rent { $garment } out ({ $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
     } at the end), or sell it for { $livres ->
        [one] { $livres } livre
       *[other] { $livres } livres
     }?
 }
rococo-prompt-jewel = Buy a jewel to go with { $garment }, or decline.
rococo-prompt-place = Choose a guest space for { $garment }.
rococo-prompt-task = This tile suits two exam tasks: which one do you mark?
rococo-prompt-exam-card = You have passed: take any card of the exam deck into your hand.
rococo-prompt-discard = { $count ->
    [0] Discard resource tiles for prestige, or decline. { $card }
    [one] { $count } tile discarded so far: another one, or done? { $card }
   *[other] { $count } tiles discarded so far: another one, or done? { $card }
 }
rococo-prompt-buy = { $count ->
    [0] Buy prestige with livres, or decline. { $card }
    [one] { $count } prestige point bought so far: another one, or done? { $card }
   *[other] { $count } prestige points bought so far: another one, or done? { $card }
 }
rococo-prompt-her-card = Madame du Barry reveals a card: { $card }
rococo-prompt-her-place = Another card says where Madame du Barry rents out { $garment }: { $hall ->
    [1] King’s Hall
    [2] Second Hall
    [3] Third Hall
    [4] Fourth Hall
    [5] Fifth Hall
   *[other] { $hall }
 }.

## The log

rococo-log-round = Round { $round } begins.
rococo-log-starts = { $player } held the Queen’s favor and goes first this round.
rococo-log-chosen = { $player } has chosen cards for this round. { $cards }
rococo-log-change = { $player } chooses cards anew.
rococo-log-recycle = { $player } turns the discard pile into a new supply.
rococo-log-play = { $player } plays { $card }
rococo-log-no-action = { $player } takes no main action.
rococo-log-decline = { $player } declines the bonus of { $cards }.
rococo-log-decline-garment = { $player } declines the bonus of { $garment }.
rococo-log-decline-tile = { $player } declines the guest’s resource tile.
rococo-log-decline-jewel = { $player } buys no jewel.
rococo-log-decline-discount = { $player } saves no silk on { $garment }.
rococo-log-decline-buying = { $player } buys no more prestige.
rococo-log-decline-discarding = { $player } discards no more tiles.
rococo-log-favor = { $player } takes the Queen’s favor.
rococo-log-acquire = { $player } takes a resource tile { $price ->
    [0] free of charge
    [one] for { $price } livre
   *[other] for { $price } livres
 }. { $tile }
rococo-log-draw = { $player } draws a random resource tile. { $tile }
rococo-log-keep = { $player } keeps the tile as silk. { $tile }
rococo-log-convert = { $player } discards the tile for { $lace ->
    [0] { $yarn } yarn
   *[other] { $yarn ->
        [0] { $lace } lace
       *[other] { $lace } lace and { $yarn } yarn
     }
 }.
rococo-log-markers = { $player } takes { $lace ->
    [0] { $yarn } yarn
   *[other] { $yarn ->
        [0] { $lace } lace
       *[other] { $lace } lace and { $yarn } yarn
     }
 }.
rococo-log-tailor = { $player } tailors{ $price ->
    [0] { "" }
    [one] { " " }for { $price } livre
   *[other] { " " }for { $price } livres
 }: { $garment }{ $paid ->
    [0] { "" }
   *[other] { "; " }paid with { $tiles }
 }.
rococo-log-sell = { $player } sells: { $garment }.
rococo-log-place = { $player } rents out { $garment }: { $hall ->
    [1] King’s Hall
    [2] Second Hall
    [3] Third Hall
    [4] Fourth Hall
    [5] Fifth Hall
   *[other] { $hall }
 }, guest { $position }.
rococo-log-jewel = { $player } takes a jewel { $price ->
    [0] free of charge
    [one] for { $price } livre
   *[other] for { $price } livres
 }: { $jewel }.
rococo-log-hire = { $player } hires { $price ->
    [0] free of charge
    [one] for { $price } livre
   *[other] for { $price } livres
 }: { $card }
rococo-log-depute = { $player } deputes { $card }
rococo-log-fund = { $player } funds a decoration { $price ->
    [0] free of charge
    [one] for { $price } livre
   *[other] for { $price } livres
 }: { $space }.
rococo-log-all-halls = { $player } is present in all five halls: { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
 } at the end.
rococo-log-livres = { $player } takes { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-pay = { $player } pays { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-prestige = { $player } scores { $amount ->
    [one] { $amount } prestige point
   *[other] { $amount } prestige points
 }.
rococo-log-discard = { $player } discards a resource tile for prestige. { $tile }
rococo-log-call = { $player } moves a card from the supply to the discard pile: { $card }
rococo-log-copy = { $player } uses the bonus on top of { $other_player }’s discard pile: { $card }
rococo-log-task = { $player } marks an exam task: { $task }.
rococo-log-exam = { $player } passes an exam: { $exam }.
rococo-log-exam-card = { $player } takes a card from the exam deck. { $card }
rococo-log-income = { $player } receives an income of { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-final = The ball opens: the final scoring.
rococo-log-her-starts = Madame du Barry held the Queen’s favor and goes first this round.
rococo-log-her-card = Madame du Barry reveals a card: { $card }
rococo-log-her-favor = Madame du Barry takes the Queen’s favor.
rococo-log-her-tiles = { $count ->
    [one] Madame du Barry takes { $count } resource tile.
   *[other] Madame du Barry takes { $count } resource tiles.
 }
rococo-log-her-markers = Madame du Barry takes { $lace ->
    [0] { $yarn } yarn
   *[other] { $yarn ->
        [0] { $lace } lace
       *[other] { $lace } lace and { $yarn } yarn
     }
 }.
rococo-log-her-tailor = Madame du Barry tailors: { $garment }.
rococo-log-her-hall = Madame du Barry reveals a card for the hall: { $hall ->
    [1] King’s Hall
    [2] Second Hall
    [3] Third Hall
    [4] Fourth Hall
    [5] Fifth Hall
   *[other] { $hall }
 }.
rococo-log-her-place = Madame du Barry rents out { $garment }: { $hall ->
    [1] King’s Hall
    [2] Second Hall
    [3] Third Hall
    [4] Fourth Hall
    [5] Fifth Hall
   *[other] { $hall }
 }, guest { $position }.
rococo-log-her-jewel = Madame du Barry takes a jewel: { $jewel }.
rococo-log-her-hire = Madame du Barry hires { $card }
rococo-log-her-fund = Madame du Barry funds a decoration: { $space }.
rococo-log-her-all-halls = Madame du Barry is present in all five halls: { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
 } at the end.
rococo-log-her-prestige = Madame du Barry scores { $amount ->
    [one] { $amount } prestige point
   *[other] { $amount } prestige points
 }.
rococo-log-her-task = Madame du Barry marks an exam task: { $task }.
rococo-log-her-exam = Madame du Barry passes an exam: { $exam }.

## Score and course of the game

rococo-rival = Madame du Barry
rococo-score-play = During the game
rococo-score-livres = Livres left
rococo-score-jewels = Jewels
rococo-score-crowns = Employees with a crown
rococo-score-favor = The Queen’s favor
rococo-score-hall1 = King’s Hall
rococo-score-hall2 = Second Hall
rococo-score-hall3 = Third Hall
rococo-score-hall4 = Fourth Hall
rococo-score-hall5 = Fifth Hall
rococo-score-fireworks = Fireworks
rococo-score-statues = Statues
rococo-score-garments = Garments in the halls
rococo-score-terrace = Garments on the Terrace
rococo-score-decorations = Decorations
rococo-score-all-halls = All Halls bonus
rococo-score-tiles = Resource tiles
rococo-phase-choose = Choice of cards
rococo-phase-actions = Actions
rococo-phase-her = Madame du Barry’s turn
rococo-phase-over = The game is over
rococo-end-rounds = The seven rounds are over, and the great ball has begun.
rococo-end-beaten = You have outshone Madame du Barry.
rococo-end-du_barry = Madame du Barry has at least as much prestige as you: the evening is hers.

## Options

rococo-option-edition = The edition that is played.
rococo-option-edition-deluxe = Deluxe edition of 2020: prestige is public, and one player can meet Madame du Barry.
rococo-option-edition-classic = Classic edition of 2013: prestige stays secret until the end, for 2 to 5 players.
rococo-option-jewelry_box = Jewelry Box: fund a jeweller, adorn your guests with necklaces and rings, and train your Apprentices for exams that bring stronger employees.
rococo-option-jewelry_box-on = With the Jewelry Box.
rococo-option-jewelry_box-off = Without the Jewelry Box.
rococo-option-luxury_garments = Luxury garments: four masterpieces that cost a fortune in silk and score more than anything else, with five rich resource tiles to make them from.
rococo-option-luxury_garments-on = With luxury garments.
rococo-option-luxury_garments-off = Without luxury garments.
rococo-option-festive_garments = Festive garments: four creations that reward you the moment you make them, for what you already have at the ball.
rococo-option-festive_garments-on = With festive garments.
rococo-option-festive_garments-off = Without festive garments.
rococo-option-exclusive_tailoring = Exclusive tailoring: garments for special guests, each with a gift of its own as soon as it is placed.
rococo-option-exclusive_tailoring-on = With exclusive tailoring.
rococo-option-exclusive_tailoring-off = Without exclusive tailoring.
rococo-option-v_c_per = Classic edition: how the Journeyman of level V counts garments. The rulebooks differ.
rococo-option-v_c_per-2 = 1 prestige point for every 2 garments, as in the Deluxe rulebook.
rococo-option-v_c_per-3 = 1 prestige point for every 3 garments, as in the rulebook of 2013.
rococo-option-du_barry_level = Solo: the level of Madame du Barry, which says what cards are in her deck. These decks are reconstructed.
rococo-option-du_barry_level-apprentice = Apprentice: she mostly collects resource tiles.
rococo-option-du_barry_level-journeyman = Journeyman: the usual opponent.
rococo-option-du_barry_level-master = Master: she tailors and hires the most.
rococo-option-du_barry_tasks = Solo with the Jewelry Box: which exam task Madame du Barry marks.
rococo-option-du_barry_tasks-fitting = The topmost free task that her tile or garment fits.
rococo-option-du_barry_tasks-next = Simply the next free task from the top.
rococo-option-start_player = Who goes first in round 1 (alone: Madame du Barry).
rococo-option-start_player-by_lot = A player drawn by lot.
rococo-option-start_player-first_seat = The first seat.
rococo-need-company = Alone one plays the Deluxe edition.
rococo-need-classic = Only in the classic edition.
rococo-need-alone = Only when you play alone.
rococo-need-exam = Only alone, with the Jewelry Box.
rococo-need-her_start = Alone, Madame du Barry goes first.
rococo-preset-first = First evening
rococo-preset-first-note = The Deluxe edition, no modules.
rococo-preset-full = The full ball
rococo-preset-full-note = Deluxe with all four modules.
rococo-preset-solo = A private fitting
rococo-preset-solo-note = Alone against Madame du Barry, her gentlest deck.

## Actions

rococo-action-choose = Take in hand: { $a }
rococo-action-confirm = Confirm these cards
rococo-action-change = Choose again
rococo-action-play = Play: { $a }
rococo-action-no-action = No action
rococo-action-favor = Claim the Queen’s favor
rococo-action-acquire = Take a resource tile: { $a }
rococo-action-tailor = Tailor: { $a }
rococo-action-hire = Hire: { $a }
rococo-action-depute = Depute
rococo-action-fund = Fund: { $a }
rococo-action-exam = Take the exam: { $a }
rococo-action-use = Use the bonus
rococo-action-decline = Decline
rococo-action-done = Done
rococo-action-keep = Keep the tile as silk
rococo-action-convert = Exchange the tile
rococo-action-lace = Take lace
rococo-action-yarn = Take yarn
rococo-action-discount = Save silk: { $a }
rococo-action-pay = Pay with: { $a }
rococo-action-rent = Rent out
rococo-action-sell = Sell
rococo-action-place = Place here: { $a }
rococo-action-jewel = Take a jewel: { $a }
rococo-action-depute-card = Depute: { $a }
rococo-action-buy-prestige = Buy 1 prestige point
rococo-action-discard = Discard: { $a }
rococo-action-call = Move from the supply to the discard pile: { $a }
rococo-action-copy = Use the bonus on top of the discard pile of { $a }
rococo-action-hall = Choose: { $a }
rococo-action-mark = Mark: { $a }
rococo-action-take = Take from the exam deck: { $a }
rococo-action-next = Continue

## What a choice leads to, and what of it is final

rococo-effect-play = One action, then its bonus.
rococo-effect-confirm = You may choose again until the last player has confirmed.
rococo-effect-no-action = Only the bonus of the played card follows.
rococo-effect-favor = You go first next round.
rococo-effect-acquire = Keep it as silk, or take its lace or yarn.
rococo-effect-tailor = Then rent it out or sell it.
rococo-effect-hire = Into your hand, to work this round.
rococo-effect-depute = The card leaves the game; its bonus may be used a last time.
rococo-effect-depute-card = The card leaves the game.
rococo-effect-fund = Your token stays to the end.
rococo-effect-exam = The card leaves the game; you take one of the exam deck.
rococo-effect-keep = It is yours to tailor with.
rococo-effect-convert = The tile is discarded.
rococo-effect-rent = It scores for you at the end, in the hall of your choice.
rococo-effect-sell = It goes to the discard.
rococo-effect-jewel = It stays yours.
rococo-effect-pay = Discarded whole; surplus rolls are lost.
rococo-effect-call = To the discard pile; its bonus follows.
rococo-effect-take = Into your hand.
rococo-final-depute = The card leaves the game for good.
rococo-final-depute-card = The card leaves the game for good.
rococo-final-exam = The card leaves the game for good, and you look through the exam deck.
rococo-final-use = You draw a tile that nobody has seen.
rococo-final-jewel = It brings a tile that nobody has seen.

## Names: colours, halls and places

rococo-hall-1 = King’s Hall
rococo-hall-2 = Second Hall
rococo-hall-3 = Third Hall
rococo-hall-4 = Fourth Hall
rococo-hall-5 = Fifth Hall
rococo-seat-0 = player 1
rococo-seat-1 = player 2
rococo-seat-2 = player 3
rococo-seat-3 = player 4
rococo-seat-4 = player 5

## Names: decorations, exams and tasks

rococo-exam-journeyman = Journeyman exam
rococo-exam-master = Master exam

## Names: what a bonus lets you do

rococo-bonus-none = there is nothing to use
rococo-bonus-gain_livres = take the livres
rococo-bonus-gain_prestige = score the prestige
rococo-bonus-lace_or_yarn = take lace or yarn
rococo-bonus-random_resource = draw a random resource tile
rococo-bonus-extra_acquire = acquire one more resource tile
rococo-bonus-extra_tailor = tailor one more garment
rococo-bonus-extra_fund = fund one more decoration
rococo-bonus-delegate_any = depute any one of your employees
rococo-bonus-livres_per = take the livres
rococo-bonus-prestige_per = score the prestige
rococo-bonus-per_garment_colour = take your reward for your garments
rococo-bonus-livres_by_deck_size = take the livres for your staff
rococo-bonus-prestige_by_deck_size = score the prestige for your staff
rococo-bonus-buy_prestige = buy prestige with livres
rococo-bonus-discard_silk = discard resource tiles for prestige
rococo-bonus-use_own_bonus = move a card from your supply to your discard pile and use its bonus
rococo-bonus-copy_opponent_bonus = choose whose top card you copy
rococo-bonus-livres_if_no_colour = take the livres for the missing colours
rococo-bonus-claim_favor = take the Queen’s favor
rococo-bonus-take_resource = take any tile from a drawer
rococo-bonus-take_jewel = take any jewel from the display

## More names

rococo-hire-special = your specialised Apprentice

## Pieces and bonuses in words

rococo-fireworks = Fireworks
rococo-statues = Statues
rococo-kitchen-left = Kitchen, left
rococo-kitchen-right = Kitchen, right
rococo-fountain-left = Fountain, upper row
rococo-fountain-right = Fountain, lower row
rococo-musicians = Musicians, { $hall }
rococo-space = { $kind } { $n }
rococo-jeweller = Jeweller
rococo-deluxe-azure = { $for ->
   *[other] blue
 }
rococo-deluxe-rose = { $for ->
   *[other] pink
 }
rococo-deluxe-jade = { $for ->
   *[other] green
 }
rococo-deluxe-amber = { $for ->
   *[other] orange
 }
rococo-classic-azure = { $for ->
   *[other] yellow
 }
rococo-classic-rose = { $for ->
   *[other] green
 }
rococo-classic-jade = { $for ->
   *[other] red
 }
rococo-classic-amber = { $for ->
   *[other] blue
 }
rococo-master = Master
rococo-journeyman = Journeyman
rococo-apprentice = Apprentice
rococo-card-name = { $rank } { $level }
rococo-special = specialised Apprentice
rococo-gown-of = { $colour } gown
rococo-coat-of = { $colour } coat
rococo-garment = { $what } ({ $printed })
rococo-needs = needs { $what }
rococo-master-only = only a Master can make it
rococo-sells = sells for { $price }
rococo-tile = { $silk } · { $goods }
rococo-silks = { $silk }
rococo-about-tile = Resource tile: { $silk }; or { $goods }
rococo-livres = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
 }
rococo-lace = { $n } lace
rococo-yarn = { $n } yarn
rococo-prestige = { $n } prestige
rococo-silk = { $n } { $colour } silk
rococo-guest = { $hall }, guest { $n }
rococo-jewel-name = { $kind ->
    [ring] { $colour } ring
   *[necklace] { $colour } necklace
 }
rococo-task-JT1 = an Apprentice acquires and keeps { $silk } silk
rococo-task-JT2 = an Apprentice acquires and keeps { $silk } silk
rococo-task-JT3 = an Apprentice acquires lace or yarn
rococo-task-JT4 = an Apprentice funds a decoration
rococo-task-MT1 = a Journeyman tailors a gown
rococo-task-MT2 = a Journeyman tailors a coat
rococo-task-MT3 = a Master tailors a garment
rococo-her-favor = She claims the Queen’s favor and scores 3 prestige.
rococo-her-drawer = She takes all tiles of drawer { $n }.
rococo-her-place = { $place ->
    [left] She takes the left tile of every drawer.
    [centre] She takes the middle tile of every drawer.
   *[right] She takes the right tile of every drawer.
 }
rococo-her-tailor = { $from ->
    [left] She tailors garment number { $n } from the left.
   *[right] She tailors garment number { $n } from the right.
 }
rococo-her-hire = { $from ->
    [left] She hires employee number { $n } from the left.
   *[right] She hires employee number { $n } from the right.
 }
rococo-her-fund = She funds the cheapest of these: { $what }.
rococo-her-fireworks = fireworks
rococo-her-kitchen = kitchen
rococo-her-musicians = musicians
rococo-her-statues = statues
rococo-b-none = no bonus
rococo-b-pay = for { $price }: { $what }
rococo-b-if = { $gain } ({ $wish })
rococo-b-several = { $what }
rococo-b-lace_or_yarn = one lace or one yarn
rococo-b-random_resource = a random resource tile
rococo-b-extra-acquire = acquire one more tile
rococo-b-extra-tailor = tailor one more garment
rococo-b-extra-fund = fund one more decoration
rococo-b-less = { $what } less
rococo-b-must-sell = it must be sold
rococo-b-delegate = { $pay ->
    [none] depute any employee without livres and use their bonus
    [printed] depute any employee for the printed livres
   *[table] depute any employee for { $list } livres (Master, Journeyman, Apprentice)
 }
rococo-b-per = { $n ->
    [1] { $gain } for each { $what }
   *[other] { $gain } for every { $n } { $what }
 }
rococo-b-colour = { $gain } per { $colour } garment
rococo-b-no-colour = { $gain } without { $colour } garments
rococo-b-staff = { $kind ->
    [livres] livres by size of the staff: { $list }
   *[prestige] prestige by size of the staff: { $list }
 }
rococo-b-step = { $staff }: { $amount }
rococo-b-buy = any number of times: 1 prestige for { $price }
rococo-b-discard_silk = { $n ->
    [one] discard tiles: 1 prestige per scarce roll, or per { $n } frequent roll
   *[other] discard tiles: 1 prestige per scarce roll, or per { $n } frequent rolls
 }
rococo-b-use_own_bonus = move a card of the supply to the discard and use its bonus
rococo-b-copy_opponent_bonus = use the bonus on top of a rival’s discard
rococo-b-claim_favor = take the Queen’s favor, and { $gain }
rococo-b-take_resource = take any tile from a drawer
rococo-b-take_jewel = take any jewel
rococo-of-garment = { $n ->
    [one] own garment
   *[other] own garments
 }
rococo-of-garment_azure = { $n ->
    [one] own { $colour } garment
   *[other] own { $colour } garments
 }
rococo-of-garment_rose = { $n ->
    [one] own { $colour } garment
   *[other] own { $colour } garments
 }
rococo-of-decoration = { $n ->
    [one] own decoration
   *[other] own decorations
 }
rococo-of-hall_present = { $n ->
    [one] hall with own presence
   *[other] halls with own presence
 }
rococo-of-garment_in_one_hall = { $n ->
    [one] own garment in one hall
   *[other] own garments in one hall
 }
rococo-of-master_guest = { $n ->
    [one] own garment on a master space
   *[other] own garments on master spaces
 }
rococo-of-pair_lady_gentleman = { $n ->
    [one] pair of own gown and coat
   *[other] pairs of own gown and coat
 }
rococo-of-pair_azure_jade = { $n ->
    [one] pair of own gowns in both colours
   *[other] pairs of own gowns in both colours
 }
rococo-of-lace_yarn_pair = { $n ->
    [one] pair of lace and yarn returned
   *[other] pairs of lace and yarn returned
 }
rococo-of-jewel = { $n ->
    [one] own jewel
   *[other] own jewels
 }
rococo-of-ring = { $n ->
    [one] own ring
   *[other] own rings
 }
rococo-of-necklace = { $n ->
    [one] own necklace
   *[other] own necklaces
 }
rococo-of-jewel_set = { $n ->
    [one] set of four different jewels
   *[other] sets of four different jewels
 }
rococo-of-apprentice = { $n ->
    [one] own Apprentice
   *[other] own Apprentices
 }
rococo-if-gentleman_garments = { $n ->
    [one] hire with { $n } own coat at the ball
   *[other] hire with { $n } own coats at the ball
 }
rococo-if-lady_garments = { $n ->
    [one] hire with { $n } own gown at the ball
   *[other] hire with { $n } own gowns at the ball
 }
rococo-if-master_guests = { $n ->
    [one] hire with { $n } own garment on a master space
   *[other] hire with { $n } own garments on master spaces
 }
rococo-if-livres = { $n ->
    [one] hire with { $n } livre
   *[other] hire with { $n } livres
 }
rococo-if-jewels = { $n ->
    [one] hire with { $n } jewel
   *[other] hire with { $n } jewels
 }
rococo-if-decoration_types = { $n ->
    [one] hire with { $n } kind of decoration
   *[other] hire with { $n } kinds of decorations
 }
rococo-if-stock = { $tiles ->
    [one] hire with { $tiles } tile, { $lace } lace and { $yarn } yarn
   *[other] hire with { $tiles } tiles, { $lace } lace and { $yarn } yarn
 }
rococo-if-prestige = hire with { $n } prestige scored
rococo-if-master_exams = hire after a Master exam
rococo-if-halls_present = hire when present in all halls
rococo-at-end = at the end, { $what }
rococo-card-does = { $card }: { $bonus }
rococo-deputes = { $price } for deputing
rococo-about = { $what }

## Why not, in short

rococo-why-ROC-ACQ-03 = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-FUND-08 = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-HIRE-04 = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-JB-04 = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-TAILOR-02 = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-EXAM-11-fee = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-EXAM-12-fee = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-TAILOR-04-azure = { $what } needed, you have { $have }.
rococo-why-ROC-TAILOR-04-rose = { $what } needed, you have { $have }.
rococo-why-ROC-TAILOR-04-jade = { $what } needed, you have { $have }.
rococo-why-ROC-TAILOR-04-amber = { $what } needed, you have { $have }.
rococo-why-ROC-TAILOR-06-lace = { rococo-lace } needed, you have { $have }.
rococo-why-ROC-TAILOR-06-yarn = { rococo-yarn } needed, you have { $have }.
rococo-why-ROC-ACQ-01 = No tile lies there.
rococo-why-ROC-BON-01 = This bonus does not offer it.
rococo-why-ROC-EXAM-17 = An exam is never a bonus.
rococo-why-ROC-EXAM-11 = This exam is not open to you now.
rococo-why-ROC-EXAM-12 = This exam is not open to you now.
rococo-why-ROC-EXAM-11-tasks = Tasks marked: { $have } of { $n }.
rococo-why-ROC-EXAM-12-tasks = Tasks marked: { $have } of { $n }.
rococo-why-ROC-DEPUTE-05 = Four must remain, and your staff is { $have }.
rococo-why-ROC-DEPUTE-01 = Four employees must remain.
rococo-why-ROC-MIX-03 = This card is already leaving.
rococo-why-ROC-MIX-10 = Nothing to save in this colour.
rococo-why-ROC-MIX-21 = No bonus there that you can use now.
rococo-why-ROC-MIX-26 = It cannot be sold, and this bonus must sell.
rococo-why-ROC-P3-07-favor = An Apprentice cannot claim it.
rococo-why-ROC-P3-07-apprentice = Only an Apprentice takes this exam.
rococo-why-ROC-P3-07-journeyman = Only a Journeyman takes this exam.
rococo-why-ROC-FAVOR-01 = It is taken for this round.
rococo-why-ROC-FUND-03 = This space is taken.
rococo-why-ROC-FUND-04 = You already have a token in this half.
rococo-why-ROC-JB-10 = You already have a jeweller.
rococo-why-ROC-JB-02 = You have no jeweller.
rococo-why-ROC-JB-03 = Necklaces go with gowns, rings with coats.
rococo-why-ROC-JB-08 = No jewel lies there.
rococo-why-ROC-HIRE-01 = Only a Master hires.
rococo-why-ROC-SPEC-01 = Already hired.
rococo-why-ROC-SPEC-01-rank = Only a Master hires.
rococo-why-ROC-SPEC-JA-1 = Coats at the ball: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-2 = Gowns at the ball: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-3 = Garments on master spaces: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-4 = { rococo-livres } needed, you have { $have }.
rococo-why-ROC-SPEC-JA-5 = Jewels: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-6 = Kinds of decorations: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-7 = Four tiles, two lace and two yarn are needed.
rococo-why-ROC-SPEC-JA-8 = Prestige scored: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-9 = Master exams passed: { $have } of { $n }.
rococo-why-ROC-SPEC-JA-10 = Present in halls: { $have } of { $n }.
rococo-why-ROC-TAILOR-01 = An Apprentice does not tailor.
rococo-why-ROC-TAILOR-03 = Only a Master makes it.
rococo-why-ROC-TAILOR-05 = This tile is not needed.
rococo-why-ROC-TAILOR-12 = Only for what a Master made.
rococo-why-ROC-TAILOR-13 = This guest is already dressed.
rococo-why-ROC-TAILOR-14 = No suitable guest is free.
rococo-why-ROC-EMP-JJ-6 = This bonus must sell.
rococo-why-ROC-FEST-01 = Festive garments are never sold.
rococo-why-ROC-FEST-02 = No suitable guest is free.
rococo-why-ROC-EXCL-01 = Exclusive garments are never sold.
rococo-why-ROC-EXCL-02 = No suitable guest is free.

## So many of what is paid or comes, in facts about a choice

rococo-goods-livres = { rococo-livres }
rococo-goods-lace = { rococo-lace }
rococo-goods-yarn = { rococo-yarn }
rococo-goods-prestige = { rococo-prestige }
rococo-goods-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
rococo-goods-tile = { $n ->
    [one] { $n } resource tile
   *[other] { $n } resource tiles
 }
rococo-goods-unseen = { $n ->
    [one] { $n } hidden thing
   *[other] { $n } hidden things
 }
