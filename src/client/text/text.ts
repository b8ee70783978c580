import type { en } from './en.ts';

/** The texts of the shell; a game's texts are in its folder. */
export type AppText = typeof en;
