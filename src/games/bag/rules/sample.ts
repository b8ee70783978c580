import { elementAt } from '../../../engine/list.ts';
import { without } from '../../../engine/pieces.ts';
import type { Rng } from '../../../engine/rng.ts';
import { shuffle } from '../../../engine/rng.ts';
import { cloneBoard } from './board.ts';
import { changesOf, itemNamed, monsterNamed } from './chapters/way-out/scrolls.ts';
import { itemCard, itemsInBag, type Lookup } from './lookup.ts';
import type { BagKnowledge } from './remember.ts';
import { shortened } from './short-dungeon.ts';
import { type Adventurer, adventurerOf, type BagState, EMPTY } from './state.ts';
import type { Task } from './task.ts';
import type { AdventurerView, BagView, TaskView } from './view.ts';

/**
 * A state consistent with the view and with what the viewer remembers: hidden items, hidden monsters and the stack are
 * drawn at random.
 */
export function sampleState(
  { view, lookup, knowledge }: { view: BagView; lookup: Lookup; knowledge?: BagKnowledge },
  rng: Rng,
): BagState {
  const items = hiddenItems(view, lookup);
  const known = view.adventurers.map((adventurer, who) =>
    takeKnown(items, { adventurer, held: knowledge?.held[who] ?? [] }),
  );
  const monsters = hiddenMonsters(view, lookup);
  shuffle(items, rng);
  shuffle(monsters, rng);
  const drawItem = () => drawHidden(items, lookup);
  const state: BagState = {
    terms: { ...view.terms },
    phase: view.phase,
    board: cloneBoard(view.board),
    stack: hiddenStack(view, lookup, rng),
    seenBelow: view.seenBelow.length,
    monsterBag: monsters,
    itemBag: items,
    goneItems: view.goneItems.slice(),
    goneMonsters: view.goneMonsters.slice(),
    tokens: view.tokens.map(({ place, looked, knownTo, monster }) => ({
      place,
      knownTo: knownTo.slice(),
      ...(looked ? { monster: monster ?? drawFrom(monsters, 'monster') } : {}),
    })),
    monsters: view.monsters.map((monster) => ({ ...monster })),
    floor: view.floor.map((lying) => ({ ...lying })),
    aside: view.aside.slice(),
    emptied: view.emptied.slice(),
    poolTokens: view.poolTokens,
    ring: { ...view.ring },
    ringFound: view.ringFound,
    adventurers: view.adventurers.map((adventurer, who) =>
      sampleAdventurer(adventurer, () => elementAt(known, who).pop() ?? drawItem()),
    ),
    first: view.first,
    active: view.active,
    turnOver: view.turnOver,
    stride: view.stride,
    secondTile: view.secondTile,
    round: view.round,
    stirred: view.stirred,
    quiet: view.quiet,
    lastTurns: view.lastTurns.slice(),
    away: view.away.slice(),
    agenda: [],
  };
  state.agenda = view.agenda.map((task) => sampleTask(state, task, drawItem));
  if (view.fight !== undefined) {
    const { sums: _, ...fight } = view.fight;
    state.fight = structuredClone(fight);
  }
  if (view.ringSteps !== undefined) state.ringSteps = view.ringSteps;
  if (view.lastRound !== undefined) state.lastRound = view.lastRound;
  if (view.ending !== undefined) state.ending = view.ending;
  return state;
}

/** BD-53 An adventurer's known face-down items; they are removed from the unknown ones. */
function takeKnown(
  items: number[],
  { adventurer: { spaces, followers }, held }: { adventurer: AdventurerView; held: readonly number[] },
): number[] {
  const seen = [...followers, ...spaces.filter((space) => typeof space === 'number')];
  const faceDown = spaces.filter((space) => space === 'face-down').length;
  const known: number[] = [];
  for (const item of without(held, seen).slice(0, faceDown)) {
    const place = items.indexOf(item);
    if (place !== -1) known.push(...items.splice(place, 1));
  }
  return known;
}

function drawFrom(pieces: number[], what: string): number {
  const piece = pieces.pop();
  if (piece === undefined) throw new Error(`more hidden ${what}s are seen than there can be`);
  return piece;
}

/** BD-53 An item that can be face down: no trap, no follower, nothing that is always face up. */
function drawHidden(items: number[], lookup: Lookup): number {
  const place = items.findIndex((item) => {
    const { effect, wear, inSight } = itemCard(lookup, item);
    return effect.kind !== 'trap' && wear !== 'follower' && inSight !== true;
  });
  const [item] = place === -1 ? [] : items.splice(place, 1);
  if (item === undefined) throw new Error('more items are face down than there can be');
  return item;
}

function sampleAdventurer(view: AdventurerView, drawItem: () => number): Adventurer {
  return {
    seat: view.seat,
    character: view.character,
    fate: view.fate,
    place: view.place,
    health: view.health,
    lives: view.lives,
    ap: view.ap,
    spaces: view.spaces.map((space) => (space === 'empty' ? EMPTY : (space === 'face-down' ? drawItem() : space) + 1)),
    followers: view.followers.slice(),
    kills: view.kills.slice(),
    skillUsed: view.skillUsed,
    faceDown: view.faceDown,
  };
}

function sampleTask(state: BagState, task: TaskView, drawItem: () => number): Task {
  switch (task.kind) {
    case 'redraw':
    case 'make-room':
    case 'refund':
      return { ...task, item: task.item === 'face-down' ? drawItem() : task.item };
    case 'name-price':
      return { ...task, give: task.give === 'face-down' ? heldBy(state, task.who) : task.give };
    case 'answer-trade':
      return {
        ...task,
        give: task.give === 'face-down' ? heldBy(state, task.from) : task.give,
        want: task.want === 'face-down' ? 'nothing' : task.want,
      };
    default:
      return structuredClone(task);
  }
}

/** Something an adventurer might be offering. */
function heldBy(state: BagState, who: number): number | 'nothing' {
  const content = adventurerOf(state, who).spaces.find((each) => each !== EMPTY);
  return content === undefined ? 'nothing' : content - 1;
}

/** Every item in play, with those the scroll has added so far, without those left out. */
function itemsInPlay(view: BagView, lookup: Lookup): number[] {
  const { terms, board, stack } = view;
  const items = itemsInBag(lookup, terms);
  const isPoolSettled = stack === 0 || board.tiles.includes(lookup.pool);
  for (const { item, where } of changesOf(lookup, terms, 'treasure')) {
    if (where !== 'pool' || isPoolSettled) items.push(itemNamed(lookup, item));
  }
  const slain = [...view.goneMonsters, ...view.adventurers.flatMap(({ kills }) => kills)];
  for (const { monster, drops } of changesOf(lookup, terms, 'enemy')) {
    if (drops !== undefined && slain.includes(monsterNamed(lookup, monster))) items.push(itemNamed(lookup, drops));
  }
  return items;
}

function hiddenItems(view: BagView, lookup: Lookup): number[] {
  const open = [...view.goneItems, ...view.aside, ...view.floor.map(({ item }) => item)];
  for (const { spaces, followers } of view.adventurers) {
    open.push(...followers);
    for (const space of spaces) if (typeof space === 'number') open.push(space);
  }
  for (const task of view.agenda) if ('item' in task && typeof task.item === 'number') open.push(task.item);
  return without(itemsInPlay(view, lookup), open);
}

function hiddenMonsters(view: BagView, lookup: Lookup): number[] {
  const all = lookup.allMonsters.slice();
  for (const { monster, where } of changesOf(lookup, view.terms, 'enemy'))
    if (where === 'bag') all.push(monsterNamed(lookup, monster));
  const open = [...view.goneMonsters, ...view.monsters.map(({ monster }) => monster)];
  for (const { kills } of view.adventurers) open.push(...kills);
  for (const { monster } of view.tokens) if (monster !== undefined) open.push(monster);
  return without(all, open);
}

/** BD-10 The remaining tiles in random order, the Exit among the lower ones. */
function hiddenStack(view: BagView, lookup: Lookup, rng: Rng): number[] {
  if (view.stack === 0) return [];
  const drawn = view.agenda.flatMap((task) => (task.kind === 'lay' ? [task.tile] : []));
  const seen = [...view.board.tiles, ...drawn, ...view.seenBelow];
  const unseen = without(lookup.allTiles, seen);
  const exit = unseen.indexOf(lookup.exit);
  if (exit !== -1) unseen.splice(exit, 1);
  shuffle(unseen, rng);
  const tiles = view.terms.short === true ? shortened(lookup, unseen, seen) : unseen;
  const lowerHalf = Math.floor((view.board.tiles.length + drawn.length + view.stack) / 2);
  if (exit !== -1) tiles.splice(rng.int(Math.min(lowerHalf, tiles.length + 1)), 0, lookup.exit);
  return [...view.seenBelow, ...tiles];
}
