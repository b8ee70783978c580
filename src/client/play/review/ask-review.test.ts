import { afterEach, expect, test, vi } from 'vitest';
import type { FromReview } from '../../../review/messages.ts';
import { askReview } from './ask-review.ts';

/** The last worker started: posts the messages the test gives it. */
let worker: FakeWorker;

class FakeWorker {
  onmessage: ((event: { data: FromReview }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    worker = this;
  }
}

vi.stubGlobal('Worker', FakeWorker);
afterEach(() => expect(worker.terminate, 'no worker is left running').toHaveBeenCalled());

const REQUEST = { kind: 'review', text: '{}', seat: 0 } as const;

test('progress is passed on, and the result terminates the worker', async () => {
  const shares: number[] = [];
  const { signal } = new AbortController();
  const answer = askReview(REQUEST, { signal, onProgress: (share) => shares.push(share) });
  worker.onmessage?.({ data: { kind: 'progress', share: 0.5 } });
  worker.onmessage?.({ data: { kind: 'unplayable' } });

  expect(await answer).toEqual({ kind: 'unplayable' });
  expect(worker.postMessage).toHaveBeenCalledWith(REQUEST);
  expect(shares).toEqual([0.5]);
});

test('a review that is stopped ends at once', async () => {
  const controller = new AbortController();
  const answer = askReview(REQUEST, { signal: controller.signal });
  controller.abort();

  expect(await answer).toEqual({ kind: 'stopped' });
});

test('a worker that dies is a failed review', async () => {
  const answer = askReview(REQUEST, { signal: new AbortController().signal });
  worker.onerror?.();

  expect(await answer).toEqual({ kind: 'failed' });
});
