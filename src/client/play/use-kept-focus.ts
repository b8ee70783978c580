import { useEffect } from 'react';

/** How long a button may stay disabled while a move is sent. */
const WAIT_MS = 150;

/**
 * Keeps focus for keyboard users: when the focused element is removed or disabled, focus moves to the prompt, with its
 * buttons one Tab away.
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

/** A disabled button keeps focus for a moment, but handles no key. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

/** The prompt, or the first heading. */
function sentence(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('#content h2')].filter((one) => one.checkVisibility());
  const said = headings.find((heading) => heading.closest('[data-for-you]') !== null) ?? headings[0];
  if (said !== undefined) said.tabIndex = -1;
  return said;
}
