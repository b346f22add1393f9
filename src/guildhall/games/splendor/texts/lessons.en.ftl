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
