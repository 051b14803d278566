"""The game of Rummikub rules: tiles, melds, the law of a turn, positions, games, bots and a solver.

Pure Python, standard library only; nothing here knows the page.
"""
