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

/** Listeners by the kind of their event. */
type Listeners = { [Kind in keyof WindowEventMap]?: (event: WindowEventMap[Kind]) => void };

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
  const holding = menuAfterHold();
  const onMenu = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const rule = findRule(event.target);
    if (rule === undefined) return;
    event.preventDefault();
    table().why(rule);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    const rule = findRule(document.activeElement) ?? findRule([...document.querySelectorAll(':hover')].at(-1));
    if (rule === undefined) return;
    event.stopImmediatePropagation();
    table().why(rule);
  };
  const stops = [
    listenTo({ ...holding.listeners, keydown: onKey }, { capture: true }),
    listenTo({ contextmenu: onMenu }, { capture: false }),
  ];
  return () => {
    holding.letGo();
    for (const stop of stops) stop();
  };
}

/** Not every browser fires `contextmenu` for a long press: this does. */
function menuAfterHold(): { listeners: Listeners; letGo(): void } {
  let held: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isSwallowed = false;
  const letGo = () => clearTimeout(held);
  const listeners: Listeners = {
    pointerdown(event) {
      letGo();
      isSwallowed = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      const { target } = event;
      held = setTimeout(() => {
        const at = { clientX: from.x, clientY: from.y };
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at });
        isSwallowed = !(target?.dispatchEvent(menu) ?? true);
      }, HOLD_MS);
    },
    pointermove(event) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) letGo();
    },
    pointerup: letGo,
    pointercancel: letGo,
    contextmenu: letGo,
    // A long press must not also play the card.
    click(event) {
      if (!isSwallowed) return;
      isSwallowed = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { listeners, letGo };
}

/** Listens on the window until the returned function is called. */
function listenTo(listeners: Listeners, options: { capture: boolean }): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [kind, listener] of all) addEventListener(kind, listener, options);
  return () => {
    for (const [kind, listener] of all) removeEventListener(kind, listener, options);
  };
}
