import { readStored } from '../../device/storage.ts';

const KEY = 'undercroft.botPace';
/** The default pace, as on a server. */
const USUAL = 900;

/** The pace of bots at a table in this browser. */
export function botPace(): number {
  const chosen = Number(readStored(KEY) ?? USUAL);
  return chosen >= 0 && chosen <= 10_000 ? chosen : USUAL;
}
