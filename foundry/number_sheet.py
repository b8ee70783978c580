"""A sheet of icons with their parts and holes numbered, to write recipes by: python3 number_sheet.py SHEET.png NAME..."""
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from scipy import ndimage as nd
from sculpt.recipes import pieces_of
from sculpt.silhouette import GRID, fitted, split

CELL = 300
COLUMNS = 6


def label(text, x, y, colour):
    style = f'font-size="13" font-weight="bold" fill="{colour}" stroke="#000" stroke-width="2.5" paint-order="stroke"'
    return f'<text x="{x}" y="{y}" {style}>{text}</text>'


def inner(mask):
    """A cell well within a part: where its number can stand."""
    row, column = np.unravel_index(np.argmax(nd.distance_transform_edt(mask)), mask.shape)
    return column / GRID * CELL - 4, row / GRID * CELL + 4


def main():
    out, *names = sys.argv[1:]
    colours = np.random.RandomState(3).randint(70, 235, (500, 3))
    texts, images = [], []
    pieces = [(name, piece) for name in names for piece in pieces_of(name)]
    height = CELL * -(-len(pieces) // COLUMNS)
    sheet = np.full((height, CELL * COLUMNS, 3), 30, np.uint8)
    for place, (name, piece) in enumerate(pieces):
        left, top = place % COLUMNS * CELL, place // COLUMNS * CELL
        parts, part_count, holes, hole_count = split(fitted(piece))
        drawn = np.full((GRID, GRID, 3), 40, np.uint8)
        drawn[parts > 0] = colours[parts[parts > 0] % 500]
        drawn[holes > 0] = colours[holes[holes > 0] % 500] // 4
        steps = (np.arange(CELL - 6) * GRID / (CELL - 6)).astype(int)
        sheet[top : top + CELL - 6, left : left + CELL - 6] = drawn[steps][:, steps]
        for number in range(1, min(part_count, 40) + 1):
            x, y = inner(parts == number)
            texts.append(label(number, left + x, top + y, '#fff'))
        for number in range(1, min(hole_count, 40) + 1):
            x, y = inner(holes == number)
            texts.append(label(f'h{number}', left + x, top + y, '#ff0'))
        texts.append(label(name, left + 4, top + 14, '#8f8'))
    with tempfile.TemporaryDirectory() as folder:
        picture, words = Path(folder, 'sheet.ppm'), Path(folder, 'words.svg')
        picture.write_bytes(b'P6 %d %d 255\n' % (CELL * COLUMNS, height) + sheet.tobytes())
        size = f'width="{CELL * COLUMNS}" height="{height}"'
        words.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{"".join(texts)}</svg>')
        subprocess.run(['rsvg-convert', words, '-o', f'{folder}/words.png'], check=True)
        subprocess.run(['convert', picture, f'{folder}/words.png', '-composite', out], check=True)


main()
