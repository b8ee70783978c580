import type { Viewer } from '../../src/engine/game.ts';
import { elementAt } from '../../src/engine/list.ts';
import type { Row } from '../../src/journal/journal.ts';
import { openPack } from '../../src/table/read-table.ts';
import { type Change, changeFrom, commit, newTable, type Table } from '../../src/table/table.ts';
import { eventsFor, playInfo } from '../../src/table/view.ts';
import type { JudgedHouse } from '../faults/journal-check.ts';
import type { RelayMove, RelayState } from './game.ts';

/** The owner of a secret word, and the entry from which on it is public. */
export interface WordOwner {
  seat: number;
  openFrom: number;
}

/** A table rebuilt from its journal. */
export interface ReplayedTable {
  table: Table;
  words: ReadonlyMap<string, WordOwner>;
  /** The entry with which the game was over. */
  overAt: number;
  /** Faults of the journal itself, in sentences. */
  wrong: string[];
  /** What a viewer's page must show after an entry, as text: the game, and all its events. */
  shownAt(seq: number, viewer: Viewer): string;
}

/** Replays a table from its journal. */
export async function replayTable(house: JudgedHouse, code: string, rows: readonly Row[]): Promise<ReplayedTable> {
  const first = elementAt(rows, 0);
  const rest = rows.slice(1);
  const opened = await openPack(house, first);
  const table = newTable(code, first, opened);
  const words = new Map<string, WordOwner>();
  const wrong: string[] = [];
  const marks = new Set<string>();
  let overAt = Number.POSITIVE_INFINITY;
  for (const row of rest) {
    const change = changeFrom(table, row);
    wrong.push(...wrongMove(table, change, marks));
    commit(table, change);
    noteWords(table, change, words);
    if (change.outcome !== undefined) overAt = Math.min(overAt, row.seq);
  }
  const tableAt = (seq: number): Table => {
    if (seq === table.seq) return table;
    const then = newTable(code, first, opened);
    for (const row of rest) if (row.seq <= seq) commit(then, changeFrom(then, row));
    return then;
  };
  const shownAt = (seq: number, viewer: Viewer): string => {
    const then = tableAt(seq);
    return shownText(playInfo(then, viewer), eventsFor(then, then.play?.events ?? [], viewer));
  };
  return { table, words, overAt, wrong, shownAt };
}

/** A game and its events as one text. */
export function shownText(play: unknown, events: unknown): string {
  return JSON.stringify({ play, events });
}

/**
 * A choice is carried out once: neither twice under its mark, nor on top of a move that its maker had not seen. Bots
 * play their own seats, and those of absent people.
 */
function wrongMove({ play, game, lobby }: Table, { entry, row }: Change, marks: Set<string>): string[] {
  const move = entry.kind === 'moved' ? (entry.move as RelayMove) : undefined;
  if (entry.kind !== 'moved' || move === undefined || !('mark' in move)) return [];
  const sentences: string[] = [];
  const { seat } = entry;
  if (move.mark !== '' && marks.has(move.mark)) {
    sentences.push(`entry ${row.seq} makes the choice ${move.mark} a second time`);
  }
  marks.add(move.mark);
  const last = play?.steps.findLastIndex((step) => step.kind === 'move' && step.seat === seat) ?? -1;
  if (game.realTime !== true && last >= move.saw) {
    sentences.push(`entry ${row.seq} was chosen at step ${move.saw}, before the same seat's move at step ${last}`);
  }
  const chair = elementAt(lobby.chairs, elementAt(lobby.seats, seat));
  if (row.key?.startsWith('bot:') && chair.kind === 'person' && chair.standIn === undefined) {
    sentences.push(`entry ${row.seq} is a bot's move for somebody who plays themselves`);
  }
  return sentences;
}

/** Records the owner of each word; shown words, and all words at the end, are public from then on. */
function noteWords({ play }: Table, { row, events, outcome }: Change, words: Map<string, WordOwner>): void {
  const state = play?.state as RelayState | undefined;
  if (state === undefined) return;
  state.words.forEach((word, seat) => {
    if (!words.has(word)) words.set(word, { seat, openFrom: Number.POSITIVE_INFINITY });
  });
  const shown = (events as { event: { kind: string; word?: string } }[]).flatMap(({ event }) =>
    event.kind === 'showed' && event.word !== undefined ? [event.word] : [],
  );
  for (const word of outcome === undefined ? shown : [...shown, ...state.words]) {
    const owner = words.get(word);
    if (owner !== undefined) owner.openFrom = Math.min(owner.openFrom, row.seq);
  }
}
