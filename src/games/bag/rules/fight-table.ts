import { type Combatant, roundsOf } from './rolls.ts';
import { type RoundColumns, roundColumns } from './round-columns.ts';

/** The state of a fight: health of both sides and the partner, and remaining uses of skills. */
export interface Standing {
  doubles: number;
  wards: number;
  partnerWards: number;
  partner: number;
  mine: number;
  theirs: number;
}

/** Ordered from the slowest-changing index to the fastest. */
const ASPECTS = ['doubles', 'wards', 'partnerWards', 'partner', 'mine', 'theirs'] as const;

/** The chance to win, for every standing by its index. */
export interface FightTable {
  most: Standing;
  /** The index distance when one aspect of the standing goes up by one. */
  stride: Standing;
  win: Float64Array;
  /** BD-46 Beside a partner: the chances that the fight is won and the fighter, the partner, or both of them live. */
  living: { fighter: Float64Array; partner: Float64Array; both: Float64Array } | undefined;
}

/** How many standings `fightTableInSteps` computes before it yields to other work. */
const STANDINGS_A_STEP = 200;
/** Rounds without damage return to the same standing; its value converges within these iterations. */
const MOST_STEPS = 50;

function emptyTable(most: Standing, { isTagged }: { isTagged: boolean }): FightTable {
  const stride: Standing = { doubles: 0, wards: 0, partnerWards: 0, partner: 0, mine: 0, theirs: 0 };
  let size = 1;
  for (const aspect of ASPECTS.toReversed()) {
    stride[aspect] = size;
    size *= most[aspect] + 1;
  }
  const figures = () => new Float64Array(size);
  const living = isTagged ? { fighter: figures(), partner: figures(), both: figures() } : undefined;
  return { most, stride, win: figures(), living };
}

/** The index of a standing. */
export function placeOf({ stride }: FightTable, at: Standing): number {
  let place = 0;
  for (const aspect of ASPECTS) place += stride[aspect] * at[aspect];
  return place;
}

/**
 * BD-36, BD-46, BD-47 Computes every standing from the lowest up. Skills are used where they help most; once the
 * fighter has fallen, the partner wins with the chances in `alone`.
 */
export function* fightTableInSteps(
  { one, other, most }: { one: Combatant; other: Combatant; most: Standing },
  alone: (at: Standing) => number,
): Generator<undefined, FightTable> {
  const isTagged = one.partner !== undefined;
  const table = emptyTable(most, { isTagged });
  const by = isTagged ? { ...one, dice: one.dice - 1 } : one;
  const rounds = [false, true].map((withDoubles) => ({
    beside: roundColumns(isTagged ? roundsOf(one, other, { withDoubles }) : [], most),
    by: roundColumns(roundsOf(by, other, { withDoubles }), most),
  }));
  let place = -1;
  for (const at of standings(most)) {
    place += 1;
    if (place % STANDINGS_A_STEP === STANDINGS_A_STEP - 1) yield;
    const { beside, by } = rounds[at.doubles > 0 ? 1 : 0];
    if (at.mine === 0) standAlone(table, place, at.theirs === 0 || at.partner === 0 ? 0 : alone(at));
    else if (at.theirs > 0) settle(table, { at, place, rounds: at.partner > 0 ? beside : by });
    else fightWon(table, { at, place });
  }
  return table;
}

/** BD-47 The fighter has fallen, and the partner goes on. */
function standAlone({ win, living }: FightTable, place: number, chance: number): void {
  win[place] = chance;
  if (living !== undefined) living.partner[place] = chance;
}

/** The other side has fallen. */
function fightWon({ win, living }: FightTable, { at, place }: Pick<Moment, 'at' | 'place'>): void {
  win[place] = 1;
  if (living === undefined) return;
  living.fighter[place] = 1;
  living.partner[place] = at.partner > 0 ? 1 : 0;
  living.both[place] = living.partner[place];
}

/** Every standing from the lowest up, in index order; yields one object that is mutated in between. */
function* standings(most: Standing): Generator<Standing> {
  const at: Standing = { doubles: 0, wards: 0, partnerWards: 0, partner: 0, mine: 0, theirs: 0 };
  for (;;) {
    yield at;
    let aspect = ASPECTS.length - 1;
    while (aspect >= 0 && at[ASPECTS[aspect]] === most[ASPECTS[aspect]]) at[ASPECTS[aspect--]] = 0;
    if (aspect < 0) return;
    at[ASPECTS[aspect]] += 1;
  }
}

interface Moment {
  at: Standing;
  place: number;
  rounds: RoundColumns;
}

/** The value of one standing: the mean over its rounds, without those that change nothing. */
function settle(table: FightTable, { at, place, rounds }: Moment): void {
  const { win, stride, living } = table;
  const { count, chance, blow, doubled } = rounds;
  const places = new Int32Array(count);
  const hasDoubles = at.doubles > 0;
  const next = nextPlaces(table, { at, rounds, from: place });
  const nextDoubled = hasDoubles ? nextPlaces(table, { at, rounds, from: place - stride.doubles }) : next;
  let stood = -1;
  // Never worse than without the skill.
  if (hasDoubles) win[place] = win[place - stride.doubles];
  for (let step = 0; step < MOST_STEPS; step++) {
    let wins = 0;
    let still = 0;
    for (let round = 0; round < count; round++) {
      let to = next[blow[round]];
      if (doubled[round] >= 0) {
        const other = nextDoubled[doubled[round]];
        if (win[other] > win[to] && win[to] < 1) to = other;
      }
      places[round] = to;
      if (to === place) still += chance[round];
      else wins += chance[round] * win[to];
    }
    win[place] = still < 1 ? wins / (1 - still) : 0;
    if (!hasDoubles || still === stood) break;
    stood = still;
  }
  if (living === undefined) return;
  for (const figures of [living.fighter, living.partner, living.both]) {
    figures[place] = meanOf(figures, { place, places, chance });
  }
}

/** The mean of some figures over the results of a round, without those that change nothing. */
function meanOf(
  figures: Float64Array,
  { place, places, chance }: { place: number; places: Int32Array; chance: Float64Array },
): number {
  let sum = 0;
  let still = 0;
  for (let round = 0; round < places.length; round++) {
    if (places[round] === place) still += chance[round];
    else sum += chance[round] * figures[places[round]];
  }
  return still < 1 ? sum / (1 - still) : 0;
}

/** BD-46 The index after each possible hit: the other side is hurt, or the fighter, and the partner by half. */
function nextPlaces(
  { stride, win }: FightTable,
  { at, rounds: { mostTaken, mostDealt }, from }: { at: Standing; rounds: RoundColumns; from: number },
): Int32Array {
  const next = new Int32Array(mostTaken + mostDealt + 1);
  next[mostTaken] = from;
  for (let dealt = 1; dealt <= mostDealt; dealt++) {
    next[mostTaken + dealt] = from - stride.theirs * Math.min(dealt, at.theirs);
  }
  const warded = from - stride.wards;
  for (let taken = 1; taken <= mostTaken; taken++) {
    const half = Math.min(taken >> 1, at.partner);
    const hurt = from - stride.mine * Math.min(taken, at.mine);
    let to = hurt - stride.partner * half;
    const shrugged = hurt - stride.partnerWards;
    if (at.partnerWards > 0 && half > 0 && win[shrugged] > win[to]) to = shrugged;
    next[mostTaken - taken] = at.wards > 0 && win[warded] > win[to] ? warded : to;
  }
  return next;
}
