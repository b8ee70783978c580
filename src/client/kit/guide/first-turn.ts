import type { Viewer } from '../../../engine/game.ts';

/** The input for a hint. `events`: only those since the hint is shown. */
export interface GuidedMoment<View = unknown, Event = unknown, Move = unknown> {
  view: View;
  events: readonly Event[];
  moves: readonly Move[];
  you: Viewer;
}

/** One hint of a first turn. */
export interface Pointer<View = unknown, Event = unknown, Move = unknown, Id extends string = string> {
  id: Id;
  /** Its target, as a selector or several, best first; the first visible match counts. */
  at: string | readonly string[];
  /** Whether it is time for it; by default whenever its target is visible. */
  isDue?(moment: GuidedMoment<View, Event, Move>): boolean;
  /** Whether it was done: then it disappears for good. */
  isDone(moment: GuidedMoment<View, Event, Move>): boolean;
  /** It is information, not a question: unless it is dismissed, it stays until there was time to read it. */
  isToBeRead?: true;
}

/** The hints of a game for somebody's first turn on a device, in order. */
export type FirstTurn<View = unknown, Event = unknown, Move = unknown, Id extends string = string> = readonly Pointer<
  View,
  Event,
  Move,
  Id
>[];

/** The texts of a first turn: the aim in one sentence, and a sentence for each hint. */
export interface FirstTurnText<Id extends string = string> {
  aim: string;
  pointers: Readonly<Record<Id, string>>;
}

/** The name under which the aim is stored among the dismissed hints. */
export const AIM = 'aim';

/** The remaining due hints, in order. */
export function openPointers(pointers: FirstTurn, gone: readonly string[], moment: GuidedMoment): FirstTurn {
  return pointers.filter((pointer) => !gone.includes(pointer.id) && (pointer.isDue?.(moment) ?? true));
}

/** The aim is shown until it was dismissed or a first hint is done. */
export function isAimOpen(gone: readonly string[]): boolean {
  return gone.length === 0;
}
