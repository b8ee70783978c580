import type { FromThinker } from '../bots/think-messages.ts';
import { type StartWorker, ThinkPool } from '../bots/think-pool.ts';
import type { Journal } from '../journal/journal.ts';
import { memoryJournal } from '../journal/memory.ts';
import type { FromWorker, LocalAnswer, LocalRequest, ToWorker } from '../protocol/local.ts';
import { failureCode } from '../table/failure.ts';
import { BrowserHouse } from './browser-house.ts';
import { indexedDbJournal } from './indexed-db-journal.ts';
import { PagePorts } from './page-ports.ts';

/** One web worker for bots; undefined if the browser cannot start a worker inside a worker, as old ones cannot. */
function thinkWorkers(): ThinkPool | undefined {
  return typeof Worker === 'undefined' ? undefined : new ThinkPool(startWorker, 1);
}

const startWorker: StartWorker = ({ message, died }) => {
  const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'undercroft-bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => message(data));
  worker.addEventListener('error', (event) => died(event.message));
  return { post: (said) => worker.postMessage(said), end: () => worker.terminate() };
};

/** The worker's side of a tab: a house, and the ports of its pages. */
let begun: Promise<{ house: BrowserHouse; ports: PagePorts }> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'begin') begun = begin(data.botPace);
  else if (data.kind === 'line') void begun?.then(({ ports }) => ports.open(data.port));
  else void answer(data.request).then((answer) => postMessage({ id: data.id, answer } satisfies FromWorker));
});

async function begin(botPace: number): Promise<{ house: BrowserHouse; ports: PagePorts }> {
  const house = new BrowserHouse(await openJournal(), botPace, thinkWorkers()?.think);
  return { house, ports: new PagePorts(house) };
}

/** A window without storage can still play; a reload ends the game. */
async function openJournal(): Promise<Journal> {
  try {
    return await indexedDbJournal();
  } catch (error) {
    console.warn('this browser forbids storage', error);
    return memoryJournal();
  }
}

async function answer(request: LocalRequest): Promise<LocalAnswer> {
  try {
    if (begun === undefined) throw new Error('a page must say how to begin');
    return await (await begun).house.answer(request);
  } catch (error) {
    console.warn('a question could not be answered', error);
    return { kind: 'error', code: failureCode(error) };
  }
}
