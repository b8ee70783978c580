import * as z from 'zod/mini';
import type { PackMistake } from '../../../engine/game.ts';
import { copiesMistakes, type LoosePiece, loosePieces } from '../../../engine/pack-content.ts';
import { bilingual, figure, icon, MOST, packHead, positive } from '../../../engine/pack-schema.ts';
import { CARDS, type CardId, CREATURES, DECK_SIZE, SPELLS, TRAPS } from './content.ts';

const printed = { copies: positive, icon, name: bilingual(40), flavour: bilingual(160) };

const card = z.discriminatedUnion('kind', [
  z.strictObject({ ...printed, kind: z.literal('spell'), id: z.enum(SPELLS) }),
  z.strictObject({ ...printed, kind: z.literal('trap'), id: z.enum(TRAPS) }),
  z.strictObject({
    ...printed,
    kind: z.literal('creature'),
    id: z.enum(CREATURES),
    value: z.union([figure, z.literal('neighbour')]),
  }),
]);

/** What a value must be, in words. */
export const VALUE_IN_WORDS = `a whole number from 0 to ${MOST}, or "neighbour" for the Mimic`;

/** The shape of a pack; relations between its cards are checked separately. */
export const packSchema = z.strictObject({
  ...packHead('days'),
  cards: z.array(card),
});

/** Relations between the cards of a pack: every kind once, in the order of the rulebook, with correct totals. */
export function contentMistakes(raw: unknown): PackMistake[] {
  const cards = loosePieces(raw, 'cards');
  if (cards === undefined) return [];
  return [
    ...copiesMistakes('cards', cards, { sum: DECK_SIZE, wanted: `${DECK_SIZE} cards (DD-1)` }),
    ...kindMistakes(cards),
    ...cards.flatMap(valueMistakes),
  ];
}

/** DD-1 Each of the 18 kinds occurs once, and in order. */
function kindMistakes(cards: readonly LoosePiece[]): PackMistake[] {
  const ids = cards.map(({ fields }) => fields.id);
  const missing = CARDS.filter((id) => !ids.includes(id)).map((id) => ({
    at: 'cards',
    what: `The card "${id}" is missing (DD-1).`,
  }));
  const double = cards.flatMap(({ at, fields: { id } }, place) => {
    const first = ids.indexOf(id);
    if (!isCardId(id) || first === place) return [];
    return [{ at: `${at}.id`, what: `The card "${id}" is already there as cards[${first}].` }];
  });
  if (missing.length > 0 || double.length > 0 || ids.length !== CARDS.length) return [...missing, ...double];
  return cards.flatMap(({ at, fields: { id } }, place) =>
    id === CARDS[place]
      ? []
      : [{ at: `${at}.id`, what: `The card "${CARDS[place]}" must stand here: the order is fixed.` }],
  );
}

/** DD-47 Only the Mimic takes the value of a neighbour. */
function valueMistakes({ at, fields: { id, value } }: LoosePiece): PackMistake[] {
  const place = `${at}.value`;
  if (id === 'mimic' && typeof value === 'number') {
    return [{ at: place, what: 'The Mimic has no figure of its own (DD-47): its value must be "neighbour".' }];
  }
  if (id !== 'mimic' && isCardId(id) && value === 'neighbour') {
    return [{ at: place, what: 'Only the Mimic takes the value of a neighbour (DD-47).' }];
  }
  return [];
}

function isCardId(id: unknown): id is CardId {
  return CARDS.some((known) => known === id);
}
