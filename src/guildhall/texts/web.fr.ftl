### Le cadre du client web : salle, table, résultat, règles, erreurs.

## Partout

web-nav = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-about = À propos
web-skip = Aller au contenu
web-close = Fermer
web-done = Terminé
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-loading = Chargement…
web-to-the-hall = Retour à la salle
web-settings = Réglages
web-your-name = Votre nom
web-guest = Invité
web-language = Langue
web-theme = Thème : clair ou sombre
web-theme-system = Comme l’appareil
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-auto = Selon le jeu
web-motion = Mouvement
web-motion-full = Complet
web-motion-calm = Calme
web-motion-none = Aucun
web-motion-why = Calme : les pièces ne volent pas, ce qui a changé est cerclé. Aucun : rien ne bouge.
web-telling = Vitesse des tours des autres
web-telling-off = Aussitôt
web-telling-quick = Rapide
web-telling-normal = Normale
web-telling-slow = Lente
web-telling-why = Normale : 1,2 seconde par coup. La barre d’espace ou une pression sur la table passe le récit.
web-volume = Volume
web-when-your-turn = Quand c’est à vous
web-sound = Un son quand c’est à vous
web-notify = Une notification du navigateur quand c’est à vous
web-notify-blocked = Votre navigateur ne le permet pas pour cette page.
web-push = Message sur cet appareil, même page fermée
web-push-why = Seulement quand vous ne regardez pas la table. Il nomme le jeu et ne dit rien de caché.
web-push-none = Ce serveur n’envoie pas de messages aux appareils.
web-push-cannot = Ce navigateur ne peut pas recevoir de messages ici. Sur iPhone ou iPad, ajoutez d’abord Guildhall à l’écran d’accueil.
web-push-failed = Le service de messages du navigateur est injoignable pour l’instant.
web-careful = Confirmer chaque action, même un seul clic

## La salle

web-good-morning = Bonjour
web-good-morning-name = Bonjour, { $name }
web-good-day = Bon après-midi
web-good-day-name = Bon après-midi, { $name }
web-good-evening = Bonsoir
web-good-evening-name = Bonsoir, { $name }
web-home-lead = Les tables sont mises. Asseyez-vous, ou appelez vos amis.
web-games = Jeux
web-minutes = { $n } min
web-play-now = Jouer
web-play-now-game = Jouer maintenant : { $game } contre des bots
web-open-table = Ouvrir une table
web-open-table-game = Ouvrir une table : { $game }
web-your-tables = Vos tables
web-go-on = Continuer
web-earlier-tables = Tables passées
web-turns-waiting = { $n ->
    [one] Un tour vous attend.
   *[other] { $n } tours vous attendent.
 }
web-have-a-link = On vous a envoyé un lien ?
web-paste-link = Collez le lien ici
web-no-such-link = Ce n’est pas un lien vers une table de ce serveur.
web-to-the-table = Aller à la table
web-see-result = Voir le résultat
web-table-waiting = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
 }
web-table-finished = Victoire : { $names }
web-table-lost = Perdue
web-table-abandoned = Abandonnée
web-unofficial = Non officiel : ni fait, ni approuvé, ni soutenu par les éditeurs des jeux. Achetez les jeux qui vous plaisent.

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
web-seat-n = Place { $n }
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
web-bot-random = Au hasard
web-bot-greedy = Marchand
web-bot-mcts = Penseur { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }

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
web-join = Prendre place
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
web-seat-open = Place libre
web-seat-left = a quitté la table
web-seat-bot = bot, { $bot }
web-seat-substitute = { $bot } joue pour l’instant
web-seat-yours = votre place
web-seat-online = en ligne
web-seat-away = hors ligne
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
web-your-turn = À vous
web-thinks = À { $name } de jouer
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
web-hint-title = Ce que ferait un bot qui réfléchit
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
   *[other] { $gap } de plus que { $name }
 }.
web-gap-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gap ->
    [0] à égalité avec { $name }
   *[other] { $gap } de moins que { $name }
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
web-to-rematch = Aller à la revanche
web-export = Enregistrer la partie
web-share = Partager
web-link-copied = Lien copié
web-not-copied = Pas copié
web-saved = Enregistré
web-not-saved = Pas enregistré
web-play-on = Continuer d’ici
web-play-on-title = Continuer après l’action { $n }
web-play-on-lead = Une nouvelle table commence ici. Ce qui est encore caché a été distribué dans cette partie : qui la connaît peut le savoir.
web-play-on-seat = Qui joue pour { $name }
web-taken-over = Cette partie en continue une autre. Qui connaît l’autre peut savoir ce qui est caché ici.
web-record-open = Ouvrir une partie enregistrée
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

## Règles et à propos

web-rules-title = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-search-hint = un mot, ou un numéro
web-rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
 }
web-rules-own-words = Les règles avec nos mots, chacune avec le numéro que le jeu cite quand il refuse quelque chose.
web-guide-player = Joueur { $n }
web-guide-callout = { $n } : { $what }
web-guide-example = Exemple détaillé
web-guide-what = ce qui change
web-guide-was = Avant
web-guide-becomes = Après
web-guide-open = Ouvrir sur le plateau
web-guide-picture = Image : { $what }
web-guide-of = { $n } sur { $all }
web-guide-exact = Texte exact ({ $n })
web-guide-contents = Sommaire
web-guide-all = Toutes les règles par numéro
web-guide-found = Sections : { $sections } · règles : { $rules }
web-guide-back = Retour à votre table
web-guide-note = Racontées avec nos mots. Les codes en marge mènent au texte exact ; les exemples s’ouvrent sur le plateau.
web-guide-turn = Tourner la page
web-guide-beside = Exemples et suite
web-guide-before = avant
web-guide-next = ensuite
web-guide-to-section = La règle en mots
web-guide-rule = Règle : { $what }
web-guide-whole = Ouvrir avec les images, dans un nouvel onglet
web-about-title = À propos de Guildhall
web-about-lead = Une table à soi pour les jeux de société à l’européenne : entre amis, avec des bots ou en solitaire. Logiciel libre, sans compte, rien n’est chargé depuis l’extérieur.
web-unofficial-title = Non officiel
web-about-art = Toutes les images sont dessinées par les auteurs de Guildhall ; aucune ne copie l’illustration d’un éditeur.
web-about-credits = Auteurs : { $designers }. Éditeurs : { $publishers }.
web-about-fonts-title = Caractères
web-about-fonts = Playfair Display et Source Sans 3, tous deux sous SIL Open Font License.

## Ce qui peut mal tourner

web-error-unknown = Quelque chose a mal tourné. Rien n’a changé.
web-error-load = Impossible de charger cette page. Réessayez.
web-error-offline = Le serveur est injoignable pour l’instant.
web-error-not-found = Il n’y a rien ici.
web-error-bad-request = Le serveur n’a pas compris.
web-error-bad-option = Ces options ne vont pas ensemble.
web-error-bad-seats = Ce nombre de joueurs ne convient pas.
web-error-invalid-action = Le jeu ne connaît pas cette action.
web-error-unknown-name = Rien ne porte ce nom.
web-error-no-session = Indiquez d’abord votre nom.
web-error-forbidden-origin = Cette page vient d’une autre adresse que le serveur.
web-error-not-yours = Cette table ne vous est pas ouverte. Demandez un lien.
web-error-bad-token = Ce lien n’est plus valable.
web-error-too-large = C’est trop d’un coup.
web-error-stale = Entre-temps, quelque chose s’est passé. Regardez de nouveau.
web-error-illegal-action = C’est impossible maintenant.
web-error-not-your-turn = Ce n’est pas à vous.
web-error-cannot-undo = Rien à annuler ici : quelque chose a été montré, ou un autre a joué.
web-error-not-playing = La partie n’est pas en cours.
web-error-not-finished = La partie n’est pas encore finie.
web-error-already-started = La partie a déjà commencé.
web-error-no-open-seat = Aucune place n’est libre.
web-error-bad-record = Cette table a commencé avec d’autres règles ou valeurs que celles de ce serveur.
web-error-unreadable-record = Ce n’est pas une partie de Guildhall, ou il en manque un morceau.
web-error-damaged-record = Cette partie enregistrée a été changée ou abîmée : elle ne peut pas être jouée comme elle est écrite.
web-error-other-rules = Cette partie a été jouée avec une autre version des règles que celle de ce serveur.
web-error-other-components = Cette partie a été jouée avec d’autres valeurs que celles de ce serveur.
web-error-too-many = Trop vite. Attendez un instant.
web-error-bot-tables = Il y a déjà trop de tables où ne jouent que des bots. Attendez la fin d’une de ces parties.
web-error-no-storage = Le serveur ne peut pas enregistrer pour l’instant. Rien n’a changé.
web-error-not-agreed = Cette personne n’a ni quitté la table ni donné son accord. Demandez d’abord.
web-error-already-asked = Une autre question sur une place est encore ouverte.
web-error-disk-full = Le disque du serveur est plein : rien ne peut être enregistré et rien n’a changé.
web-error-busy = Le serveur est occupé. Réessayez dans un instant.
web-error-bug = Une erreur s’est produite sur le serveur. Rien n’a changé.

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

## Puzzles and challenges
web-nav-puzzles = Problèmes
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
web-challenge-compare = Comparer avec les autres
web-challenge-friends = Défier des amis avec cette donne
web-challenge-new = Défiez vos amis
web-challenge-new-lead = Choisissez un jeu, et le serveur tire une donne que personne ne connaît. Vos amis reçoivent le lien ; chacun joue la même donne à sa propre table.
web-challenge-rivals = Adversaires
web-challenge-rivals-none = aucun, chacun joue seul
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 }
web-challenge-make = Tirer une donne
web-error-play-first = Cette partie montre la donne d’un défi. Jouez-le d’abord, vous pourrez la regarder ensuite.
web-error-no-challenge = On ne peut transmettre que la donne d’une partie jouée ici jusqu’au bout, seul ou contre des bots.
## Analysis

web-analysis = Analyse
web-analysis-lead = Essayez des coups pour tous les sièges, revenez en arrière, ouvrez des variantes, demandez les meilleurs coups et partagez vos trouvailles.
web-analysis-from-here = Analyser à partir d’ici
web-analysis-match = Analyser la partie
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
web-error-bad-tree = Ce n’est pas un arbre de variantes jouable ici.
web-error-bad-tree-move = Le coup { $n } de l’arbre est impossible : « { $move } ».
web-error-bad-position = Aucune partie ne peut arriver à une telle position.
web-error-not-alone = D’autres jouent dans cette partie. Elle pourra être analysée une fois finie.
web-error-trees-full = Vous partagez déjà le maximum d’arbres. Retirez-en un d’abord.
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
## Apprendre en jouant

web-nav-learn = Apprendre
web-learn-title = Apprendre en jouant
web-learn-lead = Une première partie sur le vrai plateau, une idée à la fois. Arrêtez quand vous voulez : cet appareil retient où vous en êtes.
web-learn-game = Apprendre { $game }
web-learn-offer = Première visite ? Jouez une première partie avec un maître
web-learn-offer-text = { $game } sur le vrai plateau : une idée, une ou deux phrases, puis à vous de jouer.
web-learn-offer-minutes =
    { $n ->
        [one] environ { $n } minute
       *[other] environ { $n } minutes
    }
web-learn-offer-next = Voici la leçon { $n }.
web-lessons = Leçons
web-lessons-of = sur { $all }
web-lessons-done = Leçons terminées : { $n } sur { $all }
web-lesson-n = Leçon { $n }
web-lesson-of = Leçon { $n } sur { $all }
web-lesson-minutes-left =
    { $n ->
        [one] encore { $n } minute environ
       *[other] encore { $n } minutes environ
    }
web-lesson-begin = Commencer
web-lesson-on = Continuer
web-lesson-go-on = Continuer avec la leçon { $n }
web-lesson-is-done = (terminée)
web-lesson-leave = Quitter
web-lesson-leave-long = Quitter, revenir à tout moment
web-lesson-coach = Le maître
web-lesson-you = Vous
web-lesson-seat-1 = Pia
web-lesson-seat-2 = Anselm
web-lesson-seat-3 = Vasari
web-lesson-seat-4 = Noor
web-lesson-seat-5 = Isabella
web-lesson-goal = votre but
web-lesson-tap-once = appuyez
web-lesson-tap-twice = appuyez deux fois
web-lesson-tap-again = encore
web-lesson-press = Appuyez : { $what }
web-lesson-press-again = Encore : { $what }
web-lesson-show = Montrez-moi
web-lesson-like-this = Comme ceci. À vous maintenant.
web-lesson-read = Lisez, puis continuez.
web-lesson-nothing-lost = Une erreur ne coûte rien : on vous dit pourquoi et vous réessayez.
web-lesson-not-now = Ce serait possible, mais cette étape parle d’autre chose. Essayez ce qui est éclairé.
web-lesson-next = Suite
web-lesson-next-lesson = Leçon suivante
web-lesson-finish = Terminer
web-lesson-again = Recommencer
web-lesson-well-done = Bravo !
web-lesson-done = Cette leçon est finie ; la suivante vous attend.
web-lesson-all-done = C’était la dernière leçon : vous savez jouer à { $game }. Essayez maintenant pour de vrai.
web-lesson-to-list = Toutes les leçons
web-lesson-play = Jouer une partie
