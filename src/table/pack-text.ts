import { DamagedPackError, type Journal } from '../journal/journal.ts';
import { textDigest } from './digest.ts';

/** A pack as it was kept under its digest; throws a DamagedPackError where it is another text now. */
export async function packText(journal: Pick<Journal, 'getPack'>, digest: string): Promise<string | undefined> {
  const text = await journal.getPack(digest);
  if (text !== undefined && textDigest(text) !== digest) throw new DamagedPackError(digest);
  return text;
}
