import type { PointedTable } from '../../../client/kit/table/rule-at.ts';
import type { RuleId } from '../../../engine/game.ts';
import { topOf } from '../rules/board/stack.ts';
import { type DaysView, stackInSight } from '../rules/view.ts';
import { kindRule } from './cards/kind-rule.ts';

/** The rule for an element of the Dungeon Days page. */
export function ruleAt(target: Element, { view }: PointedTable<DaysView>): RuleId | undefined {
  const at = (selector: string) => target.closest<HTMLElement>(selector);
  const [board, day] = at('[data-spot]')?.dataset.spot?.split(':').map(Number) ?? [];
  if (board !== undefined && day !== undefined) {
    const top = topOf(stackInSight(view, board, day));
    return top === undefined ? 'DD-11' : kindRule(top);
  }
  const held = view.hand?.[Number(at('[data-hand]')?.dataset.hand)];
  if (held !== undefined) return kindRule(held);
  if (at('[data-flip="discard"]') !== null) return 'DD-15';
  if (at('[data-flip^="player-"]') !== null) return 'DD-21';
  return at('[data-for-you]') === null ? undefined : 'DD-10';
}
