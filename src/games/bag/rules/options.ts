import type { OptionFields, Options } from '../../../engine/options.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Terms } from './state.ts';

/** Dragon Scrolls are chosen by their position in the pack, so that every pack can have its own. */
const SCROLLS = ['none', 'random', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

/** What the people at a table decide before the game. */
export const bagOptions = {
  /** BD-80 */
  mode: { kind: 'choice', values: ['standard', 'competitive'], byDefault: 'standard' },
  /** BD-108 A smaller stack of tiles. */
  dungeon: { kind: 'choice', values: ['whole', 'short'], byDefault: 'whole' },
  /** BD-70 How many adventurers a solo player sends. */
  adventurers: { kind: 'choice', values: ['1', '2', '3', '4'], byDefault: '2' },
  /** BD-11 Each chooses a character in turn, or they are dealt. */
  characters: { kind: 'choice', values: ['choose', 'random'], byDefault: 'choose' },
  /** BD-84 */
  monsterRush: { kind: 'switch', byDefault: false },
  /** BD-86 */
  fred: { kind: 'switch', byDefault: false },
  /** BD-87 */
  scroll: { kind: 'choice', values: SCROLLS, byDefault: 'none' },
  /** BD-71, BD-101 */
  leaveOutHostile: { kind: 'switch', byDefault: false },
  /** BD-106 */
  givingWay: { kind: 'switch', byDefault: false },
  /** BD-106 */
  collapse: { kind: 'switch', byDefault: true },
  /** BD-12 */
  starter: { kind: 'starter', byDefault: 'random' },
  /** The edition of the rulings; a table without one is of the first. */
  edition: { kind: 'given', pattern: '^[123]$', byDefault: '3', unsaid: '1' },
} as const satisfies OptionFields;

/** The options in the form the rules use. A solo game is never competitive. */
export function termsOf(
  options: Options,
  { seats, scrolls, rng }: { seats: number; scrolls: number; rng: Rng },
): Terms {
  const solo = seats === 1;
  const terms: Terms = {
    competitive: !solo && options.mode === 'competitive',
    rush: options.monsterRush === true,
    fred: options.fred === true,
    solo,
    leaveOutHostile: options.leaveOutHostile === true,
    givingWay: options.givingWay === true,
    collapses: options.collapse !== false,
  };
  if (options.dungeon === 'short') terms.short = true;
  if (options.edition !== '3') terms.edition = options.edition === '2' ? 2 : 1;
  const scroll = options.scroll === 'random' ? rng.int(scrolls) : Number(options.scroll) - 1;
  if (scroll >= 0 && scroll < scrolls) terms.scroll = scroll;
  return terms;
}

/** BD-70 The number of adventurers: one per seat, or as many as a solo player chose. */
export function partySize(options: Options, seats: number): number {
  return seats === 1 ? Number(options.adventurers ?? 1) : seats;
}
