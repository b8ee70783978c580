"""Renders pictures into masters/: nice -n 19 python3 render.py [NAME ...]; without names, those whose recipe has changed."""
import hashlib
import json
import subprocess
import sys
import time

import numpy as np

from models.backs import back
from models.doors import door
from models.house import house
from models.tiles import basin, tile
from sculpt.materials import described
from sculpt.recipes import paint_of, pieces_of, recipes
from sculpt.silhouette import FOUNDRY
from sculpt.statue import statue

MASTERS = FOUNDRY / 'masters'


def fingerprint(name):
    """Changes when the recipe or one of its materials does."""
    pieces = pieces_of(name)
    looks = {}
    for piece in pieces:
        painted = [*paint_of(piece.get('parts', {})).values(), *paint_of(piece.get('holes', {})).values()]
        looks.update({material: described()[material] for material in [piece['material'], *painted]})
    return hashlib.sha256(json.dumps([recipes()[name], looks], sort_keys=True).encode()).hexdigest()


def save(image, path):
    """Writes RGBA from 0 to 1 as PNG."""
    height, width, _ = image.shape
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()
    size = f'{width}x{height}'
    subprocess.run(['convert', '-size', size, '-depth', '8', 'rgba:-', str(path)], input=pixels, check=True)


def modelled(game, recipe):
    """A model of recipes/models.json as RGBA."""
    if recipe['model'] == 'tile':
        return tile(recipe['exits'], recipe.get('room', False))
    if recipe['model'] == 'basin':
        return basin(recipe['fill'], recipe['depth'], recipe.get('shows', []))
    if recipe['model'] == 'back':
        return back(recipe['cloth'], recipe['gem'], recipe['sign'])
    if recipe['model'] == 'house':
        return house(*recipe['size'])
    return door(game)


def orders():
    """Everything there is to render: name, fingerprint, and what makes it. Doors come last: they show the others."""
    for name in recipes():
        yield name, fingerprint(name), lambda name=name: statue(name)
    models = json.loads((FOUNDRY / 'recipes/models.json').read_text())
    listed = [(game, name, recipe) for game, own in models.items() for name, recipe in own.items()]
    for game, name, recipe in sorted(listed, key=lambda order: order[2]['model'] in ('door', 'house')):
        mark = hashlib.sha256(json.dumps(recipe, sort_keys=True).encode()).hexdigest()
        yield f'{game}-{name}', mark, lambda game=game, recipe=recipe: modelled(game, recipe)


def main():
    MASTERS.mkdir(exist_ok=True)
    asked = sys.argv[1:]
    for name, mark, make in orders():
        kept = MASTERS / f'{name}.sha256'
        if name not in asked if asked else kept.exists() and kept.read_text() == mark:
            continue
        began = time.process_time()
        save(make(), MASTERS / f'{name}.png')
        kept.write_text(mark)
        print(f'{name} {time.process_time() - began:.1f} s', flush=True)


main()
