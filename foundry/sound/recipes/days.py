"""Dungeon Days: cards on boards, and what monsters do to each other's weeks."""

from recipe import Sprite
from recipes.common import tune
from recipes.materials import crackles, growl, sparkle, thud, whoosh, wind, wood
from synth import band, count, curve, grains, noise, put, room, silence

sprite = Sprite("days")


@sprite.sound(lufs=-21)
def crash(rng):
    """A card is torn away and things fall."""
    rip = band(grains(rng, 0.2, 0.02), 900, 7000, 1) * curve(0.2, (0, 0.4), (0.2, 1))
    y = put(silence(0.8), rip, 0, 1.6)
    put(y, thud(rng, 110), 0.17, 1.1)
    for at in (0.3, 0.38, 0.5):
        put(y, wood(rng, rng.uniform(240, 420)), at, rng.uniform(0.3, 0.6))
    return y


@sprite.sound(lufs=-20)
def terror(rng):
    return room(rng, growl(rng, 0.95, 58, 1.0), 0.35, 0.12)[: count(1.15)]


@sprite.sound(lufs=-23)
def swap(rng):
    """Two stacks change places: one goes, one comes."""
    y = put(silence(0.75), whoosh(rng, 0.35, 500, 3000), 0)
    return put(y, whoosh(rng, 0.35, 3000, 500), 0.3, 0.9)


@sprite.sound(lufs=-22)
def transform(rng):
    return sparkle(rng, 0.9, 12)


@sprite.sound(lufs=-27)
def forward(rng):
    """A board is pushed to the middle of the table."""
    return band(noise(rng, 0.26), 400, 2400) * curve(0.26, (0, 0), (0.1, 1), (0.26, 0))


@sprite.sound(lufs=-24)
def count_day(rng):
    return tune(rng, ((0, 587.3, 1),), 0.4, 0.12)


@sprite.loop(lufs=-38)
def air(rng):
    """A hearth in the monsters' hall."""
    y = wind(rng, 9.0, 120, 420, 0.45) * 0.3
    return crackles(rng, y, 110)
