import { useEffect, useState } from 'react';
import type { Place } from '../../rules/board.ts';
import type { BagEvent } from '../../rules/state.ts';
import type { BagView } from '../../rules/view.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from '../staging/cue.ts';
import type { LastRoll, ShownFight } from './fight-stage.tsx';

/** How long a finished fight stays on display. */
const LINGER_MS = 1800;

/** The fight to show: the current one, and for a while the last one. A death or a find replaces it. */
export function useShownFight(
  view: BagView,
  { cue, roll }: { cue: BagCue | undefined; roll: LastRoll | undefined },
): ShownFight | undefined {
  const [last, setLast] = useState(view);
  const [isLingering, setLingering] = useState(false);
  const isOn = view.fight !== undefined;
  if (isOn && last !== view) setLast(view);
  useEffect(() => {
    if (isOn) return setLingering(true);
    const timer = setTimeout(() => setLingering(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  if (cue?.kind === 'death' || cue?.kind === 'feat') return undefined;
  if (view.fight !== undefined) return { fight: view.fight, monster: foeIn(view, view.fight), isOver: false };
  if (cue?.kind === 'loot' || roll?.after.some(({ kind }) => kind === 'died' || kind === 'item-drawn') === true)
    return undefined;
  const { fight } = last;
  if (!isLingering || fight === undefined || view.phase !== 'playing') return undefined;
  // Somebody else acts now, so the finished fight is no longer shown.
  if (view.active !== last.active) return undefined;
  const monster = foeIn(last, fight);
  return { fight, monster: foeIn(view, fight) ?? (monster && { ...monster, health: 0 }), isOver: true };
}

function foeIn({ monsters }: BagView, fight: { place: Place }) {
  return monsters.find(({ place }) => place === fight.place);
}

/** The last roll of the last fight, and its result. */
export function lastRollOf(events: readonly SeenBagEvent[]): LastRoll | undefined {
  const after: BagEvent[] = [];
  for (const { event } of events.toReversed()) {
    if (event.kind === 'fight-started') return undefined;
    if (event.kind === 'rolled' || event.kind === 'doubled') return { sum: event.sum, foe: event.foe, after };
    after.unshift(event);
  }
  return undefined;
}

const RESULTS: readonly BagEvent['kind'][] = [
  'round-tied',
  'monster-hurt',
  'attack-held',
  'blocked',
  'hurt',
  'warded',
  'slain',
  'died',
];

/** How the round ended, in the words of the log. */
export function resultOf(roll: LastRoll | undefined, tell: (event: BagEvent) => string | undefined): string {
  const results = (roll?.after ?? []).filter(({ kind }) => RESULTS.includes(kind));
  return results.flatMap((event) => tell(event) ?? []).join(' ');
}
