### Parole del tabellone nel terminale; brevi, ci sono 80 colonne.

rococo-terminal-legend = A R J O seta  l merletto  y filato  £ monete  ★ prestigio  T tessera  ▲ abiti  ♦ decorazioni  ⌂ sale  ◇ gioielli  ♟ personale  ♛ favore, corona
rococo-terminal-first = primo:
rococo-terminal-drawer = cassetto
rococo-terminal-hire = assumi
rococo-terminal-fireworks = fuochi
rococo-terminal-statues = statue
rococo-terminal-kitchen = cucina
rococo-terminal-fountain = fontana
rococo-terminal-musicians = musicisti
rococo-terminal-jeweller = gioiell.
rococo-terminal-all-halls = ogni sala
rococo-terminal-du-barry = Madame du Barry
rococo-terminal-own-bonus = bonus proprio
rococo-terminal-copy-bonus = bonus copiato
rococo-terminal-jewels = gioielli
rococo-terminal-exam = esame
rococo-terminal-depute = delega
rococo-terminal-sell = vendi
rococo-terminal-hand = mano
rococo-terminal-supply = riserva
rococo-terminal-discard = scarti
rococo-terminal-special = special.
rococo-terminal-silk = seta
