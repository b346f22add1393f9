### The rules of the game for people: titles, paragraphs, what pictures and examples say.

## Chapters
splendor-guide-start = Before you begin
splendor-guide-turns = A turn
splendor-guide-visits = Nobles
splendor-guide-finish = The end and the table

## Goal
splendor-guide-goal = The game in short
splendor-guide-goal-1 = You are a merchant of precious stones. Turn by turn you collect *gems*, spend them on *cards*, and win points. Whoever has the most points when somebody has reached *15* and the round is over wins.
splendor-guide-goal-2 = Every card you buy stays with you and makes the next ones cheaper: it gives a *bonus*, a gem that is never spent. First you buy what costs little, later what brings points.
splendor-guide-goal-at-1 = *Nobles.* Each is worth 3 points and comes by itself to whoever has the right bonuses.
splendor-guide-goal-at-2 = *Three decks.* Level I is cheap, level III dear and rich in points.
splendor-guide-goal-at-3 = *Face-up cards.* Four of each level: these can be bought or reserved.
splendor-guide-goal-at-4 = *The supply.* Five kinds of gems; what you spend comes back here.
splendor-guide-goal-at-5 = *Gold* stands for any gem. You get it only by reserving.

## Set-up
splendor-guide-setup = Set-up
splendor-guide-setup-1 = The three decks are shuffled one by one: *40* cards of level I, *30* of level II, *20* of level III. Four of each are laid face up.
splendor-guide-setup-2 = One noble more than there are players is laid out. The others are not used.
splendor-guide-setup-3 = Of each gem there are *4* tokens with two players, *5* with three, *7* with four. Gold always has *5*.
splendor-guide-setup-4 = Whoever sits in the first seat begins; then it goes round clockwise.
splendor-guide-setup-at-1 = *What the noble asks for:* bonuses on cards, never tokens.
splendor-guide-setup-at-2 = *His points,* always 3.

## A card
splendor-guide-card = How to read a card
splendor-guide-card-1 = A card has a *price* in gems, a *bonus*, and often *points*. The bonus counts from your next turn on and for ever: of every later price it takes off one gem of its colour.
splendor-guide-card-2 = What you have bought lies open: everybody sees your points and bonuses.
splendor-guide-card-at-1 = *Points* for the one who buys it.
splendor-guide-card-at-2 = *The bonus* that it gives; here a ruby.
splendor-guide-card-at-3 = *The price:* so many gems of each colour, less your bonuses.

## A turn
splendor-guide-turn = One action
splendor-guide-turn-1 = On your turn you do *exactly one* thing: take three different gems, take two of the same colour, reserve a card, or buy a card.
splendor-guide-turn-2 = You pass only if nothing else is possible. Should everybody pass in a row, the game is over and is scored as usual.
splendor-guide-turn-3 = At the end of the turn, in this order: tokens beyond ten go back, a noble may come, and then it is seen whether somebody has reached the goal.

## Take
splendor-guide-take = Take gems
splendor-guide-take-1 = Take *three gems of different colours*. Only when fewer than three colours are left in the supply may you take fewer.
splendor-guide-take-2 = Or take *two of the same colour*, if at least *four* of it lie there before you take them.
splendor-guide-take-3 = Tokens are open: everybody may count yours at any time.
splendor-guide-take-at-1 = *Three left:* one of them may be taken, two may not.
splendor-guide-take-at-2 = *One each of three colours* is the usual take.
splendor-guide-take-at-3 = *Gold is never taken* this way; it comes with a reserved card.
splendor-guide-example-two-alike = Two emeralds, but no two diamonds
splendor-guide-example-two-alike-before = All four emeralds lie in the supply, but only three diamonds, for the other player holds one.
splendor-guide-example-two-alike-after = You take two emeralds. Two diamonds the table refuses.

## Ten tokens
splendor-guide-ten = Ten tokens at most
splendor-guide-ten-1 = At the end of your turn you keep no more than *ten tokens*, gold included. If you have more, you return what you like, also what you have just taken.
splendor-guide-ten-2 = The gold for a reserved card counts, too: as your eleventh token it makes you return one.
splendor-guide-ten-at-1 = *Your tokens, of ten.* The number turns red when there are too many.
splendor-guide-ten-at-2 = *Gold* is a token like any other here.
splendor-guide-example-return = Nine and three are twelve
splendor-guide-example-return-before = You hold nine tokens and take three more.
splendor-guide-example-return-after = Two must go back. You return two rubies and keep all that you have just taken.

## Reserve
splendor-guide-reserve = Reserve a card
splendor-guide-reserve-1 = Take a face-up card into your hand, or the top card of a deck that nobody else sees. Your hand holds at most *three* reserved cards.
splendor-guide-reserve-2 = Reserving brings you one *gold*, as long as there is any. Without gold you may still reserve.
splendor-guide-reserve-3 = A reserved card leaves your hand only when you buy it. What you took face up everybody remembers; of a card from a deck the others know nothing but its level, and drawing it cannot be undone.
splendor-guide-reserve-at-1 = *Reserved face up:* only you may buy it now.
splendor-guide-reserve-at-2 = *Drawn from a deck:* you see its face, the others only its back.
splendor-guide-example-reserve = A card set aside, and gold for it
splendor-guide-example-reserve-before = A dear card lies face up that the other player might buy. You cannot pay for it yet.
splendor-guide-example-reserve-after = You reserve it and get a gold token. A new card of the same level takes its place.

## Buy
splendor-guide-buy = Buy a card
splendor-guide-buy-1 = Buy one face-up card, or one that you have reserved.
splendor-guide-buy-2 = Each bonus on your cards takes one gem of its colour off the price. With enough bonuses a card costs nothing at all.
splendor-guide-buy-3 = *Gold* pays for any gem. You may keep a gem and pay gold instead; unless you ask for it, as little gold as possible is spent.
splendor-guide-buy-4 = What you pay returns to the supply. The card lies open before you, with its points and its bonus.
splendor-guide-buy-at-1 = *Two sapphires:* your two sapphire bonuses cover them.
splendor-guide-buy-at-2 = *One emerald* is left to pay; gold would do as well.
splendor-guide-buy-at-3 = *The new bonus* that you will have from now on.
splendor-guide-example-discount = Two sapphires off
splendor-guide-example-discount-before = The card costs two sapphires and one emerald. You have no sapphire token, but two sapphire bonuses.
splendor-guide-example-discount-after = You pay the emerald alone, and gain a ruby bonus.
splendor-guide-example-gold = Gold for the missing gem
splendor-guide-example-gold-before = The price is 1 diamond, 4 sapphires, 2 emeralds. You have 1 diamond, 3 sapphires, 1 emerald, 2 gold, and an emerald bonus.
splendor-guide-example-gold-after = The bonus covers one emerald, one gold stands in for the fourth sapphire. The card brings 2 points.

## Refill
splendor-guide-refill = The row fills up again
splendor-guide-refill-1 = A card that was bought or reserved is replaced at once from the deck of its level. When that deck is empty, the place stays empty.
splendor-guide-refill-2 = From then on the move cannot be undone: something hidden has been shown.
splendor-guide-refill-at-1 = *The number* says how many cards the deck still has.

## Nobles
splendor-guide-nobles = A noble’s visit
splendor-guide-nobles-1 = If at the end of your turn the *bonuses* on your cards are all that a noble asks for, he comes to you and is worth *3 points*. Tokens do not count, and nobody can turn him away.
splendor-guide-nobles-2 = One noble a turn. If several would come, you choose.
splendor-guide-nobles-3 = Who did not come this time comes later, whatever you do on that turn. He comes after tokens were returned and before the end is checked, so his points may finish the game.
splendor-guide-nobles-at-1 = *3 points* for who receives him.
splendor-guide-nobles-at-2 = *Bonuses wanted:* here three each of three colours.
splendor-guide-example-ninth-card = The ninth card
splendor-guide-example-ninth-card-before = You have three diamond, three sapphire and two emerald bonuses. The noble asks for three of each.
splendor-guide-example-ninth-card-after = Your ninth card brings the third emerald. The noble comes at once, without an action of its own.

## End
splendor-guide-end = The end of the game
splendor-guide-end-1 = Once somebody has *15 points* at the end of a turn, the round is played to its end, so that everybody has had equally many turns.
splendor-guide-end-2 = Most points win. If they are equal, the one with *fewer cards* is ahead; if those are equal, too, the victory is shared.
splendor-guide-example-last-round = Fifteen, and one more turn
splendor-guide-example-last-round-before = You have 14 points and can buy a card worth one. You sat first, so the other player still has a turn in this round.
splendor-guide-example-last-round-after = With 15 points you bring the end. The other player takes a last turn, then the game is over.
splendor-guide-options = What a table may choose
splendor-guide-options-1 = A house rule, off unless chosen: one or two different gems may be taken even while three colours are there.
splendor-guide-options-2 = The goal may be anything from 10 to 21 points; 15 is usual.

## Facts of the examples
splendor-guide-fact-own-emeralds = your emeralds
splendor-guide-fact-supply-emeralds = emeralds in the supply
splendor-guide-fact-own-tokens = all your tokens
splendor-guide-fact-own-rubies = your rubies
splendor-guide-fact-own-gold = your gold
splendor-guide-fact-own-reserved = your reserved cards
splendor-guide-fact-own-sapphires = your sapphires
splendor-guide-fact-ruby-bonus = ruby bonuses
splendor-guide-fact-emerald-bonus = emerald bonuses
splendor-guide-fact-nobles = nobles with you
splendor-guide-fact-points = your points
