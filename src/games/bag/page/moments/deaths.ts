import type { AdventurerNumber } from '../../rules/content.ts';
import type { BagEvent } from '../../rules/event.ts';
import { adventurerOf } from '../../rules/state.ts';
import type { Cause } from '../../rules/task.ts';
import { personOf, type Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Killer } from '../text/text.ts';
import { nameOf } from '../words.ts';

/** Somebody has died. */
export type Died = BagEvent & { kind: 'died' };

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
      return words.monsterCard(cause.monster).icon;
    case 'item':
      return words.itemCard(cause.item).icon;
    case 'adventurer':
      return words.characterCard(adventurerOf(view, cause.who).character).icon;
    default:
      return DEATH_ICON;
  }
}

const DEATH_ICON = 'skull-crossed-bones';

/** A death in words: who, of what, and the consequence. */
export interface ToldDeath {
  who: string;
  /** The cause, if known. */
  cause: string | undefined;
  icon: string;
  more: string;
}

/** Who died, of what, and the consequence. */
export function tellDeath(scene: Scene, event: Died, events: readonly SeenBagEvent[]): ToldDeath {
  const { moments: say } = scene.words.page;
  const at = events.findLastIndex((seen) => seen.event === event);
  const cause = causeOf(event, events.slice(0, at));
  return {
    who: say.died(personOf(scene, event.who.number)),
    cause: cause === undefined ? undefined : say.killedBy(killerOf(scene, cause)),
    icon: cause === undefined ? DEATH_ICON : causeIcon(scene, cause),
    more: say.diedMore(event.lost === true ? 'lost' : event.lives),
  };
}

/** The cause of the last wound. A partner dies of what wounded the fighter. */
function causeOf({ who }: Died, before: readonly SeenBagEvent[]): Cause | undefined {
  const wounds = before.flatMap(({ event }) => (event.kind === 'hurt' ? [event] : []));
  const last = wounds.findLast((wound) => wound.who.number === who.number);
  if (last?.cause.kind !== 'half') return last?.cause;
  return wounds.slice(0, wounds.indexOf(last)).findLast(({ cause }) => cause.kind !== 'half')?.cause ?? last.cause;
}

/** The cause, for use in a sentence. */
function killerOf(scene: Scene, cause: Cause): Killer {
  const { words } = scene;
  switch (cause.kind) {
    case 'monster':
    case 'rush':
    case 'reach':
      return {
        kind: 'monster',
        name: words.monster(cause.monster),
        isOnly: words.monsterCard(cause.monster).copies === 1,
      };
    case 'item': {
      const by = cause.by === undefined ? '' : ` (${nameOf(scene, cause.by)})`;
      return { kind: 'thing', name: `${words.item(cause.item)}${by}`, isOnly: false };
    }
    case 'adventurer':
      return { kind: 'person', name: nameOf(scene, cause.who), isOnly: false };
    case 'escape':
      return { kind: 'escape', name: causeName(scene, cause), isOnly: false };
    default:
      return { kind: 'thing', name: causeName(scene, cause), isOnly: false };
  }
}

/** The last death of an adventurer. */
export function lastDeath(events: readonly SeenBagEvent[], who: AdventurerNumber): Died | undefined {
  const last = events.findLast(({ event }) => event.kind === 'died' && event.who.number === who)?.event;
  return last?.kind === 'died' ? last : undefined;
}

/** A death in this turn, or in the last one until the next player acts. */
export function recentDeath(scene: Scene, events: readonly SeenBagEvent[]): string | undefined {
  const turn = events.findLastIndex(({ event }) => event.kind === 'turn-started');
  const isFresh = turn === events.length - 1;
  const since = isFresh ? events.slice(0, -1).findLastIndex(({ event }) => event.kind === 'turn-started') : turn;
  const last = events.slice(since + 1).findLast(({ event }) => event.kind === 'died')?.event;
  if (last?.kind !== 'died') return undefined;
  const { who, cause, more } = tellDeath(scene, last, events);
  return [who, ...(cause === undefined ? [] : [cause]), more].join('. ');
}
