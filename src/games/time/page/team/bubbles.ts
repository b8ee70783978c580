import { useCallback, useEffect, useRef, useState } from 'react';
import type { GamePageProps } from '../../../../client/kit/game-page.ts';
import { useNewEvents } from '../../../../client/kit/table/use-new-events.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Call } from '../../rules/state.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** A speech bubble until it fades: a callout, or a typed line. */
export interface Bubble {
  id: number;
  seat: Seat;
  said: { kind: 'call'; call: Call } | { kind: 'line'; text: string };
}

/** DT-26 How long a callout is shown; remembering it is up to the players. */
const FADES_AFTER_MS = 6000;
/** At most this many at once per player. */
const AT_ONCE = 2;

/** The bubbles shown now, the oldest first. */
export function useBubbles(events: readonly SeenTimeEvent[], lines: GamePageProps['said']): readonly Bubble[] {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const show = useCallback((said: Omit<Bubble, 'id'>) => {
    const id = next.current++;
    setBubbles((were) => withNew(were, { id, ...said }));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setBubbles((were) => were.filter((bubble) => bubble.id !== id));
    }, FADES_AFTER_MS);
    timers.current.add(timer);
  }, []);
  useNewEvents(events, (happened) => {
    // Calls of the five minutes are useless afterwards, and would cover the Backpack.
    if (happened.some(({ kind }) => kind === 'adventure-ended')) setBubbles([]);
    const calls = happened.flatMap((event) => (event.kind === 'called' ? [event] : []));
    // After a reconnect many arrive at once: only the last of each player is shown.
    const fresh = calls.filter(({ seat }, place) => calls.findLastIndex((other) => other.seat === seat) === place);
    for (const { seat, call } of fresh) show({ seat, said: { kind: 'call', call } });
  });
  const lastLine = useRef(lines.at(-1)?.id ?? 0);
  useEffect(() => {
    const fresh = lines.filter(({ id }) => id > lastLine.current);
    lastLine.current = lines.at(-1)?.id ?? lastLine.current;
    for (const { seat, text } of fresh) show({ seat, said: { kind: 'line', text } });
  }, [lines, show]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return bubbles;
}

/** Adds a bubble; a repeated one replaces the earlier. */
function withNew(bubbles: readonly Bubble[], bubble: Bubble): readonly Bubble[] {
  const what = JSON.stringify(bubble.said);
  const others = bubbles.filter(({ seat, said }) => seat !== bubble.seat || JSON.stringify(said) !== what);
  const own = others.filter(({ seat }) => seat === bubble.seat);
  const faded = new Set(own.slice(0, Math.max(0, own.length - AT_ONCE + 1)));
  return [...others.filter((other) => !faded.has(other)), bubble];
}
