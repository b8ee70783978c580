"""Lights a surface that has heights: lamps with soft shadows, what metal mirrors, and dark where light hardly gets."""
from dataclasses import dataclass

import numpy as np
from scipy import ndimage as nd

SHADOW_STEPS = 26
SHADOW_SAMPLES = 5


@dataclass(frozen=True)
class Lamp:
    """A lamp where x is right, y is up, z towards the eye, and the picture's longer side reaches from -1 to 1."""

    at: tuple
    power: float
    colour: tuple
    size: float
    casts: bool = True


@dataclass(frozen=True)
class Sky:
    """What is mirrored and what fills shadows: one colour along `up`, another against it, a third between."""

    up: tuple
    above: tuple
    between: tuple
    below: tuple
    strength: float

    def seen(self, direction):
        share = direction @ np.array(self.up, np.float32)
        above, between, below = (np.array(colour, np.float32) for colour in (self.above, self.between, self.below))
        high = np.clip(share, 0, 1)[..., None]
        low = np.clip(-share, 0, 1)[..., None]
        return (between * (1 - high - low) + above * high + below * low) * self.strength


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-6)


def places(size):
    """x and y of each cell."""
    height, width = size
    scale = 2 / max(size)
    row, column = np.mgrid[:height, :width].astype(np.float32)
    return (column - (width - 1) / 2) * scale, ((height - 1) / 2 - row) * scale


def normals(z, bump):
    """Where each cell faces."""
    scale = max(z.shape) / 2
    down, right = np.gradient(z + bump * 0.012)
    return unit(np.stack([-right * scale, down * scale, np.ones_like(z)], -1))


def openness(z):
    """1 where light comes from all around, less in narrow places."""
    unit_cell = max(z.shape) / 2
    open_sky = np.ones_like(z)
    for reach in (5, 14, 40):
        above = nd.gaussian_filter(z, reach) - z
        open_sky -= 0.33 * np.clip(above * unit_cell / reach, 0, 1)
    return np.clip(open_sky, 0.12, 1)


def shadow(z, lamp, seed):
    """Which share of a lamp each cell sees."""
    coarse = z[::2, ::2]
    height, width = coarse.shape
    x, y = places(z.shape)
    x, y = x[::2, ::2], y[::2, ::2]
    scale = max(coarse.shape) / 2
    row, column = np.mgrid[:height, :width].astype(np.float32)
    random = np.random.RandomState(seed)
    seen = np.zeros_like(coarse)
    for _ in range(SHADOW_SAMPLES):
        spot = np.array(lamp.at) + random.uniform(-0.5, 0.5, 3) * lamp.size
        to_x, to_y, to_z = spot[0] - x, spot[1] - y, spot[2] - coarse
        blocked = np.zeros(coarse.shape, np.float32)
        length = np.hypot(to_x, to_y) + 1e-6
        reach = np.minimum(1.0, 0.75 / length)
        jitter = random.rand(*coarse.shape).astype(np.float32)
        for step in range(SHADOW_STEPS):
            share = ((step + jitter) / SHADOW_STEPS) ** 1.5 * reach + 1.5 / (scale * length)
            at_row = np.clip(row - to_y * share * scale, 0, height - 1).astype(np.int32)
            at_column = np.clip(column + to_x * share * scale, 0, width - 1).astype(np.int32)
            over = coarse[at_row, at_column] - (coarse + to_z * share)
            np.maximum(blocked, np.clip(over * 60, 0, 1), out=blocked)
        seen += 1 - blocked
    soft = nd.gaussian_filter(seen / SHADOW_SAMPLES, 1.2)
    return nd.zoom(soft, 2, order=1)[: z.shape[0], : z.shape[1]]


def mirror_lobe(normal_half, rough):
    """How much of a rough surface mirrors a lamp to the eye (GGX)."""
    alpha = np.maximum(rough * rough, 0.004) ** 2
    return alpha / (np.pi * ((normal_half**2) * (alpha - 1) + 1) ** 2)


def lit(surface, z, lamps, sky, eye=(0, 0, 1)):
    """The light that comes to the eye from each cell, linear."""
    colour, rough, coat = surface['colour'], surface['rough'], surface['coat']
    metal = surface['metal'][..., None]
    facing = normals(z, surface['bump'])
    x, y = places(z.shape)
    view = np.array(eye, np.float32)
    open_sky = openness(z)[..., None]
    to_eye = np.clip(facing @ view, 0.05, 1)[..., None]
    bounce = 2 * (facing @ view)[..., None] * facing - view
    smooth = (1 - rough)[..., None]
    straight = 0.04 + 0.22 * (1 - to_eye) ** 5 * smooth
    mirrored = colour * metal + straight * (1 - metal)
    blur = rough[..., None]
    around = sky.seen(unit(bounce * (1 - blur) + facing * blur))
    light = colour * (1 - metal) * sky.seen(facing) * open_sky + mirrored * around * open_sky
    light += straight * coat[..., None] * sky.seen(bounce) * open_sky * 0.8
    for number, lamp in enumerate(lamps):
        towards = np.stack([lamp.at[0] - x, lamp.at[1] - y, lamp.at[2] - z], -1)
        distance = np.linalg.norm(towards, axis=-1)
        towards /= distance[..., None]
        cosine = np.clip((facing * towards).sum(-1), 0, 1)
        strength = lamp.power / (np.pi * distance**2) * cosine
        if lamp.casts:
            strength = strength * shadow(z, lamp, number)
        half = unit(towards + view)
        normal_half = np.clip((facing * half).sum(-1), 0, 1)
        spread = 0.35 * lamp.size / distance
        gloss = mirror_lobe(normal_half, np.clip(rough + spread, 0, 1))
        varnish = mirror_lobe(normal_half, 0.12 + spread) * coat * 0.04
        towards_light = colour * (1 - metal) / np.pi + mirrored * (gloss * 0.42)[..., None] + varnish[..., None]
        light += towards_light * strength[..., None] * np.array(lamp.colour, np.float32)
    return light + surface['glow']


def developed(light, stops=0.0):
    """Linear light as what a screen shows, highlights rolled off as film does."""
    light = np.maximum(light, 0) * 2.0**stops * 0.85
    film = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    film = np.clip(film, 0, 1)
    return np.where(film > 0.0031308, 1.055 * film ** (1 / 2.4) - 0.055, film * 12.92)
