import type { PackMistake } from '../../../../engine/game.ts';
import { CARDS, type CardId, DECK_SIZE } from '../content.ts';

/** A card as far as it can be read: other mistakes must not hide these. */
interface LooseCard {
  at: string;
  id: unknown;
  copies: unknown;
  value: unknown;
}

/** What the cards of a pack must be together: every kind once, in the order of the rulebook, with copies that add up. */
export function contentMistakes(raw: unknown): PackMistake[] {
  const cards = looseCards(raw);
  if (cards === undefined) return [];
  return [...totalMistakes(cards), ...kindMistakes(cards), ...cards.flatMap(valueMistakes)];
}

function looseCards(raw: unknown): LooseCard[] | undefined {
  const cards = recordOf(raw).cards;
  if (!Array.isArray(cards)) return undefined;
  return cards.map((card, place) => {
    const { id, copies, value } = recordOf(card);
    return { at: `cards[${place}]`, id, copies, value };
  });
}

function recordOf(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

/** DD-1 The copies add up; said only where each figure can be read, because otherwise that is the mistake. */
function totalMistakes(cards: readonly LooseCard[]): PackMistake[] {
  let total = 0;
  for (const { copies } of cards) {
    if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1) return [];
    total += copies;
  }
  if (total === DECK_SIZE) return [];
  return [{ at: 'cards', what: `The copies must add up to ${DECK_SIZE} cards (DD-1), but they add up to ${total}.` }];
}

/** DD-1 Each of the 18 kinds is there once; where all are there, they stand in their order. */
function kindMistakes(cards: readonly LooseCard[]): PackMistake[] {
  const ids = cards.map(({ id }) => id);
  const missing = CARDS.filter((id) => !ids.includes(id)).map((id) => ({
    at: 'cards',
    what: `The card "${id}" is missing (DD-1).`,
  }));
  const double = cards.flatMap(({ at, id }, place) => {
    const first = ids.indexOf(id);
    if (!isCardId(id) || first === place) return [];
    return [{ at: `${at}.id`, what: `The card "${id}" is already there as cards[${first}].` }];
  });
  if (missing.length > 0 || double.length > 0 || ids.length !== CARDS.length) return [...missing, ...double];
  return cards.flatMap(({ at, id }, place) =>
    id === CARDS[place]
      ? []
      : [{ at: `${at}.id`, what: `The card "${CARDS[place]}" must stand here: the order is fixed.` }],
  );
}

/** DD-47 The Mimic, and nobody else, takes the value of a neighbour. */
function valueMistakes({ at, id, value }: LooseCard): PackMistake[] {
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
