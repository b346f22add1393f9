### La partie : ouvrir une table, rejoindre, jouer, résultat et rediffusion.

## Ouvrir une table

web-open-lead = Choisissez qui s’assied où. Les places libres reçoivent un lien à envoyer ; s’il n’y en a pas, la partie commence aussitôt.
web-how-many = Joueurs
web-table-name = Nom de la table
web-table-name-hint = Vendredi soir
web-players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
web-player-n = Joueur { $n }
web-presets = Quel genre de partie
web-preset-own = Votre choix
web-preset-own-note = Les options comme vous les avez réglées.
web-all-options = Toutes les options
web-values-left-out = { $n ->
    [one] Un choix n’est pas proposé :
   *[other] { $n } choix ne sont pas proposés :
 }
web-options-left-out = Pas pour cette table ({ $n })
web-set-back = Remis à l’habitude :
web-name-n = Nom à la place { $n }
web-which-bot = Bot à la place { $n }
web-kind-me = Moi
web-kind-open = Quelqu’un avec un lien
web-kind-bot = Un bot
web-kind-hotseat = Quelqu’un à côté de moi, sur cet appareil
web-need-me = L’une des places doit être la vôtre.
web-lot = Tirer les places au sort au début de la partie
web-options = Options
web-no-options = Ce jeu n’a pas d’options.
web-option-range = de { $low } à { $high }
web-value-on = Oui
web-value-off = Non
web-time = Temps
web-clock-none = Sans pendule
web-clock-live = En direct : une réserve de minutes et quelques secondes par tour
web-clock-days = Sur plusieurs jours : tant de jours par tour
web-clock-bank = Minutes en réserve
web-clock-increment = Secondes par tour
web-clock-days-each = Jours par tour
web-webhook = Prévenir un autre programme des tours
web-webhook-why = Une adresse qui reçoit un message quand le tour de quelqu’un commence (webhook)
web-webhook-bad = Une adresse commence par http:// ou https://
web-open-and-invite = Ouvrir et inviter
web-start = Commencer

## Attendre et rejoindre

web-waiting = en attente de joueurs
web-waiting-title = { $n ->
    [one] Une place est libre
   *[other] { $n } places sont libres
 }
web-waiting-lead = Envoyez le lien à vos amis. La partie commence quand toutes les places sont prises, ou maintenant avec des bots.
web-links = Liens
web-call-friends = Appelez vos amis
web-call-friends-why = Qui ouvre le lien s’assied, ou regarde. Aucun compte nécessaire.
web-qr = Code QR de l’invitation
web-more-links = Autres liens
web-waiting-for-owner = { $name } a ouvert la table et peut commencer maintenant, avec des bots aux places libres.
web-waiting-looking-on = Vous regardez. Il y a aussi une place pour vous.
web-link-invite = Invitation : pour la prochaine place libre
web-link-seat = Place { $n } { $name }
web-link-watch = Pour les spectateurs
web-seat-a-bot = Installer un bot
web-waiting-bots = Bots pour les places libres
web-seat-clear = Libérer la place
web-seat-give-back = Rendre la place
web-seat-substitute-now = Faire remplacer par un bot
web-seat-substitute-me = Faire jouer un bot pour moi
web-seat-take-back = Jouer de nouveau
web-seat-ask-substitute = Demander qu’un bot remplace
web-seat-ask-clear = Demander de libérer la place
web-seat-why-ask = { $name } n’a ni quitté la table ni épuisé son temps : il faut d’abord son accord ou, pour un remplacement, celui de tous les autres.
web-seat-why-only = Qui prend la place en voit les cartes : seul l’accord de { $name } compte.
web-seat-gone-left = a quitté la table : un bot ou quelqu’un d’autre peut prendre la place.
web-seat-gone-late = a épuisé son temps : un bot peut remplacer.
web-seat-gone-away = hors ligne depuis un jour : un bot peut remplacer.
web-start-with-bots = Commencer, avec des bots aux places libres
web-leave = Quitter la table
web-join-title = Invitation à jouer : { $game }
web-take-seat = Prendre la place
web-table-full = Toutes les places sont prises
web-table-full-lead = Vous pouvez regarder : vous voyez ce que tout le monde peut voir.
web-watch = Regarder
web-join-over = Cette partie est terminée
web-join-here = Vous avez déjà une place ici : { $name }
web-join-beside = Quelqu’un à côté de vous veut jouer sur cet appareil ? Donnez-lui un nom et une place libre.
web-join-beside-name = Son nom
web-join-beside-do = S’asseoir à côté

## À la table

web-board = Plateau
web-seats = Places
web-own = Vos affaires
web-seat-look = { $name } : tout montrer
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
web-thinking = réfléchit
web-choosing = choisit
web-ready = a choisi
web-clock = Temps restant
web-round = Manche { $n }
web-wait = On vous préviendra quand ce sera à vous.
web-in-line = { $n ->
    [0] Le bot est le prochain à réfléchir.
    [one] Le bot attend de pouvoir réfléchir : il y en a un avant lui.
   *[other] Le bot attend de pouvoir réfléchir : il y en a { $n } avant lui.
 }
web-hint-in-line = { $n ->
    [0] Votre conseil vient ensuite.
    [one] Le conseil doit attendre : il y en a un avant lui.
   *[other] Le conseil doit attendre : il y en a { $n } avant lui.
 }
web-watching = Vous regardez.
web-prompt = Que faire maintenant
web-note-choices = { $n ->
    [one] Un choix. Ce qui brille se clique.
   *[other] { $n } choix. Ce qui brille se clique.
 }
web-note-buttons = { $n ->
    [one] Un seul choix : son bouton est ici.
   *[other] { $n } choix : leurs boutons sont ici.
 }
web-note-leads = { $n ->
    [one] Cela fait partie d’un choix. Sélectionnez le reste.
   *[other] Cela fait partie de { $n } choix. Sélectionnez le reste.
 }
web-press-again = Appuyez encore
web-sure = { $what } ?
web-final = C’est définitif. Appuyez encore pour le faire.
web-note-more = Choisissez encore, ou effacez.
web-note-confirm = Confirmez, ou changez votre choix.
web-choose = Choisissez quoi faire
web-confirm = Confirmer
web-clear = Effacer
web-undo = Annuler
web-undo-what = Annuler : { $what }
web-redo = Rétablir
web-take-back = Annuler tout le tour
web-ask-undo = Demander d’annuler
web-asked = { $name } demande à annuler : { $what }
web-you-ask-undo = Vous demandez à annuler : { $what }
web-asked-too = Cela annule aussi : { $what }
web-asked-alone = Rien d’autre n’est annulé.
web-agree-undo = { $n ->
    [one] Accepter, une action en arrière
   *[other] Accepter, { $n } actions en arrière
 }
web-asked-waiting = En attente de réponse : { $names }
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Retirer
web-proposed-substitute = { $by } demande qu’un bot joue pour l’instant à la place de { $name }.
web-proposed-open = { $by } demande à { $name } de libérer la place pour quelqu’un d’autre.
web-proposed-bot = { $by } demande à { $name } de céder la place à un bot.
web-seating-substituted = { $name } : { $bot } joue pour l’instant. { $why }
web-seating-returned = { $name } joue de nouveau.
web-seating-opened = La place de { $name } est libre. { $why }
web-seating-handed = À la place de { $name } joue maintenant { $bot }. { $why }
web-seating-taken = { $name } prend la place de { $former }.
web-seating-goes-on = { $name } continue d’ici. Ce qui précède vient d’une autre partie ; qui la connaît peut savoir ce qui est caché.
web-seating-moved = La place de { $name } se joue maintenant depuis un autre appareil : { $by }.
web-seating-left = { $name } a quitté la table.
web-seating-owner = La table est maintenant à { $name }.
web-seating-why-own = À sa propre demande.
web-seating-why-left = La table avait été quittée.
web-seating-why-late = Le temps était épuisé.
web-seating-why-away = Hors ligne depuis un jour.
web-seating-why-agreed = Avec son accord, demandé par { $by }.
web-seating-why-voted = Avec l’accord de tous les autres, demandé par { $by }.
web-seating-why-free = Par { $by }.
web-hint = Conseil
web-hint-title = { $bot ->
    [journeyman] Ce que ferait un compagnon
    [master] Ce que ferait un maître
   *[other] Ce que ferait un bot qui réfléchit
 }
web-hint-win = { $share } de la victoire
web-hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-hint-why = La part de la victoire et les points à la fin que la recherche attend après chaque choix. Elle ne sait que ce que vous pouvez savoir.
web-drawer = Journal, discussion, notes et choix
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-notes = Notes
web-notes-placeholder = Ce que vous voulez retenir
web-notes-private = Personne d’autre ne peut le lire.
web-notes-keeping = Enregistrement…
web-notes-kept = Enregistré. Personne d’autre ne peut le lire.
web-tab-choices = Choix
web-log-empty = Rien ne s’est encore passé.
web-log-look = Montrer la table après cela
web-log-earlier = Lignes précédentes
web-chat-empty = Personne n’a encore rien dit.
web-chat-placeholder = Dites quelque chose de gentil
web-send = Envoyer
web-choices-none = Rien à choisir pour l’instant.
web-choices-refused = Impossible maintenant, et voici pourquoi ({ $n })
web-looking-back = Retour en arrière : après l’action { $n }
web-back-to-now = Revenir au présent
web-earlier = Un pas en arrière
web-later = Un pas en avant
web-pass-device = Passez l’appareil à { $name }
web-pass-device-why = Pour que personne ne voie ce qui ne le regarde pas.
web-i-am = Je suis { $name }
web-connection-lost = Connexion perdue. Nouvel essai…
web-move-waits = En attente d’envoi : { $move }
web-move-kept = Pas de liaison avec le serveur. Votre coup est gardé et partira dès son retour.
web-try-now = Essayer maintenant
web-move-take-back = L’annuler
web-move-given-back = Entre-temps, la table a changé : « { $move } » n’a pas été joué. Choisissez de nouveau.
web-offline = Pas de liaison avec le serveur
web-offline-lead = Guildhall repart de lui-même dès que le serveur est joignable. Vos parties terminées se relisent ici en attendant.
web-offline-kept = Parties terminées sur cet appareil
web-offline-none = Aucune partie terminée n’est encore gardée sur cet appareil. Désormais, elles le seront.
web-offline-forget = Retirer de cet appareil : { $game }, { $date }
web-table-info = Cette table
web-seed-chosen = Le mélange a été choisi par la personne qui a ouvert cette table.
web-components = Valeurs du matériel
web-components-exact = Toutes les valeurs sont celles du jeu imprimé.
web-components-reconstructed = Valeurs reconstituées : certains nombres du matériel ne sont pas ceux imprimés, mais déduits de ce que l’on sait. Qui possède le jeu peut y mettre les valeurs imprimées.
web-components-file = Fichier
web-components-source = D’où viennent les valeurs
web-source-exact = imprimées
web-source-printed = imprimées
web-source-rulebook = livret de règles
web-source-reported = rapportées
web-source-inferred = déduites
web-source-reconstructed = reconstituées
web-guide-rule = Règle : { $what }

## Résultat et rediffusion

web-result = Résultat
web-wins = { $name } gagne avec { $points }
web-share-win = Victoire partagée : { $names }
web-you = Vous
web-you-came = { $place ->
    [1] Vous avez gagné
    [2] Vous terminez à la deuxième place
    [3] Vous terminez à la troisième place
    [4] Vous terminez à la quatrième place
    [5] Vous terminez à la cinquième place
   *[other] Vous terminez à la place { $place }
 }
web-you-share = { $place ->
    [1] Vous partagez la victoire
   *[other] Vous partagez la place { $place }
 }
web-you-lost = Vous avez perdu
web-gap-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gap ->
    [0] à égalité avec { $name }
   *[other] { $gap } devant { $name }
 }.
web-gap-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gap ->
    [0] à égalité avec { $name }
   *[other] { $gap } derrière { $name }
 }.
web-gap-most = La plus grande différence : { $part } ({ $n }).
web-score-sheet = Feuille de score
web-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
 }
web-moves = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
web-points-came = D’où viennent les points
web-part = Venant de
web-total = Total
web-race = La course
web-thinking-times = Temps de réflexion
web-longest = le plus long : { $time }
web-what-next = Et maintenant ?
web-replay = Rediffusion
web-rematch = Rejouer
web-level-up = Bien joué ! Le niveau suivant : { $level }. { $note }
web-level-down = Un niveau plus clément : { $level }. { $note }
web-play-level = Jouer maintenant : { $level }
web-to-rematch = Aller à la revanche
web-export = Enregistrer la partie
web-share = Partager
web-saved = Enregistré
web-not-saved = Pas enregistré
web-play-on = Continuer d’ici
web-play-on-title = Continuer après l’action { $n }
web-play-on-lead = Une nouvelle table commence ici. Ce qui est encore caché a été distribué dans cette partie : qui la connaît peut le savoir.
web-play-on-seat = Qui joue pour { $name }
web-taken-over = Cette partie en continue une autre. Qui connaît l’autre peut savoir ce qui est caché ici.
web-record-shown = une partie enregistrée
web-record-lead = C’est le fichier que donne « Enregistrer la partie ». Revoyez la partie et continuez d’où vous voulez, avec des bots ou des amis.
web-record-choose = Choisir un fichier
web-record-drop = ou déposez-le ici
web-record-paste = Ou collez son texte
web-record-show = Montrer la partie
web-record-reading = Lecture de la partie…
web-record-too-large = C’est trop grand pour une partie enregistrée. Rien n’a changé.
web-record-unknown-name = Ce serveur n’a pas le jeu de cette partie.
web-play = Lire
web-pause = Pause
web-set-up = La table est mise.
web-move-of = { $n } sur { $all }
web-position = Moment de la partie
web-eyes = Par les yeux de
web-eyes-spectator = Un spectateur
web-speed = Vitesse : { $n }×
web-challenge-compare = Comparer avec les autres
web-challenge-friends = Défier des amis avec cette donne
web-analysis-from-here = Analyser à partir d’ici
web-analysis-match = Analyser la partie
web-review = Analyse
web-review-where = Voir où elle a été gagnée

## Coups racontés et touches

web-told = Coups des autres
web-told-of = Coup { $n } sur { $all }
web-told-next = Suivant
web-told-skip = Passer
web-since = Depuis votre tour
web-since-again = Revoir
web-since-none = Rien ne s’est passé depuis votre tour.
web-key-shift = Maj
web-key-enter = Entrée
web-key-esc = Échap
web-key-space = Espace
web-legend-next = prochaine chose à faire
web-legend-digits = par numéro
web-legend-walk = se déplacer
web-legend-pick = choisir
web-legend-confirm = confirmer
web-legend-clear = abandonner
web-legend-log = journal
web-legend-all = toutes les touches
web-keys = Touches
web-keys-next = la prochaine chose possible
web-keys-previous = la précédente
web-keys-walk = aller d’une chose à l’autre
web-keys-pick = choisir ce qui est visé
web-keys-digits = choisir la chose qui porte ce chiffre
web-keys-confirm = confirmer le choix
web-keys-clear = abandonner le choix
web-keys-near = voir de près
web-keys-rule = la règle qui en parle
web-keys-undo = annuler
web-keys-hint = demander un conseil
web-keys-skip = passer les coups racontés
web-keys-since = ce qui s’est passé depuis votre tour
web-keys-again = revoir
web-keys-log = journal plus grand
web-keys-all = toutes les touches
