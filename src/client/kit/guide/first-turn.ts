import type { Viewer } from '../../../engine/game.ts';

/** A game at one moment, as a pointer sees it. `events`: only what has happened since the pointer is shown. */
export interface GuidedMoment<View = unknown, Event = unknown, Move = unknown> {
  view: View;
  events: readonly Event[];
  moves: readonly Move[];
  you: Viewer;
}

/** One of the things that a first turn points at. */
export interface Pointer<View = unknown, Event = unknown, Move = unknown, Id extends string = string> {
  id: Id;
  /** What it points at, as a selector; of several, the first one in sight. */
  at: string;
  /** Whether it is time for it; always, where this is missing and what it points at is in sight. */
  isDue?(moment: GuidedMoment<View, Event, Move>): boolean;
  /** Whether it was done: it goes away and never comes back. */
  isDone(moment: GuidedMoment<View, Event, Move>): boolean;
}

/** What a game points at when somebody plays it for the first time on a device, in this order. */
export type FirstTurn<View = unknown, Event = unknown, Move = unknown, Id extends string = string> = readonly Pointer<
  View,
  Event,
  Move,
  Id
>[];

/** What a first turn says: the aim in one sentence, and a sentence for each pointer. */
export interface FirstTurnText<Id extends string = string> {
  aim: string;
  pointers: Readonly<Record<Id, string>>;
}

/** By which name the aim is remembered among the pointers that are gone. */
export const AIM = 'aim';

/** The pointers that are left and due, in order. */
export function openPointers(pointers: FirstTurn, gone: readonly string[], moment: GuidedMoment): FirstTurn {
  return pointers.filter((pointer) => !gone.includes(pointer.id) && (pointer.isDue?.(moment) ?? true));
}

/** The aim stands until it was dismissed or a first thing was done. */
export function isAimOpen(gone: readonly string[]): boolean {
  return gone.length === 0;
}
