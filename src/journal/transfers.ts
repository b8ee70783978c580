/** The most transfers a house stores at once; each expires after some minutes. */
export const MAX_TRANSFERS = 200;

/** When a transfer is stored and when it expires, in ms since 1970. */
export interface TransferTimes {
  now: number;
  until: number;
}

/** The result of storing a transfer; `full` at MAX_TRANSFERS, or where another one has this name. */
export type PutResult = { kind: 'left'; until: number } | { kind: 'full' };

/**
 * Device transfers: what one device leaves for another, stored beside the journal for some minutes and given out once.
 * It is encrypted: the house cannot read it.
 */
export interface Transfers {
  /** Stores a bundle under a name; the same bundle again changes nothing, not even when it expires. */
  put(name: string, bundle: string, times: TransferTimes): Promise<PutResult>;
  /** Returns a bundle and deletes it; undefined where there is none by this name, or it has expired. */
  take(name: string, now: number): Promise<string | undefined>;
}
