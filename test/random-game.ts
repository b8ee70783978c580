import { bytesToHex } from '@noble/hashes/utils.js';
import { pickAny } from '../src/bots/random.ts';
import type { Box, Game, Seat } from '../src/engine/game.ts';
import { elementAt } from '../src/engine/list.ts';
import { type Options, type OptionValue, parseOptions } from '../src/engine/options.ts';
import type { GameRecord, RecordedStep } from '../src/engine/record.ts';
import { fastRng, type Rng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { packDigest } from '../src/table/digest.ts';

/** A position in a random game: the state, and the step about to be played. */
export interface RandomTurn {
  state: unknown;
  seats: number;
  /** The number of steps played. */
  played: number;
  seat: Seat;
  move: unknown;
  /** The events so far. */
  events: readonly unknown[];
}

/** A random game played to its end. */
export interface RandomGame {
  game: Game;
  record: GameRecord;
  final: unknown;
  events: unknown[];
}

/** Longer games count as endless. */
const MOST_STEPS = 5000;

/** Plays a game with random options and random moves, and passes on each position before its move. */
export function playRandomGame(
  box: Box,
  { seats, number }: { seats: number; number: number },
  visit: (moment: RandomTurn) => void = () => undefined,
): RandomGame {
  const chance = fastRng(number, seats);
  const wrong = (what: string, look: string) => new Error(wrongWith(box, what, look));
  const game = box.open(box.standardPack);
  const record = newRecord(box, { seats, number, options: randomOptions(box, seats, chance) });
  const seed = seedOf(number);
  const events: unknown[] = [];
  const emit = (event: unknown): void => {
    events.push(event);
  };
  const state = game.setup(seats, record.options, { rng: tableRng(seed, 0), now: record.startedAt, emit });
  for (let acting = game.toAct(state); isGoingOn(game, state); acting = game.toAct(state)) {
    const played = record.steps.length;
    if (played === MOST_STEPS) {
      throw wrong(`a game of ${seats} has not ended after ${played} steps.`, '`play`, `toAct` and `outcome`');
    }
    if (acting.length === 0) {
      const at = game.deadline?.(state) ?? 0;
      game.expire?.(state, { rng: tableRng(seed, played + 1), now: at, emit });
      record.steps.push({ kind: 'clock', at });
      continue;
    }
    const seat = elementAt(acting, chance.int(acting.length));
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) {
      throw wrong(`seat ${seat} can act and has no legal move.`, '`legalMoves` and `toAct`');
    }
    const move = pickAny(moves, chance, game.idle);
    visit({ state, seats, played, seat, move, events });
    const at = Math.max(record.startedAt + played, record.steps.at(-1)?.at ?? 0);
    const step: RecordedStep = { kind: 'move', seat, move: structuredClone(move), at };
    game.play(state, seat, move, { rng: tableRng(seed, played + 1), now: step.at, emit });
    record.steps.push(step);
  }
  record.outcome = game.outcome(state);
  return { game, record, final: state, events };
}

/** What is wrong with a game and where to look, in two sentences. */
export function wrongWith({ id }: Pick<Box, 'id'>, what: string, look: string): string {
  return `${id}: ${what} Look at ${look} in src/games/${id}.`;
}

/** Whether somebody can act, or the clock will advance. */
export function isGoingOn(game: Game, state: unknown): boolean {
  return game.toAct(state).length > 0 || game.deadline?.(state) !== undefined;
}

/** The seed of a random game, the same for the same number. */
export function seedOf(number: number): Uint8Array {
  return new Uint8Array(32).fill(number);
}

/** An empty record of a game with the standard pack. */
export function newRecord(
  box: Box,
  { seats, number, options }: { seats: number; number: number; options: Options },
): GameRecord {
  return {
    format: 'undercroft-record/1',
    game: box.id,
    packDigest: packDigest(box.standardPack),
    pack: box.standardPack,
    names: ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio', 'Gina', 'Ugo', 'Ivo', 'Lea', 'Max', 'Nora'].slice(
      0,
      seats,
    ),
    options,
    seed: bytesToHex(seedOf(number)),
    startedAt: 1_700_000_000_000,
    steps: [],
  };
}

function randomOptions(box: Box, seats: number, chance: Rng): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, field] of Object.entries(box.options)) {
    if (field.kind === 'choice') options[name] = elementAt(field.values, chance.int(field.values.length));
    if (field.kind === 'switch') options[name] = chance.int(2) === 1;
    if (field.kind === 'starter') options[name] = chance.int(2) === 1 ? 'random' : chance.int(seats);
  }
  const check = parseOptions(box.options, options);
  if (check.kind === 'invalid') throw new Error(`random options do not fit: ${check.field}`);
  return check.options;
}
