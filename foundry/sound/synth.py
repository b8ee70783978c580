"""What sounds are made of: struck things, blown and rubbed noise, grains. 48 kHz, mono, nothing sampled."""

import zlib

import numpy as np
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

RATE = 48_000


def count(seconds):
    return int(round(seconds * RATE))


def times(seconds):
    return np.arange(count(seconds)) / RATE


def rng_for(*names):
    """Each sound has its own chance: a change to one leaves all others as they are."""
    return np.random.default_rng(zlib.crc32("/".join(names).encode()))


def noise(rng, seconds):
    return rng.standard_normal(count(seconds))


def band(x, low, high, order=2):
    return sosfilt(butter(order, [low, min(high, 23_000)], "band", fs=RATE, output="sos"), x)


def lowpass(x, at, order=2):
    return sosfilt(butter(order, at, "low", fs=RATE, output="sos"), x)


def highpass(x, at, order=2):
    return sosfilt(butter(order, at, "high", fs=RATE, output="sos"), x)


def curve(seconds, *points):
    """A line through (second, value) points."""
    at, values = zip(*points)
    return np.interp(times(seconds), at, values)


def pluck(seconds, attack, decay):
    """Rises in `attack` seconds and falls by 1/e every `decay`."""
    t = times(seconds)
    return np.minimum(1, t / max(attack, 1e-5)) * np.exp(-np.maximum(0, t - attack) / decay)


def hill(seconds, middle, width):
    return np.exp(-(((times(seconds) - middle) / width) ** 2))


def silence(seconds):
    return np.zeros(count(seconds))


def put(into, x, at, gain=1.0):
    """Adds a sound at a second; what sticks out is cut off."""
    start = count(at)
    end = min(len(into), start + len(x))
    if end > start:
        into[start:end] += gain * x[: end - start]
    return into


def modes(seconds, freqs, decays, gains, rng=None, detune=0.0):
    """A struck body: each mode is a sine that dies away by itself."""
    t = times(seconds)
    y = np.zeros(len(t))
    for freq, decay, gain in zip(freqs, decays, gains):
        off = 1 + (detune * rng.standard_normal() if rng is not None else 0)
        if freq * off < RATE / 2:
            y += gain * np.exp(-t / decay) * np.sin(2 * np.pi * freq * off * t)
    tail = min(len(y), count(0.02))
    y[-tail:] *= np.linspace(1, 0, tail)
    return y


def click(rng, low, high, decay, seconds=0.06):
    """Two surfaces touch: a burst of noise, the shorter the harder they are."""
    return band(noise(rng, seconds), low, high) * pluck(seconds, 0.0003, decay)


def bar(freq, seconds=0.7, decay=0.22):
    """A wooden bar over a resonator, as of a marimba: its overtones are two and three octaves up and die at once."""
    ratios = np.array([1, 3.93, 9.6])
    return modes(seconds, freq * ratios, [decay, decay * 0.25, decay * 0.08], [1, 0.28, 0.1])


def bell(freq, seconds=1.6, decay=0.5):
    """A small bell: hum, prime, minor third, fifth and octave, the higher the shorter."""
    ratios = np.array([0.5, 1, 1.19, 1.5, 2, 2.51, 3.0, 4.1])
    decays = decay * np.array([1.5, 1, 0.8, 0.6, 0.7, 0.4, 0.3, 0.2])
    return modes(seconds, freq * ratios, decays, [0.35, 1, 0.45, 0.3, 0.55, 0.2, 0.2, 0.12])


def resonate(x, freqs, width, block=240):
    """A resonance that moves: `freqs` is one per sample."""
    y, state = np.zeros_like(x), np.zeros(2)
    r = np.exp(-np.pi * width / RATE)
    for i in range(0, len(x), block):
        angle = 2 * np.pi * freqs[i] / RATE
        y[i : i + block], state = lfilter([1 - r], [1, -2 * r * np.cos(angle), r * r], x[i : i + block], zi=state)
    return y


def grains(rng, seconds, share):
    """Sparse impulses: paper, gravel, a tear. `share` of all samples carry one."""
    n = count(seconds)
    return (rng.random(n) < share) * rng.standard_normal(n)


def saw(freqs):
    phase = np.cumsum(freqs) / RATE
    return 2 * (phase % 1) - 1


def room(rng, x, tail=0.35, mix=0.12, low=200, high=5000):
    """A small stone room around a sound."""
    answer = band(noise(rng, tail), low, high) * np.exp(-times(tail) / (tail / 5))
    answer /= np.sqrt((answer**2).sum())
    wet = fftconvolve(x, answer)
    wet *= mix
    wet[: len(x)] += x
    return wet


def circular_band(x, low, high, steepness=6):
    """A band filter that joins the end to the beginning: what it makes can be looped."""
    spectrum = np.fft.rfft(x)
    f = np.fft.rfftfreq(len(x), 1 / RATE) + 1e-3
    return np.fft.irfft(spectrum / np.sqrt(1 + (low / f) ** steepness) / np.sqrt(1 + (f / high) ** steepness), len(x))


def put_round(into, x, at, gain=1.0):
    """Adds a sound to a loop; what sticks out goes on at its beginning."""
    into[(count(at) + np.arange(len(x))) % len(into)] += gain * x
    return into


def even(x):
    return x / x.std()
