import type { Seat, Viewer } from '../../../engine/game.ts';

/** The purpose of a beat: something is about to happen, is shown, takes effect, or is shown a little longer. */
export type BeatKind = 'anticipation' | 'reveal' | 'consequence' | 'settle';

/** One beat of a step: what the page shows from its beginning on. */
export interface Beat<View = unknown> {
  kind: BeatKind;
  /** How long it lasts at normal speed, before the next one begins. */
  ms: number;
  /** How many of the step's events are shown by now: log, sounds and news follow them. */
  told: number;
  /** The view shown: before the step, after it, or in between. */
  view: View;
  /** What the page draws besides the table, such as the card about to turn over. */
  cue?: unknown;
  /** It is never shortened, no matter who made the move: at the end of a game nobody waits for a turn. */
  isUnhurried?: boolean;
  /** The limits of a turn shorten it only as long as it can still be followed: a round of others' fight. */
  isFollowed?: boolean;
}

/** One journal entry as this device received it. */
export interface Step<View = unknown, Event = unknown> {
  before: View;
  after: View;
  events: readonly Event[];
  you: Viewer;
  /** Whether somebody at this device made the move. */
  isOwn: boolean;
}

/** How a game stages its steps; every part is optional. */
export interface GameStage<View = unknown, Event = unknown> {
  /**
   * The beats of a step, in order; none: it is shown at once. By default a step is one beat that reveals everything.
   */
  beats?(step: Step<View, Event>): readonly Beat<View>[];
  /** The content of a picture of a step. By default its last consequence with a cue, or the table after it. */
  pictureOf?(step: Step<View, Event>): Pick<Beat<View>, 'view' | 'told' | 'cue'> | undefined;
  /** An id of the current turn. With it, all of others' actions in one turn together last at most `TURN_MS`. */
  turnOf?(view: View): string | number;
  /** Whether a player has no more turns: nobody waits for them, they only watch. */
  isOut?(view: View, seat: Seat): boolean;
  /** Everybody watches this step, no matter who made it: it is played at full length, like the player's own. */
  isForAll?(step: Step<View, Event>): boolean;
}

/** How long another player's move is shown before the next one, and the player's own. */
export const OTHERS_MS = 900;
export const OWN_MS = 600;

/** The default beats of a step: everything at once. */
export function plainBeats<View, Event>({ after, events, isOwn }: Step<View, Event>): readonly Beat<View>[] {
  return [{ kind: 'reveal', ms: isOwn ? OWN_MS : OTHERS_MS, told: events.length, view: after }];
}
