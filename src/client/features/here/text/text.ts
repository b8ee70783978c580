import type { hereEn } from './en.ts';

/** The texts of tables in the browser. */
export type HereText = typeof hereEn;
