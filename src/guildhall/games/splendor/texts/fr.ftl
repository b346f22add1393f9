### Splendor : questions au joueur, journal, actions, options et noms des choses.

splendor-title = Splendor
splendor-summary = Amassez des pierres précieuses, investissez-les dans des mines, des ateliers et des boutiques qui allègent chaque achat suivant, et gagnez la faveur des nobles avant les autres.

## Questions au joueur

splendor-prompt-action =
    { $takes ->
        [0] { $buys ->
            [0] Réservez une carte.
           *[other] { $reserves ->
                [0] Achetez une carte.
               *[other] Achetez ou réservez une carte.
            }
        }
       *[other] { $buys ->
            [0] { $reserves ->
                [0] Prenez des pierres.
               *[other] Prenez des pierres ou réservez une carte.
            }
           *[other] { $reserves ->
                [0] Prenez des pierres ou achetez une carte.
               *[other] Prenez des pierres, achetez ou réservez une carte.
            }
        }
    }
splendor-prompt-pay = Achat ({ $card }) : confirmez le paiement ou remplacez une pierre par de l’or.
splendor-prompt-return =
    { $count ->
        [one] Vous avez plus de dix jetons : rendez-en { $count }.
       *[other] Vous avez plus de dix jetons : rendez-en { $count }.
    }
splendor-prompt-noble = Plusieurs nobles viendraient à vous : choisissez-en un.
splendor-prompt-pass = Aucune action n’est possible : passez.
splendor-note-action =
    { $last ->
        [0] {""}
       *[other] Dernière manche : c’est votre dernière action.
    } { $takes ->
        [0] { $buys ->
            [0] Rien d’autre n’est possible : cartes et pioches brillent ({ $reserves }).
           *[other] Cartes que vous pouvez payer : { $buys }.
        }
       *[other] Brillent : piles de pierres ({ $takes }){ $buys ->
            [0] .
           *[other] {" "}et cartes que vous pouvez payer ({ $buys }).
        }
    }
splendor-note-return = Vos jetons brillent. On peut en garder dix.
splendor-note-pay = Appuyez sur une de vos pierres qui brillent pour la garder et payer de l’or.
splendor-note-noble = Un noble n’est pas une action : l’un vient maintenant, les autres peut-être plus tard.
splendor-note-pass = Il n’y a rien à prendre, à acheter ni à réserver.

## Journal

splendor-log-take = { $player } prend : { $colour }.
splendor-log-return = { $player } rend : { $colour }.
splendor-log-reserve =
    { $gold ->
        [0] { $player } réserve { $card } ; il n’y a plus d’or.
       *[other] { $player } réserve { $card } et prend un or.
    }
splendor-log-reserve-blind =
    { $gold ->
        [0] { $player } réserve en secret la première carte de la pioche de niveau { $level } ; il n’y a plus d’or. { $card }
       *[other] { $player } réserve en secret la première carte de la pioche de niveau { $level } et prend un or. { $card }
    }
splendor-log-buy =
    { $reserved ->
        [0] { $player } achète { $card }
       *[other] { $player } achète parmi ses réservations { $card }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }){ $tokens ->
        [0] { "" }, couverte par les bonus
       *[other] { " " }pour { $paid }
    }.
splendor-log-noble = { $player } reçoit une visite : { $noble }.
splendor-log-pass = { $player } passe.

## Score et déroulement

splendor-score-cards = Cartes développement
splendor-score-nobles = Nobles
splendor-phase-action = Action
splendor-phase-pay = Paiement
splendor-phase-return = Retour de jetons
splendor-phase-noble = Choix d’un noble
splendor-phase-last = Dernière manche
splendor-end-target = L’objectif a été atteint et la manche a été jouée jusqu’au bout.
splendor-end-deadlock = Plus personne ne pouvait jouer : la partie s’est arrêtée aussitôt.

## Options

splendor-option-small_takes = Peut-on prendre une ou deux pierres différentes quand la réserve contient trois couleurs ou plus ?
splendor-option-small_takes-on = On peut toujours en prendre moins (règle maison).
splendor-option-small_takes-off = Tant qu’il y a trois couleurs, on prend trois pierres différentes (règle officielle).
splendor-option-target = Combien de points mettent fin à la partie ; d’ordinaire 15.
splendor-preset-first = Première partie
splendor-preset-first-note = Selon la règle, en 15 points.
splendor-preset-short = À la hâte
splendor-preset-short-note = Une partie courte, en 10 points.
splendor-preset-full = Le grand défi
splendor-preset-full-note = Une longue partie, en 21 points.

## Actions

splendor-action-take = Prendre : { $a }
splendor-action-reserve = Réserver { $a }
splendor-action-reserve-deck = Réserver la première carte de la pioche de niveau { $a }
splendor-action-buy = Acheter { $a }
splendor-action-buy-hand = Acheter votre carte réservée { $a }
splendor-action-pass = Passer
splendor-action-return = Rendre : { $a }
splendor-action-pay = Payer ainsi
splendor-action-gold-for = De l’or au lieu de : { $a }
splendor-action-noble = Recevoir { $a }

## Ce qu’un choix apporte

splendor-effect-reserve = Vous seul pourrez l’acheter. Elle occupe une de vos trois places.
splendor-effect-buy = Son bonus est à vous pour toujours.
splendor-effect-buy-hand = Son bonus est à vous pour toujours, et une place se libère.
splendor-effect-noble = Les points comptent aussitôt.
splendor-effect-pay = Le paiement reste tel quel, et la carte est à vous.
splendor-final-reserve-deck = Vous seul voyez la carte. Une fois vue, cela ne s’annule plus à volonté : appuyez encore.

## Noms

splendor-colour-w = diamant
splendor-colour-b = saphir
splendor-colour-g = émeraude
splendor-colour-r = rubis
splendor-colour-k = onyx
splendor-colour-o = or
splendor-card = carte de niveau { $level }, { $colour }
splendor-noble = noble ({ $price })
splendor-price = { $n } { $colour }
splendor-about-card = niveau { $level }, donne { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, prix : { $price }
splendor-about-noble = noble, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, demande des cartes : { $price }

## Why not, in short

splendor-why-SPL-BUY-01 = Il n’y a pas de carte à cet endroit.
splendor-why-SPL-BUY-03 =
    { $n ->
        [one] Il manque { $n } pierre, vous avez { $have } or.
       *[other] Il manque { $n } pierres, vous avez { $have } or.
    }
splendor-why-SPL-BUY-03-gold = L’or ne remplace qu’une pierre de ce paiement, tant que vous avez de l’or.
splendor-why-SPL-TAKE-01 = Il n’en reste plus dans la réserve.
splendor-why-SPL-TAKE-02 = Avec au moins trois couleurs dans la réserve, on prend trois pierres différentes.
splendor-why-SPL-TAKE-03 = Il en reste { $have }. Pour deux pareilles, il en faut { $n }.
splendor-why-SPL-TAKE-04-none = Vous n’avez pas ce jeton.
splendor-why-SPL-RES-02 =
    { $have ->
        [one] Vous avez déjà { $have } carte réservée : c’est le maximum.
       *[other] Vous avez déjà { $have } cartes réservées : c’est le maximum.
    }
splendor-why-SPL-RES-01 = Il n’y a plus de carte à cet endroit.
splendor-why-SPL-NOBLE-01 = Vos bonus ne suffisent pas à ce noble.
splendor-why-SPL-TURN-02 = Vous pouvez encore agir.

## So many of what is paid or comes, in facts about a choice

splendor-goods-w = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 }
splendor-goods-b = { $n ->
    [one] { $n } saphir
   *[other] { $n } saphirs
 }
splendor-goods-g = { $n ->
    [one] { $n } émeraude
   *[other] { $n } émeraudes
 }
splendor-goods-r = { $n ->
    [one] { $n } rubis
   *[other] { $n } rubis
 }
splendor-goods-k = { $n ->
    [one] { $n } onyx
   *[other] { $n } onyx
 }
splendor-goods-o = { $n ->
    [one] { $n } or
   *[other] { $n } or
 }
splendor-goods-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
splendor-goods-card_w = un bonus : { splendor-colour-w }
splendor-goods-card_b = un bonus : { splendor-colour-b }
splendor-goods-card_g = un bonus : { splendor-colour-g }
splendor-goods-card_r = un bonus : { splendor-colour-r }
splendor-goods-card_k = un bonus : { splendor-colour-k }
