import { useEffect, useRef } from 'react';

interface Sheet {
  close(): void;
}

/** What is open now, the latest last. All of it shares one history entry. */
const open: Sheet[] = [];
/** Whether the page is on that entry, and its address, as far as anybody has changed them. */
let isOnEntry = false;
let address = '';
let isListening = false;

/**
 * The browser's Back closes what lies over a page before it leaves the page. If something is closed in another way, its
 * history entry is reused for the next one: going back at once would race with links. Back skips such an entry.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const sheet = { close: () => latest.current() };
    listen();
    open.push(sheet);
    enter();
    return () => {
      const place = open.indexOf(sheet);
      if (place !== -1) open.splice(place, 1);
    };
  }, [isOpen]);
}

function enter(): void {
  look();
  if (isOnEntry) return;
  // What is behind may be scrolled meanwhile, and stays where it is.
  history.scrollRestoration = 'manual';
  history.pushState({ isSheet: true }, '');
  look();
}

/** The router reports each navigation that is not Back. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', onPop, { capture: true });
  addEventListener('pushState', look);
  addEventListener('replaceState', look);
}

function look(): void {
  isOnEntry = (history.state as { isSheet?: boolean } | null)?.isSheet === true;
  address = location.href;
}

function onPop(event: PopStateEvent): void {
  const wasOnEntry = isOnEntry;
  const before = address;
  look();
  if (!wasOnEntry || isOnEntry || new URL(before).pathname !== location.pathname) return;
  event.stopImmediatePropagation();
  const last = open.pop();
  if (last === undefined) {
    history.back();
    return;
  }
  history.scrollRestoration = 'auto';
  if (before !== location.href) history.replaceState(history.state, '', before);
  last.close();
  if (open.length > 0) enter();
}
