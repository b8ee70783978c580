import type { SideDatabase } from './side-database.ts';

/** How a player is notified of their turn. */
export type NoticeChannel = 'push' | 'mail';

/** A subscription to the turn notices of a table. */
export interface Subscription {
  /** Random; with it the subscription can be ended. */
  id: string;
  table: string;
  /** The SHA-256 of the secret of their chair. */
  secretHash: string;
  channel: NoticeChannel;
  /** The push service's URL for this browser, or a mail address. */
  address: string;
  /** The browser's keys for push messages, as JSON; empty for mail. */
  keys: string;
  locale: string;
  /** The time zone for times in notices. */
  zone: string;
  /** The journal entry with which the last known turn began; at first the table's last, which its owner has seen. */
  turn: number;
}

/** A new subscription. */
export interface NewSubscription extends Subscription {
  /** A keyed hash of the network address it came from. */
  caller: string;
  now: number;
}

/** A turn that may need a notice. */
export interface Turn {
  table: string;
  secretHash: string;
  /** The journal entry with which it began. */
  turn: number;
  since: number;
  /** When the notice is sent, if the player has not come by then. */
  due: number;
}

/** A turn that is due, with its subscription. */
export interface DueNotice extends Subscription, Pick<Turn, 'since'> {
  /** Number of failed attempts. */
  tries: number;
}

/** The limits, in subscriptions. */
export const MAX_SUBSCRIPTIONS = { all: 50_000, ofCaller: 100, ofChair: 6, ofAddress: 50 };

/** The subscriptions to end: one, those of a chair or those of a table. */
export type Ended = { id: string } | { table: string; secretHash?: string };

/**
 * Subscriptions to turn notices at slow tables; stored beside the journal until their table is over, and not part of an
 * archive. Several nodes share it: each due turn is claimed by one of them.
 */
export interface Subscriptions {
  /** A server value that is created once: the stored one, or `fresh`. */
  houseKey(name: string, fresh: string): Promise<string>;
  /** Stores a subscription; the same address again at the same chair only updates its settings. `full` at a limit. */
  add(subscription: NewSubscription): Promise<'added' | 'full'>;
  of(table: string, secretHash: string): Promise<Subscription[]>;
  /** All tables with subscriptions. */
  tables(): Promise<string[]>;
  /** Ends subscriptions; returns the number ended. */
  end(which: Ended): Promise<number>;
  /** Ends those without a notice since a time. */
  endOlderThan(time: number): Promise<void>;
  /** Records that a turn has begun; a known turn is not recorded again. */
  noteTurn(turn: Turn): Promise<void>;
  /** Claims due turns; no other node gets them before `leaseUntil`. */
  claim(now: number, leaseUntil: number): Promise<DueNotice[]>;
  /** Settles a claimed turn: done, or another try later. A later turn that began meanwhile stays as it is. */
  settle(notice: Pick<DueNotice, 'id' | 'turn'>, again?: { due: number; tries: number }): Promise<void>;
}

/** How many turns a node claims at once. */
export const CLAIMED_AT_ONCE = 20;

const TEXTS = {
  ...{ id: 'id', table: 'table_code', secretHash: 'secret_hash', channel: 'channel', address: 'address' },
  ...{ keys: 'keys', locale: 'locale', zone: 'zone' },
};

/** The subscriptions of one store. */
export class StoredSubscriptions implements Subscriptions {
  readonly #database: SideDatabase;
  readonly #warn: (sentence: string) => void;

  constructor(database: SideDatabase, warn: (sentence: string) => void) {
    this.#database = database;
    this.#warn = warn;
  }

  async houseKey(name: string, fresh: string): Promise<string> {
    await this.#database.run('INSERT INTO house_keys (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, fresh);
    const fields = this.#database.fields({ texts: { body: 'body' } });
    const [kept] = await this.#database.rows<{ body: string }>(
      `SELECT ${fields} FROM house_keys WHERE name = $1`,
      name,
    );
    if (kept !== undefined) return kept.body;
    this.#warn(`The server key "${name}" is damaged and was replaced: anything made with the old key no longer works.`);
    await this.#database.run('UPDATE house_keys SET body = $1 WHERE name = $2', fresh, name);
    return fresh;
  }

  async add(subscription: NewSubscription): Promise<'added' | 'full'> {
    const { id, table, secretHash, channel, address, keys, locale, zone, caller, turn, now } = subscription;
    const { all, ofCaller, ofChair, ofAddress } = MAX_SUBSCRIPTIONS;
    const others =
      '(SELECT count(*) FROM subscriptions WHERE NOT (table_code = $2 AND secret_hash = $3 AND address = $5)';
    const added = await this.#database.run(
      `INSERT INTO subscriptions
         (id, table_code, secret_hash, channel, address, keys, locale, zone, caller, since, turn, tries)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0
       WHERE ${others}) < ${all} AND ${others} AND caller = $9) < ${ofCaller}
         AND ${others} AND table_code = $2 AND secret_hash = $3) < ${ofChair}
         AND ${others} AND address = $5) < ${ofAddress}
       ON CONFLICT (table_code, secret_hash, address)
       DO UPDATE SET keys = excluded.keys, locale = excluded.locale, zone = excluded.zone`,
      ...[id, table, secretHash, channel, address, keys, locale, zone, caller, now, turn],
    );
    return added === 0 ? 'full' : 'added';
  }

  of(table: string, secretHash: string): Promise<Subscription[]> {
    const fields = this.#database.fields({ texts: TEXTS, numbers: ['turn'] });
    return this.#database.rows(
      `SELECT ${fields} FROM subscriptions WHERE table_code = $1 AND secret_hash = $2 ORDER BY subscriptions.address`,
      ...[table, secretHash],
    );
  }

  async tables(): Promise<string[]> {
    const fields = this.#database.fields({ texts: { code: 'table_code' } });
    const rows = await this.#database.rows<{ code: string }>(
      `SELECT DISTINCT ${fields} FROM subscriptions ORDER BY code`,
    );
    return rows.map(({ code }) => code);
  }

  async end(which: Ended): Promise<number> {
    if ('id' in which) return this.#database.run('DELETE FROM subscriptions WHERE id = $1', which.id);
    const { table, secretHash } = which;
    if (secretHash === undefined) return this.#database.run('DELETE FROM subscriptions WHERE table_code = $1', table);
    return this.#database.run(
      'DELETE FROM subscriptions WHERE table_code = $1 AND secret_hash = $2',
      table,
      secretHash,
    );
  }

  async endOlderThan(time: number): Promise<void> {
    await this.#database.run('DELETE FROM subscriptions WHERE since < $1', time);
  }

  async noteTurn({ table, secretHash, turn, since, due }: Turn): Promise<void> {
    await this.#database.run(
      `UPDATE subscriptions SET turn = $1, since = $2, due = $3, tries = 0
       WHERE table_code = $4 AND secret_hash = $5 AND turn < $1`,
      ...[turn, since, due, table, secretHash],
    );
  }

  claim(now: number, leaseUntil: number): Promise<DueNotice[]> {
    const fields = this.#database.fields({ texts: TEXTS, numbers: ['turn', 'since', 'tries'] });
    return this.#database.rows(
      `UPDATE subscriptions SET due = $2 WHERE id IN
         (SELECT id FROM subscriptions WHERE due <= $1 ORDER BY due LIMIT ${CLAIMED_AT_ONCE} ${this.#database.forClaim})
       RETURNING ${fields}`,
      ...[now, leaseUntil],
    );
  }

  async settle({ id, turn }: Pick<DueNotice, 'id' | 'turn'>, again?: { due: number; tries: number }): Promise<void> {
    await this.#database.run(
      'UPDATE subscriptions SET due = $1, tries = $2 WHERE id = $3 AND turn = $4',
      ...[again?.due ?? null, again?.tries ?? 0, id, turn],
    );
  }
}
