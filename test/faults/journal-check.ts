import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../src/engine/game.ts';
import type { Journal, Row } from '../../src/journal/journal.ts';
import { hexDigest } from '../../src/table/digest.ts';
import type { House } from '../../src/table/house.ts';
import { openPack } from '../../src/table/read-table.ts';
import { changeFrom, commit, newTable } from '../../src/table/table.ts';
import { playInfo } from '../../src/table/view.ts';
import type { SentMove, ShownGame, Testimony } from './observations.ts';

/** The broken guarantees, each in a sentence; and how much was checked. */
export interface JournalVerdict {
  broken: string[];
  tables: number;
  entries: number;
  answered: number;
  shown: number;
}

/** The evidence of a player afterwards. */
export interface Witness {
  secret: string;
  tables: readonly string[];
  testimony: Testimony;
}

/** The journal to read: its entries, and how to open its packs. */
export interface JudgedHouse extends Pick<House, 'findBox'> {
  journal: Pick<Journal, 'read' | 'lastSeqs' | 'getPack'>;
  /** Some nodes were of an earlier version: their views may lack fields that views have now. */
  isUpgraded?: boolean;
}

/** Compares what players sent and received with the journal. */
export async function judgeAll(house: JudgedHouse, players: readonly Witness[]): Promise<JournalVerdict> {
  const { journal } = house;
  const verdict: JournalVerdict = { broken: [], tables: 0, entries: 0, answered: 0, shown: 0 };
  // Observations up to now; the journal is read afterwards, so it must contain all of them.
  const shown = players.flatMap(({ testimony }) => testimony.shown);
  const sent = players.map(({ secret, testimony }) => ({
    secret,
    moves: [...testimony.moves.values()].map((move) => ({ ...move, answers: [...move.answers] })),
  }));
  const tables = [...new Set(players.flatMap((player) => player.tables))];
  for (const table of tables) {
    const rows = await journal.read(table);
    const head = (await journal.lastSeqs([table])).get(table);
    const at = (sentence: string): number => verdict.broken.push(`${table}: ${sentence}`);
    for (const sentence of [...gaps(rows, head), ...doubled(rows)]) at(sentence);
    const all: JournaledMove[] = [];
    for (const { secret, moves } of sent) {
      const here = moves
        .filter((move) => move.table === table)
        .map((move) => ({ ...move, journalKey: keyOf(secret, move) }));
      verdict.answered += here.filter((move) => doneAt(move) !== undefined).length;
      all.push(...here);
    }
    for (const sentence of [...missing(rows, all), ...outOfOrder(rows, all)]) at(sentence);
    const shownHere = shown.filter((one) => one.table === table);
    for (const sentence of await misshown(house, rows, shownHere)) at(sentence);
    verdict.tables += 1;
    verdict.entries += rows.length;
    verdict.shown += shownHere.length;
  }
  return verdict;
}

/** A move, and the key of its entry. */
interface JournaledMove extends SentMove {
  journalKey: string;
}

/** Sequences have no gap, and no duplicate number. */
function gaps(rows: readonly Row[], head: number | undefined): string[] {
  const wrong = rows.findIndex(({ seq }, index) => seq !== index + 1);
  const broken = wrong === -1 ? [] : [`entry ${wrong + 1} of its journal has the number ${rows[wrong]?.seq}`];
  return head !== undefined && head < rows.length ? [...broken, `its head is ${head} of ${rows.length}`] : broken;
}

/** No request is written twice. */
function doubled(rows: readonly Row[]): string[] {
  const keys = new Map<string, number>();
  return rows.flatMap(({ seq, key }) => {
    const before = key === undefined ? undefined : keys.get(key);
    if (key !== undefined) keys.set(key, seq);
    return before === undefined ? [] : [`what was asked as ${key} is in the journal twice, as ${before} and ${seq}`];
  });
}

/** Every answered move is in the journal at the number in its answer, and no refused one is. */
function missing(rows: readonly Row[], moves: readonly JournaledMove[]): string[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return moves.flatMap((move) => {
    const kept = byKey.get(move.journalKey);
    const done = doneAt(move);
    if (done !== undefined && kept === undefined) return [`move ${move.key} was answered as ${done} and is lost`];
    if (done !== undefined && kept?.seq !== done)
      return [`move ${move.key} was answered as ${done}, but is ${kept?.seq}`];
    if (kept !== undefined && !isDeepStrictEqual((kept.body as { move: unknown }).move, move.move))
      return [`move ${move.key} is in the journal as another`];
    const refused = move.answers.find(({ answer }) => answer.kind === 'refused')?.answer;
    const isRefused = done === undefined && refused?.kind === 'refused';
    return isRefused && kept ? [`move ${move.key} was refused (${refused.why}), but is entry ${kept.seq}`] : [];
  });
}

/** A move that was answered before another was sent, by anybody, comes before it in the journal. */
function outOfOrder(rows: readonly Row[], moves: readonly JournaledMove[]): string[] {
  const places = new Map(rows.map(({ key, seq }) => [key, seq]));
  const events = moves.flatMap((move) => {
    const seq = places.get(move.journalKey);
    const answered = move.answers.find(({ answer }) => answer.kind === 'done');
    if (seq === undefined) return [];
    const sent = { order: move.order, seq, kind: 'sent' };
    return answered === undefined ? [sent] : [sent, { order: answered.order, seq, kind: 'answered' }];
  });
  let latest = 0;
  return events
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ kind, seq }) => {
      if (kind === 'answered') latest = Math.max(latest, seq);
      return kind === 'sent' && seq < latest ? [`entry ${seq} was sent after ${latest} was answered`] : [];
    });
}

/** Everything any node has shown to anybody agrees with the journal when it is read again. */
async function misshown(house: JudgedHouse, rows: readonly Row[], shown: readonly ShownGame[]): Promise<string[]> {
  const [first, ...rest] = rows;
  if (first === undefined) return ['it is not in the journal'];
  const table = newTable('', first, await openPack(house, first));
  const bySeq = new Map<number, ShownGame[]>();
  for (const one of shown) bySeq.set(one.seq, [...(bySeq.get(one.seq) ?? []), one]);
  const broken: string[] = [];
  for (const row of rest) {
    try {
      commit(table, changeFrom(table, row));
    } catch (error) {
      return [...broken, `entry ${row.seq} cannot be followed: ${(error as Error).message}`];
    }
    const rights = new Map<Viewer, string>();
    for (const { viewer, play } of bySeq.get(row.seq) ?? []) {
      const right = rights.get(viewer) ?? JSON.stringify(playInfo(table, viewer));
      rights.set(viewer, right);
      const isRight = right === play || (house.isUpgraded === true && isPart(JSON.parse(play), JSON.parse(right)));
      if (!isRight) broken.push(`entry ${row.seq} was shown otherwise to ${viewer}`);
    }
    bySeq.delete(row.seq);
  }
  const beyond = [...bySeq.keys()].filter((seq) => seq > 1);
  return beyond.length === 0 ? broken : [...broken, `entry ${Math.max(...beyond)} was shown, but is not there`];
}

/** Whether all of the first is in the second, which may have more fields. */
function isPart(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length)) return false;
  return Object.entries(part).every(([name, value]) => isPart(value, Reflect.get(whole, name)));
}

function doneAt({ answers }: SentMove): number | undefined {
  for (const { answer } of answers) if (answer.kind === 'done') return answer.seq;
  return undefined;
}

function keyOf(secret: string, { key }: SentMove): string {
  return `${hexDigest(secret).slice(0, 16)}:${key}`;
}
