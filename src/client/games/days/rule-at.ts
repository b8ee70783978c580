import type { RuleId } from '../../../engine/game.ts';
import type { CardNumber } from '../../../games/days/content.ts';
import type { DaysView } from '../../../games/days/view.ts';

/** DD-30 to DD-47 are the kinds of card in their order. */
const FIRST_KIND = 30;

/** The rule of what is under the finger at a Dungeon Days table. */
export function ruleAt(target: Element, { view }: { view: DaysView }): RuleId | undefined {
  const at = (selector: string) => target.closest<HTMLElement>(selector);
  const spot = at('[data-spot]')?.dataset.spot?.split(':').map(Number);
  if (spot !== undefined) return kindRule(view.boards[spot[0]]?.days[spot[1]]?.at(-1)) ?? 'DD-11';
  const held = at('[data-hand]')?.dataset.hand;
  if (held !== undefined) return kindRule(view.hand?.[Number(held)]);
  if (at('[data-flip="discard"]') !== null) return 'DD-15';
  if (at('[data-flip^="player-"]') !== null) return 'DD-21';
  return at('[data-for-you]') === null ? undefined : 'DD-10';
}

function kindRule(card: CardNumber | undefined): RuleId | undefined {
  return card === undefined ? undefined : `DD-${FIRST_KIND + card}`;
}
