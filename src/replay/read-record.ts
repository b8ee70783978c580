import type { Box } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { type Options, recordedOptions } from '../engine/options.ts';
import type { GameRecord } from '../engine/record.ts';
import { packDigest } from '../table/digest.ts';

/** A parsed record before defaults are filled in; its seal is valid. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A replayable record with its box and its pack, or why it is not: the rest of a sentence. */
export type ReadRecord =
  | { kind: 'record'; record: GameRecord; raw: RawRecord; box: Box; pack: unknown; packIsNamed: boolean }
  | { kind: 'unreadable'; what: string };

/** Checks everything about a record that does not need a replay. */
export function readRecord(raw: unknown, findBox: (game: string) => Box | undefined): ReadRecord {
  const read = checkRecord(raw, findBox);
  return typeof read === 'string' ? { kind: 'unreadable', what: read } : read;
}

function checkRecord(raw: unknown, findBox: (game: string) => Box | undefined): ReadRecord | string {
  if (!isObject(raw)) return 'is not a game record: a record is one JSON object';
  if (raw.format !== 'undercroft-record/1') return 'is not a game record: its "format" is not undercroft-record/1';
  const box = typeof raw.game === 'string' ? findBox(raw.game) : undefined;
  if (box === undefined) return `is a record of a game we do not have: ${JSON.stringify(raw.game)}`;
  const pack = box.checkPack(raw.pack);
  if (pack.kind === 'invalid') {
    const { at, what } = elementAt(pack.mistakes, 0);
    return `contains a pack with mistakes, the first at ${at}: ${what}`;
  }
  const options = recordedOptions(box.options, raw.options);
  if (options.kind === 'invalid') return `has an option that ${box.id} does not know: ${options.field}`;
  if (typeof raw.seed !== 'string' || !/^[0-9a-f]{64}$/.test(raw.seed)) return 'has no seed of 32 bytes in hex';
  if (!isNames(raw.names, box)) return `names no ${box.seats.min} to ${box.seats.max} players`;
  if (typeof raw.startedAt !== 'number') return 'does not say when the game started';
  if (!Array.isArray(raw.steps)) return 'has no steps';
  const wrong = raw.steps.findIndex((step) => !isStep(step, (raw.names as string[]).length));
  if (wrong >= 0) return `has an invalid step: number ${wrong + 1}`;
  const packIsNamed = packDigest(raw.pack) === raw.packDigest;
  const record = { ...raw, options: withAll(raw.options, options.options) } as unknown as GameRecord;
  return { kind: 'record', record, raw, box, pack: pack.pack, packIsNamed };
}

/** Missing options are filled in: the rules expect all of them. */
function withAll(said: unknown, all: Options): unknown {
  return isObject(said) && Object.keys(all).every((name) => Object.hasOwn(said, name)) ? said : all;
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isNames(raw: unknown, { seats }: Box): boolean {
  return (
    Array.isArray(raw) &&
    raw.length >= seats.min &&
    raw.length <= seats.max &&
    raw.every((name) => typeof name === 'string')
  );
}

function isStep(raw: unknown, seats: number): boolean {
  if (!isObject(raw) || typeof raw.at !== 'number') return false;
  if (raw.kind === 'clock') return true;
  const { seat } = raw;
  return raw.kind === 'move' && typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
}
