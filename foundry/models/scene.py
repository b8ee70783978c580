"""What scenes are put together from: finished pictures set into a lit model, each in the light of its place."""
import subprocess

import numpy as np
from scipy import ndimage as nd

from sculpt.silhouette import FOUNDRY


def finished(name):
    """A picture's master as RGBA from 0 to 1."""
    path = FOUNDRY / f'masters/{name}.png'
    size = subprocess.run(['identify', '-format', '%w %h', path], capture_output=True, check=True, text=True).stdout
    width, height = (int(side) for side in size.split())
    raw = subprocess.run(['convert', path, '-depth', '8', 'rgba:-'], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(height, width, 4).astype(np.float32) / 255


def resized(image, width, turn=0.0):
    """An RGBA image at another width, turned by degrees."""
    image = image.copy()
    image[..., :3] *= image[..., 3:]
    if turn:
        image = nd.rotate(image, turn, order=1, reshape=True)
    scale = width / image.shape[1]
    blur = max(0.0, 0.4 / scale - 0.4)
    return np.clip(nd.zoom(nd.gaussian_filter(image, (blur, blur, 0)), (scale, scale, 1), order=1), 0, 1)


def put(picture, name, centre, width, light=(1, 1, 1), turn=0.0, shade=0.55):
    """Sets a picture into the scene: its middle at x, y from the top left, tinted by the light, with a shadow below it."""
    part = resized(finished(name) if isinstance(name, str) else name, width, turn)
    height, wide = part.shape[:2]
    left, top = int(centre[0] - wide / 2), int(centre[1] - height / 2)
    rows = slice(max(top, 0), min(top + height, picture.shape[0]))
    columns = slice(max(left, 0), min(left + wide, picture.shape[1]))
    part = part[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    if shade:
        room = np.zeros(picture.shape[:2], np.float32)
        room[rows, columns] = part[..., 3]
        offset = width * 0.04
        shadow = nd.gaussian_filter(nd.shift(room, (offset, offset * 0.6), order=1), width * 0.035)
        picture *= (1 - shade * shadow)[..., None]
    area = picture[rows, columns]
    lit = part[..., :3] * np.array(light, np.float32)
    picture[rows, columns] = lit + area * (1 - part[..., 3:])


def glow(picture, centre, radius, colour):
    """A soft light in the air, added to what is there."""
    row, column = np.mgrid[: picture.shape[0], : picture.shape[1]]
    away = np.hypot(column - centre[0], row - centre[1]) / radius
    strength = np.exp(-(away**2) * 2.2)[..., None]
    picture += (1 - picture) * strength * np.array(colour, np.float32)


def darkened(picture, centre, reach, floor=0.1):
    """Darkness that closes in around an ellipse."""
    row, column = np.mgrid[: picture.shape[0], : picture.shape[1]]
    away = np.hypot((column - centre[0]) / reach[0], (row - centre[1]) / reach[1])
    picture *= (floor + (1 - floor) / (1 + np.clip(away, 0, 9) ** 4))[..., None]


def leaned(image, corners, size):
    """A flat picture seen at an angle: its corners (top left, top right, bottom right, bottom left) go to these places."""
    height, width = image.shape[:2]
    source = np.array([(0, 0), (width - 1, 0), (width - 1, height - 1), (0, height - 1)], float)
    rows = []
    for (x, y), (u, v) in zip(corners, source):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    system = np.array(rows)
    a, b, c, d, e, f, g, h = np.linalg.solve(system[:, :8], system[:, 8])
    row, column = np.mgrid[: size[0], : size[1]].astype(np.float32)
    depth = g * column + h * row + 1
    places = [(d * column + e * row + f) / depth, (a * column + b * row + c) / depth]
    inside = depth > 0
    soft = nd.gaussian_filter(image, (0.7, 0.7, 0))
    planes = [nd.map_coordinates(soft[..., at], places, order=1, cval=0) * inside for at in range(image.shape[-1])]
    return np.stack(planes, -1)
