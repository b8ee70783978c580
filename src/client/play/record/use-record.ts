import { useEffect, useState } from 'react';
import type { ReplayInfo } from '../../../replay/messages.ts';
import type { RecordSource } from '../../connection/server-record.ts';
import { ReplayWorker } from './replay-worker.ts';

/** A record that was fetched, opened and verified, or why not. */
export type LoadedRecord =
  | { kind: 'loading'; progress: number }
  | { kind: 'missing'; why: 'none' | 'not-over' | 'failed' | 'unreadable' }
  | { kind: 'ready'; info: ReplayInfo; text: string; worker: ReplayWorker };

/** Fetches a record and opens it in a separate worker. `source` must be a stable function. */
export function useRecord(source: RecordSource, promised: string | undefined): LoadedRecord {
  const [loaded, setLoaded] = useState<LoadedRecord>({ kind: 'loading', progress: 0 });
  useEffect(() => {
    let isWanted = true;
    const worker = new ReplayWorker((progress) => isWanted && setLoaded({ kind: 'loading', progress }));
    const load = async (): Promise<LoadedRecord> => {
      const found = await source();
      if ('missing' in found) return { kind: 'missing', why: found.missing };
      const { text } = found;
      const answer = await worker.ask({ kind: 'open', text, ...(promised !== undefined && { promised }) });
      if (answer.kind === 'opened') return { kind: 'ready', info: answer.info, text, worker };
      return { kind: 'missing', why: answer.kind === 'unreadable' ? 'unreadable' : 'failed' };
    };
    setLoaded({ kind: 'loading', progress: 0 });
    void load().then((result) => isWanted && setLoaded(result));
    return () => {
      isWanted = false;
      worker.close();
    };
  }, [source, promised]);
  return loaded;
}
