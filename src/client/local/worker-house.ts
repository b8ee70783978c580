import { type FromWorker, HANG_UP, type LocalAnswer, type LocalRequest, type ToWorker } from '../../protocol/local.ts';
import type { OpenLine } from '../connection/line.ts';
import { botPace } from './bot-pace.ts';

/** The house in this tab's worker, begun when it is first wanted. */
interface WorkerHouse {
  worker: Worker;
  asked: Map<number, (answer: LocalAnswer) => void>;
  lastId: number;
}

let begun: WorkerHouse | undefined;

function workerHouse(): WorkerHouse {
  if (begun !== undefined) return begun;
  const worker = new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module', name: 'undercroft' });
  const house: WorkerHouse = { worker, asked: new Map(), lastId: 0 };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    house.asked.get(data.id)?.(data.answer);
    house.asked.delete(data.id);
  };
  // A worker that cannot be fetched or breaks says so here and nowhere else; the next question begins another.
  worker.onerror = () => {
    begun = undefined;
    for (const resolve of house.asked.values()) resolve({ kind: 'error', code: 'unavailable' });
  };
  tell(worker, { kind: 'begin', botPace: botPace() });
  begun = house;
  return house;
}

/** Asks the house in this browser. */
export function askHere(request: LocalRequest): Promise<LocalAnswer> {
  const house = workerHouse();
  house.lastId += 1;
  const id = house.lastId;
  return new Promise((resolve) => {
    house.asked.set(id, resolve);
    tell(house.worker, { kind: 'request', id, request });
  });
}

/** The line to a table in this browser. */
export const workerLine: OpenLine = (ears) => {
  const { port1: port, port2 } = new MessageChannel();
  let closed = false;
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!closed) ears.heard(data);
  };
  tell(workerHouse().worker, { kind: 'line', port: port2 }, [port2]);
  queueMicrotask(() => {
    if (!closed) ears.opened();
  });
  return {
    send: (text) => port.postMessage(text),
    close() {
      closed = true;
      port.postMessage(HANG_UP);
    },
  };
};

function tell(worker: Worker, message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
