### Words of the board in the terminal; short, it has 80 columns.

rococo-terminal-legend = A R J O silk  l lace  y yarn  £ livres  ★ prestige  T tile  ▲ garments  ♦ decorations  ⌂ halls  ◇ jewels  ♟ staff  ♛ favor, crown
rococo-terminal-first = first:
rococo-terminal-drawer = drawer
rococo-terminal-hire = hire
rococo-terminal-fireworks = fireworks
rococo-terminal-statues = statues
rococo-terminal-kitchen = kitchen
rococo-terminal-fountain = fountain
rococo-terminal-musicians = musicians
rococo-terminal-jeweller = jeweller
rococo-terminal-all-halls = all halls
rococo-terminal-du-barry = Madame du Barry
rococo-terminal-own-bonus = own bonus
rococo-terminal-copy-bonus = copied bonus
rococo-terminal-jewels = jewels
rococo-terminal-exam = exam
rococo-terminal-depute = depute
rococo-terminal-sell = sell
rococo-terminal-hand = hand
rococo-terminal-supply = supply
rococo-terminal-discard = discard
rococo-terminal-special = special
rococo-terminal-silk = silk
