import { useLayoutEffect, useRef } from 'react';
import type { TimeEvent } from '../rules/state.ts';

export type SeenTimeEvent = { seq: number; event: TimeEvent };

/** Calls back with what has happened since the last time; what happened before the page was opened is no news. */
export function useNews(events: readonly SeenTimeEvent[], tell: (news: readonly TimeEvent[]) => void): void {
  const told = useRef(events.length);
  const latest = useRef(tell);
  latest.current = tell;
  useLayoutEffect(() => {
    const news = events.slice(told.current).map(({ event }) => event);
    told.current = events.length;
    if (news.length > 0) latest.current(news);
  }, [events]);
}
