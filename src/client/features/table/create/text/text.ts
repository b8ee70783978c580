import type { createEn } from './en.ts';

/** The texts of opening a table. */
export type CreateText = typeof createEn;
