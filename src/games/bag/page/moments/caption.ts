import type { BagEvent } from '../../rules/event.ts';
import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import { nameOf } from '../words.ts';

/** A caption has at most this many actions of a turn, the latest. */
const MOST_DEEDS = 2;

/** Another player's actions in the current turn, as one line; undefined if none yet. */
export function captionOf(scene: Scene, events: readonly SeenBagEvent[]): string | undefined {
  const { view, words, you } = scene;
  const start = events.findLastIndex(({ event }) => event.kind === 'turn-started');
  const begun = events[start]?.event;
  if (begun?.kind !== 'turn-started' || begun.who.seat === you) return undefined;
  const deeds = events.slice(start + 1).flatMap(({ event }) => deedOf(event, scene, begun.who.number) ?? []);
  const large = deeds.filter(({ isSmall }) => !isSmall);
  const told = (large.length > 0 ? large : deeds.slice(-1)).map(({ says }) => says);
  // Repetitions are dropped.
  const once = told.filter((says, place) => says !== told[place - 1]);
  if (once.length === 0 || view.phase !== 'playing') return undefined;
  return words.page.caption.tell(nameOf(scene, begun.who.number), once.slice(-MOST_DEEDS));
}

interface Deed {
  says: string;
  /** Only mentioned if nothing else happened. */
  isSmall: boolean;
}

function deedOf(event: BagEvent, scene: Scene, actor: number): Deed | undefined {
  const { words } = scene;
  const { deeds: say } = words.page.caption;
  const large = (says: string): Deed => ({ says, isSmall: false });
  const small = (says: string): Deed => ({ says, isSmall: true });
  const isOnly = (monster: number) => words.monsterCard(monster).copies === 1;
  if ('who' in event && event.who.number !== actor) return undefined;
  switch (event.kind) {
    case 'fight-started':
      if (event.against !== undefined) return large(say.attacks(nameOf(scene, event.against.number)));
      return event.monster === undefined
        ? undefined
        : large(say.meets(words.monster(event.monster), isOnly(event.monster)));
    case 'slain':
      return large(say.slays);
    case 'died':
      return large(say.falls);
    case 'escaped-fight':
    case 'fled':
      return large(say.escapes);
    case 'trap-sprung':
      return large(say.trap(words.item(event.item)));
    case 'item-drawn':
      return event.from === 'fight' ? undefined : large(say.finds);
    case 'taken':
      return event.item === 'ring' ? large(say.takesRing) : large(say.finds);
    case 'shot': {
      const { effect } = words.itemCard(event.item);
      return large(effect.kind === 'shot' && effect.arrows === true ? say.shoots : say.uses(words.item(event.item)));
    }
    case 'used':
      return large(say.uses(words.item(event.item)));
    case 'healed':
      return large(say.heals);
    case 'left-the-dungeon':
      return large(say.leaves);
    case 'lost-the-way':
      return large(say.lost);
    case 'tile-laid':
      return small(say.explores);
    case 'walked':
      return small(say.walks);
    default:
      return undefined;
  }
}
