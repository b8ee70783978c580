import type { BagEvent } from '../rules/event.ts';
import type { Cause } from '../rules/task.ts';
import type { Scene } from './scene.ts';
import type { SeenBagEvent } from './staging.ts';
import { nameOf } from './words.ts';

type Died = BagEvent & { kind: 'died' };

/** A death stays on show for the turn in which it happened and the one after. */
const TURNS_TOLD = 2;

/** What hurts somebody, by its name. */
export function causeName(scene: Pick<Scene, 'view' | 'players' | 'words'>, cause: Cause): string {
  const { words } = scene;
  const { causes } = words.page;
  switch (cause.kind) {
    case 'monster':
    case 'rush':
    case 'reach':
      return words.monster(cause.monster);
    case 'item': {
      const name = words.item(cause.item);
      if (words.itemCard(cause.item).effect.kind === 'trap') return causes.trap(name);
      return cause.by === undefined ? name : `${name} (${nameOf(scene, cause.by)})`;
    }
    case 'adventurer':
      return nameOf(scene, cause.who);
    case 'half':
      return causes.half;
    case 'spikes':
      return causes.spikes;
    case 'escape':
      return causes.escape;
  }
}

/** Who fell, of what, and what that means, in a line. */
export function tellDeath(scene: Scene, event: Died, events: readonly SeenBagEvent[]): { title: string; more: string } {
  const { moments: say } = scene.words.page;
  const at = events.findLastIndex((seen) => seen.event === event);
  const wound = events.slice(0, at).findLast((seen) => seen.event.kind === 'hurt' && isOf(seen.event, event))?.event;
  const cause = wound?.kind === 'hurt' ? causeName(scene, wound.cause) : undefined;
  const isYou = !scene.view.terms.solo && event.who.seat === scene.you;
  const name = nameOf(scene, event.who.number);
  return { title: isYou ? say.youDied(cause) : say.died(name, cause), more: say.diedMore(event.lives) };
}

function isOf(event: BagEvent & { kind: 'hurt' }, { who }: Died): boolean {
  return event.who.number === who.number;
}

/** The death of this turn or the last one, for whoever looked away for a moment. */
export function recentDeath(scene: Scene, events: readonly SeenBagEvent[]): string | undefined {
  let turns = 0;
  for (const { event } of events.toReversed()) {
    if (event.kind === 'turn-started') turns += 1;
    if (turns > TURNS_TOLD) return undefined;
    if (event.kind === 'died') {
      const { title, more } = tellDeath(scene, event, events);
      return `${title}. ${more}`;
    }
  }
  return undefined;
}
