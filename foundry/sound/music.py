#!/usr/bin/env python3
"""Writes the music of each game: a loop that stays out of the way, and for Dungeon Time a second one that joins it.

    python3 music.py [game ...]
"""

import sys

import numpy as np

from build import LEAD, OVERLAP, encode, folder, write_places
from level import at_level, loudness, phone_loss, seam
from midi import looped
from synth import RATE, count

# General MIDI programs.
CELESTA, HARP, PIZZICATO, BASS, STRINGS, CHOIR, BASSOON, CLARINET, DRUM, MARIMBA = 8, 46, 45, 43, 48, 52, 70, 71, 116, 12
GAP = 0.12


def drone(channel, roots, bar, velocity=52):
    """Each root for two bars, with its octave."""
    return [(i * 2 * bar, 2 * bar + 0.1, channel, root + up, velocity) for i, root in enumerate(roots) for up in (0, 12)]


def chords(channel, harmony, bar, velocity=36):
    return [(i * 2 * bar + 0.5, 2 * bar - 0.6, channel, pitch, velocity) for i, three in enumerate(harmony) for pitch in three]


def melody(channel, line, velocity=50, length=2.5):
    return [(beat, length, channel, pitch, velocity) for beat, pitch in line]


def steps(channel, roots, pattern, bar, velocity=46):
    """A figure on eighths, moved with the harmony."""
    beats = [(i, step) for i, step in enumerate(pattern) if step is not None]
    return [
        (two * 2 * bar + half * bar + i / 2, 0.4, channel, root + step, velocity + (8 if i == 0 else 0))
        for two, root in enumerate(roots) for half in (0, 1) for i, step in beats
    ]


DASH = [38, 41, 36, 38, 34, 36]
DAYS = [43, 48, 41, 43]
BAG = [38, 39, 36, 38]
TIME = [38, 34, 41, 36]

# Name of the loop, beats a minute, programs by channel, notes, beats in all, loudness.
SONGS = {
    # Light feet in a passage: plucked strings in D minor, a harp that answers.
    "dash": [("music", 92, {0: PIZZICATO, 1: HARP, 2: BASS},
              steps(0, [r + 12 for r in DASH], [0, None, 7, None, 12, None, 10, 7], 4)
              + melody(1, [(4, 74), (5.5, 72), (7, 69), (13, 77), (15, 76), (20, 72), (22, 70), (29, 69), (31, 67), (36, 65), (38, 70), (44, 67), (46, 64)])
              + drone(2, [r - 12 for r in DASH], 4, 44), 48, -31)],
    # Monsters keep house: a bassoon that limps in G, a clarinet that comments.
    "days": [("music", 100, {0: BASSOON, 1: CLARINET, 2: PIZZICATO},
              steps(0, DAYS, [0, None, None, 7, 5, None, 4, None], 4, 50)
              + melody(1, [(3, 71), (4, 74), (5, 72), (11, 76), (12, 74), (13, 71), (19, 69), (20, 72), (21, 70), (27, 67), (28, 71)], 42, 0.9)
              + steps(2, [r + 12 for r in DAYS], [None, None, 4, None, None, None, 7, None], 4, 40), 32, -32)],
    # Deep under the ground: basses, a choir far away, a celesta now and then.
    "bag": [("music", 60, {0: BASS, 1: CHOIR, 2: CELESTA, 3: DRUM},
             drone(0, BAG, 4) + chords(1, [(57, 62, 65), (55, 58, 63), (55, 60, 63), (57, 62, 64)], 4)
             + melody(2, [(3, 86), (5.5, 84), (13, 82), (14.5, 81), (19, 84), (22, 79), (29, 81)], 40)
             + [(0, 4, 3, 38, 36), (16, 4, 3, 38, 32)], 32, -31)],
    # The sand runs: a harp at first; drums and low strings come in as it gets less.
    "time": [("music", 120, {0: BASS, 1: HARP},
              drone(0, TIME, 4) + steps(1, [r + 24 for r in TIME], [0, None, 3, None, 7, None, 3, None], 4, 40), 32, -32),
             ("pulse", 120, {0: PIZZICATO, 1: DRUM, 2: STRINGS},
              steps(0, [r + 12 for r in TIME], [0, 0, 12, 0, 7, 0, 8, 7], 4, 60)
              + [(bar * 4 + beat, 0.5, 1, pitch, v) for bar in range(8) for beat, pitch, v in ((0, 36, 74), (1.5, 36, 54), (3, 41, 62))]
              + chords(2, [(62, 69), (58, 65), (65, 72), (60, 67)], 4, 44), 32, -29)],
}


def main():
    for game in sys.argv[1:] or SONGS:
        parts, places, at = [np.zeros(count(GAP))], {}, GAP
        for name, bpm, programs, notes, beats, lufs in SONGS[game]:
            x = at_level(looped(bpm, programs, notes, beats), lufs)
            print(f"{game} {name}: {len(x) / RATE:.1f} s {loudness(x):.1f} LUFS, phone loses {phone_loss(x):.1f} LU, seam {seam(x, 0):.1f}")
            places[name] = [round(at + LEAD, 4), round(len(x) / RATE, 6), 1]
            parts += [x[-count(LEAD) :], x, x[: count(OVERLAP)], np.zeros(count(GAP))]
            at = sum(len(part) for part in parts) / RATE
        write_places(folder(game) / "music.json", places)
        encode(np.concatenate(parts), folder(game) / "music", "32k", "40k")


if __name__ == "__main__":
    main()
