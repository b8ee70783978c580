import { bagOptions } from '../../games/bag/options.ts';
import { dashOptions } from '../../games/dash/options.ts';
import { daysOptions } from '../../games/days/options.ts';
import { timeOptions } from '../../games/time/options.ts';
import type { TimeEvent } from '../../games/time/state.ts';
import { localeNow } from '../language.ts';
import type { ByLanguage } from '../text/by-language.ts';
import { bagText } from './bag/text/index.ts';
import { dashText } from './dash/text/index.ts';
import { daysText } from './days/text/index.ts';
import type { GameEntry } from './game-page.ts';
import { retell } from './time/retell.ts';
import { timeText } from './time/text/index.ts';

/** The games one can play here. Each page is a chunk of its own. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'dash',
    seats: { min: 2, max: 6 },
    options: dashOptions,
    bots: ['careful', 'random'],
    company: 3,
    load: () => withWords(dashText, import('./dash/index.tsx')).then((module) => module.DashGamePage),
  },
  {
    id: 'days',
    seats: { min: 2, max: 6 },
    options: daysOptions,
    bots: ['careful', 'random'],
    company: 2,
    load: () => withWords(daysText, import('./days/index.tsx')).then((module) => module.DaysGamePage),
  },
  {
    id: 'time',
    seats: { min: 1, max: 5 },
    options: timeOptions,
    bots: ['careful', 'random'],
    company: 3,
    realTime: true,
    retell: (event) => retell(event as TimeEvent),
    load: () => withWords(timeText, import('./time/index.tsx')).then((module) => module.TimeGamePage),
  },
  {
    id: 'bag',
    seats: { min: 1, max: 4 },
    options: bagOptions,
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
