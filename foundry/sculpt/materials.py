"""Materials as recipes/materials.json describes them: painted like a miniature, dark in the cracks, bright on the ridges."""
import json
from functools import lru_cache

import numpy as np

from sculpt.silhouette import FOUNDRY
from sculpt.textures import noise, texture


@lru_cache(maxsize=1)
def described():
    return json.loads((FOUNDRY / 'recipes/materials.json').read_text())


def rgb(code):
    """#rrggbb as linear colour."""
    channels = np.array([int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)], np.float32)
    return np.where(channels > 0.04045, ((channels + 0.055) / 1.055) ** 2.4, channels / 12.92)


def mixed(share, one, other):
    return one + (other - one) * np.clip(share, 0, 1)[..., None]


def empty_surface(size):
    """A surface to paint on: nothing is there yet."""
    flat = lambda value: np.full(size, value, np.float32)
    return {
        'colour': np.zeros((*size, 3), np.float32),
        'glow': np.zeros((*size, 3), np.float32),
        'metal': flat(0),
        'rough': flat(0.8),
        'coat': flat(0),
        'bump': flat(0),
    }


def paint(surface, where, name, masks):
    """Covers the cells of `where` with a material, toned by the masks."""
    look = described()[name]
    size = where.shape
    dark, light, highlight = (rgb(code) for code in look['colours'])
    wash, edge, hollow, gradient = (masks[mask][where] for mask in ('wash', 'edge', 'hollow', 'gradient'))
    blotches = noise(size, 5)[where]
    if look.get('lit') == 'core':  # a flame is brightest where it is thickest
        gradient, edge = np.clip(masks['core'][where] * 1.5 - 0.25, 0, 1), edge * 0
    if look.get('lit') == 'below':  # a gem is lit from inside
        gradient = 1 - gradient
    tone = gradient * 0.75 + blotches * 0.7 - 0.2
    if 'texture' in look:
        field, strength, tints = texture(look['texture'], size)
        surface['bump'][where] = field[where] * strength * (1 - wash)
        if tints:
            tone = np.clip(tone, 0, 1) * 0.8 + field[where] * 0.6 - 0.2
    plain = mixed(tone, dark, light)
    colour = mixed(hollow * 0.75, plain, dark * 0.35)
    colour = mixed(edge * (0.45 if look.get('coat') == 1 else 0.75), colour, highlight)
    surface['colour'][where] = mixed(wash, colour, dark * 0.18 + 0.004)
    surface['metal'][where] = look.get('metal', 0) * (1 - wash)
    surface['rough'][where] = np.clip(look['rough'] - 0.08 + blotches * 0.16 + wash * 0.5, 0.05, 1)
    surface['coat'][where] = look.get('coat', 0) * (1 - wash)
    lit = mixed(edge * 0.6, plain, highlight) * look.get('glow', 0)
    surface['glow'][where] = lit * (1 - wash)[..., None]
