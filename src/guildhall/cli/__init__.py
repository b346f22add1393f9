"""The command line. It may import everything; heavy things only inside the commands that need them.

`main.py` declares the commands, a file each does the work: `play` (the terminal game, drawn by a game's `terminal.py`
or by `board`), `simulate`, `arena`, `bench`, `records`, `library` (games, rules, components), `soak`; for authors of
games `new_game` (from the files in `skeleton/`) and `fields`.
"""
