### Analyses de parties et conseils, pour le terminal et le navigateur.

## Pourquoi un choix vaut mieux qu’un autre. Ce qu’il coûte et rapporte est `goods`, tant de chaque chose.

study-why-gone = { $turns ->
    [0] { $other_player } s’en est emparé avant le tour suivant.
    [one] { $other_player } s’en est emparé un tour plus tard.
   *[other] { $other_player } s’en est emparé { $turns } tours plus tard.
 }
study-why-yourself = { $turns ->
    [one] { $player } l’a fait un tour plus tard.
   *[other] { $player } l’a fait { $turns } tours plus tard.
 }
study-why-points-later = { $now ->
    [one] Il rapporte tout de suite 1 point de moins, mais { $points } de plus à la fin.
   *[other] Il rapporte tout de suite { $now } points de moins, mais { $points } de plus à la fin.
 }
study-why-points-now = { $points ->
    [one] Il rapporte tout de suite 1 point de plus.
   *[other] Il rapporte tout de suite { $points } points de plus.
 }
study-why-points-end = { $points ->
    [one] À la fin, il vaut { $points } point de plus.
   *[other] À la fin, il vaut { $points } points de plus.
 }
study-why-sooner = Tours jusqu’aux prochains points : { $turns } au lieu de { $instead }.
study-why-spent = Le coup joué a coûté { $goods } ; celui-ci ne coûte rien.
study-why-cheaper = Il coûte { $goods } : { $n } de moins que le coup joué.
study-why-brings = Il rapporte tout de suite : { $goods }.
study-why-profit = Le coup joué a surtout aidé { $other_player } : +{ $percent } % de la victoire.
study-why-close = Rien de précis ne décide : c’est la position obtenue qui est meilleure.
study-hint-brings = Rapporte { $goods }.
study-hint-costs = Coûte { $goods }.
study-hint-only = C’est le seul choix.
study-hint-less = { $points ->
    [one] À la fin, { $points } point de moins que le premier.
   *[other] À la fin, { $points } points de moins que le premier.
 }
study-hint-alike = Presque aussi bon que le premier.

## Ce qui est dit de toute la partie et d’une place

study-head-round = { $player } a gagné à la manche { $round }
study-head-always = { $player } en tête du début à la fin
study-head-won = { $player } a gagné
study-head-shared = Victoire partagée
study-head-nobody = Personne n’a gagné
study-head-lost = { $player } a perdu
study-seat-best = Meilleurs choix : { $best } sur { $all }.
study-seat-lost = La plus grande perte à la manche { $round } : { $percent } % de la victoire.
study-seat-flawless = Rien de mieux n’a été trouvé nulle part.
study-head-round-you = Vous avez gagné à la manche { $round }
study-head-always-you = En tête du début à la fin
study-head-won-you = Vous avez gagné
study-head-lost-you = Vous avez perdu
