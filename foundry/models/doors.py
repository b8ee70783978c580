"""The four doors: a scene for each game that shows what it feels like."""
import numpy as np

from models.scene import darkened, finished, glow, leaned, put, resized
from models.stones import Ground, courses
from models.tiles import FLOOR, ROCK, SIZE, TORCH, WALL, shown, tile
from sculpt.light import Lamp, Sky, places
from sculpt.textures import noise

WIDTH, HEIGHT = 800, 400
DIM = Sky((-0.4, 0.8, 0.4), (0.30, 0.30, 0.42), (0.15, 0.17, 0.28), (0.05, 0.07, 0.14), 0.5)
FIRE = (1.0, 0.62, 0.22)


def wall(lamps, random, stops=0.3):
    """A wall of stones across the whole picture, by the light of some lamps."""
    ground = Ground(HEIGHT, WIDTH)
    courses(ground, (-1, -0.5, 1, 0.5), (0.22, 0.11), WALL, random, spread=0.015)
    return shown(ground, lamps, DIM, stops).astype(np.float32)


def torch(picture, x, y, width=70):
    """A torch on the wall with its glow."""
    put(picture, 'torch', (x, y), width, turn=38)
    glow(picture, (x, y - width * 0.42), width * 1.5, (0.5, 0.24, 0.06))


def card(face, picture_name=None):
    """A card to lie on a table: parchment with a picture, or a back."""
    if face == 'back':
        return finished('dash-card-back')
    image = np.zeros((280, 200, 4), np.float32)
    row, column = np.mgrid[:280, :200]
    inside = np.minimum(np.minimum(column, 199 - column), np.minimum(row, 279 - row))
    paper = 0.86 + (noise((280, 200), 9) - 0.5) * 0.22
    image[..., :3] = paper[..., None] * np.array((0.93, 0.82, 0.62)) * np.clip(0.55 + inside / 22, 0, 1)[..., None]
    image[..., :3][(inside > 7) & (inside < 11)] = np.array(face) / 255
    image[..., 3] = np.clip(inside / 2, 0, 1)
    art = resized(finished(picture_name), 168)
    area = image[52:220, 16:184]
    area[..., :3] = art[..., :3] + area[..., :3] * (1 - art[..., 3:])
    return image


def dash():
    """Cards in a grid on a stone floor, by torchlight; some are turned."""
    random = np.random.RandomState(8)
    ground = Ground(700, 1000)
    courses(ground, (-1, -0.7, 1, 0.7), (0.3, 0.2), FLOOR, random, spread=0.01)
    lamps = [Lamp((-0.55, 0.25, 0.5), 2.6, TORCH, 0.2), Lamp((0.6, 0.2, 0.5), 2.2, TORCH, 0.2)]
    table = shown(ground, lamps, DIM, stops=0.9).astype(np.float32)
    faces = {
        (0, 1): ((150, 40, 30), 'dragon-head'),
        (1, 2): ((70, 90, 40), 'open-treasure-chest'),
        (1, 4): ((70, 60, 110), 'spider-alt'),
        (2, 0): ((120, 90, 30), 'jeweled-chalice'),
        (2, 3): ((110, 60, 40), 'ogre'),
        (0, 5): ((60, 80, 110), 'rune-sword'),
        (2, 5): ((70, 90, 40), 'crown'),
    }
    for row in range(3):
        for column in range(6):
            face = faces.get((row, column))
            made = card('back') if face is None else card(*face)
            x, y = 90 + column * 164, 112 + row * 236
            light = 0.62 + 0.75 * np.exp(-(((x - 230) / 230) ** 2 + ((y - 230) / 330) ** 2))
            light += 0.7 * np.exp(-(((x - 800) / 210) ** 2 + ((y - 240) / 330) ** 2))
            warm = np.array((1.0, 0.86, 0.66)) * min(light, 1.3)
            put(table, made, (x, y), 146, warm, turn=random.uniform(-2.5, 2.5))
    floor = leaned(table, ((105, 92), (695, 92), (905, 425), (-105, 425)), (HEIGHT, WIDTH))
    scene = wall([Lamp((-0.79, 0.36, 0.2), 0.8, TORCH, 0.1), Lamp((0.79, 0.36, 0.2), 0.8, TORCH, 0.1)], random)
    share = np.clip(np.mgrid[:HEIGHT, :WIDTH][0] - 91, 0, 1)[..., None] * (floor.sum(-1, keepdims=True) > 0)
    scene = (scene * (1 - share) + floor * share).astype(np.float32)
    for x in (85, 715):
        torch(scene, x, 66, 92)
    darkened(scene, (400, 235), (520, 330), 0.12)
    return scene


def days():
    """Seven niches in a wall, one for each day, with the creatures that came."""
    random = np.random.RandomState(3)
    guests = ('goblin-head', 'fairy', 'troll', 'dragon-head', 'medusa-head', 'dwarf-face', 'mimic-chest')
    ground = Ground(HEIGHT, WIDTH)
    courses(ground, (-1, -0.5, 1, 0.5), (0.17, 0.085), WALL, random, spread=0.012)
    x, y = places(ground.size)
    lamps = []
    for day in range(7):
        middle, tall = -0.87 + day * 0.29, 0.1 if day != 3 else 0.16
        arch = 0.125 - np.hypot(x - middle, np.maximum(y - tall, 0))
        niche = np.minimum(arch, y + 0.34)
        ground.lay(np.minimum(niche + 0.035, y + 0.38), 0.06, FLOOR, 0.7, round_by=0.03)
        ground.lay(niche, -0.16, ROCK, 0.6, round_by=0.02)
        lamps.append(Lamp((middle, -0.2, 0.16), 0.075, (1, 0.6, 0.28), 0.1, casts=False))
    lamps += [Lamp((-0.5, 0.9, 0.8), 4.2, (0.55, 0.65, 1), 0.4), Lamp((0.75, 0.6, 0.6), 2.2, TORCH, 0.3)]
    scene = shown(ground, lamps, DIM, stops=0.8).astype(np.float32)
    for day, guest in enumerate(guests):
        place = 400 + (-0.87 + day * 0.29) * 400
        glow(scene, (place, 250), 70, (0.55, 0.28, 0.1))
        size = 108 if day != 3 else 136
        put(scene, guest, (place, 246 if day != 3 else 226), size, (1.15, 1.06, 0.98))
    darkened(scene, (400, 225), (480, 250), 0.08)
    return scene


def time():
    """Sand that runs over everything, and a pack about to burst."""
    random = np.random.RandomState(5)
    lamps = [Lamp((-0.62, 0.34, 0.35), 1.5, TORCH, 0.2), Lamp((0.5, 0.7, 0.9), 2.0, (0.5, 0.62, 1), 0.4)]
    scene = wall(lamps, random)
    torch(scene, 150, 92, 88)
    put(scene, 'hourglass', (610, 165), 250, (0.95, 0.85, 0.72), turn=-9)
    sand = Ground(HEIGHT, WIDTH)
    x, y = places(sand.size)
    dune = -0.23 + 0.16 * np.exp(-(((x - 0.5) / 0.3) ** 2)) + 0.05 * np.sin(x * 5 + 1) - y
    sand.lay(dune, 0.15 * dune + 0.012 * np.sin((y + 0.08 * x + dune * 0.4) * 75), FLOOR, 0.6, round_by=0.05)
    grains = shown(sand, [Lamp((-0.7, 0.6, 0.6), 6.5, (1, 0.78, 0.46), 0.2, casts=False)], DIM, 0.7, {FLOOR: 'sand'}, 0.005)
    share = np.clip(dune * 90, 0, 1)[..., None]
    scene = (scene * (1 - share) + grains * share).astype(np.float32)
    for item, centre, size, turn in (
        ('round-shield', (505, 322), 92, 12),
        ('jeweled-chalice', (120, 322), 84, -16),
        ('keyring', (585, 352), 76, 40),
        ('vial', (198, 352), 74, 62),
        ('swap-bag', (690, 318), 92, 6),
    ):
        put(scene, item, centre, size, (1, 0.9, 0.76), turn)
    put(scene, 'backpack-bursting', (352, 222), 330, (1.06, 0.97, 0.88), shade=0.7)
    glow(scene, (350, 70), 150, (0.16, 0.09, 0.03))
    darkened(scene, (390, 215), (520, 320), 0.12)
    return scene


def bag():
    """A lit crossroads, and something in the dark beyond it."""
    image = np.zeros((3 * SIZE, 3 * SIZE, 3), np.float32)
    for row, line in enumerate((('es', 'nesw', 'sw'), ('nesw', 'nesw', 'nesw'), ('ne', 'nesw', 'nw'))):
        for column, exits in enumerate(line):
            image[row * SIZE : (row + 1) * SIZE, column * SIZE : (column + 1) * SIZE] = tile(exits)[..., :3]
    row, column = np.mgrid[: 3 * SIZE, : 3 * SIZE] / SIZE - 1.5
    away = (row**2 + column**2)[..., None]
    lantern = np.exp(-away * 1.1) * np.array((1.9, 1.45, 0.95)) + 0.2 * np.exp(-away * 0.3) * np.array((0.5, 0.65, 1.0))
    scene = leaned(image * lantern, ((185, 30), (615, 30), (1130, 520), (-330, 520)), (HEIGHT, WIDTH)).astype(np.float32)
    put(scene, 'spiked-dragon-head', (585, 76), 150, (0.3, 0.2, 0.34), shade=0)
    for place in ((612, 62), (640, 66)):
        glow(scene, place, 11, (1.0, 0.75, 0.1))
    for place, colour in (((172, 92), (0.9, 0.25, 0.1)), ((90, 190), (0.4, 0.8, 0.2)), ((735, 205), (0.9, 0.3, 0.1))):
        for side in (-8, 8):
            glow(scene, (place[0] + side, place[1]), 7, colour)
    put(scene, 'dwarf-face', (338, 196), 84, (1.1, 0.98, 0.82))
    put(scene, 'woman-elf-face', (462, 196), 84, (1.1, 0.98, 0.82))
    put(scene, 'lantern-flame', (400, 216), 72, (1.2, 1.08, 0.9))
    glow(scene, (400, 210), 130, (0.34, 0.18, 0.05))
    return scene


DOORS = {'dash': dash, 'days': days, 'time': time, 'bag': bag}


def door(game):
    """A game's door as RGBA."""
    scene = np.clip(DOORS[game](), 0, 1)
    return np.concatenate([scene, np.ones((HEIGHT, WIDTH, 1))], -1)
