import type { Outcome, Seat, Viewer } from '../../../engine/game.ts';
import { cloneBoard, type Place } from './board.ts';
import { decider } from './chapters/agenda.ts';
import { fightSums } from './chapters/fights/fight-sums.ts';
import { fullAp, fullHealth, guardOf, itemIn } from './chapters/items/gear.ts';
import { isOpenItem } from './chapters/items/items.ts';
import type { Look } from './chapters/table.ts';
import { killsOf, outcomeOf } from './chapters/way-out/ending.ts';
import { cloneState } from './clone.ts';
import type { ItemNumber, MonsterNumber, TileNumber } from './content.ts';
import type { BagEvent, SeenItem } from './event.ts';
import type { Combatant } from './odds.ts';
import {
  type Adventurer,
  type AdventurerNumber,
  adventurerOf,
  type BagState,
  type Fight,
  type OpenTable,
} from './state.ts';
import type { Task, Ware } from './task.ts';

/** A space as a viewer sees it: empty, an item, or face down. */
export type SpaceView = 'empty' | 'face-down' | ItemNumber;

/** What a viewer sees of an adventurer. */
export interface AdventurerView extends Omit<Adventurer, 'spaces'> {
  /** Whether the character has been chosen. */
  isReady: boolean;
  fullHealth: number;
  fullAp: number;
  /** What worn armour and shield subtract from damage. */
  guard: number;
  spaces: SpaceView[];
  /** BD-80 The score: kills, and the Ring. */
  worth: number;
}

/** A hidden monster; `looked`: somebody has looked at it; `monster`: its identity, if this viewer has. */
export interface TokenView {
  place: Place;
  looked: boolean;
  knownTo: Seat[];
  monster?: MonsterNumber;
}

/** A task of the agenda, with hidden items face down. */
export type TaskView =
  | Exclude<Task, { kind: 'redraw' | 'make-room' | 'refund' | 'name-price' | 'answer-trade' }>
  | { kind: 'redraw' | 'make-room' | 'refund'; who: AdventurerNumber; item: ItemNumber | 'face-down' }
  | { kind: 'name-price'; who: AdventurerNumber; to: AdventurerNumber; give: Ware | 'face-down' }
  | {
      kind: 'answer-trade';
      who: AdventurerNumber;
      from: AdventurerNumber;
      give: Ware | 'face-down';
      want: Ware | 'face-down';
    };

/** A fight with the figures of the next round. */
export interface FightView extends Fight {
  /** Dice, bonus and protection of the attacker and of the other side. */
  sums: { attacker: Combatant; foe: Combatant };
}

/** The table as a viewer sees it. */
export interface BagView extends OpenTable {
  /** Number of tiles not yet drawn; which ones follows from those on the table. */
  stack: number;
  /** BD-23 The tiles at the bottom that everybody has seen, the lowest first. */
  seenBelow: TileNumber[];
  monsterBag: number;
  itemBag: number;
  tokens: TokenView[];
  adventurers: AdventurerView[];
  /** Who decides now. */
  decides?: AdventurerNumber;
  fight?: FightView;
  agenda: TaskView[];
  outcome?: Outcome | undefined;
}

/** BD-53 The table as a viewer sees it: the stack, the bags and others' face-down items stay hidden. */
export function viewOf(look: Look, viewer: Viewer): BagView {
  const { state } = look;
  const copy = cloneState(state);
  const decides = decider(state);
  const outcome = outcomeOf(look);
  const view: BagView = {
    terms: { ...state.terms },
    phase: state.phase,
    board: cloneBoard(state.board),
    stack: state.stack.length,
    seenBelow: state.stack.slice(0, state.seenBelow),
    monsterBag: state.monsterBag.length,
    itemBag: state.itemBag.length,
    goneItems: copy.goneItems,
    goneMonsters: copy.goneMonsters,
    tokens: state.tokens.map((token) => {
      const { place, knownTo, monster } = token;
      const known = viewer !== 'spectator' && knownTo.includes(viewer) && monster !== undefined;
      return { place, looked: monster !== undefined, knownTo: knownTo.slice(), ...(known ? { monster } : {}) };
    }),
    monsters: copy.monsters,
    floor: copy.floor,
    aside: copy.aside,
    emptied: copy.emptied,
    poolTokens: state.poolTokens,
    ring: copy.ring,
    ringFound: state.ringFound,
    adventurers: state.adventurers.map((_, who) => adventurerView(look, who, viewer)),
    first: state.first,
    active: state.active,
    turnOver: state.turnOver,
    stride: state.stride,
    secondTile: state.secondTile,
    round: state.round,
    stirred: state.stirred,
    quiet: state.quiet,
    lastTurns: copy.lastTurns,
    away: copy.away,
    agenda: copy.agenda.map((task) => taskView(state, task, viewer)),
  };
  if (decides !== undefined) view.decides = decides;
  if (copy.fight !== undefined) view.fight = { ...copy.fight, sums: fightSums(look) };
  if (state.ringSteps !== undefined) view.ringSteps = state.ringSteps;
  if (state.lastRound !== undefined) view.lastRound = state.lastRound;
  if (state.ending !== undefined) view.ending = state.ending;
  if (outcome !== undefined) view.outcome = outcome;
  return view;
}

function adventurerView(look: Look, who: AdventurerNumber, viewer: Viewer): AdventurerView {
  const { state, lookup } = look;
  const adventurer = adventurerOf(state, who);
  const isReady = adventurer.spaces.length > 0;
  return {
    seat: adventurer.seat,
    character: adventurer.character,
    isReady,
    fate: adventurer.fate,
    place: adventurer.place,
    health: adventurer.health,
    fullHealth: isReady ? fullHealth(lookup, adventurer) : 0,
    lives: adventurer.lives,
    ap: adventurer.ap,
    fullAp: isReady ? fullAp(lookup, adventurer) : 0,
    guard: guardOf(lookup, adventurer),
    spaces: adventurer.spaces.map((_, space) => spaceView(look, { who, space, viewer })),
    followers: adventurer.followers.slice(),
    kills: adventurer.kills.slice(),
    worth: killsOf(look, who),
    skillUsed: adventurer.skillUsed,
    faceDown: adventurer.faceDown,
  };
}

function spaceView(
  look: Look,
  { who, space, viewer }: { who: AdventurerNumber; space: number; viewer: Viewer },
): SpaceView {
  const adventurer = adventurerOf(look.state, who);
  const item = itemIn(adventurer, space);
  if (item === undefined) return 'empty';
  const isOpen =
    adventurer.seat === viewer || isOpenItem(look, who, space) || isOfferedTo(look.state, { who, space, viewer });
  return isOpen ? item : 'face-down';
}

/** BD-103 The partner sees the offered item. */
function isOfferedTo(
  state: BagState,
  { who, space, viewer }: { who: AdventurerNumber; space: number; viewer: Viewer },
): boolean {
  const task = state.agenda.at(-1);
  if (task?.kind !== 'answer-trade' || task.from !== who || adventurerOf(state, task.who).seat !== viewer) return false;
  return typeof task.give === 'number' && adventurerOf(state, who).spaces.lastIndexOf(task.give + 1) === space;
}

function taskView(state: BagState, task: Task, viewer: Viewer): TaskView {
  const owns = (who: AdventurerNumber) => adventurerOf(state, who).seat === viewer;
  switch (task.kind) {
    case 'redraw':
    case 'make-room':
    case 'refund':
      return owns(task.who) ? task : { ...task, item: 'face-down' };
    case 'name-price':
      return owns(task.who) ? task : { ...task, give: 'face-down' };
    case 'answer-trade':
      return owns(task.who) || owns(task.from) ? task : { ...task, give: 'face-down', want: 'face-down' };
    default:
      return task;
  }
}

/** The event as a viewer may see it: only those involved see items drawn, traded, clawed or looked at. */
export function viewEvent(event: BagEvent, viewer: Viewer): BagEvent {
  switch (event.kind) {
    case 'item-drawn':
      return event.who.seat === viewer ? event : { ...event, item: 'face-down' };
    case 'looked':
      return event.who.seat === viewer ? event : { ...event, monster: 'face-down' };
    case 'worn':
    case 'stowed':
      return event;
    case 'trade-answered': {
      if (event.who.seat === viewer || event.from.seat === viewer) return event;
      if (!event.yes) return { ...event, given: 'face-down', got: 'face-down' };
      return { ...event, given: back(event.given), got: back(event.got) };
    }
    case 'clawed':
      return event.who.seat === viewer || event.from.seat === viewer ? event : { ...event, item: backOf(event.item) };
    default:
      return event;
  }
}

function backOf(item: SeenItem): SeenItem {
  return item === 'ring' ? 'ring' : 'face-down';
}

function back(ware: SeenItem | 'nothing'): SeenItem | 'nothing' {
  return ware === 'nothing' ? 'nothing' : backOf(ware);
}
