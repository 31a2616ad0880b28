"""The interactor interface, for the `interactor.py` of a task: `docs/interactive.md`."""

from judge.interact.interface import Finished, Interactor, Transcript, Words, serve

__all__ = ["Finished", "Interactor", "Transcript", "Words", "serve"]
