### Mots du plateau dans le terminal ; courts, il a 80 colonnes.

rococo-terminal-legend = A R J O soie  l dentelle  y fil  £ livres  ★ prestige  T tuile  ▲ vêtements  ♦ décorations  ⌂ salles  ◇ bijoux  ♟ personnel  ♛ faveur, couronne
rococo-terminal-first = premier :
rococo-terminal-drawer = tiroir
rococo-terminal-hire = embauche
rococo-terminal-fireworks = feux
rococo-terminal-statues = statues
rococo-terminal-kitchen = cuisine
rococo-terminal-fountain = fontaine
rococo-terminal-musicians = musiciens
rococo-terminal-jeweller = joaillier
rococo-terminal-all-halls = 5 salles
rococo-terminal-du-barry = Madame du Barry
rococo-terminal-own-bonus = propre bonus
rococo-terminal-copy-bonus = bonus copié
rococo-terminal-jewels = bijoux
rococo-terminal-exam = examen
rococo-terminal-depute = se séparer
rococo-terminal-sell = vendre
rococo-terminal-hand = main
rococo-terminal-supply = réserve
rococo-terminal-discard = défausse
rococo-terminal-special = spécial
rococo-terminal-silk = soie
