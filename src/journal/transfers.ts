/** Maximum number of transfers stored at once; each expires after some minutes. */
export const MAX_TRANSFERS = 200;

/** When a transfer is stored and when it expires, in ms since 1970. */
export interface TransferTimes {
  now: number;
  until: number;
}

/** The result of storing a transfer; `full` at MAX_TRANSFERS, or if another one has this name. */
export type PutResult = { kind: 'left'; until: number } | { kind: 'full' };

/**
 * Device transfers: bundles that one device leaves for another, stored beside the journal for some minutes and given
 * out once. They are encrypted: the server cannot read them.
 */
export interface Transfers {
  /** Stores a bundle under a name; the same bundle again changes nothing, not even its expiry. */
  put(name: string, bundle: string, times: TransferTimes): Promise<PutResult>;
  /** Returns a bundle and deletes it; undefined if there is none by this name, or it has expired. */
  take(name: string, now: number): Promise<string | undefined>;
}
