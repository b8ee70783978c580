"""Dungeon Time: five minutes of sand, then the Story is told."""

import numpy as np

from recipe import Sprite
from recipes.common import landing, tune
from recipes.materials import claps, creak as strain, crowd_sigh, sparkle, thud, wind, wood
from synth import (band, bell, circular_band, click, count, curve, even, grains, lowpass, modes, noise, pluck, put,
                   silence, times)

sprite = Sprite("time")


@sprite.sound(lufs=-21)
def slap(rng):
    return landing(rng, 0.8)


@sprite.sound(lufs=-24)
def slide(rng):
    return put(silence(0.26), band(noise(rng, 0.24), 1400, 5000) * pluck(0.24, 0.1, 0.04), 0)


# Calls: a question goes up, an answer comes down, a demand is the same note twice, a word is one note.
@sprite.sound(lufs=-22)
def need(rng):
    return tune(rng, ((0, 587.3, 0.8), (0.09, 880, 1)), 0.5, 0.13)


@sprite.sound(lufs=-22)
def have(rng):
    return tune(rng, ((0, 784, 0.9), (0.09, 523.3, 1)), 0.5, 0.13)


@sprite.sound(lufs=-22)
def take(rng):
    return tune(rng, ((0, 698.5, 1), (0.11, 698.5, 1)), 0.5, 0.09)


@sprite.sound(lufs=-24)
def say(rng):
    return tune(rng, ((0, 659.3, 1),), 0.4, 0.13)


@sprite.sound(lufs=-20)
def go(rng):
    """The hourglass is turned and set down, and a bell says that it runs."""
    y = put(silence(1.1), wood(rng, 240, 0.2), 0, 1.2)
    return put(y, bell(784, 1.0, 0.35), 0.03, 0.7)


@sprite.sound(lufs=-21)
def alarm(rng):
    y = silence(1.0)
    for at in (0, 0.18):
        put(y, bell(988, 0.8, 0.28), at)
    return y


@sprite.sound(lufs=-19)
def time_up(rng):
    """A gong: its tones bloom one after the other."""
    freqs = np.array([233, 370, 494, 698, 880, 1245, 1655])
    y = np.zeros(count(1.5))
    for order, freq in enumerate(freqs):
        swell = np.minimum(1, times(1.5) / (0.004 + 0.03 * order))
        y += modes(1.5, [freq], [0.75 / (1 + 0.25 * order)], [1 / (1 + 0.3 * order)]) * swell
    return put(y, click(rng, 300, 2500, 0.02, 0.15), 0, 0.8)


@sprite.sound(lufs=-22)
def heart(rng):
    """One thump; noise and overtones above 350 Hz are what a phone can play of it."""
    t = times(0.25)
    y = np.sin(2 * np.pi * (62 * t + 0.6 * (1 - np.exp(-t / 0.012)))) * pluck(0.25, 0.006, 0.05)
    put(y, band(noise(rng, 0.1), 330, 900) * pluck(0.1, 0.004, 0.025), 0, 4)
    return np.tanh(1.5 * put(y, modes(0.12, [403, 558, 806], [0.05, 0.04, 0.03], [0.9, 0.6, 0.3]), 0.002))


@sprite.sound(lufs=-24)
def turn_over(rng):
    """The next card of the Story is taken from the pile, slowly."""
    return band(noise(rng, 0.4), 1500, 6000) * curve(0.4, (0, 0), (0.28, 1), (0.4, 0))


@sprite.sound(lufs=-22)
def pack(rng):
    """Something goes into a leather bag."""
    y = put(silence(0.35), thud(rng, 130, 0.25), 0, 0.8)
    return put(y, band(noise(rng, 0.2), 400, 1800) * pluck(0.2, 0.02, 0.04), 0.01, 0.5)


@sprite.sound(lufs=-23)
def check(rng):
    return tune(rng, ((0, 1046.5, 1),), 0.3, 0.07)


@sprite.sound(lufs=-20)
def success(rng):
    y = tune(rng, ((0, 659.3, 0.9), (0.1, 987.8, 1)), 1.0, 0.2)
    return put(y, bell(1318.5, 0.8, 0.25), 0.1, 0.3)


@sprite.sound(lufs=-21)
def failure(rng):
    y = tune(rng, ((0, 466.2, 1), (0.16, 370, 1)), 0.8, 0.2)
    return put(y, thud(rng, 105, 0.3), 0.16, 0.4)


@sprite.sound(lufs=-22)
def creak(rng):
    return strain(rng, 1.0)


@sprite.sound(lufs=-18)
def burst(rng):
    """Seams tear, the bag gives way, and what was in it rolls over the floor."""
    rip = band(grains(rng, 0.22, 0.015), 900, 7000, 1) * curve(0.22, (0, 0.4), (0.22, 1))
    y = put(silence(1.3), rip, 0, 2)
    put(y, lowpass(noise(rng, 0.4), 1800) * pluck(0.4, 0.001, 0.06), 0.22, 0.8)
    put(y, thud(rng, 85), 0.22, 1.2)
    for _ in range(11):
        at = 0.33 + rng.gamma(2, 0.13)
        piece = wood(rng, rng.uniform(240, 700)) if rng.random() < 0.5 else modes(
            0.2, np.array([1450, 2980, 4510]) * rng.uniform(0.8, 1.3), [0.06, 0.08, 0.05], [0.5, 0.6, 0.4]
        )
        put(y, piece, min(at, 1.1), 0.5 * np.exp(-(at - 0.33) / 0.5))
    return y


@sprite.sound(lufs=-22)
def skill(rng):
    return sparkle(rng, 0.8, 8, 20)


@sprite.sound(lufs=-21)
def cheer(rng):
    y = claps(rng, 1.6, 9)
    for at, gain in ((0.05, 1), (0.3, 0.8), (0.55, 0.9)):
        put(y, modes(0.2, [180, 310, 520], [0.05, 0.03, 0.02], [1, 0.7, 0.4]), at, 0.5 * gain)
    return y


@sprite.sound(lufs=-23)
def groan(rng):
    return crowd_sigh(rng, 1.2, 6)


@sprite.loop(lufs=-35)
def sand(rng):
    """Grains trickle through a neck of glass."""
    grain = even(circular_band(grains(rng, 4.0, 0.05), 2600, 9500))
    breath = even(circular_band(noise(rng, 4.0), 1800, 7000))
    return (grain + 0.35 * breath) * (1 + 0.1 * even(circular_band(noise(rng, 4.0), 0.3, 3, 4)))


@sprite.loop(lufs=-32)
def tension(rng):
    """Low strings that tremble: four seconds, whole numbers of everything, so that it joins."""
    t = times(4.0)
    y = np.zeros(len(t))
    for freq, gain in ((110, 1), (110.25, 0.9), (164.75, 0.6), (116.5, 0.35)):
        for overtone in range(1, 9):
            y += gain / overtone**1.1 * np.sin(2 * np.pi * freq * overtone * t + overtone)
    tremble = 0.65 + 0.35 * np.sin(2 * np.pi * 7 * t)
    bow = even(circular_band(noise(rng, 4.0), 700, 3000)) * 0.12
    return (circular_band(y, 260, 1800) + bow) * tremble * (0.8 + 0.2 * np.sin(2 * np.pi * 0.5 * t))


@sprite.loop(lufs=-38)
def air(rng):
    """A high hall of stone."""
    return wind(rng, 6.0, 160, 650, 0.4)
