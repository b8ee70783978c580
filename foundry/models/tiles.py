"""Tiles of a dungeon as lit stone, seen from above, in every combination of exits; corridors fit where tiles meet."""
import numpy as np
from scipy.spatial import cKDTree

from models.scene import put
from models.stones import Ground
from sculpt.light import Lamp, Sky, developed, lit, places
from sculpt.materials import empty_surface, paint

SIZE = 400
# Cells of a tile along a side; a corridor takes those from FIRST up to, not including, LAST.
CELLS, FIRST, LAST = 14, 4, 10
# The height of a course of flags, in cells.
COURSE = 2
FLOOR, WALL, ROCK = 1, 2, 3
MATERIALS = {FLOOR: 'flagstone', WALL: 'ashlar', ROCK: 'bedrock'}
TORCHLIT = {FLOOR: 'paving', WALL: 'masonry', ROCK: 'cavern'}
SKY = Sky((-0.5, 0.6, 0.6), (0.36, 0.40, 0.52), (0.20, 0.23, 0.34), (0.06, 0.08, 0.16), 0.6)
# Far away, so that it lights every tile alike and no joint shows.
FAR = Lamp((-9, 12, 15), 1150, (1, 0.86, 0.68), 1.5)
TORCH = (1, 0.55, 0.22)


def opened(exits, has_room):
    """Which cells are floor, with one row of neighbours around the tile."""
    floor = np.zeros((CELLS + 2, CELLS + 2), bool)
    first, last = FIRST + 1, LAST + 1
    margin = 2 if has_room else 0
    floor[first - margin : last + margin, first - margin : last + margin] = True
    if has_room:  # corners cut
        for row in (first - margin, last + margin - 1):
            for column in (first - margin, last + margin - 1):
                floor[row, column] = False
    for letter, rows, columns in (
        ('n', slice(0, last), slice(first, last)),
        ('s', slice(first, None), slice(first, last)),
        ('w', slice(first, last), slice(0, last)),
        ('e', slice(first, last), slice(first, None)),
    ):
        if letter in exits:
            floor[rows, columns] = True
    return floor


def rubble(ground):
    """Rock around the ways: boulders of all sizes, each facing its own way, the same at opposite borders."""
    random = np.random.RandomState(2)
    x, y = places(ground.size)
    scattered = random.uniform(-1, 1, (125, 2))
    steps = [(across, up) for across in (-2, 0, 2) for up in (-2, 0, 2)]
    points = np.concatenate([scattered + step for step in steps])
    nearest, which = cKDTree(points).query(np.stack([x, y], -1), k=2)
    offset = np.stack([x, y], -1) - points[which[..., 0]]
    owner = which[..., 0] % len(scattered)
    lean = random.uniform(-0.5, 0.5, (125, 2))[owner]
    border = (nearest[..., 1] - nearest[..., 0]) / 2
    height = 0.1 + random.uniform(-0.06, 0.04, 125)[owner] + (lean * offset).sum(-1)
    ground.lay(border, height, ROCK, random.uniform(0.1, 0.9, 125)[owner], round_by=0.05)


def laid(floor, random):
    """The stones of a tile: flags on the floor, walls around it, rock beyond."""
    ground = Ground(SIZE, SIZE)
    unit, joint = 2 / CELLS, 0.010
    rubble(ground)
    row = 1
    while row <= CELLS:
        paved(ground, floor, slice(row, row + COURSE), random, joint)
        row += COURSE
    walled(ground, floor, random, unit, joint)
    return ground


def paved(ground, floor, rows, random, joint):
    """One course of flags; courses lie alike in every tile, so that they go on where corridors meet."""
    unit = 2 / CELLS
    x, y = places(ground.size)
    cells = np.kron(floor[1:-1, 1:-1], np.ones((2, 2), bool))
    across = np.clip(((x + 1) / unit * 2).astype(int), 0, 2 * CELLS - 1)
    down = np.clip(((1 - y) / unit * 2).astype(int), 0, 2 * CELLS - 1)
    where = cells[down, across]
    top, bottom = 1 - (rows.start - 1) * unit, 1 - (rows.stop - 1) * unit
    column = 0
    while column < CELLS:
        wide = min(random.choice([2, 3, 3, 4]), CELLS - column)
        wide += 1 if CELLS - column - wide == 1 else 0
        left, right = -1 + column * unit, -1 + (column + wide) * unit
        halves = [(bottom, top)] if wide > 2 or random.rand() < 0.6 else [(bottom, (bottom + top) / 2), ((bottom + top) / 2, top)]
        for low, high in halves:
            box = (left + joint / 2, low + joint / 2, right - joint / 2, high - joint / 2)
            lean = random.uniform(-0.035, 0.035, 2)
            middle = (left + right) / 2 * lean[0] + (low + high) / 2 * lean[1]
            ground.stone(box, random.uniform(-0.014, 0.014) - middle, FLOOR, random.uniform(0.25, 0.95), lean, 0.024, where)
        column += wide


def walled(ground, floor, random, unit, joint):
    """Walls one cell thick around the floor, of blocks one or two cells long."""
    wall = np.zeros_like(floor)
    for row in range(1, CELLS + 1):
        for column in range(1, CELLS + 1):
            wall[row, column] = not floor[row, column] and floor[row - 1 : row + 2, column - 1 : column + 2].any()
    for row in range(1, CELLS + 1):
        for column in range(1, CELLS + 1):
            if not wall[row, column]:
                continue
            wide = 2 if column < CELLS and wall[row, column + 1] and random.rand() < 0.7 else 1
            tall = 2 if wide == 1 and row < CELLS and wall[row + 1, column] and random.rand() < 0.7 else 1
            wall[row : row + tall, column : column + wide] = False
            left, top = -1 + (column - 1) * unit, 1 - (row - 1) * unit
            box = (left + joint / 2, top - tall * unit + joint / 2, left + wide * unit - joint / 2, top - joint / 2)
            ground.stone(box, 0.34 + random.uniform(-0.025, 0.025), WALL, random.uniform(0.2, 0.9), (0, 0), 0.03)


# Two torches, weak enough to fade out before the border.
TORCHES = [Lamp((x, y, 0.42), 0.55, TORCH, 0.12) for x, y in ((-0.30, 0.30), (0.30, -0.30))]


def shown(ground, lamps, sky=SKY, stops=0.0, materials=MATERIALS, roughness=0.012, by_stone=False):
    """A model as RGB."""
    masks = ground.masks(roughness, by_stone)
    surface = empty_surface(ground.size)
    for kind, material in materials.items():
        if (ground.kind == kind).any():
            paint(surface, ground.kind == kind, material, masks)
    return developed(lit(surface, ground.z, lamps, sky), stops)


def tile(exits, has_room=False):
    """A tile as RGBA."""
    random = np.random.RandomState(sum(ord(letter) for letter in exits) + 7 * has_room)
    ground = laid(opened(exits, has_room), random)
    image = shown(ground, [FAR, *TORCHES], stops=0.9, materials=TORCHLIT, by_stone=True)
    return np.concatenate([image, np.ones((SIZE, SIZE, 1))], -1)


def ring(ground, random, inner, outer, count, kind, height):
    """A round kerb of stones."""
    x, y = places(ground.size)
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    for stone in range(count):
        middle = -np.pi + (stone + 0.5) * 2 * np.pi / count
        away = (angle - middle + np.pi) % (2 * np.pi) - np.pi
        sideways = (np.pi / count - np.abs(away)) * radius - 0.012
        inside = np.minimum(np.minimum(radius - inner, outer - radius), sideways)
        ground.lay(inside, height + random.uniform(-0.02, 0.02), kind, random.uniform(0.35, 0.9), round_by=0.05)


def basin(fill, depth, shows=()):
    """A round place to lie over a tile: a kerb with something in it, transparent outside."""
    random = np.random.RandomState(4)
    ground = Ground(SIZE, SIZE)
    x, y = places(ground.size)
    radius = np.hypot(x, y)
    ground.lay(0.74 - radius, depth + (0.006 * np.sin(radius * 30) if fill == 'water' else 0 * radius), FLOOR, 0.4, round_by=0.05)
    ground.tone = np.where(radius < 0.74, 0.75 - radius * 0.6, ground.tone).astype(np.float32)
    ring(ground, random, 0.66, 0.95, 14, WALL, 0.2)
    lamps = [FAR, Lamp((-0.4, 0.5, 0.9), 3.0, TORCH, 0.2, casts=False)]
    image = shown(ground, lamps, stops=0.25, materials={FLOOR: fill, WALL: 'ashlar'}, roughness=0.004)
    for name in shows:
        put(image, name, (SIZE * 0.5, SIZE * 0.5), int(SIZE * 0.5), (0.62, 0.5, 0.46))
    alpha = np.clip((0.955 - radius) * 120, 0, 1)[..., None]
    return np.concatenate([image, alpha], -1)
