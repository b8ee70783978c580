import type { Person } from '../../../../engine/text.ts';
import type { BagEvent, Someone } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import { diceOf } from '../staging/dice-of.ts';
import { type Died, tellDeath } from './deaths.ts';

/** An important event, announced across the whole map for a moment. */
export interface Announcement {
  title: string;
  more: string;
  icon: string;
  tone: 'dread' | 'wonder' | 'loss' | 'plain';
  dice?: readonly number[];
  /** A feat of the stage: announced only where the stage did not show it. */
  isFeat?: true;
  /** A death: shown in the largest letters, to the person who now holds the device. */
  death?: Died;
  /** The most important is shown first. */
  weight: number;
}

/** The announcement of an event; undefined for most. */
export function momentOf(event: BagEvent, scene: Scene, events: readonly SeenBagEvent[]): Announcement | undefined {
  const { words } = scene;
  const { moments: say } = words.page;
  switch (event.kind) {
    case 'lost-the-way':
      return {
        title: say.lost(personIn(event.who, scene)),
        more: say.lostMore(words.tile(event.tile)),
        icon: 'dungeon-gate',
        tone: 'plain',
        weight: 6,
      };
    case 'died': {
      const { who, more, icon } = tellDeath(scene, event, events);
      return { title: who, more, icon, death: event, tone: 'loss', weight: 12 };
    }
    case 'left-the-dungeon': {
      if (!event.ring) return undefined;
      const title = say.ringOut(personIn(event.who, scene));
      return { title, more: say.ringOutMore, icon: 'ring', tone: 'wonder', weight: 10, isFeat: true };
    }
    case 'turn-started':
      return turnMoment(event, scene);
    case 'trap-sprung':
      return {
        title: say.trap(words.item(event.item)),
        more: '',
        icon: words.itemCard(event.item).icon,
        tone: 'loss',
        weight: 6,
        ...withDice(event),
      };
    case 'tagged': {
      if (!isOwn(event.called, scene)) return undefined;
      const title = say.call(personIn(event.who, scene).name);
      return { title, more: say.callMore, icon: 'crossed-swords', tone: 'wonder', weight: 9 };
    }
    default:
      return dungeonMoment(event, scene);
  }
}

/** What happens to the dungeon itself. */
function dungeonMoment(event: BagEvent, { words }: Scene): Announcement | undefined {
  const { moments: say } = words.page;
  switch (event.kind) {
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
        isFeat: true,
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
    default:
      return undefined;
  }
}

/** Somebody's last turn, or your own. */
function turnMoment(event: BagEvent & { kind: 'turn-started' }, scene: Scene): Announcement | undefined {
  const { words } = scene;
  const { moments: say } = words.page;
  if (event.last) {
    const title = say.lastTurn(personIn(event.who, scene));
    return { title, more: say.lastTurnMore, icon: 'running-ninja', tone: 'dread', weight: 4 };
  }
  if (!isOwn(event.who, scene)) return undefined;
  const { icon } = words.characterCard(event.who.character);
  return { title: say.yourTurn(event.ap), more: '', icon, tone: 'plain', weight: 1 };
}

function isOwn({ seat }: Someone, { view, you }: Scene): boolean {
  return seat === you && !view.terms.solo;
}

function withDice(event: BagEvent): { dice?: readonly number[] } {
  const dice = diceOf(event)?.dice;
  return dice === undefined ? {} : { dice };
}

/** The name of a person; a solo player has several adventurers, so these go by their characters. */
function personIn({ seat, character }: Someone, { view, players, words, you }: Scene): Person {
  if (view.terms.solo) return { name: words.character(character), isYou: false };
  return { name: players[seat]?.name ?? '', isYou: seat === you };
}
