import type { House } from '../house.ts';
import type { TableClient } from '../loaded-table.ts';
import type { Table } from '../table.ts';
import { type Bucket, fullBucket, type RateLimit, spendToken } from '../token-bucket.ts';
import { chairOf } from './lobby.ts';

/** Limits on changes in a row (sit, stand, be ready, rename) for one guest, and for all guests of one address. */
const OF_PERSON: RateLimit = { burst: 60, perSecond: 0.1 };
const OF_ADDRESS: RateLimit = { burst: 120, perSecond: 1 };
/** Guests leave the rest of a table's entries besides moves (2,000) to its host. */
const GUESTS_ENTRIES = 1500;
/** Number of guests and addresses remembered. */
const REMEMBERED = 1000;

/** Limits guests' changes at one table besides moves, so that its host can always set options and begin. */
export class GuestChanges {
  readonly #house: Pick<House, 'now'>;
  readonly #table: Table;
  readonly #buckets = new Map<string, Bucket>();

  constructor(house: Pick<House, 'now'>, table: Table) {
    this.#house = house;
    this.#table = table;
  }

  /** Whether a person may make a change; counts it, except for the host. */
  allows({ secretHash, caller }: { secretHash: string } & Pick<TableClient, 'caller'>): boolean {
    const { lobby, seq, play } = this.#table;
    const chair = chairOf(lobby, secretHash);
    if (chair !== undefined && chair === lobby.host) return true;
    if (seq - (play?.steps.length ?? 0) >= GUESTS_ENTRIES) return false;
    if (!this.#spend(`person ${secretHash}`, OF_PERSON)) return false;
    return caller === undefined || this.#spend(`address ${caller}`, OF_ADDRESS);
  }

  #spend(who: string, limit: RateLimit): boolean {
    const now = this.#house.now();
    const bucket = this.#buckets.get(who) ?? fullBucket(limit, now);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= REMEMBERED && oldest !== undefined) this.#buckets.delete(oldest);
    this.#buckets.delete(who);
    this.#buckets.set(who, bucket);
    return spendToken(bucket, limit, now);
  }
}
