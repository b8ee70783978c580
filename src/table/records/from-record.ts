import type { Box, Outcome } from '../../engine/game.ts';
import { parseOptions } from '../../engine/options.ts';
import { type GameRecord, type RecordedStep, replayRecord } from '../../engine/record.ts';
import type { NewRow } from '../../journal/journal.ts';
import type { TableSettings } from '../../protocol/table-info.ts';
import { packDigest } from '../digest.ts';
import type { Chair, Entry } from '../entry.ts';
import { type House, inSlices } from '../house.ts';

/** Makes a table from a record's game: who sits where in playing order, and how many steps were played. */
export interface TableFromRecord {
  chairs: readonly Chair[];
  host: number;
  /** Uploaded by a device. */
  uploaded?: true;
  /** Number of its steps. Default: all. */
  steps?: number;
  /** The table settings. Default: the usual ones. */
  manners?: TableSettings;
  /** Added to all times, so that a running clock continues from now. */
  later?: number;
}

/** The result of replaying a record: its outcome, if any, or why no table could have played it. */
export type HowPlayed = { kind: 'played'; outcome: Outcome | undefined } | { kind: 'unplayed'; why: string };

/** The number of entries written at a time, in a house that pauses between them. */
const WRITTEN_AT_ONCE = 200;

/** Replays a record as strictly as a table would: with its pack, its options and its clock. In slices, as it may be long. */
export async function howPlayed(house: Pick<House, 'pause' | 'now'>, box: Box, record: GameRecord): Promise<HowPlayed> {
  const { names, options, packDigest: digest, pack, steps, startedAt } = record;
  if (names.length < box.seats.min || names.length > box.seats.max) return unplayed('seats');
  const check = box.checkPack(pack);
  if (check.kind === 'invalid' || packDigest(pack) !== digest) return unplayed('pack');
  if (parseOptions(box.options, options).kind === 'invalid') return unplayed('options');
  const game = box.open(check.pack);
  const playing = replayRecord(game, record);
  const rest = inSlices(house);
  let before = startedAt;
  for (const step of steps) {
    await rest();
    if (step.at < before) return unplayed('times');
    before = step.at;
    if (game.outcome(playing.state) !== undefined) return unplayed('goes on after its end');
    const deadline = game.deadline?.(playing.state) ?? Number.POSITIVE_INFINITY;
    if (step.kind === 'clock' && step.at < deadline) return unplayed('clock');
    const next = playing.next();
    if (next !== undefined && 'disagreement' in next) return unplayed(next.disagreement.why);
  }
  return { kind: 'played', outcome: game.outcome(playing.state) };
}

function unplayed(why: string): HowPlayed {
  return { kind: 'unplayed', why };
}

/** Writes a record as a new table under an unused code. The caller has checked the record. */
export async function writeRecord(house: House, record: GameRecord, wish: TableFromRecord): Promise<string> {
  const { later = 0 } = wish;
  const played = record.steps.slice(0, wish.steps);
  const bodies: { at: number; body: Entry }[] = [
    { at: record.startedAt, body: opened(record, wish) },
    { at: record.startedAt, body: { v: 1, kind: 'started' } },
    ...played.map((step) => ({ at: step.at, body: entryOf(step) })),
  ];
  const isWhole = played.length === record.steps.length && record.outcome !== undefined;
  const over = { game: record.game, people: [] };
  const rows = bodies.map(({ at, body }, index): NewRow => {
    const isEnd = isWhole && index === bodies.length - 1;
    return { seq: index + 1, at: at + later, body, ...(isEnd ? { over } : {}) };
  });
  await house.journal.putPack(record.packDigest, JSON.stringify(record.pack));
  await house.pause?.();
  // Where nobody else waits it is written in one tick, so that the journal writes all of it or nothing.
  const atOnce = house.pause === undefined ? rows.length : WRITTEN_AT_ONCE;
  for (;;) {
    const code = house.newCode();
    const append = (from: number) =>
      Promise.all(rows.slice(from, from + atOnce).map((row) => house.journal.append(code, row)));
    const [first] = await append(0);
    if (first !== 'appended') continue;
    // Cut short by a crash it is a table whose code nobody has, and goes as others do that nobody plays at.
    for (let from = atOnce; from < rows.length; from += atOnce) {
      await house.pause?.();
      await append(from);
    }
    return code;
  }
}

function opened({ game, packDigest: pack, options, seed }: GameRecord, wish: TableFromRecord): Entry {
  const { chairs, host, uploaded, manners } = wish;
  const table = { game, pack, options: { ...options }, seed, chairs: [...chairs], host };
  return { v: 1, kind: 'opened', ...table, ...(uploaded && { uploaded }), ...(manners && { manners }) };
}

function entryOf(step: RecordedStep): Entry {
  return step.kind === 'clock' ? { v: 1, kind: 'clock' } : { v: 1, kind: 'moved', seat: step.seat, move: step.move };
}
