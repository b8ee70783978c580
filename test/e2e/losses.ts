import type { Page } from '@playwright/test';

/** Shows the page as on a narrow phone with this text size, in percent. */
export async function narrow(page: Page, text: number): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(async (text) => {
    document.documentElement.style.fontSize = `${text}%`;
    document.documentElement.dataset.text = text < 150 ? 'usual' : 'large';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, text);
}

/**
 * Content that cannot be reached or read: a page that is too wide, targets that are too small, off-screen or covered,
 * and cut-off text.
 */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth}px too wide`] : [];
    // A map is panned inside its frame, and the board is covered by a flipped card.
    const aside = '.visually-hidden, [inert], [aria-hidden="true"], [role="grid"], [data-can-flip="false"]';
    const isAside = (element: Element) => element.closest(aside) !== null || !element.checkVisibility();
    /** Inside an element that scrolls sideways nothing is lost. */
    const scroller = (element: Element): Element | null => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return at;
      }
      return null;
    };
    const open = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
    const named = (element: Element) =>
      `"${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}"`;
    for (const target of (open ?? document).querySelectorAll<HTMLElement>('button, a[href], input, select, summary')) {
      const { left, right, width, height } = target.getBoundingClientRect();
      if (width === 0 || isAside(target)) continue;
      const isInLine = getComputedStyle(target).display === 'inline';
      const isDrawnByLabel = target.matches('input') && target.closest('label') !== null;
      if ((width < 24 || height < 24) && !isInLine && !isDrawnByLabel)
        lost.push(`${named(target)} is ${width}x${height}`);
      const sideways = scroller(target);
      if (sideways === null && (left < -1 || right > clientWidth + 1)) lost.push(`${named(target)} is beyond the edge`);
      if (target.matches(':disabled') || isDrawnByLabel) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const seen = target.getBoundingClientRect();
      const over = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
      const isReached =
        over !== null && (target.contains(over) || over.contains(target) || over.closest('label')?.contains(target));
      if (!isReached) lost.push(`${named(target)} is under ${over === null ? 'the edge' : named(over)}`);
    }
    for (const element of (open ?? document).querySelectorAll<HTMLElement>('body *')) {
      if (element instanceof SVGElement || isAside(element)) continue;
      const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      if (!says) continue;
      const style = getComputedStyle(element);
      const isShortened = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      if (style.overflowX === 'visible' || isShortened) continue;
      if (element.scrollWidth > element.clientWidth + 2) lost.push(`${named(element)} is cut off`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return lost;
  });
}
