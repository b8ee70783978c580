"""How loud a sound is, and what a phone's speaker leaves of it."""

import numpy as np
from scipy.signal import lfilter

from synth import RATE, count, highpass

# A phone plays next to nothing below this.
PHONE_LOW = 350
CEILING = 10 ** (-1.5 / 20)


def weighted(x):
    """The K-weighting of ITU-R BS.1770, for 48 kHz."""
    x = lfilter([1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585], x)
    return lfilter([1.0, -2.0, 1.0], [1, -1.99004745483398, 0.99007225036621], x)


def loudness(x):
    """The loudest 400 ms, in LUFS: what a short effect is judged by."""
    padded = np.concatenate([np.zeros(count(0.2)), x, np.zeros(count(0.4))])
    power = np.concatenate([[0], np.cumsum(weighted(padded) ** 2)])
    window = count(0.4)
    return -0.691 + 10 * np.log10(((power[window:] - power[:-window]) / window).max() + 1e-12)


def phone_loss(x):
    """By how many LU a small speaker makes it quieter."""
    return loudness(x) - loudness(highpass(x, PHONE_LOW, 4))


def at_level(x, target):
    """Brings a sound to a loudness; peaks above the ceiling are rounded off."""
    x = x * 10 ** ((target - loudness(x)) / 20)
    knee = CEILING * 0.75
    size = np.abs(x)
    return np.where(size > knee, np.sign(x) * (knee + (CEILING - knee) * np.tanh((size - knee) / (CEILING - knee))), x)


def faded(x, begin=0.001):
    x = x - x.mean()
    end = min(0.15, 0.15 * len(x) / RATE)
    x[: count(begin)] *= np.linspace(0, 1, count(begin))
    x[-count(end) :] *= np.linspace(1, 0, count(end))
    return x


def seam(x, overlap):
    """How far a loop jumps where it is joined, as a share of its usual step from sample to sample."""
    body = x[: len(x) - count(overlap)] if overlap else x
    return abs(body[0] - body[-1]) / (np.abs(np.diff(body)).mean() + 1e-12)


__all__ = ["RATE", "at_level", "faded", "loudness", "phone_loss", "seam"]
