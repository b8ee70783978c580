import { localeNow } from '../language.ts';
import type { ByLanguage } from '../text/by-language.ts';
import { bagText } from './bag/text/index.ts';
import { dashText } from './dash/text/index.ts';
import { daysText } from './days/text/index.ts';
import type { GameEntry } from './game-page.ts';
import { timeText } from './time/text/index.ts';

/** The games one can play here. Each page is a chunk of its own. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'dash',
    seats: { min: 2, max: 6 },
    bots: ['careful', 'random'],
    company: 3,
    load: () => withWords(dashText, import('./dash/index.tsx')).then((module) => module.DashGamePage),
  },
  {
    id: 'days',
    seats: { min: 2, max: 6 },
    bots: ['careful', 'random'],
    company: 2,
    load: () => withWords(daysText, import('./days/index.tsx')).then((module) => module.DaysGamePage),
  },
  {
    id: 'time',
    seats: { min: 1, max: 5 },
    bots: ['careful', 'random'],
    company: 3,
    realTime: true,
    load: () => withWords(timeText, import('./time/index.tsx')).then((module) => module.TimeGamePage),
  },
  {
    id: 'bag',
    seats: { min: 1, max: 4 },
    bots: ['careful', 'random'],
    company: 2,
    load: () => withWords(bagText, import('./bag/index.tsx')).then((module) => module.BagGamePage),
  },
];

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A page comes together with its words. */
async function withWords<Page>(words: ByLanguage<unknown>, page: Promise<Page>): Promise<Page> {
  await words.fetch(localeNow());
  return page;
}
