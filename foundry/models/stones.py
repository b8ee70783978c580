"""Hewn stones side by side: what floors, walls and frames of models are laid from."""
import numpy as np
from scipy import ndimage as nd

from sculpt.light import places
from sculpt.textures import noise


class Ground:
    """Heights and painting masks of a model, in cells of a picture; stones are laid one by one."""

    def __init__(self, height, width):
        self.size = (height, width)
        self.z = np.full(self.size, -0.05, np.float32)
        self.base = np.zeros(self.size, np.float32)
        self.tone = np.zeros(self.size, np.float32)
        self.cover = np.zeros(self.size, np.float32)
        self.kind = np.zeros(self.size, np.int32)

    def stone(self, box, height, kind, tone=0.5, lean=(0, 0), round_by=0.02, where=None):
        """A block within left, bottom, right, top (from -1 to 1), its edges rounded, leaning a little."""
        x, y = places(self.size)
        left, bottom, right, top = box
        inside = np.minimum(np.minimum(x - left, right - x), np.minimum(y - bottom, top - y))
        self.lay(inside, height, kind, tone, lean, round_by, where)

    def lay(self, inside, height, kind, tone=0.5, lean=(0, 0), round_by=0.02, where=None):
        """Anything with a signed distance to its border, positive within."""
        x, y = places(self.size)
        rise = np.clip(inside / round_by, 0, 1)
        rise = np.sqrt(1 - (1 - rise) ** 2)
        z = height - (1 - rise) * round_by * 1.2 + x * lean[0] + y * lean[1]
        here = inside > 0 if where is None else (inside > 0) & where
        self.z = np.where(here, z, self.z).astype(np.float32)
        self.base = np.where(here, height, self.base).astype(np.float32)
        self.tone = np.where(here, tone, self.tone).astype(np.float32)
        self.kind = np.where(here, kind, self.kind)
        self.cover = np.where(here, np.clip(inside / (round_by * 0.4), 0, 1), self.cover).astype(np.float32)

    def masks(self, roughness=0.012, by_stone=False):
        """
        The masks that materials want, from what has been laid; the stones get their rough surface. `by_stone`: each is
        painted as if it lay beside stones of its own height.
        """
        self.z = self.z + (noise(self.size, 30, seed=9) - 0.5) * roughness * self.cover
        scale = max(self.size) / 2
        z = self.z - self.base if by_stone else self.z
        curve = (nd.gaussian_filter(z, 1.0) - nd.gaussian_filter(z, 4.5)) * scale
        return {
            'wash': 1 - self.cover,
            'edge': np.clip(curve / 4, 0, 1) * self.cover * 0.7,
            'hollow': np.clip(-curve / 5, 0, 1) * 0.3,
            'gradient': self.tone,
            'core': self.cover,
        }


def courses(ground, box, size, kind, random, height=0.0, spread=0.01, where=None, joint=0.012):
    """Fills a box with rows of stones of unequal length, like a wall or a paved floor."""
    left, bottom, right, top = box
    y, row = bottom, 0
    while y < top - 1e-6:
        tall = min(size[1], top - y)
        x = left - random.rand() * size[0] * 0.8
        while x < right:
            long = size[0] * random.uniform(0.7, 1.35)
            edges = (max(x, left) + joint / 2, y + joint / 2, min(x + long, right) - joint / 2, y + tall - joint / 2)
            if edges[2] - edges[0] > 0.02:
                lean = random.uniform(-0.012, 0.012, 2)
                at = height + random.uniform(-spread, spread)
                ground.stone(edges, at, kind, random.uniform(0.25, 0.8), lean, min(size) * 0.14, where)
            x += long
        y += tall
        row += 1
