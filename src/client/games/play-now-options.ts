import type { Options } from '../../engine/options.ts';
import type { GameEntry } from './registry.ts';

/** The options of a table of `play now`: whoever came to play begins, where a game has one who does. */
export function playNowOptions({ options, playNow }: Pick<GameEntry, 'options' | 'playNow'>): Options {
  const starters = Object.entries(options).filter(([, { kind }]) => kind === 'starter');
  return { ...Object.fromEntries(starters.map(([name]) => [name, 0])), ...playNow?.options };
}
