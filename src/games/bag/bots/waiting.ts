import { elementAt } from '../../../engine/list.ts';
import { questOf } from '../rules/chapters/way-out/ending.ts';
import type { AdventurerNumber } from '../rules/content.ts';
import { adventurerOf } from '../rules/state.ts';
import { exitOf, isGuarded, type Mind, others, stepsFrom } from './mind.ts';
import { leftBehind } from './playout/waiting.ts';

/** BD-63 The partners for whom the bearer of the Ring waits before leaving. */
export function waitsFor(mind: Mind): AdventurerNumber[] {
  const { view, lookup, who, me } = mind;
  if (view.ring.kind !== 'held' || view.ring.by !== who) return [];
  const steps = stepsFrom(mind, me.place);
  const partners = others(mind).map((other) => {
    const { place, ap, fullAp } = adventurerOf(view, other);
    return { who: other, steps: elementAt(steps, place), ap, fullAp };
  });
  return leftBehind({ partners, table: view, party: view.adventurers.length, lookup });
}

/** Whether the bearer of the Ring is on the open Exit and only waits for the others: then they come at once. */
export function isWaitedFor(mind: Mind): boolean {
  const { view, lookup, who } = mind;
  const exit = exitOf(mind);
  if (view.terms.competitive || view.ring.kind !== 'held' || view.ring.by === who) return false;
  if (exit === undefined || isGuarded(mind, exit) || questOf({ state: view, lookup }).kind === 'ring-to') return false;
  return adventurerOf(view, view.ring.by).place === exit;
}
