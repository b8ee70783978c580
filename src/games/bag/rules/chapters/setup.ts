import type { RuleContext } from '../../../../engine/game.ts';
import { type Options, pickStarter } from '../../../../engine/options.ts';
import { shuffle } from '../../../../engine/rng.ts';
import { addTile, emptyBoard } from '../board.ts';
import type { BagEvent } from '../event.ts';
import { itemsInBag, type Lookup, turnedSides } from '../lookup.ts';
import { partySize, termsOf } from '../options.ts';
import { shortened } from '../short-dungeon.ts';
import {
  type Adventurer,
  type AdventurerNumber,
  adventurerOf,
  type BagState,
  EMPTY,
  LIVES,
  SOLO_LIVES,
  type Terms,
} from '../state.ts';
import { fullAp, fullHealth, spaceKinds } from './items/gear.ts';
import { someone, type Tabletop } from './table.ts';
import { startTurn } from './turn/turn.ts';
import { changesOf, itemNamed, layTreasures, monsterNamed } from './way-out/scrolls.ts';

/** BD-10 to BD-12 Start in the centre, the stack with the Exit in its lower half, the bags, and who goes first. */
export function setUp(
  lookup: Lookup,
  { seats, options }: { seats: number; options: Options },
  { rng, emit }: RuleContext<BagEvent>,
): BagState {
  const terms = termsOf(options, { seats, scrolls: lookup.scrolls.length, rng });
  const party = partySize(options, seats);
  const lives = changesOf(lookup, terms, 'lives').at(0)?.lives ?? LIVES;
  const first = pickStarter(options.starter, party, rng);
  const state = newTable(terms, {
    first,
    adventurers: Array.from({ length: party }, (_, who) =>
      newcomer(
        seats === 1 ? 0 : who,
        terms.solo ? Math.max(SOLO_LIVES, lives - LIVES + SOLO_LIVES) : lives,
        terms.competitive,
      ),
    ),
  });
  state.monsterBag = lookup.allMonsters.slice();
  state.itemBag = itemsInBag(lookup, terms);
  const table: Tabletop = { state, lookup, rng, emit };
  buildStack(table);
  unrollScroll(table);
  emit?.({
    kind: 'set-up',
    first: someone(state, first),
    ...(terms.scroll === undefined ? {} : { scroll: terms.scroll }),
  });
  if (options.characters === 'random') dealCharacters(table);
  return state;
}

/** A table before anything is drawn, with all fields: playouts are faster with states of one shape. */
export function newTable(terms: Terms, { first, adventurers }: Pick<BagState, 'first' | 'adventurers'>): BagState {
  return {
    terms,
    phase: 'choosing',
    board: emptyBoard(),
    stack: [],
    seenBelow: 0,
    monsterBag: [],
    itemBag: [],
    goneItems: [],
    goneMonsters: [],
    tokens: [],
    monsters: [],
    floor: [],
    aside: [],
    emptied: [],
    poolTokens: 0,
    ring: { kind: 'unseen' },
    ringFound: false,
    adventurers,
    first,
    active: first,
    turnOver: false,
    stride: false,
    secondTile: false,
    round: 1,
    stirred: 0,
    quiet: 0,
    lastTurns: [],
    away: [],
    agenda: [],
    ringSteps: undefined,
    lastRound: undefined,
    fight: undefined,
    ending: undefined,
  };
}

/** An adventurer without a character. */
export function newcomer(seat: number, lives: number, faceDown: boolean): Adventurer {
  return {
    seat,
    character: 0,
    fate: 'inside',
    place: 0,
    health: 0,
    lives,
    ap: 0,
    spaces: [],
    followers: [],
    kills: [],
    skillUsed: 0,
    faceDown,
  };
}

/** BD-10, BD-108 The other tiles in two halves; the Exit is shuffled into the lower one. */
function buildStack({ state, lookup, rng }: Tabletop): void {
  const { start, exit } = lookup;
  addTile(state.board, { tile: start, turn: 0, sides: turnedSides(lookup, start, 0), x: 0, y: 0 });
  const all = lookup.allTiles.filter((tile) => tile !== start && tile !== exit);
  shuffle(all, rng);
  const tiles = state.terms.short === true ? shortened(lookup, all, []) : all;
  const half = Math.floor(tiles.length / 2);
  const lower = [...tiles.slice(0, half), exit];
  shuffle(lower, rng);
  state.stack = [...lower, ...tiles.slice(half)];
}

/** BD-87 What a scroll adds to the bags and to the Start. */
function unrollScroll(table: Tabletop): void {
  const { state, lookup } = table;
  for (const { monster, where } of changesOf(lookup, state.terms, 'enemy')) {
    if (where === 'bag') state.monsterBag.push(monsterNamed(lookup, monster));
  }
  for (const { item, where } of changesOf(lookup, state.terms, 'treasure')) {
    if (where === 'bag') state.itemBag.push(itemNamed(lookup, item));
  }
  layTreasures(table, { where: 'start', place: 0 });
}

function dealCharacters(table: Tabletop): void {
  const characters = table.lookup.characters.map((_, character) => character);
  shuffle(characters, table.rng);
  for (const character of characters.slice(0, table.state.adventurers.length)) chooseCharacter(table, character);
}

/** BD-11 Who chooses a character next: those who have none, in playing order. */
export function nextToChoose(state: BagState): AdventurerNumber | undefined {
  const party = state.adventurers.length;
  for (let step = 0; step < party; step++) {
    const who = (state.first + step) % party;
    if (adventurerOf(state, who).spaces.length === 0) return who;
  }
  return undefined;
}

/** BD-11 Whether nobody has this character yet. */
export function isFree({ adventurers }: BagState, character: number): boolean {
  return !adventurers.some((other) => other.spaces.length > 0 && other.character === character);
}

/** BD-11 A character with full health and APs; when all have one, the first turn starts. */
export function chooseCharacter(table: Tabletop, character: number): void {
  const { state, lookup } = table;
  const who = nextToChoose(state);
  if (who === undefined) throw new Error('everybody has a character');
  const adventurer = adventurerOf(state, who);
  adventurer.character = character;
  adventurer.spaces = spaceKinds(lookup, adventurer).map(() => EMPTY);
  adventurer.health = fullHealth(lookup, adventurer);
  adventurer.ap = fullAp(lookup, adventurer);
  table.emit?.({ kind: 'character-chosen', who: someone(state, who) });
  if (nextToChoose(state) !== undefined) return;
  state.phase = 'playing';
  startTurn(table);
}
