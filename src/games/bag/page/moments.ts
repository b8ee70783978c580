import type { BagEvent, Someone } from '../rules/state.ts';
import { tellDeath } from './deaths.ts';
import type { Scene } from './scene.ts';
import { diceOf, type SeenBagEvent } from './staging.ts';

/** Something with weight: told across the whole width, for a moment. */
export interface Moment {
  title: string;
  more: string;
  icon: string;
  tone: 'dread' | 'wonder' | 'loss' | 'plain';
  dice?: readonly number[];
  /** The weightiest is shown first. */
  weight: number;
}

/** What an event is worth telling in large letters; undefined for most. */
export function momentOf(event: BagEvent, scene: Scene, events: readonly SeenBagEvent[]): Moment | undefined {
  const { words, you, view } = scene;
  const { moments: say } = words.page;
  const name = (someone: Someone) => personName(someone, scene);
  switch (event.kind) {
    case 'monster-revealed':
      return {
        title: say.monster(words.monster(event.monster)),
        more: say.monsterIs(event.health, event.dice, event.plus),
        icon: words.monsterIcon(event.monster),
        tone: 'dread',
        weight: 5,
      };
    case 'dragon-appeared':
      return {
        title: say.exit,
        more: say.dragon(event.health, event.dice),
        icon: 'dragon-head',
        tone: 'dread',
        weight: 8,
      };
    case 'ring-appeared':
      return {
        title: say.ring(event.number),
        more: say.ringMore(event.rounds),
        icon: 'ring',
        tone: 'wonder',
        weight: 9,
        ...withDice(event),
      };
    case 'trembled':
      return {
        title: say.trembles(event.rounds),
        more: say.tremblesMore[event.why],
        icon: 'dungeon-gate',
        tone: 'dread',
        weight: 8,
      };
    case 'stack-used-up':
      return { title: say.stackUp, more: say.stackUpMore, icon: 'dungeon-gate', tone: 'plain', weight: 7 };
    case 'lost-the-way':
      return {
        title: say.lost(name(event.who)),
        more: say.lostMore(words.tile(event.tile)),
        icon: 'dungeon-gate',
        tone: 'plain',
        weight: 6,
      };
    case 'died':
      return {
        ...tellDeath(scene, event, events),
        icon: 'skull-crossed-bones',
        tone: 'loss',
        weight: 7,
      };
    case 'left-the-dungeon':
      return event.ring
        ? { title: say.ringOut(name(event.who)), more: say.ringOutMore, icon: 'ring', tone: 'wonder', weight: 10 }
        : undefined;
    case 'turn-started':
      if (event.last)
        return {
          title: say.lastTurn(name(event.who)),
          more: say.lastTurnMore,
          icon: 'running-ninja',
          tone: 'dread',
          weight: 4,
        };
      return event.who.seat === you && !view.terms.solo
        ? {
            title: say.yourTurn(event.ap),
            more: '',
            icon: words.characterIcon(event.who.character),
            tone: 'plain',
            weight: 1,
          }
        : undefined;
    case 'trap-sprung':
      return {
        title: say.trap(words.item(event.item)),
        more: '',
        icon: words.itemCard(event.item).icon,
        tone: 'loss',
        weight: 6,
        ...withDice(event),
      };
    case 'tagged':
      return event.called.seat === you && !view.terms.solo
        ? { title: say.call(name(event.who)), more: say.callMore, icon: 'crossed-swords', tone: 'wonder', weight: 9 }
        : undefined;
    default:
      return undefined;
  }
}

function withDice(event: BagEvent): { dice?: readonly number[] } {
  const dice = diceOf(event)?.dice;
  return dice === undefined ? {} : { dice };
}

function personName({ seat, character }: Someone, { view, players, words }: Scene): string {
  return view.terms.solo ? words.character(character) : (players[seat]?.name ?? '');
}
