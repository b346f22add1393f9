### La table d’analyse.

web-analysis-lead = Essayez des coups pour tous les sièges, revenez en arrière, ouvrez des variantes, demandez les meilleurs coups et partagez vos trouvailles.
web-analysis-of-start = Début
web-analysis-move-of = coup { $n } sur { $all }
web-analysis-open-eyes = Tout est visible
web-analysis-as-seen = Tel que { $name } le voyait
web-analysis-as-seen-why = Ce que { $name } ne pouvait pas savoir est caché, et redistribué pour les coups que vous essayez.
web-analysis-best = Meilleurs coups
web-analysis-find = Chercher les meilleurs coups
web-analysis-find-why = La recherche joue cette position de nombreuses fois, avec ce que peut savoir celui qui joue.
web-analysis-searching = Recherche…
web-analysis-effort = Profondeur de recherche
web-analysis-effort-100 = rapide
web-analysis-effort-500 = approfondie
web-analysis-effort-3000 = poussée
web-analysis-measure = Afficher en
web-analysis-share = part de victoire
web-analysis-points = points
web-analysis-before = Marque blanche : ce qu’on attendait avant le coup
web-analysis-all-moves = Tous les coups ({ $n })
web-analysis-over = Ici la partie est terminée.
web-analysis-variations = Variantes
web-analysis-played = joués
web-analysis-tried = essayés
web-analysis-bots = bots
web-analysis-tree-keys = Flèches : arrière, avant, entre variantes. Suppr : retirer la variante.
web-analysis-empty = Rien n’a encore été essayé. Jouez un coup sur le plateau.
web-analysis-branch = Un autre coup
web-analysis-branch-why = Revenir d’un coup et en essayer un autre
web-analysis-main = En faire la ligne principale
web-analysis-delete = Supprimer à partir d’ici
web-analysis-add-note = Ajouter une note
web-analysis-note = Note
web-analysis-note-after = Après « { $move } »
web-analysis-save = Enregistrer
web-analysis-save-title = Enregistrer sur cet appareil
web-analysis-name = Nom
web-analysis-share-tree = Partager
web-analysis-shared = Qui a ce lien voit l’arbre tel qu’il est maintenant. Vos changements ultérieurs restent chez vous.
web-analysis-link = Lien vers l’arbre
web-analysis-more = Plus
web-analysis-export = Exporter dans un fichier
web-analysis-import = Importer un fichier
web-analysis-copy-position = Copier la position
web-analysis-start-over = Recommencer
web-analysis-deal-anew = Redistribuer l’inconnu
web-analysis-bots-play = Laisser jouer les bots
web-analysis-bots-moves = Coups
web-analysis-bots-who = Quel bot
web-analysis-stop = Arrêter
web-analysis-to-move = À { $name } de jouer
web-analysis-first = Au début
web-analysis-last = À la fin de la ligne
web-analysis-chooser = Qui choisit
web-analysis-new = Nouvelle
web-analysis-new-title = Depuis une table vide
web-analysis-game = Jeu
web-analysis-seats = Sièges
web-analysis-seed = Graine (peut rester vide)
web-analysis-begin = Commencer
web-analysis-paste-title = Un fichier ou un texte
web-analysis-paste = Un enregistrement, un arbre de variantes ou une position
web-analysis-read = Ouvrir
web-analysis-reading = Lecture…
web-analysis-mine = Sur cet appareil
web-analysis-mine-none = Rien encore. Ce que vous analysez est gardé ici tout seul.
web-analysis-links = Partagées par moi
web-analysis-untitled = Sans nom
web-analysis-remove = Retirer
web-analysis-take-back = Retirer le lien
web-analysis-looks = { $n ->
    [one] { $n } examen
   *[other] { $n } examens
 } · { $s } s
web-analysis-moves-n = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
web-analysis-left = { $n ->
    [one] Encore { $n } coup
   *[other] Encore { $n } coups
 }
web-analysis-looked = { $n ->
    [one] { $n } examen
   *[other] { $n } examens
 }
