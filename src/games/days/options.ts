import type { OptionFields, Options } from '../../engine/options.ts';
import type { SpriteRule } from './state.ts';

/** What a table can choose: cards in hand at the start (DD-4), what a Sprite does (DD-45), who begins (DD-5). */
export const daysOptions = {
  startingHand: { kind: 'choice', values: ['0', '5'], byDefault: '0' },
  sprite: { kind: 'choice', values: ['covers', 'adds'], byDefault: 'covers' },
  starter: { kind: 'starter', byDefault: 'latest' },
} as const satisfies OptionFields;

/** DD-4 How many cards each player is dealt. */
export function startingHand(options: Options): number {
  return options.startingHand === '5' ? 5 : 0;
}

/** DD-45 Whether a Sprite's value takes the place of what lies below, or is added to it. */
export function spriteRule(options: Options): SpriteRule {
  return options.sprite === 'adds' ? 'adds' : 'covers';
}
