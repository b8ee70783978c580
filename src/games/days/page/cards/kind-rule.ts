import type { RuleId } from '../../../../engine/game.ts';
import type { CardNumber } from '../../rules/content.ts';

/** DD-30 to DD-47 are the kinds of card, in order. */
const FIRST_KIND = 30;

/** The rule of a kind of card. */
export function kindRule(card: CardNumber): RuleId {
  return `DD-${FIRST_KIND + card}`;
}
