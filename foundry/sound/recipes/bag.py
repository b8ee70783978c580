"""Bag of Dungeon: stone is laid in the dark, dice decide, something growls."""

import numpy as np

from recipe import Sprite
from recipes.common import swish
from recipes.materials import creak, drips, grind, growl as throat, sparkle, steel, thud, whoosh, wind, wood
from synth import band, bell, click, count, curve, modes, noise, pluck, put, room, silence, times

sprite = Sprite("bag")


@sprite.sound(lufs=-29)
def step(rng):
    """A boot on stone: heel, then sole."""
    y = put(silence(0.2), click(rng, 400, 2600, 0.012), 0)
    return put(y, click(rng, 700, 4000, 0.008), 0.07, 0.5)


@sprite.sound(lufs=-21)
def stone(rng):
    """A tile slides in and drops into its place."""
    y = put(silence(0.75), grind(rng, 0.35) * curve(0.35, (0, 0), (0.06, 0.8), (0.3, 1), (0.35, 0.3)), 0)
    put(y, thud(rng, 95, 0.35), 0.33, 1.2)
    return put(y, click(rng, 900, 4500, 0.02, 0.15), 0.335, 0.4)


@sprite.sound(lufs=-21)
def growl(rng):
    return room(rng, throat(rng, 1.0, 60), 0.4, 0.15)[: count(1.25)]


@sprite.sound(lufs=-18)
def roar(rng):
    return room(rng, throat(rng, 1.4, 46, 0.85), 0.5, 0.18)[: count(1.7)]


@sprite.sound(lufs=-20)
def entrance(rng):
    """It steps out of the dark, twice."""
    y = put(silence(0.8), thud(rng, 85), 0)
    return put(y, thud(rng, 92), 0.3, 0.9)


def die_hit(rng, tone):
    y = modes(0.09, np.array([2300, 3650, 5200, 7100]) * tone, [0.007, 0.006, 0.005, 0.004], [1, 0.8, 0.6, 0.4], rng, 0.03)
    y += 0.5 * modes(0.09, [290 * tone, 410, 620], [0.02, 0.016, 0.01], [1, 0.7, 0.4], rng, 0.05)
    return put(y, click(rng, 1500, 9000, 0.003, 0.03), 0, 0.5)


@sprite.sound(lufs=-21)
def dice(rng):
    """Dice bounce: each leap is shorter than the one before."""
    y = silence(0.8)
    for _ in range(3):
        at, leap, gain, tone = rng.uniform(0.02, 0.12), rng.uniform(0.13, 0.18), 1.0, rng.uniform(0.88, 1.15)
        while leap > 0.014 and at < 0.7:
            put(y, die_hit(rng, tone * rng.uniform(0.96, 1.04)), at, gain * rng.uniform(0.7, 1.1))
            at, leap, gain = at + leap, leap * rng.uniform(0.66, 0.8), gain * 0.72
    return y


@sprite.sound(lufs=-26)
def settle(rng):
    """They tip over and lie."""
    y, at, gain = silence(0.3), 0.0, 1.0
    for _ in range(5):
        put(y, die_hit(rng, 1), at, gain)
        at, gain = at + rng.uniform(0.025, 0.05), gain * 0.65
    return y


@sprite.sound(lufs=-19)
def blow(rng):
    """A blade hits."""
    y = put(silence(0.8), whoosh(rng, 0.14, 1500, 7000, 0.6), 0, 0.5)
    put(y, steel(rng, 1, 0.65, 0.16), 0.09, 0.8)
    return put(y, thud(rng, 110, 0.25), 0.09, 0.6)


@sprite.sound(lufs=-20)
def slain(rng):
    y = put(silence(1.0), steel(rng, 0.9, 0.5, 0.12), 0, 0.7)
    put(y, thud(rng, 75), 0.3, 1.3)
    return put(y, thud(rng, 100, 0.25), 0.48, 0.5)


@sprite.sound(lufs=-21)
def wound(rng):
    """A blow on leather and bone."""
    y = put(silence(0.4), thud(rng, 140, 0.3), 0)
    return put(y, click(rng, 500, 2600, 0.025, 0.15), 0.002, 0.9)


@sprite.sound(lufs=-19)
def death(rng):
    """Somebody falls, and a bell tolls once."""
    y = put(silence(1.9), thud(rng, 80), 0, 1.1)
    return put(y, bell(392, 1.6, 0.55), 0.25, 0.8)


@sprite.sound(lufs=-20)
def trap(rng):
    t = times(0.06)
    y = put(silence(0.6), 0.4 * np.sin(2 * np.pi * (900 * t + 4200 * t * t)) * pluck(0.06, 0.01, 0.03), 0)
    put(y, steel(rng, 0.7, 0.4, 0.07), 0.05)
    return put(y, grind(rng, 0.3) * curve(0.3, (0, 1), (0.3, 0)), 0.08, 0.5)


@sprite.sound(lufs=-24)
def loot(rng):
    """A card is turned over, and something under it rings."""
    y = put(silence(0.75), swish(rng, 0.26, 1), 0, 0.7)
    return put(y, modes(0.5, [1760, 2640, 4190], [0.14, 0.1, 0.06], [1, 0.6, 0.3]), 0.16, 1.2)


@sprite.sound(lufs=-22)
def magic(rng):
    return sparkle(rng, 0.8, 9, 22)


@sprite.sound(lufs=-23)
def heal(rng):
    """Water is drunk, and strength comes back."""
    y = silence(0.9)
    for at, freq in ((0, 392), (0.12, 493.9), (0.24, 587.3)):
        put(y, modes(0.6, [freq, freq * 2, freq * 3], [0.22, 0.1, 0.05], [1, 0.25, 0.1]) * np.minimum(1, times(0.6) / 0.02), at)
    return y


@sprite.sound(lufs=-22)
def arrow(rng):
    y = put(silence(0.55), modes(0.2, [196, 392, 588, 980], [0.05, 0.04, 0.03, 0.02], [0.6, 1, 0.7, 0.4]), 0, 0.7)
    put(y, whoosh(rng, 0.3, 5000, 1500, 0.5), 0.02, 0.5)
    return put(y, wood(rng, 420), 0.3, 0.8)


@sprite.sound(lufs=-22)
def chest(rng):
    y = put(silence(0.85), creak(rng, 0.6, 30, 80), 0, 3)
    return put(y, wood(rng, 330, 0.2), 0.58, 0.7)


@sprite.sound(lufs=-22)
def rush(rng):
    """Something runs at somebody."""
    y = put(silence(0.6), whoosh(rng, 0.5, 300, 2200, 0.6), 0)
    for at in (0, 0.13, 0.25, 0.36):
        put(y, thud(rng, 130, 0.12), at, 0.5)
    return y


@sprite.sound(lufs=-19)
def ring(rng):
    """The Ring sings: a glass that somebody strokes."""
    seconds = 1.7
    swell = curve(seconds, (0, 0), (0.25, 1), (0.9, 0.7), (seconds, 0))
    t = times(seconds)
    y = sum(g * np.sin(2 * np.pi * f * t) for f, g in ((987.8, 1), (990.4, 0.8), (1975, 0.3), (2966, 0.12)))
    return room(rng, y * swell, 0.5, 0.25, 600, 6000)[: count(1.8)]


@sprite.sound(lufs=-22)
def tremble(rng):
    """The dungeon gives way a little."""
    return grind(rng, 1.0) * curve(1.0, (0, 0), (0.25, 1), (0.6, 0.7), (1.0, 0))


@sprite.sound(lufs=-25)
def cloth(rng):
    """Something is taken out of a pack, handed over or put on."""
    return band(noise(rng, 0.3), 700, 3500) * curve(0.3, (0, 0), (0.08, 1), (0.15, 0.4), (0.2, 0.8), (0.3, 0))


@sprite.loop(lufs=-37)
def air(rng):
    """Deep under the ground: wind, and drops into a pool."""
    return drips(rng, wind(rng, 7.0, 140, 520, 0.45) * 0.25, 9)
