import type { DestinationStream } from 'pino';
import type { DailyGame } from '../engine/daily.ts';
import type { Box } from '../engine/game.ts';
import type { House } from '../table/house.ts';
import type { Config } from './config.ts';
import type { Limits } from './limits/limits.ts';
import type { NoticeTimes } from './turn-notices/turn-notices.ts';

/** How to run a server; optional parts are for tests. */
export interface ServerOptions extends Config {
  /** The folder of the built app. */
  clientDir: string;
  logTo?: DestinationStream;
  findBox?: House['findBox'];
  boxes?: readonly Box[];
  findBot?: House['findBot'];
  usualBot?: House['usualBot'];
  think?: House['think'];
  now?: House['now'];
  limits?: Partial<Limits>;
  dailyGames?: readonly DailyGame[];
  noticeTimes?: Partial<NoticeTimes>;
}
