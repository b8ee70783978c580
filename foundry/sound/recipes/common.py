"""What is heard around every table."""

import numpy as np

from recipe import Sprite
from synth import band, bar, bell, click, grains, highpass, hill, modes, noise, pluck, put, silence

sprite = Sprite("common")


def swish(rng, seconds, tone):
    """A card moves through the air: noise that gets brighter as it turns."""
    air = noise(rng, seconds)
    y = np.zeros(len(air))
    for step, centre in enumerate((1800, 3200, 5200)):
        y += band(air, centre * tone * 0.7, centre * tone * 1.5) * hill(seconds, 0.05 + 0.03 * step, 0.035)
    return y + 5 * band(grains(rng, seconds, 0.006), 2500, 9000) * hill(seconds, 0.09, 0.05)


def landing(rng, weight=1.0):
    """Pasteboard comes down on wood: a slap of air and a short knock of the table."""
    y = put(silence(0.24), click(rng, 700, 6000, 0.016, 0.2), 0, 1.2)
    return put(y, modes(0.22, [150 * weight, 320 * weight, 540], [0.035, 0.022, 0.014], [1, 0.6, 0.35]), 0.001, 0.8)


@sprite.sound(lufs=-24)
def flip(rng):
    y = put(silence(0.28), swish(rng, 0.26, 1), 0)
    put(y, click(rng, 1200, 7000, 0.005), 0.155, 1.6)
    return put(y, modes(0.08, [340, 520], [0.018, 0.012], [1, 0.5]), 0.155, 0.4)


@sprite.sound(lufs=-22)
def place(rng):
    return landing(rng)


@sprite.sound(lufs=-27)
def draw(rng):
    y = silence(0.24)
    return put(y, band(noise(rng, 0.22), 2200, 8000) * hill(0.22, 0.1, 0.05), 0) + put(
        silence(0.24), click(rng, 1500, 7000, 0.004), 0.14, 0.9
    )


@sprite.sound(lufs=-25)
def shuffle(rng):
    """Two halves fall into each other: snaps that get closer, then the pack is squared."""
    y, at = silence(0.95), 0.02
    for step in range(18):
        put(y, click(rng, 1500, 8500, 0.004), at, rng.uniform(0.5, 1))
        at += 0.05 - 0.0016 * step + rng.uniform(-0.006, 0.006)
    return put(y, landing(rng), 0.7, 0.8)


@sprite.sound(lufs=-24)
def coin(rng):
    y = silence(0.6)
    for at, gain, tone in ((0, 0.7, 1.0), (0.075, 1, 1.06)):
        rings = np.array([2960, 4870, 6720, 8350]) * tone
        put(y, modes(0.5, rings, [0.11, 0.15, 0.09, 0.06], [0.5, 1, 0.6, 0.4], rng, 0.002), at, gain)
        put(y, highpass(noise(rng, 0.01), 4000) * pluck(0.01, 0.0002, 0.002), at, 0.6 * gain)
    return y


@sprite.sound(lufs=-30)
def tick(rng):
    y = modes(0.08, [1750, 2900, 4700], [0.008, 0.006, 0.004], [1, 0.6, 0.4])
    return put(y, click(rng, 2500, 9000, 0.0015, 0.02), 0, 0.6)


def tune(rng, notes, seconds, decay=0.2):
    """Notes on wooden bars, each with the knock of its mallet."""
    y = silence(seconds)
    for at, freq, gain in notes:
        put(y, bar(freq, min(0.8, seconds - at), decay), at, gain)
        put(y, click(rng, 500, 2500, 0.004), at, 0.25 * gain)
    return y


@sprite.sound(lufs=-24)
def turn(rng):
    return tune(rng, ((0, 523.3, 0.8), (0.13, 784.0, 1)), 0.75)


@sprite.sound(lufs=-25)
def call(rng):
    return tune(rng, ((0, 659.3, 1),), 0.5)


@sprite.sound(lufs=-28)
def message(rng):
    return tune(rng, ((0, 880, 0.8), (0.07, 880, 0.6)), 0.4, 0.08)


@sprite.sound(lufs=-25)
def arrival(rng):
    return tune(rng, ((0, 392, 0.8), (0.1, 523.3, 0.9), (0.2, 659.3, 1)), 0.8)


@sprite.sound(lufs=-25)
def refused(rng):
    """Knuckles on a shut door, twice."""
    y = silence(0.32)
    for at in (0, 0.11):
        put(y, modes(0.15, [260, 430, 690, 980], [0.03, 0.03, 0.02, 0.012], [0.8, 1, 0.7, 0.4]), at)
        put(y, click(rng, 600, 3000, 0.006), at, 0.6)
    return y


@sprite.sound(lufs=-19)
def win(rng):
    y = tune(rng, ((0, 523.3, 0.8), (0.12, 659.3, 0.85), (0.24, 784, 0.9), (0.36, 1046.5, 1)), 1.9, 0.3)
    for freq in (523.3, 659.3, 784, 1046.5):
        put(y, bell(freq, 1.3, 0.4), 0.5, 0.25)
    return y


@sprite.sound(lufs=-21)
def lose(rng):
    return tune(rng, ((0, 440, 0.9), (0.22, 392, 0.85), (0.44, 349.2, 0.8), (0.7, 293.7, 1)), 1.6, 0.35)
