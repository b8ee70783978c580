import { useState } from 'react';
import { useOnChange } from '../../kit/use-on-change.ts';
import { askReview, type ReviewAnswer } from './ask-review.ts';

/** The progress of a review, and its result. */
export type ReviewState = { kind: 'weighing'; share: number } | ReviewAnswer;

/** Weighs a seat's decisions in a record, in the background; `stop` ends it, `again` restarts it. */
export function useReview(text: string, seat: number): { state: ReviewState; stop(): void; again(): void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ReviewState>({ kind: 'weighing', share: 0 });
  const [stopping, setStopping] = useState<AbortController>();
  useOnChange(`${attempt} ${seat} ${text}`, () => {
    const controller = new AbortController();
    let isWanted = true;
    setStopping(controller);
    setState({ kind: 'weighing', share: 0 });
    void askReview(
      { kind: 'review', text, seat },
      { signal: controller.signal, onProgress: (share) => isWanted && setState({ kind: 'weighing', share }) },
    ).then((answer) => isWanted && setState(answer));
    return () => {
      isWanted = false;
      controller.abort();
    };
  });
  return { state, stop: () => stopping?.abort(), again: () => setAttempt(attempt + 1) };
}
