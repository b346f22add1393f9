### Rococo: prompts, log, actions, options and the names of things.

rococo-summary = Run a tailor's workshop in the days of Louis XV: hire staff, make gowns and coats to rent out or sell, pay for fireworks and music, and earn the most prestige by the night of the great ball.
rococo-prompt-choose =
    Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } more in hand.
rococo-prompt-confirm = Confirm your hand, or choose anew.
rococo-prompt-play = Play a card.
rococo-prompt-main = { $card } is in play: choose a main action, or none.
rococo-prompt-bonus = Bonus of { $card }: { $bonus }
rococo-prompt-garment-bonus = { $garment }: { $bonus }
rococo-prompt-reward-tile = Take any tile from a drawer for free, or decline.
rococo-prompt-buy = { $card }: buy prestige points ({ $count } so far) or stop.
rococo-prompt-discard = { $card }: discard kept tiles for prestige ({ $count } so far) or stop.
rococo-prompt-tile = Keep { $tile } as silk, or turn it into lace or yarn.
rococo-prompt-discount = { $garment }: which silk is to be lowered?
rococo-prompt-pay = Pay the silk for { $garment }: azure { $azure }, rose { $rose }, jade { $jade }, amber { $amber } still due.
rococo-prompt-rent =
    The garment is made ({ $garment }): rent it out ({ $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    } at the end) or sell it ({ $livres ->
        [one] { $livres } livre
       *[other] { $livres } livres
    }).
rococo-prompt-jewel = A jewel to go with { $garment }? Buy one or decline.
rococo-prompt-place = Choose a guest space for { $garment }.
rococo-prompt-task = Two exam tasks fit: mark one.
rococo-prompt-exam-card = Take any card of the exam deck in hand.
rococo-prompt-her-card = Madame du Barry reveals { $card }.
rococo-prompt-her-place = Madame du Barry made { $garment } and reveals { $card }: hall { $hall }.
rococo-log-round = Round { $round } begins.
rococo-log-starts = { $player } held the Queen's favor and starts.
rococo-log-recycle = { $player } turns the discard into the supply.
rococo-log-chosen = { $player } has chosen a hand. { $cards }
rococo-log-play = { $player } plays { $card }.
rococo-log-favor = { $player } claims the Queen's favor.
rococo-log-acquire =
    { $player } takes { $tile } for { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-draw = { $player } draws a tile from the bag. { $tile }
rococo-log-keep = { $player } keeps the tile as silk. { $tile }
rococo-log-convert = { $player } discards { $tile } (lace { $lace }, yarn { $yarn }).
rococo-log-markers = { $player } receives lace { $lace }, yarn { $yarn }.
rococo-log-tailor =
    { $player } makes { $garment } for { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    } and { $tiles }.
rococo-log-sell = { $player } sells { $garment }.
rococo-log-place = { $player } rents out { $garment }: hall { $hall }, place { $position }.
rococo-log-all-halls =
    { $player } is present in all halls: { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    } at the end.
rococo-log-hire =
    { $player } hires { $card } for { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-depute = { $player } deputes { $card }.
rococo-log-fund =
    { $player } funds { $space } for { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-livres =
    { $player } receives { $amount ->
        [one] { $amount } livre
       *[other] { $amount } livres
    }.
rococo-log-prestige =
    { $player } scores { $amount ->
        [one] { $amount } prestige point
       *[other] { $amount } prestige points
    }.
rococo-log-discard = { $player } discards { $tile }.
rococo-log-call = { $player } calls { $card } from the supply.
rococo-log-copy = { $player } uses the bonus of { $card }, on top of { $other_player }'s discard.
rococo-log-task = { $player } completes an exam task: { $task }.
rococo-log-exam = { $player } passes the exam: { $exam }.
rococo-log-exam-card = { $player } takes a card of the exam deck. { $card }
rococo-log-jewel =
    { $player } receives a jewel ({ $jewel }) for { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-income =
    { $player } has an income of { $amount ->
        [one] { $amount } livre
       *[other] { $amount } livres
    }.
rococo-log-final = The ball begins: final scoring.
rococo-log-her-card = Madame du Barry reveals { $card }.
rococo-log-her-starts = Madame du Barry held the Queen's favor and starts.
rococo-log-her-favor = Madame du Barry takes the Queen's favor.
rococo-log-her-tiles =
    Madame du Barry takes { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
rococo-log-her-tailor = Madame du Barry makes { $garment }.
rococo-log-her-hall = Madame du Barry reveals { $card } for the place: hall { $hall }.
rococo-log-her-place = Madame du Barry rents out { $garment }: hall { $hall }, place { $position }.
rococo-log-her-markers = Madame du Barry receives lace { $lace }, yarn { $yarn }.
rococo-log-her-all-halls =
    Madame du Barry is present in all halls: { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    } at the end.
rococo-log-her-jewel = Madame du Barry takes a jewel ({ $jewel }).
rococo-log-her-hire = Madame du Barry hires { $card }.
rococo-log-her-fund = Madame du Barry funds { $space }.
rococo-log-her-task = Madame du Barry completes an exam task: { $task }.
rococo-log-her-exam = Madame du Barry passes the exam: { $exam }.
rococo-log-her-prestige =
    Madame du Barry scores { $amount ->
        [one] { $amount } prestige point
       *[other] { $amount } prestige points
    }.
rococo-score-play = Scored in play
rococo-score-livres = 1. Livres
rococo-score-jewels = 1b. Jewels
rococo-score-crowns = 2. Crown bonuses
rococo-score-favor = 2. Queen's favor
rococo-score-hall1 = 3. King's Hall
rococo-score-hall2 = 3. Second Hall
rococo-score-hall3 = 3. Third Hall
rococo-score-hall4 = 3. Fourth Hall
rococo-score-hall5 = 3. Fifth Hall
rococo-score-fireworks = 4. Fireworks
rococo-score-statues = 6. Statues
rococo-score-garments = 7. Garments in the halls
rococo-score-terrace = 5 + 7. Garments on the Terrace
rococo-score-decorations = 7. Decorations
rococo-score-all-halls = 7. All Halls
rococo-score-tiles = Her resource tiles
rococo-phase-choose = Choosing cards
rococo-phase-actions = Actions
rococo-phase-her = Madame du Barry's turn
rococo-phase-over = The ball is over
rococo-end-rounds = Seven rounds have been played.
rococo-end-beaten = Madame du Barry is beaten.
rococo-end-du_barry = Madame du Barry wins.
rococo-option-edition = Which edition's rules, colours and names are used.
rococo-option-edition-deluxe = Deluxe (2020): open prestige; two players have no second places; alone against Madame du Barry.
rococo-option-edition-classic = Classic (2013): prestige is hidden; for 2 to 5 players.
rococo-option-jewelry_box = Jewelry Box: jewels to go with garments, exams for Apprentices and Journeymen, 28 more employees.
rococo-option-jewelry_box-on = Used.
rococo-option-jewelry_box-off = Not used.
rococo-option-luxury_garments = Luxury garments: four dear garments and five rich resource tiles go into the bags.
rococo-option-luxury_garments-on = Used.
rococo-option-luxury_garments-off = Not used.
rococo-option-festive_garments = Festive garments: four garments that score at once when made and are never sold.
rococo-option-festive_garments-on = Used.
rococo-option-festive_garments-off = Not used.
rococo-option-exclusive_tailoring = Exclusive tailoring: garments with a special effect once they are rented out.
rococo-option-exclusive_tailoring-on = Used.
rococo-option-exclusive_tailoring-off = Not used.
rococo-option-start_player = Who starts the first round (alone, Madame du Barry does).
rococo-option-start_player-by_lot = Drawn by lot.
rococo-option-start_player-first_seat = The first seat.
rococo-action-choose = Take { $a } in hand
rococo-action-confirm = Confirm
rococo-action-change = Choose anew
rococo-action-play = Play { $a }
rococo-action-no-action = No main action
rococo-action-favor = Claim the Queen's favor
rococo-action-acquire = Take the tile { $a }
rococo-action-tailor = Make the garment of { $a }
rococo-action-hire = Hire { $a }
rococo-action-depute = Depute the played card
rococo-action-fund = Fund { $a }
rococo-action-exam = Take the exam: { $a }
rococo-action-use = Use the bonus
rococo-action-decline = Decline
rococo-action-done = Stop here
rococo-action-keep = Keep as silk
rococo-action-convert = Turn into lace and yarn
rococo-action-lace = Take lace
rococo-action-yarn = Take yarn
rococo-action-discount = Less silk: { $a }
rococo-action-pay = Pay with { $a }
rococo-action-rent = Rent it out
rococo-action-sell = Sell it
rococo-action-place = Place { $a }
rococo-action-jewel = Take the jewel { $a }
rococo-action-depute-card = Depute { $a }
rococo-action-buy-prestige = Buy a prestige point
rococo-action-discard = Discard { $a }
rococo-action-call = Call { $a }
rococo-action-copy = Use the bonus of player { $a }
rococo-action-hall = Hall { $a }
rococo-action-mark = Mark { $a }
rococo-action-take = Take { $a }
rococo-action-next = Next
rococo-hire-special = your specialised Apprentice
rococo-colour-deluxe-azure = blue
rococo-colour-deluxe-rose = pink
rococo-colour-deluxe-jade = green
rococo-colour-deluxe-amber = orange
rococo-colour-classic-azure = yellow
rococo-colour-classic-rose = green
rococo-colour-classic-jade = red
rococo-colour-classic-amber = blue
rococo-name-azure = azure
rococo-name-rose = rose
rococo-name-jade = jade
rococo-name-amber = amber
rococo-jewel-azure = necklace, azure
rococo-jewel-rose = ring, rose
rococo-jewel-jade = necklace, jade
rococo-jewel-amber = ring, amber
rococo-name-necklace = necklace
rococo-name-ring = ring
rococo-rank-master = Master
rococo-rank-journeyman = Journeyman
rococo-rank-apprentice = Apprentice
rococo-exam-journeyman = Journeyman
rococo-exam-master = Master
rococo-name-JT1 = an Apprentice acquires azure or rose silk
rococo-name-JT2 = an Apprentice acquires jade or amber silk
rococo-name-JT3 = an Apprentice acquires lace or yarn
rococo-name-JT4 = an Apprentice funds a decoration
rococo-name-MT1 = a Journeyman makes a lady's garment
rococo-name-MT2 = a Journeyman makes a gentleman's garment
rococo-name-MT3 = a Master makes a garment
rococo-name-F1 = fireworks 1
rococo-name-F2 = fireworks 2
rococo-name-F3 = fireworks 3
rococo-name-F4 = fireworks 4
rococo-name-F5 = fireworks 5
rococo-name-F6 = fireworks 6
rococo-name-S1 = statue 1
rococo-name-S2 = statue 2
rococo-name-S3 = statue 3
rococo-name-S4 = statue 4
rococo-name-S5 = statue 5
rococo-name-KL1 = kitchen, left half 1
rococo-name-KL2 = kitchen, left half 2
rococo-name-KL3 = kitchen, left half 3
rococo-name-KR1 = kitchen, right half 1
rococo-name-KR2 = kitchen, right half 2
rococo-name-KR3 = kitchen, right half 3
rococo-name-M1 = musicians of hall 1
rococo-name-M2 = musicians of hall 2
rococo-name-M3 = musicians of hall 3
rococo-name-M4 = musicians of hall 4
rococo-name-M5 = musicians of hall 5
rococo-name-W1 = jeweller 1
rococo-name-W2 = jeweller 2
rococo-name-W3 = jeweller 3
rococo-name-W4 = jeweller 4
rococo-name-W5 = jeweller 5
rococo-decoration-fireworks = fireworks
rococo-decoration-statues = statue
rococo-decoration-kitchen_left = kitchen, left half
rococo-decoration-kitchen_right = kitchen, right half
rococo-decoration-musicians = musicians of hall
rococo-decoration-jeweller = jeweller
rococo-decoration-classic-kitchen_left = fountain, upper row
rococo-decoration-classic-kitchen_right = fountain, lower row
rococo-hall-1 = King's Hall
rococo-hall-2 = Second Hall
rococo-hall-3 = Third Hall
rococo-hall-4 = Fourth Hall
rococo-hall-5 = Fifth Hall
rococo-thing-terrace = Terrace
rococo-thing-all_halls = All Halls bonus
rococo-thing-display = Garment display
rococo-thing-drawers = Resource drawers
rococo-thing-hire = Hire area
rococo-thing-favor = Queen's favor
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
rococo-name-S-a = Master S-a
rococo-name-S-b = Master S-b
rococo-name-S-c = Journeyman S-c
rococo-name-S-d = Apprentice S-d
rococo-name-S-e = Apprentice S-e
rococo-name-I-a = Master I-a
rococo-name-I-b = Master I-b
rococo-name-I-c = Journeyman I-c
rococo-name-I-d = Journeyman I-d
rococo-name-I-e = Apprentice I-e
rococo-name-I-f = Apprentice I-f
rococo-name-II-a = Master II-a
rococo-name-II-b = Journeyman II-b
rococo-name-II-c = Journeyman II-c
rococo-name-II-d = Apprentice II-d
rococo-name-III-a = Master III-a
rococo-name-III-b = Journeyman III-b
rococo-name-III-c = Apprentice III-c
rococo-name-III-d = Apprentice III-d
rococo-name-IV-a = Master IV-a
rococo-name-IV-b = Journeyman IV-b
rococo-name-IV-c = Journeyman IV-c
rococo-name-IV-d = Apprentice IV-d
rococo-name-V-a = Master V-a
rococo-name-V-b = Master V-b
rococo-name-V-c = Journeyman V-c
rococo-name-V-d = Apprentice V-d
rococo-name-VI-a = Master VI-a
rococo-name-VI-b = Journeyman VI-b
rococo-name-VI-c = Apprentice VI-c
rococo-name-VI-d = Apprentice VI-d
rococo-name-VI-e = Apprentice VI-e
rococo-name-VI-f = Apprentice VI-f
rococo-name-JJ-1 = Journeyman JJ-1
rococo-name-JJ-2 = Journeyman JJ-2
rococo-name-JJ-3 = Journeyman JJ-3
rococo-name-JJ-4 = Journeyman JJ-4
rococo-name-JJ-5 = Journeyman JJ-5
rococo-name-JJ-6 = Journeyman JJ-6
rococo-name-JJ-7 = Journeyman JJ-7
rococo-name-JJ-8 = Journeyman JJ-8
rococo-name-JJ-9 = Journeyman JJ-9
rococo-name-JM-1 = Master JM-1
rococo-name-JM-2 = Master JM-2
rococo-name-JM-3 = Master JM-3
rococo-name-JM-4 = Master JM-4
rococo-name-JM-5 = Master JM-5
rococo-name-JM-6 = Master JM-6
rococo-name-JM-7 = Master JM-7
rococo-name-JM-8 = Master JM-8
rococo-name-JM-9 = Master JM-9
rococo-name-JA-1 = Apprentice JA-1
rococo-name-JA-2 = Apprentice JA-2
rococo-name-JA-3 = Apprentice JA-3
rococo-name-JA-4 = Apprentice JA-4
rococo-name-JA-5 = Apprentice JA-5
rococo-name-JA-6 = Apprentice JA-6
rococo-name-JA-7 = Apprentice JA-7
rococo-name-JA-8 = Apprentice JA-8
rococo-name-JA-9 = Apprentice JA-9
rococo-name-JA-10 = Apprentice JA-10
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
rococo-bonus-none = no bonus
rococo-bonus-gain_livres = take livres
rococo-bonus-gain_prestige = score prestige
rococo-bonus-lace_or_yarn = take 1 lace or 1 yarn
rococo-bonus-random_resource = draw a resource tile from the bag
rococo-bonus-extra_acquire = acquire another tile
rococo-bonus-extra_tailor = make another garment
rococo-bonus-extra_fund = fund another decoration
rococo-bonus-delegate_any = depute any card of your staff
rococo-bonus-livres_per = livres for what you have
rococo-bonus-prestige_per = prestige for what you have
rococo-bonus-per_garment_colour = by the colours of your garments
rococo-bonus-livres_by_deck_size = livres by the size of your staff
rococo-bonus-prestige_by_deck_size = prestige by the size of your staff
rococo-bonus-buy_prestige = buy prestige
rococo-bonus-discard_silk = discard silk for prestige
rococo-bonus-use_own_bonus = call a card of your supply and use its bonus
rococo-bonus-copy_opponent_bonus = use the top bonus of another player's discard
rococo-bonus-livres_if_no_colour = livres for missing colours
rococo-bonus-claim_favor = take the Queen's favor
rococo-bonus-take_resource = take any tile for free
rococo-bonus-take_jewel = take any jewel for free
rococo-effect-S-a = no bonus
rococo-effect-S-b = no bonus
rococo-effect-S-c = Pay 1 livre: 1 lace or 1 yarn.
rococo-effect-S-d = Acquire another tile at the usual price.
rococo-effect-S-e = 2 livres.
rococo-effect-I-a = 1 livre.
rococo-effect-I-b = Depute any card of your staff, this one too; no livres; its bonus may be used first.
rococo-effect-I-c = Pay 1 livre: a random resource tile.
rococo-effect-I-d = Acquire another tile at the usual price.
rococo-effect-I-e = A random resource tile.
rococo-effect-I-f = 1 lace or 1 yarn.
rococo-effect-II-a = 1 livre per own azure and 2 per own jade garment.
rococo-effect-II-b = Make another garment with 1 roll of azure or rose silk less; none that needs a Master.
rococo-effect-II-c = Depute any card of your staff for 8, 5 or 2 livres by rank; without its bonus.
rococo-effect-II-d = 1 prestige per 2 own decorations.
rococo-effect-III-a = 1 livre per own decoration.
rococo-effect-III-b = 1 prestige per 3 own garments.
rococo-effect-III-c = Fund another decoration for 5 livres less.
rococo-effect-III-d = Livres by staff: 5–6: 2, 7–8: 6, 9–10: 10, 11+: 14.
rococo-effect-IV-a = Livres by staff: 5–6: 1, 7–8: 3, 9–10: 5, 11+: 7.
rococo-effect-IV-b = Make another garment with up to 2 rolls of jade silk less; none that needs a Master.
rococo-effect-IV-c = 2 livres per own rose and 1 prestige per own amber garment.
rococo-effect-IV-d = Buy 1 prestige for 4 livres, any number of times.
rococo-effect-V-a = 1 livre per own garment.
rococo-effect-V-b = 1 prestige per 2 own decorations.
rococo-effect-V-c = 1 prestige per 2 own garments.
rococo-effect-V-d = Discard tiles: 1 prestige per jade or amber roll and per 2 azure or rose rolls.
rococo-effect-VI-a = Buy 1 prestige for 3 livres, any number of times.
rococo-effect-VI-b = Fund another decoration for 10 livres less.
rococo-effect-VI-c = End: prestige by staff: 5–6: 2, 7–8: 5, 9–10: 8, 11+: 11.
rococo-effect-VI-d = End: 3 prestige per pair of lace and yarn.
rococo-effect-VI-e = End: 3 prestige per 2 own garments on master spaces.
rococo-effect-VI-f = End: 2 prestige per pair of a lady's and a gentleman's garment.
rococo-effect-JJ-1 = Move a card of your supply to your discard and use its bonus.
rococo-effect-JJ-2 = Use the bonus of the top card of an opponent's discard.
rococo-effect-JJ-3 = 1 livre per hall in which you are present.
rococo-effect-JJ-4 = Livres by staff: 4: 6, 5: 5, 6: 4, 7+: 2.
rococo-effect-JJ-5 = 3 livres per 2 own decorations.
rococo-effect-JJ-6 = Make another garment and sell it, plus 1 prestige; none that needs a Master.
rococo-effect-JJ-7 = 1 prestige per 2 own garments in a hall of your choice.
rococo-effect-JJ-8 = 3 livres per 2 own rings.
rococo-effect-JJ-9 = 1 prestige per 3 own jewels.
rococo-effect-JM-1 = 2 livres per own garment in a hall of your choice.
rococo-effect-JM-2 = 1 prestige per pair of an azure and a jade garment.
rococo-effect-JM-3 = 3 livres per 2 own garments on master spaces.
rococo-effect-JM-4 = 3 livres per 2 own jewels.
rococo-effect-JM-5 = 4 livres without a jade garment, 5 without an amber one.
rococo-effect-JM-6 = End: 6 prestige per set of four different jewels.
rococo-effect-JM-7 = End: 3 prestige per 2 own necklaces.
rococo-effect-JM-8 = End: 1 prestige per own decoration.
rococo-effect-JM-9 = End: 3 prestige per 2 Apprentices of your staff.
rococo-effect-JA-1 = 3 prestige. May be hired free if: 3 own gentlemen's garments.
rococo-effect-JA-2 = 3 prestige. May be hired free if: 3 own ladies' garments.
rococo-effect-JA-3 = 3 prestige. May be hired free if: 3 own garments on master spaces.
rococo-effect-JA-4 = 3 prestige. May be hired free if: 30 livres.
rococo-effect-JA-5 = 3 prestige. May be hired free if: 3 own jewels.
rococo-effect-JA-6 = 3 prestige. May be hired free if: decorations of 3 kinds.
rococo-effect-JA-7 = 3 prestige. May be hired free if: 4 tiles, 2 lace and 2 yarn.
rococo-effect-JA-8 = 3 prestige. May be hired free if: 5 prestige already scored.
rococo-effect-JA-9 = 3 prestige. May be hired free if: a Master exam passed.
rococo-effect-JA-10 = 3 prestige. May be hired free if: present in all 5 halls.
rococo-effect-F01 = When made: 2 prestige per pair of an own lady's and gentleman's garment; never sold.
rococo-effect-F02 = When made: 1 prestige per own decoration; never sold.
rococo-effect-F03 = When made: 1 prestige per own azure garment; never sold.
rococo-effect-F04 = When made: 1 prestige per own rose garment; never sold.
rococo-effect-E01 = When rented: the Queen's favor if it is there, and 5 livres.
rococo-effect-E02 = When rented: you may depute any card for its printed livres, without its bonus.
rococo-effect-E03 = When rented: any tile from a drawer for free.
rococo-effect-E04 = 14 livres, sold or rented; no prestige.
rococo-effect-E05 = When rented, with a jeweller token: any jewel for free; of its own colour also a random tile.
rococo-effect-E06 = When rented, with a jeweller token: any jewel for free; of its own colour also a random tile.
rococo-name-DB01 = DB01 (Queen's favor)
rococo-name-DB02 = DB02 (Queen's favor)
rococo-name-DB03 = DB03 (all tiles of drawer 1)
rococo-name-DB04 = DB04 (all tiles of drawer 2)
rococo-name-DB05 = DB05 (all tiles of drawer 3)
rococo-name-DB06 = DB06 (the tiles on space 1 of all drawers)
rococo-name-DB07 = DB07 (the tiles on space 2 of all drawers)
rococo-name-DB08 = DB08 (the tiles on space 3 of all drawers)
rococo-name-DB09 = DB09 (garment 1 from the right)
rococo-name-DB10 = DB10 (garment 2 from the right)
rococo-name-DB11 = DB11 (garment 3 from the right)
rococo-name-DB12 = DB12 (garment 1 from the left)
rococo-name-DB13 = DB13 (garment 2 from the left)
rococo-name-DB14 = DB14 (employee 2 from the left)
rococo-name-DB15 = DB15 (employee 1 from the right)
rococo-name-DB16 = DB16 (funds: fireworks)
rococo-name-DB17 = DB17 (funds: kitchen)
rococo-name-DB18 = DB18 (funds: musicians)
rococo-name-DB19 = DB19 (funds: statue)
rococo-name-DB20 = DB20 (all tiles of drawer 1)
rococo-name-DB21 = DB21 (all tiles of drawer 2)
rococo-name-DB22 = DB22 (all tiles of drawer 3)
rococo-name-DB23 = DB23 (the tiles on space 1 of all drawers)
rococo-name-DB24 = DB24 (the tiles on space 2 of all drawers)
rococo-name-DB25 = DB25 (the tiles on space 3 of all drawers)
