"""Second opinions: each game written again, plainly and slowly, from the rules alone, and compared with the engine.

`splendor.py`, `red_cathedral` and `rococo` import nothing of the project. They read the printed values from the files,
learn the beginning of a match from its saved position and then follow it by the texts of the actions. `comparing.py`
plays the engine and the second opinion side by side; `soak.py` does so at length.

Where the engine reads a rule otherwise on purpose, a constant in capitals names the rule and follows the engine.
"""
