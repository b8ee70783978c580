import { WORD } from './game.ts';
import type { Heard, SimulatedPerson } from './person.ts';
import type { ReplayedTable, WordOwner } from './replay-table.ts';

const LONG_HEX = /[0-9a-f]{32,}/g;
const SEED_HASH = /"seedHash":"([0-9a-f]{64})"/;

/** Nobody receives a word of another seat, the seed before the end, or anybody's secret. */
export function leaks(people: readonly SimulatedPerson[], { table, words, overAt }: ReplayedTable): string[] {
  const { seed, pack } = table.lobby;
  const leakIn = (one: Heard): string | undefined => {
    const word = one.text.match(WORD)?.find((found) => !mayKnow(words.get(found), one));
    if (word !== undefined) return `the word ${word}`;
    const open = [pack, SEED_HASH.exec(one.text)?.[1], ...(one.seq >= overAt ? [seed] : [])];
    const secret = one.text.match(LONG_HEX)?.find((found) => !open.includes(found));
    return secret === undefined ? undefined : `the secret ${secret}`;
  };
  return people.flatMap(({ heard, habits }) =>
    heard.flatMap((one) => {
      const leak = one.table === table.code ? leakIn(one) : undefined;
      return leak === undefined ? [] : [`${habits.name} was told ${leak} at entry ${one.seq}`];
    }),
  );
}

function mayKnow(owner: WordOwner | undefined, { viewer, seq }: Heard): boolean {
  return owner === undefined || owner.seat === viewer || seq >= owner.openFrom;
}
