import type { OptionFields, Options } from '../../../engine/options.ts';
import type { SpriteRule } from './state.ts';

/** The Sprite rule of tables without the option: games recorded then keep their result. */
const SPRITE_UNSAID: SpriteRule = 'covers';

/** The options: cards in hand at the start (DD-4), the Sprite rule (DD-45), who begins (DD-5). */
export const daysOptions = {
  startingHand: { kind: 'choice', values: ['0', '5'], byDefault: '0' },
  sprite: { kind: 'choice', values: ['adds', 'covers'], byDefault: 'adds', unsaid: SPRITE_UNSAID },
  starter: { kind: 'starter', byDefault: 'latest' },
  /** The edition of the rulings; a table without one is from before the second (DD-48). */
  edition: { kind: 'given', pattern: '^[12]$', byDefault: '2', unsaid: '1' },
} as const satisfies OptionFields;

/** DD-4 How many cards each player is dealt. */
export function startingHand(options: Options): number {
  return options.startingHand === '5' ? 5 : 0;
}

/** DD-45 Whether a Sprite's value is added to the score below it, or replaces it. */
export function spriteRule(options: Options): SpriteRule {
  return options.sprite === 'adds' || options.sprite === 'covers' ? options.sprite : SPRITE_UNSAID;
}
