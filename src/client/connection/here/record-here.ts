import type { RecordSource } from '../server-record.ts';
import { askHere } from './worker-house.ts';

/** The record of a finished table in this browser. */
export function recordHere(code: string): RecordSource {
  return async () => {
    const answer = await askHere({ kind: 'record', code });
    if (answer.kind === 'record') return { text: JSON.stringify(answer.record) };
    if (answer.kind === 'error' && answer.code === 'not-over') return { missing: 'not-over' };
    return { missing: answer.kind === 'error' && answer.code === 'no-such-table' ? 'none' : 'failed' };
  };
}
