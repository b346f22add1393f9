"""Where the engine is behind the rules: True follows the engine, False the rules."""

FORCED_SILK_IS_NOT_ASKED = True
"""What depends on hidden tiles is not asked if there is one answer; by ROC-DEC-34 and ROC-INV-18 it always is."""
