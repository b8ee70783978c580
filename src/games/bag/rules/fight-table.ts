import { present } from '../../../engine/list.ts';
import { type Combatant, type Round, roundsOf } from './rolls.ts';

/** The state of a fight: health of both sides and the partner, and remaining uses of skills. */
export interface Standing {
  doubles: number;
  wards: number;
  partnerWards: number;
  partner: number;
  mine: number;
  theirs: number;
}

/** What a standing consists of, from the fastest-changing index to the slowest. */
export const ASPECTS = ['theirs', 'mine', 'partner', 'partnerWards', 'wards', 'doubles'] as const;

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
  for (const aspect of ASPECTS) {
    stride[aspect] = size;
    size *= most[aspect] + 1;
  }
  const figures = () => new Float64Array(size);
  const living = isTagged ? { fighter: figures(), partner: figures(), both: figures() } : undefined;
  return { most, stride, win: figures(), living };
}

/** A figure at an index that exists; apart from `elementAt` because tables of fights ask it millions of times. */
export function figureAt(figures: Float64Array | Int32Array, place: number): number {
  return present(figures[place]);
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
  const roundsWith = (withDoubles: boolean) => ({
    beside: blowsOf(isTagged ? roundsOf(one, other, { withDoubles }) : [], most),
    by: blowsOf(roundsOf(by, other, { withDoubles }), most),
  });
  const [plain, doubled] = [roundsWith(false), roundsWith(true)];
  let place = -1;
  for (const at of standings(most)) {
    place += 1;
    if (place % STANDINGS_A_STEP === STANDINGS_A_STEP - 1) yield;
    const { beside, by } = at.doubles > 0 ? doubled : plain;
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
    let isLast = true;
    for (const aspect of ASPECTS) {
      isLast = at[aspect] === most[aspect];
      at[aspect] = isLast ? 0 : at[aspect] + 1;
      if (!isLast) break;
    }
    if (isLast) return;
  }
}

interface Moment {
  at: Standing;
  place: number;
  rounds: Blows;
}

/** The value of one standing: the mean over its rounds, without those that change nothing. */
function settle(table: FightTable, { at, place, rounds }: Moment): void {
  const { win, stride, living } = table;
  const places = new Int32Array(rounds.all.length);
  const hasDoubles = at.doubles > 0;
  const next = nextPlaces(table, { at, rounds, from: place });
  const nextDoubled = hasDoubles ? nextPlaces(table, { at, rounds, from: place - stride.doubles }) : next;
  let stood = -1;
  // Never worse than without the skill.
  if (hasDoubles) win[place] = figureAt(win, place - stride.doubles);
  for (let step = 0; step < MOST_STEPS; step++) {
    let wins = 0;
    let still = 0;
    let round = 0;
    for (const { chance, blow, doubled } of rounds.all) {
      let to = figureAt(next, blow);
      let value = figureAt(win, to);
      if (doubled !== undefined && value < 1) {
        const other = figureAt(nextDoubled, doubled);
        if (figureAt(win, other) > value) [to, value] = [other, figureAt(win, other)];
      }
      places[round++] = to;
      if (to === place) still += chance;
      else wins += chance * value;
    }
    win[place] = still < 1 ? wins / (1 - still) : 0;
    if (!hasDoubles || still === stood) break;
    stood = still;
  }
  if (living === undefined) return;
  for (const figures of [living.fighter, living.partner, living.both]) {
    figures[place] = meanOf(figures, { place, places, rounds });
  }
}

/** The mean of some figures over the results of a round, without those that change nothing. */
function meanOf(
  figures: Float64Array,
  { place, places, rounds }: { place: number; places: Int32Array; rounds: Blows },
): number {
  let sum = 0;
  let still = 0;
  let round = 0;
  for (const { chance } of rounds.all) {
    const to = figureAt(places, round++);
    if (to === place) still += chance;
    else sum += chance * figureAt(figures, to);
  }
  return still < 1 ? sum / (1 - still) : 0;
}

/** BD-46 The index after each possible hit: the other side is hurt, or the fighter, and the partner by half. */
function nextPlaces(
  { stride, win }: FightTable,
  { at, rounds: { mostTaken, mostDealt }, from }: { at: Standing; rounds: Blows; from: number },
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
    if (at.partnerWards > 0 && half > 0 && figureAt(win, shrugged) > figureAt(win, to)) to = shrugged;
    next[mostTaken - taken] = at.wards > 0 && figureAt(win, warded) > figureAt(win, to) ? warded : to;
  }
  return next;
}

/**
 * The possible rounds of a fight. A round's effect is one number: damage dealt counts up from `mostTaken`, damage taken
 * down from it.
 */
interface Blows {
  mostTaken: number;
  mostDealt: number;
  /** `doubled`: the same with the roll doubled, if it can be. */
  all: { chance: number; blow: number; doubled: number | undefined }[];
}

/** The rounds that differ at these health points: damage beyond a kill makes no difference. */
function blowsOf(rounds: readonly Round[], { mine, partner, theirs }: Standing): Blows {
  const mostTaken = Math.max(mine, 2 * partner + 1);
  const blowOf = ({ dealt, taken }: Pick<Round, 'dealt' | 'taken'>) =>
    mostTaken + (dealt > 0 ? Math.min(dealt, theirs) : -Math.min(taken, mostTaken));
  const different = new Map<string, Blows['all'][number]>();
  for (const round of rounds) {
    const blow = blowOf(round);
    const doubled = round.doubled === undefined ? undefined : blowOf(round.doubled);
    const key = `${blow} ${doubled}`;
    const same = different.get(key);
    if (same === undefined) different.set(key, { chance: round.chance, blow, doubled });
    else same.chance += round.chance;
  }
  return { mostTaken, mostDealt: theirs, all: [...different.values()] };
}
