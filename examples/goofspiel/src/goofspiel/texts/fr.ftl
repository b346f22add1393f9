### Goofspiel : questions, journal, actions, options et noms des choses.

goofspiel-title = Goofspiel
goofspiel-summary = Chacun mise une carte en même temps, face cachée, pour le prix exposé. La plus haute mise l’emporte, et chaque carte ne sert qu’une fois.

## Ce qu’on demande au joueur

goofspiel-prompt-bid = Misez une carte pour { $card } : { $pot ->
        [one] { $pot } point
       *[other] { $pot } points
    } en jeu.

## Journal

goofspiel-log-bid = { $player } pose une carte face cachée.
goofspiel-log-shows = { $player } a misé : { $card }.
goofspiel-log-wins = { $player } gagne { $pot ->
        [one] { $pot } point
       *[other] { $pot } points
    }.
goofspiel-log-tie = Les plus hautes mises sont égales : { $carried ->
        [0] le prix est perdu.
       *[other] le prix s’ajoute au suivant.
    }

## Score et déroulement

goofspiel-score-prizes = Prix
goofspiel-phase-bid = Mises
goofspiel-end-played = Tous les prix ont été disputés.

## Options

goofspiel-option-hands = Avec quelles cartes chacun mise.
goofspiel-option-hands-suits = Une couleur chacun : tous ont les mêmes cartes.
goofspiel-option-hands-dealt = Distribuées d’un paquet comptant une couleur de plus que de joueurs : personne ne connaît la main des autres.
goofspiel-option-ties = Ce que devient un prix quand les plus hautes mises sont égales.
goofspiel-option-ties-carry = Il s’ajoute au prix suivant.
goofspiel-option-ties-discard = Personne ne le reçoit.
goofspiel-option-cards = Combien il y a de prix, et de cartes en main.

## Actions

goofspiel-action-bid = Miser : { $a }

## Ce que montre le plateau

goofspiel-view-prize = Prix
goofspiel-view-pot = En jeu
goofspiel-view-gone = Prix précédents
goofspiel-view-left = Prix à venir
goofspiel-view-points = Points
goofspiel-view-ready = A misé
goofspiel-view-bid = Face cachée
goofspiel-view-hand = Main
goofspiel-view-cards = Cartes en main
goofspiel-view-latest = Dernière mise
goofspiel-view-played = Jouées

## Noms des choses

goofspiel-name-1 = As (1)
goofspiel-name-2 = 2
goofspiel-name-3 = 3
goofspiel-name-4 = 4
goofspiel-name-5 = 5
goofspiel-name-6 = 6
goofspiel-name-7 = 7
goofspiel-name-8 = 8
goofspiel-name-9 = 9
goofspiel-name-10 = 10
goofspiel-name-11 = Valet (11)
goofspiel-name-12 = Dame (12)
goofspiel-name-13 = Roi (13)
