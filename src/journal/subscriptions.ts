/** How somebody is told that it is their turn. */
export type NoticeChannel = 'push' | 'mail';

/** Who asked to be told of their turns at a table, and where. */
export interface Subscription {
  /** Random; whoever has it can end this subscription. */
  id: string;
  table: string;
  /** The SHA-256 of the secret of their chair. */
  secretHash: string;
  channel: NoticeChannel;
  /** The push service's address for this browser, or a mail address. */
  address: string;
  /** The browser's keys for push messages, as JSON; empty for mail. */
  keys: string;
  locale: string;
  /** The time zone in which times are told. */
  zone: string;
  /** The journal entry with which the last known turn began; at first the table's last, which its owner has seen. */
  turn: number;
}

/** A subscription as it comes. */
export interface NewSubscription extends Subscription {
  /** A keyed hash of the network address it came from. */
  caller: string;
  now: number;
}

/** A turn that somebody may have to be told of. */
export interface Turn {
  table: string;
  secretHash: string;
  /** The journal entry with which it began. */
  turn: number;
  since: number;
  /** When they are told, if they have not come by then. */
  due: number;
}

/** A turn that is due, with whom to tell. */
export interface DueNotice extends Subscription, Pick<Turn, 'since'> {
  /** How often telling them has failed. */
  tries: number;
}

/** The limits of what is kept, in subscriptions. */
export const MAX_SUBSCRIPTIONS = { all: 50_000, ofCaller: 100, ofChair: 6, ofAddress: 50 };

/** Which subscriptions end: one, those of a chair or those of a table. */
export type Ended = { id: string } | { table: string; secretHash?: string };

/**
 * Who is told of their turns at slow tables; kept beside the journal until their table is over, and no part of an
 * archive. Several nodes share it: each turn that is due is claimed by one of them.
 */
export interface Subscriptions {
  /** A value of the house that is made once: the one there is, or else `fresh`. */
  houseKey(name: string, fresh: string): Promise<string>;
  /** Keeps a subscription; the same address again at the same chair only changes how it is told. `full` at a limit. */
  add(subscription: NewSubscription): Promise<'added' | 'full'>;
  of(table: string, secretHash: string): Promise<Subscription[]>;
  /** All tables that somebody is told of. */
  tables(): Promise<string[]>;
  /** Ends subscriptions; returns how many there were. */
  end(which: Ended): Promise<number>;
  /** Ends those that nothing was told of since a time. */
  endOlderThan(time: number): Promise<void>;
  /** Notes that a turn has begun; a turn that is known already is not noted again. */
  noteTurn(turn: Turn): Promise<void>;
  /** Takes turns that are due; nobody else gets them before `leaseUntil`. */
  claim(now: number, leaseUntil: number): Promise<DueNotice[]>;
  /** What comes of a claimed turn: nothing more, or another try. A later turn that began meanwhile stays as it is. */
  settle(notice: Pick<DueNotice, 'id' | 'turn'>, again?: { due: number; tries: number }): Promise<void>;
}

/** How many turns a node claims at once. */
export const CLAIMED_AT_ONCE = 20;
