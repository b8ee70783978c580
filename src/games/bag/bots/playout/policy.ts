import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Rng } from '../../../../engine/rng.ts';
import { fits, needsOf, spaceBeyond } from '../../rules/board.ts';
import { decider } from '../../rules/chapters/agenda.ts';
import {
  effectIn,
  hasRoomFor,
  isTwoHanded,
  isWorn,
  itemIn,
  spaceKinds,
  spaceWith,
} from '../../rules/chapters/items/gear.ts';
import { addHandlings } from '../../rules/chapters/items/inventory.ts';
import { addUses } from '../../rules/chapters/items/spells.ts';
import { addPlacements } from '../../rules/chapters/turn/tiles.ts';
import { addLooks } from '../../rules/chapters/turn/walking.ts';
import { addDepartures } from '../../rules/chapters/way-out/exit.ts';
import type { BagPack } from '../../rules/content.ts';
import type { BagGame } from '../../rules/game.ts';
import { characterOf, type Lookup, lookUp, turnedSides } from '../../rules/lookup.ts';
import type { BagMove } from '../../rules/moves.ts';
import { type Adventurer, adventurerOf, type BagState } from '../../rules/state.ts';
import type { Task } from '../../rules/task.ts';
import { carefulBag } from '../careful.ts';
import { worthOf } from '../items.ts';
import type { Outlook } from './figures.ts';
import { wayOn } from './journey.ts';
import { answer, melee } from './melee.ts';
import { openScout } from './scout.ts';
import { throwAt } from './throwing.ts';
import { leavesBehind } from './waiting.ts';

const END: BagMove = { kind: 'end' };
const TAKE_RING: BagMove = { kind: 'take-ring' };

/** How all seats play in a playout of Bag of Dungeon: much like careful bots, but cheap, without spells and trades. */
export interface PlayoutPolicy {
  choose(state: BagState, seat: Seat, rng: Rng): BagMove;
  /** The world as the deciding adventurer sees it. */
  outlookIn(state: BagState): Outlook | undefined;
}

/** Opens it for a pack. */
export function openPolicy(game: BagGame, pack: BagPack): PlayoutPolicy {
  const lookup = lookUp(pack);
  const scout = openScout(lookup);
  const careful = carefulBag.sit(0, pack);
  const moves: BagMove[] = [];
  const outlookIn = (state: BagState): Outlook | undefined => {
    const who = decider(state);
    if (who === undefined) return undefined;
    scout.look(state);
    return { state, lookup, scout, who };
  };
  return {
    outlookIn,
    choose(state, seat, rng) {
      const outlook = state.phase === 'playing' ? outlookIn(state) : undefined;
      const quick = outlook === undefined ? undefined : quickMove(outlook, moves);
      if (quick !== undefined) return quick;
      // Rare questions are answered by the careful bot.
      game.legalMoves(state, seat, moves);
      return careful.choose(() => game.view(state, seat), moves, rng);
    },
  };
}

function quickMove(outlook: Outlook, moves: BagMove[]): BagMove | undefined {
  const task = outlook.state.agenda.at(-1);
  if (task === undefined) return act(outlook, moves);
  if (task.kind === 'before-round') return melee(outlook, task);
  return task.kind === 'lay' ? lay(outlook, task, moves) : answer(outlook, task);
}

/** In the own turn: free actions, then throws, then the way to the best place. */
function act(outlook: Outlook, moves: BagMove[]): BagMove {
  const { state, lookup, scout, who } = outlook;
  const me = adventurerOf(state, who);
  const look = { state, lookup };
  moves.length = 0;
  addDepartures(look, who, moves);
  const [departure] = moves;
  if (departure !== undefined) return departure.kind === 'leave' && waits(outlook) ? END : departure;
  if (!scout.isGuarded(me.place)) {
    if (state.ring.kind === 'lying' && state.ring.place === me.place) return TAKE_RING;
    for (const { place, item } of state.floor) {
      if (place === me.place && worthOf(lookup, item, me) >= 2 && hasRoomFor(lookup, me, item))
        return { kind: 'take', item };
    }
  }
  const better =
    wearBetter(outlook, moves) ?? lookAround(outlook, moves) ?? refresh(outlook, moves) ?? throwAt(outlook, moves);
  if (better !== undefined) return better;
  return wayOn(outlook) ?? END;
}

/** BD-63 Whether the bearer of the Ring waits for partners who could still get out. */
function waits(outlook: Outlook): boolean {
  const { ring } = outlook.state;
  return ring.kind === 'held' && ring.by === outlook.who && leavesBehind(outlook).length > 0;
}

/** The Magic Sword's look is free, and makes a fight a deliberate choice. */
function lookAround({ state, lookup, who }: Outlook, moves: BagMove[]): BagMove | undefined {
  moves.length = 0;
  addLooks({ state, lookup }, who, moves);
  return moves[0];
}

/** How much gear adds to rolls and reduces wounds. */
function gearWorth(lookup: Lookup, me: Adventurer, space: number): number {
  const effect = effectIn(lookup, me, space);
  if (effect?.kind === 'weapon') return effect.plus * 2 + 1;
  if (effect?.kind === 'guard') return effect.less * 2 + (effect.fragile === true ? 0 : 1);
  return effect?.kind === 'more-ap' || effect?.kind === 'unseen' ? 2 : 0;
}

/** Puts on a weapon, a shield, armour or boots that are better than what is worn. */
function wearBetter({ state, lookup, who }: Outlook, moves: BagMove[]): BagMove | undefined {
  const me = adventurerOf(state, who);
  const kinds = spaceKinds(lookup, me);
  const isSpare = kinds.some((kind, space) => kind === 'any' && gearWorth(lookup, me, space) > 0);
  if (!isSpare) return undefined;
  moves.length = 0;
  addHandlings({ state, lookup }, who, moves);
  let best: BagMove | undefined;
  let most = 0;
  for (const move of moves) {
    if (move.kind !== 'wear') continue;
    const isLarge = isTwoHanded(lookup, itemIn(me, move.space));
    let displaced = isLarge ? 0 : gearWorth(lookup, me, move.to);
    for (let space = 0; isLarge && space < kinds.length; space++) {
      if (kinds[space] === 'hand' && isWorn(lookup, me, space)) displaced += gearWorth(lookup, me, space);
    }
    const gain = gearWorth(lookup, me, move.space) - displaced;
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** Drinks a potion that is not wasted, opens chests that cannot kill, cures. */
function refresh({ state, lookup, who }: Outlook, moves: BagMove[]): BagMove | undefined {
  const me = adventurerOf(state, who);
  const { skill, health: full } = characterOf(lookup, me);
  const isHealer = skill.kind === 'cure' && me.skillUsed < skill.times && me.ap >= skill.ap;
  const drinks = me.health <= 5 && full - me.health >= 6;
  const isOpener = spaceWith(lookup, me, 'chest') !== undefined;
  if (!isHealer && !drinks && !isOpener) return undefined;
  moves.length = 0;
  addUses({ state, lookup }, who, moves);
  return moves.find((move) => {
    if (move.kind === 'cure') {
      const patient = adventurerOf(state, move.who);
      return characterOf(lookup, patient).health - patient.health >= 5;
    }
    if (move.kind !== 'use') return false;
    const effect = effectIn(lookup, me, move.space);
    return effect?.kind === 'chest' ? me.health > effect.harm + 1 : effect?.kind === 'heal' && drinks;
  });
}

/** Lays a tile where it leaves the most openings, near the Start; the Exit far from it. */
function lay({ state, lookup, who }: Outlook, { tile }: Task & { kind: 'lay' }, moves: BagMove[]): BagMove {
  const { board } = state;
  const { place } = adventurerOf(state, who);
  moves.length = 0;
  addPlacements({ state, lookup }, { tile, place }, moves);
  let best = elementAt(moves, 0);
  let most = Number.NEGATIVE_INFINITY;
  const isExit = lookup.roles[tile] === 'exit';
  for (const move of moves) {
    if (move.kind !== 'lay') continue;
    const { x, y } = spaceBeyond(board, place, move.side);
    const sides = turnedSides(lookup, tile, move.turn);
    const needs = needsOf(board, x, y);
    if (!fits(board, needs, { sides, last: true })) continue;
    let score = (isExit ? 0.1 : -0.1) * (Math.abs(x) + Math.abs(y));
    for (let side = 0; side < 4; side++) if ((sides & ~needs.open & (1 << side)) !== 0) score += 1;
    if (score > most) [best, most] = [move, score];
  }
  return best;
}
