import { hexToBytes } from '@noble/hashes/utils.js';
import type { Box, Game, Outcome, Seat, Viewer } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { playJudged, playStep, type RecordedStep } from '../engine/record.ts';
import { counting } from '../engine/rng.ts';
import { tableRng } from '../engine/table-rng.ts';
import type { Row } from '../journal/journal.ts';
import type { Mark } from '../protocol/mark.ts';
import type { BotShare } from '../protocol/result.ts';
import type { ErrorCode, SeenEvent } from '../protocol/server-message.ts';
import { hexDigest } from './digest.ts';
import { type Entry, readEntry } from './entry.ts';
import type { House } from './house.ts';
import { chairOfSeat, foldLobby, type Lobby, playerAt, playerNameAt } from './lobby/lobby.ts';

/** Every this many steps a state is kept, so that any state can be rebuilt from a near one. */
const TABLE_STATE_EVERY = 64;

/** A running game: the full state after all steps so far, hidden parts included, and all events. */
export interface GameInPlay {
  state: unknown;
  /** The state before the last step; undefined before the first. */
  before?: unknown;
  /** The states after 0, 64, 128 steps and so on. */
  kept: unknown[];
  /** The result of the last step; undefined after an undo. */
  last?: { drew: boolean; events: readonly SeenEvent[] } | undefined;
  /**
   * By step and viewer: in how many sampled worlds the step revealed nothing, 0 if it revealed something; missing until
   * checked.
   */
  worldsWithoutReveal: Map<Viewer, number>[];
  startedAt: number;
  /** When the last step was taken. */
  at: number;
  /** The standing steps, and the journal entry of each. */
  steps: RecordedStep[];
  entries: number[];
  /** For each step, whether a bot made it, in its own seat or as a stand-in. */
  byBot: boolean[];
  events: SeenEvent[];
  /** Events at the table besides the game, for the log. */
  marks: Mark[];
  /** The journal entry of each seat's last move; 0 for none. */
  lastMoves: number[];
  /** The journal entry since which each seat may act, 0 from the start on; in real time there are no turns. */
  turnsFrom: number[];
  outcome?: Outcome | undefined;
}

/** A table, from its journal up to entry `seq`. */
export interface Table {
  code: string;
  box: Box;
  pack: unknown;
  game: Game;
  seq: number;
  at: number;
  lobby: Lobby;
  /** The seed's bytes, the source of all random numbers at this table. */
  seed: Uint8Array;
  /** The seed's digest, public from the beginning. */
  seedHash: string;
  play?: GameInPlay;
  /** The answer to each key. */
  answers: Map<string, TableAnswer>;
}

/** The answer to a request. */
export type TableAnswer =
  | { kind: 'done'; seq: number }
  | { kind: 'seated'; seq: number; chair: number }
  | { kind: 'refused'; rule: `${string}-${number}` }
  | { kind: 'error'; code: ErrorCode };

/** The effect of one entry on a table. It takes effect only once the entry is in the journal. */
export interface Change {
  row: Row;
  entry: Entry;
  lobby: Lobby;
  step?: RecordedStep;
  state?: unknown;
  before?: unknown;
  /** Whether the step used random numbers. */
  drew?: boolean;
  outcome?: Outcome | undefined;
  events: SeenEvent[];
  mark?: Mark;
  /** Whether it was written here, and not only read. */
  isOurs?: true;
}

/** A table with only its first entry. */
export function newTable(code: string, row: Row, open: { box: Box; pack: unknown; game: Game }): Table {
  const lobby = foldLobby(undefined, readEntry(row.body), row.seq);
  const seed = hexToBytes(lobby.seed);
  const seedHash = hexDigest(lobby.seed);
  return { code, ...open, seq: row.seq, at: row.at, lobby, seed, seedHash, answers: new Map() };
}

/**
 * Computes the effect of a journal entry on a copy of the state: a rule that throws leaves the table as it was. Parses
 * and judges the move, because another node or process wrote it.
 */
export function changeFrom(table: Table, row: Row): Change {
  return changeBy(table, { row, entry: readEntry(row.body), take: playStep });
}

/** Computes the effect of an entry written here. Its move was judged on this table and is not parsed again. */
export function changeFromJudged(table: Table, row: Row, entry: Entry): Change {
  return changeBy(table, { row, entry, take: playJudged });
}

/** Takes a step on a copy of the state. */
type PlayStep = typeof playStep;

function changeBy(table: Table, { row, entry, take }: { row: Row; entry: Entry; take: PlayStep }): Change {
  if (row.seq !== table.seq + 1) throw new Error(`entry ${row.seq} does not follow entry ${table.seq}`);
  const lobby = foldLobby(table.lobby, entry, row.seq);
  const change: Change = { row, entry, lobby, events: [] };
  if (entry.kind === 'started') setUp(table, change);
  if (entry.kind === 'moved') {
    takeStep(table, change, { step: { kind: 'move', seat: entry.seat, move: entry.move, at: row.at }, take });
  }
  if (entry.kind === 'clock') takeStep(table, change, { step: { kind: 'clock', at: row.at }, take });
  if (entry.kind === 'undone') takeBack(table, change, entry.back);
  const mark = markOf(table, entry, row.seq);
  return mark === undefined ? change : { ...change, mark };
}

/** Applies a change to the table. */
export function commit(table: Table, change: Change): void {
  const { row, entry, lobby, state, outcome, events } = change;
  table.seq = row.seq;
  table.at = row.at;
  table.lobby = lobby;
  if (entry.kind === 'started') {
    const lastMoves = lobby.seats.map(() => 0);
    const nothing = { kept: [state], steps: [], entries: [], byBot: [], worldsWithoutReveal: [], marks: [] };
    const turnsFrom = [...lastMoves];
    table.play = { state, startedAt: row.at, at: row.at, ...nothing, events, lastMoves, turnsFrom, outcome };
  } else if (table.play !== undefined) {
    if (change.step !== undefined && table.game.realTime !== true) noteTurns(table.game, table.play, change);
    commitPlay(table.play, change);
  }
  if (row.key !== undefined) table.answers.set(row.key, answerTo(change));
}

/** Seats whose turn it is now, but was not before this step. */
function noteTurns(game: Game, { state: before, turnsFrom }: GameInPlay, { state, row }: Change): void {
  const acted = game.toAct(before);
  for (const seat of game.toAct(state)) if (!acted.includes(seat)) turnsFrom[seat] = row.seq;
}

function commitPlay(play: GameInPlay, change: Change): void {
  const { row, entry, step, state, before, outcome, events, mark } = change;
  if (mark !== undefined) play.marks.push(mark);
  if (step !== undefined) {
    play.steps.push(step);
    play.entries.push(row.seq);
    play.byBot.push(step.kind === 'move' && isBots(change, step.seat));
    play.events.push(...events);
    if (step.kind === 'move') play.lastMoves[step.seat] = row.seq;
    if (play.steps.length % TABLE_STATE_EVERY === 0) play.kept.push(state);
  } else if (entry.kind === 'undone') {
    const from = elementAt(play.entries, entry.back);
    play.steps = play.steps.slice(0, entry.back);
    play.kept = play.kept.slice(0, Math.floor(entry.back / TABLE_STATE_EVERY) + 1);
    play.entries = play.entries.slice(0, entry.back);
    play.byBot = play.byBot.slice(0, entry.back);
    play.worldsWithoutReveal = play.worldsWithoutReveal.slice(0, entry.back);
    play.events = play.events.filter(({ seq }) => seq < from);
    // A client that has not seen this entry chose its move for an older state.
    play.lastMoves.fill(row.seq);
  } else return;
  play.state = state;
  play.before = before;
  play.last = change.drew === undefined ? undefined : { drew: change.drew, events };
  play.outcome = outcome;
  play.at = row.at;
}

/** Whether a bot made a move: its key says so; in a table written at once, its player at that time does. */
function isBots({ row, lobby }: Change, seat: Seat): boolean {
  return row.key === undefined ? playerAt(lobby, seat).kind === 'bot' : row.key.startsWith('bot:');
}

/** The reply to the requester after commit. */
export function answerTo({ row, entry }: Change): TableAnswer {
  if (entry.kind === 'sat') return { kind: 'seated', seq: row.seq, chair: entry.chair };
  return { kind: 'done', seq: row.seq };
}

/** The seat of a chair in the running game. */
export function seatOf(lobby: Lobby, chair: number | undefined): Seat | undefined {
  const seat = chair === undefined ? -1 : lobby.seats.indexOf(chair);
  return seat === -1 ? undefined : seat;
}

function setUp(table: Table, change: Change): void {
  const { game } = table;
  const { lobby, row, events } = change;
  change.state = game.setup(lobby.seats.length, lobby.options, {
    rng: tableRng(table.seed, 0),
    now: row.at,
    emit: (event) => events.push({ seq: row.seq, event }),
  });
  change.outcome = game.outcome(change.state);
}

function takeStep(table: Table, change: Change, { step, take }: { step: RecordedStep; take: PlayStep }): void {
  const { game, play } = table;
  const { row, events } = change;
  if (play === undefined) throw new Error('a step was taken before the start');
  const state = game.clone(play.state);
  const rng = counting(tableRng(table.seed, play.steps.length + 1));
  const why = take(game, state, step, {
    rng,
    now: row.at,
    emit: (event) => events.push({ seq: row.seq, event }),
  });
  if (why !== undefined) throw new Error(`the rules do not allow entry ${row.seq}: ${why}`);
  change.step = step;
  change.state = state;
  change.before = play.state;
  change.drew = rng.drawn > 0;
  change.outcome = game.outcome(state);
}

function takeBack(table: Table, change: Change, back: number): void {
  const { game, play } = table;
  if (play === undefined || back >= play.steps.length) throw new Error('an undo names an unknown step');
  if (back > 0) change.before = stateAfter(table, play, back - 1);
  change.state = back === 0 ? game.clone(play.kept[0]) : game.clone(change.before);
  if (back > 0) repeatStep(table, play, { state: change.state, step: back - 1 });
}

/** A copy of the state after a number of standing steps, replayed from a kept one. */
export function stateAfter(table: Pick<Table, 'game' | 'seed'>, play: GameInPlay, steps: number): unknown {
  const from = Math.min(play.kept.length - 1, Math.floor(steps / TABLE_STATE_EVERY));
  const state = table.game.clone(play.kept[from]);
  for (let step = from * TABLE_STATE_EVERY; step < steps; step++) repeatStep(table, play, { state, step });
  return state;
}

/**
 * Takes a step again on a copy of the state before it. Random numbers depend on the step number, so the dice are the
 * same again.
 */
export function repeatStep(
  { game, seed }: Pick<Table, 'game' | 'seed'>,
  { steps }: GameInPlay,
  { state, step }: { state: unknown; step: number },
): { events: unknown[]; drew: boolean } {
  const events: unknown[] = [];
  const rng = counting(tableRng(seed, step + 1));
  const emit = (event: unknown): unknown => events.push(event);
  const again = elementAt(steps, step);
  // It was judged when it was taken.
  const move = again.kind === 'move' ? (game.parseMove(again.move) ?? game.parseOldMove?.(again.move)) : undefined;
  const why = playJudged(game, state, again.kind === 'move' ? { ...again, move } : again, { rng, now: again.at, emit });
  if (why !== undefined) throw new Error(`a game cannot be replayed: ${why}`);
  return { events, drew: rng.drawn > 0 };
}

/** Changes to a chair that appear in the log of a running game. */
const MARKS: Partial<Record<Entry['kind'], Exclude<Mark['kind'], 'undone'>>> = {
  'stood-in': 'stood-in',
  'came-back': 'came-back',
  sat: 'took-over',
  removed: 'sent-away',
};

function markOf({ lobby, play }: Table, entry: Entry, seq: number): Mark | undefined {
  if (play === undefined) return undefined;
  if (entry.kind === 'undone') {
    const { seat, law, back } = entry;
    return {
      kind: 'undone',
      seq,
      seat,
      name: playerNameAt(lobby, chairOfSeat(lobby, seat)),
      from: elementAt(play.entries, back),
      law,
    };
  }
  const kind = entry.kind === 'stood-in' && entry.rests === true ? 'rests' : MARKS[entry.kind];
  if (kind === undefined || !('chair' in entry)) return undefined;
  const seat = seatOf(lobby, entry.chair);
  const name = entry.kind === 'sat' ? entry.name : playerNameAt(lobby, entry.chair);
  return seat === undefined ? undefined : { kind, seq, seat, name };
}

/**
 * The time of one table: the house's, but it never goes back. If the house's clock was a day ahead for a moment, the
 * table's continues from there, so that no countdown waits for a day; once the house has caught up they are equal
 * again.
 */
export class TableClock {
  readonly #house: Pick<House, 'now'>;
  readonly #table: { readonly at: number };
  #latest = Number.NEGATIVE_INFINITY;
  #ahead = 0;

  /** `at` is the time of the table's last entry. */
  constructor(house: Pick<House, 'now'>, table: { readonly at: number }) {
    this.#house = house;
    this.#table = table;
  }

  now(): number {
    const now = this.#house.now();
    const least = Math.max(this.#latest, this.#table.at);
    if (now >= least) this.#ahead = 0;
    else if (now + this.#ahead < least) this.#ahead = least - now;
    this.#latest = now + this.#ahead;
    return this.#latest;
  }
}

/** How much of a seat's game a bot played, as a share of the standing moves; undefined if none. */
export function botShare({ steps, byBot }: Pick<GameInPlay, 'steps' | 'byBot'>, seat: Seat): BotShare | undefined {
  const moves = steps.flatMap((step, place) => (step.kind === 'move' && step.seat === seat ? [byBot[place]] : []));
  const bots = moves.filter((isBots) => isBots).length;
  if (bots === 0) return undefined;
  if (bots === moves.length) return 'all';
  if (moves.at(-1) === true) return 'last';
  return bots * 2 > moves.length ? 'most' : 'some';
}
