import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { Call } from '../../../games/time/state.ts';
import { type SeenTimeEvent, useNews } from './use-news.ts';

/** Something said aloud, until it fades. */
export interface Bubble {
  id: number;
  seat: Seat;
  call: Call;
}

/** DT-26 What is said stays in the air for so long; to remember it is everybody's own business. */
const FADES_AFTER_MS = 6000;
/** Of one player no more than these at once. */
const AT_ONCE = 2;

/** The callouts that are in the air, the oldest first. */
export function useBubbles(events: readonly SeenTimeEvent[]): readonly Bubble[] {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useNews(events, (news) => {
    const said = news.flatMap((event) => (event.kind === 'called' ? [event] : []));
    // After a lost line many come at once: only what each said last is still of use.
    const fresh = said.filter(({ seat }, place) => said.findLastIndex((other) => other.seat === seat) === place);
    for (const { seat, call } of fresh) {
      const id = next.current++;
      setBubbles((were) => withNew(were, { id, seat, call }));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setBubbles((were) => were.filter((bubble) => bubble.id !== id));
      }, FADES_AFTER_MS);
      timers.current.add(timer);
    }
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return bubbles;
}

function withNew(bubbles: readonly Bubble[], bubble: Bubble): readonly Bubble[] {
  const own = bubbles.filter(({ seat }) => seat === bubble.seat);
  const faded = new Set(own.slice(0, Math.max(0, own.length - AT_ONCE + 1)));
  return [...bubbles.filter((other) => !faded.has(other)), bubble];
}
