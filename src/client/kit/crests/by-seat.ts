import { CRESTS, type Crest } from '../../../protocol/crests.ts';

/** The crests of a table: chosen ones stay, and the others get a free one, by seat if possible. */
export function crestsBySeat(chosen: readonly (Crest | undefined)[]): Crest[] {
  const taken = new Set(chosen);
  return chosen.map((crest, seat) => {
    // A crest of a newer version is unknown here.
    if (crest !== undefined && CRESTS.includes(crest)) return crest;
    const usual = CRESTS[seat % CRESTS.length];
    const free = taken.has(usual) ? CRESTS.findLast((one) => !taken.has(one)) : usual;
    taken.add(free);
    return free ?? usual;
  });
}
