### Слова поля в терміналі; короткі, бо там 80 стовпців.

rococo-terminal-legend = A R J O шовк  l мереживо  y нитки  £ ліври  ★ престиж  T жетон  ▲ одяг  ♦ декорації  ⌂ зали  ◇ коштовності  ♟ персонал  ♛ прихильність, корона
rococo-terminal-first = перший:
rococo-terminal-drawer = шухляда
rococo-terminal-hire = найм
rococo-terminal-fireworks = феєрверк
rococo-terminal-statues = статуї
rococo-terminal-kitchen = кухня
rococo-terminal-fountain = фонтан
rococo-terminal-musicians = музиканти
rococo-terminal-jeweller = ювелір
rococo-terminal-all-halls = усі зали
rococo-terminal-du-barry = Мадам дю Баррі
rococo-terminal-own-bonus = свій бонус
rococo-terminal-copy-bonus = чужий бонус
rococo-terminal-jewels = коштовн.
rococo-terminal-exam = екзамен
rococo-terminal-depute = делегувати
rococo-terminal-sell = продати
rococo-terminal-hand = рука
rococo-terminal-supply = запас
rococo-terminal-discard = скид
rococo-terminal-special = спец.
rococo-terminal-silk = шовк
