import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { GameRecord } from '../engine/record.ts';
import type { Journal } from '../journal/journal.ts';
import type { LocalAnswer } from '../protocol/local.ts';
import { HANG_UP } from '../protocol/local.ts';
import type { ServerMessage } from '../protocol/server-message.ts';
import { USUAL_SETTINGS } from '../table/lobby/lobby.ts';
import { BrowserHouse } from './browser-house.ts';
import { indexedDbJournal } from './indexed-db-journal.ts';
import { PagePorts } from './page-ports.ts';

const ANN = { name: 'Ann', secret: 'a1'.repeat(32) };
const BEN = { name: 'Ben', secret: 'b2'.repeat(32) };

let stores = 0;
const journals: Journal[] = [];

async function newHouse(store: string): Promise<BrowserHouse> {
  const journal = await indexedDbJournal(store);
  journals.push(journal);
  return new BrowserHouse(journal, 0);
}

afterEach(async () => {
  for (const journal of journals.splice(0)) await journal.close();
});

/** A page that makes the first move it is offered, until the game is over or a number of moves is made. */
function playOn(here: BrowserHouse, code: string, { secret, moves = 10_000 }: { secret: string; moves?: number }) {
  const { port1: page, port2 } = new MessageChannel();
  new PagePorts(here).open(port2);
  let made = 0;
  let seq = 0;
  return new Promise<void>((resolve) => {
    const say = (message: object) => page.postMessage(JSON.stringify(message));
    page.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      if (message.kind === 'table' && message.table.status === 'over') made = moves;
      if (message.kind !== 'welcome' && message.kind !== 'played') return;
      seq = message.seq;
      const [move] = message.play?.moves ?? [];
      if (made >= moves) {
        page.postMessage(HANG_UP);
        page.close();
        resolve();
      } else if (move !== undefined) {
        made += 1;
        say({ kind: 'move', key: `k${seq}`, seen: seq, move });
      }
    };
    say({ kind: 'hello', table: code, secret });
  });
}

async function openDash(here: BrowserHouse): Promise<string> {
  return codeOf(await here.answer({ kind: 'open', game: 'dash', people: [ANN], bots: ['random', 'careful'] }));
}

function codeOf(answer: LocalAnswer): string {
  if (answer.kind !== 'opened') throw new Error(`expected a table, not ${JSON.stringify(answer)}`);
  return answer.code;
}

async function recordAt(here: BrowserHouse, code: string): Promise<GameRecord> {
  const answer = await here.answer({ kind: 'record', code });
  if (answer.kind !== 'record') throw new Error(`expected a record, not ${JSON.stringify(answer)}`);
  return answer.record;
}

test('a game goes on after its tab was closed, and ends with a record', async () => {
  const store = `reload-${++stores}`;
  const before = await newHouse(store);
  const code = await openDash(before);
  await playOn(before, code, { ...ANN, moves: 3 });
  expect(await before.answer({ kind: 'record', code })).toEqual({ kind: 'error', code: 'not-over' });
  await before.tables.close();

  const after = await newHouse(store);
  await playOn(after, code, ANN);

  const record = await recordAt(after, code);
  expect(record.names[0]).toBe('Ann');
  expect(record.outcome?.scores).toHaveLength(3);
});

test('a finished game can be continued from its middle, in another seat', async () => {
  const here = await newHouse(`branch-${++stores}`);
  const code = await openDash(here);
  await playOn(here, code, ANN);
  const record = await recordAt(here, code);
  const steps = Math.floor(record.steps.length / 2);

  const branch = codeOf(await here.answer({ kind: 'branch', record, steps, seat: 1, person: BEN, bot: 'careful' }));
  await playOn(here, branch, BEN);

  const other = await recordAt(here, branch);
  expect(other.steps.slice(0, steps).map((step) => ({ ...step, at: 0 }))).toEqual(
    record.steps.slice(0, steps).map((step) => ({ ...step, at: 0 })),
  );
  expect(other.names).toEqual([record.names[0], 'Ben', record.names[2]]);
});

test('a challenge deals the same cards from the same seat, without free undo', async () => {
  const here = await newHouse(`challenge-${++stores}`);
  const code = await openDash(here);
  await playOn(here, code, ANN);
  const record = await recordAt(here, code);
  const wish = { kind: 'branch', record, steps: 0, seat: 0, person: ANN, bot: 'careful' } as const;

  const challenge = codeOf(await here.answer({ ...wish, isFair: true }));
  const look = await here.answer({ kind: 'look', code: challenge });
  expect(look.kind === 'table' && look.table).toMatchObject({ status: 'playing', manners: USUAL_SETTINGS });
  await playOn(here, challenge, ANN);

  const { seed, options, packDigest, names } = await recordAt(here, challenge);
  expect({ seed, options, packDigest, names }).toEqual({
    seed: record.seed,
    options: record.options,
    packDigest: record.packDigest,
    names: record.names,
  });
});

test('[DD-5] people who share a device and finished another game on it together draw lots', async () => {
  const here = await newHouse(`together-${++stores}`);
  const people = [{ ...ANN, person: 'c3'.repeat(32) }, BEN];
  const dash = codeOf(await here.answer({ kind: 'open', game: 'dash', people, bots: [] }));
  await Promise.all([playOn(here, dash, ANN), playOn(here, dash, BEN)]);

  const days = codeOf(await here.answer({ kind: 'open', game: 'days', people, bots: ['random'] }));
  const [, started] = await here.house.journal.read(days);
  expect(started?.body).toMatchObject({ kind: 'started', options: { starter: 'lot:0,1' } });
});

test('a record that breaks the rules cannot be continued', async () => {
  const here = await newHouse(`forged-${++stores}`);
  const code = await openDash(here);
  await playOn(here, code, ANN);
  const record = await recordAt(here, code);
  const forged = { ...record, seed: '00'.repeat(32) };

  const steps = record.steps.length;
  const answer = await here.answer({ kind: 'branch', record: forged, steps, seat: 0, person: ANN, bot: 'random' });

  expect(answer).toEqual({ kind: 'error', code: 'not-a-move' });
});

test.each([
  ['no such game', { game: 'chess', people: [ANN], bots: [] }, 'no-such-game'],
  ['nobody', { game: 'dash', people: [], bots: ['random'] }, 'too-few-players'],
  ['one person alone at a game for two', { game: 'dash', people: [ANN], bots: [] }, 'too-few-players'],
  ['more than there are chairs', { game: 'bag', people: [ANN, BEN], bots: Array(3).fill('random') }, 'table-full'],
  ['a bot nobody knows', { game: 'dash', people: [ANN], bots: ['genius'] }, 'no-such-bot'],
  ['an option nobody knows', { game: 'dash', people: [ANN, BEN], bots: [], options: { x: 1 } }, 'bad-options'],
])('opens no table for %s', async (_, wish, code) => {
  const here = await newHouse(`wishes-${++stores}`);
  expect(await here.answer({ kind: 'open', ...wish })).toEqual({ kind: 'error', code });
});

test("the result of a browser game is available once it is over, also for its people's rematches", async () => {
  const here = await newHouse(`result-${stores++}`);
  const people = [{ ...ANN, crest: 'owl' as const }];
  const code = codeOf(await here.answer({ kind: 'open', game: 'days', people, bots: ['random'] }));
  expect(await here.answer({ kind: 'result', code })).toEqual({ kind: 'error', code: 'not-over' });
  await playOn(here, code, ANN);

  const answer = await here.answer({ kind: 'result', code });
  const result = answer.kind === 'result' ? answer.result : undefined;
  expect(result).toMatchObject({ code, game: 'days', players: [{ name: 'Ann', crest: 'owl' }, { kind: 'bot' }] });
  const group = await here.answer({ kind: 'group', code });
  expect(group).toMatchObject({ group: { people: [{ name: 'Ann' }], games: [{ ...result, who: [0, 'bot'] }] } });
  const record = await here.answer({ kind: 'record', code });
  expect(record).toMatchObject({ record: { crests: { 0: 'owl' } } });
});

test('a browser table is for practice if requested, and a what-if always is', async () => {
  const here = await newHouse(`practice-${stores++}`);
  const wish = { kind: 'open', game: 'dash', people: [ANN], bots: ['random'] } as const;
  const usual = codeOf(await here.answer(wish));
  const practice = codeOf(await here.answer({ ...wish, freeUndo: true }));
  await playOn(here, practice, ANN);
  const branch = { kind: 'branch', record: await recordAt(here, practice), steps: 1, seat: 0 } as const;
  const whatIf = codeOf(await here.answer({ ...branch, person: BEN, bot: 'random' }));

  const tables = await Promise.all([usual, practice, whatIf].map((code) => here.answer({ kind: 'look', code })));
  expect(tables.map((answer) => answer.kind === 'table' && answer.table.manners.freeUndo)).toEqual([
    undefined,
    true,
    true,
  ]);
  expect(await here.answer({ kind: 'result', code: practice })).toMatchObject({ result: { practice: true } });
});

test('unreachable tables are removed, and no others', async () => {
  const here = await newHouse(`store ${++stores}`);
  const kept = await openDash(here);
  const dropped = await openDash(here);

  expect(await here.answer({ kind: 'remove', codes: [dropped, 'GONE1'] })).toEqual({ kind: 'removed' });
  expect([...(await here.house.journal.lastSeqs([kept, dropped])).keys()]).toEqual([kept]);
  expect(await here.house.journal.read(dropped)).toEqual([]);
});

test('an arranged table replaces only the tables named in its request', async () => {
  const here = await newHouse(`store ${++stores}`);
  const kept = await openDash(here);
  const done = await openDash(here);
  const table = { seats: 2, options: {}, seed: 'a5'.repeat(32), steps: [] };
  const instead = [done, 'GONE1'];
  const begun = codeOf(
    await here.answer({ kind: 'arrange', game: 'dash', table, person: ANN, bot: 'random', instead }),
  );

  const left = await here.house.journal.lastSeqs([kept, done, begun]);
  expect([...left.keys()]).toEqual([kept, begun]);
});
