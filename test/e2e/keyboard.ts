import { expect, type Page } from '@playwright/test';

/** The games, and the element shown at their end. */
export const ENDS = { dash: '#dash-scoring', days: '#days-scoring', time: '#time-over', bag: '#bag-ending' } as const;

/** The smallest table of each game, by its options. */
export const SMALL: Readonly<Record<keyof typeof ENDS, readonly (readonly [label: string, choice: string])[]>> = {
  dash: [['How many bots', '1']],
  days: [
    ['How many bots', '1'],
    ['Cards to start with', 'Five each'],
  ],
  time: [
    ['How many bots', '0'],
    ['Clock', 'off'],
  ],
  bag: [
    ['How many bots', '0'],
    ['Adventurers, if you play alone', '1'],
  ],
};

/** A game by keys takes a quarter of a minute, but much longer on a busy machine. */
export const LONGEST_GAME = 240_000;

/** The keys that lead from the focused element to the wanted one, as far as visible from here. */
interface Way {
  keys: readonly string[];
  /** The goal, for failure messages. */
  to: string;
}

declare global {
  /** The wanted element, kept in the page between two calls. */
  var wanted: HTMLElement | undefined;
  /** How often each cell of a map was chosen. */
  var visits: Record<string, number> | undefined;
}

/**
 * Plays a whole game with Tab, arrows and Enter only; focus is never lost for longer than a moment. With one switch, by
 * Space alone while the frame of the scan is around something wanted.
 */
export async function playByKeys(page: Page, game: keyof typeof ENDS, by: 'keys' | 'switch' = 'keys'): Promise<void> {
  const deadline = Date.now() + LONGEST_GAME;
  for (let last = 'the start'; ; ) {
    const way = await page.evaluate(findWay, { game, end: ENDS[game], by });
    if (way === 'over') return;
    expect(way, `after ${last} the focus is somewhere`).not.toBe('lost');
    if (typeof way === 'string') continue;
    for (const key of way.keys) await page.keyboard.press(key);
    last = way.to;
    expect(Date.now(), `the game goes on after ${last}`).toBeLessThan(deadline);
  }
}

/** Presses Tab until this has focus, then Enter. */
export async function pressByKeys(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 60 && !(await target.evaluate((one) => one === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Runs in the page: finds a next action, and the keys that lead there. */
async function findWay({
  game,
  end,
  by,
}: {
  game: keyof typeof ENDS;
  end: string;
  by: 'keys' | 'switch';
}): Promise<Way | 'over' | 'lost' | 'wait'> {
  const shown = (sign: string) =>
    [...document.querySelectorAll<HTMLElement>(sign)].filter(
      (one) => one.checkVisibility() && !one.matches(':disabled'),
    );
  const any = (sign: string): HTMLElement | undefined => {
    const all = shown(sign);
    return all[Math.floor(Math.random() * all.length)];
  };
  const verb = (name: RegExp) => shown('main button').find((one) => name.test(one.textContent?.trim() ?? ''));
  const CHOOSE = {
    dash(): HTMLElement | undefined {
      const answer = any('[data-role="drop"]') ?? any('[data-choices] button');
      const isAsked = document.querySelector('[data-for-you="true"]') !== null;
      return (
        answer ??
        any('[data-can-flip="true"] [data-face="down"]') ??
        (isAsked ? any('[data-for-you] button') : undefined)
      );
    },
    days(): HTMLElement | undefined {
      const chosen = any('[data-lit="true"]') ?? any('[data-hand][data-role="asked"]');
      if (chosen !== undefined || shown('[data-for-you="true"] button').length === 0) return chosen;
      if (verb(/^Back$/) !== undefined) return shown('[data-for-you="true"] button')[0];
      return any('[data-hand][data-role="playable"]') ?? verb(/^Draw$/) ?? any('[data-for-you="true"] button');
    },
    time(): HTMLElement | undefined {
      const choice = [...shown('[aria-labelledby="time-choice"] button')].at(-1);
      const hand = shown('[data-hand][data-kind="item"]');
      const onward = verb(/^(I’m ready|Reveal next|See the result)/);
      return choice ?? onward ?? (hand.length > 10 ? hand[0] : verb(/^I’m done$/));
    },
    bag(): HTMLElement | undefined {
      const first = ['choose', 'lay', 'roll', 'leave', 'take', 'yes', 'dare', 'grab'].map(
        (kind) => `[data-move="${kind}"]`,
      );
      for (const sign of first) if (shown(sign).length > 0) return any(sign);
      const guarded = shown('[data-lit="walk"]').find((tile) => tile.querySelector('[class*="monster"]') !== null);
      // A random walk would go back and forth for minutes: the cell chosen least often is next.
      const visitsOf = ({ dataset }: HTMLElement) => globalThis.visits?.[dataset.cell ?? ''] ?? 0;
      const [newest] = shown('[data-lit="walk"]').sort((one, other) => visitsOf(one) - visitsOf(other));
      return (
        guarded ??
        any('[data-move="draw"]') ??
        newest ??
        any('[data-move]:not([data-move="drop"])') ??
        // A tile in reach is only selected now.
        any('[data-aside]')
      );
    },
  };
  /** A sheet that a late press has opened is closed first: the scan stays within it. */
  const chosenNow = () => {
    const choice = CHOOSE[game]();
    const sheet = by === 'switch' ? shown('[role="dialog"]').at(-1) : undefined;
    return sheet === undefined || sheet.contains(choice ?? null) ? choice : (sheet.querySelector('button') ?? choice);
  };
  const isLost = () =>
    by === 'keys' && (document.activeElement === null || document.activeElement.matches('body, :disabled'));

  const until = performance.now() + 1500;
  for (; performance.now() < until; await nextChange()) {
    if (shown(end).length > 0) return 'over';
    const kept = globalThis.wanted;
    const wanted = kept?.isConnected && kept.checkVisibility() && !kept.matches(':disabled') ? kept : chosenNow();
    if (wanted === undefined || isLost()) continue;
    if (by === 'switch') {
      globalThis.wanted = wanted;
      const framed = frameAround(wanted);
      if (framed === 'nothing') continue;
      if (framed === 'it-alone') noteChosen(wanted);
      return { keys: ['Space'], to: nameOf(wanted) };
    }
    const at = document.activeElement as HTMLElement;
    const to = nameOf(wanted);
    if (at === wanted) {
      noteChosen(wanted);
      return { keys: ['Enter'], to };
    }
    globalThis.wanted = wanted;
    // In a group of controls one is in the Tab order; arrows lead to the others.
    const grid = wanted.closest('[role="grid"]');
    const alike = [...document.querySelectorAll<HTMLElement>('main *')].filter((one) =>
      grid !== null && one.matches('button')
        ? grid.contains(one)
        : ownClass(one) !== undefined && ownClass(one) === ownClass(wanted),
    );
    if (wanted.tabIndex < 0 && alike.includes(at)) return { keys: [arrow(at, wanted)], to };
    const stop = wanted.tabIndex >= 0 ? wanted : alike.find((one) => one.tabIndex >= 0);
    if (stop === undefined) return 'wait';
    const order = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
    ].filter((one) => one === at || (one.tabIndex >= 0 && one.checkVisibility() && !one.matches(':disabled')));
    const far = order.indexOf(stop) - order.indexOf(at);
    return { keys: Array(Math.max(1, Math.abs(far))).fill(far < 0 ? 'Shift+Tab' : 'Tab'), to };
  }
  // The frame may be kept to a question that has come up meanwhile.
  if (by === 'switch') globalThis.wanted = undefined;
  return isLost() ? 'lost' : 'wait';

  function nameOf(one: HTMLElement): string {
    return (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60);
  }

  function noteChosen({ dataset: { cell = '' } }: HTMLElement): void {
    globalThis.wanted = undefined;
    globalThis.visits = { ...globalThis.visits, [cell]: (globalThis.visits?.[cell] ?? 0) + 1 };
  }

  /** What the frame of the scan is around. */
  function frameAround(one: HTMLElement): 'nothing' | 'its-place' | 'it-alone' {
    const frame = document.querySelector('[data-scan-frame]:not([hidden])')?.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    if (frame === undefined) return 'nothing';
    const isInside =
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1;
    if (!isInside) return 'nothing';
    return Math.abs(box.width - frame.width) < 2 && Math.abs(box.height - frame.height) < 2 ? 'it-alone' : 'its-place';
  }

  /** The class of its own style sheet; shared classes do not identify it. */
  function ownClass(one: HTMLElement): string | undefined {
    return [...one.classList].find((name) => name.startsWith('_'));
  }

  function arrow(from: HTMLElement, towards: HTMLElement): string {
    const [one, other] = [from.getBoundingClientRect(), towards.getBoundingClientRect()];
    const right = other.left + other.width / 2 - one.left - one.width / 2;
    const down = other.top + other.height / 2 - one.top - one.height / 2;
    // If cards are missing, the way may lead away from the goal at first.
    const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    if (Math.random() < 0.15) return ARROWS[Math.floor(Math.random() * ARROWS.length)] ?? 'ArrowRight';
    // If there is a gap on the straight way, go around it.
    const isAcross = Math.abs(down) < 2 || (Math.abs(right) > 2 && Math.random() < 0.5);
    if (isAcross) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  }
}
