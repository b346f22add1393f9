### The Red Cathedral: questions to the player, log, score, options, actions and the names of things.

red_cathedral-title = The Red Cathedral
red_cathedral-summary = Build Saint Basil’s Cathedral for Tsar Ivan: claim its sections, fetch materials from a market of wandering dice, build and decorate – and win more prestige than anybody else.

## Questions to the player

red_cathedral-prompt-basic =
    { $last ->
        [1] Your last turn: { $open }.
       *[other] Your turn: { $open }.
    }
red_cathedral-prompt-after =
    { $free ->
        [0] Your action is done: end your turn.
       *[other] Your action is done: end your turn, or use a free action first.
    }
red_cathedral-prompt-market =
    { $open ->
        [0] Your { $die } die stands on space { $space }: nothing more can be done there, finish.
       *[other] Your { $die } die stands on space { $space }: carry out market actions in any order, then finish.
    }
red_cathedral-prompt-claim = Choose a section to claim.
red_cathedral-prompt-banner = Which banner goes on section { $section }?
red_cathedral-prompt-place =
    { $free ->
        [1] Place the workshop tile { $tile }: this time it is free face up, too.
       *[other] { $payable ->
            [0] Place the workshop tile { $tile }: no space face up can be paid, so face down.
           *[other] Place the workshop tile { $tile }: face up for the rubles of the space, or face down for nothing.
        }
    }
red_cathedral-prompt-deliver = { $work ->
        [deliver] Deliver materials
        [decorate] Decorate
       *[other] Deliver materials or decorate
    }: { $count ->
        [one] { $count } delivery left
       *[other] { $count } deliveries left
    }.
red_cathedral-prompt-jewels = Set jewels into the ornamentation on section { $section }, or leave it as it is.
red_cathedral-prompt-branch = Choose one of the ways to use this effect.
red_cathedral-prompt-part = Which part of the effect comes next? You may decline the rest.
red_cathedral-prompt-take = Choose what you take ({ $count ->
        [one] one more
       *[other] { $count } more
    }).
red_cathedral-prompt-keep = Not everything fits: choose what you keep.
red_cathedral-prompt-pay =
    { $least ->
        [0] Choose what you pay: up to { $most } more, or stop.
       *[other] Choose what you pay: at least { $least } more, at most { $most }.
    }
red_cathedral-prompt-tile = Choose a workshop tile to activate ({ $count ->
        [one] one more
       *[other] { $count } more
    }).
red_cathedral-prompt-space = Choose a market space.
red_cathedral-prompt-die = Choose a die: you gain the resources of its space.
red_cathedral-prompt-rival = Whose pieces shall count?
red_cathedral-prompt-foreman = How many towers does the foreman walk on?
red_cathedral-prompt-extra = Choose an extra market action ({ $count ->
        [one] one more
       *[other] { $count } more
    }).
red_cathedral-prompt-influence = Choose an action of an influence card.
red_cathedral-prompt-again = { $card }: carry out the action once more?
red_cathedral-prompt-offer = This benefit has a cost: do you want it?
red_cathedral-prompt-objective = Choose the objective card to keep ({ $count ->
        [one] { $count } drawn
       *[other] { $count } drawn
    }).
red_cathedral-prompt-return = You hold four objective cards: put one under the deck.
red_cathedral-prompt-icons = Take materials shown on the sections you drew.
red_cathedral-prompt-section-rubles = Choose one of your unfinished sections: you gain its rubles.
red_cathedral-prompt-section-rp = Choose one of your unfinished sections: you gain half its RP.
red_cathedral-prompt-service = Choose a service token.
red_cathedral-prompt-token =
    { $payable ->
        [0] { $city }: remove a specialist next to the city from the game; hiring one costs { $price ->
            [one] { $price } ruble
           *[other] { $price } rubles
        }.
       *[other] { $city }: hire a specialist next to the city for { $price ->
            [one] { $price } ruble
           *[other] { $price } rubles
        }, or remove one from the game.
    }
red_cathedral-prompt-sell = Sell more prestige now, or stop.
red_cathedral-prompt-ornament = Choose an unbuilt ornamentation to remove from the game.
red_cathedral-prompt-ivan-card = Ivan moves the { $die } die; his card is “{ $card }”.
red_cathedral-prompt-ivan-done = Ivan has carried out “{ $card }”; now the dice on his space are rolled.
red_cathedral-prompt-ivan-claim = Several sections are equally good for Ivan: choose which one he claims.
red_cathedral-prompt-ivan-first = Choose the base that Ivan claims before the game begins.

## Log

red_cathedral-log-gain = { $player } gains { $goods }.
red_cathedral-log-pay = { $player } pays { $goods }.
red_cathedral-log-claim = { $player } claims section { $section } and takes the workshop tile { $tile }.
red_cathedral-log-place-up = { $player } places the workshop tile { $tile } face up on the { $space }.
red_cathedral-log-place-down = { $player } places the workshop tile { $tile } face down on the { $space }.
red_cathedral-log-deliver = { $player } delivers { $kind } to section { $section }.
red_cathedral-log-decorate =
    { $pp ->
        [0] { $player } decorates section { $section } ({ $piece }).
       *[other] { $player } decorates section { $section } ({ $piece }) and gains { $pp } PP.
    }
red_cathedral-log-complete =
    { $rubles ->
        [0] { $player } completes section { $section } and gains { $rp } RP.
       *[other] { $player } completes section { $section } and gains { $rp } RP and { $rubles ->
                [one] { $rubles } ruble
               *[other] { $rubles } rubles
            }.
    }
red_cathedral-log-foreman-bonus = The foreman is watching: { $player } gains 1 RP more.
red_cathedral-log-last =
    { $pp ->
        [0] { $player } has finished a sixth section: Ivan has one more turn.
       *[other] { $player } is the first to finish a sixth section and gains { $pp } PP: everybody else has one more turn.
    }
red_cathedral-log-penalty = { $player } loses { $rp } RP for the unfinished section { $section }.
red_cathedral-log-hire = { $player } sends a contractor to { $city } for { $permits ->
        [one] { $permits } permit
       *[other] { $permits } permits
    }.
red_cathedral-log-buy-token = { $player } hires the specialist { $token }.
red_cathedral-log-remove-token = { $player } removes the specialist { $token } from the game.
red_cathedral-log-city = Tower { $tower } is complete: { $city } is scored and closed.
red_cathedral-log-city-points = { $player } gains { $rp } RP in { $city }.
red_cathedral-log-move =
    { $extra ->
        [0] { $player } moves the { $die } die to space { $space }.
       *[other] { $player } pays for { $extra ->
                [one] { $extra } extra space
               *[other] { $extra } extra spaces
            } and moves the { $die } die to space { $space }.
    }
red_cathedral-log-roll = The dice on space { $space } are rolled: { $dice }.
red_cathedral-log-influence = { $player } uses influence: { $card }, { $action } action.
red_cathedral-log-specialist = { $player } uses the specialist { $token }.
red_cathedral-log-activate = { $player } activates the workshop tile { $tile }.
red_cathedral-log-draw-objectives = { $player } draws { $count ->
        [one] { $count } objective card
       *[other] { $count } objective cards
    }. { $cards }
red_cathedral-log-keep-objective = { $player } keeps an objective card.
red_cathedral-log-return-objective = { $player } puts an objective card under the deck.
red_cathedral-log-draw-sections = { $player } turns up unused sections: { $cards }.
red_cathedral-log-reward = { $player } takes part of the reward of section { $section } in advance.
red_cathedral-log-foreman = { $player } sends the foreman to tower { $tower }.
red_cathedral-log-take-service = { $player } takes a service token: { $service }.
red_cathedral-log-discard = { $player } removes an ornamentation from the game: { $piece }.
red_cathedral-log-permit = { $player } pays 1 PP for a permit.
red_cathedral-log-service = { $player } uses a service token: { $service }.
red_cathedral-log-reroll = { $player } pays 1 PP to re-roll the dice on space { $space }.
red_cathedral-log-sell = { $player } sells 1 PP for 2 rubles.
red_cathedral-log-pass = { $player } cannot do anything and passes.
red_cathedral-log-decline-offer = { $player } declines the benefit.
red_cathedral-log-decline-part = { $player } declines the rest of the effect.
red_cathedral-log-decline-tile = { $player } declines to activate another workshop tile.
red_cathedral-log-decline-deliver = { $player } declines to deliver more.
red_cathedral-log-decline-sell = { $player } sells no more PP.
red_cathedral-log-decline-extra = { $player } declines an extra market action.
red_cathedral-log-decline-again = { $player } does not use { $card } again.
red_cathedral-log-decline-jewel =
    { $count ->
        [0] { $player } adds no jewel.
       *[other] { $player } adds no second jewel.
    }
red_cathedral-log-decline-market = { $player } leaves the market without using: { $left }.
red_cathedral-left-obtain = the resources
red_cathedral-left-influence = influence
red_cathedral-left-activate = the workshop
red_cathedral-log-extra-lost = { $player } loses an extra market action.
red_cathedral-log-score-objective = { $player } scores an objective – { $card } – and gains { $pp } PP.
red_cathedral-log-score-tower = { $player } gains { $pp } PP for tower { $tower }.
red_cathedral-log-ivan-move = Ivan moves the { $die } die to space { $space }; his card is “{ $card }”.
red_cathedral-log-ivan-roll = The dice on space { $space } are rolled: { $dice }.
red_cathedral-log-ivan-gain = Ivan gains { $goods }.
red_cathedral-log-ivan-stock = Ivan stocks up on { $goods }.
red_cathedral-log-ivan-transport = Ivan brings { $count ->
        [one] { $count } material
       *[other] { $count } materials
    } to the construction site.
red_cathedral-log-ivan-skips = Ivan cannot carry out his card and skips it.
red_cathedral-log-ivan-claim = Ivan claims section { $section }; the workshop tile { $tile } is discarded.
red_cathedral-log-ivan-deliver = Ivan delivers { $kind } to section { $section }.
red_cathedral-log-ivan-complete = Ivan completes section { $section } and gains { $rp } RP.
red_cathedral-log-ivan-foreman-bonus = The foreman is watching: Ivan gains 1 RP more.
red_cathedral-log-ivan-last = Ivan has finished his sixth section: you have one more turn.
red_cathedral-log-ivan-penalty = Ivan loses { $rp } RP for the unfinished section { $section }.
red_cathedral-log-ivan-hire = Ivan sends a contractor to { $city }.
red_cathedral-log-ivan-token = Ivan takes the specialist { $token }.
red_cathedral-log-ivan-doubles = Two of Ivan’s specialists have the same tool and go back into the bag: { $first } and { $second }.
red_cathedral-log-ivan-city-points = Ivan gains { $rp } RP in { $city }.
red_cathedral-log-ivan-score-tower = Ivan gains { $pp } PP for tower { $tower }.

## Score and course of the game

red_cathedral-rival = Ivan Yakovlev
red_cathedral-score-track = Prestige on the track
red_cathedral-score-objectives = Objective cards
red_cathedral-score-leftovers = Leftovers
red_cathedral-score-tools = Tools
red_cathedral-score-towers = Towers
red_cathedral-score-tower-1 = Tower 1
red_cathedral-score-tower-2 = Tower 2
red_cathedral-score-tower-3 = Tower 3
red_cathedral-score-tower-4 = Tower 4
red_cathedral-score-tower-5 = Tower 5
red_cathedral-score-tower-6 = Tower 6
red_cathedral-phase-action = Action
red_cathedral-phase-claim = Claiming a section
red_cathedral-phase-market = At the market
red_cathedral-phase-end = End of the turn
red_cathedral-phase-ivan = Ivan’s turn
red_cathedral-phase-last = Last turn
red_cathedral-phase-over = The game is over
red_cathedral-end-sixth = Somebody finished a sixth section, and everybody else had one last turn.
red_cathedral-end-stalled = For twenty rounds nobody claimed, delivered or hired, so the game ended.
red_cathedral-end-won = You have more prestige than Ivan Yakovlev and win.
red_cathedral-end-lost = Ivan Yakovlev has more prestige and wins.
red_cathedral-end-tied = You share the victory with Ivan Yakovlev.

## Options

red_cathedral-option-contractors = The Contractors module: send contractors into six cities, hire specialists with their tools and let a black die loose on the market.
red_cathedral-option-contractors-off = Without the module: the cathedral, the market and nothing else.
red_cathedral-option-contractors-on = With the module: permits open the cities, and every complete tower pays those who have people in its city.
red_cathedral-option-workshop_board = The side of the workshop boards.
red_cathedral-option-workshop_board-basic = Basic side: the two outside banners block nothing.
red_cathedral-option-workshop_board-advanced = Advanced side: other prices, and a banner stands on each white workshop space.
red_cathedral-option-fourth_guild = The guild of the fourth influence card, which gives every game a flavour of its own.
red_cathedral-option-fourth_guild-auto = The Clergy; with the Contractors module a random guild of the expansion.
red_cathedral-option-fourth_guild-random = A random guild of the expansion: let it surprise you.
red_cathedral-option-fourth_guild-clergy = Clergy: turn rubles and treasures into recognition and prestige.
red_cathedral-option-fourth_guild-jewelers = Jewelers: collect diamonds, which can stand for any material when you build.
red_cathedral-option-fourth_guild-workers = Workers: put your workshop tiles to work again – or those of your neighbour.
red_cathedral-option-fourth_guild-foremen = Foremen: a foreman walks from tower to tower, rewards those who build before his eyes and doubles the penalties.
red_cathedral-option-fourth_guild-contractors = Contractors (only with the module): every contractor on the map earns rubles or permits.
red_cathedral-option-fourth_guild-shopkeepers = Shopkeepers: buy extra market actions and get more out of a single die.
red_cathedral-option-fourth_guild-accountants = Accountants: small gains and shrewd exchanges.
red_cathedral-option-fourth_guild-notaries = Notaries (only with the module): gain permits and turn them into deliveries, materials or prestige.
red_cathedral-option-fourth_guild-scribes = Scribes: pursue secret objectives, or copy what the other guilds can do.
red_cathedral-option-fourth_guild-architects = Architects: find materials in discarded plans and draw your rewards in advance.
red_cathedral-option-fourth_guild-brickmakers = Brickmakers: trade bricks for service tokens and use them when they help you most.
red_cathedral-option-fourth_guild_card = Which of the three cards of that guild is used.
red_cathedral-option-fourth_guild_card-random = A random one.
red_cathedral-option-fourth_guild_card-1 = The first card.
red_cathedral-option-fourth_guild_card-2 = The second card.
red_cathedral-option-fourth_guild_card-3 = The third card.
red_cathedral-option-plans = The Building Plans from which one is drawn.
red_cathedral-option-plans-auto = The plans of the base game; with the Contractors module all of them.
red_cathedral-option-plans-base = The plans of the base game.
red_cathedral-option-plans-expansion = The plans of the expansion.
red_cathedral-option-plans-all = All plans.
red_cathedral-option-start_player = Who goes first.
red_cathedral-option-start_player-random = Chance decides.
red_cathedral-option-start_player-1 = The first seat.
red_cathedral-option-start_player-2 = The second seat.
red_cathedral-option-start_player-3 = The third seat.
red_cathedral-option-start_player-4 = The fourth seat.
red_cathedral-option-supply = Whether materials can run out.
red_cathedral-option-supply-finite = There are as many pieces as in the box.
red_cathedral-option-supply-unlimited = Materials never run out.
red_cathedral-option-replaced_specialist = What becomes of a specialist token that is replaced before it was used.
red_cathedral-option-replaced_specialist-tool = It counts as a tool at the end.
red_cathedral-option-replaced_specialist-discard = It is discarded.
red_cathedral-option-scribes_virtual_die = Scribes: whether the imagined die counts with the dice on the chosen space.
red_cathedral-option-scribes_virtual_die-on = It counts, up to three dice in all.
red_cathedral-option-scribes_virtual_die-off = Only the real dice count, at least one.
red_cathedral-option-shopkeepers_influence = Shopkeepers: whether using influence may be the extra market action.
red_cathedral-option-shopkeepers_influence-on = It may, on the Shopkeepers’ own card, too.
red_cathedral-option-shopkeepers_influence-off = It may not: only obtaining resources or activating a workshop tile.
red_cathedral-option-borrowed_infinity = How often an infinity action may be repeated that the Scribes or a service token lend you.
red_cathedral-option-borrowed_infinity-any = As often as you like and can pay, as at the market.
red_cathedral-option-borrowed_infinity-once = It is carried out once.
red_cathedral-option-architects_resource = Architects: what the one resource of the second card may be.
red_cathedral-option-architects_resource-material = A material shown on it.
red_cathedral-option-architects_resource-any = A ruble shown on it, too.
red_cathedral-option-solo-ivan_cards = Solo: which die belongs to which of Ivan’s cards.
red_cathedral-option-solo-ivan_cards-random = Chance decides.
red_cathedral-option-solo-ivan_cards-fixed = The same in every game.
red_cathedral-option-solo-ivan_die = Solo: which die Ivan moves.
red_cathedral-option-solo-ivan_die-deck = A shuffled stack decides, so each comes once per round of the stack.
red_cathedral-option-solo-ivan_die-lowest = The die with the lowest number.
red_cathedral-option-solo-ivan_die-highest = The die with the highest number.
red_cathedral-option-solo-first_claim = Solo: what Ivan claims before the game begins.
red_cathedral-option-solo-first_claim-random_base = A random base.
red_cathedral-option-solo-first_claim-leftmost_base = The leftmost base.
red_cathedral-option-solo-first_claim-human = A base of your choice.
red_cathedral-option-solo-first_claim-none = Nothing.
red_cathedral-option-solo-ivan_claim_ties = Solo: who chooses between sections that are equally good for Ivan.
red_cathedral-option-solo-ivan_claim_ties-human = You choose.
red_cathedral-option-solo-ivan_claim_ties-leftmost = Ivan takes the leftmost one.
red_cathedral-option-solo-ivan_claim_ties-random = Chance decides.
red_cathedral-option-solo-ivan_scan = Solo: in which order Ivan fills his sections.
red_cathedral-option-solo-ivan_scan-rows = Level by level from the bottom.
red_cathedral-option-solo-ivan_scan-towers = Tower by tower from the left.
red_cathedral-option-solo-ivan_leftovers = Solo: whether the materials on Ivan’s cards count as leftovers.
red_cathedral-option-solo-ivan_leftovers-on = They count.
red_cathedral-option-solo-ivan_leftovers-off = They do not count.
red_cathedral-option-solo-level = Solo: how strong Ivan is (reconstructed values).
red_cathedral-option-solo-level-apprentice = Apprentice: a gentle rival for your first games.
red_cathedral-option-solo-level-journeyman = Journeyman: the usual rival.
red_cathedral-option-solo-level-master = Master: he gains and stores more and acts more often.
red_cathedral-need-contractors = Only with the Contractors module.
red_cathedral-need-permits = The Jewelers’ third card makes permits: only with the Contractors module.
red_cathedral-need-alone = Only when you play alone.
red_cathedral-need-company = Alone, you go first.
red_cathedral-need-seat = There is no such seat at this table.
red_cathedral-need-scribes = Only if the Scribes can be the fourth guild.
red_cathedral-need-shopkeepers = Only if the Shopkeepers can be the fourth guild.
red_cathedral-need-architects = Only if the Architects can be the fourth guild.
red_cathedral-need-borrowing = Only if the Scribes or Brickmakers can be the fourth guild.
red_cathedral-preset-first = First stone
red_cathedral-preset-first-note = The base game, easy boards.
red_cathedral-preset-full = The whole city
red_cathedral-preset-full-note = Contractors module, a guild of the expansion, advanced boards.
red_cathedral-preset-solo = Alone with Ivan
red_cathedral-preset-solo-note = A gentle rival for a first solo game.

## Actions

red_cathedral-action-claim = Claim section { $a }
red_cathedral-action-banner = Take a banner { $a }
red_cathedral-action-place = Place the tile { $b } on the { $a }
red_cathedral-action-deliver = Deliver { $a } to section { $b }
red_cathedral-action-substitute = Deliver a diamond as { $a } to section { $b }
red_cathedral-action-decorate = Decorate section { $a }
red_cathedral-action-decorate-diamond = Decorate section { $a } with a diamond as the material
red_cathedral-action-jewel = Add a { $a }
red_cathedral-action-move = Move the { $a } die – { $b } { $c }
red_cathedral-action-obtain = Obtain the resources
red_cathedral-action-influence = Use influence – { $a }
red_cathedral-action-activate = Activate the tile on the { $a }{ $more }
red_cathedral-action-borrow = Activate the tile of seat { $a } on the { $b }{ $more }
red_cathedral-action-specialist = Use your specialist{ $more }
red_cathedral-action-finish = Finish and roll the dice
red_cathedral-action-end = End the turn
red_cathedral-action-pass = Pass
red_cathedral-action-sell = Sell 1 PP for 2 rubles
red_cathedral-action-reroll = Pay 1 PP and re-roll the dice on space { $a }
red_cathedral-action-permit = Pay 1 PP and take 1 permit
red_cathedral-action-service = Use the service: { $a }
red_cathedral-action-take = Take { $a }
red_cathedral-action-keep = Keep { $a }
red_cathedral-action-pay = Pay { $a }
red_cathedral-action-spend = Pay in rubles: { $a }
red_cathedral-action-part = { $a }
red_cathedral-action-branch = { $a }
red_cathedral-action-accept = Yes, pay for it
red_cathedral-action-decline = Decline
red_cathedral-action-again = Once more
red_cathedral-action-stop = Stop
red_cathedral-action-space = Space { $a }
red_cathedral-action-die = The { $a } die
red_cathedral-action-rival = The pieces of seat { $a }
red_cathedral-action-foreman = Move the foreman on: { $a }
red_cathedral-action-keep-objective = Keep drawn objective { $a }
red_cathedral-action-return-objective = Put objective { $a } under the deck
red_cathedral-action-icon = From the card drawn, { $a }: { $b }
red_cathedral-action-reward = Reward of section { $a }
red_cathedral-action-take-service = Take the service: { $a }
red_cathedral-action-hire = Send a contractor to { $a }
red_cathedral-action-buy-token = Hire specialist { $a } for 2 rubles
red_cathedral-action-remove-token = Remove specialist { $a } from the game
red_cathedral-action-discard = Remove from the game: { $a }
red_cathedral-action-next = Go on
red_cathedral-action-ivan = Ivan claims section { $a }

## Names of things

red_cathedral-name-lumber = lumber
red_cathedral-name-brick = brick
red_cathedral-name-stone = stone
red_cathedral-name-gold = gold
red_cathedral-name-green_jewel = green jewel
red_cathedral-name-purple_jewel = purple jewel
red_cathedral-name-diamond = diamond
red_cathedral-name-ruble = ruble
red_cathedral-name-permit = permit
red_cathedral-name-rp = RP
red_cathedral-name-pp = PP
red_cathedral-name-white = white
red_cathedral-name-red = red
red_cathedral-name-green = green
red_cathedral-name-blue = blue
red_cathedral-name-yellow = yellow
red_cathedral-name-black = black
red_cathedral-jewel-green = green jewel
red_cathedral-jewel-purple = purple jewel
red_cathedral-jewel-diamond-green = diamond as a green jewel
red_cathedral-jewel-diamond-purple = diamond as a purple jewel
red_cathedral-bench-red = red workshop space
red_cathedral-bench-green = green workshop space
red_cathedral-bench-blue = blue workshop space
red_cathedral-bench-yellow = yellow workshop space
red_cathedral-bench-white-a = first white workshop space
red_cathedral-bench-white-b = second white workshop space
red_cathedral-banner-inventory = from the Inventory
red_cathedral-banner-outside = from outside the Inventory
red_cathedral-banner-white-a = from the first white workshop space
red_cathedral-banner-white-b = from the second white workshop space
red_cathedral-name-up = face up
red_cathedral-name-down = face down
red_cathedral-name-a = first
red_cathedral-name-b = second
red_cathedral-extra = { $n ->
    [0] Space
    [one] { $n } extra space, Space
   *[other] { $n } extra spaces, Space
 }
red_cathedral-foreman-1 = 1 tower
red_cathedral-foreman-2 = 2 towers
red_cathedral-name-door = Door
red_cathedral-name-arch = Arch
red_cathedral-name-cross = Cross
red_cathedral-name-base = base
red_cathedral-name-middle = middle section
red_cathedral-name-dome = dome
red_cathedral-name-moscow = Moscow
red_cathedral-name-vologda = Vologda
red_cathedral-name-yaroslavl = Yaroslavl
red_cathedral-name-suzdal = Suzdal
red_cathedral-name-ryazan = Ryazan
red_cathedral-name-smolensk = Smolensk
red_cathedral-name-plane = plane
red_cathedral-name-saw = saw
red_cathedral-name-axe = axe
red_cathedral-name-hammer = hammer
red_cathedral-name-trowel = trowel
red_cathedral-name-chisel = chisel

## Guilds and their influence cards

red_cathedral-name-craftsmen = Craftsmen
red_cathedral-name-teamsters = Teamsters
red_cathedral-name-merchants = Merchants
red_cathedral-name-clergy = Clergy
red_cathedral-name-jewelers = Jewelers
red_cathedral-name-workers = Workers
red_cathedral-name-foremen = Foremen
red_cathedral-name-contractors = Contractors
red_cathedral-name-shopkeepers = Shopkeepers
red_cathedral-name-accountants = Accountants
red_cathedral-name-notaries = Notaries
red_cathedral-name-scribes = Scribes
red_cathedral-name-architects = Architects
red_cathedral-name-brickmakers = Brickmakers

## Ivan’s cards

red_cathedral-card-recognition = Recognition
red_cathedral-card-inventory = Inventory
red_cathedral-card-transport = Transport
red_cathedral-card-claim = Claim
red_cathedral-card-construction = Construction
red_cathedral-card-hire = Hire

## Resources and effects in words

red_cathedral-goods-lumber = { $n ->
    [one] { $n } lumber
   *[other] { $n } lumber
 }
red_cathedral-goods-brick = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
 }
red_cathedral-goods-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
 }
red_cathedral-goods-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
 }
red_cathedral-goods-green_jewel = { $n ->
    [one] { $n } green jewel
   *[other] { $n } green jewels
 }
red_cathedral-goods-purple_jewel = { $n ->
    [one] { $n } purple jewel
   *[other] { $n } purple jewels
 }
red_cathedral-goods-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
 }
red_cathedral-goods-ruble = { $n ->
    [one] { $n } ruble
   *[other] { $n } rubles
 }
red_cathedral-goods-permit = { $n ->
    [one] { $n } permit
   *[other] { $n } permits
 }
red_cathedral-goods-rp = { $n ->
    [one] { $n } recognition point
   *[other] { $n } recognition points
 }
red_cathedral-goods-pp = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
 }
red_cathedral-goods-unseen = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
 }
red_cathedral-goods-material = { $n ->
    [one] { $n } material of choice
   *[other] { $n } materials of choice
 }
red_cathedral-goods-basic = { $n ->
    [one] { $n } lumber, brick or stone
   *[other] { $n } of lumber, brick or stone
 }
red_cathedral-goods-fine = { $n ->
    [one] { $n } gold or jewel
   *[other] { $n } of gold or jewels
 }
red_cathedral-goods-jewel = { $n ->
    [one] { $n } jewel
   *[other] { $n } jewels
 }
red_cathedral-does-nothing = nothing
red_cathedral-does-pay = pay { $what }
red_cathedral-does-per = { $what } { $per }
red_cathedral-does-require = { $what }
red_cathedral-per-paid = { $n ->
    [0] for each unit paid
    [one] at least { $n } unit paid
   *[other] at least { $n } units paid
 }
red_cathedral-per-dice-in-space = { $n ->
    [0] for each die on the space
    [one] at least { $n } die on the space
   *[other] at least { $n } dice on the space
 }
red_cathedral-per-own-banners-at-foreman = { $n ->
    [0] for each own banner at the foreman
    [one] at least { $n } own banner at the foreman
   *[other] at least { $n } own banners at the foreman
 }
red_cathedral-per-other-banners-at-foreman = { $n ->
    [0] for each banner of another player at the foreman
    [one] at least { $n } banner of another player at the foreman
   *[other] at least { $n } banners of other players at the foreman
 }
red_cathedral-per-own-contractors-on-map = { $n ->
    [0] for each own contractor on the map
    [one] at least { $n } own contractor on the map
   *[other] at least { $n } own contractors on the map
 }
red_cathedral-per-other-contractors-on-map = { $n ->
    [0] for each contractor of another player on the map
    [one] at least { $n } contractor of another player on the map
   *[other] at least { $n } contractors of other players on the map
 }
red_cathedral-per-towers-with-own-presence = { $n ->
    [0] for each tower with your presence
    [one] at least { $n } tower with your presence
   *[other] at least { $n } towers with your presence
 }
red_cathedral-per-towers-without-own-presence = { $n ->
    [0] for each tower without your presence
    [one] at least { $n } tower without your presence
   *[other] at least { $n } towers without your presence
 }
red_cathedral-per-own-unbuilt-ornaments = { $n ->
    [0] for each own ornamentation not built
    [one] at least { $n } own ornamentation not built
   *[other] at least { $n } own ornamentations not built
 }
red_cathedral-per-own-built-ornaments = { $n ->
    [0] for each own ornamentation built
    [one] at least { $n } own ornamentation built
   *[other] at least { $n } own ornamentations built
 }
red_cathedral-per-own-ornaments-on-own = { $n ->
    [0] for each own ornamentation on your sections
    [one] at least { $n } own ornamentation on your sections
   *[other] at least { $n } own ornamentations on your sections
 }
red_cathedral-per-own-ornaments-on-others = { $n ->
    [0] for each own ornamentation on sections of others
    [one] at least { $n } own ornamentation on sections of others
   *[other] at least { $n } own ornamentations on sections of others
 }
red_cathedral-per-own-faceup-workshops = { $n ->
    [0] for each workshop tile face up
    [one] at least { $n } workshop tile face up
   *[other] at least { $n } workshop tiles face up
 }
red_cathedral-per-own-finished-section-types = { $n ->
    [0] for each kind of section you finished
    [one] at least { $n } kind of section finished by you
   *[other] at least { $n } kinds of sections finished by you
 }
red_cathedral-per-max-own-claims-in-tower = { $n ->
    [0] for each own section in one tower
    [one] at least { $n } own section in one tower
   *[other] at least { $n } own sections in one tower
 }
red_cathedral-per-max-own-ornaments-in-tower = { $n ->
    [0] for each own ornamentation in one tower
    [one] at least { $n } own ornamentation in one tower
   *[other] at least { $n } own ornamentations in one tower
 }
red_cathedral-does-deliver = { $n ->
    [one] { $n } material to deliver
   *[other] { $n } materials to deliver
 }
red_cathedral-does-obtain-die = what the space of this die gives: { $die }
red_cathedral-does-obtain-any-tile = what one market space gives
red_cathedral-does-obtain-any-die = what the space of one die gives
red_cathedral-does-obtain-any-space = what one market space gives, as if a die had moved there
red_cathedral-does-activate = activate own workshop tiles: { $n }{ $times ->
    [1] {""}
   *[other] , each × { $times }
 }
red_cathedral-does-activate-other = activate a workshop tile of another player
red_cathedral-does-market = extra market actions: { $n }{ $times ->
    [1] {""}
   *[other] , × { $times }
 }
red_cathedral-does-foreman = move the foreman 1 or 2 towers
red_cathedral-does-draw-section = draw section cards: { $n }, take materials shown
red_cathedral-does-draw-objective = draw objective cards: { $n }, keep 1
red_cathedral-does-reward-rubles = the rubles of one own unfinished section
red_cathedral-does-reward-rp = half the recognition of one own unfinished section
red_cathedral-does-claim = claim a section
red_cathedral-does-discard = remove an ornamentation not built
red_cathedral-does-take-service = take a service token
red_cathedral-does-influence = one action of an influence card
red_cathedral-does-waive = the workshop tile of a claim for nothing
red_cathedral-quoted = “{ $what }”
red_cathedral-section = { $level } of tower { $tower }
red_cathedral-space = { $n }
red_cathedral-section-card = { $type } ({ $needs })
red_cathedral-influence = { $guild }: { $effect }
red_cathedral-rolled = { $die } { $n }
red_cathedral-range = { $low }–{ $what }

## Why not, in short

red_cathedral-why-RC-CLAIM-08 = { red_cathedral-goods-ruble } needed, you have { $have }.
red_cathedral-why-RC-CON-17 = { red_cathedral-goods-ruble } needed, you have { $have }.
red_cathedral-why-RC-MKT-05 = { red_cathedral-goods-ruble } needed, you have { $have }.
red_cathedral-why-RC-CON-14 = { red_cathedral-goods-permit } needed, you have { $have }.
red_cathedral-why-RC-CLAIM-01 = You have no banner left.
red_cathedral-why-RC-FREE-10 = Nobody holds more than { red_cathedral-goods-permit }; you have { $have }.
red_cathedral-why-RC-TRACK-07 = You have no prestige point to pay.
red_cathedral-why-RC-EFF-01-rest = After this you could not pay for what follows.
red_cathedral-why-RC-EFF-12-tile = You have no workshop tile face up.
red_cathedral-why-RC-EFF-12-other = Nobody else has a workshop tile face up.
red_cathedral-why-RC-GUILD-WORKERS-05 = { $n ->
    [one] { $n } workshop tile face up
   *[other] { $n } workshop tiles face up
 } needed, you have { $have }.
red_cathedral-why-RC-EFF-12-tiles = { red_cathedral-why-RC-GUILD-WORKERS-05 }
red_cathedral-why-RC-EFF-12-section = You have no unfinished section.
red_cathedral-why-RC-EFF-12-card = No action of an influence card is possible for it now.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02-none = No service token is left.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02 = Not on display any more.
red_cathedral-why-RC-CLAIM-02 = The section below it has no banner yet.
red_cathedral-why-RC-CLAIM-03 = No banner of yours stands there.
red_cathedral-why-RC-CLAIM-06 = A tile lies on this space already.
red_cathedral-why-RC-CLAIM-13 = Your banner stands on this space.
red_cathedral-why-RC-BUILD-03 = It is not an unfinished section of yours.
red_cathedral-why-RC-BUILD-04 = This section needs no more of it.
red_cathedral-why-RC-GUILD-JEWELERS-03 = You have no diamond.
red_cathedral-why-RC-CON-11 = All 6 of your contractors are on the map.
red_cathedral-why-RC-CON-16 = This specialist is not next to the city.
red_cathedral-why-RC-CON-22 = This city is closed: its tower is complete.
red_cathedral-why-RC-DECO-01 = Only a finished section without an ornamentation can be decorated.
red_cathedral-why-RC-DECO-02 = You have no ornamentation left for this kind of section.
red_cathedral-why-RC-DECO-03 = You have no such jewel.
red_cathedral-why-RC-DECO-06 = You have no ornamentation left.
red_cathedral-why-RC-DECO-08 = No delivery is left for another jewel.
red_cathedral-why-RC-EFF-01 = You cannot pay what it costs.
red_cathedral-why-RC-EFF-02 = You have none of it to spare.
red_cathedral-why-RC-EFF-04 = The supply has none left.
red_cathedral-why-RC-EFF-12 = What it acts on is missing.
red_cathedral-why-RC-FREE-02 = Not in the middle of an effect.
red_cathedral-why-RC-FREE-04 = You have sold prestige this turn already.
red_cathedral-why-RC-FREE-06 = You have paid for a re-roll this turn already.
red_cathedral-why-RC-FREE-07 = No die stands on this space.
red_cathedral-why-RC-FREE-09 = Permits belong to the Contractors module.
red_cathedral-why-RC-SERV-01 = You have no such service token.
red_cathedral-why-RC-SERV-02 = You have used a service token this turn already.
red_cathedral-why-RC-SERV-16 = It is for a workshop tile that is being placed.
red_cathedral-why-RC-GUILD-FOREMEN-09 = Your own pieces do not count here.
red_cathedral-why-RC-GUILD-CONTRACTORS-04 = Your own pieces do not count here.
red_cathedral-why-RC-MKT-03 = Only the white die, the black one and your own can go further for rubles.
red_cathedral-why-RC-MKT-04 = There is no black die in this game.
red_cathedral-why-RC-MKT-06 = 3 dice stand on that space already.
red_cathedral-why-RC-MKT-10 = You have done this with this die already.
red_cathedral-why-RC-MKT-13 = Your die stands in another quadrant.
red_cathedral-why-RC-MKT-14 = Used already: lightning works once a turn.
red_cathedral-why-RC-MKT-15 = Used already: lightning works once a turn.
red_cathedral-why-RC-MKT-18 = You have used this card already: one of its two actions.
red_cathedral-why-RC-MKT-19 = The die you moved has another colour.
red_cathedral-why-RC-MKT-20 = One white tile for the white die: you have used one.
red_cathedral-why-RC-MKT-21 = No tile lies face up here.
red_cathedral-why-RC-SPEC-01 = It works once, when you move the black die.
red_cathedral-why-RC-SPEC-03 = You cannot pay for it, or it has nothing to act on.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-04 = It must be the same action again.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-05 = It must be a different action.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-06 = Influence is no extra action at this table.
red_cathedral-why-RC-GUILD-SCRIBES-07 = This card has been used for it already.
red_cathedral-why-RC-SOLO-22 = Another section is better for Ivan.
red_cathedral-why-RC-TURN-04 = You can still act.
red_cathedral-short = { $what } needed, you have { $have }.
red_cathedral-short-lumber = { red_cathedral-goods-lumber }
red_cathedral-short-brick = { red_cathedral-goods-brick }
red_cathedral-short-stone = { red_cathedral-goods-stone }
red_cathedral-short-gold = { red_cathedral-goods-gold }
red_cathedral-short-green_jewel = { red_cathedral-goods-green_jewel }
red_cathedral-short-purple_jewel = { red_cathedral-goods-purple_jewel }
red_cathedral-short-diamond = { red_cathedral-goods-diamond }
red_cathedral-short-ruble = { red_cathedral-goods-ruble }
red_cathedral-short-permit = { red_cathedral-goods-permit }
red_cathedral-short-rp = { red_cathedral-goods-rp }
red_cathedral-short-pp = { red_cathedral-goods-pp }
red_cathedral-short-material = { red_cathedral-goods-material }
red_cathedral-short-basic = { red_cathedral-goods-basic }
red_cathedral-short-fine = { red_cathedral-goods-fine }
red_cathedral-short-jewel = { red_cathedral-goods-jewel }
red_cathedral-why-RC-EFF-01-lumber = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-brick = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-stone = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-gold = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-diamond = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-ruble = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-permit = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-rp = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-pp = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-material = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-basic = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-fine = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-jewel = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-lumber = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-brick = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-stone = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-gold = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-lumber = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-brick = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-stone = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-gold = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-diamond = { red_cathedral-short }

## Basic actions that are open

red_cathedral-open = { $what }
red_cathedral-open-claim = claim a section
red_cathedral-open-build = build
red_cathedral-open-market = go to the market
red_cathedral-open-hire = hire a contractor
red_cathedral-open-pass = nothing is possible, pass

## What a choice leads to

red_cathedral-effect-claim = Your banner stands here to the end; you take its tile and build it later.
red_cathedral-effect-decorate = Your ornamentation: 1 prestige point with a jewel, up to 3 with two.
red_cathedral-effect-move = Then resources, influence and workshop, each once; at the end the dice there are rolled.
red_cathedral-effect-end = The next player’s turn.
red_cathedral-effect-finish = The dice on this space are rolled; your visit to the market is over.
red_cathedral-effect-hire = The leftmost contractor goes there; then you hire or remove a specialist next to the city.
red_cathedral-effect-buy-token = It lies on your board and works once, with the black die; later it counts as a tool.
red_cathedral-effect-remove-token = Nobody gets it.
red_cathedral-effect-decline = You take nothing of it.
red_cathedral-effect-discard = You cannot build it any more.
red_cathedral-effect-keep-objective = The other drawn cards go under the deck.

## What a final choice leads to

red_cathedral-final-finish = The dice on this space are rolled.
red_cathedral-final-reroll = The dice there are rolled again.
red_cathedral-final-buy-token = Another specialist is drawn from the bag.
red_cathedral-final-remove-token = It leaves the game, and another is drawn from the bag.
red_cathedral-final-influence = Hidden cards are turned up.
red_cathedral-final-again = Hidden cards are turned up.
