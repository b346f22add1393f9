### What only the board of The Red Cathedral says: labels for screen readers and headings.

## Places

red_cathedral-board-with-contractors = with Contractors
red_cathedral-board-site = Construction site
red_cathedral-board-market = Market
red_cathedral-board-track = Track of recognition and prestige
red_cathedral-board-own-board = your workshop
red_cathedral-board-workshop = Workshop
red_cathedral-board-treasury = Treasury
red_cathedral-board-map = Grand Duchy of Moscow
red_cathedral-board-tray = To choose from
red_cathedral-board-stock = Supply
red_cathedral-board-presence = Presence in this tower
red_cathedral-board-tab-site = Site
red_cathedral-board-tab-market = Market
red_cathedral-board-tab-boards = Boards
red_cathedral-board-tab-map = Map
red_cathedral-board-tab-ivan = Ivan
red_cathedral-board-next = Next

## Sections and towers

red_cathedral-board-section = Tower { $tower }, { $kind }, level { $level }
red_cathedral-board-unclaimed = { $section }: free; needs { $needs }; gives { $gives }; workshop tile: { $tile }
red_cathedral-board-unfinished = { $section }: { $name }, unfinished; missing { $missing }; gives { $gives }
red_cathedral-board-finished = { $section }: finished, { $name }
red_cathedral-board-decorated = decorated by { $name }
red_cathedral-board-locked = not available yet: the section below is free
red_cathedral-board-state-finished = finished, { $name }
red_cathedral-board-state-unfinished = unfinished, { $name }
red_cathedral-board-state-free = free to claim
red_cathedral-board-tower = Tower { $n }, worth { $value }; presence: { $presence }
red_cathedral-board-nobody = nobody
red_cathedral-board-foreman-here = the foreman stands here
red_cathedral-board-pawn-here = Ivan’s pawn stands here

## Market

red_cathedral-board-die = { $die } die, shows { $value }, on space { $space }
red_cathedral-board-landing = lands on space { $space }: { $what } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $lost ->
    [0] {""}
   *[other] , only { $fits } fit
 }
red_cathedral-board-space = Market space { $n }: { $what } per die; dice: { $dice }
red_cathedral-board-no-dice = none
red_cathedral-board-once = once a turn
red_cathedral-board-any = as often as you can pay
red_cathedral-board-objectives-left = Objective cards in the deck: { $n }
red_cathedral-board-sections-left = Section cards in the deck: { $n }

## Boards

red_cathedral-board-inventory = Inventory { $n } / { $of }
red_cathedral-board-own = your { $what }
red_cathedral-board-supply = { $what }, in the supply: { $n }
red_cathedral-board-banner-inventory = banners in the Inventory: { $n }
red_cathedral-board-banner-outside = banners outside the Inventory: { $n }
red_cathedral-board-banner-white = a banner stands here
red_cathedral-board-banners = banners left: { $n }
red_cathedral-board-built = { $n } of 6 built
red_cathedral-board-rubles = rubles: { $n }
red_cathedral-board-pp = prestige points: { $n }
red_cathedral-board-rp = steps on the track: { $n }
red_cathedral-board-marker = { $name }: step { $rp }, prestige { $pp }
red_cathedral-board-piece = { $piece }: { $n } left
red_cathedral-board-face-down = tile face down
red_cathedral-board-empty-bench = empty, a tile face up costs { $n ->
    [one] { $n } ruble
   *[other] { $n } rubles
 }
red_cathedral-board-service = service token: { $effect }
red_cathedral-board-objectives = objective cards: { $n }
red_cathedral-board-objective-hidden = objective card, face down

## Contractors

red_cathedral-board-permits = permits: { $n } of 6
red_cathedral-board-contractors = contractors on the overlay: { $n }
red_cathedral-board-tools = tools: { $n }
red_cathedral-board-specialist = specialist: { $effect }
red_cathedral-board-no-specialist = no specialist
red_cathedral-board-city = { $name }: { $people }; hiring costs { $n ->
    [one] { $n } permit
   *[other] { $n } permits
 }
red_cathedral-board-city-closed = { $name }, closed: { $people }
red_cathedral-board-stand = specialist: { $effect }

## Ivan’s cards

red_cathedral-board-ivan-recognition-does = gains points
red_cathedral-board-ivan-inventory-does = takes materials
red_cathedral-board-ivan-transport-does = brings them to the site
red_cathedral-board-ivan-claim-does = claims a section
red_cathedral-board-ivan-construction-does = builds his sections
red_cathedral-board-ivan-hire-does = hires a contractor
red_cathedral-board-ivan-apprentice = apprentice
red_cathedral-board-ivan-journeyman = journeyman
red_cathedral-board-ivan-master = master

## Actions by name, and the menu of a tile

red_cathedral-board-acts = Actions
red_cathedral-board-free = Free actions
red_cathedral-board-act-claim = Claim
red_cathedral-board-act-build = Build
red_cathedral-board-act-market = Market
red_cathedral-board-act-hire = Hire
red_cathedral-board-act-obtain = Resources
red_cathedral-board-act-workshop = Workshop
red_cathedral-board-act-specialist = Specialist
red_cathedral-board-act-now = under way
red_cathedral-board-none-build = no section needs what you have
red_cathedral-board-none-goods = your Inventory is empty
red_cathedral-board-fits = { $n } of { $of } fit
red_cathedral-board-reroll = 1 prestige point: roll the dice of one space again, once a turn
red_cathedral-board-banner-frees = A banner from here frees a place for goods.
red_cathedral-board-banner-keeps = A banner from here frees no place for goods.
red_cathedral-board-tile-on = the tile on this space: { $space }
red_cathedral-board-up = Face up
red_cathedral-board-down = Face down
red_cathedral-board-you-pay = you pay
red_cathedral-board-left = { $from } → { $to } left
red_cathedral-board-stay = still { $n }
red_cathedral-board-now-and = now, and whenever you move the { $die } die
red_cathedral-board-never = nothing now, nothing later: it stays closed for the whole game
red_cathedral-board-either = Either way your banner stands there; finishing the section brings
red_cathedral-board-open-claim = { $n ->
    [one] { $n } section open
   *[other] { $n } sections open
 }
red_cathedral-board-open-build = { $n ->
    [one] { $n } section takes your goods
   *[other] { $n } sections take your goods
 }
red_cathedral-board-open-market = { $n ->
    [one] { $n } die can move
   *[other] { $n } dice can move
 }
red_cathedral-board-open-hire = { $n ->
    [one] { $n } city open
   *[other] { $n } cities open
 }
