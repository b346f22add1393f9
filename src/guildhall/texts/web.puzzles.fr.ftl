### Problèmes et défis.

web-puzzle = Problème
web-puzzles-lead = Un choix est nettement le meilleur, et ce n’est pas le premier qui vient à l’esprit. Trois essais ; chaque réponse fait le calcul.
web-puzzles-of-day = Problèmes du jour
web-puzzle-streak = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 } de suite à { $game }
web-puzzle-in-a-row = { $n ->
    [one] jour
   *[other] jours
 } de suite à { $game }
web-puzzle-lit = La bougie du jour est allumée.
web-puzzle-light-it = Résolvez le problème du jour et la bougie s’allume.
web-puzzle-today = aujourd’hui
web-puzzle-day-lit = résolu
web-puzzle-day-dark = non résolu
web-puzzle-tries = { $n ->
    [one] { $n } essai restant
   *[other] { $n } essais restants
 }
web-puzzle-solution = La solution
web-puzzle-solved = { $n ->
    [1] Résolu au premier essai
    [2] Résolu au deuxième essai
   *[other] Résolu au troisième essai
 }
web-puzzle-choice = Choix
web-puzzle-share = Victoire
web-puzzle-points = Points
web-puzzle-obvious = le choix évident
web-puzzle-at-try = { $n ->
    [1] 1ᵉʳ essai
    [2] 2ᵉ essai
   *[other] 3ᵉ essai
 }
web-puzzle-given-up = solution vue
web-puzzle-to-solve = à résoudre
web-puzzle-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
web-puzzle-you = Vous
web-puzzle-solved-head = C’est ça !
web-puzzle-given-up-head = C’était par là
web-puzzle-onward = Juste jusqu’ici ({ $n }/{ $all }). Et ensuite ?
web-puzzle-lead = Jouez-le sur le plateau ; le moteur répond.
web-puzzle-give-up = Abandonner
web-puzzle-see-why = L’explication dit pourquoi.
web-puzzle-why = Pourquoi ?
web-puzzle-analyse = Table d’analyse
web-puzzle-next = Problème suivant
web-puzzle-what-else = Que faire d’autre ?
web-puzzle-archive = Tous les problèmes
web-puzzle-seats = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
web-puzzle-difficulty-1 = facile
web-puzzle-difficulty-2 = délicat
web-puzzle-difficulty-3 = difficile
web-puzzle-solve = Résoudre
web-puzzle-solved-of = Résolus : { $n } sur { $all }
web-puzzle-n = Problème { $n }
puzzle-theme-finish = Le dernier coup
puzzle-theme-points = Des points à prendre
puzzle-theme-patience = Mieux que des points tout de suite
puzzle-theme-quiet = Un choix discret
puzzle-theme-harvest = Des points qui viennent plus tard
puzzle-theme-race = Pas seulement une affaire de points
puzzle-fact-now = « { $choice } » : { $before } + { $gain } = { $after } points maintenant.
puzzle-fact-loses = « { $choice } » : { $before } − { $loss } = { $after } points maintenant.
puzzle-fact-nothing = « { $choice } » ne rapporte aucun point maintenant.
puzzle-fact-over = « { $choice } » termine la partie sur { $own } à { $other }, { $won ->
    [1] et c’est gagné
   *[other] et ce n’est pas gagné
 }.
puzzle-fact-end = On peut attendre { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à la fin et { $share } % de la victoire.
puzzle-fact-lost = C’est { $share } % de la victoire de perdus.
puzzle-fact-later = Cela rapporte { $now ->
    [one] { $now } point
   *[other] { $now } points
 } de plus maintenant, mais { $end ->
    [one] { $end } point
   *[other] { $end } points
 } de moins à la fin.
puzzle-fact-more = À la fin, c’est { $end ->
    [one] { $end } point
   *[other] { $end } points
 } de moins.
web-challenge = Défi
web-challenge-today = Défis du jour
web-challenge-lead = La même donne pour tous : qui en tire le plus de points ?
web-challenge-yours = Vous avez fait { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-challenge-open = Une donne que personne ne connaît encore
web-challenge-best = Le meilleur : { $name }, { $points }
web-challenge-nobody = Personne ne l’a encore terminé.
web-challenge-see = Résultats
web-challenge-take = Relever le défi
web-challenge-play = Jouer cette donne
web-challenge-of-day = Défi du { $day }
web-challenge-by = Un défi de { $name }
web-challenge-question = même donne, qui marque le plus ?
web-challenge-against = Chacun joue seul contre { $bots }.
web-challenge-alone = Chacun joue seul.
web-challenge-done = Vous l’avez joué
web-challenge-done-note = Vous pouvez maintenant regarder comment les autres ont joué.
web-challenge-begun = Vous avez commencé
web-challenge-rules = On le relève une seule fois, et ce qui a été révélé ne s’annule pas. Le résultat est celui de votre partie ici.
web-challenge-share = Copier le lien pour vos amis
web-challenge-results = Résultats
web-challenge-place = Nº
web-challenge-name = Nom
web-challenge-points = Points
web-challenge-when = Terminé
web-challenge-won = gagné
web-challenge-helped = avec aide
web-challenge-playing = { $n ->
    [one] { $n } personne joue encore.
   *[other] { $n } personnes jouent encore.
 }
web-challenge-hidden = Les parties des autres montrent la donne : vous pourrez les regarder après avoir terminé.
web-challenge-new = Défiez vos amis
web-challenge-new-lead = Choisissez un jeu, et le serveur tire une donne que personne ne connaît. Vos amis reçoivent le lien ; chacun joue la même donne à sa propre table.
web-challenge-game = Jeu
web-challenge-bot = Quel bot
web-challenge-rivals = Adversaires
web-challenge-rivals-none = aucun, chacun joue seul
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 }
web-challenge-make = Tirer une donne
