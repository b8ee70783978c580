import type { Seat } from '../../../engine/game.ts';
import { advance, decider } from './chapters/agenda.ts';
import { escapeBy, escapeToNew, flee, getAway, giveKill } from './chapters/fights/escape.ts';
import {
  doubleRoll,
  endFight,
  fightOf,
  rerollWith,
  rollRound,
  sideOf,
  startAttack,
  startFight,
} from './chapters/fights/fight.ts';
import { shootAdventurer, shootAt } from './chapters/fights/ranged.ts';
import { chargeTo, faceCharger } from './chapters/fights/rush.ts';
import { answerTag, tag } from './chapters/fights/tagging.ts';
import { answerWound, drink } from './chapters/fights/wounds.ts';
import { payItem, payKills } from './chapters/items/fred.ts';
import { effectIn } from './chapters/items/gear.ts';
import { drop, dropRing, stow, take, takeRing, turnOver, wear } from './chapters/items/inventory.ts';
import { answerRedraw, answerRefund, dareSpikes, makeRoom, sacrifice } from './chapters/items/items.ts';
import { castAt, castOn, clawAway, cure, drinkStrength, openChest, transport, whirl } from './chapters/items/spells.ts';
import { answerTrade, callOff, giveFromAside, namePrice, offer } from './chapters/items/trading.ts';
import { comeBack, goAway, isAside } from './chapters/presence.ts';
import { chooseCharacter } from './chapters/setup.ts';
import { push, type Tabletop } from './chapters/table.ts';
import { drawTile, layTile } from './chapters/turn/tiles.ts';
import { answerPool } from './chapters/turn/turn.ts';
import { go, lookAt } from './chapters/turn/walking.ts';
import { deliver, leave } from './chapters/way-out/exit.ts';
import { type BagMove, isUnlisted } from './moves.ts';
import { type AdventurerNumber, adventurerOf } from './state.ts';
import type { Task } from './task.ts';

/** Plays a legal move, and everything that follows without a decision. */
export function play(table: Tabletop, seat: Seat, move: BagMove): void {
  if (move.kind === 'away') goAway(table, seat);
  else comeBack(table, seat);
  if (move.kind === 'call-off') callOff(table);
  else if (move.kind === 'offer' && isAside(table.state, seat)) giveFromAside(table, seat, move.give);
  else if (move.kind === 'offer' || !isUnlisted(move)) decide(table, move);
  advance(table);
}

function decide(table: Tabletop, move: BagMove): void {
  const who = decider(table.state);
  if (who === undefined) throw new Error('nobody can act');
  const task = table.state.agenda.at(-1);
  if (task === undefined) act(ACTIONS, { table, by: who, move });
  else answer(table, task, move);
}

type MoveOf = { [Kind in BagMove['kind']]: Extract<BagMove, { kind: Kind }> };
type TaskOf = { [Kind in Task['kind']]: Extract<Task, { kind: Kind }> };
type Deed<Kind extends BagMove['kind'], By> = (table: Tabletop, by: By, move: MoveOf[Kind]) => void;
type Deeds<By> = { readonly [Kind in BagMove['kind']]?: Deed<Kind, By> };
type Answer<Kind extends Task['kind']> = (table: Tabletop, task: TaskOf[Kind], move: BagMove) => void;

/** BD-25, BD-53 Items picked up, put down, moved, shown and offered. */
const HANDLINGS: Deeds<AdventurerNumber> = {
  take: (table, who, { item }) => take(table, who, item),
  'take-ring': takeRing,
  drop: (table, who, { space }) => drop(table, who, space),
  'drop-ring': dropRing,
  wear,
  stow: (table, who, { space }) => stow(table, who, space),
  show: (table, who) => turnOver(table, who, true),
  hide: (table, who) => turnOver(table, who, false),
  offer,
};

/** The moves in the player's own turn, and those with the same effect at any time. */
const ACTIONS: Deeds<AdventurerNumber> = {
  ...HANDLINGS,
  choose: (table, _, { character }) => chooseCharacter(table, character),
  go: (table, who, { side }) => go(table, who, side),
  draw: drawTile,
  end: ({ state }) => {
    state.turnOver = true;
  },
  leave,
  deliver,
  look: (table, who, { side }) => lookAt(table, who, side),
  use: (table, who, { space }) => consume(table, who, space),
  shoot: shootAt,
  'shoot-adventurer': (table, who, { space, who: target }) => shootAdventurer(table, who, { space, target }),
  cast: (table, who, { space, who: target }) => castOn(table, who, { space, target }),
  'cast-at': castAt,
  cure: (table, who, { who: target }) => cure(table, who, target),
  attack: (table, who, { who: against }) => startAttack(table, who, against),
};

/** The answers to the task on top of the agenda. */
const ANSWERS: { [Kind in Task['kind']]?: Answer<Kind> } = {
  wound: (table, task, { kind }) => answerWound(table, task, kind === 'yes'),
  pool: (table, { who }, { kind }) => answerPool(table, who, kind === 'yes'),
  redraw: (table, task, { kind }) => answerRedraw(table, task, kind === 'yes'),
  refund: (table, task, { kind }) => answerRefund(table, task, kind === 'yes'),
  'answer-tag': (table, task, { kind }) => answerTag(table, task, { yes: kind === 'yes' }),
  'answer-trade': (table, task, { kind }) => answerTrade(table, task, kind === 'yes'),
  'before-round': prepare,
  'after-roll': react,
  loot(table, { who }, move) {
    if (move.kind === 'end') table.state.agenda.pop();
    else act(HANDLINGS, { table, by: who, move });
  },
  sneak(table, { who }, move) {
    table.state.agenda.pop();
    if (move.kind === 'go') go(table, who, move.side);
    else startFight(table, { who, place: adventurerOf(table.state, who).place });
  },
  lay,
  'make-room': (table, task, move) => makeRoom(table, task, move.kind === 'swap' ? move.space : undefined),
  spikes(table, { who }, move) {
    if (move.kind === 'sacrifice') sacrifice(table, who, move.space);
    else dareSpikes(table, who);
  },
  fred(table, task, move) {
    if (move.kind === 'pay') payItem(table, task, move.space);
    else if (move.kind === 'pay-kills') payKills(table, task);
    else table.state.agenda.pop();
  },
  'name-price'(table, task, move) {
    if (move.kind === 'ask') namePrice(table, task, move.want);
    else table.state.agenda.pop();
  },
  teleport: (table, { target }, move) => transport(table, target, as('pick-place', move).place),
  claw: (table, task, move) => clawAway(table, task, as('grab', move).ware),
  'hand-over-kill'(table, { who, to }, move) {
    table.state.agenda.pop();
    giveKill(table, { from: who, to, monster: as('hand-over', move).monster });
  },
  charge: (table, task, move) => chargeTo(table, task, as('charge-to', move).place),
  'name-partner': (table, task, move) => faceCharger(table, task, move.kind === 'name-partner' ? move.who : undefined),
};

/** Makes a move as a table of moves says. */
function act<Kind extends BagMove['kind'], By>(
  deeds: { readonly [Each in Kind]?: Deed<Each, By> },
  { table, by, move }: { table: Tabletop; by: By; move: MoveOf[Kind] },
): void {
  const deed: Deed<Kind, By> | undefined = deeds[move.kind as Kind];
  if (deed === undefined) throw new Error(`${move.kind} is no answer here`);
  deed(table, by, move);
}

/** Answers a task. */
function answer<Kind extends Task['kind']>(table: Tabletop, task: TaskOf[Kind], move: BagMove): void {
  const answered: Answer<Kind> | undefined = ANSWERS[task.kind as Kind];
  if (answered === undefined) throw new Error(`${task.kind} waits for no answer`);
  answered(table, task, move);
}

/** A move as the only kind that answers a task. */
function as<Kind extends BagMove['kind']>(kind: Kind, move: BagMove): MoveOf[Kind] {
  if (move.kind !== kind) throw new Error(`${move.kind} is no answer here`);
  return move as MoveOf[Kind];
}

function consume(table: Tabletop, who: AdventurerNumber, space: number): void {
  const effect = effectIn(table.lookup, adventurerOf(table.state, who), space);
  if (effect?.kind === 'heal') drink(table, who, space);
  else openChest(table, who, space);
}

/** BD-22, BD-37 Lays the drawn tile; an escaping adventurer moves onto it at once. */
function lay(table: Tabletop, task: TaskOf['lay'], move: BagMove): void {
  const { state } = table;
  state.agenda.pop();
  if (task.escaping && state.fight !== undefined) endFight(table, undefined);
  const place = layTile(table, task, as('lay', move));
  if (task.escaping) getAway(table, task.who, place);
}

/** BD-32, BD-100 Before a round; between adventurers the defender prepares after the attacker. */
const PREPARATIONS: Deeds<TaskOf['before-round']> = {
  roll(table, { side }) {
    const { defender } = fightOf(table.state);
    if (defender !== undefined && side === 0) {
      table.state.agenda.pop();
      push(table, { kind: 'before-round', who: defender.fighter, side: 1 });
    } else rollRound(table);
  },
  escape: (table, { who }, { side }) => escapeBy(table, who, side),
  'escape-new': (table, { who }) => escapeToNew(table, who),
  flee: (table, task, { side: out, pay }) => flee(table, task, { out, pay }),
  tag: (table, task, { who }) => tag(table, task, who),
  whirl: (table, { who }, { space, side: out }) => whirl(table, who, { space, out }),
  use(table, task, move) {
    const { who, side } = task;
    const kind = effectIn(table.lookup, adventurerOf(table.state, who), move.space)?.kind;
    if (kind === 'strength') drinkStrength(table, { who, side: sideOf(fightOf(table.state), side) }, move.space);
    else if (kind === 'heal') drink(table, who, move.space);
    else interrupt(table, task, move);
  },
  cure: (table, { who }, { who: target }) => cure(table, who, target),
  shoot: interrupt,
  cast: interrupt,
  'cast-at': interrupt,
};

function prepare(table: Tabletop, task: TaskOf['before-round'], move: BagMove): void {
  if (PREPARATIONS[move.kind] === undefined) act(HANDLINGS, { table, by: task.who, move });
  else act(PREPARATIONS, { table, by: task, move });
}

/** BD-107 An item used before a round may kill: settle who is left, then continue preparing. */
function interrupt(table: Tabletop, { who, side }: TaskOf['before-round'], move: BagMove): void {
  table.state.agenda.pop();
  push(table, { kind: 'settle-round', side });
  act(ACTIONS, { table, by: who, move });
}

/** BD-105 After a roll. */
function react(table: Tabletop, task: TaskOf['after-roll'], move: BagMove): void {
  if (move.kind === 'reroll') rerollWith(table, task, move);
  else if (move.kind === 'yes') doubleRoll(table, task);
  else task.question += 1;
}
