"""The command line. It may import everything; heavy things only inside the commands that need them.

`main.py` declares the commands, a file each does the work: `play` (the terminal game, drawn by `boards/`, told by
`words/`), `simulate`, `arena`, `bench`, `records`, `library` (games, rules, components), `soak`.
"""
