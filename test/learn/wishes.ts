import { bagWishes } from './wishes-bag.ts';
import { dashWishes } from './wishes-dash.ts';
import { daysWishes } from './wishes-days.ts';
import { timeWishes } from './wishes-time.ts';

/** How the table of each level should lie. */
export const WISHES = { dash: dashWishes, days: daysWishes, time: timeWishes, bag: bagWishes } as const;
