import type { House } from '../house.ts';
import type { TableClient } from '../loaded-table.ts';
import type { Table } from '../table.ts';
import { chairOf } from './lobby.ts';

/** So many changes at once, and one more after each `refillMs`. */
interface Allowance {
  atOnce: number;
  refillMs: number;
}

/** What one guest may change in a row (sit, stand, be ready, take another name), and all guests of one address. */
const OF_PERSON: Allowance = { atOnce: 60, refillMs: 10_000 };
const OF_ADDRESS: Allowance = { atOnce: 120, refillMs: 1000 };
/** Guests leave the rest of what a table takes besides moves (2,000 entries) to its host. */
const GUESTS_ENTRIES = 1500;
/** So many guests and addresses are remembered. */
const REMEMBERED = 1000;

/** Limits what guests change at one table besides their moves, so that its host can always set options and begin. */
export class GuestChanges {
  private readonly house: Pick<House, 'now'>;
  private readonly table: Table;
  private readonly spent = new Map<string, { left: number; at: number }>();

  constructor(house: Pick<House, 'now'>, table: Table) {
    this.house = house;
    this.table = table;
  }

  /** Whether somebody may ask for a change; counts it, unless it is the host who asks. */
  allows({ secretHash, caller }: { secretHash: string } & Pick<TableClient, 'caller'>): boolean {
    const { lobby, seq, play } = this.table;
    const chair = chairOf(lobby, secretHash);
    if (chair !== undefined && chair === lobby.host) return true;
    if (seq - (play?.steps.length ?? 0) >= GUESTS_ENTRIES) return false;
    if (!this.spend(`person ${secretHash}`, OF_PERSON)) return false;
    return caller === undefined || this.spend(`address ${caller}`, OF_ADDRESS);
  }

  private spend(who: string, { atOnce, refillMs }: Allowance): boolean {
    const now = this.house.now();
    const before = this.spent.get(who) ?? { left: atOnce, at: now };
    const left = Math.min(atOnce, before.left + Math.max(0, now - before.at) / refillMs);
    const [oldest] = this.spent.keys();
    if (this.spent.size >= REMEMBERED && oldest !== undefined) this.spent.delete(oldest);
    this.spent.delete(who);
    this.spent.set(who, { left: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  }
}
