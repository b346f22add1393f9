### Splendor : questions au joueur, journal, actions, options et noms des choses.

splendor-title = Splendor
splendor-summary = Amassez des pierres précieuses, investissez-les dans des mines, des ateliers et des boutiques qui allègent chaque achat suivant, et gagnez la faveur des nobles avant les autres.

## Questions au joueur

splendor-prompt-action = Prenez des pierres, réservez une carte ou achetez une carte.
splendor-prompt-pay = Achat ({ $card }) : confirmez le paiement ou remplacez une pierre par de l’or.
splendor-prompt-return =
    { $count ->
        [one] Vous avez plus de dix jetons : rendez-en { $count }.
       *[other] Vous avez plus de dix jetons : rendez-en { $count }.
    }
splendor-prompt-noble = Plusieurs nobles viendraient à vous : choisissez-en un.
splendor-prompt-pass = Aucune action n’est possible : passez.

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
    }).
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

## Noms

splendor-colour-w = diamant
splendor-colour-b = saphir
splendor-colour-g = émeraude
splendor-colour-r = rubis
splendor-colour-k = onyx
splendor-colour-o = or
splendor-card = carte de niveau { $level }, { $colour }
splendor-noble = noble { $n }
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

splendor-why-SPL-BUY-03 =
    { $n ->
        [one] Après vos bonus et vos pierres, il manque { $n } pierre et vous avez { $have } or.
       *[other] Après vos bonus et vos pierres, il manque { $n } pierres et vous avez { $have } or.
    }
splendor-why-SPL-BUY-03-gold = L’or ne remplace qu’une pierre de ce paiement, tant que vous avez de l’or.
splendor-why-SPL-TAKE-03 = Pour en prendre deux identiques, il en faut { $n } de cette couleur dans la réserve ; il y en a { $have }.
splendor-why-SPL-RES-02 =
    { $have ->
        [one] Vous avez déjà { $have } carte réservée : c’est le maximum.
       *[other] Vous avez déjà { $have } cartes réservées : c’est le maximum.
    }
