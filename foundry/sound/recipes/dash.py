"""Dash Through the Dungeon: cards that turn over in the dark."""

import numpy as np

from recipe import Sprite
from recipes.common import landing
from recipes.materials import creak, crackles, drips, growl, sparkle, steel, thud, whoosh, wind, wood
from synth import band, click, count, curve, modes, noise, pluck, put, room, silence, times

sprite = Sprite("dash")


@sprite.sound(lufs=-27)
def lift(rng):
    """A card is picked up by its corner."""
    y = put(silence(0.22), band(noise(rng, 0.2), 1800, 6500) * pluck(0.2, 0.09, 0.03), 0)
    return put(y, click(rng, 2000, 8000, 0.003), 0.02, 0.5)


@sprite.sound(lufs=-21)
def treasure(rng):
    """A handful of coins falls on coins."""
    y = silence(1.1)
    for step in range(12):
        rings = np.array([2750, 4480, 6240, 8100]) * rng.uniform(0.85, 1.25)
        at = 0.02 + rng.gamma(2, 0.12)
        put(y, modes(0.4, rings, [0.07, 0.1, 0.06, 0.04], [0.6, 1, 0.6, 0.3]), min(at, 0.75), rng.uniform(0.4, 1))
    return y


@sprite.sound(lufs=-20)
def beast(rng):
    return room(rng, growl(rng, 0.75, 78, 1.15), 0.3, 0.1)[: count(0.9)]


@sprite.sound(lufs=-20)
def trap(rng):
    """A spring lets go and iron jaws meet."""
    t = times(0.07)
    y = put(silence(0.5), 0.4 * np.sin(2 * np.pi * (700 * t + 5200 * t * t)) * pluck(0.07, 0.01, 0.03), 0)
    put(y, click(rng, 1200, 12_000, 0.007), 0.06, 1.5)
    return put(y, modes(0.4, [410, 870, 1630, 2710, 4120], [0.05, 0.06, 0.08, 0.07, 0.05], [0.8, 1, 0.8, 0.6, 0.4]), 0.06, 0.7)


@sprite.sound(lufs=-20)
def door(rng):
    """A heavy door falls shut and its bolt follows."""
    y = put(silence(0.9), thud(rng, 105, 0.4), 0, 1.3)
    put(y, wood(rng, 260, 0.2), 0.004, 0.8)
    put(y, steel(rng, 0.8, 0.3, 0.05), 0.24, 0.35)
    return room(rng, y, 0.4, 0.15)[: count(0.95)]


@sprite.sound(lufs=-22)
def magic(rng):
    return sparkle(rng, 0.9, -10)


@sprite.sound(lufs=-23)
def darkness(rng):
    """The torch is blown out."""
    y = whoosh(rng, 0.7, 1800, 300, 0.35)
    return crackles(rng, y, 4)


@sprite.sound(lufs=-23)
def ward(rng):
    """Something good in the pack stops it: a clear note of metal."""
    return put(silence(0.7), modes(0.7, [880, 1760, 2637, 3520], [0.18, 0.12, 0.1, 0.06], [1, 0.5, 0.4, 0.2]), 0) + put(
        silence(0.7), click(rng, 1500, 7000, 0.004), 0, 0.4
    )


@sprite.sound(lufs=-23)
def clatter(rng):
    """Equipment falls on stone."""
    y = silence(0.7)
    for at, gain, tone in ((0, 1, 1), (0.13, 0.6, 1.1), (0.21, 0.4, 1.05), (0.27, 0.25, 1.15)):
        put(y, steel(rng, tone * 1.3, 0.3, 0.05), at, gain)
        put(y, wood(rng, 330), at, gain * 0.5)
    return y


@sprite.sound(lufs=-24)
def rest(rng):
    """Strength comes back: two warm notes upwards."""
    y = silence(0.7)
    for at, freq in ((0, 440), (0.1, 659.3)):
        put(y, modes(0.55, [freq, freq * 2, freq * 3], [0.2, 0.1, 0.05], [1, 0.25, 0.1]) * np.minimum(1, times(0.55) / 0.02), at)
    return y


@sprite.sound(lufs=-22)
def exhausted(rng):
    """The last step: a pack is set down and somebody breathes out."""
    y = put(silence(0.9), thud(rng, 120, 0.3), 0, 0.7)
    breath = band(noise(rng, 0.6), 500, 1800) * curve(0.6, (0, 0), (0.12, 1), (0.6, 0))
    return put(y, breath, 0.22, 0.35)


@sprite.sound(lufs=-24)
def leave(rng):
    """Out of the dungeon: a gate creaks open."""
    return creak(rng, 0.8, 24, 70)


@sprite.sound(lufs=-24)
def deal(rng):
    """A dungeon is laid out."""
    y = silence(1.1)
    for step in range(9):
        put(y, landing(rng), 0.02 + 0.1 * step + rng.uniform(0, 0.01), rng.uniform(0.6, 1))
    return y


@sprite.loop(lufs=-37)
def air(rng):
    """A torch in a passage, water somewhere behind."""
    y = wind(rng, 9.0, 200, 700) * 0.25
    crackles(rng, y, 60)
    return drips(rng, y, 4)
