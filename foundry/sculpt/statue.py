"""A sculpted picture: its pieces painted, lit by the one light of all objects, and put together with transparency."""
import math

import numpy as np
from scipy import ndimage as nd

from sculpt.light import Lamp, Sky, developed, lit
from sculpt.materials import empty_surface, paint
from sculpt.recipes import paint_of, pieces_of, recipes
from sculpt.relief import HOLE, relief
from sculpt.silhouette import GRID

# A warm torch above left, a cool fill below right, a rim from behind.
LAMPS = (
    Lamp((-2.2, 2.6, 2.4), 265, (1, 0.79, 0.54), 1.3),
    Lamp((2.8, -1.2, 2.0), 44, (0.40, 0.58, 1), 2.4, casts=False),
    Lamp((1.6, 2.8, -0.3), 110, (1, 0.88, 0.74), 1.5, casts=False),
)
SKY = Sky((-0.55, 0.78, 0.28), (1.0, 0.72, 0.42), (0.26, 0.25, 0.29), (0.10, 0.16, 0.34), 0.7)
EXPOSURE = 0.15


def turned_back(tilt):
    """The matrix that takes a direction of the room into a tilted object."""
    x, y = (math.radians(angle) for angle in tilt)
    about_x = np.array([[1, 0, 0], [0, math.cos(x), -math.sin(x)], [0, math.sin(x), math.cos(x)]])
    about_y = np.array([[math.cos(y), 0, math.sin(y)], [0, 1, 0], [-math.sin(y), 0, math.cos(y)]])
    return (about_y @ about_x).T


def material_of(label, piece):
    """Which material a label has in the recipe."""
    if label > HOLE:
        return paint_of(piece['holes'])[label - HOLE]
    return paint_of(piece.get('parts', {})).get(label, piece['material'])


def covered(shape, piece):
    """The surface of a relief in its materials."""
    surface = empty_surface((GRID, GRID))
    by_material = {}
    for label in np.unique(shape['label'][shape['body']]):
        by_material.setdefault(material_of(int(label), piece), []).append(label)
    for material, labels in by_material.items():
        paint(surface, np.isin(shape['label'], labels), material, shape['masks'])
    return surface


def side_walls(outline, colour, tilt, thick):
    """The sides of a thick plate that a tilted eye sees: its outline again and again, further back."""
    across, up = math.sin(math.radians(tilt[1])), -math.sin(math.radians(tilt[0]))
    image = np.zeros((GRID, GRID, 4), np.float32)
    for back in range(int(thick), 0, -1):
        moved = (back * up, -back * across)
        alpha = nd.shift(outline, moved, order=1)[..., None]
        image = np.concatenate([nd.shift(colour, (*moved, 0), order=0), np.ones((GRID, GRID, 1))], -1) * alpha + (
            image * (1 - alpha)
        )
    return image


def sculpted(piece, stops=0.0):
    """One piece, with transparency, colours multiplied by it."""
    shape = relief(piece)
    surface = covered(shape, piece)
    tilt = piece.get('tilt', (-16, 12))
    back = turned_back(tilt)
    z = (shape['z'] / GRID * 2).astype(np.float32)
    rim = 1 - np.sqrt(1 - (1 - np.clip(shape['base'] / 6, 0, 1)) ** 2)
    z = (z - rim * 0.018).astype(np.float32)
    lamps = [Lamp(tuple(back @ lamp.at), lamp.power, lamp.colour, lamp.size, lamp.casts) for lamp in LAMPS]
    sky = Sky(tuple(back @ SKY.up), SKY.above, SKY.between, SKY.below, SKY.strength)
    light = lit(surface, z, lamps, sky, tuple(back @ (0, 0, 1)))
    screen = developed(light, EXPOSURE + stops)
    outline = np.clip(shape['base'] + 0.5, 0, 1).astype(np.float32)
    sides = developed(surface['colour'] * 0.5 + surface['glow'] * 0.12, EXPOSURE)
    image = side_walls(outline, sides, tilt, piece.get('thick', 40) * 0.62)
    alpha = outline[..., None]
    image = np.concatenate([screen, np.ones((GRID, GRID, 1))], -1) * alpha + image * (1 - alpha)
    return image.astype(np.float32)


def moved(image, piece):
    """A piece where the recipe puts it: turned, scaled, and moved in shares of the picture."""
    turn, scale = math.radians(piece.get('turn', 0)), piece.get('scale', 1)
    across, up = piece.get('at', (0, 0))
    matrix = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]]) / scale
    middle = np.array([GRID / 2, GRID / 2])
    offset = middle - matrix @ (middle + np.array([-up, across]) * GRID)
    soft = nd.gaussian_filter(image, (0.35 / scale, 0.35 / scale, 0)) if scale < 1 else image
    return np.stack([nd.affine_transform(soft[..., at], matrix, offset, order=1) for at in range(4)], -1)


def statue(name):
    """The picture of that name: GRID cells square, RGBA from 0 to 1, colours not multiplied by alpha."""
    image = np.zeros((GRID, GRID, 4), np.float32)
    for piece in pieces_of(name):
        part = sculpted(piece, recipes()[name].get('stops', 0))
        if {'at', 'scale', 'turn'} & piece.keys():
            part = moved(part, piece)
        if image.any():  # what lies in front throws a soft shadow on what is behind
            shade = nd.gaussian_filter(nd.shift(part[..., 3], (8, 6), order=1), 7)[..., None]
            image[..., :3] *= 1 - 0.6 * shade
        image = part + image * (1 - part[..., 3:])
    colours = image[..., :3] / np.maximum(image[..., 3:], 1e-4)
    return np.concatenate([np.clip(colours, 0, 1), np.clip(image[..., 3:], 0, 1)], -1)
