/** More than these a house does not keep at once; each is gone after some minutes. */
export const MOST_PARCELS = 200;

/** From when to when a parcel lies there, in ms since 1970. */
export interface Lying {
  now: number;
  until: number;
}

/** What became of leaving a parcel; `full` where there is no room for another one, or for another by this name. */
export type Left = { kind: 'left'; until: number } | { kind: 'full' };

/**
 * Where a device leaves something for another, beside the journal: it lies there for some minutes,
 * and whoever fetches it takes it away. The house cannot read what is in it.
 */
export interface Parcels {
  /** Leaves a parcel under a name; the same once more is left already, and lies there for no longer. */
  leave(name: string, parcel: string, lying: Lying): Promise<Left>;
  /** Takes a parcel away; undefined where there is none by this name, or it has lain there for too long. */
  fetch(name: string, now: number): Promise<string | undefined>;
}
