### Splendor: prompts, log, actions, options and the names of things.

splendor-title = Splendor
splendor-summary = Collect gems, turn them into mines, workshops and shops that make the next purchase cheaper, and win the favour of the nobles before anyone else does.

## What the player is asked

splendor-prompt-action = Take gems, reserve a card or buy a card.
splendor-prompt-pay = Buying { $card }: confirm the payment, or use gold in place of a gem.
splendor-prompt-return =
    { $count ->
        [one] You hold more than ten tokens: return { $count } token.
       *[other] You hold more than ten tokens: return { $count } tokens.
    }
splendor-prompt-noble = Several nobles would visit you: choose one.
splendor-prompt-pass = You have no possible action: pass.

## The log

splendor-log-take = { $player } takes { $colour }.
splendor-log-return = { $player } returns { $colour }.
splendor-log-reserve =
    { $gold ->
        [0] { $player } reserves { $card }; no gold is left.
       *[other] { $player } reserves { $card } and takes a gold.
    }
splendor-log-reserve-blind =
    { $gold ->
        [0] { $player } reserves the top card of the level { $level } deck unseen; no gold is left. { $card }
       *[other] { $player } reserves the top card of the level { $level } deck unseen and takes a gold. { $card }
    }
splendor-log-buy =
    { $reserved ->
        [0] { $player } buys { $card }
       *[other] { $player } buys the reserved { $card }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
splendor-log-noble = { $player } receives a visit: { $noble }.
splendor-log-pass = { $player } passes.

## Score and course of the game

splendor-score-cards = Development cards
splendor-score-nobles = Nobles
splendor-phase-action = Action
splendor-phase-pay = Payment
splendor-phase-return = Returning tokens
splendor-phase-noble = Choice of a noble
splendor-phase-last = Last round
splendor-end-target = The target was reached and the round has been played to its end.
splendor-end-deadlock = Nobody could move any more, so the game ended at once.

## Options

splendor-option-small_takes = Whether one or two different gems may be taken while three or more colours are in the supply.
splendor-option-small_takes-on = Smaller takes are allowed at any time (house rule).
splendor-option-small_takes-off = Three different gems are taken as long as three colours are there (the rulebook).
splendor-option-target = How many points end the game; the usual number is 15.
splendor-preset-first = First game
splendor-preset-first-note = By the rulebook, to 15 points.
splendor-preset-short = In a hurry
splendor-preset-short-note = A short game, to 10 points.
splendor-preset-full = The great duel
splendor-preset-full-note = A long game, to 21 points.

## Actions

splendor-action-take = Take { $a }
splendor-action-reserve = Reserve { $a }
splendor-action-reserve-deck = Reserve the top card of the level { $a } deck
splendor-action-buy = Buy { $a }
splendor-action-buy-hand = Buy your reserved card { $a }
splendor-action-pass = Pass
splendor-action-return = Return { $a }
splendor-action-pay = Pay like this
splendor-action-gold-for = Pay gold for { $a }
splendor-action-noble = Receive { $a }

## Names of things

splendor-colour-w = diamond
splendor-colour-b = sapphire
splendor-colour-g = emerald
splendor-colour-r = ruby
splendor-colour-k = onyx
splendor-colour-o = gold
splendor-card = level { $level } card, { $colour }
splendor-noble = noble { $n }
splendor-price = { $n } { $colour }
splendor-about-card = level { $level }, gives { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, price: { $price }
splendor-about-noble = noble, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, asks for cards: { $price }

## Why not, in short

splendor-why-SPL-BUY-03 =
    { $n ->
        [one] After your bonuses and gems you lack { $n } gem and have { $have } gold.
       *[other] After your bonuses and gems you lack { $n } gems and have { $have } gold.
    }
splendor-why-SPL-BUY-03-gold = Gold can only replace a gem that is part of this payment, while you have gold.
splendor-why-SPL-TAKE-03 = Two of a colour need { $n } in the supply; there are { $have }.
splendor-why-SPL-RES-02 =
    { $have ->
        [one] You hold { $have } reserved card already; that is the limit.
       *[other] You hold { $have } reserved cards already; that is the limit.
    }
