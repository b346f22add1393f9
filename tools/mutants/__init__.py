"""Do the tests bite? Rule code is changed in one place at a time, and the tests that come by there must notice.

python -m tools.mutants --game splendor            # all mutants of a game; stopped and started again it goes on
python -m tools.mutants --sample 200 --seed 1      # so many of each game, by chance

`making` makes the mutants, `changes` says what is changed, `trying` lets the tests loose on them, `children` runs each
in a process of its own, `keeping` remembers what became of them and which are accepted as no change at all, `report`
tells. `subject` says which files are mutated and which tests must notice: for a game its rules, people and components,
and its own tests, its second opinion's sample and its part of the conformance suite.
"""
