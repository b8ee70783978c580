"""From a silhouette to a relief: heights, the plate below it, and the masks a painter of miniatures would use."""
import numpy as np
from scipy import ndimage as nd
from scipy.sparse import csr_matrix
from scipy.sparse.linalg import spsolve

from sculpt.recipes import paint_of
from sculpt.silhouette import GRID, distance_inside, fitted, split

# Labels above this are holes: 1001 is hole 1.
HOLE = 1000


def inflate(mask, softness):
    """0 at the edge, rising softly to 1 over some cells, without ridges (a screened Poisson equation)."""
    coarse = mask[::2, ::2]
    rows, columns = np.where(coarse)
    count = len(rows)
    if count == 0:
        return np.zeros(mask.shape, np.float32)
    index = -np.ones(coarse.shape, int)
    index[rows, columns] = np.arange(count)
    screen = 4 / softness**2
    row_ids, column_ids, values = [np.arange(count)], [np.arange(count)], [np.full(count, 4 + screen)]
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        neighbour = index[
            np.clip(rows + down, 0, coarse.shape[0] - 1), np.clip(columns + right, 0, coarse.shape[1] - 1)
        ]
        inside = neighbour >= 0
        row_ids.append(np.where(inside)[0])
        column_ids.append(neighbour[inside])
        values.append(np.full(inside.sum(), -1.0))
    entries = (np.concatenate(values), (np.concatenate(row_ids), np.concatenate(column_ids)))
    height = np.zeros(coarse.shape, np.float32)
    height[rows, columns] = spsolve(csr_matrix(entries, (count, count)), np.full(count, screen))
    return np.clip(nd.zoom(height, 2, order=1)[: mask.shape[0], : mask.shape[1]], 0, 1) * mask


def rounded(distance, radius):
    """A quarter of a circle that rises over `radius` cells."""
    return np.sqrt(1 - (1 - np.clip(distance / radius, 0, 1)) ** 2)


def from_centre():
    """How far each cell is from the middle of the grid; 1 at the middle of a side."""
    return np.hypot(*np.mgrid[-1 : 1 : GRID * 1j, -1 : 1 : GRID * 1j])


def plate(distance, painted, piece):
    """Signed distance within the plate behind the parts: narrow gaps are closed, small holes filled, a rim added."""
    reach, rim = piece.get('close', 11), piece.get('rim', 7)
    grown = np.pad(-distance, reach, constant_values=1e9) < reach
    gaps, count = nd.label(~grown)
    area = np.bincount(gaps.ravel())
    for gap in range(1, count + 1):
        if gap != gaps[0, 0] and area[gap] < piece.get('open', 1800):
            grown |= gaps == gap
    grown |= np.pad(painted, reach, constant_values=False)
    inside = nd.distance_transform_edt(grown) - nd.distance_transform_edt(~grown) - (reach - rim)
    return nd.gaussian_filter(inside[reach : reach + GRID, reach : reach + GRID], 1.0)


def heights(distance, painted, piece):
    """How high each cell stands, in cells."""
    inside = distance > 0
    softness, height = piece.get('soft', 30.0), piece.get('height', 46.0)
    puff, swell = inflate(inside, softness), inflate(inside, softness * 3)
    if piece.get('profile') == 'chisel':
        shape = 0.8 * np.clip(distance / (softness * 0.8), 0, 1) + 0.2 * rounded(distance, 4)
    else:
        shape = 0.5 * puff**0.7 + 0.22 * rounded(distance, 7) + swell**0.8
    shape = np.where(inside, shape, 0)
    shape = np.where(inside, nd.gaussian_filter(shape, 1.2) * 0.6 + shape * 0.4, shape)
    z = height * shape - 5 * np.clip(-distance / 5, 0, 1) * ~inside
    if painted.any():
        edge = nd.distance_transform_edt(painted)
        z = np.where(painted, -5 + height * 0.55 * (rounded(edge, 12) + np.sqrt(inflate(painted, 18))) / 2, z)
    z += piece.get('dome', 18.0) * (1 - (from_centre() / 1.2) ** 2)
    return z, np.sqrt(np.clip(np.where(inside, swell + puff, 0.9), 0, 2) / 2)


def labels_and_gradient(parts, part_count, piece):
    """Each cell's part (the nearest one), and how far up in its part it lies."""
    nearest = nd.distance_transform_edt(parts == 0, return_distances=False, return_indices=True)
    label = parts[nearest[0], nearest[1]].copy()
    gradient = np.zeros((GRID, GRID), np.float32)
    rows = np.mgrid[:GRID, :GRID][0]
    for part in range(1, part_count + 1):
        part_rows = np.where(parts == part)[0]
        top, bottom = part_rows.min(), max(part_rows.max(), part_rows.min() + 40)
        own = label == part
        gradient[own] = np.clip(1 - (rows[own] - top) / (bottom - top), 0, 1)
        if piece.get('profile') == 'chisel':  # facets side by side differ
            gradient[own] = np.clip(gradient[own] * 0.7 + (0.05, 0.3, 0.15, 0.38, 0.22)[part % 5], 0, 1)
    return label, gradient


def relief(piece):
    """Everything the mesh is made from, on the grid."""
    is_coin = piece.get('coin', False)
    ink = fitted(piece, 0.62 if is_coin else 0.91)
    distance = distance_inside(ink)
    parts, part_count, holes, _ = split(ink)
    inside = distance > 0
    painted = np.isin(holes, list(paint_of(piece.get('holes', {})))) & (holes > 0)
    base = plate(distance, painted, piece)
    z, core = heights(distance, painted, piece)
    if is_coin:
        radius = from_centre() * GRID / 2
        base = GRID * 0.46 - radius
        z = np.where(inside, z * 0.6, 0) + 16 * np.clip(1 - np.abs(radius - GRID * 0.43) / 14, 0, 1) ** 0.5
    body = base > 0
    surface = body if is_coin else inside | painted
    wash = np.clip(1 - nd.gaussian_filter(surface.astype(np.float32), 1.0), 0, 1)
    wash = np.where(surface, np.clip((wash - 0.18) * 1.6, 0, 1), 1)
    sunk = np.where(surface, z, -6)
    curve = nd.gaussian_filter(sunk, 1.2) - nd.gaussian_filter(sunk, 5)
    label, gradient = labels_and_gradient(parts, part_count, piece)
    label[painted] = HOLE + holes[painted]
    if is_coin:  # one sheet of metal
        gradient[:] = 0.55
    return {
        'z': z,
        'base': base,
        'body': body,
        'label': label,
        'masks': {
            'wash': wash,  # dark in the cracks
            'edge': np.clip(curve / 5, 0, 1) * surface,  # dry brush on the ridges
            'hollow': np.clip(-curve / 5, 0, 1),
            'gradient': gradient,
            'core': core,
        },
    }
