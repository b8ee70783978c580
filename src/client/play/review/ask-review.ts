import type { FromReview, ReviewRequest } from '../../../review/messages.ts';

/** What comes of a request: an answer, or that it was stopped. */
export type ReviewAnswer = Exclude<FromReview, { kind: 'progress' }> | { kind: 'stopped' };

/** Has a worker of its own weigh decisions: the page goes on meanwhile. Aborting ends the worker. */
export function askReview(
  request: ReviewRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (share: number) => void },
): Promise<ReviewAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../../../review/worker.ts', import.meta.url), {
      type: 'module',
      name: 'review',
    });
    const end = (answer: ReviewAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<FromReview>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else end(data);
    };
    worker.onerror = () => end({ kind: 'failed' });
    signal.addEventListener('abort', () => end({ kind: 'stopped' }));
    if (signal.aborted) end({ kind: 'stopped' });
    else worker.postMessage(request);
  });
}
