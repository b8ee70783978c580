import { describe, expect, test } from 'vitest';
import { fastRng } from '../../../engine/rng.ts';
import { BACKLOG_MS, type Clip, Director, FOLLOWED_LEAST, MOVE_MS, REVEAL_MS, TURN_MS } from './director.ts';

type Scene = string;

function clip(name: string, ms: readonly number[] = [900], rest: Partial<Clip<Scene>> = {}): Clip<Scene> {
  const frames = ms.map((length, place) => ({
    kind: 'reveal' as const,
    ms: length,
    scene: place === ms.length - 1 ? name : `${name}.${place}`,
  }));
  const last = frames.pop();
  if (last === undefined) throw new Error('a clip has at least one frame');
  return { frames: [...frames, last], isOwn: false, ...rest };
}

/** Advances time up to `until`, and records when each scene began. */
function watch(director: Director<Scene>, from: number, until = from + 60_000): [at: number, scene: Scene][] {
  const seen: [number, Scene][] = [[from, director.shown]];
  for (let due = director.dueAt; due !== undefined && due <= until; due = director.dueAt) {
    director.advance(due);
    if (seen.at(-1)?.[1] !== director.shown) seen.push([due, director.shown]);
  }
  return seen;
}

const opened = (pace = 1) => new Director<Scene>('start', () => pace);

test('the first step is shown at once, and the next ones after their time, in order', () => {
  const director = opened();
  director.push(clip('a', [300, 200]), 0);
  director.push(clip('b'), 10);

  expect(watch(director, 10)).toEqual([
    [10, 'a.0'],
    [300, 'a'],
    [500, 'b'],
  ]);
  expect(director.isBehind).toBe(false);
});

test('an unhurried frame keeps its length, and does not shorten the others', () => {
  const director = opened();
  const frame = (scene: string, ms: number) => ({ kind: 'reveal' as const, scene, ms });
  const end = { ...frame('a.2', 4000), isUnhurried: true };
  director.push({ isOwn: false, frames: [frame('a.0', 1000), frame('a.1', 1000), end, frame('a', 0)] }, 0);

  expect(watch(director, 0)).toEqual([
    [0, 'a.0'],
    [MOVE_MS / 2, 'a.1'],
    [MOVE_MS, 'a.2'],
    [MOVE_MS + 4000, 'a'],
  ]);
});

test('a followed frame is still visible when a turn has used up its time, but a skip passes over it', () => {
  const director = opened();
  const fight = (name: string): Clip<Scene> => {
    const [first, last] = clip(name, [500, 0], { turn: 1 }).frames;
    return { frames: [{ ...first, isFollowed: true }, last as typeof first], isOwn: false, turn: 1 };
  };
  for (const name of ['a', 'b', 'c', 'd']) director.push(clip(name, [1500], { turn: 1 }), 0);
  const [used] = watch(director, 0).at(-1) ?? [0];
  expect(used).toBeLessThanOrEqual(TURN_MS);
  director.push(fight('e'), TURN_MS);
  expect(watch(director, TURN_MS).at(-1)).toEqual([TURN_MS + 500 * FOLLOWED_LEAST, 'e']);

  director.push(fight('f'), 10_000);
  director.skipHurried(10_000);
  expect(director.shown).toBe('f');
});

test("others' turn with a fight of five rounds lasts no longer than any other", () => {
  const director = opened();
  const round = (name: string): Clip<Scene> => {
    const [first, last] = clip(name, [450, 0], { turn: 1 }).frames;
    return { frames: [{ ...first, isFollowed: true }, last as typeof first], isOwn: false, turn: 1 };
  };
  for (const name of ['a', 'b']) director.push(clip(name, [900], { turn: 1 }), 0);
  for (const name of ['c', 'd', 'e', 'f', 'g']) director.push(round(name), 0);

  const seen = watch(director, 0);
  expect(seen.at(-1)?.[0]).toBeLessThanOrEqual(TURN_MS);
  expect(seen.map(([, scene]) => scene)).toEqual(expect.arrayContaining(['c.0', 'd.0', 'e.0', 'f.0', 'g.0']));
});

test('skipping passes over others’ moves, but not over the end that follows; once that has begun, over it as well', () => {
  const director = opened();
  director.push(clip('a', [1000]), 0);
  director.push(clip('b', [1000]), 0);
  const { frames, ...rest } = clip('c', [1000, 4000, 4000, 0]);
  const end = frames.map((frame, place) => ({ ...frame, isUnhurried: place === 1 || place === 2 }));
  director.push({ ...rest, frames: end as unknown as typeof frames }, 0);

  director.skipHurried(10);
  expect([director.shown, director.isUnhurried, director.dueAt]).toEqual(['c.1', true, 4010]);
  director.skipHurried(20);
  expect([director.shown, director.isUnhurried, director.isBehind]).toEqual(['c', false, false]);
});

test.each([
  ['slow', 2, [2000, 3800]],
  ['normal', 1, [1000, 1900]],
  ['fast', 0.5, [500, 950]],
])('at the speed %s every length is multiplied by %d', (_, pace, [first, second]) => {
  const director = opened(pace);
  for (const name of ['a', 'b', 'c']) director.push(clip(name, name === 'a' ? [1000] : [900]), 0);

  expect(watch(director, 0)).toEqual([
    [0, 'a'],
    [first, 'b'],
    [second, 'c'],
  ]);
});

test('a backlog of others’ moves lasts twice as long at the speed slow, although it grows faster than it is shown', () => {
  const shown = (pace: number) => {
    const director = opened(pace);
    // Three opponents who take many steps each, as fast as a server plays them.
    for (let step = 0; step < 24; step += 1) director.push(clip(`${step}`, [1000]), step * 500);
    const seen = watch(director, 12_000);
    return seen.at(-1)?.[0] ?? 0;
  };

  expect(shown(2)).toBeGreaterThan(1.8 * shown(1));
  expect(shown(0.5)).toBeLessThan(shown(1));
});

test('switched off, everything is shown as it arrives', () => {
  const director = opened(0);
  director.push(clip('a', [300, 200]), 0);
  director.push(clip('b'), 0);

  expect([director.shown, director.isBehind, director.dueAt]).toEqual(['b', false, undefined]);
});

test('a tap ends the beat that was shown when it came, and no other', () => {
  const director = opened();
  director.push(clip('a', [300, 200, 900]), 0);
  const { beat } = director;
  director.skipBeat(beat, 50);
  director.skipBeat(beat, 60);

  expect([director.shown, director.dueAt]).toEqual(['a.1', 250]);
});

test('skipping everything shows the current state, and nothing is due', () => {
  const director = opened();
  for (const name of ['a', 'b', 'c']) director.push(clip(name, [300, 900]), 0);
  director.skipAll();

  expect([director.shown, director.isBehind, director.areOthersWaiting, director.dueAt]).toEqual([
    'c',
    false,
    false,
    undefined,
  ]);
});

test("one’s own step begins at once and ends others' earlier ones", () => {
  const director = opened();
  for (const name of ['a', 'b', 'c']) director.push(clip(name), 0);
  director.push(clip('mine', [400, 600], { isOwn: true }), 100);

  expect(director.areOthersWaiting).toBe(false);
  expect(watch(director, 100)).toEqual([
    [100, 'mine.0'],
    [500, 'mine'],
  ]);
});

/** One's own step: a card is lifted, turned over, counted, and then stays. */
function flip(name: string): Clip<Scene> {
  return {
    frames: [
      { kind: 'anticipation', ms: 350, scene: `${name} lifted` },
      { kind: 'reveal', ms: 450, scene: `${name} turned` },
      { kind: 'consequence', ms: 600, scene: `${name} counted` },
      { kind: 'settle', ms: 0, scene: name },
    ],
    isOwn: true,
  };
}

describe('acting while one’s own step is still being shown', () => {
  test('before it was revealed: it is revealed at once and shown, then the next step begins', () => {
    const director = opened();
    director.push(flip('a'), 0);
    director.fastForward(150);
    expect(director.shown).toBe('a turned');
    director.push(flip('b'), 170);
    expect([director.shown, director.areOthersWaiting]).toEqual(['a turned', false]);

    expect(watch(director, 170)).toEqual([
      [170, 'a turned'],
      [150 + REVEAL_MS, 'b lifted'],
      [500 + REVEAL_MS, 'b turned'],
      [950 + REVEAL_MS, 'b counted'],
      [1550 + REVEAL_MS, 'b'],
    ]);
  });

  test('while it is revealed: the rest of its minimum time passes first', () => {
    const director = opened();
    director.push(flip('a'), 0);
    director.advance(350);
    director.fastForward(400);
    director.push(flip('b'), 410);

    expect(watch(director, 410)[1]).toEqual([350 + REVEAL_MS, 'b lifted']);
  });

  test('after that: the next step begins at once', () => {
    const director = opened();
    director.push(flip('a'), 0);
    director.advance(800);
    director.fastForward(820);
    expect([director.shown, director.dueAt]).toEqual(['a', undefined]);
    director.push(flip('b'), 830);

    expect(director.shown).toBe('b lifted');
  });

  test('three taps in a row: each card is shown, in order', () => {
    const director = opened();
    for (const [place, name] of ['a', 'b', 'c'].entries()) {
      director.fastForward(place * 150);
      director.push(flip(name), place * 150 + 10);
    }

    expect(watch(director, 310).map(([, scene]) => scene)).toEqual([
      'a turned',
      'b turned',
      'c lifted',
      'c turned',
      'c counted',
      'c',
    ]);
  });

  test('a refused move leaves the first step as it is', () => {
    const director = opened();
    director.push(flip('a'), 0);
    director.fastForward(150);

    expect(watch(director, 150)).toEqual([
      [150, 'a turned'],
      [150 + REVEAL_MS, 'a'],
    ]);
    expect(director.isBehind).toBe(false);
  });

  test('the tap that acts does not end the beat it fast-forwards to', () => {
    const director = opened();
    director.push(flip('a'), 0);
    director.advance(350);
    const { beat } = director;
    director.fastForward(400);
    director.skipBeat(beat, 400);

    expect(director.shown).toBe('a turned');
  });

  test("switched off, nothing is kept; others' actions are passed over as before", () => {
    const off = opened(0);
    off.push(flip('a'), 0);
    off.fastForward(0);
    expect(off.shown).toBe('a');

    const others = opened();
    others.push(clip('a', [300, 900]), 0);
    others.fastForward(10);
    expect([others.shown, others.dueAt]).toEqual(['a', undefined]);
  });
});

test("others' steps after one’s own wait until that was shown", () => {
  const director = opened();
  director.push(clip('mine', [400, 600], { isOwn: true }), 0);
  director.push(clip('a'), 100);

  expect(director.areOthersWaiting).toBe(true);
  expect(watch(director, 100).at(-1)).toEqual([1000, 'a']);
});

test("another player's move lasts no longer than its limit, one’s own has no limit", () => {
  const others = opened();
  others.push(clip('a', [2000, 2000]), 0);
  others.push(clip('b'), 0);
  expect(watch(others, 0).at(-1)).toEqual([MOVE_MS, 'b']);

  const own = opened();
  own.push(clip('a', [2000, 2000], { isOwn: true }), 0);
  own.push(clip('b'), 0);
  expect(watch(own, 0).at(-1)).toEqual([4000, 'b']);
});

test('a step for everybody keeps its length, no matter who made it', () => {
  const director = opened();
  director.push(clip('a', [2000, 2000], { isForAll: true }), 0);
  expect(watch(director, 0).at(-1)).toEqual([2000, 'a']);
  expect(director.dueAt).toBeUndefined();
});

test("all of others' actions in one turn fit into its limit, and the next turn has its own", () => {
  const director = opened();
  for (let step = 0; step < 9; step += 1) director.push(clip(`a${step}`, [900], { turn: 'a' }), step * 150);
  director.push(clip('b', [900], { turn: 'b' }), 1400);

  const [at] = watch(director, 1400).find(([, scene]) => scene === 'b') ?? [Number.NaN];
  expect(at).toBeGreaterThan(TURN_MS * 0.8);
  expect(at).toBeLessThanOrEqual(TURN_MS);
});

test('the longer the backlog, the faster it plays: it never grows past its limit', () => {
  const director = opened();
  for (let step = 0; step < 50; step += 1) director.push(clip(String(step)), step * 150);
  const last = 49 * 150;

  const [at] = watch(director, last).at(-1) ?? [Number.NaN];
  expect(director.shown).toBe('49');
  expect(at - last).toBeLessThanOrEqual(BACKLOG_MS);
});

test('a hundred steps at once are not played: the current state is shown', () => {
  const director = opened();
  for (let step = 0; step < 100; step += 1) director.push(clip(String(step)), 1000);
  watch(director, 1000, 1300);

  expect([director.shown, director.isBehind]).toEqual(['99', false]);
});

test('a jump, back or to another table, is shown at once and nothing earlier is played after it', () => {
  const director = opened();
  for (const name of ['a', 'b']) director.push(clip(name), 0);
  director.settle('undone');

  expect(watch(director, 0)).toEqual([[0, 'undone']]);
});

describe('any input, in any order', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'is told in order and ends in the true state (%d)',
    (seed) => {
      const rng = fastRng(seed, 7);
      const director = opened([1, 2, 0.5, 0][rng.int(4)]);
      const seen: number[] = [];
      let now = 0;
      let pushed = 0;
      const look = () => {
        const step = Number.parseInt(director.shown, 10);
        if (!Number.isNaN(step)) seen.push(step);
      };
      for (let turn = 0; turn < 200; turn += 1) {
        now += rng.int(500);
        const dice = rng.int(10);
        if (dice < 6) {
          const ms = Array.from({ length: 1 + rng.int(4) }, () => rng.int(1200));
          director.push(clip(String(pushed), ms, { isOwn: rng.int(4) === 0, turn: rng.int(3) }), now);
          pushed += 1;
        } else if (dice < 8) director.advance(now);
        else if (dice < 9) director.skipBeat(director.beat, now);
        else if (rng.int(2) === 0) director.fastForward(now);
        else director.skipAll();
        look();
        expect(director.dueAt === undefined || director.dueAt > now).toBe(true);
        if (director.isBehind) expect(director.dueAt).toBeDefined();
      }
      watch(director, now, now + 120_000);
      look();

      expect(seen).toEqual([...seen].sort((one, other) => one - other));
      expect(seen.at(-1)).toBe(pushed - 1);
      expect([director.isBehind, director.dueAt]).toEqual([false, undefined]);
    },
  );
});
