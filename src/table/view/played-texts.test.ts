import { expect, test } from 'vitest';
import type { Box, Viewer } from '../../engine/game.ts';
import { guessBox } from '../fixtures/guess.ts';
import { opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import type { Referee } from '../referee.ts';
import type { Change } from '../table.ts';
import { eventsFor, playInfo } from './look.ts';
import { jsonText, type Played, playedText, playedTexts } from './played-texts.ts';

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
  const [fields, playFields] = [all, all.map(({ play }) => play)].map((many) => new Set(many.flatMap(Object.keys)));
  expect([...fields].sort()).toEqual(Object.keys(FIELDS).sort());
  expect([...playFields].sort()).toEqual(Object.keys(PLAY_FIELDS).sort());
  const kinds = new Set(all.flatMap(({ events }) => events.map(({ event }) => (event as { kind: string }).kind)));
  expect([...kinds].sort()).toEqual(['dealt', 'passed', 'swapped', 'too-late']);
});

test('in an open game all waiting players share one text', async () => {
  const house = testHouse({ findBox: () => openBox });
  const referee = await opened(house, ann, { options: { starter: 0 } });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });
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
