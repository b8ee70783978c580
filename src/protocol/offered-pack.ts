import type { Locale } from '../engine/text.ts';

/** A pack that a table can be opened with; `GET /api/packs` lists them by game, the standard one first. */
export interface OfferedPack {
  digest: string;
  name: Readonly<Record<Locale, string>>;
  standard: boolean;
}

/**
 * A pack file that the server could not use, with the reason in English; `GET /api/admin/packs` lists them for the
 * owner.
 */
export interface LeftOutPack {
  file: string;
  why: string;
}
