import type { Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';
import type { PlayerInfo } from '../game-page.ts';

/** An action the reader can take now, in plain words, and its control on the table. */
export interface NowAction {
  label: string;
  /** Its controls, as a selector; the first usable one counts. */
  at: string;
}

/** A game at the time of the question "What can I do now?". */
export interface AskedMoment<View = unknown, Move = unknown, Pack = unknown> {
  view: View;
  moves: readonly Move[];
  you: Viewer;
  players: readonly PlayerInfo[];
  pack: Pack;
  locale: Locale;
}

/** A game's own answer to "What can I do now?": its legal moves, grouped. */
export type WhatNow<View = unknown, Move = unknown, Pack = unknown> = (
  moment: AskedMoment<View, Move, Pack>,
) => readonly NowAction[];

/** How long the control is highlighted. */
const RINGED_MS = 2400;

/** Leads to a control: scrolls it into view, focuses and highlights it for a moment. */
export function pointAt(at: string, root: ParentNode = document): boolean {
  const found = [...root.querySelectorAll<HTMLElement>(at)].filter((place) => place.checkVisibility?.() !== false);
  const place = found.find((one) => !one.matches(':disabled')) ?? found[0];
  if (place === undefined) return false;
  place.scrollIntoView({ block: 'nearest', inline: 'center' });
  place.focus({ preventScroll: true });
  place.dataset.pointed = '';
  setTimeout(() => delete place.dataset.pointed, RINGED_MS);
  return true;
}
