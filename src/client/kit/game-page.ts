import type { ReactNode } from 'react';
import type { RuleId, Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import type { RequestResult } from './request-result.ts';

/** A player, in the form a game's page needs. */
export interface PlayerInfo {
  name: string;
  kind: 'person' | 'bot';
  /** Whether a person has the page open now; always true for bots. */
  here: boolean;
}

/**
 * The props of a game's page. It knows no socket and no store, so live tables, replays and the gallery can all show it.
 */
export interface GamePageProps<View = unknown, Event = unknown, Move = unknown, Pack = unknown> {
  view: View;
  events: readonly { seq: number; event: Event }[];
  moves: readonly Move[];
  /** What the game's stage draws besides the table, at the current beat. */
  cue?: unknown;
  you: Viewer;
  players: readonly PlayerInfo[];
  pack: Pack;
  locale: Locale;
  send(move: Move): Promise<RequestResult>;
  /** Chat lines of people at the table. */
  said: readonly { id: number; seat: number; text: string }[];
  /** Sends a chat line; missing for spectators. */
  say?(text: string): Promise<RequestResult>;
  /** The server's clock in ms, for deadlines. */
  now(): number;
  /** Shows a rule, or the whole rulebook. */
  why(rule?: RuleId): void;
  /** A notice above the table, such as that you are watching. */
  notice?: ReactNode;
  /** Events while you were away: the entries after the first, up to the second; call `done` once they were told. */
  missed?: { after: number; until: number; done(): void };
  /** The game is running: covered cards must not be looked up. */
  isRunning?: boolean;
  /** What to do after the game. */
  afterwards?: ReactNode;
  /** A lesson says what to do next: a level of `learn/`. */
  isTaught?: boolean;
}
