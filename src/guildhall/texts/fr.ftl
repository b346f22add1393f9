# Texts of the terminal and of push messages, shared by all games.

cli-welcome = Bienvenue dans { $game }. Tapez un numéro, une action comme « { $example } » ou une commande : { $commands }.
cli-rival = { $name } : { $note }
cli-round = Manche { $round }
cli-to-act = À { $player } de jouer
cli-thinking = { $player } réfléchit…
cli-your-choice = Votre choix
cli-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 }
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
cli-not-understood = « { $text } » n’est ni un numéro de la liste, ni une action, ni une commande. Tapez help pour les commandes.
cli-not-now = « { $text } » est impossible maintenant : { $why } ({ $rule })
cli-why-not = Impossible maintenant, et voici pourquoi :
cli-no-rule = Il n’y a pas de règle « { $rule } ».
cli-log-empty = Il ne s’est encore rien passé.
cli-saved = Enregistré dans { $file }.
cli-cannot-save = Impossible d’écrire { $file } : { $why }
cli-save-how = Indiquez où : save FICHIER
cli-bye = Au revoir. Pour continuer : guildhall play --resume { $file }
cli-undone = Annulé.
cli-redone = Rétabli.
cli-cannot-undo = Rien ne peut être annulé ici : quelque chose a été révélé, pioché ou lancé, ou un autre joueur a agi.
cli-nothing-to-decide = { $player } n’a rien à décider maintenant.
cli-help = numéro ou action : choisir · ? : ce qui est impossible et pourquoi · ? RÈGLE : une règle · undo : annuler · redo : rétablir · take back : au début du tour · hint : conseil · log : journal · board : plateau · seat N : un autre joueur choisit · save FICHIER · quit : quitter
cli-result = La partie est terminée : { $reason }
cli-winner = { $players } gagne.
cli-shared = Victoire partagée : { $players }.
cli-total = Total
cli-place = Place
cli-player = Joueur
cli-reconstructed = Certaines valeurs du matériel de ce jeu sont reconstituées et non celles imprimées (guildhall components check { $game }).

# Analyses et conseils dans le terminal.
cli-review-title = Analyse
cli-review-shares = Part de la victoire
cli-review-turning = Tournants
cli-review-costly = Les choix les plus coûteux
cli-review-accounts = La chance séparée des choix, en pour cent de la victoire
cli-review-start = début
cli-review-luck = chance
cli-review-own = ses choix
cli-review-others = ceux des autres
cli-review-end = fin
cli-review-best = meilleurs
cli-review-mean = perte moyenne
cli-review-round = Manche
cli-review-played = joué
cli-review-better = meilleur
cli-review-points = points
cli-hint-title = Un maître choisirait :
cli-hint-line = { $action } – { $share } % de la victoire, points : { $points }

# Told to a device when its person does not look at the table.
push-your-turn = C’est à vous de jouer.
cli-analyse-moment = { $n ->
    [one] Après { $n } coup
   *[other] Après { $n } coups
 } : à { $player } de choisir
cli-analyse-move = Coup
cli-analyse-share = Part de victoire
cli-analyse-points = Points à la fin
cli-analyse-looks = Examens
cli-analyse-all = Avec le meilleur : { $all }
