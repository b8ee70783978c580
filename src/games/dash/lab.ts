import { elementAt } from '../../engine/list.ts';
import { type CardSwap, copiesIn, type LabParts } from '../lab.ts';
import { goldOf } from './rules/chapters/scoring.ts';
import type { DashPack } from './rules/content.ts';
import { equipmentCard, type Lookup, lookUp } from './rules/lookup.ts';
import type { DashMove, DashState } from './rules/state.ts';

/** How the lab measures packs of Dash Through the Dungeon. */
export const lab: LabParts<DashPack, DashState, DashMove> = {
  seats: 4,
  games: 20_000,
  unit: { en: 'gold', it: 'oro' },
  open: (pack) => {
    const lookup = lookUp(pack);
    return {
      standing: ({ players }) => players.map((player) => goldOf(player, lookup)),
      options: differentMoves,
      cardIn: (move) => (move.kind === 'use' ? equipmentCard(lookup, move.card).id : undefined),
      swaps: [flippedCard(lookup), dealtEquipment(lookup)],
    };
  },
};

/** Unknown face-down cards are one option to flip, wherever they are. */
function differentMoves({ known }: DashState, moves: readonly DashMove[]): number {
  const unknown = moves.filter((move) => move.kind === 'flip' && !known[move.space]).length;
  return moves.length - Math.max(0, unknown - 1);
}

function flippedCard(lookup: Lookup): CardSwap<DashState, DashMove> {
  return {
    id: 'flipped',
    title: { en: 'The next Dungeon card flipped', it: 'La prossima carta Dungeon girata' },
    meaning: {
      en: 'How much more often a player wins who flips this card instead of a random one that lies face down.',
      it: 'Quanto più spesso vince chi gira questa carta invece di una a caso fra quelle coperte.',
    },
    cards: lookup.dungeon.map(({ id, name }) => ({ id, name })),
    skips: 30,
    // Cards turned back by Confusion are known to be in this dungeon: nothing may be exchanged with the deck then.
    poolAt: ({ state, seat, move }) =>
      move.kind === 'flip' && !state.known[move.space] && state.returned.length === 0
        ? {
            seat,
            copies: copiesIn(
              [...hiddenSpaces(state).map((space) => elementAt(state.cards, space)), ...state.deck],
              lookup.dungeon.length,
            ),
          }
        : undefined,
    put: ({ state, move }, card) => {
      if (move.kind === 'flip') layUnder(state, move.space, card);
      return undefined;
    },
  };
}

function hiddenSpaces({ spaces, known }: DashState): number[] {
  return [...spaces.keys()].filter((space) => spaces[space] === 'face-down' && !known[space]);
}

function layUnder(state: DashState, space: number, card: number): void {
  const from = hiddenSpaces(state).find((hidden) => state.cards[hidden] === card);
  if (from === undefined) {
    const inDeck = state.deck.indexOf(card);
    if (inDeck === -1) throw new Error(`card ${card} lies neither face down nor in the deck`);
    state.deck[inDeck] = elementAt(state.cards, space);
  } else state.cards[from] = elementAt(state.cards, space);
  state.cards[space] = card;
}

function dealtEquipment(lookup: Lookup): CardSwap<DashState, DashMove> {
  return {
    id: 'dealt',
    title: { en: 'An Equipment card dealt at the start', it: 'Una carta Equipaggiamento distribuita all’inizio' },
    meaning: {
      en: 'How much more often a player wins who starts with this card instead of a random one from the deck.',
      it: 'Quanto più spesso vince chi comincia con questa carta invece di una a caso del mazzo.',
    },
    cards: lookup.equipment.map(({ id, name }) => ({ id, name })),
    skips: 0,
    poolAt: ({ state, deal }) => {
      const seat = deal % state.players.length;
      const first = elementAt(elementAt(state.players, seat).equipment, 0);
      return { seat, copies: copiesIn([first, ...state.equipmentDeck], lookup.equipment.length) };
    },
    put: ({ state, deal }, card) => {
      const { equipment } = elementAt(state.players, deal % state.players.length);
      const first = elementAt(equipment, 0);
      if (first === card) return undefined;
      const place = state.equipmentDeck.indexOf(card);
      state.equipmentDeck[place] = first;
      equipment[0] = card;
      return undefined;
    },
  };
}
