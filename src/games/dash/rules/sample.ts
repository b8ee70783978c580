import { type Rng, shuffle } from '../../../engine/rng.ts';
import type { DungeonNumber, EquipmentNumber } from './content.ts';
import type { Lookup } from './lookup.ts';
import type { DashState, SpaceState } from './state.ts';
import type { DashView, SpaceView } from './view.ts';

/** A state consistent with this view; hidden cards are drawn at random from those not face up. */
export function sampleState(view: DashView, lookup: Lookup, rng: Rng): DashState {
  const hidden = hiddenDungeonCards(view, lookup);
  shuffle(hidden, rng);
  const faceDown = view.spaces.filter((space) => space === 'face-down').length;
  const unknown = hidden.splice(0, faceDown - view.returned.length - view.known.length);
  const dealt = [...unknown, ...view.returned];
  shuffle(dealt, rng);
  return {
    phase: view.phase,
    dungeon: view.dungeon,
    deck: hidden,
    cards: view.spaces.map((space, place) => knownAt(view, place) ?? cardOn(space, dealt)),
    spaces: view.spaces.map(stateOf),
    faceDown,
    flipped: view.flipped.slice(),
    returned: view.returned.slice(),
    known: view.spaces.map((_, place) => knownAt(view, place) !== undefined),
    explorer: view.explorer,
    ap: view.ap,
    metCreature: view.metCreature,
    hasPutBack: view.hasPutBack,
    canceled: view.pending?.canceled ?? false,
    magicCanceled: view.pending?.magicCanceled ?? false,
    reduced: view.pending?.reduced ?? 0,
    players: view.players.map(({ equipment, treasures, explored, activeTreasures }) => ({
      equipment: equipment.slice(),
      treasures: treasures.slice(),
      explored: explored.slice(),
      activeTreasures,
    })),
    equipmentDeck: hiddenEquipment(view, lookup, rng),
    equipmentDiscard: view.equipmentDiscard.slice(),
    ready: view.ready.slice(),
    ...(view.firstEdition === true && { firstEdition: true }),
  };
}

function knownAt({ known }: DashView, place: number): DungeonNumber | undefined {
  return known.find(({ space }) => space === place)?.card;
}

function cardOn(space: SpaceView, dealt: DungeonNumber[]): DungeonNumber {
  if (typeof space === 'number') return space;
  return space === 'face-down' ? (dealt.pop() ?? 0) : 0;
}

function stateOf(space: SpaceView): SpaceState {
  return typeof space === 'number' ? 'face-up' : space;
}

/** The Dungeon cards that may be face down or in the deck, without those known to be in this dungeon. */
export function hiddenDungeonCards(view: DashView, lookup: Lookup): DungeonNumber[] {
  const open = view.spaces.filter((space) => typeof space === 'number');
  for (const { treasures, explored } of view.players) open.push(...treasures, ...explored);
  return without(lookup.allDungeon, [...open, ...view.returned, ...view.known.map(({ card }) => card)]);
}

function hiddenEquipment(view: DashView, lookup: Lookup, rng: Rng): EquipmentNumber[] {
  const open = view.players.flatMap(({ equipment }) => equipment);
  const deck = without(lookup.allEquipment, [...open, ...view.equipmentDiscard]);
  shuffle(deck, rng);
  return deck;
}

/** The cards without the taken ones, copy by copy. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place === -1) throw new Error(`card ${card} lies open more often than there are copies of it`);
    left.splice(place, 1);
  }
  return left;
}
