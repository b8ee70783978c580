import type { PointedTable } from '../../../client/kit/table/rule-at.ts';
import type { RuleId } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { SKILLS, type TimePack } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';

/** DT-63 to DT-72 are the Heroes' skills, in order. */
const FIRST_SKILL = 63;

/** Parts of the table by their selector. */
const PARTS: readonly (readonly [selector: string, rule: RuleId])[] = [
  ['[data-flip="story"]', 'DT-21'],
  ['[data-flip="deck"]', 'DT-13'],
  ['[data-flip="discard"]', 'DT-24'],
  ['[data-flip="backpack"]', 'DT-31'],
  ['[role="timer"]', 'DT-29'],
  ['[aria-labelledby="time-choice"]', 'DT-36'],
];

const CARDS: Readonly<Record<string, RuleId>> = { item: 'DT-31', mission: 'DT-34', adventure: 'DT-53' };

/** The rule for an element of the Dungeon Time page. A card in hand has none while the clock runs: it is played. */
export function ruleAt(target: Element, { view, pack }: PointedTable<TimeView, TimePack>) {
  const at = (selector: string) => target.closest<HTMLElement>(selector);
  const hero = at('[data-hero]')?.dataset.hero;
  if (hero !== undefined) return skillRule(Number(hero), pack);
  const held = at('[data-hand]')?.dataset.kind;
  if (held !== undefined) return view.phase === 'adventure' ? undefined : (CARDS[held] ?? 'DT-20');
  return PARTS.find(([selector]) => at(selector) !== null)?.[1];
}

function skillRule(hero: number, pack: TimePack): RuleId {
  return `DT-${FIRST_SKILL + SKILLS.indexOf(elementAt(pack.heroes, hero).skill)}`;
}
