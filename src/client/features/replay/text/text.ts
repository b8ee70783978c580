import type { en } from './en.ts';

/** The texts of a replay. */
export type ReplayText = typeof en;
