import type { BagEvent } from '../../rules/event.ts';
import type { Cause } from '../../rules/task.ts';
import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import { nameOf } from '../words.ts';

/** Somebody has died. */
export type Died = BagEvent & { kind: 'died' };

/** A death is shown during its turn and the next. */
const TURNS_TOLD = 2;

/** The name of a cause of damage. */
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

/** The icon of a cause of damage. */
function causeIcon({ words, view }: Pick<Scene, 'view' | 'words'>, cause: Cause): string {
  switch (cause.kind) {
    case 'monster':
    case 'rush':
    case 'reach':
      return words.monsterIcon(cause.monster);
    case 'item':
      return words.itemCard(cause.item).icon;
    case 'adventurer':
      return words.characterIcon(view.adventurers[cause.who].character);
    default:
      return DEATH_ICON;
  }
}

const DEATH_ICON = 'skull-crossed-bones';

/** A death in words: who, of what, and the consequence. */
export interface ToldDeath {
  /** Who died, and of what if known. */
  title: string;
  /** The same without the cause. */
  who: string;
  cause: string | undefined;
  icon: string;
  more: string;
}

/** Who died, of what, and the consequence, in a line. */
export function tellDeath(scene: Scene, event: Died, events: readonly SeenBagEvent[]): ToldDeath {
  const { moments: say } = scene.words.page;
  const at = events.findLastIndex((seen) => seen.event === event);
  const wound = events.slice(0, at).findLast((seen) => seen.event.kind === 'hurt' && isOf(seen.event, event))?.event;
  const of = wound?.kind === 'hurt' ? wound.cause : undefined;
  const cause = of === undefined ? undefined : causeName(scene, of);
  const isYou = !scene.view.terms.solo && event.who.seat === scene.you;
  const name = nameOf(scene, event.who.number);
  const told = (known: string | undefined) => (isYou ? say.youDied(known) : say.died(name, known));
  return {
    title: told(cause),
    who: told(undefined),
    cause,
    icon: of === undefined ? DEATH_ICON : causeIcon(scene, of),
    more: say.diedMore(event.lives),
  };
}

function isOf(event: BagEvent & { kind: 'hurt' }, { who }: Died): boolean {
  return event.who.number === who.number;
}

/** A death in this turn or the last, for those who looked away. */
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
