"""Recipes as they are written in recipes/*.json: how each picture is made."""
import json
from functools import lru_cache

from sculpt.silhouette import FOUNDRY


@lru_cache(maxsize=1)
def recipes():
    """All recipes of sculpted pictures by the picture's name."""
    found = {}
    for path in sorted((FOUNDRY / 'recipes/sculpted').glob('*.json')):
        for name, recipe in json.loads(path.read_text()).items():
            if name in found:
                raise ValueError(f'{name} has two recipes')
            found[name] = recipe
    return found


def pieces_of(name):
    """The pieces a picture is put together from: one, unless the recipe lists several."""
    recipe = recipes().get(name, {})
    return [{'icon': name, **piece} for piece in recipe.get('pieces', [recipe])]


def listed(entries):
    """The numbers of a list like [1, "4-6"]."""
    for entry in entries:
        if isinstance(entry, str):
            first, last = entry.split('-')
            yield from range(int(first), int(last) + 1)
        else:
            yield entry


def paint_of(by_material):
    """{"gold": [1, "4-6"]} turned round: which material a number has."""
    return {number: material for material, entries in by_material.items() for number in listed(entries)}
