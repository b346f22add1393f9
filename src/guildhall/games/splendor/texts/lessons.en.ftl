### Splendor: what the coach says in the lessons. *Stars* make a word stand out; at most two sentences a text.

splendor-chapter-first = First game

splendor-lesson-three = Three gems
splendor-lesson-three-aim = Cards bring points: the large figure at the top. When somebody reaches *15*, the most points win.
splendor-lesson-three-price = Cards are paid for with *gems*. The price stands at the bottom of a card: this one costs { $paid }.
splendor-lesson-three-take = On your turn you may take *three gems of different colours*. Take a diamond, a sapphire and a ruby.
splendor-lesson-three-other = That one would be allowed too, but it is not needed now. Take { $colour }.
splendor-lesson-three-card = A card has to be paid for, and you have no gems yet. Take { $colour } first.
splendor-lesson-three-yours = Your gems lie with your things, and Pia has taken three as well. A turn is *one action*, then the next player acts.

splendor-lesson-two = Two of a kind
splendor-lesson-two-emeralds = If *four or more* of a colour lie in the pile, you may take *two* of it. The onyx card costs { $paid } and you have the ruby: take two emeralds.
splendor-lesson-two-rubies = Not the rubies: only two are left. Two of a kind come only from a pile of *four or more*.
splendor-lesson-two-other = That pile has fewer than four. Two of a kind are there only among the *emeralds*.
splendor-lesson-two-goal = You cannot pay for it yet: two emeralds are missing. Take them from their pile.
splendor-lesson-two-enough = Two emeralds and a ruby: that is exactly the price of the onyx card. You will buy it soon.

splendor-lesson-ten = Ten at most
splendor-lesson-ten-take = At the end of a turn nobody may hold more than *ten tokens*. You hold nine: take a diamond, an emerald and an onyx all the same, and see what happens.
splendor-lesson-ten-other = Any three would do, but let us take the same ones: a diamond, an emerald and an onyx.
splendor-lesson-ten-return = Twelve are two too many, and *you choose* which go back. Give one of your own gems back.
splendor-lesson-ten-last = One more has to go. Give back another gem.
splendor-lesson-ten-advice = Ten are left, and nobody can take them from you. *Gold counts too*, so spend your gems before you take many more.

splendor-lesson-buy = Buy a card
splendor-lesson-buy-pay = Instead of taking gems you may *buy a card*. You have { $paid }: press the onyx card and buy it.
splendor-lesson-buy-reserve = You can do better than keep it for later: you have all the gems it costs. Choose *buy*.
splendor-lesson-buy-dear = You cannot pay for that one yet. The *onyx card* is the one you have the gems for.
splendor-lesson-buy-gems = You have gems enough for now. Press the *onyx card* and buy it.
splendor-lesson-buy-yours = The card lies with you for good. It brings no points, but its *onyx at the top* will help you with every purchase to come.
splendor-lesson-buy-filled = The gems you paid are back in the supply for everybody. In the card’s place a *new one* was turned up at once.

splendor-lesson-bonus = A card pays for ever
splendor-lesson-bonus-pays = Each of your three onyx cards pays *one onyx of every price* and is never used up. The diamond card costs { $paid }: buy it, two rubies are enough.
splendor-lesson-bonus-free = This card costs { $paid }, and your three onyx cards pay all of it. Take it *for nothing*.
splendor-lesson-bonus-reserve = No need to wait: you can have it at once. Choose *buy*.
splendor-lesson-bonus-later = That one comes next. First buy the *diamond card*.
splendor-lesson-bonus-dear = That one is not paid for yet. Buy the *diamond card*.
splendor-lesson-bonus-gems = You need no more gems here. Press the card in the light and buy it.
splendor-lesson-bonus-income = Cheap cards first make dear ones cheap later: *cards are your income*. Whoever buys many soon needs few gems.

splendor-lesson-reserve = Reserve, and gold
splendor-lesson-reserve-short = This card brings two points and costs { $paid }. You hold all four rubies of the game, so one is missing for ever.
splendor-lesson-reserve-reserve = *Reserve* it: it comes to your hand, only you can buy it, and you get a *gold* with it. Press the card and reserve it.
splendor-lesson-reserve-unpaid = One ruby is missing. *Reserve* the card first: that brings a gold.
splendor-lesson-reserve-other = Another one could be reserved too, but we are after this card with *two points*.
splendor-lesson-reserve-gems = There are no more rubies to take. Gold is what helps, and it comes only with a *reserved* card.
splendor-lesson-reserve-gold = *Gold stands for any gem*: four rubies and the gold { $paid } pay for the card. Buy it from your hand.
splendor-lesson-reserve-deck = You may hold *three* reserved cards at a time. You may also reserve the top card of a deck, which nobody else gets to see.

splendor-lesson-noble = Nobles come by themselves
splendor-lesson-noble-wish = Nobles ask for *cards*, not for gems: this one for three sapphire, three emerald and three ruby cards. You lack just one ruby card.
splendor-lesson-noble-ruby = Buy the ruby card: your bonuses pay the sapphire and the emerald of it, your gems the rest.
splendor-lesson-noble-bought = A reserved card does not count for a noble: it has to be *bought*.
splendor-lesson-noble-other = That one brings no ruby. Buy the *ruby card* in the light.
splendor-lesson-noble-gems = Gems do not impress a noble. Buy the *ruby card* in the light.
splendor-lesson-noble-came = The noble came at the end of your turn and brought *three points*: it costs no action. One noble comes in a turn at most, and who came first keeps it.

splendor-lesson-end = Fifteen points
splendor-lesson-end-fifteen = You have 13 points. Buy the card with two points: then you have *15*, and the last round begins.
splendor-lesson-end-bought = Only *bought* cards bring points. Choose to buy it.
splendor-lesson-end-other = That would not bring you to fifteen. Buy the card with *two points* in the light.
splendor-lesson-end-gems = You have gems enough. Buy the card with *two points* in the light.
splendor-lesson-end-round = The round is *played to its end*, so that all have had the same number of turns. You began, so Pia acts once more.
splendor-lesson-end-tie = Pia has 15 as well. In a tie *fewer cards* win: you have seven and Pia has eight, so the victory is yours.

splendor-lesson-game = A short game
splendor-lesson-game-begin = Now play yourself, to *10 points* for once. You have six points and Pia has five.
splendor-lesson-game-play = Take gems, buy or reserve, as you like. If you do not know how to go on, press *Show me*.
splendor-lesson-game-over = That was a whole game, and you know all its rules now. In a real one you play to *15 points*.
