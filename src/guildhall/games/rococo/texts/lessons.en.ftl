### Rococo: what the coach says in the lessons. *Stars* make a word stand out; at most two sentences a text.

rococo-chapter-court = At court

rococo-lesson-ball = The great ball
rococo-lesson-ball-aim = You run a tailor’s shop at the court of Louis XV. In seven rounds the palace is made ready for a great ball, and whoever then has the most *prestige* wins.
rococo-lesson-ball-halls = In these *five halls* the guests wait to be dressed. Garments you rent out to them score at the end, and whoever has the most in a hall scores extra.
rococo-lesson-ball-designs = Here hang the *designs* that can be sewn. New ones come in on the left and are dear; then they move to the right and grow cheaper.
rococo-lesson-ball-drawers = *Silk*, lace and yarn lie in three drawers: this is what garments are made of.
rococo-lesson-ball-first = The work is done by your *employees*. Take your first card in hand: a Master, with the golden thimble.
rococo-lesson-ball-other = A good choice too, but one after the other. Begin with a *Master*: the card with the golden thimble.

rococo-lesson-hand = Three cards
rococo-lesson-hand-journeyman = Each round you choose *three* cards from your supply. To the Master add the Journeyman, who sews as well.
rococo-lesson-hand-masters = Two Masters are strong, but then nobody would fetch the silk. Keep the second one for the next round.
rococo-lesson-hand-order = That one may come later. Now take the *Journeyman*.
rococo-lesson-hand-apprentice = You also need materials. Take the Apprentice whose bonus *acquires one more tile*.
rococo-lesson-hand-livres = This Apprentice brings 2 livres. Now materials matter more: take the other one.
rococo-lesson-hand-confirm = You may choose again until the last player has confirmed. You have a good hand: *confirm* it.
rococo-lesson-hand-change = That is possible, but these three are just right. Confirm them.
rococo-lesson-hand-secret = Pia has chosen three cards too: you see how many she has, but not which. Your other two wait in your *supply* for the next round.

rococo-lesson-ranks = Three ranks
rococo-lesson-ranks-master = On your turn you play one card for *one action*. A *Master* can do everything: sew any garment, hire people, and all the rest.
rococo-lesson-ranks-journeyman = A *Journeyman* sews too, but not what bears a golden thimble. And he does not hire.
rococo-lesson-ranks-apprentice = An *Apprentice* acquires materials and funds decorations. He neither sews nor hires, and the Queen does not receive him.
rococo-lesson-ranks-play = First you need silk, and for that an Apprentice will do. *Play* him.
rococo-lesson-ranks-save-master = Keep the Master: only he can hire, and you will want that soon. Play the Apprentice.
rococo-lesson-ranks-save-journeyman = The Journeyman shall sew, but there is no silk yet. Play the Apprentice.

rococo-chapter-workshop = The workshop

rococo-lesson-silk = Silk
rococo-lesson-silk-gown = This blue gown asks for *two rolls of blue silk* and one yarn. You have a lace and a yarn, but no silk yet.
rococo-lesson-silk-acquire = A tile costs 2 livres, 1 if only two lie in the drawer, and the last one is free. Acquire the tile with *two blue rolls* from the third drawer.
rococo-lesson-silk-first-drawer = This one has two blue rolls as well. But take the one in the third drawer: you will soon take a second tile there, and cheaper.
rococo-lesson-silk-not-blue = That tile does not have two blue rolls. You will find them on the left of the third drawer.
rococo-lesson-silk-tailor = An Apprentice *does not sew*. He fetches the silk: take it from the third drawer.
rococo-lesson-silk-hire = Only a Master hires. The Apprentice fetches the silk.
rococo-lesson-silk-fund = Decorations are splendid, but dear: their turn will come. First the silk.
rococo-lesson-silk-depute = Then he would leave you for good. Send him for silk instead.
rococo-lesson-silk-keep = A tile is either silk or, exchanged, lace or yarn: you decide *at once*. Keep it as silk.
rococo-lesson-silk-markers = Lace and yarn you have already. The gown lacks blue silk: keep the tile.

rococo-lesson-bonus = The bonus
rococo-lesson-bonus-again = After the action you may use the card’s *bonus*: here, one more tile. Two are left in the third drawer, so it costs only 1 livre: take the one on the right.
rococo-lesson-bonus-decline = You may decline a bonus, but a tile for 1 livre is a bargain. Take the one on the right of the third drawer.
rococo-lesson-bonus-middle = That one gives lace *or* yarn. Its neighbour on the right gives both.
rococo-lesson-bonus-dear = In that drawer it would cost 2 livres. In the third one it costs 1.
rococo-lesson-bonus-exchange = Exchanged, this tile gives lace *and* yarn. Exchange it.
rococo-lesson-bonus-keep = A single pink roll helps little, while many garments ask for lace or yarn. Exchange it.
rococo-lesson-bonus-turns = Pia has taken a tile as well, and her Apprentice brought her 2 livres. So it goes round, *a card each*, until all hands are empty.

rococo-lesson-tailor = The first gown
rococo-lesson-tailor-play = Silk and yarn are there, so the gown can be made. Play the *Journeyman*.
rococo-lesson-tailor-save-master = The Master could do it too, but he is needed for hiring. This gown bears no thimble: the Journeyman will do.
rococo-lesson-tailor-gown = You pay the materials and the livres of the *space* it hangs on: here 1. Tailor the blue gown.
rococo-lesson-tailor-thimble = This gown bears a golden thimble: only a *Master* can make it. Take the one for 1 livre.
rococo-lesson-tailor-silk = You do not have the silk for that one. For the blue gown you have everything.
rococo-lesson-tailor-hire = Only a Master hires. The Journeyman sews.
rococo-lesson-tailor-favor = A fine thought, and soon you will claim it. Now sew the gown.
rococo-lesson-tailor-enough = You have all you need for the blue gown. Tailor it.
rococo-lesson-tailor-pay = Silk is paid with *whole tiles*; rolls too many are lost. Pay with your two blue rolls.

rococo-lesson-guests = The guests
rococo-lesson-guests-rent = A garment is *sold* for money or *rented out*: then it stays at the ball and scores at the end. Rent the gown out.
rococo-lesson-guests-sell = Eleven livres are tempting, but a sold gown is gone. At the ball it brings 2 prestige points and counts in its hall.
rococo-lesson-guests-place = Many guests reward you at once: with livres, lace, yarn or a resource tile. Dress the guest in the Fifth Hall who gives a *tile*.
rococo-lesson-guests-fourth = This guest gives a tile too. Let us take the one in the Fifth Hall.
rococo-lesson-guests-thimble = Guests with a golden thimble wear only what a *Master* has made. Choose the one in the Fifth Hall with the tile.
rococo-lesson-guests-no-tile = That is allowed, but the guest with the *tile* in the Fifth Hall gives more. Choose that one.
rococo-lesson-guests-gift = The gift is free: choose any tile. The gown with the thimble asks for blue silk too, so take the two blue rolls of the first drawer.
rococo-lesson-guests-decline = A free tile is not to be refused. Take the two blue rolls of the first drawer.
rococo-lesson-guests-not-blue = For the second gown you need two blue rolls. They lie in the middle of the first drawer.
rococo-lesson-guests-keep = Keep it as silk for the second gown.
rococo-lesson-guests-markers = You have enough of that for now. Silk is what the second gown lacks: keep the tile.
rococo-lesson-guests-bonus = Now the Journeyman’s bonus: lace or yarn for 1 livre. Take one.
rococo-lesson-guests-cheap = For 1 livre it is worth it, for you will sew more. Take lace or yarn.

rococo-chapter-house = The house grows

rococo-lesson-hire = A new employee
rococo-lesson-hire-price = Your last card, the Master, is played by itself. *Only a Master hires*: while four cards lie here one costs 5 livres, then 3, then 1, and the last is free.
rococo-lesson-hire-take = Hire the *Journeyman* whose bonus acquires one more tile.
rococo-lesson-hire-chance = He draws a tile unseen, for 1 livre. The other Journeyman lets you choose yours.
rococo-lesson-hire-apprentice = This Apprentice brings a tile by chance. A Journeyman can sew and go to the Queen: hire the second card.
rococo-lesson-hire-master = A third Master is not needed yet. Hire the Journeyman who acquires a tile.
rococo-lesson-hire-favor = The one you hire can do that in a moment. First hire.
rococo-lesson-hire-tailor = You could sew the gown for 8 livres, but next round it will be cheaper. Hire now.
rococo-lesson-hire-works = Who is hired comes *into your hand* and works this very round: one turn more than Pia. She has meanwhile dressed a guest in the King’s Hall.

rococo-lesson-favor = The Queen’s favor
rococo-lesson-favor-claim = The *Queen’s favor* brings 5 livres, and you go first next round; in the last round it is worth 3 prestige points. Claim it.
rococo-lesson-favor-depute = He has only just come, and would leave you for good. Send him to the Queen.
rococo-lesson-favor-tile = A tile comes with his bonus anyway. First claim the Queen’s favor.
rococo-lesson-favor-tailor = For that you lack the money, the silk or a Master. The Queen gives 5 livres: claim her favor.
rococo-lesson-favor-hire = Only a Master hires. But a Journeyman may claim the Queen’s favor.
rococo-lesson-favor-idle = You may always do nothing, but the Queen gives 5 livres. Claim her favor.
rococo-lesson-favor-bonus = His bonus now: one more tile. Take the blue and green rolls from the *first drawer*, for 1 livre.
rococo-lesson-favor-later = The same silk at the same price. You will fetch this one next round: now take the one in the first drawer.
rococo-lesson-favor-colours = You will need green silk. Take the tile with blue and green from the first drawer.
rococo-lesson-favor-decline = A tile for 1 livre will serve you well. Take the one with blue and green.
rococo-lesson-favor-keep = Keep it: green silk is scarce.
rococo-lesson-favor-yarn = Yarn you have. Green silk is scarce: keep the tile.

rococo-lesson-round = A new round
rococo-lesson-round-income = When all hands are empty the round is over, and everybody receives *5 livres*. Some decorations raise this income.
rococo-lesson-round-ready = Then all is prepared anew: four other employees, full drawers, new designs. What hung on the two spaces on the right is gone, the rest moves up.
rococo-lesson-round-cheaper = The gown with the thimble cost 8 livres; now it costs 4. Who waits pays less, unless somebody is quicker.
rococo-lesson-round-supply = Your supply had only two cards, both in your hand now. So your *discard pile* became the new supply, and you choose the third card: the Journeyman of your shop.
rococo-lesson-round-master = You already have a Master in hand. This round you need a Journeyman, too.
rococo-lesson-round-apprentice = You already have an Apprentice in hand. A Journeyman can sew.
rococo-lesson-round-newcomer = He would do as well; let him rest. Take your old Journeyman, whose bonus gives lace or yarn.
rococo-lesson-round-confirm = Master, Journeyman and Apprentice: *confirm*.
rococo-lesson-round-change = These three are just right. Confirm them.

rococo-chapter-mastery = Mastery

rococo-lesson-mixed = Mixed silk
rococo-lesson-mixed-play = The green gown on the right costs no livres at all, but two green rolls, and you have one. Play the *Apprentice* to fetch another.
rococo-lesson-mixed-save-master = The Master will sew the gown with the thimble. Send the Apprentice for silk.
rococo-lesson-mixed-save-journeyman = The Journeyman can sew the green gown only when the silk is there. First the Apprentice.
rococo-lesson-mixed-acquire = Rolls of *several tiles* count together. Acquire the tile with blue and green in the second drawer.
rococo-lesson-mixed-single = One green roll, that would do. But the tile in the second drawer has a blue one besides.
rococo-lesson-mixed-not-green = No green silk there. Take the tile with blue and green in the second drawer.
rococo-lesson-mixed-tailor = An Apprentice does not sew. Let him fetch the green silk.
rococo-lesson-mixed-fund = Decorations have a lesson of their own. Now fetch the green silk.
rococo-lesson-mixed-keep = Keep it as silk: together that makes two green rolls.
rococo-lesson-mixed-yarn = Then a green roll would be missing. Keep the tile.
rococo-lesson-mixed-bonus = This Apprentice’s bonus brings 2 livres: use it.
rococo-lesson-mixed-decline = Two livres for nothing: take them.

rococo-lesson-thimble = The golden thimble
rococo-lesson-thimble-play = The blue gown with the *golden thimble* is for a Master. Play your Master.
rococo-lesson-thimble-journeyman = A golden thimble asks for a *Master*. The Journeyman sews the green gown afterwards.
rococo-lesson-thimble-gown = Tailor the blue gown: 4 livres, two blue rolls and a yarn.
rococo-lesson-thimble-later = The Journeyman can make that one. The Master makes what only he can: the blue gown.
rococo-lesson-thimble-green = That needs a Master too, but your green silk is meant for another gown. Make the blue one.
rococo-lesson-thimble-silk = You lack the silk for that. For the blue gown you have all.
rococo-lesson-thimble-hire = You could, but now the Master shall sew. Tailor the blue gown.
rococo-lesson-thimble-favor = A Journeyman could do that. The Master makes what only he can: the blue gown.
rococo-lesson-thimble-pay = There are several ways to pay. Take the tile with *two blue rolls*: the mixed ones are for the green gown.
rococo-lesson-thimble-mixed = Then your green silk would be gone as well, for tiles are paid whole. Pay with the two blue rolls.
rococo-lesson-thimble-rent = Rent it out: 3 prestige points at the end.
rococo-lesson-thimble-sell = For 14 livres it would be gone. A gown for a golden guest belongs to the ball.
rococo-lesson-thimble-place = Guests with the golden thimble accept only a Master’s work, and they *break ties* in a hall. Pia has one in the King’s Hall: take the other.
rococo-lesson-thimble-taken = Pia’s coat is there already: each guest wears one garment. Take the other golden guest.
rococo-lesson-thimble-plain = That is an ordinary guest. Take the one with the golden thimble in the King’s Hall.
rococo-lesson-thimble-king = In the King’s Hall the first place is worth most, and Pia leads there. Take the golden guest there.

rococo-lesson-sell = Selling
rococo-lesson-sell-gown = Your Journeyman is left. Tailor the green gown, whose space costs *nothing*.
rococo-lesson-sell-thimble = It bears the golden thimble, so it needs a Master. Take the green gown on the right.
rococo-lesson-sell-silk = You lack the silk for that. Tailor the green gown on the right.
rococo-lesson-sell-favor = Pia has it: she goes first next round. Tailor the green gown.
rococo-lesson-sell-fund = Wait a little: in a moment you will have more money. Tailor the green gown.
rococo-lesson-sell-pay = Two tiles together have the two green rolls; the blue ones are lost. Pay with *both*.
rococo-lesson-sell-sell = Rented out it would bring 3 prestige points, sold 15 livres. Money can become prestige too: this time *sell*.
rococo-lesson-sell-rent = Also good! But here you shall see how selling works, and the money has a purpose: sell.
rococo-lesson-sell-bonus = The bonus again: lace or yarn for 1 livre. Take one or decline, as you like.

rococo-lesson-depute = Deputing
rococo-lesson-depute-all = A new round: Pia held the Queen’s favor and went first. Your supply had exactly *three* cards, so there was nothing to choose.
rococo-lesson-depute-play = An employee can be *deputed*: he leaves you for good and brings money, 10, 7 or 4 livres by rank. Play the Apprentice.
rococo-lesson-depute-master = A Master brings 10 livres, but you need him. Play the Apprentice.
rococo-lesson-depute-newcomer = The Journeyman is worth more to you than 7 livres. Play the Apprentice.
rococo-lesson-depute-leave = At least four employees must stay, and you have six. *Depute* him for 4 livres.
rococo-lesson-depute-acquire = That comes with his bonus anyway. Now depute him.
rococo-lesson-depute-fund = In a moment, with more money. Now depute him.
rococo-lesson-depute-bonus = His bonus may be used one last time. Acquire any tile you like.
rococo-lesson-depute-decline = A farewell gift should not be refused. Acquire a tile.
rococo-lesson-depute-tile = Keep it as silk or exchange it: you decide.
rococo-lesson-depute-small = A small staff has its merits: your *best people* come back into your hand sooner.

rococo-lesson-decorations = Decorations
rococo-lesson-decorations-musicians = Money becomes prestige through *decorations*: the points beside them count at the end. *Musicians* also make you present in their hall.
rococo-lesson-decorations-kitchen = The *kitchen* pays every round: the left half 1 livre for each of your decorations, the right half 1 for each of your garments.
rococo-lesson-decorations-more = *Fireworks* and *statues* score in the final count, each in its own way. You will meet them in the next chapter.
rococo-lesson-decorations-play = Every rank can fund a decoration, and your purse is well filled. Play the Master.
rococo-lesson-decorations-newcomer = He could do it as well, but he still has other work. Play the Master.
rococo-lesson-decorations-fund = Fund the *right half of the kitchen* for 12 livres. Early on, income is worth the most.
rococo-lesson-decorations-dearer = The same, with one point more, but 3 livres dearer. Take the one for 12.
rococo-lesson-decorations-left = The left half counts decorations, and this will be your first. You have two garments: take the right half.
rococo-lesson-decorations-musician = Musicians are worth many points. But what pays every round should come first: the kitchen, right.
rococo-lesson-decorations-later = That scores only at the end. What pays every round should come first: the kitchen, right.
rococo-lesson-decorations-hire = You could, but this lesson is about decorations. Fund the kitchen, right.
rococo-lesson-decorations-income = From now on each of your garments brings 1 livre a round. The more you rent out, the better.

rococo-chapter-finale = The last round

rococo-lesson-crowns = Crowns
rococo-lesson-crowns-crown = Round seven, three at the table. The last Apprentices for hire wear a *crown*: they score in the final count.
rococo-lesson-crowns-play = Only a Master hires. Play yours.
rococo-lesson-crowns-rank = He does not hire. Play the Master.
rococo-lesson-crowns-which = You have 2 lace and 1 yarn, one garment on a golden guest, one gown and one coat. Which crown is worth the *most* to you?
rococo-lesson-crowns-masters = It counts garments on golden guests in twos, and you have one: nothing yet. Look at lace and yarn.
rococo-lesson-crowns-journeyman = This Journeyman wears no crown; he funds a decoration 10 livres cheaper. Hire the one for lace and yarn.
rococo-lesson-crowns-pairs = One pair of gown and coat: 2 points. The one for lace and yarn is worth 3.
rococo-lesson-crowns-tailor = A fine plan for the next lesson. Here, hire a crown.
rococo-lesson-crowns-staff = A pair of lace and yarn: 3 points at the end. Your Master’s bonus brings 1 livre for each of your decorations: use it.
rococo-lesson-crowns-decline = Four livres for four decorations: take them.

rococo-lesson-majority = First in the hall
rococo-lesson-majority-halls = In each hall the *most garments* win the first prize, the next most the second. With two players there is no second prize.
rococo-lesson-majority-play = In the Second Hall Pia stands alone. Play the Master: there is a way past her.
rococo-lesson-majority-thimble = For this you need a golden guest, and that means a Master. Play him.
rococo-lesson-majority-gown = Tailor the green gown on the right: you have the silk, and its space costs nothing.
rococo-lesson-majority-other = Possible, but the green gown on the right scores 4 points and costs no livres. Tailor that one.
rococo-lesson-majority-hire = That was the last lesson. Now a garment: tailor the green gown.
rococo-lesson-majority-favor = It would bring 3 points. The green gown brings more.
rococo-lesson-majority-fund = There is time for that later this round. Now tailor the green gown.
rococo-lesson-majority-pay = One blue and two green rolls: pay with three tiles.
rococo-lesson-majority-rent = Rent it out: in the last round points count more than money.
rococo-lesson-majority-sell = Twenty-five livres would make 2 points. Rented out the gown scores 4, and more in its hall.
rococo-lesson-majority-tie = One against one would be a tie. It is broken by *golden guests*, then by the musicians: dress the golden guest of the Second Hall.
rococo-lesson-majority-plain = Then you would be level with Pia, and both score. With the golden guest you are ahead.
rococo-lesson-majority-second = The Second Hall is the one where you are missing. Take the golden guest there.
rococo-lesson-majority-all = With musicians in two halls and garments in the other three you are present in *all five halls*. That alone is worth 3 points: Pia was first and gets 5.
rococo-lesson-majority-bonus = Now your Master’s bonus: 4 livres.
rococo-lesson-majority-decline = Four livres for nothing: take them.

rococo-lesson-terrace = Fireworks
rococo-lesson-terrace-fireworks = Whoever has the most *fireworks* scores 6 points, the next 2. If tied, the dearest one counts, so Anselm is ahead now.
rococo-lesson-terrace-terrace = And each lets one of your garments step from the *King’s Hall* onto the Terrace at the end. There its points count double or triple.
rococo-lesson-terrace-play = You have one, for double points. Play the Journeyman for a second.
rococo-lesson-terrace-apprentice = He still has something to do. Play the Journeyman.
rococo-lesson-terrace-fund = Fund the fireworks with the *3* for 17 livres: with two you lead, and your green gown counts triple.
rococo-lesson-terrace-statue = The statue’s turn comes next. First the fireworks.
rococo-lesson-terrace-taken = That one is taken or too dear. Fund the fireworks with the 3.
rococo-lesson-terrace-favor = Anselm has already claimed it: 3 points for him. Fund the fireworks.
rococo-lesson-terrace-yarn = You cannot make that now. Fund the fireworks.
rococo-lesson-terrace-bonus = The Journeyman’s bonus helps little now. Take something or decline.

rococo-lesson-final = The final count
rococo-lesson-final-statue = A *statue* scores 2 points for each different colour among your garments, up to 8. You have green and pink: fund the statue.
rococo-lesson-final-taken = That one is taken or too dear. The statue is free.
rococo-lesson-final-acquire = Silk is worth nothing when the ball begins. Fund the statue: 4 points.
rococo-lesson-final-idle = Money left over brings only 1 point for 10 livres. The statue brings 4.
rococo-lesson-final-bonus = And the last bonus: 2 livres. Use it.
rococo-lesson-final-decline = Two livres more can make a point. Use the bonus.
rococo-lesson-final-money = The ball opens! First money: *10 livres are 1 point*, so you get 2; then crowns, and the Queen’s favor gives Anselm 3.
rococo-lesson-final-halls = The halls: in the Second your golden guest wins 4 points. In the Fourth you and Pia are truly level, so *both* score 4.
rococo-lesson-final-fireworks = Your two fireworks win 6 points. Your gown from the King’s Hall now stands on the Terrace: 4 points times 3 are *12*.
rococo-lesson-final-rest = The statue adds 4, your other garments 7, your decorations 12, the All Halls bonus 3.
rococo-lesson-final-won = In all *56*, before Pia with 54 and Anselm with 37: the evening is yours! One golden guest made the difference.

rococo-lesson-evening = A round of your own
rococo-lesson-evening-free = Now play the *first round* of a new game as you like, against Pia. Think of silk first, then a garment, and let a Master hire.
rococo-lesson-evening-done = Well done: that was a whole round. You know the game now; six more rounds and you are ready for the ball.

rococo-chapter-jewels = The Jewelry Box

rococo-lesson-jeweller = The jeweller
rococo-lesson-jeweller-jewels = Necklaces and rings for your guests lie here; on the right they are cheapest. But whoever wants to buy any needs a *jeweller*.
rococo-lesson-jeweller-play = A jeweller is a decoration, and every rank can fund it. Play the Apprentice who brings 2 livres.
rococo-lesson-jeweller-later = He has other work in a moment. Play the Apprentice who brings 2 livres.
rococo-lesson-jeweller-fund = Fund the cheapest *jeweller*, for 8 livres. You can have only one.
rococo-lesson-jeweller-dearer = It does the same and is dearer; some bring more points. Take the one for 8 livres.
rococo-lesson-jeweller-other = Another decoration, but jewels need a jeweller. Fund the one for 8 livres.
rococo-lesson-jeweller-tiles = Silk comes next. First the jeweller.
rococo-lesson-jeweller-bonus = And the bonus: 2 livres.

rococo-lesson-tasks = Tasks
rococo-lesson-tasks-exam = Your Apprentices prepare for the *Journeyman exam*, which has four tasks. One is marked already: an Apprentice has funded a decoration.
rococo-lesson-tasks-play = Play the next Apprentice, who can acquire two tiles.
rococo-lesson-tasks-journeyman = These tasks are for *Apprentices*. Play the one who acquires tiles.
rococo-lesson-tasks-silk = Blue or pink silk, kept, marks a task. Acquire the two blue rolls in the third drawer.
rococo-lesson-tasks-not-blue = For the gown you need two blue rolls. They lie in the middle of the third drawer.
rococo-lesson-tasks-keep = Keep it as silk.
rococo-lesson-tasks-markers = Then the silk would be missing. Keep the tile.
rococo-lesson-tasks-again = Lace or yarn is a task as well. Take the tile on the left of the third drawer, for 1 livre.
rococo-lesson-tasks-price = There it would be dearer or of less use. Take the one on the left of the third drawer.
rococo-lesson-tasks-decline = That would be a task missed. Take the tile on the left of the third drawer.
rococo-lesson-tasks-exchange = Exchange it: lace and yarn, and the *third* of four tasks.
rococo-lesson-tasks-marked = The task for blue or pink silk is marked already. Exchange the tile.

rococo-lesson-necklace = A necklace
rococo-lesson-necklace-gown = Your Journeyman is in play. Tailor the blue gown for 1 livre: a blue necklace goes with it.
rococo-lesson-necklace-other = The blue gown for 1 livre is worth more points. Tailor that one.
rococo-lesson-necklace-pay = Pay with your two blue rolls.
rococo-lesson-necklace-rent = Only a garment that is *rented out* can be adorned. Rent it out.
rococo-lesson-necklace-sell = A sold garment wears no jewel. Rent it out.
rococo-lesson-necklace-jewel = *Necklaces* go with gowns, rings with coats, one jewel to a garment. Buy the blue necklace for 2 livres.
rococo-lesson-necklace-ring = That is a *ring*: rings go with coats. Take the necklace on the right.
rococo-lesson-necklace-dearer = The same necklace, but dearer. The one on the right costs 2 livres.
rococo-lesson-necklace-decline = For 2 livres it is worth it. Take the blue necklace on the right.
rococo-lesson-necklace-match = Jewel and gown have the *same colour*: for that you draw a resource tile. Keep it or exchange it.
rococo-lesson-necklace-place = The guest in the Fifth Hall gives 5 livres: place the gown there.
rococo-lesson-necklace-guest = Allowed, but your purse is almost empty. The first guest of the Fifth Hall gives 5 livres.
rococo-lesson-necklace-worth = Each jewel brings *1 livre* a round and *1 point* at the end.

rococo-lesson-exam = The exam
rococo-lesson-exam-ready = Later, in round four: all four tasks are marked. Now an Apprentice can take the *Journeyman exam*.
rococo-lesson-exam-play = He will leave you, so send the one you need least: the Apprentice who brings 2 livres.
rococo-lesson-exam-acquirer = He acquires two tiles a turn and is worth keeping. Send the one who brings 2 livres.
rococo-lesson-exam-funder = He funds decorations 5 livres cheaper and is worth keeping. Send the one who brings 2 livres.
rococo-lesson-exam-take = Take the exam: it costs 5 livres and brings *1 prestige point*.
rococo-lesson-exam-master = That one is for Journeymen. Take the Journeyman exam.
rococo-lesson-exam-fund = Possible, but the exam is ready. Take it.
rococo-lesson-exam-bonus = His bonus may be used once more: 2 livres.
rococo-lesson-exam-decline = He is leaving: take the 2 livres.
rococo-lesson-exam-card = Passed! Take *any card* of the exam deck into your hand: it works this very round.
rococo-lesson-exam-next = Next comes the *Master exam*: your Journeymen sew a gown and a coat, a Master any garment. So the two exams alternate.

rococo-lesson-special = A special talent
rococo-lesson-special-wish = At the start each player gets a *specialised Apprentice*, unseen by the others. Yours comes when you have three gowns at the ball, and now you have them.
rococo-lesson-special-play = Only a Master hires. Play him.
rococo-lesson-special-rank = He does not hire. Play the Master.
rococo-lesson-special-hire = Hire your specialised Apprentice: *free of charge*.
rococo-lesson-special-price = That one costs 5 livres. Yours comes free.
rococo-lesson-special-works = He works at once. Play him.
rococo-lesson-special-first = He can come later. Play the new one: you will see why.
rococo-lesson-special-action = First the action: acquire any tile.
rococo-lesson-special-stay = Do not let him go, he is precious. Acquire a tile.
rococo-lesson-special-idle = He may as well do something. Acquire a tile.
rococo-lesson-special-tile = Keep it or exchange it, as you like.
rococo-lesson-special-prestige = And his bonus, each time you play him: *3 prestige points*. Use it.
rococo-lesson-special-decline = Three points for nothing: use the bonus.

rococo-chapter-luxury = Luxury garments

rococo-lesson-luxury-coat = A masterpiece
rococo-lesson-luxury-coat-dear = Among the designs hang two *luxury garments*: they ask for five rolls of silk and more, and score 6 or 8 points.
rococo-lesson-luxury-coat-tiles = For them there are richer tiles too: this one has *three* pink rolls. With the other two you have five.
rococo-lesson-luxury-coat-play = Luxury is a Master’s work. Play him.
rococo-lesson-luxury-coat-rank = A golden thimble asks for a Master. Play him.
rococo-lesson-luxury-coat-coat = Tailor the pink coat on the right: it has waited so long that its space costs nothing.
rococo-lesson-luxury-coat-orange = For that one you lack orange silk. Tailor the pink coat on the right.
rococo-lesson-luxury-coat-other = An ordinary garment. Your silk is enough for the masterpiece on the right.
rococo-lesson-luxury-coat-pay = Pay with both tiles.
rococo-lesson-luxury-coat-choice = Now choose for yourself: sell it for *30 livres*, or rent it out for 6 points and a place in a hall.
rococo-lesson-luxury-coat-rule = That is the whole module: four garments and five tiles more. All other rules stay the same.

rococo-chapter-festive = Festive garments

rococo-lesson-festive-gown = A festive gown
rococo-lesson-festive-gown-reward = Two *festive garments* hang here. They reward you the moment you make them, but they can never be sold.
rococo-lesson-festive-gown-counts = This green gown brings 1 point for each of your *decorations*, and you have five. Others count garments.
rococo-lesson-festive-gown-play = It bears no thimble: a Journeyman will do. Play one.
rococo-lesson-festive-gown-rank = An Apprentice does not sew. Play a Journeyman.
rococo-lesson-festive-gown-gown = Tailor the green gown: its space costs nothing.
rococo-lesson-festive-gown-thimble = It bears the golden thimble: only a Master makes it. Take the green gown.
rococo-lesson-festive-gown-other = An ordinary gown. The festive one on the right brings points at once.
rococo-lesson-festive-gown-more = Another decoration would bring one point more, but Pia could take the gown. Make it now.
rococo-lesson-festive-gown-pay = Pay with both tiles.
rococo-lesson-festive-gown-place = *5 points* at once! It must be rented out: place it in any hall.
rococo-lesson-festive-gown-after = From now on it is a gown like any other, with 3 points at the end. Only its reward comes just once.

rococo-chapter-exclusive = Exclusive tailoring

rococo-lesson-exclusive-coat = A special guest
rococo-lesson-exclusive-coat-gift = *Exclusive garments* bring a gift as soon as they are placed. Apart from one they can only be rented out.
rococo-lesson-exclusive-coat-play = The pink coat brings the *Queen’s favor*, and it needs a Master. Play him.
rococo-lesson-exclusive-coat-rank = A golden thimble asks for a Master. Play him.
rococo-lesson-exclusive-coat-coat = You have just one livre left, and its space costs one. Tailor the pink coat.
rococo-lesson-exclusive-coat-other = You lack the silk or the money for that. Tailor the pink coat.
rococo-lesson-exclusive-coat-favor = The favor comes with the coat, without an action of its own. Tailor the coat.
rococo-lesson-exclusive-coat-pay = Three pink rolls: pay with both tiles.
rococo-lesson-exclusive-coat-place = Place it on a *golden guest* of the King’s Hall.
rococo-lesson-exclusive-coat-plain = Allowed, but a Master’s work deserves a golden guest. Choose one in the King’s Hall.
rococo-lesson-exclusive-coat-king = Allowed, but the King’s Hall is worth most. Choose a golden guest there.
rococo-lesson-exclusive-coat-both = A coat at the ball, the Queen’s favor and *5 livres*, all in one action. Other gifts are a tile, money, or a deputed employee.

rococo-chapter-solo = Alone with Madame du Barry

rococo-lesson-rival = Your rival
rococo-lesson-rival-she = Alone you play against *Madame du Barry*. She decides nothing herself: each round she draws four cards that say what she does.
rococo-lesson-rival-confirm = For you the usual rules hold. Your three cards are chosen: confirm.
rococo-lesson-rival-change = These three are just right. Confirm them.
rococo-lesson-rival-card = She goes first and reveals a card: she takes the *right tile of every drawer*. Continue.
rococo-lesson-rival-tiles = She *never pays and never takes livres*. Her tiles stay with her, and every two are worth 1 point at the end.

rococo-lesson-leftovers = What she leaves
rococo-lesson-leftovers-play = Your turn. Where she has taken tiles the others are cheaper: play the *Apprentice*.
rococo-lesson-leftovers-master = Keep the Master for hiring. Play the Apprentice.
rococo-lesson-leftovers-journeyman = Keep the Journeyman: he has a task. Play the Apprentice.
rococo-lesson-leftovers-cheap = Two tiles in a drawer cost 1 livre. Acquire the two blue rolls in the third drawer.
rococo-lesson-leftovers-blue = Blue silk will serve you better. Take the two blue rolls in the third drawer.
rococo-lesson-leftovers-keep = Keep it as silk.
rococo-lesson-leftovers-silk = Silk is what you need. Keep the tile.
rococo-lesson-leftovers-free = And the last tile of a drawer is *free*. Take it with the bonus.
rococo-lesson-leftovers-price = That one costs 1 livre. The last one in the third drawer is free.
rococo-lesson-leftovers-decline = It is free: take it.
rococo-lesson-leftovers-exchange = Exchange it for lace and yarn.
rococo-lesson-leftovers-both = One pink roll helps little. Lace and yarn you will need.

rococo-lesson-her-garment = Her garment
rococo-lesson-her-garment-tailors = She tailors the *first garment from the left*, without paying a thing. Continue.
rococo-lesson-her-garment-hall = Another card says in *which hall* it is rented out: the Fifth. Continue.
rococo-lesson-her-garment-master = In a hall she prefers the golden guests. She counts in every hall and takes part in the final count like a player.

rococo-lesson-her-favor = The Queen between you
rococo-lesson-her-favor-play = If she claims the Queen’s favor, she goes first again and scores 3 points. Be quicker: play the *Journeyman*.
rococo-lesson-her-favor-master = The Master will hire. The Journeyman can go to the Queen, too.
rococo-lesson-her-favor-claim = Claim the *Queen’s favor*: 5 livres, and you go first next round.
rococo-lesson-her-favor-tailor = For that you lack silk or a Master. Claim the Queen’s favor.
rococo-lesson-her-favor-tile = A tile can wait. Claim the Queen’s favor.
rococo-lesson-her-favor-fund = A decoration can wait. Claim the Queen’s favor.
rococo-lesson-her-favor-bonus = Lace or yarn for 1 livre: take one.
rococo-lesson-her-favor-decline = You will need it. Take lace or yarn.
rococo-lesson-her-favor-late = Her card says: the Queen’s favor — but you have it. Continue.
rococo-lesson-her-favor-three = Still she scores *3 points*. So it is whenever her card cannot be carried out: 3 points instead.

rococo-lesson-beat-her = How to beat her
rococo-lesson-beat-her-hire = Your Master is in play: *hire* whom you like. More cards are more turns, while she usually has four.
rococo-lesson-beat-her-favor = You have it already. Hire somebody.
rococo-lesson-beat-her-funds = She funds the cheapest fireworks, for nothing. Continue.
rococo-lesson-beat-her-win = She has no income, but she makes no mistakes either. To win you need *more* points than she has: a tie is hers.
