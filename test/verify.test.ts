import { describe, expect, test } from 'vitest';
import { elementAt } from '../src/engine/list.ts';
import type { GameRecord } from '../src/engine/record.ts';
import { sealFault, sealRecord } from '../src/engine/record-seal.ts';
import { BOXES, findBox } from '../src/games/index.ts';
import { openRecord } from '../src/replay/open-record.ts';
import { type Check, type Verdict, verify } from '../src/replay/verify.ts';
import { playRandomGame } from './random-game.ts';
import { temporaryFile, undercroft } from './undercroft.ts';

const { record } = playRandomGame(BOXES.dash, { seats: 2, number: 7 });

/** The verdict on a record that was changed and then resealed, as a forger would. */
function verdictOn(change: (record: GameRecord) => void, promised?: string): Verdict {
  const copy = structuredClone(record);
  change(copy);
  return verdict(JSON.stringify(sealRecord(copy)), promised);
}

function verdict(text: string, promised?: string): Verdict {
  const opened = openRecord(text, findBox);
  if (opened.kind === 'unreadable') throw new Error(opened.what);
  return verify(text, opened.read, { played: opened.played, promised });
}

const wrongIn = ({ checks }: Verdict): Check['kind'][] => checks.filter(({ ok }) => !ok).map(({ kind }) => kind);

describe('a record', () => {
  test.each(Object.values(BOXES))('of $id is honest as it was played', (box) => {
    const played = playRandomGame(box, { seats: box.seats.max, number: 3 });

    expect(wrongIn(verdict(JSON.stringify(sealRecord(played.record))))).toEqual([]);
  });

  test('is rejected with any single byte changed', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(sealRecord(record)));
    const unnoticed: number[] = [];
    // Every byte before and after the pack, and each seventh in between.
    for (let at = 0; at < bytes.length; at += at < 300 || at > bytes.length - 900 ? 1 : 7) {
      const changed = bytes.with(at, elementAt(bytes, at) ^ (1 + (at % 3)));
      if (!isFoundOut(changed)) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ['a space', (text) => text.replace('":', '": ')],
    ['a line at the end', (text) => `${text}\n`],
    ['another way to write a letter', (text) => text.replace('Ada', '\\u0041da')],
    ['another way to write a number', (text) => text.replace('"seat":0', '"seat":0.0')],
    ['a field twice', (text) => text.replace('{', '{"format":"undercroft-record/1",')],
    ['a field more', (text) => text.replace('{', '{"note":1,')],
    ['two fields that changed places', (text) => text.replace(/("game":"dash"),("packDigest":"\w+")/, '$2,$1')],
  ])('is found out with %s', (_, change) => {
    const text = JSON.stringify(sealRecord(record));
    const changed = change(text);

    expect(changed).not.toBe(text);
    expect(wrongIn(verdict(changed))).toEqual(['seal']);
  });

  test.each<[string, (record: GameRecord) => void, Check['kind']]>([
    ['another seed', (one) => Object.assign(one, { seed: 'ab'.repeat(32) }), 'moves'],
    ['a move made twice', (one) => one.steps.splice(3, 0, elementAt(one.steps, 3)), 'moves'],
    ['a move after the end', (one) => one.steps.push(elementAt(one.steps, 0)), 'moves'],
    ['a step back in time', (one) => Object.assign(elementAt(one.steps, 5), { at: 5 }), 'moves'],
    ['the clock moved', (one) => one.steps.splice(2, 0, { kind: 'clock', at: elementAt(one.steps, 2).at }), 'moves'],
    ['another result', (one) => Object.assign(one.outcome ?? {}, { winners: [0, 1] }), 'outcome'],
    ['no end', (one) => one.steps.pop(), 'outcome'],
    ['a chain that is no digest', (one) => Object.assign(one, { chain: 'not a digest at all' }), 'chain'],
    ['another pack', (one) => Object.assign(one, { packDigest: '00'.repeat(32) }), 'pack'],
  ])('sealed anew with %s is found out by playing it', (_, change, kind) => {
    expect(wrongIn(verdictOn(change))).toContain(kind);
  });

  test('resealed with another shuffle is detected by its seed hash', () => {
    const other = playRandomGame(BOXES.dash, { seats: 2, number: 8 }).record;
    const { seedHash } = sealRecord(record);
    const forged = JSON.stringify(sealRecord(other));

    expect(wrongIn(verdict(forged))).toEqual([]);
    expect(wrongIn(verdict(forged, seedHash))).toEqual(['promise']);
    expect(wrongIn(verdictOn(() => undefined, seedHash))).toEqual([]);
  });
});

describe('undercroft verify', { timeout: 120_000 }, () => {
  test('a valid record passes, also by its seed hash; a changed one fails with a sentence; an uploaded one is marked as such', async () => {
    const sealed = sealRecord(record);
    const file = temporaryFile('record.json', sealed);
    const changed = temporaryFile('record.json', { ...sealed, names: ['Ada', 'Zed'] });
    const uploaded = temporaryFile('record.json', sealRecord({ ...record, uploaded: true }));
    const [good, bad, other, brought] = await Promise.all([
      undercroft(['verify', file, '--seed-hash', sealed.seedHash, '--digest', sealed.digest]),
      undercroft(['verify', changed]),
      undercroft(['verify', file, '--digest', '00'.repeat(32)]),
      undercroft(['verify', uploaded]),
    ]);

    expect(good).toMatchObject({ exitCode: 0, stderr: '' });
    expect(good.stdout).toContain('is a valid record: Ada, Bruno played dash.');
    expect(bad.exitCode).toBe(1);
    expect(bad.stdout).toContain('its digest does not match its text');
    expect(bad.stderr).toContain('is not a valid record');
    expect(other.exitCode).toBe(1);
    expect(good.stdout).not.toContain('not dealt by the house');
    expect(brought.exitCode).toBe(0);
    expect(brought.stdout).toContain('It was uploaded: the server did not deal this game');
  });
});

test('the end of a chain is compared with a noted digest; without one, the output says that there was nothing to compare', async () => {
  const [chain, other] = ['A'.repeat(43), 'B'.repeat(43)];
  const file = temporaryFile('record.json', sealRecord({ ...record, chain }));
  const [alone, same, forged, misused] = await Promise.all([
    undercroft(['verify', file]),
    undercroft(['verify', file, '--chain', chain]),
    undercroft(['verify', file, '--chain', other]),
    undercroft(['verify', file, '--chain', 'nothing']),
  ]);

  expect(alone).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`${chain} (not compared with any journal`),
  });
  expect(same).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('its chain ends with the noted digest') });
  expect(forged).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('does not end with the noted digest') });
  expect(misused.exitCode).toBe(2);
}, 120_000);

/** Whether a reader of the file would notice: it is not text, not JSON, or its seal is broken. */
function isFoundOut(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const raw = JSON.parse(text) as Record<string, unknown>;
    return sealFault(text, raw) !== undefined;
  } catch {
    return true;
  }
}
