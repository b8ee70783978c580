import { useEffect, useEffectEvent } from 'react';

interface Sheet {
  close(): void;
}

/** The open sheets, the latest last. They share one history entry. */
const open: Sheet[] = [];
/** Whether the page is on that entry, and its URL. */
let isOnEntry = false;
let address = '';
let isListening = false;

/**
 * The browser's Back closes an open sheet before it leaves the page. If a sheet is closed in another way, its history
 * entry is reused for the next one: going back at once would race with links. Back skips such an entry.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const sheet = { close: () => latest() };
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
  // The page behind may be scrolled meanwhile, and must keep its position.
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
