import { DamagedPackError, type Journal } from '../journal/journal.ts';
import { textDigest } from './digest.ts';

/** The pack stored under a digest; throws a DamagedPackError if its text no longer matches. */
export async function packText(journal: Pick<Journal, 'getPack'>, digest: string): Promise<string | undefined> {
  const text = await journal.getPack(digest);
  if (text !== undefined && textDigest(text) !== digest) throw new DamagedPackError(digest);
  return text;
}
