import { type Place, type Side, wayFrom } from '../../board.ts';
import type { MonsterNumber } from '../../content.ts';
import type { BagMove } from '../../moves.ts';
import { type AdventurerNumber, adventurerOf, type Fight, type FightSide } from '../../state.ts';
import { type Look, push, someone, spend, type Tabletop } from '../table.ts';
import { hasOpening, tryTile } from '../turn/tiles.ts';
import { endFight, fightOf, sideOf } from './fight.ts';
import { hurt } from './wounds.ts';

export const ESCAPE_DAMAGE = 1;
export const NEW_TILE_DAMAGE = 2;
export const FLEE_DAMAGE = 4;

/** BD-46, BD-84, BD-100 Nobody gets out of a tagged fight, nor away from a monster that came rushing. */
export function mayEscape({ locked, attacker, defender }: Fight, side: FightSide): boolean {
  if (defender !== undefined) return attacker.partner === undefined && defender.partner === undefined;
  return side.partner === undefined && (!locked || side.alone);
}

/** BD-37, BD-81 The ways out of a fight. */
export function addEscapes(
  look: Look,
  { who, side }: { who: AdventurerNumber; side: FightSide },
  moves: BagMove[],
): void {
  const { state } = look;
  const fight = fightOf(state);
  const { ap, kills } = adventurerOf(state, who);
  if (!mayEscape(fight, side)) return;
  for (let out = 0; out < 4; out++) {
    if (wayFrom(state.board, fight.place, out) < 0) continue;
    if (fight.defender === undefined) {
      if (ap >= 1) moves.push({ kind: 'escape', side: out });
      continue;
    }
    moves.push({ kind: 'flee', side: out, pay: 'damage' });
    kills.forEach((pay, index) => {
      if (kills.indexOf(pay) === index) moves.push({ kind: 'flee', side: out, pay });
    });
  }
  if (fight.defender === undefined && ap >= 2 && state.stack.length > 0 && hasOpening(look, fight.place)) {
    moves.push({ kind: 'escape-new' });
  }
}

/** BD-37, BD-99 Escape to an adjoining tile: 1 AP and 1 direct damage, which may kill. */
export function escapeBy(table: Tabletop, who: AdventurerNumber, out: Side): void {
  const { state } = table;
  const to = wayFrom(state.board, fightOf(state).place, out);
  spend(adventurerOf(state, who), 1);
  prepareToLeave(table);
  push(table, { kind: 'get-away', who, to });
  hurt(table, { who, damage: ESCAPE_DAMAGE, cause: { kind: 'escape' } });
}

/** BD-37 Escape onto a tile newly laid: 2 APs and 2 direct damage. */
export function escapeToNew(table: Tabletop, who: AdventurerNumber): void {
  spend(adventurerOf(table.state, who), 2);
  prepareToLeave(table);
  push(table, { kind: 'get-away-new', who });
  hurt(table, { who, damage: NEW_TILE_DAMAGE, cause: { kind: 'escape' } });
}

/** After a failed or fatal escape, settling the round decides whether the fight goes on. */
function prepareToLeave(table: Tabletop): void {
  table.state.agenda.pop();
  push(table, { kind: 'settle-round' });
}

/** BD-37 The escape succeeds: the fight is over, and everything on the new tile takes effect except its monster. */
export function getAway(table: Tabletop, who: AdventurerNumber, to: Place): void {
  const { state } = table;
  if (state.fight !== undefined) endFight(table, undefined);
  adventurerOf(state, who).place = to;
  table.emit?.({ kind: 'escaped-fight', who: someone(state, who), to, ap: adventurerOf(state, who).ap });
  push(table, { kind: 'arrive', who, how: 'escape' });
}

/** BD-37 Draws the tile to escape to; if it does not fit, the adventurer stays. */
export function getAwayNew(table: Tabletop, who: AdventurerNumber): void {
  table.state.agenda.pop();
  tryTile(table, who, { escaping: true });
}

/** BD-81, BD-100 Escape from an adventurer: one kill given, or 4 direct damage; no AP. */
export function flee(
  table: Tabletop,
  { who, side }: { who: AdventurerNumber; side: 0 | 1 },
  { out, pay }: { out: Side; pay: 'damage' | MonsterNumber },
): void {
  const { state } = table;
  const fight = fightOf(state);
  const opponent = sideOf(fight, side === 0 ? 1 : 0).fighter;
  const to = wayFrom(state.board, fight.place, out);
  prepareToLeave(table);
  push(table, { kind: 'get-away', who, to });
  table.emit?.({
    kind: 'fled',
    who: someone(state, who),
    from: someone(state, opponent),
    to,
    ...(pay === 'damage' ? {} : { kill: pay }),
  });
  if (pay === 'damage') hurt(table, { who, damage: FLEE_DAMAGE, cause: { kind: 'escape', by: opponent } });
  else giveKill(table, { from: who, to: opponent, monster: pay });
}

/** BD-81, BD-83 One kill changes hands. */
export function giveKill(
  table: Tabletop,
  { from, to, monster }: { from: AdventurerNumber; to: AdventurerNumber; monster: MonsterNumber },
): void {
  const { state } = table;
  const { kills } = adventurerOf(state, from);
  kills.splice(kills.indexOf(monster), 1);
  adventurerOf(state, to).kills.push(monster);
  table.emit?.({ kind: 'kill-handed-over', who: someone(state, from), to: someone(state, to), monster });
}
