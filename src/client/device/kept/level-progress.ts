import { readStoredJson, writeStored } from '../storage.ts';

const KEY = 'undercroft.learn';

/** The level in progress: its table in this browser, the secret of the seat, and how many lessons are done. */
export interface UnderWay {
  level: string;
  code: string;
  secret: string;
  lessons: number;
}

/** The progress with a game on this device. */
export interface Progress {
  done: readonly string[];
  underWay?: UnderWay;
  /** Tables of finished or restarted levels: they are removed with the next level, or when the levels are shown. */
  leftOver?: readonly string[];
}

const NOTHING: Progress = { done: [] };

/** The progress with a game on this device. */
export function progressIn(game: string): Progress {
  return readAll()[game] ?? NOTHING;
}

/** Stores the level in progress. */
export function keepUnderWay(game: string, underWay: UnderWay): void {
  write(game, { ...progressIn(game), underWay });
}

/** Stores a level that begins. Tables of earlier levels are gone; one that was in progress is left over. */
export function keepBegun(game: string, underWay: UnderWay): void {
  const { done, underWay: before } = progressIn(game);
  write(game, { done, underWay, ...(before !== undefined && { leftOver: [before.code] }) });
}

/** Marks a level as done, with nothing to resume. */
export function keepDone(game: string, level: string): void {
  const progress = progressIn(game);
  write(game, { ...withoutUnderWay(progress), done: [...progress.done.filter((one) => one !== level), level] });
}

/** The level in progress is restarted, or its table is gone. */
export function forgetUnderWay(game: string): void {
  write(game, withoutUnderWay(progressIn(game)));
}

/** The tables of earlier levels were removed. */
export function forgetLeftOver(game: string): void {
  const { leftOver: _, ...progress } = progressIn(game);
  write(game, progress);
}

function withoutUnderWay({ done, underWay, leftOver = [] }: Progress): Progress {
  const codes = underWay === undefined ? leftOver : [...leftOver, underWay.code];
  return { done, ...(codes.length > 0 && { leftOver: codes }) };
}

function readAll(): Record<string, Progress> {
  const kept = readStoredJson(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, progress]) => isProgress(progress)));
}

function isProgress(raw: unknown): raw is Progress {
  if (typeof raw !== 'object' || raw === null) return false;
  const { done, underWay, leftOver } = raw as Record<string, unknown>;
  const isSound = leftOver === undefined || Array.isArray(leftOver);
  return Array.isArray(done) && isSound && (underWay === undefined || isUnderWay(underWay));
}

function isUnderWay(raw: unknown): raw is UnderWay {
  if (typeof raw !== 'object' || raw === null) return false;
  const { level, code, secret, lessons } = raw as Record<string, unknown>;
  const areWords = [level, code, secret].every((one) => typeof one === 'string');
  return areWords && typeof lessons === 'number' && lessons >= 0;
}

function write(game: string, progress: Progress): void {
  writeStored(KEY, JSON.stringify({ ...readAll(), [game]: progress }));
}
