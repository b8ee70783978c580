"""The back of a card: leather in a gold frame, quilted, with the game's sign on a medal."""
import numpy as np

from models.stones import Ground
from sculpt.light import Lamp, Sky, developed, lit, places
from sculpt.materials import empty_surface, paint
from sculpt.statue import sculpted

WIDTH, HEIGHT = 400, 560
EDGE, CLOTH, FRAME, GEM = 1, 2, 3, 4
SKY = Sky((-0.55, 0.78, 0.28), (1.0, 0.72, 0.42), (0.26, 0.25, 0.29), (0.10, 0.16, 0.34), 0.7)
LAMPS = (
    Lamp((-1.6, 2.2, 1.9), 120, (1, 0.79, 0.54), 1.2),
    Lamp((2.2, -1.6, 1.8), 30, (0.40, 0.58, 1), 2.4, casts=False),
)
# How far quilts rise between their seams.
QUILT = 0.035


def frame(ground, half, width, height):
    """A gold rail around, half as wide and high as `half` says."""
    x, y = places(ground.size)
    within = np.minimum(half[0] - np.abs(x), half[1] - np.abs(y))
    ground.lay(np.minimum(within, width - within), height, FRAME, 0.6, round_by=width / 2)


def back(cloth, gem, sign):
    """The back of a game's cards as RGBA."""
    ground = Ground(HEIGHT, WIDTH)
    x, y = places(ground.size)
    wide, tall = WIDTH / HEIGHT, 1.0
    corner = 0.06
    reach = np.hypot(np.maximum(np.abs(x) - wide + corner, 0), np.maximum(np.abs(y) - tall + corner, 0))
    sheet = corner - reach
    ground.lay(sheet, 0.0, EDGE, 0.35, round_by=0.03)
    ground.lay(np.minimum(wide - 0.09 - np.abs(x), tall - 0.09 - np.abs(y)), 0.0, CLOTH, 0.5, round_by=0.02)
    one, other = (x + y) / 0.2, (x - y) / 0.2
    seam = np.abs(np.sin(np.pi * one) * np.sin(np.pi * other))
    is_cloth = ground.kind == CLOTH
    puff = seam**0.6
    ground.z = np.where(is_cloth, QUILT * puff, ground.z).astype(np.float32)
    ground.cover = np.where(is_cloth, np.clip(seam * 6, 0, 1), ground.cover).astype(np.float32)
    ground.tone = np.where(is_cloth, 0.75 - np.hypot(x, y) * 0.5, ground.tone).astype(np.float32)
    frame(ground, (wide - 0.05, tall - 0.05), 0.045, 0.05)
    frame(ground, (wide - 0.13, tall - 0.13), 0.02, 0.035)
    for side in (-1, 1):
        for end in (-1, 1):
            away = np.hypot(x - side * (wide - 0.1), y - end * (tall - 0.1))
            ground.lay(0.075 - away, 0.07, FRAME, 0.6, round_by=0.05)
            ground.lay(0.045 - away, 0.1, GEM, 0.4, round_by=0.045)
    masks = ground.masks(roughness=0.002)
    surface = empty_surface(ground.size)
    for kind, material in ((EDGE, 'leather'), (CLOTH, cloth), (FRAME, 'gold'), (GEM, gem)):
        paint(surface, ground.kind == kind, material, masks)
    image = developed(lit(surface, ground.z, LAMPS, SKY), 0.2)
    medal = sculpted({'material': 'gold', 'coin': True, 'tilt': (0, 0), 'thick': 0, **sign})
    step = medal.shape[0] / 290
    rows = (np.arange(290) * step).astype(int)
    small = medal[rows][:, rows]
    top, left = (HEIGHT - 290) // 2, (WIDTH - 290) // 2
    area = image[top : top + 290, left : left + 290]
    image[top : top + 290, left : left + 290] = small[..., :3] + area * (1 - small[..., 3:])
    return np.concatenate([image, np.clip(sheet * 250, 0, 1)[..., None]], -1)
