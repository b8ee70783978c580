import type { ThinkRequest } from '../engine/bot.ts';

/** Messages to a thinking worker. */
export type ToThinker = { kind: 'think'; id: number; request: ThinkRequest } | { kind: 'stop'; id: number };

/** Its reply: the index of its move in the list of moves, or why there is none. */
export type FromThinker = { kind: 'thought'; id: number; move: number } | { kind: 'failed'; id: number; why: string };
