"""How bots learn a game: `guildhall train`. It needs numpy and scipy (the extra `train`); playing needs nothing of it.

A generation: the champion plays itself (`matches`), the network is fitted to what came of it (`network`), and it plays
the champion (`gate`), whose place it takes if it is not clearly worse. `training` has the loop and its checkpoints. All
that takes long is a function of plain values, spread by `workers` over processes or by `ray_workers` over machines: the
results are the same on any number of them. Start with `training`.
"""
