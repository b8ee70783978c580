import { hexToBytes } from '@noble/hashes/utils.js';
import type { Box, Game, Outcome, Seat } from '../engine/game.ts';
import { playStep, type Step } from '../engine/record.ts';
import { tableRng } from '../engine/table-rng.ts';
import type { Row } from '../journal/journal.ts';
import type { ErrorCode, SeenEvent } from '../protocol/server-message.ts';
import { type Entry, readEntry } from './entry.ts';
import { foldLobby, type Lobby } from './lobby.ts';

/** A game in play: the state after all steps so far, and all that happened, unseen by anybody as it is here. */
export interface Play {
  state: unknown;
  startedAt: number;
  steps: Step[];
  events: SeenEvent[];
  /** The journal entry of each seat's last move; 0 for none. */
  lastMoves: number[];
  outcome?: Outcome;
}

/** A table as its journal tells it up to entry `seq`. */
export interface Table {
  code: string;
  box: Box;
  pack: unknown;
  game: Game;
  seq: number;
  at: number;
  lobby: Lobby;
  play?: Play;
  /** What was answered to each key. */
  answers: Map<string, Answer>;
}

/** What whoever asked for something is told. */
export type Answer =
  | { kind: 'done'; seq: number }
  | { kind: 'seated'; seq: number; chair: number }
  | { kind: 'refused'; rule: `${string}-${number}` }
  | { kind: 'error'; code: ErrorCode };

/** What one entry does to a table. Nothing of it is true before the entry is in the journal. */
export interface Change {
  row: Row;
  entry: Entry;
  lobby: Lobby;
  step?: Step;
  state?: unknown;
  outcome?: Outcome;
  events: SeenEvent[];
}

/** A table with nothing but its first entry. */
export function newTable(code: string, row: Row, open: { box: Box; pack: unknown; game: Game }): Table {
  const lobby = foldLobby(undefined, readEntry(row.body), row.seq);
  return { code, ...open, seq: row.seq, at: row.at, lobby, answers: new Map() };
}

/** Works out what an entry does, on a copy of the state: a rule that throws leaves the table as it was. */
export function follow(table: Table, row: Row): Change {
  if (row.seq !== table.seq + 1) throw new Error(`entry ${row.seq} does not follow entry ${table.seq}`);
  const entry = readEntry(row.body);
  const lobby = foldLobby(table.lobby, entry, row.seq);
  const change: Change = { row, entry, lobby, events: [] };
  if (entry.kind === 'started') setUp(table, change);
  if (entry.kind === 'moved') takeStep(table, change, { kind: 'move', seat: entry.seat, move: entry.move, at: row.at });
  if (entry.kind === 'clock') takeStep(table, change, { kind: 'clock', at: row.at });
  return change;
}

/** Makes a change true. */
export function commit(table: Table, change: Change): void {
  const { row, entry, lobby, step, state, outcome, events } = change;
  table.seq = row.seq;
  table.at = row.at;
  table.lobby = lobby;
  if (entry.kind === 'started') {
    table.play = { state, startedAt: row.at, steps: [], events, lastMoves: lobby.seats.map(() => 0), outcome };
  } else if (table.play !== undefined && step !== undefined) {
    table.play.state = state;
    table.play.outcome = outcome;
    table.play.steps.push(step);
    table.play.events.push(...events);
    // What the house does for somebody who is gone or back is no tap of theirs.
    const isOwn = step.kind === 'move' && row.key?.startsWith('house:') !== true;
    if (isOwn) table.play.lastMoves[step.seat] = row.seq;
  }
  if (row.key !== undefined) table.answers.set(row.key, answerTo(change));
}

/** What whoever asked for a change is told once it is true. */
export function answerTo({ row, entry }: Change): Answer {
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
    rng: tableRng(hexToBytes(lobby.seed), 0),
    now: row.at,
    emit: (event) => events.push({ seq: row.seq, event }),
  });
  change.outcome = game.outcome(change.state);
}

function takeStep(table: Table, change: Change, step: Step): void {
  const { game, play } = table;
  const { lobby, row, events } = change;
  if (play === undefined) throw new Error('a step was taken before the start');
  const state = game.clone(play.state);
  const why = playStep(game, state, step, {
    rng: tableRng(hexToBytes(lobby.seed), play.steps.length + 1),
    now: row.at,
    emit: (event) => events.push({ seq: row.seq, event }),
  });
  if (why !== undefined) throw new Error(`the rules do not allow entry ${row.seq}: ${why}`);
  change.step = step;
  change.state = state;
  change.outcome = game.outcome(state);
}
