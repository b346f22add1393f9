"""The numbers of the actions: where each kind begins. `listing.py` gives them words and targets."""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CLAIM: Final[i64] = 0
"""A slot."""
BANNER: Final[i64] = 48
"""From the Inventory, from outside it, from the first or second white space."""
PLACE: Final[i64] = 52
"""Workshop space x 2, + 1 face up."""
DELIVER: Final[i64] = 64
"""Slot x 6 + material."""
SUBSTITUTE: Final[i64] = 352
"""A diamond for a material: slot x 6 + material."""
DECORATE: Final[i64] = 640
"""A slot; the section says which ornamentation."""
DECORATE_DIAMOND: Final[i64] = 688
"""The same with a diamond in place of its material."""
JEWEL: Final[i64] = 736
"""Green, purple, a diamond as green, a diamond as purple."""
MOVE: Final[i64] = 740
"""Die x 8 + extra spaces."""
OBTAIN: Final[i64] = 788
INFLUENCE: Final[i64] = 789
"""Quadrant x 2 + action."""
ACTIVATE: Final[i64] = 797
"""A workshop space of one's own."""
BORROW: Final[i64] = 803
"""Side x 6 + workshop space: another player's tile."""
SPECIALIST: Final[i64] = 827
FINISH: Final[i64] = 828
END_TURN: Final[i64] = 829
PASS: Final[i64] = 830
SELL: Final[i64] = 831
REROLL: Final[i64] = 832
"""A place of the market."""
BUY_PERMIT: Final[i64] = 840
SERVICE: Final[i64] = 841
TAKE: Final[i64] = 849
"""A resource."""
KEEP: Final[i64] = 860
"""A material."""
PAY: Final[i64] = 867
"""A resource."""
SPEND: Final[i64] = 878
"""1 to 9 rubles at once."""
PART: Final[i64] = 887
BRANCH: Final[i64] = 891
ACCEPT: Final[i64] = 895
DECLINE: Final[i64] = 896
AGAIN: Final[i64] = 897
STOP: Final[i64] = 898
SPACE: Final[i64] = 899
"""A place of the market."""
DIE: Final[i64] = 907
RIVAL: Final[i64] = 913
FOREMAN: Final[i64] = 917
"""1 or 2 steps."""
KEEP_OBJECTIVE: Final[i64] = 919
"""One of the drawn ones, by its place: which card it is stays hidden."""
RETURN_OBJECTIVE: Final[i64] = 922
ICON: Final[i64] = 926
"""Drawn card x 6 + material."""
REWARD: Final[i64] = 938
"""A slot."""
TAKE_SERVICE: Final[i64] = 986
HIRE: Final[i64] = 994
BUY_TOKEN: Final[i64] = 1000
REMOVE_TOKEN: Final[i64] = 1005
DISCARD: Final[i64] = 1010
NEXT: Final[i64] = 1013
IVAN: Final[i64] = 1014
"""A slot that Ivan claims."""
END: Final[i64] = 1062
