import type { Signs } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The abbreviations and symbols explained at a Time table. */
type TimeSign = 'backs' | 'slots';

/** What the signs mean, by language. */
export const TIME_SIGNS: Readonly<Record<Locale, Signs<TimeSign>>> = {
  en: {
    backs: {
      name: 'Small backs',
      says: 'The cards a teammate holds: I for an Item, M for a Mission, A for the Adventure.',
    },
    slots: {
      name: 'Slots',
      says: 'Each slot of the Backpack takes 3 Items of a kind. An Item without a slot breaks it.',
    },
  },
  it: {
    backs: {
      name: 'Dorsi piccoli',
      says: 'Le carte di chi gioca con te: O per Oggetto, M per Missione, A per Avventura.',
    },
    slots: {
      name: 'Spazi',
      says: 'Ogni spazio dello Zaino tiene 3 Oggetti uguali. Se un Oggetto resta senza spazio, lo Zaino si rompe.',
    },
  },
};
