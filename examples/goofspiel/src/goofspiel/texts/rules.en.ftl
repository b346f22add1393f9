### The rules of Goofspiel, one message per rule, in the order of play.

GOP-SECTION-01 = Set-up
GOP-SETUP-01 = The prizes are the cards of one suit, from the ace, worth 1, to the king, worth 13. With fewer cards the highest are left out. The prizes are shuffled and the first is turned up.
GOP-SETUP-02 = Everybody takes a suit of the same size as a hand. Or, as an option, the hands are dealt from one suit more than there are players; the rest is set aside unseen.
GOP-SETUP-03 = Two to five may play.

GOP-SECTION-02 = Bidding
GOP-BID-01 = For the open prize everybody lays one card of their hand face down, all at the same time.
GOP-BID-02 = You bid one card for each prize. When all have bid, the cards are turned up and stay out of the game.
GOP-WIN-01 = The highest card wins the prize, and its worth in points.
GOP-WIN-02 = If several have bid the highest card, nobody wins. The prize then joins the next one or, as an option, is discarded. After the last prize it is lost either way.

GOP-SECTION-03 = The end
GOP-END-01 = When all prizes have been bid for, whoever has the most points wins. Equal points share the place.
