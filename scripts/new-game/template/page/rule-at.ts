import type { PointedTable } from '../../../client/kit/table/rule-at.ts';
import type { RuleId } from '../../../engine/game.ts';
import type { NewGameView } from '../rules/view.ts';

/** The rule for an element of the page without its own `data-rule`. */
export function ruleAt(target: Element, { view }: PointedTable<NewGameView>): RuleId | undefined {
  if (target.closest('[data-side="pit"]') !== null) return 'NG-11';
  if (target.closest('[data-flip^="player-"], [data-winner]') !== null) return 'NG-20';
  if (target.closest('[data-for-you]') === null) return undefined;
  return view.phase === 'over' ? 'NG-20' : 'NG-12';
}
