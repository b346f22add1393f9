"""Rococo in both editions, with all modules and Madame du Barry. Rules: the ids ROC-… of `texts/`.

Start with `state.py` (the position and its verbs) and `turns.py` (what an action leads to). One rulebook topic a file:
`dealing` (set-up), `rounds` (phases 1, 2 and 4), `acquiring`, `tailoring`, `hiring` (hire, depute, favor), `funding`,
`bonuses` (the one interpreter of effects), `jewelry` (jewels, exams), `du_barry`, `scoring`. What a seat may not know
is in `hidden.py`, what bots think in `appraisal.py`. For people: `people`, `refusals`, `view` (its docstring is the
shape of the board), `position`, `faults`; `reading` checks the component files.
"""
