import { type FightTable, fightTable, placeOf, type Standing } from './fight-table.ts';
import { type Combatant, roundsOf } from './rolls.ts';

export type { Combatant } from './rolls.ts';

/** What a round can bring. */
export interface RoundOdds {
  /** The chances that the other side is hurt, that you are, and that nobody is. */
  hit: number;
  hurt: number;
  tie: number;
  /** Expected damage, dealt and taken. */
  dealt: number;
  taken: number;
}

/** What a whole fight can bring. */
export interface FightOdds {
  /** The chance that the other side falls, to the fighter or to the partner who steps in. */
  win: number;
  /** The fighter's expected health after a win. */
  healthLeft: number;
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

/** BD-36 The exact chance to win a fight that is fought to its end. */
export function fightOdds(one: Combatant, other: Combatant): FightOdds {
  const at = standing(one, other);
  const table = tableOf(one, other, at);
  const place = placeOf(table, at);
  const win = table.win[place];
  return { win, healthLeft: win === 0 ? 0 : table.left[place] / win };
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

/** A table that covers this standing: a remembered one, or a new one. */
function tableOf(one: Combatant, other: Combatant, at: Standing): FightTable {
  const key = `${keyOf(one)}/${keyOf(other)}`;
  const known = tables.get(key);
  if (known !== undefined && reaches(known.most, at)) return known;
  const most = known === undefined ? at : farther(known.most, at);
  const table = fightTable({ one, other, most }, ({ partner: health, partnerWards: wards, theirs }) =>
    one.partner === undefined ? 0 : fightOdds({ ...one.partner, health, wards }, { ...other, health: theirs }).win,
  );
  if (tables.size >= MOST_REMEMBERED) tables.clear();
  tables.set(key, table);
  return table;
}

function keyOf({ dice, plus, less, critical, partner }: Combatant): string {
  const beside = partner === undefined ? '' : `${keyOf(partner)} ${partner.doubles ?? 0}`;
  return `${dice} ${plus} ${less} ${critical} ${beside}`;
}

function reaches(most: Standing, at: Standing): boolean {
  return (
    at.mine <= most.mine &&
    at.partner <= most.partner &&
    at.theirs <= most.theirs &&
    at.doubles <= most.doubles &&
    at.wards <= most.wards &&
    at.partnerWards <= most.partnerWards
  );
}

function farther(most: Standing, at: Standing): Standing {
  return {
    mine: Math.max(most.mine, at.mine),
    partner: Math.max(most.partner, at.partner),
    theirs: Math.max(most.theirs, at.theirs),
    doubles: Math.max(most.doubles, at.doubles),
    wards: Math.max(most.wards, at.wards),
    partnerWards: Math.max(most.partnerWards, at.partnerWards),
  };
}
