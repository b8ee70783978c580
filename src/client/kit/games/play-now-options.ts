import type { Options } from '../../../engine/options.ts';
import type { GameEntry } from './registry.ts';

/** The options of a `play now` table: the person begins, in games with a starter. */
export function playNowOptions({ options, playNow }: Pick<GameEntry, 'options' | 'playNow'>): Options {
  const starters = Object.entries(options).filter(([, { kind }]) => kind === 'starter');
  return { ...Object.fromEntries(starters.map(([name]) => [name, 0])), ...playNow?.options };
}
