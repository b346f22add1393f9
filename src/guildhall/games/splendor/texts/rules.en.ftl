### The rules of Splendor, one message per rule, in the order of play.

SPL-SECTION-01 = Set-up
SPL-SETUP-01 = The 90 development cards form three decks: 40 cards of level 1, 30 of level 2 and 20 of level 3. Each deck is shuffled separately.
SPL-SETUP-02 = Four cards of every level lie face up beside their deck.
SPL-SETUP-03 = Lay out one noble more than there are players; the other nobles are not used in this game.
SPL-SETUP-04 = Each gem has 4 tokens with two players, 5 with three and 7 with four. There are always 5 gold tokens.
SPL-SETUP-05 = The player in the first seat begins, then play passes clockwise. The table decides who sits there, by choice or by lot.

SPL-SECTION-02 = Your turn
SPL-TURN-01 = On your turn you do exactly one of four things: take three gems of different colours, take two gems of one colour, reserve a card or buy a card.
SPL-TURN-02 = You pass if none of the four actions is open to you, and only then.
SPL-TURN-03 = If all players pass one after another, nobody will ever be able to move again: the game stops there and is scored as usual.
SPL-TAKE-01 = Three different gems: take one token each of three colours that are still in the supply. Gold cannot be taken this way.
SPL-TAKE-02 = You may take fewer than three different gems only when fewer than three colours are left: with two colours left, both or just one of them; with one colour left, a single token.
SPL-TAKE-03 = You may take two gems of the same colour only if at least four of that colour are in the supply before you take them.
SPL-TAKE-04 = At the end of your turn you may hold ten tokens, gold included. If you have more, return tokens of your choice to the supply until you have ten; those you just took may be among them.
SPL-TAKE-05 = The gold you get for reserving counts too: if it takes you above ten tokens, you return one.
SPL-TAKE-06 = Everybody may see everybody's tokens at any time.
SPL-RES-01 = Reserve one of the face-up cards, or the top card of any deck without showing it to the others.
SPL-RES-02 = You may hold three reserved cards. With three in hand you cannot reserve another.
SPL-RES-03 = Reserving brings you one gold token. If there is no gold left you may still reserve, but get no token.
SPL-RES-04 = A reserved card cannot be discarded: it leaves your hand only when you buy it.
SPL-RES-05 = Everyone knows the cards you reserved face up. Of a card drawn from a deck the others know only the level; such a draw cannot be taken back.
SPL-BUY-01 = Buy one face-up card, or one of the cards you have reserved yourself.
SPL-BUY-02 = Every bonus on your cards lowers the price by one gem of its colour, at most down to nothing.
SPL-BUY-03 = A gold token stands in for one gem of any colour, even of a colour you hold. Unless you choose otherwise, you pay with as little gold as possible.
SPL-BUY-04 = The tokens you pay go back to the supply.
SPL-BUY-05 = If your bonuses cover the whole price, the card costs you nothing.
SPL-BUY-06 = The cards you have bought, with their points and bonuses, are visible to everyone.
SPL-FILL-01 = A face-up card that was bought or reserved is replaced at once from the deck of its level. Once that deck is empty, the place stays empty.
SPL-FILL-02 = As soon as the replacement has been turned up, the move can no longer be taken back.

SPL-SECTION-03 = Nobles
SPL-NOBLE-01 = If at the end of your turn the bonuses on your cards meet a noble's wish, that noble comes to you. Tokens do not count; the visit is no action and cannot be refused.
SPL-NOBLE-02 = No more than one noble visits you in a turn. If several would come, you choose.
SPL-NOBLE-03 = Every noble is worth 3 prestige points.
SPL-NOBLE-04 = A noble who did not come this turn can still come at the end of a later one, whatever you do on that turn.
SPL-NOBLE-05 = A turn ends in this order: return tokens beyond ten, receive a noble, then check whether the game ends.

SPL-SECTION-04 = End of the game
SPL-END-01 = When a player has 15 or more points at the end of a turn, the round is played to its end, so that everyone has had the same number of turns.
SPL-END-02 = The player with the most points wins. If tied, the one with fewer development cards is ahead.
SPL-END-03 = Players who are still tied share the victory.

SPL-SECTION-05 = Options of the table
SPL-OPT-01 = House rule, off unless chosen: you may take one or two different gems even though three or more colours are in the supply.
SPL-OPT-02 = The number of points that ends the game can be set from 10 to 21; the usual number is 15.
