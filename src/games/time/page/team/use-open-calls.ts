import { useEffect, useState } from 'react';
import { useNewEvents } from '../../../../client/kit/table/use-new-events.ts';
import type { SeenTimeEvent } from '../seen-event.ts';
import { NO_CALLS, type OpenCalls, stillOpen, withEvent } from './open-calls.ts';

/** How often expired calls are removed. */
const FORGET_MS = 1_000;

/** Recent calls and answers at this table. */
export function useOpenCalls(events: readonly SeenTimeEvent[]): OpenCalls {
  const [calls, setCalls] = useState(NO_CALLS);
  useNewEvents(events, (happened) => {
    const at = Date.now();
    setCalls((were) => happened.reduce((now, event) => withEvent(now, event, at), were));
  });
  const isAny = calls.needs.length + calls.answers.length + calls.unanswered.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => setCalls((were) => stillOpen(were, Date.now())), FORGET_MS);
    return () => clearInterval(timer);
  }, [isAny]);
  return calls;
}
