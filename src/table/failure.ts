import { DamagedTableError } from '../journal/chain.ts';
import { DamagedPackError } from '../journal/journal.ts';
import type { ErrorCode } from '../protocol/server-message.ts';

/** What people are told when something failed that is no fault of theirs: whether trying again may help. */
export function failureCode(trouble: unknown): ErrorCode & ('damaged' | 'unavailable') {
  return trouble instanceof DamagedTableError || trouble instanceof DamagedPackError ? 'damaged' : 'unavailable';
}
