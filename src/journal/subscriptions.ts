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
