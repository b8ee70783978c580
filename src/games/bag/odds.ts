/** One side of a fight in figures. */
export interface Combatant {
  dice: number;
  plus: number;
  /** What is taken off every wound. */
  less: number;
  health: number;
  /** Whether equal dice count double: for adventurers, never for monsters. */
  critical: boolean;
}

/** What a round, or a whole fight, can bring. */
export interface RoundOdds {
  /** Chances that the other side is hurt, that oneself is, and that nobody is. */
  hit: number;
  hurt: number;
  tie: number;
  /** Damage to expect, dealt and taken. */
  dealt: number;
  taken: number;
}

export interface FightOdds {
  win: number;
  /** The health left after a win, to be expected. */
  healthLeft: number;
}

const FACES = 6;
const totals = new Map<string, Map<number, number>>();

/** How likely each total of a roll is: `dice` dice, doubled when all are the same, plus something. */
function totalsOf({
  dice,
  plus,
  critical,
}: Pick<Combatant, 'dice' | 'plus' | 'critical'>): ReadonlyMap<number, number> {
  const key = `${dice} ${plus} ${critical}`;
  const known = totals.get(key);
  if (known !== undefined) return known;
  let sums = new Map<number, number>([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= FACES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / FACES);
    }
    sums = next;
  }
  if (critical && dice >= 2) {
    const chance = FACES ** -dice;
    for (let face = 1; face <= FACES; face++) {
      sums.set(face * dice, (sums.get(face * dice) ?? 0) - chance);
      sums.set(2 * face * dice, (sums.get(2 * face * dice) ?? 0) + chance);
    }
  }
  const result = new Map([...sums].map(([sum, chance]) => [sum + plus, chance]));
  totals.set(key, result);
  return result;
}

/** How likely each difference between two rolls is, worked out exactly. */
function differencesOf(one: Combatant, other: Combatant): Map<number, number> {
  const differences = new Map<number, number>();
  for (const [mine, chance] of totalsOf(one)) {
    for (const [theirs, otherChance] of totalsOf(other)) {
      differences.set(mine - theirs, (differences.get(mine - theirs) ?? 0) + chance * otherChance);
    }
  }
  return differences;
}

/** BD-33 What one round can bring, worked out exactly. */
export function roundOdds(one: Combatant, other: Combatant): RoundOdds {
  const odds: RoundOdds = { hit: 0, hurt: 0, tie: 0, dealt: 0, taken: 0 };
  for (const [difference, chance] of differencesOf(one, other)) {
    const dealt = Math.max(0, difference - other.less);
    const taken = Math.max(0, -difference - one.less);
    odds.dealt += dealt * chance;
    odds.taken += taken * chance;
    if (dealt > 0) odds.hit += chance;
    else if (taken > 0) odds.hurt += chance;
    else odds.tie += chance;
  }
  return odds;
}

const fights = new Map<string, FightOdds>();
const MOST_REMEMBERED = 20_000;

/** BD-36 The chance to win a fight that is fought to its end, worked out exactly round by round. */
export function fightOdds(one: Combatant, other: Combatant): FightOdds {
  const key = `${keyOf(one)}/${keyOf(other)}`;
  const known = fights.get(key);
  if (known !== undefined) return known;
  const odds = workOut(one, other);
  if (fights.size >= MOST_REMEMBERED) fights.clear();
  fights.set(key, odds);
  return odds;
}

function keyOf({ dice, plus, less, health, critical }: Combatant): string {
  return `${dice} ${plus} ${less} ${health} ${critical}`;
}

/** Win and health by the health of both, from the least up: a round that hurts nobody changes nothing. */
function workOut(one: Combatant, other: Combatant): FightOdds {
  const wounds = woundsOf(one, other);
  const width = other.health + 1;
  const wins = new Float64Array((one.health + 1) * width);
  const lefts = new Float64Array((one.health + 1) * width);
  for (let mine = 1; mine <= one.health; mine++) {
    wins[mine * width] = 1;
    lefts[mine * width] = mine;
    for (let theirs = 1; theirs <= other.health; theirs++) {
      let win = 0;
      let left = 0;
      for (const { dealt, taken, chance } of wounds) {
        const at = Math.max(0, mine - taken) * width + Math.max(0, theirs - dealt);
        win += chance * wins[at];
        left += chance * lefts[at];
      }
      wins[mine * width + theirs] = win;
      lefts[mine * width + theirs] = left;
    }
  }
  const win = wins[one.health * width + other.health];
  return { win, healthLeft: win === 0 ? 0 : lefts[one.health * width + other.health] / win };
}

/** The rounds that hurt somebody, as if there were no others. */
function woundsOf(one: Combatant, other: Combatant): { dealt: number; taken: number; chance: number }[] {
  const wounds: { dealt: number; taken: number; chance: number }[] = [];
  let something = 0;
  for (const [difference, chance] of differencesOf(one, other)) {
    const dealt = Math.max(0, difference - other.less);
    const taken = Math.max(0, -difference - one.less);
    if (dealt === 0 && taken === 0) continue;
    wounds.push({ dealt, taken, chance });
    something += chance;
  }
  return wounds.map(({ dealt, taken, chance }) => ({ dealt, taken, chance: chance / something }));
}
