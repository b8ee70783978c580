import { useEffect, useRef, useState } from 'react';
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
  const last = useRef<ShownFight>(undefined);
  const turn = useRef(view.active);
  const [isLingering, setLingering] = useState(false);
  const { fight } = view;
  const isOn = fight !== undefined;
  if (fight !== undefined) {
    turn.current = view.active;
    last.current = { fight, monster: view.monsters.find(({ place }) => place === fight.place), isOver: false };
  }
  useEffect(() => {
    if (isOn) return setLingering(true);
    const timer = setTimeout(() => setLingering(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  if (cue?.kind === 'death') return undefined;
  if (isOn) return last.current;
  if (cue?.kind === 'loot' || roll?.after.some(({ kind }) => kind === 'died' || kind === 'item-drawn') === true)
    return undefined;
  if (!isLingering || last.current === undefined || view.phase !== 'playing') return undefined;
  // Somebody else acts now, so the finished fight is no longer shown.
  if (view.active !== turn.current) return undefined;
  const { fight: before, monster } = last.current;
  const stillThere = view.monsters.find(({ place }) => place === before.place);
  return {
    fight: before,
    monster: stillThere ?? (monster === undefined ? undefined : { ...monster, health: 0 }),
    isOver: true,
  };
}

/** The last roll of the last fight, and its result. */
export function lastRollOf(events: readonly SeenBagEvent[]): LastRoll | undefined {
  const after: BagEvent[] = [];
  for (let place = events.length - 1; place >= 0; place--) {
    const { event } = events[place];
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
