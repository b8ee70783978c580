import {
  type FromWorker,
  HANG_UP,
  type LocalAnswer,
  type LocalRequest,
  type ToWorker,
} from '../../../protocol/local.ts';
import { readStored } from '../../device/storage.ts';
import type { RecordSource } from '../server-record.ts';
import type { OpenTransport } from '../transport.ts';

const KEY = 'undercroft.botPace';
/** The default pace, as on a server. */
const USUAL = 900;

/** The pace of bots at a table in this browser. */
function botPace(): number {
  const chosen = Number(readStored(KEY) ?? USUAL);
  return chosen >= 0 && chosen <= 10_000 ? chosen : USUAL;
}

/** The tables of this browser, in this tab's worker, started on first use. */
interface WorkerHouse {
  worker: Worker;
  asked: Map<number, (answer: LocalAnswer) => void>;
  lastId: number;
}

let begun: WorkerHouse | undefined;

function workerHouse(): WorkerHouse {
  if (begun !== undefined) return begun;
  const worker = new Worker(new URL('../../../local/worker.ts', import.meta.url), {
    type: 'module',
    name: 'undercroft',
  });
  const house: WorkerHouse = { worker, asked: new Map(), lastId: 0 };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    house.asked.get(data.id)?.(data.answer);
    house.asked.delete(data.id);
  };
  // The only place where a worker that fails to load or crashes is reported; the next request starts another.
  worker.onerror = () => {
    begun = undefined;
    for (const resolve of house.asked.values()) resolve({ kind: 'error', code: 'unavailable' });
  };
  tell(worker, { kind: 'begin', botPace: botPace() });
  begun = house;
  return house;
}

/** Sends a request to this browser's own tables. */
export function askHere(request: LocalRequest): Promise<LocalAnswer> {
  const house = workerHouse();
  house.lastId += 1;
  const id = house.lastId;
  return new Promise((resolve) => {
    house.asked.set(id, resolve);
    tell(house.worker, { kind: 'request', id, request });
  });
}

/** The transport to a table in this browser. */
export const workerTransport: OpenTransport = (listener) => {
  const { port1: port, port2 } = new MessageChannel();
  let closed = false;
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!closed) listener.onMessage(data);
  };
  tell(workerHouse().worker, { kind: 'line', port: port2 }, [port2]);
  queueMicrotask(() => {
    if (!closed) listener.onOpen();
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

/** The content of the pack of a table in this browser. */
export async function packHere(digest: string): Promise<unknown> {
  const answer = await askHere({ kind: 'pack', digest });
  if (answer.kind !== 'pack') throw new Error(`pack ${digest} is not in this browser`);
  return answer.pack;
}

/** The record of a finished table in this browser. */
export function recordHere(code: string): RecordSource {
  return async () => {
    const answer = await askHere({ kind: 'record', code });
    if (answer.kind === 'record') return { text: JSON.stringify(answer.record) };
    if (answer.kind === 'error' && answer.code === 'not-over') return { missing: 'not-over' };
    return { missing: answer.kind === 'error' && answer.code === 'no-such-table' ? 'none' : 'failed' };
  };
}
