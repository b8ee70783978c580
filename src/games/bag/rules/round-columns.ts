import type { Standing } from './fight-table.ts';
import type { Round } from './rolls.ts';

/**
 * Possible rounds as columns of figures: a fight's table iterates over them tens of thousands of times. A round's
 * effect is one number: damage dealt counts up from `mostTaken`, damage taken down from it.
 */
export interface RoundColumns {
  count: number;
  mostTaken: number;
  mostDealt: number;
  chance: Float64Array;
  blow: Int32Array;
  /** The same with the roll doubled; below 0 if it cannot be. */
  doubled: Int32Array;
}

/** The rounds that differ at these health points: damage beyond a kill makes no difference. */
export function roundColumns(rounds: readonly Round[], { mine, partner, theirs }: Standing): RoundColumns {
  const mostTaken = Math.max(mine, 2 * partner + 1);
  const blowOf = ({ dealt, taken }: Pick<Round, 'dealt' | 'taken'>) =>
    mostTaken + (dealt > 0 ? Math.min(dealt, theirs) : -Math.min(taken, mostTaken));
  const different = new Map<string, { chance: number; blow: number; doubled: number }>();
  for (const round of rounds) {
    const blow = blowOf(round);
    const doubled = round.doubled === undefined ? -1 : blowOf(round.doubled);
    const key = `${blow} ${doubled}`;
    const same = different.get(key);
    if (same === undefined) different.set(key, { chance: round.chance, blow, doubled });
    else same.chance += round.chance;
  }
  const all = [...different.values()];
  return {
    count: all.length,
    mostTaken,
    mostDealt: theirs,
    chance: Float64Array.from(all, ({ chance }) => chance),
    blow: Int32Array.from(all, ({ blow }) => blow),
    doubled: Int32Array.from(all, ({ doubled }) => doubled),
  };
}
