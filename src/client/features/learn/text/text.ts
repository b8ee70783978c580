import type { learnEn } from './en.ts';

/** The texts around the lessons. */
export type LearnText = typeof learnEn;
