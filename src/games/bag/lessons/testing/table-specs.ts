import type { LevelTableSpec, TableTrial } from '../../../../client/kit/lessons/testing/level-table-spec.ts';
import { elementAt } from '../../../../engine/list.ts';
import standard from '../../packs/standard.json' with { type: 'json' };
import { itemIn } from '../../rules/chapters/items/gear.ts';
import { adventurerOf, type BagMove, type BagState } from '../../rules/state.ts';

/** The Elf's skill asks no question in a fight. */
const ELF = 2;
const CHOOSE: BagMove = { kind: 'choose', character: ELF };
const ALONE = { seats: 1, options: { adventurers: '1', leaveOutHostile: true } } as const;
const TWO = { seats: 1, options: { adventurers: '2', leaveOutHostile: true } } as const;

type Table = TableTrial<BagState, BagMove>;

const anyOf = (moves: readonly BagMove[], ...kinds: readonly BagMove['kind'][]) =>
  kinds.flatMap((kind) => moves.find((move) => move.kind === kind) ?? [])[0];

function tileAt(state: BagState, fromTop: number): string {
  const tile = state.stack.at(-1 - fromTop);
  return tile === undefined ? '' : elementAt(standard.tiles, tile).id;
}

function isFree(state: BagState): boolean {
  return state.phase === 'playing' && state.fight === undefined && state.agenda.length === 0 && !state.turnOver;
}

/** The step onto a hidden monster next door. */
function towardsToken({ board, adventurers, active, tokens }: BagState): BagMove | undefined {
  const here = elementAt(adventurers, active).place;
  const side = [0, 1, 2, 3].find((one) => tokens.some(({ place }) => place === board.ways[here * 4 + one]));
  return side === undefined ? undefined : { kind: 'go', side };
}

/** The move of a plain fighter: roll. */
function fightOn(moves: readonly BagMove[]): BagMove | undefined {
  return anyOf(moves, 'roll', 'no');
}

/** Enters a fight next door and wins it; returns the number of rolls, or undefined if it goes otherwise. */
function wonBy({ state, after, game }: Table): number | undefined {
  const go = towardsToken(state);
  const done: BagMove[] = go === undefined ? [] : [go];
  while (done.length > 0 && done.length < 12) {
    const next = after(...done);
    if (next.fight === undefined) break;
    const move = fightOn(game.legalMoves(next, 0));
    if (move === undefined) return undefined;
    done.push(move);
  }
  if (go === undefined) return undefined;
  const isWon = adventurerOf(after(...done), state.active).fate === 'inside';
  return isWon ? done.filter(({ kind }) => kind === 'roll').length : undefined;
}

/** Explores without planning ahead, and leaves finds in the bag. */
function wander({
  state,
  moves,
  rng,
}: {
  state: BagState;
  moves: readonly BagMove[];
  rng: { int(bound: number): number };
}) {
  if (state.phase === 'choosing')
    return moves.find((move) => JSON.stringify(move) === JSON.stringify(CHOOSE)) ?? moves[0];
  const stow = moves.find((move) => move.kind === 'stow' && isWeapon(state, move.space));
  if (stow !== undefined && isFree(state)) return stow;
  const useful = moves.filter(({ kind }) => ['go', 'draw', 'lay', 'roll', 'end', 'yes', 'no'].includes(kind));
  return useful.length > 0 ? useful[rng.int(useful.length)] : moves[0];
}

/** The move that takes the carried weapon out of the bag. */
function wearWeapon(state: BagState, moves: readonly BagMove[]): BagMove | undefined {
  return moves.find((move) => move.kind === 'wear' && isWeapon(state, move.space));
}

function isWeapon(state: BagState, space: number): boolean {
  const item = itemIn(adventurerOf(state, state.active), space);
  return item !== undefined && elementAt(standard.items, item).effect.kind === 'weapon';
}

/** The steps to the Exit and out, with the Ring. */
function wayOut({ state, moves, after, game }: Table, most: number): BagMove[] | undefined {
  const queue: BagMove[][] = moves.some(({ kind }) => kind === 'leave') ? [] : [[]];
  for (const way of queue) {
    let here: BagState;
    try {
      here = after(...way);
    } catch {
      continue;
    }
    if (here.active !== state.active || here.fight !== undefined || here.turnOver) continue;
    const offered = game.legalMoves(here, 0);
    if (way.length > 0 && offered.some(({ kind }) => kind === 'leave')) return way;
    if (way.length < most) queue.push(...offered.filter(({ kind }) => kind === 'go').map((move) => [...way, move]));
  }
  return undefined;
}

/** The table specs of Bag of Dungeon's levels. */
export const tableSpecs = {
  explore: {
    ...ALONE,
    until: wander,
    steps: 1,
    isRight: ({ state }) => isFree(state) && tileAt(state, 0) === 'crossroads' && tileAt(state, 1) === 'straight-item',
    solve({ state, moves }) {
      const lay = anyOf(moves, 'lay');
      if (lay !== undefined) return lay;
      const isNew = adventurerOf(state, 0).place === state.board.tiles.length - 1;
      if (isNew) return anyOf(moves, 'draw');
      const here = adventurerOf(state, 0).place;
      const side = [0, 1, 2, 3].find((one) => state.board.ways[here * 4 + one] === state.board.tiles.length - 1);
      return side === undefined ? undefined : { kind: 'go', side };
    },
  },
  fight: {
    ...ALONE,
    until: wander,
    steps: 6,
    isRight(table) {
      const { state } = table;
      if (!isFree(state) || adventurerOf(state, 0).ap < 2 || adventurerOf(state, 0).health < 9) return false;
      const rolls = wonBy(table);
      return rolls !== undefined && rolls >= 2 && rolls <= 3;
    },
    solve: ({ state, moves }) => fightOn(moves) ?? towardsToken(state),
  },
  help: {
    ...TWO,
    until: wander,
    steps: 60,
    isRight(table) {
      const { state, moves } = table;
      const [first, second] = [adventurerOf(state, 0), adventurerOf(state, 1)];
      if (!isFree(state) || state.active !== 0 || first.ap < 3 || second.health < 7) return false;
      if (first.health < 8 || first.character !== ELF) return false;
      const wear = wearWeapon(state, moves);
      const go = towardsToken(state);
      if (wear === undefined || go === undefined) return false;
      const fight = table.after(wear, go);
      const tag = table.game.legalMoves(fight, 0).find(({ kind }) => kind === 'tag');
      if (fight.fight === undefined || tag === undefined) return false;
      const called = table.after(wear, go, tag);
      return called.fight?.attacker.partner !== undefined;
    },
    solve({ state, moves }) {
      if (state.fight !== undefined) return anyOf(moves, 'tag', 'roll', 'no');
      return wearWeapon(state, moves) ?? towardsToken(state);
    },
  },
  ring: {
    ...TWO,
    until: 'bot',
    steps: 900,
    isRight(table) {
      const { state } = table;
      if (state.ring.kind !== 'held' || state.ring.by !== state.active || !isFree(state)) return false;
      const way = wayOut(table, 3);
      return way !== undefined && way.length >= 2;
    },
    solve: ({ moves, trial }) => anyOf(moves, 'leave') ?? wayOut(trial, 3)?.[0] ?? anyOf(moves, 'end'),
  },
} satisfies Record<string, LevelTableSpec<BagState, BagMove>>;
