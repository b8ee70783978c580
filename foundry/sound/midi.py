"""Notes to samples: a MIDI file written by hand, rendered by fluidsynth with FluidR3."""

import pathlib
import struct
import subprocess
import tempfile

from scipy.io import wavfile

from synth import RATE

SOUNDFONT = "/usr/share/sounds/sf2/FluidR3_GM.sf2"
TICKS = 480


def variable_length(n):
    out = [n & 127]
    while n := n >> 7:
        out.insert(0, (n & 127) | 128)
    return bytes(out)


def midi(bpm, programs, notes):
    """Notes are (beat, length in beats, channel, pitch, velocity)."""
    events = [(0, 0, bytes([0xC0 | channel, program])) for channel, program in programs.items()]
    for beat, length, channel, pitch, velocity in notes:
        events.append((int(beat * TICKS), 2, bytes([0x90 | channel, pitch, velocity])))
        events.append((int((beat + length) * TICKS) - 1, 1, bytes([0x80 | channel, pitch, 0])))
    track, at = b"\0\xff\x51\x03" + struct.pack(">I", int(6e7 / bpm))[1:], 0
    for tick, _, message in sorted(events, key=lambda event: event[:2]):
        track += variable_length(tick - at) + message
        at = tick
    track += variable_length(4 * TICKS) + b"\xff\x2f\0"
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS) + b"MTrk" + struct.pack(">I", len(track)) + track


def rendered(bpm, programs, notes):
    with tempfile.TemporaryDirectory() as scratch:
        song, wav = f"{scratch}/x.mid", f"{scratch}/x.wav"
        pathlib.Path(song).write_bytes(midi(bpm, programs, notes))
        options = [f"synth.{name}" for name in ("chorus.active=0", "reverb.active=1", "reverb.room-size=.7", "reverb.level=.5")]
        flags = [part for option in options for part in ("-o", option)]
        command = ["fluidsynth", "-ni", "-q", "-g", "0.6", "-r", str(RATE), *flags, "-F", wav, "-T", "wav", SOUNDFONT, song]
        subprocess.run(command, check=True, timeout=200, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        return wavfile.read(wav)[1].astype(float).mean(axis=1) / 32_768


def looped(bpm, programs, notes, beats):
    """Played three times; the second pass has the tails of the first and can follow itself."""
    thrice = [(beat + beats * turn, *rest) for turn in range(3) for beat, *rest in notes]
    length = round(beats * 60 / bpm * RATE)
    return rendered(bpm, programs, thrice)[length : 2 * length]
