import { readStoredList, writeStored } from '../storage.ts';

/** A table in this browser, with the secrets of the people on this device. */
export interface KeptTable {
  code: string;
  game: string;
  secrets: readonly string[];
  /** When it was last opened, in ms. */
  at: number;
  /** There is nothing to continue: the game is over, or went on at another table. */
  over?: boolean;
  /** The names of the people at this device whose turn it was when it was last open. */
  turn?: readonly string[];
  /** The code of its replay on the server, once it was shared. */
  replay?: string;
  /** The URL it was started from, a step of a replay or a result: it does not count, and is not shared as a game. */
  whatIf?: string;
  /** How that game had ended for the same seat. */
  then?: ChallengeFigures;
  /** Somebody's finished game, whose deal is played again here: it does not count either. */
  challenge?: Challenge;
}

/** How a game ended for one player; `place` if they played against others, `score` if it can be compared. */
export interface ChallengeFigures {
  isWon: boolean;
  place?: number;
  score?: number;
}

/** A finished game on the server, and the player whose result is to be beaten. */
export interface Challenge extends ChallengeFigures {
  code: string;
  seat: number;
  name: string;
}

/** Whether a table's game counts in the records of this device. */
export function isCountedHere({ whatIf, challenge }: Pick<KeptTable, 'whatIf' | 'challenge'>): boolean {
  return whatIf === undefined && challenge === undefined;
}

const KEY = 'undercroft.here';
const MOST = 30;

/** The tables in this browser, the last opened first. */
export function keptTables(): KeptTable[] {
  return storedTables().slice(0, MOST);
}

/** The same including those dropped from the list, whose entries are still stored. */
export function storedTables(): KeptTable[] {
  return readStoredList(KEY, isKeptTable).sort((a, b) => b.at - a.at);
}

export function keptTable(code: string): KeptTable | undefined {
  return keptTables().find((table) => table.code === code);
}

export function keepTable(table: KeptTable): void {
  write([table, ...othersThan(table.code)]);
}

/** Stores whose turn it is, for the home page. */
export function keepTurn(code: string, turn: readonly string[]): void {
  const kept = keptTable(code);
  if (kept !== undefined && (kept.turn ?? []).join() !== turn.join()) keepTable({ ...kept, turn });
}

export function forgetTable(code: string): void {
  write(othersThan(code));
}

function isKeptTable(raw: unknown): raw is KeptTable {
  if (typeof raw !== 'object' || raw === null) return false;
  const { code, game, secrets, at } = raw as Record<string, unknown>;
  return typeof code === 'string' && typeof game === 'string' && Array.isArray(secrets) && typeof at === 'number';
}

function othersThan(code: string): KeptTable[] {
  return storedTables().filter((table) => table.code !== code);
}

function write(tables: readonly KeptTable[]): void {
  writeStored(KEY, JSON.stringify(tables));
}
