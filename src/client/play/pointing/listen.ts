import type { RuleId } from '../../../engine/game.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import type { PointedTable, RuleAt } from '../../kit/table/rule-at.ts';
import { areShortcutsOn } from '../../kit/table/shortcuts.ts';

const NOTHING: RuleAt = () => undefined;

/** How long a finger must be held, and how far it may move. */
const HOLD_MS = 550;
const TREMBLE = 10;

/** A table whose rules can be shown. */
export interface ExplainedTable extends PointedTable {
  why(rule: RuleId): void;
}

/**
 * Opens the rulebook at the element pointed at: long press, context menu, menu key or R. Elements that use the menu
 * themselves prevent it. Returns a function that stops listening.
 */
export async function listen(game: string, table: () => ExplainedTable): Promise<() => void> {
  // Loaded after the table is shown.
  const ruleAt = (await gameEntry(game)?.ruleAt()) ?? NOTHING;
  const findRule = (target: EventTarget | null | undefined): RuleId | undefined => {
    if (!(target instanceof Element) || target.closest('main') === null) return undefined;
    const written = target.closest<HTMLElement>('[data-rule]')?.dataset.rule;
    return (written as RuleId | undefined) ?? ruleAt(target, table());
  };
  let held: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isSwallowed = false;
  const letGo = () => clearTimeout(held);

  const onMenu = (event: MouseEvent) => {
    letGo();
    if (event.defaultPrevented) return;
    const rule = findRule(event.target);
    if (rule === undefined) return;
    event.preventDefault();
    table().why(rule);
  };
  // Not every browser fires `contextmenu` for a long press.
  const onDown = (event: PointerEvent) => {
    letGo();
    isSwallowed = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    held = setTimeout(() => {
      const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: from.x, clientY: from.y });
      isSwallowed = !(event.target?.dispatchEvent(menu) ?? true);
    }, HOLD_MS);
  };
  const onMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) letGo();
  };
  // A long press must not also play the card.
  const onClick = (event: MouseEvent) => {
    if (!isSwallowed) return;
    isSwallowed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    const rule = findRule(document.activeElement) ?? findRule([...document.querySelectorAll(':hover')].at(-1));
    if (rule === undefined) return;
    event.stopImmediatePropagation();
    table().why(rule);
  };
  const doings: [string, (event: never) => void, boolean][] = [
    ['contextmenu', onMenu, false],
    ['pointerdown', onDown, true],
    ['pointermove', onMove, true],
    ['pointerup', letGo, true],
    ['pointercancel', letGo, true],
    ['click', onClick, true],
    ['keydown', onKey, true],
  ];
  for (const [kind, doing, capture] of doings) addEventListener(kind, doing as EventListener, capture);
  return () => {
    letGo();
    for (const [kind, doing, capture] of doings) removeEventListener(kind, doing as EventListener, capture);
  };
}
