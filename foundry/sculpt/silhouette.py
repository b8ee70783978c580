"""From a one-colour icon to a grid: its ink, its parts and its holes, each with a number."""
import json
import subprocess
from functools import lru_cache
from pathlib import Path

import numpy as np
from scipy import ndimage as nd

FOUNDRY = Path(__file__).resolve().parent.parent
# Cells of the grid along a side; one cell is one vertex of the relief.
GRID = 640
# Parts and holes smaller than this many cells are specks.
SPECK = 40


@lru_cache(maxsize=1)
def icon_set():
    path = FOUNDRY / 'node_modules/@iconify-json/game-icons/icons.json'
    return json.loads(path.read_text())['icons']


def raster(icon, size):
    """The icon's ink as coverage from 0 to 1."""
    body = icon_set()[icon]['body']
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
    drawn = subprocess.run(
        ['rsvg-convert', '-w', str(size), '-h', str(size)], input=svg.encode(), capture_output=True, check=True
    )
    grey = subprocess.run(
        ['convert', '-', '-alpha', 'extract', '-depth', '8', 'gray:-'],
        input=drawn.stdout,
        capture_output=True,
        check=True,
    )
    return np.frombuffer(grey.stdout, np.uint8).reshape(size, size).astype(np.float32) / 255


def bulged(grid, swell):
    """Blown up below its middle, or sunk in where `swell` is below 0."""
    y, x = np.mgrid[-1 : 1 : GRID * 1j, -1 : 1 : GRID * 1j]
    near = np.clip(1 - x**2 - ((y - 0.2) / 0.95) ** 2, 0, 1)
    source = [0.2 + (y - 0.2) * (1 - 0.3 * swell * near), x * (1 - swell * near)]
    return nd.map_coordinates(grid, [(axis + 1) / 2 * (GRID - 1) for axis in source], order=1)


def fitted(piece, fill=0.91):
    """The icon, cropped to its ink, its larger side filling the grid, and cut where the recipe says."""
    ink = raster(piece['icon'], 1600)
    if piece.get('flip'):
        ink = ink[:, ::-1]
    rows, columns = np.where(ink > 0.5)
    ink = ink[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
    scale = GRID * fill / max(ink.shape)
    ink = nd.zoom(nd.gaussian_filter(ink, 0.4 / scale), scale, order=1)
    grid = np.zeros((GRID, GRID), np.float32)
    top, left = (GRID - ink.shape[0]) // 2, (GRID - ink.shape[1]) // 2
    grid[top : top + ink.shape[0], left : left + ink.shape[1]] = ink
    if 'bulge' in piece:
        grid = bulged(grid, piece['bulge'])
    y, x = np.mgrid[:GRID, :GRID] / GRID
    for x0, y0, x1, y1 in piece.get('cuts', ()):
        along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
        along = np.clip(along, 0, 1)
        away = np.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
        grid *= np.clip(away * GRID - 2.5, 0, 1)
    return grid


def distance_inside(ink):
    """Signed distance to the outline in cells, positive inside, finer than a cell."""
    inside = nd.zoom(ink, 2, order=1) > 0.5
    distance = nd.distance_transform_edt(inside) - nd.distance_transform_edt(~inside)
    return nd.zoom(distance, 0.5, order=1)[:GRID, :GRID].astype(np.float32) / 2


def numbered(labels):
    """Labels by size, the largest first, without specks; and how many there are."""
    area = np.bincount(labels.ravel())
    area[0] = 0
    order = [label for label in np.argsort(-area, kind='stable') if area[label] > SPECK]
    table = np.zeros(len(area), int)
    for number, label in enumerate(order, 1):
        table[label] = number
    return table[labels], len(order)


def split(ink):
    """Parts of the ink and holes in it, numbered; what lies around the icon is no hole."""
    inside = ink > 0.5
    parts, _ = nd.label(inside)
    holes, _ = nd.label(~inside)
    holes[holes == holes[0, 0]] = 0
    return *numbered(parts), *numbered(holes)
