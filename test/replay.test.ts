import { describe, expect, test } from 'vitest';
import { elementAt } from '../src/engine/list.ts';
import type { GameRecord } from '../src/engine/record.ts';
import { dashBox } from '../src/games/dash/box.ts';
import { openRecord } from '../src/replay/open-record.ts';
import { playRandomGame } from './random-game.ts';
import { temporaryFile, undercroft } from './undercroft.ts';

const { record } = playRandomGame(dashBox, { seats: 3, number: 5 });

/** The record of a real game, changed. */
function changed(change: (record: GameRecord) => void): string {
  const copy = structuredClone(record);
  change(copy);
  return temporaryFile('record.json', copy);
}

test('opening a record reports the share replayed', () => {
  const shares: number[] = [];
  openRecord(
    JSON.stringify(record),
    () => dashBox,
    (share) => shares.push(share),
  );
  expect(shares.length).toBe(Math.floor(record.steps.length / 16));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeGreaterThan(0.5);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

describe('undercroft replay', { timeout: 120_000 }, () => {
  test('a game is told in both languages', async () => {
    const file = changed(() => undefined);
    const [english, italian] = await Promise.all([
      undercroft(['replay', file]),
      undercroft(['replay', file, '--locale', 'it']),
    ]);
    expect(english).toMatchObject({ exitCode: 0, stderr: '' });
    expect(italian).toMatchObject({ exitCode: 0, stderr: '' });
    expect(english.stdout).toContain('Ada');
    expect(italian.stdout).toContain('Ada');
    expect(english.stdout.split('\n').length).toBe(italian.stdout.split('\n').length);
    expect(english.stdout).not.toBe(italian.stdout);
  });

  test('it stops at the given step', async () => {
    const { exitCode, stdout } = await undercroft(['replay', changed(() => undefined), '--to', '2']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^2\. /m);
    expect(stdout).not.toMatch(/^3\. /m);
  });

  test.each<[string, (record: GameRecord) => void, string]>([
    ['a move that a rule forbids', (one) => one.steps.splice(1, 0, elementAt(one.steps, 0)), 'Step 2 of'],
    [
      'what is no move',
      (one) => one.steps.splice(3, 1, { kind: 'move', seat: 0, move: 'up', at: 1 }),
      'this is no move of the game',
    ],
    [
      'another result',
      (one) => Object.assign(one, { outcome: { winners: [], scores: [0, 0, 0] } }),
      'does not follow from its moves',
    ],
    ['a result too early', (one) => one.steps.pop(), 'the game did not end'],
    ['no result', (one) => Object.assign(one, { outcome: undefined }), 'has no result, but the game ended'],
    [
      'another pack',
      (one) => Object.assign(one, { packDigest: '00'.repeat(32) }),
      'contains a pack that differs from the one it names',
    ],
    ['half a seed', (one) => Object.assign(one, { seed: 'abcd' }), 'has no seed of 32 bytes in hex'],
    ['too many players', (one) => Object.assign(one, { names: new Array(9).fill('Ada') }), 'names no 2 to 6 players'],
    [
      'a seat nobody has',
      (one) => Object.assign(elementAt(one.steps, 4), { seat: 3 }),
      'has an invalid step: number 5',
    ],
    ['another game', (one) => Object.assign(one, { game: 'chess' }), 'is a record of a game we do not have: "chess"'],
    ['another format', (one) => Object.assign(one, { format: 'sgf' }), 'its "format" is not undercroft-record/1'],
    [
      'an unknown option',
      (one) => Object.assign(one, { options: { speed: 1 } }),
      'has an option that dash does not know: speed',
    ],
  ])('a record with %s fails with a sentence', async (_, change, sentence) => {
    const { exitCode, stderr } = await undercroft(['replay', changed(change)]);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('another seed gives another game, and is detected', async () => {
    const { exitCode } = await undercroft(['replay', changed((one) => Object.assign(one, { seed: 'ab'.repeat(32) }))]);
    expect(exitCode).toBe(1);
  });
});
