"""The picture of the house: a vaulted cellar with an arch for each game, and the party's lantern in the middle."""
import numpy as np

from models.scene import darkened, glow, leaned, put
from models.stones import Ground, courses
from models.tiles import FLOOR, ROCK, TORCH, WALL, shown
from sculpt.light import Lamp, Sky, places

HEIGHT = 600
# Where the wall ends and the floor begins, from the top.
FOOT = 400
DIM = Sky((-0.4, 0.8, 0.4), (0.30, 0.30, 0.42), (0.15, 0.17, 0.28), (0.05, 0.07, 0.14), 0.5)
# What is seen in each arch: the light that comes out of it, and what stands there.
ARCHES = (
    ((0.55, 0.28, 0.85), 'crown', 1.0),
    ((0.16, 0.62, 0.52), 'dragon-head', 1.12),
    ((0.85, 0.52, 0.16), 'hourglass', 1.0),
    ((0.85, 0.24, 0.12), 'ring', 0.92),
)


def house(width, step, arch):
    """A picture so wide, its arches this far apart and half as wide as `arch`, all in dots."""
    random = np.random.RandomState(11)
    middles = [width / 2 + (place - 1.5) * step for place in range(4)]
    scene = wall(width, middles, arch, random)
    for middle, (colour, guest, size) in zip(middles, ARCHES):
        glow(scene, (middle, 250), arch * 1.05, tuple(0.8 * part for part in colour))
        put(scene, guest, (middle, 232), arch * 1.32 * size, (1.12, 1.05, 0.98))
    stones = floor(width, random)
    under = np.clip((np.mgrid[:HEIGHT, :width][0] - FOOT) / 2, 0, 1)[..., None]
    scene = (scene * (1 - under) + stones * under).astype(np.float32)
    for middle, (colour, _, _) in zip(middles, ARCHES):
        glow(scene, (middle, FOOT + 30), arch * 1.3, tuple(0.22 * part for part in colour))
    for side in (-2, 2):
        place = width / 2 + side * step
        put(scene, 'torch', (place, 190), 110, turn=38)
        glow(scene, (place, 140), 210, (0.5, 0.24, 0.06))
    things(scene, width, step)
    darkened(scene, (width / 2, 265), (width * 0.62, 400), 0.1)
    return np.concatenate([np.clip(scene, 0, 1), np.ones((HEIGHT, width, 1))], -1)


def wall(width, middles, arch, random):
    """Masonry with a deep arch at each place, lit by torches beside and between."""
    ground = Ground(HEIGHT, width)
    unit = 2 / width
    stone = (120 * unit, 58 * unit)
    courses(ground, (-1, -HEIGHT / width, 1, HEIGHT / width), stone, WALL, random, spread=0.006, joint=5 * unit)
    x, y = places(ground.size)
    for middle in middles:
        across, spring = (middle - width / 2) * unit, (HEIGHT / 2 - 230) * unit
        away = np.hypot(x - across, np.maximum(y - spring, 0))
        ring = arch * unit - away
        opening = (arch - 26) * unit - away
        ground.lay(ring, 0.03, FLOOR, 0.7, round_by=10 * unit)
        voussoirs(ground, ring, x - across, y - spring, random)
        ground.lay(opening, -0.12, ROCK, 0.6, round_by=8 * unit)
    lamps = [Lamp(((at - width / 2) * unit, 0.12, 0.14), 0.16, TORCH, 0.1) for at in (middles[0] - arch * 1.6, middles[3] + arch * 1.6)]
    lamps += [Lamp((0, 0.1, 0.3), 0.5, TORCH, 0.2), Lamp((-0.3, 0.7, 0.8), 2.2, (0.55, 0.65, 1), 0.4)]
    return shown(ground, lamps, DIM, 0.2).astype(np.float32)


def voussoirs(ground, ring, x, y, random):
    """Joints that part an arch's ring into single stones."""
    turn = np.arctan2(np.maximum(y, 0), x) * 5.5
    joint = np.abs(turn - np.round(turn))
    tones = random.uniform(0.3, 0.8, 40)
    which = np.clip(np.round(turn).astype(int) + 20, 0, 39)
    ground.tone = np.where(ring > 0, tones[which], ground.tone).astype(np.float32)
    ground.z = np.where((ring > 0) & (joint > 0.46), ground.z - 0.012, ground.z).astype(np.float32)


def floor(width, random):
    """Flagstones that run towards the eye, lit by a lantern in the middle."""
    ground = Ground(700, 1200)
    courses(ground, (-1, -0.6, 1, 0.6), (0.2, 0.13), FLOOR, random, spread=0.01)
    lit = shown(ground, [Lamp((0, 0.1, 0.4), 1.7, TORCH, 0.2), Lamp((-0.6, 0.5, 0.8), 1.6, (0.5, 0.6, 1), 0.4)], DIM, 0.35)
    out = width * 0.42
    corners = ((-out * 0.2, FOOT - 4), (width + out * 0.2, FOOT - 4), (width + out, HEIGHT + 40), (-out, HEIGHT + 40))
    return leaned(lit.astype(np.float32), corners, (HEIGHT, width)).astype(np.float32)


def things(scene, width, step):
    """What the party has put down: in the middle its lantern, at the sides what it carries."""
    middle = width / 2
    put(scene, 'lantern-flame', (middle, FOOT - 2), 92, (1.25, 1.1, 0.9))
    glow(scene, (middle, FOOT - 10), 260, (0.5, 0.28, 0.08))
    for thing, place, down, size, turn in (
        ('backpack-bursting', -1.02, 14, 150, 0),
        ('round-shield', -1.5, 34, 110, 10),
        ('open-treasure-chest', 1.0, 20, 140, 0),
        ('rune-sword', 1.5, 40, 130, -24),
        ('jeweled-chalice', 0.52, 44, 74, 8),
        ('keyring', -0.5, 54, 74, 30),
    ):
        put(scene, thing, (middle + place * step, FOOT + down), size, (1.0, 0.9, 0.76), turn)
