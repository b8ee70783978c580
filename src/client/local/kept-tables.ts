import type { SeatKeeper } from '../connection/seat-keeper.ts';
import { readStoredList, writeStored } from '../device/storage.ts';

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
  /** The address it was started from, a moment of a replay or a result: it does not count, and is not shared as a game. */
  whatIf?: string;
}

const KEY = 'undercroft.here';
/** The codes of tables that fell out of the list or were forgotten: their entries are still stored. */
const DROPPED_KEY = 'undercroft.here-dropped';
const MOST = 30;

/** The tables in this browser, the last opened first. */
export function keptTables(): KeptTable[] {
  return readStoredList(KEY, isKeptTable).sort((a, b) => b.at - a.at);
}

export function keptTable(code: string): KeptTable | undefined {
  return keptTables().find((table) => table.code === code);
}

export function keepTable(table: KeptTable): void {
  const tables = [table, ...keptTables().filter(({ code }) => code !== table.code)];
  write(tables.slice(0, MOST));
  writeDropped([
    ...droppedTables().filter((code) => code !== table.code),
    ...tables.slice(MOST).map(({ code }) => code),
  ]);
}

/** Stores whose turn it is, for the home page. */
export function keepTurn(code: string, turn: readonly string[]): void {
  const kept = keptTable(code);
  if (kept !== undefined && (kept.turn ?? []).join() !== turn.join()) keepTable({ ...kept, turn });
}

export function forgetTable(code: string): void {
  write(keptTables().filter((table) => table.code !== code));
  writeDropped([...droppedTables().filter((one) => one !== code), code]);
}

/** The tables that are no longer in the list, and whose entries are still stored. */
export function droppedTables(): string[] {
  return readStoredList(DROPPED_KEY, (raw) => typeof raw === 'string');
}

/** The entries of these tables were removed. */
export function forgetDropped(codes: readonly string[]): void {
  writeDropped(droppedTables().filter((code) => !codes.includes(code)));
}

/** The seat of one of the people at this device. */
export function seatHere(code: string, secret: string | undefined): SeatKeeper {
  return {
    secret: () => secret,
    // Everybody sits before the game begins.
    take: () => undefined,
    note({ status }) {
      const kept = keptTable(code);
      if (kept === undefined) return;
      const over = kept.over === true || status === 'over';
      if (over !== (kept.over === true) || Date.now() - kept.at > 10_000) {
        keepTable({ ...kept, at: Date.now(), ...(over && { over }) });
      }
    },
    forget: () => forgetTable(code),
  };
}

function isKeptTable(raw: unknown): raw is KeptTable {
  if (typeof raw !== 'object' || raw === null) return false;
  const { code, game, secrets, at } = raw as Record<string, unknown>;
  return typeof code === 'string' && typeof game === 'string' && Array.isArray(secrets) && typeof at === 'number';
}

function writeDropped(codes: readonly string[]): void {
  writeStored(DROPPED_KEY, JSON.stringify(codes));
}

function write(tables: readonly KeptTable[]): void {
  writeStored(KEY, JSON.stringify(tables));
}
