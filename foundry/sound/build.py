#!/usr/bin/env python3
"""Makes the sounds: every recipe to one sprite per game, as Ogg Opus and AAC, with the places of its sounds as JSON.

    python3 build.py [sprite ...] [--look FOLDER]
"""

import argparse
import importlib
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy as np
from scipy.io import wavfile
from scipy.signal import spectrogram

from level import RATE, at_level, faded, loudness, phone_loss, seam
from synth import count, rng_for

HERE = pathlib.Path(__file__).parent
SOURCE = HERE.parent.parent / "src"
# Between two sounds, so that a decoder that starts some milliseconds late cuts nothing off.
GAP = 0.12
# What a loop carries before its beginning and after its end: codecs need it to join, and the page heals the seam with it.
LEAD, OVERLAP = 0.1, 0.25
OPUS, AAC = "34k", "38k"


def folder(sprite):
    return SOURCE / "client/device/sounds" if sprite == "common" else SOURCE / "games" / sprite / "sounds"


def sprites():
    names = sorted(path.stem for path in (HERE / "recipes").glob("*.py"))
    return [name for name in names if name != "materials"]


def made(sprite, recipe):
    x = recipe.make(rng_for(sprite.name, recipe.name))
    return at_level(x - x.mean() if recipe.is_loop else faded(x), recipe.lufs)


def pack(sprite):
    """All sounds after one another, and where each begins and how long it lasts; a third figure marks a loop."""
    parts, places, at = [np.zeros(count(GAP))], {}, GAP
    for recipe in sprite.recipes:
        x = made(sprite, recipe)
        seconds = len(x) / RATE
        print(f"  {recipe.name:12s} {seconds:5.2f} s {loudness(x):6.1f} LUFS, phone loses {phone_loss(x):4.1f} LU", end="")
        if recipe.is_loop:
            print(f", seam {seam(x, 0):.1f}", end="")
            places[recipe.name] = [round(at + LEAD, 4), round(seconds, 4), 1]
            x = np.concatenate([x[-count(LEAD) :], x, x[: count(OVERLAP)]])
        else:
            places[recipe.name] = [round(at, 4), round(seconds, 4)]
        print()
        parts += [x, np.zeros(count(GAP))]
        at = sum(len(part) for part in parts) / RATE
    return np.concatenate(parts), places


def write_places(path, places):
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(place)}" for key, place in places.items())
    path.write_text(f"{{\n{lines}\n}}\n")


def run(*command):
    subprocess.run(["ffmpeg", "-y", "-v", "error", *command], check=True, timeout=300, stdin=subprocess.DEVNULL)


def encode(x, base, opus=OPUS, aac=AAC):
    """Writes both files; the same samples give the same bytes."""
    with tempfile.TemporaryDirectory() as scratch:
        wav = f"{scratch}/x.wav"
        wavfile.write(wav, RATE, (np.clip(x, -1, 1) * 32_767).astype(np.int16))
        common = ["-i", wav, "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-ac", "1"]
        run(*common, "-c:a", "libopus", "-b:a", opus, "-compression_level", "10", f"{base}.ogg")
        run(*common, "-c:a", "aac", "-b:a", aac, "-movflags", "+faststart", f"{base}.m4a")
    for end in ("ogg", "m4a"):
        print(f"  {base.name}.{end}: {pathlib.Path(f'{base}.{end}').stat().st_size / 1000:.0f} kB")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("sprites", nargs="*", default=sprites())
    arguments.add_argument("--look", help="a folder for WAV files and spectrograms")
    given = arguments.parse_args()
    sys.path.insert(0, str(HERE))
    for name in given.sprites or sprites():
        sprite = importlib.import_module(f"recipes.{name}").sprite
        print(name)
        x, places = pack(sprite)
        target = folder(name)
        target.mkdir(parents=True, exist_ok=True)
        write_places(target / "effects.json", places)
        encode(x, target / "effects")
        if given.look:
            look(given.look, name, x)


def look(into, name, x):
    """A picture of the whole sprite, 60 Hz to 16 kHz, a mark every second."""
    pathlib.Path(into).mkdir(parents=True, exist_ok=True)
    wavfile.write(f"{into}/{name}.wav", RATE, (x * 32_767).astype(np.int16))
    freqs, at, power = spectrogram(x, RATE, nperseg=2048, noverlap=1400)
    rows = np.searchsorted(freqs, np.geomspace(16_000, 60, 400))
    level = np.clip((10 * np.log10(power[rows] + 1e-14) + 110) / 80, 0, 1)
    image = (255 * level).astype(np.uint8)
    image[:12, np.abs(at % 1) < 0.02] = 255
    step = max(1, image.shape[1] // 2400)
    write_png(f"{into}/{name}.png", image[:, ::step])


def write_png(path, grey):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    lines = b"".join(b"\0" + row.tobytes() for row in grey)
    head = struct.pack(">IIBBBBB", grey.shape[1], grey.shape[0], 8, 0, 0, 0, 0)
    pathlib.Path(path).write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    )


if __name__ == "__main__":
    main()
