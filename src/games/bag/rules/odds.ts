import { ASPECTS, type FightTable, fightTableInSteps, figureAt, placeOf, type Standing } from './fight-table.ts';
import { type Combatant, roundsOf } from './rolls.ts';

export type { Combatant } from './rolls.ts';

/** The possible results of a round. */
export interface RoundOdds {
  /** The chances that the other side is hurt, that you are, and that nobody is. */
  hit: number;
  hurt: number;
  tie: number;
  /** Expected damage, dealt and taken. */
  dealt: number;
  taken: number;
}

/** The possible results of a whole fight. */
export interface FightOdds {
  /** The chance that the other side falls, to the fighter or to the partner who takes over. */
  win: number;
  /** The chances that it falls and the fighter survives, the partner, or both; alone the first is `win`. */
  fighterLives: number;
  partnerLives: number;
  bothLive: number;
}

/** BD-33 The exact odds of one round. */
export function roundOdds(one: Combatant, other: Combatant): RoundOdds {
  const odds: RoundOdds = { hit: 0, hurt: 0, tie: 0, dealt: 0, taken: 0 };
  for (const { chance, dealt, taken } of roundsOf(one, other, { withDoubles: false })) {
    odds.dealt += dealt * chance;
    odds.taken += taken * chance;
    if (dealt > 0) odds.hit += chance;
    else if (taken > 0) odds.hurt += chance;
    else odds.tie += chance;
  }
  return odds;
}

const tables = new Map<string, FightTable>();
const MOST_REMEMBERED = 2000;

/** BD-36 The exact chance to win a fight to its end. */
export function fightOdds(one: Combatant, other: Combatant): FightOdds {
  const at = standing(one, other);
  const table = tableOf(one, other, at);
  const place = placeOf(table, at);
  const win = figureAt(table.win, place);
  const { living } = table;
  return {
    win,
    fighterLives: living?.fighter[place] ?? win,
    partnerLives: living?.partner[place] ?? 0,
    bothLive: living?.both[place] ?? 0,
  };
}

function standing({ health, doubles = 0, wards = 0, partner }: Combatant, other: Combatant): Standing {
  return {
    mine: health,
    partner: partner?.health ?? 0,
    theirs: other.health,
    doubles,
    wards,
    partnerWards: partner?.wards ?? 0,
  };
}

/** Whether the odds of a fight are already known, so that `fightOdds` is quick. */
export function areOddsKnown(one: Combatant, other: Combatant): boolean {
  const known = tables.get(tableKey(one, other));
  return known !== undefined && reaches(known.most, standing(one, other));
}

/** Computes the odds of a fight in small steps, for a page that must stay responsive. */
export function oddsInSteps(one: Combatant, other: Combatant): Generator<undefined, FightTable> {
  return tableInSteps(one, other, standing(one, other));
}

/** A table that covers this standing: a cached one, or a new one. */
function tableOf(one: Combatant, other: Combatant, at: Standing): FightTable {
  const steps = tableInSteps(one, other, at);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function* tableInSteps(one: Combatant, other: Combatant, at: Standing): Generator<undefined, FightTable> {
  const key = tableKey(one, other);
  const known = tables.get(key);
  if (known !== undefined && reaches(known.most, at)) return known;
  const most = known === undefined ? at : farther(known.most, at);
  const table = yield* fightTableInSteps({ one, other, most }, aloneOf(one, other, most));
  if (tables.size >= MOST_REMEMBERED) tables.clear();
  tables.set(key, table);
  return table;
}

function tableKey(one: Combatant, other: Combatant): string {
  return `${keyOf(one)}/${keyOf(other)}`;
}

/** The chance of a partner who is left alone, at any standing of the fight: one table covers all of them. */
function aloneOf({ partner }: Combatant, other: Combatant, most: Standing): (at: Standing) => number {
  if (partner === undefined) return () => 0;
  const { doubles = 0 } = partner;
  const largest = { ...partner, health: most.partner, wards: most.partnerWards };
  const foe = { ...other, health: most.theirs };
  const table = tableOf(largest, foe, standing(largest, foe));
  return ({ partner: mine, partnerWards: wards, theirs }) =>
    figureAt(table.win, placeOf(table, { mine, wards, theirs, doubles, partner: 0, partnerWards: 0 }));
}

function keyOf({ dice, plus, less, critical, partner }: Combatant): string {
  const beside = partner === undefined ? '' : `${keyOf(partner)} ${partner.doubles ?? 0}`;
  return `${dice} ${plus} ${less} ${critical} ${beside}`;
}

function reaches(most: Standing, at: Standing): boolean {
  return ASPECTS.every((aspect) => at[aspect] <= most[aspect]);
}

function farther(most: Standing, at: Standing): Standing {
  const farthest = { ...most };
  for (const aspect of ASPECTS) farthest[aspect] = Math.max(most[aspect], at[aspect]);
  return farthest;
}
