import { type Badge, done } from './deeds.ts';

/** How many days in a row are a deed, and how many people somebody must be ahead of. */
const [SHORT, WEEK, MONTH] = [3, 7, 30];
const FIELD = 5;

/** The badges of the dungeon of the day, with icons of the shell. */
export const DAY_BADGES: readonly Badge[] = [
  {
    id: 'three-days',
    icon: 'campfire',
    name: { en: 'A regular', it: 'Di casa' },
    says: { en: 'Play three days in a row.', it: 'Gioca tre giorni di fila.' },
  },
  {
    id: 'week',
    icon: 'torch',
    name: { en: 'A week without a gap', it: 'Una settimana senza buchi' },
    says: { en: 'Play seven days in a row.', it: 'Gioca sette giorni di fila.' },
  },
  {
    id: 'month',
    icon: 'night-sleep',
    name: { en: 'Part of the furniture', it: 'Ormai fai arredamento' },
    says: { en: 'Play thirty days in a row.', it: 'Gioca trenta giorni di fila.' },
  },
  {
    id: 'first',
    icon: 'crown',
    name: { en: 'The day is yours', it: 'La giornata è tua' },
    says: {
      en: 'First place on a day that five people finished.',
      it: 'Primo posto in un giorno finito da cinque persone.',
    },
  },
];

/** The badges of somebody's result of a day. */
export function dayBadges({ streak, place, players }: { streak: number; place: number; players: number }) {
  return done({
    'three-days': streak >= SHORT,
    week: streak >= WEEK,
    month: streak >= MONTH,
    first: place === 1 && players >= FIELD,
  });
}
