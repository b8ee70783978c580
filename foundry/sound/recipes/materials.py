"""Things that several games have: metal, stone, beasts, spells, people, and the air of a room."""

import numpy as np

from synth import (band, circular_band, click, count, curve, even, grains, hill, lowpass, modes, noise, pluck, put,
                   put_round, resonate, room, saw, silence, times)


def thud(rng, freq=90, seconds=0.35):
    """Something heavy comes down; overtones carry it on speakers that have no bass."""
    body = modes(seconds, np.array([1, 1.6, 2.9, 4.6, 7.1]) * freq, [0.08, 0.07, 0.06, 0.05, 0.03], [0.6, 0.6, 0.8, 0.9, 0.7])
    return put(body, click(rng, 350, 2200, 0.02, 0.15), 0, 1.6)


def steel(rng, tone=1.0, seconds=0.8, decay=0.2):
    """A blade is struck: many modes that belong to no scale, some in pairs that beat."""
    freqs = np.array([612, 1043, 1049, 1725, 2440, 2452, 3390, 4620, 6210]) * tone
    shape = np.array([0.5, 1, 1, 0.9, 1, 0.9, 0.7, 0.6, 0.4])
    y = modes(seconds, freqs, decay * shape, [0.4, 0.7, 0.6, 0.6, 0.7, 0.5, 0.5, 0.4, 0.3], rng, 0.001)
    return put(y, click(rng, 900, 11_000, 0.008), 0, 1.2)


def wood(rng, freq, seconds=0.16):
    """A plank is knocked."""
    y = modes(seconds, np.array([1, 1.9, 3.1, 4.6]) * freq, [0.035, 0.025, 0.016, 0.01], [1, 0.7, 0.5, 0.3], rng, 0.02)
    return put(y, click(rng, 500, 3500, 0.005), 0, 0.5)


def growl(rng, seconds=1.1, pitch=62, size=1.0):
    """A large throat: slow rough pulses through formants that open and close."""
    wander = lowpass(noise(rng, seconds), 12)
    wander /= np.abs(wander).max()
    freqs = pitch * curve(seconds, (0, 0.9), (seconds * 0.25, 1.2), (seconds, 0.75)) * (1 + 0.09 * wander)
    rough = 1 - 0.75 * np.clip(np.sin(2 * np.pi * np.cumsum(freqs / 2.5) / 48_000) + 0.5 * wander, 0, 1)
    source = (0.8 * saw(freqs) + 0.5 * lowpass(noise(rng, seconds), 3500)) * rough
    y = 0.2 * lowpass(source, 200)
    for shut, opened, width, gain in ((320, 580, 90, 0.8), (760, 1080, 130, 1.2), (1900, 2300, 220, 1)):
        path = curve(seconds, (0, shut * size), (seconds * 0.35, opened * size), (seconds, shut * size))
        y += gain * resonate(source, path, width)
    y = np.tanh(3 * y / np.abs(y).max())
    return y * curve(seconds, (0, 0), (0.08, 0.7), (seconds * 0.35, 1), (seconds * 0.7, 0.7), (seconds, 0))


def grind(rng, seconds):
    """Stone drags over stone: rumble with gravel in it."""
    low = even(band(np.cumsum(noise(rng, seconds)), 90, 600))
    gravel = even(band(grains(rng, seconds, 0.004), 280, 2600, 1))
    return (0.5 * low + 0.8 * gravel + 0.35 * even(band(noise(rng, seconds), 500, 2200))) * 0.3


def sparkle(rng, seconds=1.0, rise=10, count_of=28, base=1320):
    """Many small glasses, each a short tone, over each other; `rise` semitones from first to last."""
    y, scale = silence(seconds), (0, 2, 4, 7, 9)
    for step in range(count_of):
        share = step / count_of
        at = share * seconds * 0.55 + rng.uniform(0, 0.05)
        semitone = scale[rng.integers(5)] + 12 * int(rng.integers(0, 2)) + share * rise
        freq = base * 2 ** (semitone / 12)
        tone = modes(0.35, [freq, freq * 2.76], [0.09, 0.03], [1, 0.3])
        put(y, tone * np.minimum(1, times(0.35) / 0.004), at, rng.uniform(0.3, 1) * (0.5 + share / 2))
    return room(rng, y, 0.45, 0.25, 1500, 9000)[: count(seconds + 0.2)]


def whoosh(rng, seconds=0.5, low=500, high=3500, middle=0.5):
    """Something passes through the air: a band of noise that comes and goes."""
    air = noise(rng, seconds)
    y = np.zeros(len(air))
    for step in range(4):
        centre = low * (high / low) ** (step / 3)
        y += band(air, centre * 0.7, centre * 1.4) * hill(seconds, seconds * (middle - 0.15 + 0.1 * step), seconds * 0.16)
    return y


def creak(rng, seconds=0.9, low=26, high=90):
    """Leather or a hinge that sticks and slips: pulses that quicken, through the resonances of what it hangs on."""
    freqs = curve(seconds, (0, low), (seconds * 0.7, high), (seconds, low)) * (1 + 0.25 * lowpass(noise(rng, seconds), 20))
    pulses = np.diff(np.floor(np.cumsum(np.maximum(freqs, 8)) / 48_000), prepend=0) * (0.6 + 0.4 * rng.random(count(seconds)))
    up = curve(seconds, (0, 0.9), (seconds * 0.7, 1.18), (seconds, 1))
    y = sum(g * resonate(pulses, f * up, w) for f, w, g in ((420, 45, 1), (880, 60, 0.9), (1560, 90, 0.7), (2650, 140, 0.45)))
    return y * curve(seconds, (0, 0), (0.06, 0.7), (seconds * 0.7, 1), (seconds, 0))


def claps(rng, seconds, hands):
    """Hands clap: cupped noise of one to three kilohertz, each pair at its own pace."""
    y = silence(seconds)
    for _ in range(hands):
        low, pace, at = rng.uniform(700, 1100), rng.uniform(0.16, 0.24), rng.uniform(0, 0.25)
        while at < seconds - 0.08:
            gain = rng.uniform(0.5, 1) * np.exp(-((at / seconds) ** 2) * 2.2)
            put(y, band(noise(rng, 0.04), low, low * 3.2, 1) * pluck(0.04, 0.0005, 0.007), at, gain)
            at += pace * rng.uniform(0.92, 1.08)
    return y


def crowd_sigh(rng, seconds, people):
    """Breath through open mouths whose vowel falls from "ah" to "oh": no voice, only air."""
    y = np.zeros(count(seconds))
    for _ in range(people):
        size, late = rng.uniform(0.88, 1.15), rng.uniform(0, 0.12)
        air = noise(rng, seconds) * hill(seconds, 0.35 + late, 0.28)
        for first, last, gain in ((760, 480, 1), (1150, 820, 0.7), (2500, 2350, 0.2)):
            y += gain * resonate(air, curve(seconds, (0, first * size), (seconds, last * size)), 130)
    return y / np.abs(y).max()


def wind(rng, seconds, low=180, high=900, sway=0.35):
    """Air in a cave, for a loop."""
    y = even(circular_band(noise(rng, seconds), low, high))
    return y * np.exp(sway * even(circular_band(noise(rng, seconds), 0.1, 0.6, 4)))


def drips(rng, into, how_many, low=900, high=2200):
    """Drops fall into a pool: each a bubble whose tone rises."""
    seconds = len(into) / 48_000
    for _ in range(how_many):
        t, freq = times(0.12), rng.uniform(low, high)
        drop = np.sin(2 * np.pi * (freq * t + freq * 1.2 * t * t)) * pluck(0.12, 0.002, 0.025)
        wet = room(rng, drop, 0.6, 0.5, 500, 5000)
        put_round(into, wet, rng.uniform(0, seconds), rng.uniform(0.3, 1))
    return into


def crackles(rng, into, how_many):
    """A fire spits."""
    seconds = len(into) / 48_000
    for _ in range(how_many):
        spit = click(rng, rng.uniform(700, 2200), rng.uniform(3500, 9000), rng.uniform(0.001, 0.006), 0.03)
        put_round(into, spit, rng.uniform(0, seconds), rng.gamma(1.2, 0.35))
    return into
