import { DamagedTableError } from '../journal/chain.ts';
import { DamagedPackError } from '../journal/journal.ts';
import type { ErrorCode } from '../protocol/server-message.ts';

/** The error code for a failure that is not the requester's fault: says whether a retry may help. */
export function failureCode(error: unknown): ErrorCode & ('damaged' | 'unavailable') {
  return error instanceof DamagedTableError || error instanceof DamagedPackError ? 'damaged' : 'unavailable';
}
