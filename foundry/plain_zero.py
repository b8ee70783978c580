"""The text fonts with a zero that is not slashed: in prose "20 minutes" must not look like code.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python foundry/plain_zero.py

Reads the fonts of the package @fontsource/atkinson-hyperlegible in this folder (npm ci) and writes src/client/kit/styles/fonts. The two halves
of the zero's counter become one; everything else stays. The licence (OFL 1.1) reserves no font name.
"""

from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "foundry/node_modules/@fontsource/atkinson-hyperlegible/files"
TARGET = ROOT / "src/client/kit/styles/fonts"

# The right half of the counter, by weight: on its axis at the top, two control points, its widest point.
COUNTERS = {
    400: ((324, 606), (412, 606), (497, 466), (497, 335)),
    700: ((331, 567), (390, 567), (461, 456), (461, 335)),
}


def plain_zero(font: TTFont, name: str, counter) -> None:
    """Replaces a glyph's two half counters by a whole one."""
    glyf = font["glyf"]
    glyph = glyf[name]
    ends = list(glyph.endPtsOfContours)
    assert len(ends) == 3, f"{name} has no slash"
    points = list(zip(glyph.coordinates, glyph.flags))[: ends[0] + 1]
    pen = TTGlyphPen(None)
    draw(pen, points)
    left = min(x for (x, _), _ in points)
    right = max(x for (x, _), _ in points)
    (axis, top), (near, _), (wide, high), (_, middle) = counter
    # The counter stands in the middle of the outline.
    shift = (left + right) / 2 - axis
    bottom = 2 * middle - top
    low = 2 * middle - high
    at = lambda x, y: (round(x + shift), round(y))
    far, narrow = 2 * axis - wide, 2 * axis - near
    # Against the direction of the outline, so that it is a hole.
    pen.moveTo(at(axis, top))
    pen.qCurveTo(at(narrow, top), at(far, high), at(far, middle))
    pen.qCurveTo(at(far, low), at(narrow, bottom), at(axis, bottom))
    pen.qCurveTo(at(near, bottom), at(wide, low), at(wide, middle))
    pen.qCurveTo(at(wide, high), at(near, top), at(axis, top))
    pen.closePath()
    made = pen.glyph()
    glyf[name] = made


def draw(pen: TTGlyphPen, points) -> None:
    """Draws a contour of curves with implied points between its control points."""
    start = next(at for at, (_, on) in enumerate(points) if on & 1)
    turned = points[start + 1 :] + points[: start + 1]
    pen.moveTo(points[start][0])
    controls = []
    for place, on in turned:
        controls.append(place)
        if on & 1:
            (pen.lineTo if len(controls) == 1 else pen.qCurveTo)(*controls)
            controls = []
    pen.closePath()


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for weight, counter in COUNTERS.items():
        font = TTFont(SOURCE / f"atkinson-hyperlegible-latin-{weight}-normal.woff2")
        plain_zero(font, "zero", counter)
        # The zero of figures of equal width is the same outline, moved.
        assert [part.glyphName for part in font["glyf"]["zero.tf"].components] == ["zero"]
        font.flavor = "woff2"
        font.save(TARGET / f"atkinson-plain-zero-{weight}.woff2")


main()
