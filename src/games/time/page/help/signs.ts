import type { Signs } from '../../../../client/kit/signs/signs.ts';
import { counted, type Locale } from '../../../../engine/text.ts';

/** The abbreviations and symbols explained at a Time table. */
type TimeSign = 'backs' | 'slots';

/** The meaning of the signs, if a slot holds this many pieces. */
export function timeSigns(locale: Locale, pieces: number): Signs<TimeSign> {
  return locale === 'en' ? english(pieces) : italian(pieces);
}

function english(pieces: number): Signs<TimeSign> {
  return {
    backs: {
      name: 'Small backs',
      says: 'The cards a teammate holds: I for an Item, M for a Mission, A for the Adventure.',
    },
    slots: {
      name: 'Slots',
      says: `Each slot of the Backpack takes ${counted(pieces, 'Item', 'Items')} of a kind. An Item without a slot breaks it.`,
    },
  };
}

function italian(pieces: number): Signs<TimeSign> {
  return {
    backs: {
      name: 'Retri piccoli',
      says: 'Le carte di chi gioca con te: O per Oggetto, M per Missione, A per Avventura.',
    },
    slots: {
      name: 'Spazi',
      says: `Ogni spazio dello Zaino tiene ${counted(pieces, 'Oggetto', 'Oggetti uguali')}. Se un Oggetto resta senza spazio, lo Zaino si rompe.`,
    },
  };
}
