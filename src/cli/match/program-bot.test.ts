import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../engine/game.ts';
import { parseOptions } from '../../engine/options.ts';
import { isSame } from '../../engine/same.ts';
import { factsOf, GAME_IDS, usualBot } from '../../games/catalogue.ts';
import { findBox } from '../../games/index.ts';
import { botOfPlan, gameOfPlan } from '../simulate/cast.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { playBatch } from '../simulate/play.ts';
import { type ProgramTable, programBot } from './program-bot.ts';
import type { Failure, ProgramAnswer, ProgramSlot } from './program-port.ts';
import { type FromProgram, refused, type ToProgram } from './protocol.ts';

type Said = FromProgram | 'nonsense' | { kind: 'nonsense' } | Extract<ProgramAnswer, { kind: 'failed' }>;

/** A test program's reply to a message; hello is answered automatically. */
type Script = (message: Exclude<ToProgram, { kind: 'event' | 'over' | 'hello' }>) => Said;

interface Played {
  heard: { slot: ProgramSlot; message: ToProgram }[];
  refusals: string[];
  failed: { failure: Failure; why: string }[];
  outcomes: Outcome[];
}

/** Plays a deal, or more, of a scripted program against a bot, without any process. */
function play(game: string, script: Script, more: Partial<SimulationPlan> = {}): Played {
  const box = findBox(game);
  if (box === undefined) throw new Error(`there is no game ${game}`);
  const options = parseOptions(box.options, {});
  if (options.kind !== 'valid') throw new Error('no options are the usual ones');
  const plan: SimulationPlan = {
    game,
    pack: box.standardPack,
    seats: Math.max(2, box.seats.min),
    options: options.options,
    isTogether: false,
    bots: ['program', 'random'],
    deals: 1,
    seed: 1,
    ...more,
  };
  const played: Played = { heard: [], refusals: [], failed: [], outcomes: [] };
  const read = (slot: ProgramSlot, lines: readonly string[]): ToProgram[] => {
    const messages: ToProgram[] = lines.map((line) => JSON.parse(line));
    played.heard.push(...messages.map((message) => ({ slot, message })));
    return messages;
  };
  const table: ProgramTable = {
    plan,
    game: gameOfPlan(plan),
    port: {
      ask: ({ slot, lines }) => {
        const message = read(slot, lines).at(-1);
        if (message === undefined || message.kind === 'event' || message.kind === 'over')
          throw new Error('only questions are asked');
        return answerOf(message.kind === 'hello' ? { kind: 'hello' } : script(message));
      },
      tell: (slot, lines) => void read(slot, lines),
      refused: (_, { why }) => played.refusals.push(why),
      failed: (_, { failure, why }) => played.failed.push({ failure, why }),
    },
    standIn: botOfPlan(plan, usualBot(game) ?? ''),
    time: 60_000,
    current: { deal: 0, rotation: 0 },
    seated: [],
  };
  playBatch(
    plan,
    {
      game: table.game,
      bots: plan.bots.map((id, at) => (id === 'program' ? programBot(id, at, table) : botOfPlan(plan, id))),
      listener: {
        begins: (current) => Object.assign(table, { current, seated: [] }),
        ended: (outcome) => {
          played.outcomes.push(outcome);
          for (const player of table.seated) player.over(outcome, []);
          return outcome.winners;
        },
      },
    },
    0,
  );
  return played;
}

function answerOf(said: Said): ProgramAnswer {
  if (said === 'nonsense') return { kind: 'line', line: 'nonsense' };
  return said.kind === 'failed' ? said : { kind: 'line', line: JSON.stringify(said) };
}

/** A team of programs only. */
const TEAM = { isTogether: true, bots: ['program'] };

const first: Script = () => ({ kind: 'move', index: 0 });

test('a program receives hello, its events, questions and the end of each game, in each seat', () => {
  const { heard, failed, outcomes } = play('days', first);
  expect(failed).toEqual([]);
  for (const rotation of [0, 1]) {
    const game = heard.filter(({ slot }) => slot.rotation === rotation);
    expect(game[0]?.message).toMatchObject({ kind: 'hello', protocol: 1, game: 'days', seat: rotation, seats: 2 });
    expect(game.at(-1)?.message).toEqual({ kind: 'over', outcome: outcomes[rotation] });
    expect(new Set(game.map(({ message }) => message.kind))).toEqual(new Set(['hello', 'event', 'choose', 'over']));
    expect(game.every(({ slot }) => slot.seat === rotation)).toBe(true);
  }
});

test('a program sees what its seat may see', () => {
  const drawn = play('days', first).heard.flatMap(({ slot, message }) => {
    const event =
      message.kind === 'event' ? (message.event as { kind: string; seat: number; card: unknown }) : undefined;
    return event?.kind === 'drawn' ? [{ own: event.seat === slot.seat, hidden: event.card === 'face-down' }] : [];
  });
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.every(({ own, hidden }) => own !== hidden)).toBe(true);
});

const LATE: Said = { kind: 'failed', failure: 'late', why: 'did not answer in time' };

describe('a misbehaving program has failed, and its games go on', () => {
  test.each<[string, Said, Failure, string]>([
    ['late', LATE, 'late', 'did not answer in time'],
    ['no JSON', 'nonsense', 'not-json', 'wrote a line that is not JSON: "nonsense"'],
    ['an unknown kind', { kind: 'nonsense' }, 'unknown-kind', 'there is no message of the kind "nonsense"; the kinds'],
    ['no such move', { kind: 'move', index: 999 }, 'wrong-index', 'was refused 4 times: there is no move 999'],
    ['a move below 0', { kind: 'move', index: -1 }, 'wrong-index', 'must be a whole number of 0 or more, not -1'],
    ['waiting in turns', { kind: 'wait' }, 'refused', 'waiting is possible only in real-time games'],
    ['no such handle', { kind: 'moves', handle: 1 }, 'refused', 'there is no handle 1'],
  ])('%s', (_, said, failure, why) => {
    const { failed, outcomes, heard } = play('days', () => said);
    expect(outcomes).toHaveLength(2);
    expect(failed).toMatchObject([{ failure }, { failure }]);
    expect(failed[0]?.why).toContain(why);
    // It receives nothing more of a game it no longer plays.
    expect(heard.some(({ message }) => message.kind === 'over')).toBe(false);
  });

  test('a refused message is the failure, also if the program then falls silent', () => {
    const { failed, refusals, heard } = play('days', ({ kind }) =>
      kind === 'choose' ? { kind: 'move', index: 999 } : LATE,
    );
    expect(failed[0]?.failure).toBe('wrong-index');
    expect(failed[0]?.why).toMatch(
      /^was refused, and then did not answer in time: there is no move 999, the last is \d+$/,
    );
    expect(refusals[0]).toMatch(/^there is no move 999/);
    expect(heard.at(-1)?.message).toEqual({ kind: 'refused', why: refusals.at(-1), code: 'wrong-index' });
  });
});

test('a refused program may answer again', () => {
  const { failed, heard } = play('days', ({ kind }) => ({ kind: 'move', index: kind === 'choose' ? 999 : 0 }));
  expect(failed).toEqual([]);
  expect(heard.filter(({ message }) => message.kind === 'refused').length).toBeGreaterThan(10);
});

test('in real time a program may wait, and has no handles', () => {
  const asked: string[] = [];
  const { failed, outcomes } = play(
    'time',
    (message) => {
      asked.push(message.kind === 'refused' ? message.why : message.kind);
      if (message.kind === 'choose') return asked.length % 3 === 0 ? { kind: 'wait' } : { kind: 'sample' };
      return { kind: 'move', index: 0 };
    },
    TEAM,
  );
  expect(outcomes).toHaveLength(1);
  expect({ failed, asked: [...new Set(asked)] }).toEqual({
    failed: [],
    asked: ['choose', 'real-time games have no handles'],
  });
});

test.each([
  ['waits for ever', 'time', { kind: 'wait' }, TEAM],
  // The first move of Bag of Dungeon may be one that another reverses.
  ['plays to and fro', 'bag', { kind: 'move', index: 0 }, { isTogether: true, bots: ['program'], seed: 1 }],
] as const)('a program that %s does not hold up the match', (_, game, said, team) => {
  const { failed, outcomes } = play(game, () => said, team);
  expect(outcomes).toHaveLength(1);
  expect(failed[0]).toEqual({ failure: 'endless', why: 'made 3000 decisions, and its game did not end' });
});

/** Turn games. */
const IN_TURNS = GAME_IDS.filter((id) => findBox(id)?.open(findBox(id)?.standardPack).realTime !== true);

test.each(IN_TURNS)('%s can be explored with handles, without any rules', (game) => {
  const answers: string[] = [];
  const { failed } = play(game, (message) => {
    if (message.kind === 'choose') return { kind: 'sample' };
    answers.push(message.kind);
    switch (answers.length % 5) {
      case 1:
        return { kind: 'clone', handle: 1 };
      case 2:
        return { kind: 'moves', handle: 2 };
      case 3:
        return { kind: 'play', handle: 2, index: 0 };
      case 4:
        return { kind: 'playout', handle: 2 };
      default:
        // One decision is enough: the stand-in plays on.
        return { kind: 'failed', failure: 'late', why: 'has seen enough' };
    }
  });
  const one = ['handle', 'handle', 'moves', 'handle', 'outcome'];
  expect({ answers, failed: failed.length }).toEqual({ answers: [...one, ...one], failed: 2 });
});

test.each(IN_TURNS)('in a freshly drawn world of %s, the moves are those of the question', (game) => {
  let asked: ToProgram = refused('nothing was asked yet');
  let questions = 0;
  const different: unknown[] = [];
  const answer: Script = (message) => {
    switch (message.kind) {
      case 'choose':
        asked = message;
        questions += 1;
        // Enough of a long game: the stand-in plays on.
        return questions % 200 === 0 ? { kind: 'failed', failure: 'late', why: 'has seen enough' } : { kind: 'sample' };
      case 'handle':
        return { kind: 'moves', handle: message.handle };
      case 'moves':
        if (asked.kind === 'choose' && !isSame(asked.moves, message.moves)) different.push({ asked, message });
        return { kind: 'move', index: (questions * 7) % message.moves.length };
      default:
        return 'nonsense';
    }
  };
  // In a small game there are few decisions: more games are played.
  for (let seed = 1; questions <= 50 && seed <= 20; seed += 1) {
    play(game, answer, { seats: Math.min(3, factsOf(game).seats.max), deals: 2, seed });
  }
  expect(questions).toBeGreaterThan(50);
  expect(different).toEqual([]);
});
