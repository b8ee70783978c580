import type { ReactNode } from 'react';
import type { RuleId, Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import type { RequestResult } from './request-result.ts';

/** Somebody in a seat, as a game's page needs to know them. */
export interface PlayerInfo {
  name: string;
  kind: 'person' | 'bot';
  /** Whether a person has the page open now; bots always are. */
  here: boolean;
}

/** What a game's page is made of. It knows no socket and no store, so live play, replay and gallery can all show it. */
export interface GamePageProps<View = unknown, Event = unknown, Move = unknown, Pack = unknown> {
  view: View;
  events: readonly { seq: number; event: Event }[];
  moves: readonly Move[];
  /** What the game's own stage wants drawn besides, at the beat that is shown. */
  cue?: unknown;
  you: Viewer;
  players: readonly PlayerInfo[];
  pack: Pack;
  locale: Locale;
  send(move: Move): Promise<RequestResult>;
  /** What people at the table have said, in words of their own. */
  said: readonly { id: number; seat: number; text: string }[];
  /** Says a line to everybody; only for whoever sits here. */
  say?(text: string): Promise<RequestResult>;
  /** The house's clock in ms, by which deadlines count. */
  now(): number;
  /** Shows a rule, or the whole rulebook. */
  why(rule?: RuleId): void;
  /** Something the house has to say above the table, such as that one only watches. */
  notice?: ReactNode;
  /** What happened while one was away: the entries after the first of these, up to the second; `done` once it was told. */
  missed?: { after: number; until: number; done(): void };
  /** The game is going on: what was covered in it must not be looked up. */
  isRunning?: boolean;
  /** The way on once the game is over. */
  afterwards?: ReactNode;
  /** Somebody else says what to do next: a level of `learn/`. */
  isTaught?: boolean;
}
