import { addShots } from '../../rules/chapters/fights/ranged.ts';
import { monsterAt } from '../../rules/chapters/table.ts';
import type { Shot } from '../../rules/content.ts';
import type { BagMove } from '../../rules/moves.ts';
import { type BagState, EMPTY } from '../../rules/state.ts';
import { chanceAt, courageOf, dragonChance, type Outlook } from './figures.ts';

/** Throws and shoots when useful: an Elf at anything, others to finish a monster off, or before they step in. */
export function throwAt(outlook: Outlook, moves: BagMove[]): BagMove | undefined {
  const { state, lookup, who } = outlook;
  const me = state.adventurers[who];
  if (state.monsters.length === 0 || !me.spaces.some((content) => shotIn(outlook, content) !== undefined))
    return undefined;
  moves.length = 0;
  addShots({ state, lookup }, who, moves);
  return moves.find((move) => {
    if (move.kind !== 'shoot') return false;
    const shot = shotIn(outlook, me.spaces[move.space]);
    return shot !== undefined && isWorthIt(outlook, move.place, shot);
  });
}

function shotIn({ state, lookup, who }: Outlook, content: number): Shot | undefined {
  if (content === EMPTY) return undefined;
  const { effect } = lookup.items[content - 1];
  return effect.kind === 'shot' && effect.ap <= state.adventurers[who].ap ? effect : undefined;
}

function isWorthIt(outlook: Outlook, place: number, shot: Shot): boolean {
  const { state, lookup, scout, who } = outlook;
  const me = state.adventurers[who];
  const target = monsterAt(state, place);
  if (shot.arrows === true) return target !== undefined && lookup.characters[me.character].skill.kind === 'deadly-bow';
  if (target === undefined || (shot.blast !== undefined && hitsFriends(state, place, shot.blast))) return false;
  const steps = scout.stepsFrom(state.board, me.place)[place];
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

/** Whether a blast would hit an adventurer: within this many tiles in a straight line. */
function hitsFriends({ board: { xs, ys }, adventurers }: BagState, place: number, blast: number): boolean {
  return adventurers.some(({ fate, place: at }) => {
    const [across, along] = [Math.abs(xs[at] - xs[place]), Math.abs(ys[at] - ys[place])];
    return fate === 'inside' && Math.min(across, along) === 0 && Math.max(across, along) <= blast;
  });
}
