"""Where the engine is behind the rules: True follows the engine, False the rules.

The options of ROC-OPT-08 (`du_barry_tasks`, `v_c_per`) are read where a table has them; without them the defaults hold.
"""

CONFIRMED_HANDS_STAY = True
"""Who has confirmed a hand is not asked again; by ROC-P2-08 it may be changed until the last one is in."""
RENEWED_BEFORE_THE_LOWEST_HALL = True
"""After a whole pass without a usable hall her supply is renewed once more, although no card is due (ROC-SOLO-24)."""
