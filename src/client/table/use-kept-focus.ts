import { useEffect } from 'react';

/** What is being sent takes this long at most, before its button can be pressed again. */
const WAIT_MS = 150;

/**
 * Keeps the focus for people who play by keys: when the focused element is removed or disabled, focus moves to the
 * sentence that says what can be done now, and the buttons are one Tab away.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
    };
    // A tap on empty space removes the focus on purpose.
    const forget = () => {
      last = undefined;
    };
    const keep = () => {
      timer = undefined;
      if (last === undefined || !isLost() || document.querySelector('dialog[open]') !== null) return;
      const place = last.isConnected && !last.matches(':disabled') ? last : sentence();
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && last !== undefined && isLost()) timer = setTimeout(keep, WAIT_MS);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}

/** A button that is disabled keeps the focus for a moment, but takes no key. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

/** The sentence, or where there is none the first heading. */
function sentence(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('#content h2')].filter((one) => one.checkVisibility());
  const said = headings.find((heading) => heading.closest('[data-for-you]') !== null) ?? headings[0];
  if (said !== undefined) said.tabIndex = -1;
  return said;
}
