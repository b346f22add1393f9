### What only the board of The Red Cathedral says: labels for screen readers and headings.

## Places

red_cathedral-board-with-contractors = avec Entrepreneurs
red_cathedral-board-site = Chantier
red_cathedral-board-market = Marché
red_cathedral-board-track = Piste de reconnaissance et de prestige
red_cathedral-board-own-board = votre atelier
red_cathedral-board-workshop = Atelier
red_cathedral-board-treasury = Trésor
red_cathedral-board-map = Grand-duché de Moscou
red_cathedral-board-tray = À choisir
red_cathedral-board-stock = Réserve
red_cathedral-board-presence = Présence dans cette tour
red_cathedral-board-tab-site = Chantier
red_cathedral-board-tab-market = Marché
red_cathedral-board-tab-boards = Plateaux
red_cathedral-board-tab-map = Carte
red_cathedral-board-tab-ivan = Ivan
red_cathedral-board-next = Suivant

## Sections and towers

red_cathedral-board-section = Tour { $tower }, { $kind }, niveau { $level }
red_cathedral-board-unclaimed = { $section } : libre ; il faut { $needs } ; donne { $gives } ; tuile atelier : { $tile }
red_cathedral-board-unfinished = { $section } : { $name }, inachevée ; il manque { $missing } ; donne { $gives }
red_cathedral-board-finished = { $section } : achevée, { $name }
red_cathedral-board-decorated = décorée par { $name }
red_cathedral-board-locked = pas encore disponible : la section du dessous est libre
red_cathedral-board-state-finished = achevée, { $name }
red_cathedral-board-state-unfinished = inachevée, { $name }
red_cathedral-board-state-free = libre
red_cathedral-board-tower = Tour { $n }, vaut { $value } ; présence : { $presence }
red_cathedral-board-nobody = personne
red_cathedral-board-foreman-here = le contremaître est ici
red_cathedral-board-pawn-here = le pion d’Ivan est ici

## Market

red_cathedral-board-die = dé { $die }, montre { $value }, case { $space }
red_cathedral-board-landing = arrive sur la case { $space } : { $what } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }{ $lost ->
    [0] {""}
   *[other] { $fits ->
        [0] , rien ne tient
        [one] , { $fits } seulement tient
       *[other] , { $fits } seulement tiennent
     }
 }
red_cathedral-board-space = Case du marché { $n } : { $what } par dé ; dés : { $dice }
red_cathedral-board-no-dice = aucun
red_cathedral-board-once = une fois par tour
red_cathedral-board-any = autant que vous pouvez payer
red_cathedral-board-objectives-left = Cartes objectif dans la pioche : { $n }
red_cathedral-board-sections-left = Cartes section dans la pioche : { $n }

## Boards

red_cathedral-board-inventory = Inventaire { $n } / { $of }
red_cathedral-board-own = vous avez { $what }
red_cathedral-board-supply = { $what }, dans la réserve : { $n }
red_cathedral-board-banner-inventory = bannières dans l’inventaire : { $n }
red_cathedral-board-banner-outside = bannières hors de l’inventaire : { $n }
red_cathedral-board-banner-white = une bannière est ici
red_cathedral-board-banners = bannières : { $n }
red_cathedral-board-built = { $n } sur 6 construites
red_cathedral-board-rubles = roubles : { $n }
red_cathedral-board-pp = points de prestige : { $n }
red_cathedral-board-rp = pas sur la piste : { $n }
red_cathedral-board-marker = { $name } : pas { $rp }, prestige { $pp }
red_cathedral-board-piece = { $piece } : il en reste { $n }
red_cathedral-board-face-down = tuile face cachée
red_cathedral-board-empty-bench = vide, une tuile face visible coûte { $n ->
    [one] { $n } rouble
   *[other] { $n } roubles
 }
red_cathedral-board-service = jeton service : { $effect }
red_cathedral-board-objectives = cartes objectif : { $n }
red_cathedral-board-objective-hidden = carte objectif face cachée

## Contractors

red_cathedral-board-permits = permis : { $n } sur 6
red_cathedral-board-contractors = entrepreneurs sur le bandeau : { $n }
red_cathedral-board-tools = outils : { $n }
red_cathedral-board-specialist = spécialiste : { $effect }
red_cathedral-board-no-specialist = pas de spécialiste
red_cathedral-board-city = { $name } : { $people } ; l’embauche coûte { $n } permis
red_cathedral-board-city-closed = { $name }, fermée : { $people }
red_cathedral-board-stand = spécialiste : { $effect }

## Ivan’s cards

red_cathedral-board-ivan-recognition-does = gagne des points
red_cathedral-board-ivan-inventory-does = prend des matériaux
red_cathedral-board-ivan-transport-does = les amène au chantier
red_cathedral-board-ivan-claim-does = revendique une section
red_cathedral-board-ivan-construction-does = construit ses sections
red_cathedral-board-ivan-hire-does = embauche un entrepreneur
red_cathedral-board-ivan-apprentice = apprenti
red_cathedral-board-ivan-journeyman = compagnon
red_cathedral-board-ivan-master = maître

## Actions by name, and the menu of a tile

red_cathedral-board-acts = Actions
red_cathedral-board-free = Actions gratuites
red_cathedral-board-act-claim = Revendiquer
red_cathedral-board-act-build = Construire
red_cathedral-board-act-market = Marché
red_cathedral-board-act-hire = Embaucher
red_cathedral-board-act-obtain = Ressources
red_cathedral-board-act-workshop = Atelier
red_cathedral-board-act-specialist = Spécialiste
red_cathedral-board-act-now = en cours
red_cathedral-board-none-build = aucune section n’a besoin de ce que vous avez
red_cathedral-board-none-goods = votre inventaire est vide
red_cathedral-board-fits = { $n } sur { $of } tiennent
red_cathedral-board-reroll = 1 point de prestige : relancer les dés d’une case, une fois par tour
red_cathedral-board-banner-frees = Une bannière d’ici libère une place pour les matériaux.
red_cathedral-board-banner-keeps = Une bannière d’ici ne libère aucune place.
red_cathedral-board-tile-on = la tuile ici : { $space }
red_cathedral-board-up = Face visible
red_cathedral-board-down = Face cachée
red_cathedral-board-you-pay = vous payez
red_cathedral-board-left = de { $from } à { $to }
red_cathedral-board-stay = il reste { $n }
red_cathedral-board-now-and = maintenant, et chaque fois que vous déplacez le dé { $die }
red_cathedral-board-never = rien maintenant, rien plus tard : elle reste fermée toute la partie
red_cathedral-board-either = Dans les deux cas la bannière reste ; achever la section rapporte
red_cathedral-board-open-claim = { $n ->
    [one] { $n } section libre
   *[other] { $n } sections libres
 }
red_cathedral-board-open-build = { $n ->
    [one] { $n } section prend vos matériaux
   *[other] { $n } sections prennent vos matériaux
 }
red_cathedral-board-open-market = { $n ->
    [one] { $n } dé peut bouger
   *[other] { $n } dés peuvent bouger
 }
red_cathedral-board-open-hire = { $n ->
    [one] { $n } ville ouverte
   *[other] { $n } villes ouvertes
 }
