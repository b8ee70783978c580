import type { FromReview, ReviewRequest } from '../../../review/messages.ts';

/** The result of a request: a response, or that it was stopped. */
export type ReviewAnswer = Exclude<FromReview, { kind: 'progress' }> | { kind: 'stopped' };

/** Lets a separate worker weigh decisions: the page stays responsive. Aborting terminates the worker. */
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
