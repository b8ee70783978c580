import { addShots } from '../../rules/chapters/fights/ranged.ts';
import { effectIn } from '../../rules/chapters/items/gear.ts';
import { monsterAt } from '../../rules/chapters/table.ts';
import type { Shot } from '../../rules/content.ts';
import { characterOf } from '../../rules/lookup.ts';
import type { BagMove } from '../../rules/moves.ts';
import { adventurerOf } from '../../rules/state.ts';
import { hitsFriends } from '../shooting.ts';
import { chanceAt, courageOf, dragonChance, type Outlook } from './figures.ts';
import { stepsTo } from './scout.ts';

/** Throws and shoots when useful: an Elf at anything, others to finish a monster off, or before they step in. */
export function throwAt(outlook: Outlook, moves: BagMove[]): BagMove | undefined {
  const { state, lookup, who } = outlook;
  const me = adventurerOf(state, who);
  if (state.monsters.length === 0 || !me.spaces.some((_, space) => shotIn(outlook, space) !== undefined))
    return undefined;
  moves.length = 0;
  addShots({ state, lookup }, who, moves);
  return moves.find((move) => {
    if (move.kind !== 'shoot') return false;
    const shot = shotIn(outlook, move.space);
    return shot !== undefined && isWorthIt(outlook, move.place, shot);
  });
}

function shotIn({ state, lookup, who }: Outlook, space: number): Shot | undefined {
  const me = adventurerOf(state, who);
  const effect = effectIn(lookup, me, space);
  return effect?.kind === 'shot' && effect.ap <= me.ap ? effect : undefined;
}

function isWorthIt(outlook: Outlook, place: number, shot: Shot): boolean {
  const { state, lookup, scout, who } = outlook;
  const me = adventurerOf(state, who);
  const target = monsterAt(state, place);
  if (shot.arrows === true) return target !== undefined && characterOf(lookup, me).skill.kind === 'deadly-bow';
  if (target === undefined || (shot.blast !== undefined && hitsFriends(state, place, shot.blast))) return false;
  const steps = stepsTo(scout.stepsFrom(state.board, me.place), place);
  const stepsIn = me.ap >= shot.ap + steps + 1;
  if (target.monster === lookup.dragon) return stepsIn && dragonChance(outlook, who, place) >= 0.35;
  const hasRing = state.ring.kind === 'lying' && state.ring.place === place;
  if (target.health <= shot.dice * 3.5 + 1) {
    if (shot.spent !== true) return true;
    return hasRing || target.full >= (shot.blast === undefined ? 10 : 6);
  }
  if (!stepsIn || (target.full < 10 && !hasRing)) return false;
  const chance = chanceAt(outlook, place, 0);
  return chance < 0.85 && chance >= courageOf(outlook) - 0.1;
}
