import { hexToBytes } from '@noble/hashes/utils.js';
import type { Game, Outcome, Seat } from './game.ts';
import type { Options } from './options.ts';
import { counting } from './rng.ts';
import { tableRng } from './table-rng.ts';

/** One step of a game: a player's move, or the clock's. */
export type RecordedStep = { kind: 'move'; seat: Seat; move: unknown; at: number } | { kind: 'clock'; at: number };

/** A whole game that can be stored and replayed: set-up, seed, and the moves with their times. */
export interface GameRecord {
  format: 'undercroft-record/1';
  game: string;
  /** SHA-256 of the pack it was played with, and the pack itself. */
  packDigest: string;
  pack: unknown;
  names: string[];
  /** The seats of bots. */
  bots?: Seat[];
  /** The crests people chose, by seat. */
  crests?: Readonly<Record<Seat, string>>;
  /** Uploaded by a device after the end: no server checked it while it was played. */
  uploaded?: true;
  options: Options;
  seed: string;
  startedAt: number;
  steps: RecordedStep[];
  /** The journal entry of each step; people at the table refer to steps by it. */
  entries?: number[];
  /** The digest of the journal entry that ended the game; all earlier entries are chained to it (ADR 34). */
  chain?: string;
  outcome?: Outcome | undefined;
}

/** Where a record and the rules disagree. */
export interface Disagreement {
  step: number;
  why: string;
}

/** A game after some steps of a record, and how to play the next. */
export interface Replay<State, Event> {
  state: State;
  /** Number of steps played. */
  played: number;
  /** Plays the next step. Returns its events and whether it used random numbers, or why the rules do not allow it. */
  next(): { events: Event[]; drew: boolean } | { disagreement: Disagreement } | undefined;
  /** The events of the set-up. */
  opening: Event[];
}

/** Plays a record from its beginning, one step at a time. */
export function replayRecord<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  record: Pick<GameRecord, 'names' | 'options' | 'seed' | 'startedAt' | 'steps'>,
): Replay<State, Event> {
  const seed = hexToBytes(record.seed);
  const opening: Event[] = [];
  const state = game.setup(record.names.length, record.options, {
    rng: tableRng(seed, 0),
    now: record.startedAt,
    emit: (event) => opening.push(event),
  });
  const replaying: Replay<State, Event> = { state, played: 0, opening, next: () => undefined };
  replaying.next = () => {
    const step = record.steps[replaying.played];
    if (step === undefined) return undefined;
    const events: Event[] = [];
    const rng = counting(tableRng(seed, replaying.played + 1));
    const why = playStep(game, state, step, {
      rng,
      now: step.at,
      emit: (event) => events.push(event),
    });
    if (why !== undefined) return { disagreement: { step: replaying.played, why } };
    replaying.played += 1;
    return { events, drew: rng.drawn > 0 };
  };
  return replaying;
}

type PlayContext<State, Move, Event, View> = Parameters<Game<State, Move, Event, View>['play']>[3];

/** Parses, checks and plays one step on a state, or returns why not. */
export function playStep<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  state: State,
  step: RecordedStep,
  context: PlayContext<State, Move, Event, View>,
): string | undefined {
  if (step.kind === 'clock') return playJudged(game, state, step, context);
  const move = game.parseMove(step.move) ?? game.parseOldMove?.(step.move);
  if (move === undefined) return 'this is no move of the game';
  return game.refusal(state, step.seat, move) ?? playJudged(game, state, { ...step, move }, context);
}

/** Plays one step whose move was already parsed and checked on this state. */
export function playJudged<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  state: State,
  step: RecordedStep,
  context: PlayContext<State, Move, Event, View>,
): string | undefined {
  if (step.kind === 'move') game.play(state, step.seat, step.move as Move, context);
  else if (game.expire === undefined) return 'this game has no clock';
  else game.expire(state, context);
  return undefined;
}
