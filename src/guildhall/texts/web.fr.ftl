### Le cadre du client web : partout, salle, erreurs. Les textes des pages sont dans `web.<topic>.<lang>.ftl`.

## Partout

web-nav = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-about = À propos
web-nav-puzzles = Problèmes
web-nav-learn = Apprendre
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
web-sound = Un son quand c’est à vous
web-link-copied = Lien copié
web-not-copied = Pas copié

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
web-rivals = Adversaires
web-rivals-game = Adversaires : { $game }
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
web-join = Prendre place
web-record-open = Ouvrir une partie enregistrée
web-analysis = Analyse

## À la table

web-seat-n = Place { $n }
web-bots-levels = Niveaux
web-bots-compared = Pour comparer
web-seat-open = Place libre
web-seat-left = a quitté la table
web-seat-bot = bot, { $bot }
web-seat-substitute = { $bot } joue pour l’instant
web-seat-yours = votre place
web-seat-online = en ligne
web-seat-away = hors ligne
web-your-turn = À vous
web-thinks = À { $name } de jouer

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
web-error-play-first = Cette partie montre la donne d’un défi. Jouez-le d’abord, vous pourrez la regarder ensuite.
web-error-no-challenge = On ne peut transmettre que la donne d’une partie jouée ici jusqu’au bout, seul ou contre des bots.
web-error-bad-tree = Ce n’est pas un arbre de variantes jouable ici.
web-error-bad-tree-move = Le coup { $n } de l’arbre est impossible : « { $move } ».
web-error-bad-position = Aucune partie ne peut arriver à une telle position.
web-error-not-alone = D’autres jouent dans cette partie. Elle pourra être analysée une fois finie.
web-error-trees-full = Vous partagez déjà le maximum d’arbres. Retirez-en un d’abord.

## Apprendre en jouant

web-learn-game = Apprendre { $game }
web-learn-offer = Première visite ? Jouez une première partie avec un maître
web-learn-offer-text = { $game } sur le vrai plateau : une idée, une ou deux phrases, puis à vous de jouer.
web-learn-offer-minutes =
    { $n ->
        [one] environ { $n } minute
       *[other] environ { $n } minutes
    }
web-learn-offer-next = Voici la leçon { $n }.
web-lessons-of = sur { $all }
web-lesson-minutes-left =
    { $n ->
        [one] encore { $n } minute environ
       *[other] encore { $n } minutes environ
    }
web-lesson-begin = Commencer
web-lesson-on = Continuer
