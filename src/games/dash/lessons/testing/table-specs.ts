import type { LevelTableSpec } from '../../../../client/kit/lessons/testing/level-table-spec.ts';
import { elementAt } from '../../../../engine/list.ts';
import standard from '../../packs/standard.json' with { type: 'json' };
import type { DashPack, DungeonCard } from '../../rules/content.ts';
import { isMadeFor } from '../../rules/lookup.ts';
import type { DashMove, DashState } from '../../rules/state.ts';

const pack = standard as unknown as DashPack;
const AT_THE_START = { seats: 2, options: { starter: 0, edition: '2' }, until: 'nobody', steps: 0 } as const;

function lies(state: DashState, space: number): DungeonCard {
  return elementAt(pack.dungeon, elementAt(state.cards, space));
}

function holds(state: DashState): string[] {
  return elementAt(state.players, 0).equipment.map((card) => elementAt(pack.equipment, card).id);
}

/** Whether nothing in hand helps against the card on a space. */
function isFaced(state: DashState, space: number): boolean {
  return elementAt(state.players, 0).equipment.every(
    (card) => !isMadeFor(elementAt(pack.equipment, card), lies(state, space)),
  );
}

function gold(state: DashState, seat: number): number {
  const { treasures, equipment } = elementAt(state.players, seat);
  const maps = equipment.map((card) => elementAt(pack.equipment, card).effect);
  const ofMaps = maps.reduce((sum, effect) => sum + (effect.kind === 'treasure-map' ? effect.gold : 0), 0);
  return treasures.reduce((sum, card) => sum + goldOn(elementAt(pack.dungeon, card)), ofMaps);
}

function goldOn(card: DungeonCard): number {
  return card.kind === 'treasure' ? card.gold : 0;
}

function flip(space: number): DashMove {
  return { kind: 'flip', space };
}

function use(id: string): DashMove {
  return { kind: 'use', card: pack.equipment.findIndex((card) => card.id === id) };
}

function firstOffered(moves: readonly DashMove[], ...wanted: readonly DashMove[]): DashMove | undefined {
  return wanted.find((move) => moves.some((offered) => JSON.stringify(offered) === JSON.stringify(move)));
}

const anyOf = (moves: readonly DashMove[], kind: DashMove['kind']) => moves.find((move) => move.kind === kind);

/** The table specs of Dash Through the Dungeon's levels. */
export const tableSpecs = {
  flip: {
    ...AT_THE_START,
    isRight({ state }) {
      const [first, second] = [lies(state, 0), lies(state, 1)];
      if (first.kind !== 'creature' || first.ap !== 3 || first.magic !== undefined || !isFaced(state, 0)) return false;
      return second.kind === 'encounter' && second.effect.kind === 'merchant' && !holds(state).includes('bug-spray');
    },
    solve: ({ moves }) => firstOffered(moves, flip(0), flip(1), { kind: 'stop' }),
  },
  equipment: {
    ...AT_THE_START,
    isRight({ state }) {
      const hand = holds(state);
      const isHand = ['plank', 'cheese'].every((id) => hand.includes(id)) && new Set(hand).size === 3;
      // A Smoke Bomb would replace either.
      if (!isHand || hand.includes('smoke-bomb')) return false;
      return lies(state, 0).id === 'spike-pit' && lies(state, 1).id === 'ogre';
    },
    solve: ({ moves }) => firstOffered(moves, use('plank'), use('cheese'), { kind: 'face' }, flip(0), flip(1)),
  },
  treasure: {
    ...AT_THE_START,
    isRight: ({ state }) => lies(state, 0).id === 'winged-sandals',
    solve: ({ moves }) => firstOffered(moves, flip(0)) ?? anyOf(moves, 'flip') ?? anyOf(moves, 'face') ?? moves[0],
  },
  score: {
    seats: 2,
    options: { starter: 0, edition: '2' },
    until: 'bot',
    steps: 300,
    isRight({ state }) {
      if (state.dungeon !== 3 || state.faceDown !== 2 || state.explorer !== 0 || state.ap !== 6) return false;
      if (state.phase !== 'explore' || state.flipped.length > 0 || gold(state, 0) <= gold(state, 1)) return false;
      const left = state.spaces.flatMap((space, place) => (space === 'face-down' ? [lies(state, place)] : []));
      const isTame = left.some((card) => card.kind === 'creature' && card.magic === undefined && card.ap <= 3);
      return isTame && left.some((card) => card.kind === 'treasure');
    },
    solve: ({ moves }) => anyOf(moves, 'flip') ?? anyOf(moves, 'face') ?? moves[0],
  },
} satisfies Record<string, LevelTableSpec<DashState, DashMove>>;
