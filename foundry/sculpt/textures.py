"""Grain, brush strokes, scales and cells, as fields of numbers around 0.5 that repeat exactly from run to run."""
from functools import lru_cache

import numpy as np
from scipy.spatial import cKDTree

#            kind, features across an object, stretch, turned (radians), strength of the bump, tints the colour
TEXTURES = {
    'brush': ('noise', 26, 12, 0.785, 0.10, True),
    'grain': ('noise', 45, 1, 0, 0.16, False),
    'wood': ('noise', 11, 9, 0.785, 0.40, True),
    'leather': ('cells', 40, 1, 0, 0.45, True),
    'cloth': ('noise', 50, 3, 0.5, 0.25, False),
    'skin': ('noise', 22, 1, 0, 0.35, False),
    'scale': ('spots', 16, 1.3, 0, 0.60, True),
    'paper': ('noise', 12, 1, 0, 0.35, True),
    'rock': ('noise', 11, 1, 0, 0.80, True),
    'slab': ('noise', 6, 1, 0, 0.40, True),
    'fur': ('noise', 22, 7, 1.2, 0.55, True),
}


@lru_cache(maxsize=64)
def noise(size, features, stretch=1.0, turned=0.0, seed=1):
    """Fractal noise: each octave is half as strong and twice as fine as the one before."""
    height, width = size
    spectrum = np.fft.rfft2(np.random.RandomState(seed).standard_normal(size))
    down, across = np.fft.fftfreq(height)[:, None] * height, np.fft.rfftfreq(width)[None] * width
    along = across * np.cos(turned) + down * np.sin(turned)
    aside = (down * np.cos(turned) - across * np.sin(turned)) * stretch
    frequency = np.hypot(along, aside) / (features * np.sqrt(stretch))
    envelope = frequency / (1 + frequency**2.6) * np.exp(-((frequency / 24) ** 2))
    field = np.fft.irfft2(spectrum * envelope, s=size)
    return np.clip(0.5 + field / field.std() * 0.13, 0, 1).astype(np.float32)


@lru_cache(maxsize=16)
def voronoi(size, features, stretch, kind):
    """Distance to the nearest of scattered points (spots), or to the border between two of them (cells)."""
    height, width = size
    random = np.random.RandomState(5)
    count = int(features * features)
    points = random.rand(count, 2) * (1.1, 1.1 * stretch) - 0.05
    row, column = np.mgrid[:height, :width]
    places = np.stack([column / width, row / height * stretch], -1)
    nearest, _ = cKDTree(points).query(places, k=2)
    if kind == 'spots':
        return np.clip(nearest[..., 0] * features * 0.9, 0, 1).astype(np.float32)
    return np.clip((nearest[..., 1] - nearest[..., 0]) * features * 0.8, 0, 1).astype(np.float32)


def texture(name, size):
    """A texture's field, how strongly it embosses, and whether it tints."""
    kind, features, stretch, turned, strength, tints = TEXTURES[name]
    if kind == 'noise':
        field = noise(size, features, stretch, turned)
    else:
        field = voronoi(size, features, stretch, kind)
    return field, strength, tints
