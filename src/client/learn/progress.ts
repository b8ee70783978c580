import { readStoredJson, writeStored } from '../device/storage.ts';

const KEY = 'undercroft.learn';

/** The level somebody is in: its table in this browser, the secret of their seat, and how many lessons are done. */
export interface UnderWay {
  level: string;
  code: string;
  secret: string;
  lessons: number;
}

/** How far somebody on this device has come with a game. */
export interface Progress {
  done: readonly string[];
  underWay?: UnderWay;
}

const NOTHING: Progress = { done: [] };

/** How far somebody on this device has come. */
export function progressIn(game: string): Progress {
  return readAll()[game] ?? NOTHING;
}

/** Keeps the level somebody is in. */
export function keepUnderWay(game: string, underWay: UnderWay): void {
  write(game, { ...progressIn(game), underWay });
}

/** A level is done: it gets its tick, and there is nothing to come back to. */
export function keepDone(game: string, level: string): void {
  const { done } = progressIn(game);
  write(game, { done: [...done.filter((one) => one !== level), level] });
}

/** The level somebody was in is begun anew, or cannot be found any more. */
export function forgetUnderWay(game: string): void {
  write(game, { done: progressIn(game).done });
}

function readAll(): Record<string, Progress> {
  const kept = readStoredJson(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, progress]) => isProgress(progress)));
}

function isProgress(raw: unknown): raw is Progress {
  if (typeof raw !== 'object' || raw === null) return false;
  const { done, underWay } = raw as Record<string, unknown>;
  return Array.isArray(done) && (underWay === undefined || isUnderWay(underWay));
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
