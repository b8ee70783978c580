import { elementAt } from '../../../../../engine/list.ts';
import {
  across,
  addTile,
  type Board,
  fits,
  type Needs,
  needsBeyond,
  numberAt,
  OPEN,
  type Place,
  type Side,
  spaceBeyond,
  wayFrom,
} from '../../board.ts';
import type { TileNumber } from '../../content.ts';
import { type Lookup, turnedSides } from '../../lookup.ts';
import type { BagMove } from '../../moves.ts';
import { distancesFrom, FAR } from '../../paths.ts';
import { type AdventurerNumber, adventurerOf } from '../../state.ts';
import type { Task } from '../../task.ts';
import { bringAside } from '../fights/death.ts';
import { revealDragon } from '../fights/monsters.ts';
import { wears } from '../items/gear.ts';
import { type Look, markProgress, push, resetQuiet, roleAt, someone, spend, type Tabletop } from '../table.ts';
import { makeRingAppear } from '../way-out/ring.ts';
import { layTreasures, poolTokensAtStart } from '../way-out/scrolls.ts';

/** BD-24 Whether a place has an opening onto an empty space. */
export function hasOpening({ state }: Look, place: Place): boolean {
  for (let side = 0; side < 4; side++) if (wayFrom(state.board, place, side) === OPEN) return true;
  return false;
}

/** BD-22, BD-24 Adds every side and turn in which a tile fits next to a place. */
export function addPlacements(
  { state, lookup }: Look,
  { tile, place }: { tile: TileNumber; place: Place },
  moves: BagMove[],
): void {
  const { board } = state;
  const last = state.stack.length === 0;
  for (let side = 0; side < 4; side++) {
    if (wayFrom(board, place, side) !== OPEN) continue;
    const needs = needsBeyond(board, place, side);
    for (const turn of elementAt(lookup.turns, tile)) {
      if (fits(board, needs, { sides: turnedSides(lookup, tile, turn), last })) moves.push({ kind: 'lay', side, turn });
    }
  }
}

/** Whether the next tile of this turn is the free second one of a Torch. */
export function isSecondTile({ state, lookup }: Look, who: AdventurerNumber): boolean {
  return state.secondTile && wears(lookup, adventurerOf(state, who), 'explore');
}

/** BD-20 Whether an adventurer can explore from their place. */
export function canDraw(look: Look, who: AdventurerNumber): boolean {
  const { ap, place } = adventurerOf(look.state, who);
  return look.state.stack.length > 0 && (ap >= 1 || isSecondTile(look, who)) && hasOpening(look, place);
}

/** BD-20, BD-22 Draws a tile for 1 AP; with a Torch the next one is free. */
export function drawTile(table: Tabletop, who: AdventurerNumber): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, who);
  if (isSecondTile(table, who)) state.secondTile = false;
  else {
    spend(adventurer, 1);
    state.secondTile = wears(lookup, adventurer, 'explore');
  }
  if (!tryTile(table, who, { escaping: false })) table.state.turnOver = true;
}

/** BD-23 Draws the next tile; one that fits nowhere goes under the stack. Returns whether it fits. */
export function tryTile(table: Tabletop, who: AdventurerNumber, { escaping }: { escaping: boolean }): boolean {
  const { state } = table;
  const tile = state.stack.pop();
  if (tile === undefined) throw new Error('there is no tile left to draw');
  state.seenBelow = Math.min(state.seenBelow, state.stack.length);
  const { ap, place } = adventurerOf(state, who);
  table.emit?.({ kind: 'tile-drawn', who: someone(state, who), tile, ap });
  const placements: BagMove[] = [];
  addPlacements(table, { tile, place }, placements);
  if (placements.length > 0) {
    push(table, { kind: 'lay', who, tile, escaping });
    return true;
  }
  state.stack.unshift(tile);
  state.seenBelow += 1;
  table.emit?.({ kind: 'lost-the-way', who: someone(state, who), tile });
  return false;
}

/** BD-22 Lays the drawn tile; returns its place. */
export function layTile(
  table: Tabletop,
  task: Task & { kind: 'lay' },
  { side, turn }: { side: Side; turn: number },
): Place {
  const { state, lookup } = table;
  const { who, tile } = task;
  const { x, y } = spaceBeyond(state.board, adventurerOf(state, who).place, side);
  const place = addTile(state.board, { tile, turn, sides: turnedSides(lookup, tile, turn), x, y });
  resetQuiet(table);
  markProgress(table);
  table.emit?.({ kind: 'tile-laid', who: someone(state, who), tile, place, side, turn, left: state.stack.length });
  settleTile(table, place);
  if (state.stack.length === 0) makeRingAppear(table, who);
  else if (!fitsAnywhere(table)) exhaustStack(table, who);
  return place;
}

/** BD-30, BD-31, BD-54 The consequences of a laid tile: a token, the dragon, or tokens of the pool. */
function settleTile(table: Tabletop, place: Place): void {
  const { state } = table;
  switch (roleAt(table, place)) {
    case 'monster':
      state.tokens.push({ place, knownTo: [] });
      return;
    case 'exit':
      revealDragon(table, place);
      return;
    case 'pool':
      state.poolTokens = poolTokensAtStart(table) ?? state.adventurers.filter(({ fate }) => fate === 'inside').length;
      bringAside(table, place);
      layTreasures(table, { where: 'pool', place });
      return;
    default:
  }
}

/** BD-22 Whether a tile fits in any turn. */
export function fitsTurned(
  lookup: Pick<Lookup, 'turns' | 'sides'>,
  tile: TileNumber,
  { board, needs, last }: { board: Board; needs: Needs; last: boolean },
): boolean {
  for (const turn of elementAt(lookup.turns, tile)) {
    if (fits(board, needs, { sides: turnedSides(lookup, tile, turn), last })) return true;
  }
  return false;
}

/** BD-24 Whether any tile left fits at any opening of the dungeon. */
function fitsAnywhere({ state, lookup }: Look): boolean {
  const { board, stack } = state;
  const last = stack.length === 1;
  for (let way = 0; way < board.ways.length; way++) {
    if (board.ways[way] !== OPEN) continue;
    const needs = needsBeyond(board, way >> 2, way & 3);
    if (stack.some((tile) => fitsTurned(lookup, tile, { board, needs, last }))) return true;
  }
  return false;
}

/** BD-24 No tile fits any more: an Exit among them is placed at the opening nearest to Start, and the Ring appears. */
function exhaustStack(table: Tabletop, who: AdventurerNumber): void {
  const { state, lookup } = table;
  const hadPool = state.stack.includes(lookup.pool);
  const exit = state.stack.includes(lookup.exit) ? setExit(table) : undefined;
  state.stack.length = 0;
  state.seenBelow = 0;
  table.emit?.({ kind: 'stack-used-up', ...(exit === undefined ? {} : { exit }) });
  if (exit !== undefined) revealDragon(table, exit);
  if (hadPool) {
    bringAside(table, 0);
    layTreasures(table, { where: 'pool', place: 0 });
  }
  makeRingAppear(table, who);
}

function setExit({ state, lookup }: Tabletop): Place {
  const { board } = state;
  const steps = distancesFrom(board, 0);
  let nearest = -1;
  let least = FAR;
  for (const [way, to] of board.ways.entries()) {
    const distance = numberAt(steps, way >> 2);
    if (to === OPEN && (nearest === -1 || distance < least)) [nearest, least] = [way, distance];
  }
  const side = nearest & 3;
  const { x, y } = spaceBeyond(board, nearest >> 2, side);
  const sidesOf = (turn: number) => turnedSides(lookup, lookup.exit, turn);
  const turn = elementAt(lookup.turns, lookup.exit).find((each) => (sidesOf(each) & (1 << across(side))) !== 0) ?? 0;
  return addTile(board, { tile: lookup.exit, turn, sides: sidesOf(turn), x, y });
}
