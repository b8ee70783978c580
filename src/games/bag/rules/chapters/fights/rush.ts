import { type Place, wayFrom } from '../../board.ts';
import { firstSteps } from '../../paths.ts';
import { type AdventurerNumber, adventurerOf, type Monster } from '../../state.ts';
import type { Task } from '../../task.ts';
import {
  adventurersAt,
  isDragon,
  isFirstEdition,
  isGuarded,
  type Look,
  monsterAt,
  push,
  rollDie,
  someone,
  type Tabletop,
} from '../table.ts';
import { startFight } from './fight.ts';
import { leaveTile } from './monsters.ts';
import { hurtThroughGuard } from './wounds.ts';

type ChargeTask = Task & { kind: 'charge' };

/** BD-84, BD-96 Monsters that survived a shot charge at the shooter, the first of the list first; the dragon never does. */
export function chargeAt(table: Tabletop, who: AdventurerNumber, monsters: readonly Monster[]): void {
  if (!table.state.terms.rush) return;
  for (const monster of monsters.toReversed()) {
    if (!isDragon(table, monster)) push(table, { kind: 'charge', who, from: monster.place });
  }
}

/** BD-84 One die says how far a monster charges. */
export function rollCharge(table: Tabletop, task: ChargeTask): void {
  const { state } = table;
  const monster = monsterAt(state, task.from);
  task.steps = monster === undefined ? 0 : rollDie(table);
  if (monster === undefined) return;
  table.emit?.({
    kind: 'rushed',
    monster: monster.monster,
    from: task.from,
    to: adventurerOf(state, task.who).place,
    roll: task.steps,
    at: someone(state, task.who),
  });
}

/**
 * BD-96 The places a charging monster can step to on a shortest way; none before another monster, or if rivals fight
 * there.
 */
export function nextSteps({ state }: Look, { who, from, steps = 0 }: ChargeTask): Place[] {
  const { place } = adventurerOf(state, who);
  if (steps === 0 || monsterAt(state, from) === undefined) return [];
  const next: Place[] = [];
  for (const side of firstSteps(state.board, from, place)) {
    const to = wayFrom(state.board, from, side);
    const isDuel = state.fight?.defender !== undefined && state.fight.place === to;
    if (!isGuarded(state, to) && !isDuel && !next.includes(to)) next.push(to);
  }
  return next;
}

/**
 * BD-84, BD-85 One step: adventurers on the new tile are hurt; at the shooter's tile it strikes once all others have
 * moved.
 */
export function chargeTo(table: Tabletop, task: ChargeTask, to: Place): void {
  const { state } = table;
  const monster = monsterAt(state, task.from);
  if (monster === undefined) throw new Error('the charging monster is gone');
  const { from } = task;
  monster.place = to;
  task.from = to;
  task.steps = (task.steps ?? 0) - 1;
  const { who } = task;
  if (to === adventurerOf(state, who).place) {
    state.agenda.pop();
    const first = state.agenda.findIndex(({ kind }) => kind === 'charge');
    state.agenda.splice(first === -1 ? state.agenda.length : first, 0, { kind: 'strike', who, at: to });
    leaveTile(table, from, who);
    return;
  }
  leaveTile(table, from, who);
  trample(table, monster);
}

/** BD-85, BD-96 One die of damage, rolled for each victim, minus armour and shield. */
function trample(table: Tabletop, charging: Monster): void {
  const { monster, place } = charging;
  const victims = adventurersAt(table.state, place);
  if (charging.held && victims.length > 0 && !isFirstEdition(table.state)) {
    charging.held = false;
    table.emit?.({ kind: 'attack-held', monster });
    return;
  }
  for (const victim of victims) {
    hurtThroughGuard(table, { who: victim, damage: rollDie(table), cause: { kind: 'rush', monster }, attack: true });
  }
}

/** BD-84 The monster has reached the shooter: everybody there is hurt, then it fights. */
export function strikeShooter(table: Tabletop, { who, at }: Task & { kind: 'strike' }): void {
  table.state.agenda.pop();
  const monster = monsterAt(table.state, at);
  if (monster === undefined) return;
  push(table, { kind: 'name-partner', who, at });
  trample(table, monster);
}

/** BD-84 The adventurers the shooter can name as partner. */
export function possiblePartners({ state }: Look, { who, at }: Task & { kind: 'name-partner' }): AdventurerNumber[] {
  return adventurersAt(state, at).filter((other) => other !== who);
}

/** BD-84 The fight to the death, with the partner the shooter named. */
export function faceCharger(
  table: Tabletop,
  { who, at }: Task & { kind: 'name-partner' },
  partner?: AdventurerNumber,
): void {
  const { state } = table;
  state.agenda.pop();
  if (partner !== undefined) {
    table.emit?.({ kind: 'partner-named', who: someone(state, who), partner: someone(state, partner) });
  }
  startFight(table, { who, place: at, locked: true, ...(partner === undefined ? {} : { partner }) });
}
