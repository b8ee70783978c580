import { copiesIn, type LabParts, swapInto } from '../lab.ts';
import { weekScore } from './rules/board/score.ts';
import { CARDS, type DaysPack, idOf, printedValues } from './rules/content.ts';
import { cardOf, type DaysMove, type DaysState } from './rules/state.ts';

/** How the lab measures packs of Dungeon Days. */
export const lab: LabParts<DaysPack, DaysState, DaysMove> = {
  seats: 2,
  games: 40_000,
  unit: { en: 'points', it: 'punti' },
  open: (pack) => {
    const values = printedValues(pack);
    return {
      standing: ({ boards, sprite }) => boards.map((week) => weekScore(week, { values, sprite })),
      cardIn: (move) => (move.kind === 'draw' || move.kind === 'pass' ? undefined : idOf(cardOf(move))),
      swaps: [
        {
          id: 'drawn',
          title: { en: 'The next card drawn', it: 'La prossima carta pescata' },
          meaning: {
            en: 'How much more often a player wins who draws this card instead of a random one from the same deck.',
            it: 'Quanto più spesso vince chi pesca questa carta invece di una a caso dello stesso mazzo.',
          },
          cards: pack.cards.map(({ id, name }) => ({ id, name })),
          skips: 8,
          poolAt: ({ state, seat, move }) =>
            move.kind === 'draw' && state.deck.length > 1
              ? { seat, copies: copiesIn(state.deck, CARDS.length) }
              : undefined,
          put: ({ state }, card) => {
            swapInto(state.deck, state.deck.length - 1, card);
            return undefined;
          },
        },
      ],
    };
  },
};
