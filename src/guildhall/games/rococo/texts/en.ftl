### Rococo: prompts, log, score, options, actions and the names of things.

rococo-summary = Run a tailor’s shop at the court of Louis XV: lead your employees wisely, sew splendid gowns and coats, adorn the palace, and have the most prestige when the great ball opens.

## What the player is asked

rococo-prompt-choose = { $count ->
    [one] Choose { $count } more card for your hand.
   *[other] Choose { $count } cards for your hand.
 }
rococo-prompt-confirm = Play this round with these three cards? Confirm, or choose again.
rococo-prompt-play = Your turn: play a card from your hand.
rococo-prompt-main = Choose one main action, or do without. Played: { $card }
rococo-prompt-bonus = Bonus: { $bonus }. You may decline. { $card }
rococo-prompt-garment-bonus = Bonus of { $garment }: { $bonus }. You may decline.
rococo-prompt-reward-tile = Your guest gives you a resource tile: take one from a drawer, or decline.
rococo-prompt-tile = Keep the tile as silk, or exchange it for lace or yarn? { $tile }
rococo-prompt-discount = Which silk do you save on { $garment }? You may also save none.
rococo-prompt-pay = Choose resource tiles to pay for { $garment }{ $azure ->
    [0] { "" }
   *[other] { "; " }blue (classic: yellow) rolls still needed: { $azure }
 }{ $rose ->
    [0] { "" }
   *[other] { "; " }pink (classic: green) rolls still needed: { $rose }
 }{ $jade ->
    [0] { "" }
   *[other] { "; " }green (classic: red) rolls still needed: { $jade }
 }{ $amber ->
    [0] { "" }
   *[other] { "; " }orange (classic: blue) rolls still needed: { $amber }
 }.
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
rococo-log-recycle = { $player } turns the discard pile into a new supply.
rococo-log-play = { $player } plays { $card }
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
rococo-log-tailor = { $player } tailors { $price ->
    [0] free of charge
    [one] for { $price } livre
   *[other] for { $price } livres
 }: { $garment }.
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

rococo-score-play = During the game
rococo-score-livres = 1. Livres left
rococo-score-jewels = 1b. Jewels
rococo-score-crowns = 2. Employees with a crown
rococo-score-favor = 2. The Queen’s favor
rococo-score-hall1 = 3. King’s Hall
rococo-score-hall2 = 3. Second Hall
rococo-score-hall3 = 3. Third Hall
rococo-score-hall4 = 3. Fourth Hall
rococo-score-hall5 = 3. Fifth Hall
rococo-score-fireworks = 4. Fireworks
rococo-score-statues = 6. Statues
rococo-score-garments = 7. Garments in the halls
rococo-score-terrace = 5 + 7. Garments on the Terrace
rococo-score-decorations = 7. Decorations
rococo-score-all-halls = 7. All Halls bonus
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
rococo-option-start_player = Who goes first in round 1 (alone: Madame du Barry).
rococo-option-start_player-by_lot = A player drawn by lot.
rococo-option-start_player-first_seat = The first seat.

## Actions

rococo-action-choose = Take in hand: { $a }
rococo-action-confirm = Confirm these cards
rococo-action-change = Choose again
rococo-action-play = Play: { $a }
rococo-action-no-action = No main action
rococo-action-favor = Claim the Queen’s favor
rococo-action-acquire = Take a resource tile: { $a }
rococo-action-tailor = Tailor: { $a }
rococo-action-hire = Hire: { $a }
rococo-action-depute = Depute the played card
rococo-action-fund = Fund: { $a }
rococo-action-exam = Take the exam: { $a }
rococo-action-use = Use the bonus
rococo-action-decline = Decline
rococo-action-done = Done
rococo-action-keep = Keep the tile as silk
rococo-action-convert = Discard the tile for the lace or yarn it shows
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

## Names: colours, halls and places

rococo-name-azure = blue (classic: yellow)
rococo-name-rose = pink (classic: green)
rococo-name-jade = green (classic: red)
rococo-name-amber = orange (classic: blue)
rococo-hall-1 = King’s Hall
rococo-hall-2 = Second Hall
rococo-hall-3 = Third Hall
rococo-hall-4 = Fourth Hall
rococo-hall-5 = Fifth Hall
rococo-acquire-1-1 = drawer 1, space 1
rococo-acquire-1-2 = drawer 1, space 2
rococo-acquire-1-3 = drawer 1, space 3
rococo-acquire-1-4 = drawer 1, space 4
rococo-acquire-2-1 = drawer 2, space 1
rococo-acquire-2-2 = drawer 2, space 2
rococo-acquire-2-3 = drawer 2, space 3
rococo-acquire-2-4 = drawer 2, space 4
rococo-acquire-3-1 = drawer 3, space 1
rococo-acquire-3-2 = drawer 3, space 2
rococo-acquire-3-3 = drawer 3, space 3
rococo-acquire-3-4 = drawer 3, space 4
rococo-name-G1 = display space 1
rococo-name-G2 = display space 2
rococo-name-G3 = display space 3
rococo-name-G4 = display space 4
rococo-name-G5 = display space 5
rococo-name-G6 = display space 6
rococo-name-G7 = display space 7
rococo-place-1-1 = King’s Hall, guest 1
rococo-place-1-2 = King’s Hall, guest 2
rococo-place-1-3 = King’s Hall, guest 3
rococo-place-1-4 = King’s Hall, guest 4
rococo-place-1-5 = King’s Hall, guest 5
rococo-place-1-6 = King’s Hall, guest 6
rococo-place-1-7 = King’s Hall, guest 7
rococo-place-1-8 = King’s Hall, guest 8
rococo-place-1-9 = King’s Hall, guest 9
rococo-place-2-1 = Second Hall, guest 1
rococo-place-2-2 = Second Hall, guest 2
rococo-place-2-3 = Second Hall, guest 3
rococo-place-2-4 = Second Hall, guest 4
rococo-place-2-5 = Second Hall, guest 5
rococo-place-2-6 = Second Hall, guest 6
rococo-place-2-7 = Second Hall, guest 7
rococo-place-2-8 = Second Hall, guest 8
rococo-place-2-9 = Second Hall, guest 9
rococo-place-3-1 = Third Hall, guest 1
rococo-place-3-2 = Third Hall, guest 2
rococo-place-3-3 = Third Hall, guest 3
rococo-place-3-4 = Third Hall, guest 4
rococo-place-3-5 = Third Hall, guest 5
rococo-place-3-6 = Third Hall, guest 6
rococo-place-3-7 = Third Hall, guest 7
rococo-place-3-8 = Third Hall, guest 8
rococo-place-3-9 = Third Hall, guest 9
rococo-place-4-1 = Fourth Hall, guest 1
rococo-place-4-2 = Fourth Hall, guest 2
rococo-place-4-3 = Fourth Hall, guest 3
rococo-place-4-4 = Fourth Hall, guest 4
rococo-place-4-5 = Fourth Hall, guest 5
rococo-place-4-6 = Fourth Hall, guest 6
rococo-place-4-7 = Fourth Hall, guest 7
rococo-place-4-8 = Fourth Hall, guest 8
rococo-place-4-9 = Fourth Hall, guest 9
rococo-place-5-1 = Fifth Hall, guest 1
rococo-place-5-2 = Fifth Hall, guest 2
rococo-place-5-3 = Fifth Hall, guest 3
rococo-place-5-4 = Fifth Hall, guest 4
rococo-place-5-5 = Fifth Hall, guest 5
rococo-place-5-6 = Fifth Hall, guest 6
rococo-place-5-7 = Fifth Hall, guest 7
rococo-place-5-8 = Fifth Hall, guest 8
rococo-place-5-9 = Fifth Hall, guest 9
rococo-copy-0 = player 1
rococo-copy-1 = player 2
rococo-copy-2 = player 3
rococo-copy-3 = player 4
rococo-copy-4 = player 5

## Names: decorations, exams and tasks

rococo-name-F1 = fireworks, space 1
rococo-name-F2 = fireworks, space 2
rococo-name-F3 = fireworks, space 3
rococo-name-F4 = fireworks, space 4
rococo-name-F5 = fireworks, space 5
rococo-name-F6 = fireworks, space 6
rococo-name-S1 = statues, space 1
rococo-name-S2 = statues, space 2
rococo-name-S3 = statues, space 3
rococo-name-S4 = statues, space 4
rococo-name-S5 = statues, space 5
rococo-name-KL1 = left half of the kitchen (classic: upper row of the fountain), space 1
rococo-name-KL2 = left half of the kitchen (classic: upper row of the fountain), space 2
rococo-name-KL3 = left half of the kitchen (classic: upper row of the fountain), space 3
rococo-name-KR1 = right half of the kitchen (classic: lower row of the fountain), space 1
rococo-name-KR2 = right half of the kitchen (classic: lower row of the fountain), space 2
rococo-name-KR3 = right half of the kitchen (classic: lower row of the fountain), space 3
rococo-name-M1 = musicians, King’s Hall
rococo-name-M2 = musicians, Second Hall
rococo-name-M3 = musicians, Third Hall
rococo-name-M4 = musicians, Fourth Hall
rococo-name-M5 = musicians, Fifth Hall
rococo-name-W1 = jeweller, space 1
rococo-name-W2 = jeweller, space 2
rococo-name-W3 = jeweller, space 3
rococo-name-W4 = jeweller, space 4
rococo-name-W5 = jeweller, space 5
rococo-exam-journeyman = Journeyman exam
rococo-exam-master = Master exam
rococo-name-JT1 = an Apprentice acquires and keeps blue or pink (classic: yellow or green) silk
rococo-name-JT2 = an Apprentice acquires and keeps green or orange (classic: red or blue) silk
rococo-name-JT3 = an Apprentice acquires lace or yarn
rococo-name-JT4 = an Apprentice funds a decoration
rococo-name-MT1 = a Journeyman tailors a gown
rococo-name-MT2 = a Journeyman tailors a coat
rococo-name-MT3 = a Master tailors a garment

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

## Names: employees with their bonuses

rococo-name-S-a = Master S-a: no bonus
rococo-name-S-b = Master S-b: no bonus
rococo-name-S-c = Journeyman S-c: for 1 livre, 1 lace or 1 yarn
rococo-name-S-d = Apprentice S-d: acquire one more tile
rococo-name-S-e = Apprentice S-e: 2 livres
rococo-name-I-a = Master I-a: 1 livre
rococo-name-I-b = Master I-b: depute any card without livres and use its bonus
rococo-name-I-c = Journeyman I-c: for 1 livre, a random tile
rococo-name-I-d = Journeyman I-d: acquire one more tile
rococo-name-I-e = Apprentice I-e: a random tile
rococo-name-I-f = Apprentice I-f: 1 lace or 1 yarn
rococo-name-II-a = Master II-a: 1 livre per blue (classic: yellow) garment, 2 per green (classic: red) one
rococo-name-II-b = Journeyman II-b: tailor one more garment with 1 blue or pink (classic: yellow or green) silk less
rococo-name-II-c = Journeyman II-c: depute any card for 8, 5 or 2 livres
rococo-name-II-d = Apprentice II-d: 1 prestige for every 2 decorations
rococo-name-III-a = Master III-a: 1 livre per decoration
rococo-name-III-b = Journeyman III-b: 1 prestige for every 3 garments
rococo-name-III-c = Apprentice III-c: fund one more decoration at 5 livres less
rococo-name-III-d = Apprentice III-d: 2 to 14 livres by size of staff
rococo-name-IV-a = Master IV-a: 1 to 7 livres by size of staff
rococo-name-IV-b = Journeyman IV-b: tailor one more garment with up to 2 green (classic: red) silk less
rococo-name-IV-c = Journeyman IV-c: 2 livres per pink (classic: green) garment, 1 prestige per orange (classic: blue) one
rococo-name-IV-d = Apprentice IV-d: 1 prestige for every 4 livres you pay
rococo-name-V-a = Master V-a: 1 livre per garment
rococo-name-V-b = Master V-b: 1 prestige for every 2 decorations
rococo-name-V-c = Journeyman V-c: 1 prestige for every 2 garments
rococo-name-V-d = Apprentice V-d: discard tiles for prestige
rococo-name-VI-a = Master VI-a: 1 prestige for every 3 livres you pay
rococo-name-VI-b = Journeyman VI-b: fund one more decoration at 10 livres less
rococo-name-VI-c = Apprentice VI-c: at the end, 2 to 11 prestige by size of staff
rococo-name-VI-d = Apprentice VI-d: at the end, 3 prestige per pair of lace and yarn
rococo-name-VI-e = Apprentice VI-e: at the end, 3 prestige for every 2 garments on master spaces
rococo-name-VI-f = Apprentice VI-f: at the end, 2 prestige per pair of a gown and a coat
rococo-name-JJ-1 = Journeyman JJ-1: move a card from your supply to your discard pile and use its bonus
rococo-name-JJ-2 = Journeyman JJ-2: use the bonus on top of an opponent’s discard pile
rococo-name-JJ-3 = Journeyman JJ-3: 1 livre per hall where you are present
rococo-name-JJ-4 = Journeyman JJ-4: 6 to 2 livres, more for a small staff
rococo-name-JJ-5 = Journeyman JJ-5: 3 livres for every 2 decorations
rococo-name-JJ-6 = Journeyman JJ-6: tailor and sell one more garment, and 1 prestige
rococo-name-JJ-7 = Journeyman JJ-7: 1 prestige for every 2 garments in one hall
rococo-name-JJ-8 = Journeyman JJ-8: 3 livres for every 2 rings
rococo-name-JJ-9 = Journeyman JJ-9: 1 prestige for every 3 jewels
rococo-name-JM-1 = Master JM-1: 2 livres per garment in one hall
rococo-name-JM-2 = Master JM-2: 1 prestige per pair of a blue and a green (classic: yellow and red) garment
rococo-name-JM-3 = Master JM-3: 3 livres for every 2 garments on master spaces
rococo-name-JM-4 = Master JM-4: 3 livres for every 2 jewels
rococo-name-JM-5 = Master JM-5: 4 livres without a green (classic: red) garment, 5 without an orange (classic: blue) one
rococo-name-JM-6 = Master JM-6: at the end, 6 prestige per set of four different jewels
rococo-name-JM-7 = Master JM-7: at the end, 3 prestige for every 2 necklaces
rococo-name-JM-8 = Master JM-8: at the end, 1 prestige per decoration
rococo-name-JM-9 = Master JM-9: at the end, 3 prestige for every 2 Apprentices
rococo-name-JA-1 = Apprentice JA-1: 3 prestige (hire with 3 coats)
rococo-name-JA-2 = Apprentice JA-2: 3 prestige (hire with 3 gowns)
rococo-name-JA-3 = Apprentice JA-3: 3 prestige (hire with 3 garments on master spaces)
rococo-name-JA-4 = Apprentice JA-4: 3 prestige (hire with 30 livres)
rococo-name-JA-5 = Apprentice JA-5: 3 prestige (hire with 3 jewels)
rococo-name-JA-6 = Apprentice JA-6: 3 prestige (hire with 3 kinds of decorations)
rococo-name-JA-7 = Apprentice JA-7: 3 prestige (hire with 4 tiles, 2 lace and 2 yarn)
rococo-name-JA-8 = Apprentice JA-8: 3 prestige (hire with 5 prestige)
rococo-name-JA-9 = Apprentice JA-9: 3 prestige (hire with a Master exam passed)
rococo-name-JA-10 = Apprentice JA-10: 3 prestige (hire with presence in all five halls)

## Names: Madame du Barry’s cards

rococo-name-DB01 = She claims the Queen’s favor and scores 3 prestige points.
rococo-name-DB02 = She claims the Queen’s favor and scores 3 prestige points.
rococo-name-DB03 = She takes all tiles of drawer 1.
rococo-name-DB04 = She takes all tiles of drawer 2.
rococo-name-DB05 = She takes all tiles of drawer 3.
rococo-name-DB06 = She takes the left tile of every drawer.
rococo-name-DB07 = She takes the middle tile of every drawer.
rococo-name-DB08 = She takes the right tile of every drawer.
rococo-name-DB09 = She tailors garment number 1 from the right.
rococo-name-DB10 = She tailors garment number 2 from the right.
rococo-name-DB11 = She tailors garment number 3 from the right.
rococo-name-DB12 = She tailors garment number 1 from the left.
rococo-name-DB13 = She tailors garment number 2 from the left.
rococo-name-DB14 = She hires employee number 2 from the left.
rococo-name-DB15 = She hires employee number 1 from the right.
rococo-name-DB16 = She funds the cheapest fireworks.
rococo-name-DB17 = She funds the cheapest space of the kitchen.
rococo-name-DB18 = She funds the cheapest musicians.
rococo-name-DB19 = She funds the cheapest statue.
rococo-name-DB20 = She takes all tiles of drawer 1.
rococo-name-DB21 = She takes all tiles of drawer 2.
rococo-name-DB22 = She takes all tiles of drawer 3.
rococo-name-DB23 = She takes the left tile of every drawer.
rococo-name-DB24 = She takes the middle tile of every drawer.
rococo-name-DB25 = She takes the right tile of every drawer.

## Names: resource tiles

rococo-name-T01 = 2 blue (classic: yellow) silk; or 1 lace or 1 yarn
rococo-name-T02 = 2 blue (classic: yellow) silk; or 1 lace or 1 yarn
rococo-name-T03 = 2 blue (classic: yellow) silk; or 1 lace or 1 yarn
rococo-name-T04 = 2 blue (classic: yellow) silk; or 1 lace or 1 yarn
rococo-name-T05 = 2 blue (classic: yellow) silk; or 1 lace
rococo-name-T06 = 2 blue (classic: yellow) silk; or 1 lace
rococo-name-T07 = 2 blue (classic: yellow) silk; or 1 yarn
rococo-name-T08 = 2 blue (classic: yellow) silk; or 1 yarn
rococo-name-T09 = 1 blue (classic: yellow) silk; or 1 lace and 1 yarn
rococo-name-T10 = 1 blue (classic: yellow) silk; or 1 lace and 1 yarn
rococo-name-T11 = 1 blue (classic: yellow) silk; or 1 lace and 1 yarn
rococo-name-T12 = 2 pink (classic: green) silk; or 1 lace or 1 yarn
rococo-name-T13 = 2 pink (classic: green) silk; or 1 lace or 1 yarn
rococo-name-T14 = 2 pink (classic: green) silk; or 1 lace or 1 yarn
rococo-name-T15 = 2 pink (classic: green) silk; or 1 lace or 1 yarn
rococo-name-T16 = 2 pink (classic: green) silk; or 1 lace
rococo-name-T17 = 2 pink (classic: green) silk; or 1 lace
rococo-name-T18 = 2 pink (classic: green) silk; or 1 yarn
rococo-name-T19 = 2 pink (classic: green) silk; or 1 yarn
rococo-name-T20 = 1 pink (classic: green) silk; or 1 lace and 1 yarn
rococo-name-T21 = 1 pink (classic: green) silk; or 1 lace and 1 yarn
rococo-name-T22 = 1 pink (classic: green) silk; or 1 lace and 1 yarn
rococo-name-T23 = 1 blue + 1 pink (classic: yellow + green) silk; or 1 lace or 1 yarn
rococo-name-T24 = 1 blue + 1 pink (classic: yellow + green) silk; or 1 lace or 1 yarn
rococo-name-T25 = 1 blue + 1 pink (classic: yellow + green) silk; or 1 lace or 1 yarn
rococo-name-T26 = 1 blue + 1 pink (classic: yellow + green) silk; or 1 lace and 1 yarn
rococo-name-T27 = 1 blue + 1 pink (classic: yellow + green) silk; or 1 lace and 1 yarn
rococo-name-T28 = 1 blue + 1 green (classic: yellow + red) silk; or 1 lace
rococo-name-T29 = 1 blue + 1 green (classic: yellow + red) silk; or 1 lace
rococo-name-T30 = 1 blue + 1 green (classic: yellow + red) silk; or 1 yarn
rococo-name-T31 = 1 blue + 1 green (classic: yellow + red) silk; or 1 yarn
rococo-name-T32 = 1 pink + 1 green (classic: green + red) silk; or 1 lace
rococo-name-T33 = 1 pink + 1 green (classic: green + red) silk; or 1 lace
rococo-name-T34 = 1 pink + 1 green (classic: green + red) silk; or 1 yarn
rococo-name-T35 = 1 pink + 1 green (classic: green + red) silk; or 1 yarn
rococo-name-T36 = 1 green (classic: red) silk; or 1 lace and 1 yarn
rococo-name-T37 = 1 green (classic: red) silk; or 1 lace and 1 yarn
rococo-name-T38 = 1 green (classic: red) silk; or 1 lace and 1 yarn
rococo-name-T39 = 2 green (classic: red) silk; or 1 lace
rococo-name-T40 = 2 green (classic: red) silk; or 1 yarn
rococo-name-T41 = 2 green (classic: red) silk; or 1 yarn
rococo-name-T42 = 1 orange (classic: blue) silk; or 1 lace or 1 yarn
rococo-name-T43 = 1 orange (classic: blue) silk; or 1 lace or 1 yarn
rococo-name-T44 = 1 orange (classic: blue) silk; or 1 lace or 1 yarn
rococo-name-T45 = 1 orange (classic: blue) silk; or 1 lace and 1 yarn
rococo-name-T46 = 1 orange (classic: blue) silk; or 1 lace and 1 yarn
rococo-name-T47 = 1 blue + 1 orange (classic: yellow + blue) silk; or 1 yarn
rococo-name-T48 = 1 pink + 1 orange (classic: green + blue) silk; or 1 lace
rococo-name-T49 = 3 blue (classic: yellow) silk; or 1 yarn
rococo-name-T50 = 3 pink (classic: green) silk; or 1 lace
rococo-name-T51 = 1 green + 1 orange (classic: red + blue) silk; or 1 yarn
rococo-name-T52 = 1 blue + 1 pink + 1 green (classic: yellow + green + red) silk; or 1 lace
rococo-name-T53 = 1 green (classic: red) silk; or 2 lace and 1 yarn

## More names

rococo-hire-1 = employee 1 of the hire area
rococo-hire-2 = employee 2 of the hire area
rococo-hire-3 = employee 3 of the hire area
rococo-hire-4 = employee 4 of the hire area
rococo-jewel-1 = space 1 of the jewel display
rococo-jewel-2 = space 2 of the jewel display
rococo-jewel-3 = space 3 of the jewel display
rococo-jewel-4 = space 4 of the jewel display
rococo-jewel-5 = space 5 of the jewel display
rococo-jewel-azure = blue (classic: yellow) necklace
rococo-jewel-rose = pink (classic: green) ring
rococo-jewel-jade = green (classic: red) necklace
rococo-jewel-amber = orange (classic: blue) ring
rococo-hire-special = your specialised Apprentice
rococo-effect-S-a = No bonus.
rococo-effect-S-b = No bonus.
rococo-effect-S-c = For 1 livre, 1 lace or 1 yarn.
rococo-effect-S-d = Acquire one more tile.
rococo-effect-S-e = 2 livres.
rococo-effect-I-a = 1 livre.
rococo-effect-I-b = Depute any card without livres and use its bonus.
rococo-effect-I-c = For 1 livre, a random tile.
rococo-effect-I-d = Acquire one more tile.
rococo-effect-I-e = A random tile.
rococo-effect-I-f = 1 lace or 1 yarn.
rococo-effect-II-a = 1 livre per blue (classic: yellow) garment, 2 per green (classic: red) one.
rococo-effect-II-b = Tailor one more garment with 1 blue or pink (classic: yellow or green) silk less.
rococo-effect-II-c = Depute any card for 8, 5 or 2 livres.
rococo-effect-II-d = 1 prestige for every 2 decorations.
rococo-effect-III-a = 1 livre per decoration.
rococo-effect-III-b = 1 prestige for every 3 garments.
rococo-effect-III-c = Fund one more decoration at 5 livres less.
rococo-effect-III-d = 2 to 14 livres by size of staff.
rococo-effect-IV-a = 1 to 7 livres by size of staff.
rococo-effect-IV-b = Tailor one more garment with up to 2 green (classic: red) silk less.
rococo-effect-IV-c = 2 livres per pink (classic: green) garment, 1 prestige per orange (classic: blue) one.
rococo-effect-IV-d = 1 prestige for every 4 livres you pay.
rococo-effect-V-a = 1 livre per garment.
rococo-effect-V-b = 1 prestige for every 2 decorations.
rococo-effect-V-c = 1 prestige for every 2 garments.
rococo-effect-V-d = Discard tiles for prestige.
rococo-effect-VI-a = 1 prestige for every 3 livres you pay.
rococo-effect-VI-b = Fund one more decoration at 10 livres less.
rococo-effect-VI-c = At the end, 2 to 11 prestige by size of staff.
rococo-effect-VI-d = At the end, 3 prestige per pair of lace and yarn.
rococo-effect-VI-e = At the end, 3 prestige for every 2 garments on master spaces.
rococo-effect-VI-f = At the end, 2 prestige per pair of a gown and a coat.
rococo-effect-JJ-1 = Move a card from your supply to your discard pile and use its bonus.
rococo-effect-JJ-2 = Use the bonus on top of an opponent’s discard pile.
rococo-effect-JJ-3 = 1 livre per hall where you are present.
rococo-effect-JJ-4 = 6 to 2 livres, more for a small staff.
rococo-effect-JJ-5 = 3 livres for every 2 decorations.
rococo-effect-JJ-6 = Tailor and sell one more garment, and 1 prestige.
rococo-effect-JJ-7 = 1 prestige for every 2 garments in one hall.
rococo-effect-JJ-8 = 3 livres for every 2 rings.
rococo-effect-JJ-9 = 1 prestige for every 3 jewels.
rococo-effect-JM-1 = 2 livres per garment in one hall.
rococo-effect-JM-2 = 1 prestige per pair of a blue and a green (classic: yellow and red) garment.
rococo-effect-JM-3 = 3 livres for every 2 garments on master spaces.
rococo-effect-JM-4 = 3 livres for every 2 jewels.
rococo-effect-JM-5 = 4 livres without a green (classic: red) garment, 5 without an orange (classic: blue) one.
rococo-effect-JM-6 = At the end, 6 prestige per set of four different jewels.
rococo-effect-JM-7 = At the end, 3 prestige for every 2 necklaces.
rococo-effect-JM-8 = At the end, 1 prestige per decoration.
rococo-effect-JM-9 = At the end, 3 prestige for every 2 Apprentices.
rococo-effect-JA-1 = 3 prestige (hire with 3 coats).
rococo-effect-JA-2 = 3 prestige (hire with 3 gowns).
rococo-effect-JA-3 = 3 prestige (hire with 3 garments on master spaces).
rococo-effect-JA-4 = 3 prestige (hire with 30 livres).
rococo-effect-JA-5 = 3 prestige (hire with 3 jewels).
rococo-effect-JA-6 = 3 prestige (hire with 3 kinds of decorations).
rococo-effect-JA-7 = 3 prestige (hire with 4 tiles, 2 lace and 2 yarn).
rococo-effect-JA-8 = 3 prestige (hire with 5 prestige).
rococo-effect-JA-9 = 3 prestige (hire with a Master exam passed).
rococo-effect-JA-10 = 3 prestige (hire with presence in all five halls).
rococo-effect-F01 = When made: 2 prestige per pair of a gown and a coat of yours; never sold.
rococo-effect-F02 = When made: 1 prestige per decoration of yours; never sold.
rococo-effect-F03 = When made: 1 prestige per blue (classic: yellow) garment of yours; never sold.
rococo-effect-F04 = When made: 1 prestige per pink (classic: green) garment of yours; never sold.
rococo-effect-E01 = When rented: the Queen’s favor if it is on the board, and 5 livres.
rococo-effect-E02 = When rented: you may depute any card for its printed livres, without its bonus.
rococo-effect-E03 = When rented: any tile from a drawer for free.
rococo-effect-E04 = 14 livres, sold or rented; no prestige.
rococo-effect-E05 = When rented, with a jeweller token: any jewel for free; in its own colour also a random tile.
rococo-effect-E06 = When rented, with a jeweller token: any jewel for free; in its own colour also a random tile.
rococo-colour-deluxe-azure = blue
rococo-colour-deluxe-rose = pink
rococo-colour-deluxe-jade = green
rococo-colour-deluxe-amber = orange
rococo-colour-classic-azure = yellow
rococo-colour-classic-rose = green
rococo-colour-classic-jade = red
rococo-colour-classic-amber = blue
rococo-name-necklace = necklace
rococo-name-ring = ring
rococo-rank-master = Master
rococo-rank-journeyman = Journeyman
rococo-rank-apprentice = Apprentice
rococo-decoration-fireworks = fireworks
rococo-decoration-statues = statue
rococo-decoration-kitchen_left = kitchen, left half
rococo-decoration-kitchen_right = kitchen, right half
rococo-decoration-musicians = musicians of hall
rococo-decoration-jeweller = jeweller
rococo-decoration-classic-kitchen_left = fountain, upper row
rococo-decoration-classic-kitchen_right = fountain, lower row
rococo-thing-terrace = Terrace
rococo-thing-all_halls = All Halls bonus
rococo-thing-display = Garment display
rococo-thing-drawers = Resource drawers
rococo-thing-hire = Hire area
rococo-thing-favor = Queen’s favor
rococo-thing-jewels = Jewel display
rococo-thing-staff = Staff
rococo-thing-supply = Supply
rococo-thing-hand = Hand
rococo-thing-discard-pile = Discard
rococo-thing-livres = Livres
rococo-thing-lace = Lace
rococo-thing-yarn = Yarn
rococo-thing-silk = Silk
rococo-thing-prestige = Prestige
rococo-thing-special-card = Specialised Apprentice
rococo-thing-du_barry = Madame du Barry
rococo-thing-start_marker = Golden thimble (first player)
rococo-thing-master_space = Master space
rococo-name-A01 = gown A01
rococo-name-A02 = gown A02
rococo-name-A03 = gown A03
rococo-name-A04 = gown A04
rococo-name-A05 = gown A05
rococo-name-A06 = gown A06
rococo-name-A07 = gown A07
rococo-name-A08 = gown A08
rococo-name-A09 = gown A09
rococo-name-A10 = gown A10
rococo-name-A11 = gown A11
rococo-name-A12 = gown A12
rococo-name-A13 = gown A13
rococo-name-R01 = coat R01
rococo-name-R02 = coat R02
rococo-name-R03 = coat R03
rococo-name-R04 = coat R04
rococo-name-R05 = coat R05
rococo-name-R06 = coat R06
rococo-name-R07 = coat R07
rococo-name-R08 = coat R08
rococo-name-R09 = coat R09
rococo-name-R10 = coat R10
rococo-name-R11 = coat R11
rococo-name-R12 = coat R12
rococo-name-R13 = coat R13
rococo-name-J01 = gown J01
rococo-name-J02 = gown J02
rococo-name-J03 = gown J03
rococo-name-J04 = gown J04
rococo-name-J05 = gown J05
rococo-name-J06 = gown J06
rococo-name-J07 = gown J07
rococo-name-J08 = gown J08
rococo-name-J09 = gown J09
rococo-name-J10 = gown J10
rococo-name-O01 = coat O01
rococo-name-O02 = coat O02
rococo-name-O03 = coat O03
rococo-name-O04 = coat O04
rococo-name-O05 = coat O05
rococo-name-O06 = coat O06
rococo-name-L01 = gown L01
rococo-name-L02 = coat L02
rococo-name-L03 = gown L03
rococo-name-L04 = coat L04
rococo-name-F01 = coat F01
rococo-name-F02 = gown F02
rococo-name-F03 = gown F03
rococo-name-F04 = coat F04
rococo-name-E01 = coat E01
rococo-name-E02 = gown E02
rococo-name-E03 = coat E03
rococo-name-E04 = gown E04
rococo-name-E05 = gown E05
rococo-name-E06 = coat E06
