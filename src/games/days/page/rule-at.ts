import type { PointedTable } from '../../../client/kit/table/rule-at.ts';
import type { RuleId } from '../../../engine/game.ts';
import type { DaysView } from '../rules/view.ts';
import { kindRule } from './cards/kind-rule.ts';

/** The rule for an element of the Dungeon Days page. */
export function ruleAt(target: Element, { view }: PointedTable<DaysView>): RuleId | undefined {
  const at = (selector: string) => target.closest<HTMLElement>(selector);
  const spot = at('[data-spot]')?.dataset.spot?.split(':').map(Number);
  const top = spot && view.boards[spot[0]]?.days[spot[1]]?.at(-1);
  if (spot !== undefined) return top === undefined ? 'DD-11' : kindRule(top);
  const held = view.hand?.[Number(at('[data-hand]')?.dataset.hand)];
  if (held !== undefined) return kindRule(held);
  if (at('[data-flip="discard"]') !== null) return 'DD-15';
  if (at('[data-flip^="player-"]') !== null) return 'DD-21';
  return at('[data-for-you]') === null ? undefined : 'DD-10';
}
