"""A recipe is a function that gets its own chance and returns samples; the decorator says how loud and whether it loops."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Recipe:
    name: str
    make: Callable
    lufs: float
    is_loop: bool


class Sprite:
    """The sounds of one file, in the order in which they are written down."""

    def __init__(self, name):
        self.name = name
        self.recipes = []

    def sound(self, lufs, is_loop=False):
        def note(make):
            self.recipes.append(Recipe(make.__name__.replace("_", "-"), make, lufs, is_loop))
            return make

        return note

    def loop(self, lufs):
        return self.sound(lufs, is_loop=True)
