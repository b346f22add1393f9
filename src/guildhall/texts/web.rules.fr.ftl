### Les règles à lire, et à propos.

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
web-guide-whole = Ouvrir avec les images, dans un nouvel onglet
web-about-title = À propos de Guildhall
web-about-lead = Une table à soi pour les jeux de société à l’européenne : entre amis, avec des bots ou en solitaire. Logiciel libre, sans compte, rien n’est chargé depuis l’extérieur.
web-unofficial-title = Non officiel
web-about-art = Toutes les images sont dessinées par les auteurs de Guildhall ; aucune ne copie l’illustration d’un éditeur.
web-about-credits = Auteurs : { $designers }. Éditeurs : { $publishers }.
web-about-fonts-title = Caractères
web-about-fonts = Playfair Display et Source Sans 3, tous deux sous SIL Open Font License.
