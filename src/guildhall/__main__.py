"""`python -m guildhall` is `guildhall`."""

from guildhall.cli.main import run

run()
