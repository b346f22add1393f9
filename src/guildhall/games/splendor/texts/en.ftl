### Splendor: prompts, log, actions, options and the names of things.

splendor-title = Splendor
splendor-summary = Collect gems, turn them into mines, workshops and shops that make the next purchase cheaper, and win the favour of the nobles before anyone else does.

## What the player is asked

splendor-prompt-action =
    { $takes ->
        [0] { $buys ->
            [0] Reserve a card.
           *[other] { $reserves ->
                [0] Buy a card.
               *[other] Buy a card or reserve one.
            }
        }
       *[other] { $buys ->
            [0] { $reserves ->
                [0] Take gems.
               *[other] Take gems or reserve a card.
            }
           *[other] { $reserves ->
                [0] Take gems or buy a card.
               *[other] Take gems, buy a card or reserve one.
            }
        }
    }
splendor-prompt-pay = Buying { $card }: confirm the payment, or use gold in place of a gem.
splendor-prompt-return =
    { $count ->
        [one] You hold more than ten tokens: return { $count } token.
       *[other] You hold more than ten tokens: return { $count } tokens.
    }
splendor-prompt-noble = Several nobles would visit you: choose one.
splendor-prompt-pass = You have no possible action: pass.
splendor-note-action =
    { $last ->
        [0] {""}
       *[other] Last round: this is your last action.
    } { $takes ->
        [0] { $buys ->
            [0] Nothing else is open: cards and decks that glow ({ $reserves }).
           *[other] Cards you can pay: { $buys }.
        }
       *[other] Glowing: gem stacks ({ $takes }){ $buys ->
            [0] .
           *[other] {" "}and cards you can pay ({ $buys }).
        }
    }
splendor-note-return = Your own tokens glow. Ten may be kept.
splendor-note-pay = Press a glowing gem of yours to keep it and pay gold instead.
splendor-note-noble = A noble is not an action: one comes now, the others may come later.
splendor-note-pass = There is nothing to take, to buy or to reserve.

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
    }){ $tokens ->
        [0] { "" }, covered by bonuses
       *[other] { " " }for { $paid }
    }.
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

## What a choice leads to

splendor-effect-reserve = Only you can buy it from now on. It takes one of your three places.
splendor-effect-buy = Its bonus is yours for good.
splendor-effect-buy-hand = Its bonus is yours for good, and a place is free again.
splendor-effect-noble = The points count at once.
splendor-effect-pay = The payment stays as it is, and the card is yours.
splendor-final-reserve-deck = You alone see the card. Once seen, this cannot be undone at will: press again.

## Names of things

splendor-colour-w = diamond
splendor-colour-b = sapphire
splendor-colour-g = emerald
splendor-colour-r = ruby
splendor-colour-k = onyx
splendor-colour-o = gold
splendor-card = level { $level } card, { $colour }
splendor-noble = noble ({ $price })
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

splendor-why-SPL-BUY-01 = No card lies there.
splendor-why-SPL-BUY-03 =
    { $n ->
        [one] { $n } gem short, you have { $have } gold.
       *[other] { $n } gems short, you have { $have } gold.
    }
splendor-why-SPL-BUY-03-gold = Gold can only replace a gem that is part of this payment, while you have gold.
splendor-why-SPL-TAKE-01 = None left in the supply.
splendor-why-SPL-TAKE-02 = With three colours or more in the supply, three different gems are taken.
splendor-why-SPL-TAKE-03 = Only { $have } left. Two of a colour need { $n }.
splendor-why-SPL-TAKE-04-none = You have no such token.
splendor-why-SPL-RES-02 =
    { $have ->
        [one] You hold { $have } reserved card already; that is the limit.
       *[other] You hold { $have } reserved cards already; that is the limit.
    }
splendor-why-SPL-RES-01 = No card is left there.
splendor-why-SPL-NOBLE-01 = Your bonuses do not meet this noble’s wish.
splendor-why-SPL-TURN-02 = You can still act.

## So many of what is paid or comes, in facts about a choice

splendor-goods-w = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
 }
splendor-goods-b = { $n ->
    [one] { $n } sapphire
   *[other] { $n } sapphires
 }
splendor-goods-g = { $n ->
    [one] { $n } emerald
   *[other] { $n } emeralds
 }
splendor-goods-r = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
 }
splendor-goods-k = { $n ->
    [one] { $n } onyx
   *[other] { $n } onyxes
 }
splendor-goods-o = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
 }
splendor-goods-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
splendor-goods-card_w = a bonus of { splendor-colour-w }
splendor-goods-card_b = a bonus of { splendor-colour-b }
splendor-goods-card_g = a bonus of { splendor-colour-g }
splendor-goods-card_r = a bonus of { splendor-colour-r }
splendor-goods-card_k = a bonus of { splendor-colour-k }
