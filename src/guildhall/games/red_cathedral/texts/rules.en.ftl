# Rules reference of The Red Cathedral with Contractors: one message per rule, in reading order.

RC-SECTION-01 = Components

RC-DATA-01 = The score track has 80 steps with 40 Prestige marks on it; the first lies on step 5, the second on step 9, the last on step 80, and the marks never get further apart.
RC-DATA-02 = There are 8 resource tiles, and just one of them gives RP: 1 RP per die. The Contractors module brings one more tile, which gives permits.
RC-DATA-03 = There are 40 cathedral cards: 10 bases, 20 middle sections and 10 domes. Each asks for 3 or 4 basic materials and rewards its owner with at least 1 RP and possibly some rubles.
RC-DATA-04 = A Building Plan shows the towers from left to right; each tower is a base, any number of middle sections (perhaps none) and a dome.
RC-DATA-05 = Plans for 2 players and solo have 4 towers with 12 cards, for 3 players 5 towers with 18 cards, for 4 players 6 towers with 24 cards.
RC-DATA-06 = There are 28 workshop tiles, some only for 3 or 4 players; there are always enough for every card of the plan. The Contractors module has two tiles of its own, each taking the place of a tile of the base game.
RC-DATA-07 = A workshop board has 10 Inventory spaces and 6 workshop spaces: one red, one green, one blue, one yellow and two white, each with its own price in rubles.
RC-DATA-08 = Every guild has three influence cards. Each card offers two actions, and each action bears either a lightning or an infinity symbol.
RC-DATA-09 = A guild’s three cards together offer exactly the actions listed for that guild: as a rule the first action is on all three cards, every other one on a single card. The six actions of the Accountants form three fixed pairs.
RC-DATA-10 = Contractors module: there are 24 specialist tokens with nine kinds of effects; on their backs are 6 different tools, 4 of each.
RC-DATA-11 = Contractors module: the map has 6 cities and 5 specialist spaces. Moscow touches all five spaces, every other city two of them.
RC-DATA-12 = Contractors module: the overlay has 6 contractor spaces in a row, some with a bonus; the third space gives 1 material of your choice.
RC-DATA-13 = With the Scribes there are 15 objective cards, all different.
RC-DATA-14 = With the Brickmakers there are service tokens of eight kinds, at least one of each.
RC-DATA-15 = Solo: Ivan has five solitaire cards – Recognition, Inventory, Transport, Claim and Construction – and a sixth, Hire, with the Contractors module.
RC-DATA-16 = The base game has 9 Building Plans and the expansion 6 more; the chosen pool always holds one for your number of players.
RC-DATA-17 = Whoever types in the values printed on their own copy only gets a warning where they differ from values that are not known for certain; wrong numbers of components or a wrong structure are refused.

RC-SECTION-02 = Chance

RC-RNG-01 = All chance comes from a single seed: the same seed, options and decisions always lead to the same game.
RC-RNG-02 = The random steps of the setup are carried out in a fixed order, from the start player to Ivan’s first claim; steps that are not part of your game are left out.
RC-RNG-03 = Dice rolled together are rolled in the order white, red, green, blue, yellow, black, and every face is equally likely.
RC-RNG-04 = Nobody can look at what has not been revealed yet: the order of a deck, the tokens in the bag or future rolls.

RC-SECTION-03 = Setup

RC-SETUP-01 = Every player has their own colour: red, green, blue or yellow.
RC-SETUP-02 = Each player starts with 6 banners: 4 stand on Inventory spaces and block them, 2 stand outside the Inventory.
RC-SETUP-03 = Each player starts with 1 Door, 2 Arches and 1 Cross; the Inventory and all six workshop spaces are empty.
RC-SETUP-04 = The whole table plays on the same side of the workshop boards, basic or advanced; the sides differ only in their workshop spaces and in where the two outside banners stand.
RC-SETUP-05 = All markers start on the start space of the track with the “+40” side hidden.
RC-SETUP-06 = The 8 resource tiles are shuffled and one is put on each of the 8 market spaces.
RC-SETUP-07 = One random influence card of each of the four groups is in play; the four cards are spread over the four quadrants at random.
RC-SETUP-08 = The five dice are rolled and put out in random order, one per space: the first on the space whose tile gives RP, the others on the following spaces in arrow direction. All four coloured dice are used at every player count.
RC-SETUP-09 = One Building Plan for your number of players is drawn at random; a solo game uses a plan for 2 players.
RC-SETUP-10 = The towers are laid out as the plan shows from shuffled bases, middle sections and domes, with the costs visible. Cards left over are not used, except with the Architects.
RC-SETUP-11 = Workshop tiles meant for more players than are taking part are removed; a solo game counts as 2 players.
RC-SETUP-12 = A random workshop tile lies face up on every cathedral card; tiles left over are not used.
RC-SETUP-13 = The start player is drawn at random unless you named one; play then goes clockwise.
RC-SETUP-14 = In turn order the players receive 3, 4, 5 and 6 rubles.
RC-SETUP-15 = The fourth influence card comes from the Clergy or, if you prefer, from one guild of the expansion. Craftsmen, Teamsters and Merchants are always in play.
RC-SETUP-16 = The Contractors guild and the Notaries need the Contractors module; the other eight guilds of the expansion can be used without it, too.
RC-SETUP-17 = You may keep the Clergy as the fourth card even when you play with the Contractors module.
RC-SETUP-18 = The supply starts with 20 lumber, 20 brick, 20 stone, 15 gold, 10 green jewels and 10 purple jewels.
RC-SETUP-19 = The extra components of a guild are set up only if that guild is in play.
RC-SETUP-20 = On the basic side the two outside banners stand beside the Inventory and block nothing. On the advanced side one stands on each white workshop space, which takes no tile until that banner is gone.

RC-SECTION-04 = Score track

RC-TRACK-01 = Each player, and Ivan in solo play, has one marker on the track; Recognition Points (RP) and Prestige Points (PP) both move it.
RC-TRACK-02 = Every Prestige mark is worth one PP. After step 80 the track starts over with the same pattern of marks; the start space is not a mark.
RC-TRACK-03 = When you gain RP, move your marker that many steps forward.
RC-TRACK-04 = When you gain a PP, move your marker forward to the next Prestige mark; several PP are moved one mark after another.
RC-TRACK-05 = When you lose RP, move your marker that many steps back, but never below 0.
RC-TRACK-06 = When you pay a PP, move your marker back to the nearest Prestige mark behind it. If you stand between two marks, that is the lower one.
RC-TRACK-07 = You can pay a PP only if your marker is beyond the first Prestige mark; on the first mark itself there is nothing to pay with.
RC-TRACK-08 = Your PP are the number of Prestige marks your marker has reached or passed; extra steps beyond a mark count for nothing.
RC-TRACK-09 = When your marker moves beyond the 40th mark, turn it to its “+40” side and go on from the beginning of the track.
RC-TRACK-10 = A loss can take your marker back over the 40th mark; then the “+40” side is hidden again. Further laps work the same way.
RC-TRACK-11 = You can pay a cost in RP only if you have that many steps behind you. A penalty always applies, at worst taking you down to 0.
RC-TRACK-12 = Rewards are applied one after another in the order the rules name them; if a reward shows both RP and PP, the RP come first.
RC-TRACK-13 = Any number of markers can stand on the same space.

RC-SECTION-05 = Turn, free actions and effects

RC-TURN-01 = Players take turns clockwise, beginning with the start player.
RC-TURN-02 = On your turn you carry out exactly one basic action: claim a section, build and decorate, or go to the market. With the Contractors module you may hire instead.
RC-TURN-03 = You can choose a basic action only if you can really carry it out: there is a card to claim, a material to deliver, a die to move or a specialist to hire.
RC-TURN-04 = You may pass only if none of the basic actions is possible.
RC-TURN-05 = After your basic action you end your turn yourself; until then you can still use free actions.
RC-TURN-06 = If an effect triggers another one, finish the new effect completely before you go on with the first.

RC-FREE-01 = Free actions are optional, belong only to the player whose turn it is, and do not use up the basic action.
RC-FREE-02 = You can use free actions before and after your basic action and between its steps: before placing a claimed tile, before each delivery, before each market action and the re-roll, before choosing a city or a specialist token. You cannot use them in the middle of an effect.
RC-FREE-03 = Pay any number of PP, one after another, and take 2 rubles for each.
RC-FREE-04 = You can turn PP into rubles at only one moment of your turn: as many as you like then, but not again later in the same turn.
RC-FREE-05 = Pay 1 PP, choose a market space and re-roll all dice on it; they stay where they are.
RC-FREE-06 = You can pay for a re-roll only once per turn.
RC-FREE-07 = The market space you choose for a paid re-roll must hold at least one die.
RC-FREE-08 = You can use both in one turn, rubles for PP and the re-roll, in either order and at different moments.
RC-FREE-09 = Contractors module: pay 1 PP and take 1 permit, as often in your turn as you like.
RC-FREE-10 = Contractors module: you cannot buy a permit with PP while you have 6 permits.
RC-FREE-11 = Whenever you pay PP, your marker goes back mark by mark, and you must be beyond the first Prestige mark.

RC-EFF-01 = Pay the whole cost before you get the effect; if you cannot, the action is not possible. What you pay goes to the supply.
RC-EFF-02 = Materials you pay come from your own Inventory and leave it first, so their spaces are free for what you gain.
RC-EFF-03 = You may carry out an action even if part or all of its gain is lost because your Inventory is full, the supply is empty or you have too many permits.
RC-EFF-04 = A material of your choice is any of the six basic materials that the supply still has.
RC-EFF-05 = An effect that lets you deliver materials allows up to that many deliveries outside the build action, by the same rules; it can finish sections with all that follows.
RC-EFF-06 = To activate a workshop tile means to gain the benefit of one face-up tile once; its place and the die you moved do not matter unless the effect says so.
RC-EFF-07 = To activate a resource tile means to gain what one of the 8 market tiles shows, once, no matter how many dice are there.
RC-EFF-08 = The resources of a die’s space are what the tile shows where that die stands, gained once.
RC-EFF-09 = If an effect has several parts, you may decline any part that is not a cost. You decline a part as a whole: if you take a gain, you take all that fits.
RC-EFF-10 = An influence action that you get outside the market, from the Scribes or a service token, works just like using influence, with the same lightning and infinity limits. By option an infinity action got in this way is carried out only once.
RC-EFF-11 = An effect that counts dice counts those on the space where your die ended its move. Outside the market a workshop tile counts the dice on the space of the die in its workshop space’s colour, and an influence action counts 1.
RC-EFF-12 = You cannot choose an effect whose object is missing, such as a face-up tile, an unbuilt ornamentation, a service token, an unfinished section of yours or a card to claim. A delivery effect may end without any delivery.

RC-SECTION-06 = Basic actions

RC-CLAIM-01 = You can claim if you have a banner left on your board and at least one cathedral card is available.
RC-CLAIM-02 = A card without a banner is available if it is a base or if the card directly below it has a banner, no matter whose and whether finished or not.
RC-CLAIM-03 = Take any one banner from your board, from the Inventory or from outside it.
RC-CLAIM-04 = A banner taken from the Inventory opens its space for a material at once, even before the benefit of the tile.
RC-CLAIM-05 = Put the banner on the card; it stays there until the end of the game.
RC-CLAIM-06 = Take the workshop tile from the card and put it on an empty workshop space of your choice; you cannot refuse it.
RC-CLAIM-07 = Placing the tile face down is free, but that tile can never be activated or turned over.
RC-CLAIM-08 = Placing the tile face up costs the rubles shown on the chosen space.
RC-CLAIM-09 = A tile placed face up gives its benefit once straight away.
RC-CLAIM-10 = A benefit without a cost is taken as far as it fits; a benefit with a cost may be declined.
RC-CLAIM-11 = You may have as many unfinished sections as you like, also in one tower; only your 6 banners set a limit.
RC-CLAIM-12 = A claim that an effect gives you follows all the usual rules of claiming and does not use up your basic action.
RC-CLAIM-13 = A workshop space with a banner on it is not empty. As soon as you take that banner the space is open, even for the tile of the same claim.

RC-BUILD-01 = Deliver up to 3 materials in all, split as you like over your unfinished sections and ornamentations.
RC-BUILD-02 = The build action needs at least 1 delivery.
RC-BUILD-03 = The materials come from your own Inventory and may go only to your own unfinished sections.
RC-BUILD-04 = A section takes only materials that it requires and still lacks.
RC-BUILD-05 = Materials may be delivered bit by bit; they stay on the card and cannot be taken back.
RC-BUILD-06 = Deliver materials one at a time; if a section is finished, everything that follows from it happens before the next delivery.
RC-BUILD-07 = When a section has all its materials: they go to the supply, you gain its RP and then its rubles, and the card is flipped while the banner stays. Then follow the foreman’s bonus, the penalties, the city scoring of a complete tower (Contractors module) and the check for the end of the game.
RC-BUILD-08 = A section you have just finished can be decorated in the same action if you have deliveries left.
RC-BUILD-09 = You can finish several sections in one action; each is resolved separately.
RC-BUILD-10 = Delivered materials leave the Inventory at once, so their spaces can take new materials in the same turn.
RC-BUILD-11 = Rubles and permits are not materials and cannot be delivered.
RC-BUILD-12 = You may stop after any delivery.

RC-DECO-01 = You can put an ornamentation on any finished section that has none yet, even on another player’s.
RC-DECO-02 = A Door belongs on a base, an Arch on a middle section, a Cross on a dome.
RC-DECO-03 = A Door costs 1 lumber, an Arch 1 stone, a Cross 1 gold; you may add one or two jewels.
RC-DECO-04 = Deliver all materials of an ornamentation together; each of them counts as a delivery, jewels as well.
RC-DECO-05 = You gain PP at once: 1 for one jewel, 2 for two jewels of the same colour, 3 for two of different colours, and none without a jewel.
RC-DECO-06 = Ornamentations come from your own board; if you have none of a type left, you cannot build that type.
RC-DECO-07 = The materials go to the supply at once; the ornamentation stays until the end of the game.
RC-DECO-08 = If an effect grants a number of deliveries, the ornamentation with its jewels must fit into that number; a single delivery leaves no room for a jewel.
RC-DECO-09 = Decorating gives no RP, causes no penalty, and a tower is complete with or without ornamentations.

RC-PEN-01 = Whenever a section is finished, every unfinished section below it in the same tower brings its owner a penalty at once.
RC-PEN-02 = For each such section its owner loses 1 RP per finished section above it that belongs to someone else.
RC-PEN-03 = The section just finished counts, and so do all sections finished above earlier, every time again.
RC-PEN-04 = If several unfinished sections of yours are concerned, you lose the sum.
RC-PEN-05 = The player who finished the section also pays for their own unfinished sections below, but their own finished sections do not count.
RC-PEN-06 = Sections above the finished one and sections in other towers bring no penalty.
RC-PEN-07 = Penalties come after the finisher’s reward and never push a marker below 0.

RC-MKT-01 = Choose one die of any colour and move it in arrow direction exactly as many spaces as it shows.
RC-MKT-02 = The market is a ring of 8 spaces; each two neighbouring spaces form a quadrant with one influence card.
RC-MKT-03 = You can move the white die and the die of your own colour any number of spaces further for 1 ruble each, even more than 6 in all. The other dice cannot be moved further.
RC-MKT-04 = Contractors module: every player can pay for extra spaces with the black die, too.
RC-MKT-05 = Announce and pay for extra spaces before the die moves, with the rubles you have at that time.
RC-MKT-06 = A die cannot end its move on a space with 3 other dice; a space never holds more than 3.
RC-MKT-07 = Only the space where the die ends matters; full spaces can be passed.
RC-MKT-08 = A die with no permitted end space cannot be chosen; if no die has one, you cannot go to the market.
RC-MKT-09 = With five dice there is always one you can move; with the six dice of the Contractors module it may happen that there is none.
RC-MKT-10 = After the move you may obtain resources, use influence and activate a workshop tile – each at most once, in any order, and none of them is compulsory.
RC-MKT-11 = Obtain resources: gain what the tile of the space shows, once for each die now on the space, the moved die included.
RC-MKT-12 = The dice multiply every kind of tile, also those that give RP, rubles or permits.
RC-MKT-13 = Use influence: carry out one of the two actions on the card of the quadrant where the die ended. Dice do not multiply it unless the action itself counts them.
RC-MKT-14 = An action with lightning can be carried out once per turn.
RC-MKT-15 = The lightning limit covers your whole turn, whatever lets you carry out the action.
RC-MKT-16 = An action with infinity can be repeated as often as you like and can pay for.
RC-MKT-17 = Repetitions of an infinity action follow one another directly; when you stop, this use of influence is over.
RC-MKT-18 = Each time you use influence you choose just one of the two actions of the card.
RC-MKT-19 = Activate a workshop tile: gain once the benefit of your face-up tile in the workshop space of the moved die’s colour.
RC-MKT-20 = If you moved the white die and both your white spaces have face-up tiles, choose one of them.
RC-MKT-21 = Face-down tiles and empty workshop spaces give nothing. The dice on the space do not multiply a tile’s benefit unless the tile itself counts them.
RC-MKT-22 = Contractors module: if you moved the black die, you can use your specialist token instead of a workshop tile.
RC-MKT-23 = At the end, all dice on the space where your die stopped are re-rolled and stay there; this always happens, after the market actions.

RC-INV-01 = Each free Inventory space holds one material: there are 10 spaces, less one for each banner still standing there – 6 at the start, 10 at most.
RC-INV-02 = You must store the materials you gain as far as they fit and the supply has them; the rest is lost.
RC-INV-03 = If you gain different materials at once and not all of them fit, choose which to keep; all free spaces must be filled.
RC-INV-04 = You cannot throw materials away to make room; they leave the Inventory only when delivered or paid.
RC-INV-05 = Rubles need no Inventory space, and you can have any number of them.
RC-INV-06 = The supply of every basic material is limited unless you chose an unlimited one; if it runs short, you gain only what is left and nothing in its place.
RC-INV-07 = Rubles and permits never run out in the supply.
RC-INV-08 = Inventories, rubles, permits and boards are open for everybody to see.

RC-SECTION-07 = End of the game and final scoring

RC-END-01 = The end of the game begins when a player finishes their sixth section.
RC-END-02 = That player gains 3 PP, after the RP of the card and after any city scoring.
RC-END-03 = Only the first player to finish six sections brings on the end and gains the 3 PP.
RC-END-04 = The player who brought on the end finishes their turn as usual.
RC-END-05 = Then every other player takes exactly one more turn, in turn order, and final scoring follows.
RC-END-06 = The last turns are ordinary turns: sections, penalties, cities and free actions work as always.
RC-END-07 = The end also begins if the sixth section is finished by an effect outside the build action.
RC-END-08 = A match in which 20 rounds pass without anybody claiming, delivering, decorating or hiring ends at once and is scored. This only keeps a table from going on for ever; it is no rule of the printed game.

RC-SCORE-01 = Final scoring gives PP in this order: objective cards, leftovers, tools, then the towers from left to right. After that the ranking is set.
RC-SCORE-02 = Leftovers: add up your materials (diamonds too), rubles and, with the Contractors module, permits; every 5 pieces give 1 PP.
RC-SCORE-03 = Materials lying on unfinished sections count for nobody.
RC-SCORE-04 = A tower is worth 2 PP for each finished section and 1 PP for each ornamentation in it.
RC-SCORE-05 = Your presence in a tower is the number of your banners on finished sections plus your ornamentations there.
RC-SCORE-06 = Without any presence in a tower you score nothing there and take no position.
RC-SCORE-07 = With 3 or 4 players the first in presence scores the tower’s full value, and each following position half of the one before, rounded down.
RC-SCORE-08 = With 3 or 4 players, tied players add the values of the positions they fill together and share them equally, rounded down.
RC-SCORE-09 = With 3 or 4 players, whoever comes behind a tie takes the position after all the tied players.
RC-SCORE-10 = With 2 players and in solo play, the side with more presence scores the tower’s full value, the other side a third of it, rounded down, if present at all.
RC-SCORE-11 = With 2 players and in solo play, equal presence in a tower scores nothing for both.
RC-SCORE-12 = Every tower is scored, whether complete or not.
RC-SCORE-13 = The player with the most PP wins.
RC-SCORE-14 = If PP are equal, more finished sections decide, then more ornamentations built; if that is equal, too, the victory is shared.

RC-SECTION-08 = Contractors module

RC-CON-01 = Contractors module: once the resource tiles are out, the RP tile is replaced by the permit tile on the same space.
RC-CON-02 = Contractors module: six dice, with the black one, are put out as usual, beginning on the space of the permit tile.
RC-CON-03 = Contractors module: two workshop tiles of the base game are replaced by the permit tile and the black-die tile.
RC-CON-04 = Contractors module: the 24 specialist tokens go into the bag; 5 of them are drawn and put on the map’s specialist spaces, effect side up.
RC-CON-05 = Contractors module: one random city token lies above each tower. The remaining ones close their cities from the start: two with 4 towers, one with 5, none with 6.
RC-CON-06 = Contractors module: each player receives 1 permit and the overlay with 6 contractors on its spaces.
RC-CON-07 = Contractors module: the overlay fits both sides of the workshop board and changes none of their rules; on the basic side the two outside banners stand above the Inventory.

RC-CON-11 = Contractors module: you can hire if you still have a contractor on your overlay and enough permits for at least one open city.
RC-CON-12 = Contractors module: always use the leftmost contractor on your overlay.
RC-CON-13 = Contractors module: send the contractor to any open city, even if some of yours are there already.
RC-CON-14 = Contractors module: pay one permit for every contractor of any colour now in that city, the one just sent included.
RC-CON-15 = Contractors module: if the overlay space you have emptied shows a bonus, you gain it after paying the permits and before choosing a token.
RC-CON-16 = Contractors module: choose one of the two specialist tokens next to the city; in Moscow choose from all five.
RC-CON-17 = Contractors module: either pay 2 rubles and put the token on your board, effect side up, or remove it from the game for free. You must do one of the two.
RC-CON-18 = Contractors module: your board has room for one specialist token; if you hire another, the old one is turned to its tool side and its effect is lost.
RC-CON-19 = Contractors module: the replaced token joins your used ones and counts as a tool at the end, unless you chose the option that discards it.
RC-CON-20 = Contractors module: finally the empty specialist spaces of the map are refilled from the bag as long as tokens last.
RC-CON-21 = Contractors module: when the bag is empty, spaces stay empty; if there is no token next to your city, you hire without taking one.
RC-CON-22 = Contractors module: nobody can hire in a closed city. Contractors already on the map stay where they are, in closed cities as well.

RC-PERMIT-01 = Contractors module: permits lie on your overlay and take no Inventory space.
RC-PERMIT-02 = Contractors module: you can have at most 6 permits; any more you gain are lost.
RC-PERMIT-03 = Contractors module: the permit tile of the market gives permits like any other resource, multiplied by the dice.
RC-PERMIT-04 = Contractors module: permits left at the end count among your leftovers like materials and rubles.

RC-CITY-01 = Contractors module: a tower is complete when all its sections are finished.
RC-CITY-02 = Contractors module: the city token of a complete tower goes to its city with the X side up; the city is closed from now on.
RC-CITY-03 = Contractors module: each player gains as many RP as their banners in the tower multiplied by their contractors in its city.
RC-CITY-04 = Contractors module: ornamentations do not count for city scoring.
RC-CITY-05 = Contractors module: a city is scored at once, after the penalties; then the turn goes on.
RC-CITY-06 = Contractors module: if the section that completes the tower is also somebody’s sixth, the city is scored before the 3 PP.
RC-CITY-07 = Contractors module: cities whose towers are not complete at the end of the game score nothing.
RC-CITY-08 = Contractors module: every city is scored at most once; a city closed during setup is never scored.

RC-SPEC-01 = Contractors module: you can use your specialist token only when you move the black die at the market, as your workshop activation.
RC-SPEC-02 = Contractors module: each specialist token works once; then put it beside your board, tool side up, and your specialist place is free again.
RC-SPEC-03 = Contractors module: using the token is optional. It is possible only if you can pay its cost and there is something for it to act on; too little room for the gain does not matter.
RC-SPEC-04 = Contractors module: effects that activate workshop tiles never activate a specialist token.
RC-SPEC-11 = Specialist (Contractors module): gain the materials, rubles, permits or RP shown.
RC-SPEC-12 = Specialist (Contractors module): return the material shown and gain the PP shown.
RC-SPEC-13 = Specialist (Contractors module): pay the material shown and gain 3 RP.
RC-SPEC-14 = Specialist (Contractors module): activate two of your workshop tiles once each, or one of them twice.
RC-SPEC-15 = Specialist (Contractors module): remove one of your unbuilt ornamentations from the game and gain 3 PP.
RC-SPEC-16 = Specialist (Contractors module): pay 1 to 5 rubles and gain 1 RP for each.
RC-SPEC-17 = Specialist (Contractors module): gain 1 material of your choice and deliver 1 material, in either order.
RC-SPEC-18 = Specialist (Contractors module): activate one resource tile of your choice.
RC-SPEC-19 = Specialist (Contractors module): claim a section in addition to your basic action.

RC-TOOL-01 = Contractors module: at the end your tools form sets of different tools; a set of 1, 2, 3, 4, 5 or 6 tools gives 1, 2, 4, 7, 11 or 16 PP.
RC-TOOL-02 = Contractors module: each token counts in one set only, and the sets are formed in the best way for you.
RC-TOOL-03 = Contractors module: only tokens lying tool side up count; an unused specialist still on your board gives nothing.

RC-SECTION-09 = Guilds of the expansion

RC-GUILD-01 = Cards of the expansion guilds are used like every other influence card.
RC-GUILD-02 = At most one guild of the expansion is in play.
RC-GUILD-03 = The card in play shows which two actions its guild offers in this game and whether each bears lightning or infinity.

RC-GUILD-JEWELERS-01 = Jewelers, setup: 15 diamonds form a supply of their own.
RC-GUILD-JEWELERS-02 = Jewelers: a diamond takes up one Inventory space like any other material.
RC-GUILD-JEWELERS-03 = Jewelers: when you deliver, a diamond can replace any one material of a section or an ornamentation. It counts as one delivery and returns to the diamond supply when the work is finished.
RC-GUILD-JEWELERS-04 = Jewelers: a diamond used as a jewel of an ornamentation has the jewel colour you name.
RC-GUILD-JEWELERS-05 = Jewelers: a diamond cannot replace a particular material in other costs, but where a cost asks for any material it counts as one.
RC-GUILD-JEWELERS-06 = Jewelers: you cannot take a diamond as a material of your choice.
RC-GUILD-JEWELERS-07 = Jewelers: pay 1 ruble, gain 1 diamond.
RC-GUILD-JEWELERS-08 = Jewelers: pay any 3 materials, gain 2 diamonds.
RC-GUILD-JEWELERS-09 = Jewelers: pay 3 rubles, gain 2 diamonds.
RC-GUILD-JEWELERS-10 = Jewelers (Contractors module): pay 1 diamond, gain 2 permits.
RC-GUILD-JEWELERS-11 = Jewelers: without the Contractors module the card that gives permits is not used and cannot be chosen.

RC-GUILD-WORKERS-01 = Workers: only workshop tiles can be activated, never specialist tokens.
RC-GUILD-WORKERS-02 = Workers: activate 1 of your workshop tiles.
RC-GUILD-WORKERS-03 = Workers: pay 1 ruble to the supply and activate 1 face-up workshop tile of another player; only you gain its benefit.
RC-GUILD-WORKERS-04 = Workers: pay 2 rubles and activate 1 of your workshop tiles twice.
RC-GUILD-WORKERS-05 = Workers: pay 2 rubles and activate 2 different workshop tiles of yours; you need at least 2 face up.

RC-GUILD-FOREMEN-01 = Foremen, setup: the foreman stands under the leftmost tower.
RC-GUILD-FOREMEN-02 = Foremen: the foreman walks from left to right, one tower per step, and after the last tower starts again at the first. Only the tower where he stops counts.
RC-GUILD-FOREMEN-03 = Foremen: whoever finishes a section in the foreman’s tower gains 1 RP more.
RC-GUILD-FOREMEN-04 = Foremen: in the foreman’s tower, penalties for unfinished sections are 2 RP instead of 1 for each section counted.
RC-GUILD-FOREMEN-05 = Foremen: move the foreman 1 or 2 steps and gain 1 RP for each of your banners in his tower.
RC-GUILD-FOREMEN-06 = Foremen: move the foreman 1 or 2 steps and gain 1 ruble for each of your banners in his tower.
RC-GUILD-FOREMEN-07 = Foremen: move the foreman 1 or 2 steps, choose another player’s colour and gain 1 RP for each banner of that colour in his tower.
RC-GUILD-FOREMEN-08 = Foremen: move the foreman 1 or 2 steps, choose another player’s colour and gain 1 ruble for each banner of that colour in his tower.
RC-GUILD-FOREMEN-09 = Foremen: banners count on finished and unfinished sections alike. The foreman must really move, and the colour must be one taking part in the game.

RC-GUILD-CONTRACTORS-01 = Contractors guild: gain the resources of the space with the black die once, however many dice are there.
RC-GUILD-CONTRACTORS-02 = Contractors guild: gain 1 permit for each of your contractors on the map, up to the limit of 6 permits.
RC-GUILD-CONTRACTORS-03 = Contractors guild: gain 1 ruble for each of your contractors on the map.
RC-GUILD-CONTRACTORS-04 = Contractors guild: choose another player (Ivan in solo play) and gain 1 ruble for each of their contractors on the map.

RC-GUILD-SHOPKEEPERS-01 = Shopkeepers: an extra market action is one of the three market actions with the same die and space; it may be one you have already used this turn.
RC-GUILD-SHOPKEEPERS-02 = Shopkeepers: pay 1 ruble for 1 extra market action.
RC-GUILD-SHOPKEEPERS-03 = Shopkeepers: pay 2 rubles for 1 extra market action and 1 material of your choice.
RC-GUILD-SHOPKEEPERS-04 = Shopkeepers: pay 3 rubles to carry out the same extra market action twice.
RC-GUILD-SHOPKEEPERS-05 = Shopkeepers: pay 4 rubles for two different extra market actions.
RC-GUILD-SHOPKEEPERS-06 = Shopkeepers: using influence may be the extra market action, too, even on the Shopkeepers card; a lightning action used this turn stays used, so every chain ends. By option it may not.
RC-GUILD-SHOPKEEPERS-07 = Shopkeepers: an extra market action that turns out to be impossible is lost, and the price is not paid back.

RC-GUILD-ACCOUNTANTS-01 = Accountants: gain 1 material of one of the kinds shown.
RC-GUILD-ACCOUNTANTS-02 = Accountants: pay 1 of the materials shown, gain 1 RP.
RC-GUILD-ACCOUNTANTS-03 = Accountants: gain 1 ruble.
RC-GUILD-ACCOUNTANTS-04 = Accountants: pay 1 gold, gain 3 rubles.
RC-GUILD-ACCOUNTANTS-05 = Accountants: gain 1 green or 1 purple jewel.
RC-GUILD-ACCOUNTANTS-06 = Accountants: pay 1 green and 1 purple jewel, gain 1 PP and 2 rubles.

RC-GUILD-NOTARIES-01 = Notaries (Contractors module): gain 1 permit.
RC-GUILD-NOTARIES-02 = Notaries (Contractors module): pay 1 permit, deliver 1 material.
RC-GUILD-NOTARIES-03 = Notaries (Contractors module): pay 2 permits, gain 1 PP.
RC-GUILD-NOTARIES-04 = Notaries (Contractors module): pay 1 permit, gain 1 material of your choice.

RC-GUILD-SCRIBES-01 = Scribes, setup: the 15 objective cards are shuffled into a face-down deck.
RC-GUILD-SCRIBES-02 = Scribes: pay 2 rubles, draw 3 objective cards and keep 1 in hand; the others go under the deck in the order drawn.
RC-GUILD-SCRIBES-03 = Scribes: you can hold at most 3 objective cards; with a fourth in hand, put one of the four under the deck.
RC-GUILD-SCRIBES-04 = Scribes: your objective cards stay secret until final scoring.
RC-GUILD-SCRIBES-05 = Scribes: pay 1 RP, choose a market space and obtain its resources as if you had just moved a die there.
RC-GUILD-SCRIBES-06 = Scribes: the imagined die counts with the dice on the chosen space, up to 3; by option only the real dice count, at least 1. No die is moved or re-rolled for this.
RC-GUILD-SCRIBES-07 = Scribes: pay 1 RP and carry out one action of any other influence card in play.
RC-GUILD-SCRIBES-08 = Scribes: pay 1 RP and activate 1 resource tile.

RC-GUILD-ARCHITECTS-01 = Architects, setup: all cathedral cards not used in the towers are shuffled into one deck.
RC-GUILD-ARCHITECTS-02 = Architects: drawn cards are discarded after use; when the deck is empty, the discard pile is shuffled to form a new one.
RC-GUILD-ARCHITECTS-03 = Architects: pay 2 rubles, draw 1 card and gain 2 of the materials it shows; you get the same kind twice only if it is shown twice.
RC-GUILD-ARCHITECTS-04 = Architects: pay 3 rubles, draw 2 cards and gain 2 of the materials shown on one and 1 of those on the other. By option that 1 may be a ruble shown on the card.
RC-GUILD-ARCHITECTS-05 = Architects: pay 1 RP and gain the rubles of one of your unfinished sections; when you finish it you gain them again.
RC-GUILD-ARCHITECTS-06 = Architects: pay 1 ruble and gain half the RP, rounded down, of one of your unfinished sections; when you finish it you still gain the full RP.

RC-GUILD-BRICKMAKERS-01 = Brickmakers, setup: all service tokens lie face up beside the market.
RC-GUILD-BRICKMAKERS-02 = Brickmakers: pay 2 bricks and take 1 of the service tokens on display; with none left this is not possible.
RC-GUILD-BRICKMAKERS-03 = Brickmakers: pay 1 brick, deliver 1 material.
RC-GUILD-BRICKMAKERS-04 = Brickmakers: pay 1 brick, gain 2 rubles.
RC-GUILD-BRICKMAKERS-05 = Brickmakers: pay 1 brick, gain 1 RP.

RC-SERV-01 = Brickmakers: you can use a service token on your turn whenever free actions are possible, even in the turn you took it.
RC-SERV-02 = Brickmakers: you can use only one service token per turn.
RC-SERV-03 = Brickmakers: a used service token is removed from the game.
RC-SERV-04 = Brickmakers: you can hold any number of service tokens.
RC-SERV-11 = Service (Brickmakers): gain 5 rubles.
RC-SERV-12 = Service (Brickmakers): carry out one action of any of the 4 influence cards.
RC-SERV-13 = Service (Brickmakers): activate 1 of your workshop tiles.
RC-SERV-14 = Service (Brickmakers): deliver 1 material.
RC-SERV-15 = Service (Brickmakers): gain 3 RP.
RC-SERV-16 = Service (Brickmakers): use it during a claim before you place the tile; you may then place the tile face up without paying.
RC-SERV-17 = Service (Brickmakers): gain 2 materials of your choice, the same or different.
RC-SERV-18 = Service (Brickmakers): choose a die on the market and gain the resources of its space once.

RC-OBJ-01 = Objective (Scribes): return 2 lumber for 2 PP.
RC-OBJ-02 = Objective (Scribes): 3 PP, once, if you have claimed at least 3 sections in one tower, finished or not.
RC-OBJ-03 = Objective (Scribes): 3 PP if 6 workshop tiles lie face up on your board.
RC-OBJ-04 = Objective (Scribes): return 2 stone for 2 PP.
RC-OBJ-05 = Objective (Scribes): 2 PP for each tower with neither a banner nor an ornamentation of yours; 4 PP each with two players.
RC-OBJ-06 = Objective (Scribes): 2 PP for each of your ornamentations that is not built; one removed from the game was not built either.
RC-OBJ-07 = Objective (Scribes): return 4 rubles for 2 PP.
RC-OBJ-08 = Objective (Scribes): 2 PP, once, if you have finished at least one base, one middle section and one dome.
RC-OBJ-09 = Objective (Scribes): 1 PP for each of your ornamentations on other players’ sections.
RC-OBJ-10 = Objective (Scribes): 2 PP if you have built all 4 of your ornamentations; one removed from the game was not built.
RC-OBJ-11 = Objective (Scribes): return 2 brick for 2 PP.
RC-OBJ-12 = Objective (Scribes): 3 PP, once, if you have at least 3 ornamentations in one tower.
RC-OBJ-13 = Objective (Scribes): 1 PP for each of your ornamentations on your own sections.
RC-OBJ-14 = Objective (Scribes): return 1 jewel of either colour and 1 gold for 3 PP.
RC-OBJ-15 = Objective (Scribes): 1 PP for each tower with a banner or an ornamentation of yours; 2 PP each with two players.
RC-OBJ-21 = Scribes: objectives are scored before leftovers and towers; what you return for them no longer counts as leftovers.
RC-OBJ-22 = Scribes: each objective scores once. Cards that ask you to return something do so automatically whenever you can; of the jewels you return the colour you have more of, green if equal.
RC-OBJ-23 = Scribes: in a solo game the values for two players apply to the objectives about towers.

RC-SECTION-10 = Solo play

RC-SOLO-01 = Solo play is a 2-player game against Ivan; unless stated otherwise the rules for 2 players apply, penalties included.
RC-SOLO-02 = Solo: Ivan has a colour, 6 banners and a marker, but no workshop board, rubles, Inventory, permits or ornamentations. His colour is the first free one of red, green, blue and yellow.
RC-SOLO-03 = Solo: a token of each die is assigned to one of Ivan’s cards, at random or in a fixed way by option, and stays there all game.
RC-SOLO-04 = Solo: before play Ivan claims a base, a random one unless you chose otherwise; its workshop tile is discarded without effect.
RC-SOLO-05 = Solo: you go first and have 3 rubles.
RC-SOLO-06 = Solo: you and Ivan take turns alternately.
RC-SOLO-07 = Solo: Ivan uses no free actions and never pays anything.

RC-SOLO-11 = Solo: on his turn Ivan’s die is determined and moved, the action of the card with that die’s token is carried out, and all dice on the end space are re-rolled.
RC-SOLO-12 = Solo: Ivan always moves a die, even if his action is skipped.
RC-SOLO-13 = Solo: a shuffled stack of die tokens tells which die Ivan moves; when it is used up it is shuffled again. So each of his actions comes once in every round of the stack.
RC-SOLO-14 = Solo, by option: Ivan moves the die with the lowest or the highest number; ties go in the order white, red, green, blue, yellow, black.
RC-SOLO-15 = Solo: Ivan’s die moves as many spaces as it shows; if 3 dice are already there, it goes on to the next space with room.
RC-SOLO-16 = Solo: Ivan carries out no market actions and gains nothing from the space.
RC-SOLO-17 = Solo, Recognition: Ivan gains the points his card shows; how many depends on his level.
RC-SOLO-18 = Solo, Inventory: as many materials from the supply as his card shows go on Ivan’s Inventory card; how many depends on his level.
RC-SOLO-19 = Solo: they are taken one at a time from the largest pile of basic materials, never diamonds; ties go in the order lumber, brick, stone, gold, green, purple. Materials pile up over several visits.
RC-SOLO-20 = Solo, Transport: all materials move from Ivan’s Inventory card to his Construction card; with none there, the action is skipped.
RC-SOLO-21 = Solo, Claim: Ivan claims a card directly above one of your sections if he can, otherwise a base, otherwise any available card. Without a banner or an available card the action is skipped.
RC-SOLO-22 = Solo: if several cards are equally good for Ivan, you choose unless an option says otherwise; if neither kind he prefers is available, you always choose.
RC-SOLO-23 = Solo: Ivan gains RP or PP that the claimed card’s tile itself shows without a cost; he ignores everything else, and the tile is discarded.
RC-SOLO-24 = Solo, Construction: all materials of the Construction card go to Ivan’s unfinished sections; only their number matters, not their kind. With no materials or no sections the action is skipped.
RC-SOLO-25 = Solo: Ivan fills his sections level by level from the bottom, each level from left to right (by option tower by tower). What is left stays on the Construction card.
RC-SOLO-26 = Solo: Ivan puts down his materials in the order lumber, brick, stone, gold, green, purple.
RC-SOLO-27 = Solo: when Ivan finishes a section everything happens as usual, but he gains only the RP and no rubles.
RC-SOLO-28 = Solo: Ivan does not decorate, but you may decorate his finished sections.

RC-SOLO-31 = Solo: the end begins when you or Ivan have 6 finished sections; nobody gains the 3 PP.
RC-SOLO-32 = Solo: the other side takes one more turn.
RC-SOLO-33 = Solo: final scoring is that of a 2-player game. The materials on Ivan’s Inventory and Construction cards are his leftovers, unless you switched this off.
RC-SOLO-34 = Solo: whoever has more PP wins; the usual tie-breakers apply, and a complete tie is shared.
RC-SOLO-35 = Solo: Ivan’s level says what each of his cards gives, how many materials he stores and how often his cycle comes round: in every so-many-th of his turns he carries out a second card. The journeyman is the reconstruction nearest to the printed game that is a fair rival; a component pack may replace every number and gain.

RC-SOLO-41 = Solo with Contractors: set up the module for 2 players, adding Ivan’s Hire card and the token of the black die; six tokens are spread over six cards.
RC-SOLO-42 = Solo with Contractors: Ivan’s 6 contractors lie beside his Hire card.
RC-SOLO-43 = Solo with Contractors: Ivan’s pawn starts at the tower of his first claim, and one of his contractors goes to its city without taking tokens. If he has no first claim, the pawn starts at the leftmost tower and no contractor is placed.
RC-SOLO-44 = Solo with Contractors: Ivan’s marker starts on the third Prestige mark, yours on the usual start space.
RC-SOLO-45 = Solo with Contractors: you go first, with 3 rubles and 1 permit.
RC-SOLO-46 = Solo with Contractors: whenever you or Ivan claim a section, the pawn moves to that tower.
RC-SOLO-47 = Solo with Contractors, Hire: one of Ivan’s contractors goes to the pawn’s city; he pays no permits and gets no overlay bonus.
RC-SOLO-48 = Solo with Contractors: Hire is skipped if Ivan has no contractor left or the pawn’s city is closed.
RC-SOLO-49 = Solo with Contractors: Ivan takes both specialist tokens next to the city, as far as there are any; of their effects he gains only RP that cost nothing.
RC-SOLO-50 = Solo with Contractors: Ivan’s tokens lie tool side up and score as tools at the end.
RC-SOLO-51 = Solo with Contractors: whenever two of Ivan’s tokens show the same tool, both return to the bag.
RC-SOLO-52 = Solo with Contractors: Ivan takes and compares his tokens one by one, and keeps the RP of a token that returns to the bag; only then is the map refilled.
RC-SOLO-53 = Solo with Contractors: in Moscow Ivan places his contractor but takes no tokens; he gains 1 PP instead.
RC-SOLO-54 = Solo with Contractors: Ivan takes part in city scoring like any player.
RC-SOLO-55 = Solo with Contractors: when you hire, Ivan’s contractors in the city count for your cost in permits as well.
