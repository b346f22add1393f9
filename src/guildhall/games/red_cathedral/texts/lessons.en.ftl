### The Red Cathedral: what the coach says in the lessons. *Stars* make a word stand out; at most two sentences a text.

red_cathedral-chapter-site = The building site

red_cathedral-lesson-claim = Claim a section
red_cathedral-lesson-claim-aim = Together you build a cathedral, *section by section*. When somebody has finished six sections the end is near, and the most *prestige* wins.
red_cathedral-lesson-claim-turn = In a turn you do *one thing*: claim a section, build, or go to the market with a die. We begin with a claim.
red_cathedral-lesson-claim-base = Only who claims a section may build it. Claim the *base of the first tower*: it needs two lumber and a brick.
red_cathedral-lesson-claim-other = That base is free too, but let us take the one of the *first tower*.
red_cathedral-lesson-claim-above = Not yet: whatever is not a base can be claimed only when the section *below it* has a banner.
red_cathedral-lesson-claim-dice = The market comes next. First claim the *base of the first tower*.
red_cathedral-lesson-claim-banner = A banner of yours marks the section. Four of them block your Inventory, so take one *from the Inventory*: that makes room for one more piece.
red_cathedral-lesson-claim-outside = That is allowed, but it makes no room. Take a banner *from the Inventory*.
red_cathedral-lesson-claim-tile = The section’s workshop tile is yours. *Face up* it costs the rubles of its space and gives at once what it shows: put it face up on the *first white space* for 1 ruble.
red_cathedral-lesson-claim-down = Face down is free, but then the tile is *dead for ever*. This one gives two lumber, so it is worth a ruble.
red_cathedral-lesson-claim-dear = That space costs more. The *first white one* takes just 1 ruble.
red_cathedral-lesson-claim-end = Two lumber lie in your Inventory: the tile has given them at once. *End your turn*.
red_cathedral-lesson-claim-pia = Pia has claimed the base of the second tower. Above *any* banner, also yours, everybody may claim the next section.

red_cathedral-chapter-market = The market

red_cathedral-lesson-die = Move a die
red_cathedral-lesson-die-lack = Your base needs *a brick* besides the two lumber. Bricks come from the market, where five dice walk in a ring.
red_cathedral-lesson-die-move = A die goes exactly *as many spaces as it shows*, and you may move any of them. Move the *yellow die*: four spaces, to the bricks.
red_cathedral-lesson-die-other = That die does not come to the bricks where another one stands already. Take the *yellow die*.
red_cathedral-lesson-die-build = The brick is still missing. Get it with the *yellow die* first.
red_cathedral-lesson-die-obtain = The space gives two bricks *for each die on it*, and now there are two dice. *Obtain the resources*: four bricks.
red_cathedral-lesson-die-card = The guild’s card is another market action, and we will come to it. First *obtain* the bricks.
red_cathedral-lesson-die-early = Do not leave yet: the bricks are still there. *Obtain the resources* first.
red_cathedral-lesson-die-roll = At the end of a visit *all dice of that space* are rolled anew and stay where they are. Finish the visit.
red_cathedral-lesson-die-end = Now the ring looks different for Pia. *End your turn*.
red_cathedral-lesson-die-stay = Where dice gather the next one brings the more, up to *three*. A fourth may not stop there.

red_cathedral-lesson-extra = Rubles for steps
red_cathedral-lesson-extra-own = The *white die* and the die of *your colour* (you are red) may go further: one ruble for each extra space.
red_cathedral-lesson-extra-move = The red die shows 2, and gold lies three spaces on, where the blue die stands. Pay *1 ruble* and move it to the gold.
red_cathedral-lesson-extra-short = That is another space. One ruble takes the red die just to the *gold*.
red_cathedral-lesson-extra-white = The white die could be pushed too, but the gold is too far for it. Take the *red die*.
red_cathedral-lesson-extra-others = That die goes only as far as it shows. Rubles push just the white one and *your own, the red*.
red_cathedral-lesson-extra-obtain = Two dice would bring two gold, but your Inventory has room for *one piece* only. Obtain it all the same.
red_cathedral-lesson-extra-early = One gold still fits. *Obtain* it first.

red_cathedral-lesson-influence = Influence of the guilds
red_cathedral-lesson-influence-card = Each quadrant of the market has a *card of a guild* with two actions. Where your die stopped, you may use one of them.
red_cathedral-lesson-influence-use = The Merchants give a *green jewel* for two bricks. Use the first action of their card.
red_cathedral-lesson-influence-stone = That one takes stone, and you have none. Use the *first action*: bricks for a green jewel.
red_cathedral-lesson-influence-early = Use the card before you leave: four bricks are more than you need.
red_cathedral-lesson-influence-again = The sign of *infinity* lets you repeat an action as often as you can pay; a *lightning* works once a turn. You need a brick for your base: stop.
red_cathedral-lesson-influence-enough = Then no brick would be left for your base. *Stop* here.
red_cathedral-lesson-influence-finish = That was the second market action. *Finish* the visit: the two dice are rolled.
red_cathedral-lesson-influence-end = *End your turn*; there is a third market action, which comes next.

red_cathedral-lesson-workshop = The workshop works
red_cathedral-lesson-workshop-colour = A tile in your workshop works whenever the die *of its space’s colour* moves. Yours lies on white, so the *white die* wakes it.
red_cathedral-lesson-workshop-move = Move the *white die* as far as it shows, to the lumber.
red_cathedral-lesson-workshop-further = No ruble is needed for this. Move the white die *one space*, as it shows.
red_cathedral-lesson-workshop-other = That die does not wake your tile. Move the *white* one.
red_cathedral-lesson-workshop-activate = The third market action: *activate* your tile, which gives lumber as when you placed it. One piece of it still fits.
red_cathedral-lesson-workshop-obtain = Each of the three market actions may be done *once*, in any order. Your Inventory is full now: finish the visit.
red_cathedral-lesson-workshop-full = There is no room for more lumber: pieces that do not fit are lost. *Finish* the visit.
red_cathedral-lesson-workshop-end = You have all your base needs. *End your turn*.

red_cathedral-chapter-building = Building

red_cathedral-lesson-deliver = Build
red_cathedral-lesson-deliver-first = To build, deliver *up to three* materials to sections with your banner. Deliver the first *lumber* to your base.
red_cathedral-lesson-deliver-market = You have everything already. Deliver *lumber* to your base.
red_cathedral-lesson-deliver-brick = The order does not matter, but let us begin with the *lumber*.
red_cathedral-lesson-deliver-second = It lies on the section and stays there. Deliver the *second lumber*.
red_cathedral-lesson-deliver-third = Only the *brick* is missing. Deliver it.
red_cathedral-lesson-deliver-done = Your first section is *finished*: four recognition points and a ruble. Your marker walks on the track, and every marked space there is a *prestige point*.
red_cathedral-lesson-deliver-end = Three deliveries are all for one turn. *End your turn*.

red_cathedral-lesson-decorate = A door with a jewel
red_cathedral-lesson-decorate-door = Finished sections can be *decorated*, by anybody: a Door on a base for a lumber, an Arch on a middle section for a stone, a Cross on a dome for gold.
red_cathedral-lesson-decorate-do = You have a lumber left. *Decorate* your base with the Door.
red_cathedral-lesson-decorate-market = The market can wait: *decorate* your base.
red_cathedral-lesson-decorate-jewel = Up to two *jewels* may be added, and each counts as a delivery. Add your green jewel: it brings a prestige point at once.
red_cathedral-lesson-decorate-without = A Door without jewels brings nothing now. Add the *green jewel*.
red_cathedral-lesson-decorate-worth = One jewel 1 prestige, two alike 2, *two different 3*. At the end the Door counts once more: it makes the tower dearer and you stronger in it.

red_cathedral-lesson-penalty = Who is slow below
red_cathedral-lesson-penalty-below = Pia’s base is *unfinished*, and you have claimed the section above it. Nothing keeps you from finishing first.
red_cathedral-lesson-penalty-finish = Deliver the *stone* and finish your section.
red_cathedral-lesson-penalty-market = The stone is there already: deliver it to *your section*.
red_cathedral-lesson-penalty-other = Your section is the *middle one of the first tower*. Deliver the stone there.
red_cathedral-lesson-penalty-lost = You gained four points, and Pia *lost one*: for every finished section above her unfinished one that is not hers. So be quick below, or build above the slow.

red_cathedral-lesson-track = Prestige into rubles
red_cathedral-lesson-track-points = Your marker stands on step 13, and you have passed *three marks*: three prestige points. Steps beyond the last mark count for nothing at the end.
red_cathedral-lesson-track-sell = Without a ruble much is closed to you. In your turn you may *sell prestige*: one point for 2 rubles; sell one.
red_cathedral-lesson-track-reroll = For a prestige point you may also roll the dice of a space anew. Now *sell it for rubles*.
red_cathedral-lesson-track-sold = The marker went back *to the mark before it*. It cost no action: you still have your turn.

red_cathedral-chapter-end = The end

red_cathedral-lesson-sixth = The sixth section
red_cathedral-lesson-sixth-five = You have finished *five sections*. Whoever finishes the sixth ends the game and gains *3 prestige points*.
red_cathedral-lesson-sixth-finish = The dome of the first tower lacks just a lumber. *Deliver* it.
red_cathedral-lesson-sixth-market = The lumber is in your Inventory. *Deliver* it to the dome of the first tower.
red_cathedral-lesson-sixth-other = First the *dome of the first tower*: it is your sixth section.
red_cathedral-lesson-sixth-arch = Two deliveries are left in this turn. Put an *Arch* on your middle section for the stone: towers count ornaments, too.
red_cathedral-lesson-sixth-end = Everybody else has *one last turn*. End yours, and Pia plays.
red_cathedral-lesson-sixth-tower = Now the towers pay: a tower is worth *2 for each finished section and 1 for each ornament*. The first one has three sections and two ornaments: 8.
red_cathedral-lesson-sixth-presence = With two players who has *more* sections and ornaments in a tower gets all of its worth, the other *a third*; if both are level, nobody gets anything, as in the third tower. With three or four the second gets half, and ties are shared.
red_cathedral-lesson-sixth-left = Every *five pieces* left over, rubles and materials together, are one more point. You win, and you know the whole game now.

red_cathedral-chapter-contractors = Contractors

red_cathedral-lesson-permits = Permits
red_cathedral-lesson-permits-map = The module adds a map. Each tower belongs to an *open city*, and who sends *contractors* there is paid when its tower is complete.
red_cathedral-lesson-permits-move = A contractor needs *permits*, and the market sells them. Move the *white die* to the permits.
red_cathedral-lesson-permits-other = That die does not come to the permits. Move the *white* one by one space.
red_cathedral-lesson-permits-first = Your one permit would do, but more of them are at hand. Move the *white die* first.
red_cathedral-lesson-permits-obtain = *Obtain* two permits. They lie on your board and take no room in the Inventory; six are the most.
red_cathedral-lesson-permits-early = The permits are still there. *Obtain* them first.
red_cathedral-lesson-permits-finish = *Finish* the visit.
red_cathedral-lesson-permits-end = *End your turn*. Next you send a contractor on his way.

red_cathedral-lesson-hire = Hire
red_cathedral-lesson-hire-city = Hiring is a fourth action of a turn. A contractor costs *as many permits as there are in the city with him*: send your first one to *Yaroslavl*, the city of the first tower, for 1.
red_cathedral-lesson-hire-other = That city would do as well, but your finished base stands in the first tower: *Yaroslavl*.
red_cathedral-lesson-hire-market = You have permits now: send a contractor to *Yaroslavl*.
red_cathedral-lesson-hire-token = Beside the city two *specialists* wait. Hire the first one for *2 rubles*: his work will bring you five.
red_cathedral-lesson-hire-remove = To remove one costs nothing and keeps it from others, but this one is worth its price: *hire* the first.
red_cathedral-lesson-hire-second = That one would bring three recognition points, which is not bad. But let us hire the *first*: five rubles.
red_cathedral-lesson-hire-yours = The specialist lies on your board; only one has room there. He works *once*, when you move the *black die*.
red_cathedral-lesson-hire-end = *End your turn*.

red_cathedral-lesson-specialist = The black die
red_cathedral-lesson-specialist-move = The black die belongs to nobody, and everybody may push it with rubles. Move it *as far as it shows*.
red_cathedral-lesson-specialist-other = Only the *black die* wakes your specialist.
red_cathedral-lesson-specialist-use = Instead of a workshop tile *use your specialist*: five rubles.
red_cathedral-lesson-specialist-early = Do not leave yet: *use your specialist* first.
red_cathedral-lesson-specialist-tool = His token turns over and is a *tool* now. At the end sets of different tools are worth up to *16 prestige points*.

red_cathedral-lesson-city = A city pays
red_cathedral-lesson-city-tower = You have two banners in the first tower and *two contractors in Yaroslavl*, Pia has one of each. Only your dome is missing.
red_cathedral-lesson-city-finish = *Deliver* the lumber to your dome: the tower is complete.
red_cathedral-lesson-city-market = You need nothing more: *deliver* the lumber to your dome.
red_cathedral-lesson-city-scored = Banners times contractors: *two times two* is four points for you, one for Pia. The city is closed now, and nobody may hire there any more.

red_cathedral-chapter-solo = Alone with Ivan

red_cathedral-lesson-ivan = Ivan’s turn
red_cathedral-lesson-ivan-rival = Alone you build against *Ivan Yakovlev*. He has no board: five cards tell what he does, and each belongs to *a die*.
red_cathedral-lesson-ivan-claim = Your own turn is as ever. Claim the *base of the first tower*.
red_cathedral-lesson-ivan-other = Let us take the *base of the first tower*.
red_cathedral-lesson-ivan-dice = Claim a section first: the *base of the first tower*.
red_cathedral-lesson-ivan-banner = Take a banner *from the Inventory*, which makes room.
red_cathedral-lesson-ivan-outside = That makes no room. Take one *from the Inventory*.
red_cathedral-lesson-ivan-place = Put the tile *face up* on the first white space, for 1 ruble.
red_cathedral-lesson-ivan-dear = The *first white space, face up*, is best here: 1 ruble for two lumber.
red_cathedral-lesson-ivan-end = *End your turn*, and see what Ivan does.
red_cathedral-lesson-ivan-moves = A hidden stack names his die: the *blue* one has moved, and its card is *Claim*. Press to go on.
red_cathedral-lesson-ivan-acts = He likes best to claim *right above you*, and so he did. Then the dice of that space are rolled: go on.
red_cathedral-lesson-ivan-yours = He pays nothing and takes nothing from the market, but he *moves the dice you had in mind*. It is your turn again.

red_cathedral-lesson-race = The race
red_cathedral-lesson-race-store = Ivan gathers materials on one card, carries them to another, and then *builds with all at once*: their kinds do not matter to him.
red_cathedral-lesson-race-move = Your yellow die stands one space before the *rubles*. Move it there.
red_cathedral-lesson-race-other = Another die is possible, but let us fetch *rubles* with the yellow one.
red_cathedral-lesson-race-build = Not yet: move the *yellow die* to the rubles.
red_cathedral-lesson-race-obtain = *Obtain* two rubles.
red_cathedral-lesson-race-finish = *Finish* the visit.
red_cathedral-lesson-race-end = *End your turn*.
red_cathedral-lesson-race-again = The white die comes to *Recognition*: that card brings him points at once. Go on.
red_cathedral-lesson-race-go = Each card comes *once in a round of five*, so you can count what is still to come. Go on.
red_cathedral-lesson-race-win = When one of you has finished *six sections* the other has one more turn; then the towers are scored as ever. Now play a whole game against him.
