import type { Viewer } from '../../../engine/game.ts';

/** What a beat is for: something is about to happen, is shown, does something, or is looked at once more. */
export type BeatKind = 'anticipation' | 'reveal' | 'consequence' | 'settle';

/** One beat of a step: from its beginning on, the page shows this. */
export interface Beat<View = unknown> {
  kind: BeatKind;
  /** How long it lasts at normal speed, before the next one begins. */
  ms: number;
  /** How many of the step's events are told from now on: log, sounds and news follow them. */
  told: number;
  /** The table as it is shown: before the step, after it, or something in between. */
  view: View;
  /** What the page draws besides, such as the card that is about to turn over. */
  cue?: unknown;
  /** It lasts as long as it says, whoever made the move: at the end of a game nobody waits for a turn. */
  isUnhurried?: boolean;
}

/** One entry of the journal as this device got it. */
export interface Step<View = unknown, Event = unknown> {
  before: View;
  after: View;
  events: readonly Event[];
  you: Viewer;
  /** Whether somebody at this device made it happen. */
  isOwn: boolean;
}

/** How a game wants its steps to be seen; all of it may be left out. */
export interface GameStage<View = unknown, Event = unknown> {
  /** The beats of a step, in order; none: it passes at once. Without this, a step is one beat that reveals all of it. */
  beats?(step: Step<View, Event>): readonly Beat<View>[];
  /** Whose turn a table is in, in a word. With it, all that others do in one turn lasts no longer than `TURN_MS`. */
  turnOf?(view: View): string | number;
  /** Whether a step is everybody's to watch, whoever made it: it is played at its full length, as one's own is. */
  isForAll?(step: Step<View, Event>): boolean;
}

/** How long what somebody else did can be looked at before the next thing happens, and one's own. */
export const OTHERS_MS = 900;
export const OWN_MS = 600;

/** The beats of a step that its game says nothing about: all at once. */
export function plainBeats<View, Event>({ after, events, isOwn }: Step<View, Event>): readonly Beat<View>[] {
  return [{ kind: 'reveal', ms: isOwn ? OWN_MS : OTHERS_MS, told: events.length, view: after }];
}
