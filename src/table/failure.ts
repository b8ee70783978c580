import { DamagedTableError } from '../journal/chain.ts';
import { DamagedPackError } from '../journal/journal.ts';
import type { ErrorCode } from '../protocol/server-message.ts';

/** The error code for a failure that is not the requester's fault: says whether a retry may help. */
export function failureCode(trouble: unknown): ErrorCode & ('damaged' | 'unavailable') {
  return trouble instanceof DamagedTableError || trouble instanceof DamagedPackError ? 'damaged' : 'unavailable';
}
