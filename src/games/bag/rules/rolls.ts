/** One side of a fight in figures. */
export interface Combatant {
  dice: number;
  plus: number;
  /** Subtracted from every wound. */
  less: number;
  health: number;
  /** Whether equal dice count double: for adventurers, never for monsters. */
  critical: boolean;
  /** How many rolls can still be doubled, and how many wounds shrugged off. */
  doubles?: number;
  wards?: number;
  /** BD-46 The partner, as they would fight alone; their die is among the fighter's dice. */
  partner?: Combatant;
}

/** A possible roll: its sum, doubled for a critical hit, without bonuses. */
interface Roll {
  sum: number;
  critical: boolean;
  chance: number;
}

/** A possible round: damage to both sides, and the same with the roll doubled. */
export interface Round {
  chance: number;
  dealt: number;
  taken: number;
  doubled?: { dealt: number; taken: number };
}

const FACES = 6;
const known = new Map<string, readonly Roll[]>();

/** The exact probability of each sum of some dice. */
function rollsOf({ dice, critical }: Pick<Combatant, 'dice' | 'critical'>): readonly Roll[] {
  const key = `${dice} ${critical}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let sums = new Map<number, number>([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= FACES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / FACES);
    }
    sums = next;
  }
  const rolls: Roll[] = [];
  if (critical && dice >= 2) {
    const chance = FACES ** -dice;
    for (let face = 1; face <= FACES; face++) {
      sums.set(face * dice, (sums.get(face * dice) ?? 0) - chance);
      rolls.push({ sum: 2 * face * dice, critical: true, chance });
    }
  }
  for (const [sum, chance] of sums) if (chance > 1e-12) rolls.push({ sum, critical: false, chance });
  known.set(key, rolls);
  return rolls;
}

/** BD-33 All possible rounds; `withDoubles` also with the roll doubled. */
export function roundsOf(one: Combatant, other: Combatant, { withDoubles }: { withDoubles: boolean }): Round[] {
  const rounds = new Map<string, Round>();
  const wounds = (difference: number) => ({
    dealt: Math.max(0, difference - other.less),
    taken: Math.max(0, -difference - one.less),
  });
  for (const mine of rollsOf(one)) {
    for (const theirs of rollsOf(other)) {
      const difference = mine.sum + one.plus - theirs.sum - other.plus;
      const canDouble = withDoubles && !mine.critical;
      const key = canDouble ? `${difference} ${mine.sum}` : `${difference}`;
      const chance = mine.chance * theirs.chance;
      const round = rounds.get(key);
      if (round !== undefined) round.chance += chance;
      else {
        const doubled = canDouble ? { doubled: wounds(difference + mine.sum) } : {};
        rounds.set(key, { chance, ...wounds(difference), ...doubled });
      }
    }
  }
  return [...rounds.values()];
}
