import type { OptionFields } from '../../engine/options.ts';
import { bagOptions } from '../../games/bag/options.ts';
import { dashOptions } from '../../games/dash/options.ts';
import { daysOptions } from '../../games/days/options.ts';
import { timeOptions } from '../../games/time/options.ts';

/** What the host can choose, by game. Not in the registry, because the first page chooses nothing. */
export const OPTIONS: Readonly<Record<string, OptionFields>> = {
  dash: dashOptions,
  days: daysOptions,
  time: timeOptions,
  bag: bagOptions,
};
