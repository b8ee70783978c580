import { expect, test } from 'vitest';
import type { Box, Viewer } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng } from '../engine/rng.ts';
import { BOXES, findBox } from '../games/index.ts';
import type { TimeState } from '../games/time/rules/state.ts';
import { guessBox } from './fixtures/guess.ts';
import { opened, person, playingTable } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import type { Referee } from './referee.ts';
import type { Change, Table } from './table.ts';
import { eventsFor, jsonText, lookBack, type Played, playedText, playedTexts, playInfo } from './view.ts';

const ann = person('Ann');
const ben = person('Ben');
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const openBox: Box = { ...guessBox, open: (pack) => ({ ...guessBox.open(pack), isOpen: true }) };
const move = (seen: number, kind = 'pass') => ({ kind: 'move', seen, move: { kind } }) as const;

/** All fields of the message and of its game, by the protocol: the compiler reports a missing new one. */
const FIELDS: Readonly<Record<keyof Played, true>> = {
  kind: true,
  seq: true,
  now: true,
  play: true,
  events: true,
  marks: true,
};
const PLAY_FIELDS: Readonly<Record<keyof Required<Played['play']>, true>> = {
  view: true,
  moves: true,
  toAct: true,
  since: true,
};

/** The message by the protocol, for one viewer. */
function messageFor({ table }: Referee, change: Change, viewer: Viewer): Played {
  const play = playInfo(table, viewer);
  if (play === undefined) throw new Error('the game has started');
  const eyes = table.game.isOpen === true ? 'spectator' : viewer;
  return {
    kind: 'played',
    seq: change.row.seq,
    now: 1_234_567,
    play,
    events: eventsFor(table, change.events, eyes),
    ...(change.mark === undefined ? {} : { marks: [change.mark] }),
  };
}

/** Plays through all cases of this message, and checks every text. */
async function told(box: Box): Promise<Played[]> {
  const house: TestHouse = testHouse({ findBox: () => box });
  const referee = await opened(house, ann, { options: { starter: 0, rounds: '1', clock: true } });
  const all: Played[] = [];
  referee.subscribe((change) => {
    if (referee.table.play === undefined) return;
    const textFor = playedTexts(referee.table, change, 1_234_567);
    for (const viewer of VIEWERS) {
      const message = messageFor(referee, change, viewer);
      const text = textFor(viewer);
      expect(JSON.parse(text)).toEqual(message);
      // The same fields in the same order: the same bytes as if it had been serialised at once.
      expect(text).toBe(JSON.stringify(message));
      all.push(message);
    }
  });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'set-manners', manners: { pace: 'live', takeBots: false, freeUndo: true } });
  await ann.asks(referee, { kind: 'start' });
  const { seq } = referee.table;
  await ann.asks(referee, move(seq));
  await ann.asks(referee, { kind: 'undo', consent: 'free' });
  await ann.asks(referee, move(seq + 2, 'swap'));
  house.time += 5000;
  await referee.expire();
  expect(referee.table.play?.outcome).toBeDefined();
  return all;
}

test.each([
  ['in a game with secrets', guessBox],
  ['in a game that all see alike', openBox],
])('%s a start, a move, an undo, the clock and the end are told as the protocol has it', async (_where, box) => {
  const all = await told(box);

  expect(all).toHaveLength(5 * VIEWERS.length);
  const fields = new Set(all.flatMap(Object.keys));
  const playFields = new Set(all.flatMap(({ play }) => Object.keys(play)));
  expect([...fields].sort()).toEqual(Object.keys(FIELDS).sort());
  expect([...playFields].sort()).toEqual(Object.keys(PLAY_FIELDS).sort());
  const kinds = new Set(all.flatMap(({ events }) => events.map(({ event }) => (event as { kind: string }).kind)));
  expect([...kinds].sort()).toEqual(['dealt', 'passed', 'swapped', 'too-late']);
});

test('in an open game all waiting players share one text', async () => {
  const house = testHouse({ findBox: () => openBox });
  const referee = await playingTable(house, [ann, ben], { options: { starter: 0 } });
  let change: Change | undefined;
  referee.subscribe((one) => {
    change = one;
  });
  await ann.asks(referee, move(referee.table.seq, 'swap'));
  if (change === undefined) throw new Error('a move was made');
  const textFor = playedTexts(referee.table, change, 5);
  expect(textFor(0)).toBe(textFor('spectator'));
  expect(textFor(1)).not.toBe(textFor('spectator'));
});

test('the compiler refuses a text of another type, and an unknown field', () => {
  const [kind, number, none] = [jsonText('played' as const), jsonText(1), jsonText<never[]>([])];
  const play = { view: jsonText({}), moves: none, toAct: none, since: number };
  const told = { kind, seq: number, now: number, events: none };
  expect(JSON.parse(playedText(told, play))).toMatchObject({ kind: 'played', play: { view: {}, moves: [] } });
  // @ts-expect-error: a string is not a number
  playedText({ ...told, seq: jsonText('1') }, play);
  // @ts-expect-error: a bare string is not JSON text
  playedText({ ...told, seq: '1' }, play);
  // @ts-expect-error: there is no such field
  playedText({ ...told, age: number }, play);
});

const SEED = 3;

/** Ann and Ben play random moves; `see` is called after each entry. */
async function played(game: string, moves: number, see: (table: Table) => void) {
  // Fixed cards: some random games of Dungeon Time are over before anything was played.
  const house = testHouse({ findBox, random: (bytes) => new Uint8Array(bytes).fill(SEED) });
  const referee = await playingTable(house, [ann, ben], { game, options: game === 'time' ? { clock: 'off' } : {} });
  const { table } = referee;
  const rng = fastRng(3);
  see(table);
  for (let turn = 0; turn < moves && table.play?.outcome === undefined; turn++) {
    const deadline = referee.deadline();
    const toAct = table.play === undefined ? [] : table.game.toAct(table.play.state);
    if (deadline !== undefined && toAct.length === 0) {
      house.time = deadline;
      await referee.expire();
    } else {
      const seat = elementAt(toAct, rng.int(toAct.length));
      const choices = table.game.legalMoves(table.play?.state, seat);
      const who = table.lobby.seats[seat] === 0 ? ann : ben;
      await who.asks(referee, { kind: 'move', seen: table.seq, move: choices[rng.int(choices.length)] });
    }
    see(table);
  }
  return referee;
}

function stateOf({ play }: Table): TimeState {
  return (play ?? expect.fail()).state as TimeState;
}

test.each(Object.keys(BOXES))('%s: looking back shows what the viewer saw then, and nothing else', async (game) => {
  const told: { seq: number; views: string[] }[] = [];
  const { table } = await played(game, game === 'time' ? 400 : 40, (now) => {
    told.push({ seq: now.seq, views: VIEWERS.map((viewer) => JSON.stringify(playInfo(now, viewer)?.view)) });
  });

  expect(told.length).toBeGreaterThan(9);
  // Forward, then back: with and without kept states.
  for (const { seq, views } of [...told, ...told.toReversed()]) {
    const seen = VIEWERS.map((viewer) => lookBack(table, seq, viewer));
    expect(seen.map((moment) => 'view' in moment && JSON.stringify(moment.view))).toEqual(views);
  }
});

test('undone steps cannot be looked at; the steps that replaced them can', async () => {
  const referee = await played('days', 40, () => undefined);
  const { table } = referee;
  lookBack(table, table.seq, 0);
  const seat = (table.play?.steps[20] as { seat?: number } | undefined)?.seat ?? 0;
  const requester = table.lobby.seats[seat] === 0 ? ann : ben;
  await requester.asks(referee, { kind: 'undo', consent: 'agreed', back: 20 });
  const from = elementAt(table.play?.entries.slice(-1) ?? [], 0);
  const now = VIEWERS.map((viewer) => playInfo(table, viewer)?.view);

  for (const entry of [from, from + 1, table.seq]) {
    expect(VIEWERS.map((viewer) => lookBack(table, entry, viewer))).toMatchObject(now.map((view) => ({ view })));
  }
});

test('[DT-21] nobody can look back at the five minutes before the end, nor during them', async () => {
  const moments: { seq: number; phase: string }[] = [];
  const answers = new Set<string>();
  await played('time', 400, (table) => {
    const { phase } = stateOf(table);
    moments.push({ seq: table.seq, phase });
    // Every few steps, and at the start of each phase: some phases are short.
    const isSame = moments.at(-2)?.phase === phase;
    if (moments.length % 9 > 0 && isSame && phase !== 'over') return;
    for (const { seq, phase: then } of moments) {
      answers.add(`${phase} looks at ${then}: ${'view' in lookBack(table, seq, 0) ? 'seen' : 'hidden'}`);
    }
  });

  expect([...answers].filter((answer) => /looks at (ready|adventure)/.test(answer))).not.toContainEqual(
    expect.stringMatching(/^(ready|adventure|resolution).*seen/),
  );
  expect(answers).toContain('resolution looks at resolution: seen');
  expect(answers).toContain('over looks at adventure: seen');
});
