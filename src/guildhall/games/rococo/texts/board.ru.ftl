### Слова поля в терминале; короткие, там 80 столбцов.

rococo-terminal-legend = A R J O шёлк  l кружево  y нитки  £ ливры  ★ престиж  T жетон  ▲ наряды  ♦ декорации  ⌂ залы  ◇ драгоценности  ♟ персонал  ♛ милость, корона
rococo-terminal-first = первый:
rococo-terminal-drawer = ящик
rococo-terminal-hire = наём
rococo-terminal-fireworks = фейерверк
rococo-terminal-statues = статуи
rococo-terminal-kitchen = кухня
rococo-terminal-fountain = фонтан
rococo-terminal-musicians = музыканты
rococo-terminal-jeweller = ювелир
rococo-terminal-all-halls = все залы
rococo-terminal-du-barry = Мадам Дюбарри
rococo-terminal-own-bonus = свой бонус
rococo-terminal-copy-bonus = чужой бонус
rococo-terminal-jewels = драгоцен.
rococo-terminal-exam = экзамен
rococo-terminal-depute = делегировать
rococo-terminal-sell = продать
rococo-terminal-hand = рука
rococo-terminal-supply = запас
rococo-terminal-discard = сброс
rococo-terminal-special = спец.
rococo-terminal-silk = шёлк
