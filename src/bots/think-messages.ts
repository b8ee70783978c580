import type { ThinkRequest } from '../engine/bot.ts';

/** What a worker that thinks is told. */
export type ToThinker = { kind: 'think'; id: number; request: ThinkRequest } | { kind: 'stop'; id: number };

/** What it answers: the place of its move in the list of moves, or why there is none. */
export type FromThinker = { kind: 'thought'; id: number; move: number } | { kind: 'failed'; id: number; why: string };
