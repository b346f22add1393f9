### Goofspiel: prompts, log, actions, options and the names of things.

goofspiel-title = Goofspiel
goofspiel-summary = Everybody bids a card at the same time, face down, for the prize that lies open. The highest bid wins it, and every card is bid only once.

## What the player is asked

goofspiel-prompt-bid = Bid a card for { $card }: { $pot ->
        [one] { $pot } point is
       *[other] { $pot } points are
    } at stake.

## The log

goofspiel-log-bid = { $player } lays a card face down.
goofspiel-log-shows = { $player } has bid { $card }.
goofspiel-log-wins = { $player } wins { $pot ->
        [one] { $pot } point
       *[other] { $pot } points
    }.
goofspiel-log-tie = The highest bids are equal: { $carried ->
        [0] the prize is gone.
       *[other] the prize joins the next one.
    }

## Score and course of the game

goofspiel-score-prizes = Prizes
goofspiel-phase-bid = Bidding
goofspiel-end-played = All prizes have been bid for.

## Options

goofspiel-option-hands = Which cards everybody bids with.
goofspiel-option-hands-suits = A suit each: all have the same cards.
goofspiel-option-hands-dealt = Dealt from a deck with one suit more than players: nobody knows what the others hold.
goofspiel-option-ties = What becomes of a prize for which the highest bids are equal.
goofspiel-option-ties-carry = It joins the next prize.
goofspiel-option-ties-discard = Nobody gets it.
goofspiel-option-cards = How many prizes there are, and cards in a hand.

## Actions

goofspiel-action-bid = Bid { $a }

## What the board shows

goofspiel-view-prize = Prize
goofspiel-view-pot = At stake
goofspiel-view-gone = Earlier prizes
goofspiel-view-left = Prizes to come
goofspiel-view-points = Points
goofspiel-view-ready = Has bid
goofspiel-view-bid = Face down
goofspiel-view-hand = Hand
goofspiel-view-cards = Cards in hand
goofspiel-view-latest = Latest bid
goofspiel-view-played = Played

## Names of things

goofspiel-name-1 = Ace (1)
goofspiel-name-2 = 2
goofspiel-name-3 = 3
goofspiel-name-4 = 4
goofspiel-name-5 = 5
goofspiel-name-6 = 6
goofspiel-name-7 = 7
goofspiel-name-8 = 8
goofspiel-name-9 = 9
goofspiel-name-10 = 10
goofspiel-name-11 = Jack (11)
goofspiel-name-12 = Queen (12)
goofspiel-name-13 = King (13)
