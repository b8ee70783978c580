import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { RequestResult } from '../../../client/kit/request-result.ts';
import type { RuleId, Seat, Viewer } from '../../../engine/game.ts';
import type { Person } from '../../../engine/text.ts';
import type { TimePack } from '../rules/content.ts';
import type { TimeMove } from '../rules/state.ts';
import type { PlayerView, TimeView } from '../rules/view.ts';
import type { SeenTimeEvent } from './seen-event.ts';
import type { Bubble } from './team/bubbles.ts';
import type { OpenCalls } from './team/open-calls.ts';
import type { Words } from './words.ts';

/** The table as one viewer sees it now, and the page's actions. */
export interface Situation {
  view: TimeView;
  moves: readonly TimeMove[];
  you: Viewer;
  players: readonly PlayerInfo[];
  pack: TimePack;
  words: Words;
  events: readonly SeenTimeEvent[];
  bubbles: readonly Bubble[];
  /** Recent calls and answers. */
  calls: OpenCalls;
  /** Nobody acts here: there are no buttons. */
  isReplay: boolean;
  send(move: TimeMove): Promise<RequestResult>;
  /** Sends a typed line; missing for spectators. */
  say?(text: string): Promise<RequestResult>;
  /** Shows the skills of the Heroes at the table. */
  onHeroes(): void;
  /** Shows the Adventure's scroll. */
  onScroll(): void;
  /** Shows a note on the page, with the rule behind it. */
  note(note: string, rule?: RuleId): void;
}

/** The legal moves of a kind. */
export function movesOf<Kind extends TimeMove['kind']>(moves: readonly TimeMove[], kind: Kind) {
  return moves.filter((move): move is Extract<TimeMove, { kind: Kind }> => move.kind === kind);
}

/** The viewer's own player; none for a spectator. */
export function ownPlayer({ view, you }: Pick<Situation, 'view' | 'you'>): PlayerView | undefined {
  return you === 'spectator' ? undefined : view.players[you];
}

/** The player of a seat, for a sentence. */
export function whoAt({ players, you }: Pick<Situation, 'players' | 'you'>, seat: Seat): Person {
  return { name: players[seat]?.name ?? '', isYou: seat === you };
}

/** DT-52 The number of Missions the Adventure card waits for, if there is one. */
export function reputationOf({ view, pack }: Pick<Situation, 'view' | 'pack'>): number | undefined {
  return view.quest.kind === 'adventure' ? pack.adventures[view.quest.place]?.scroll.reputation : undefined;
}
