import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back with new events; those from before the page was opened are left out. */
export function useNewEvents<Event>(
  events: readonly { event: Event }[],
  react: (happened: readonly Event[]) => void,
): void {
  const seen = useRef(events.length);
  const latest = useEffectEvent(react);
  useLayoutEffect(() => {
    const happened = events.slice(seen.current).map(({ event }) => event);
    seen.current = events.length;
    if (happened.length > 0) latest(happened);
  }, [events]);
}
