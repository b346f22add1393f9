"""Where the engine is behind the rules: True follows the engine, False the rules."""

CONFIRMED_HANDS_STAY = True
"""Who has confirmed a hand is not asked again; by ROC-P2-08 it may be changed until the last one is in."""
FORCED_SILK_IS_NOT_ASKED = True
"""What depends on hidden tiles is not asked if there is one answer; by ROC-DEC-34 and ROC-INV-18 it always is."""
