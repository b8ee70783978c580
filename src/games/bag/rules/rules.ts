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
import { answerRedraw, answerRefund, dareSpikes, makeRoom, open, sacrifice } from './chapters/items/items.ts';
import { castAt, castOn, clawAway, cure, drinkStrength, transport, whirl } from './chapters/items/spells.ts';
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
  if (task === undefined) act(table, who, move);
  else answer(table, task, move);
}

/** A move in the player's own turn, or one with the same effect at any time. */
function act(table: Tabletop, who: AdventurerNumber, move: BagMove): void {
  switch (move.kind) {
    case 'choose':
      chooseCharacter(table, move.character);
      return;
    case 'go':
      go(table, who, move.side);
      return;
    case 'draw':
      drawTile(table, who);
      return;
    case 'end':
      table.state.turnOver = true;
      return;
    case 'leave':
      leave(table, who);
      return;
    case 'deliver':
      deliver(table, who);
      return;
    case 'look':
      lookAt(table, who, move.side);
      return;
    case 'use':
      consume(table, who, move.space);
      return;
    case 'shoot':
      shootAt(table, who, move);
      return;
    case 'shoot-adventurer':
      shootAdventurer(table, who, { space: move.space, target: move.who });
      return;
    case 'cast':
      castOn(table, who, { space: move.space, target: move.who });
      return;
    case 'cast-at':
      castAt(table, who, move);
      return;
    case 'cure':
      cure(table, who, move.who);
      return;
    case 'attack':
      startAttack(table, who, move.who);
      return;
    default:
      handle(table, who, move);
      return;
  }
}

/** BD-25, BD-53 Items picked up, put down, moved, shown and offered. */
function handle(table: Tabletop, who: AdventurerNumber, move: BagMove): void {
  switch (move.kind) {
    case 'take':
      take(table, who, move.item);
      return;
    case 'take-ring':
      takeRing(table, who);
      return;
    case 'drop':
      drop(table, who, move.space);
      return;
    case 'drop-ring':
      dropRing(table, who);
      return;
    case 'wear':
      wear(table, who, move);
      return;
    case 'stow':
      stow(table, who, move.space);
      return;
    case 'show':
    case 'hide':
      turnOver(table, who, move.kind === 'show');
      return;
    case 'offer':
      offer(table, who, move);
      return;
    default:
      throw new Error(`${move.kind} is no answer here`);
  }
}

function consume(table: Tabletop, who: AdventurerNumber, space: number): void {
  const { state, lookup } = table;
  const kind = effectIn(lookup, adventurerOf(state, who), space)?.kind;
  if (kind === 'heal') drink(table, who, space);
  else open(table, who, space);
}

/** An answer to the task on top of the agenda. */
function answer(table: Tabletop, task: Task, move: BagMove): void {
  const yes = move.kind === 'yes';
  switch (task.kind) {
    case 'wound':
      answerWound(table, task, yes);
      return;
    case 'pool':
      answerPool(table, task.who, yes);
      return;
    case 'redraw':
      answerRedraw(table, task, yes);
      return;
    case 'refund':
      answerRefund(table, task, yes);
      return;
    case 'answer-tag':
      answerTag(table, task, { yes });
      return;
    case 'answer-trade':
      answerTrade(table, task, yes);
      return;
    case 'before-round':
      prepare(table, task, move);
      return;
    case 'after-roll':
      react(table, task, move);
      return;
    case 'loot':
      if (move.kind === 'end') table.state.agenda.pop();
      else handle(table, task.who, move);
      return;
    default:
      choose(table, task, move);
      return;
  }
}

/** Choosing among several places, items or people. */
function choose(table: Tabletop, task: Task, move: BagMove): void {
  const { agenda } = table.state;
  if (task.kind === 'sneak') {
    agenda.pop();
    if (move.kind === 'go') go(table, task.who, move.side);
    else startFight(table, { who: task.who, place: adventurerOf(table.state, task.who).place });
  } else if (task.kind === 'lay' && move.kind === 'lay') lay(table, task, move);
  else if (task.kind === 'make-room') makeRoom(table, task, move.kind === 'swap' ? move.space : undefined);
  else if (task.kind === 'spikes' && move.kind === 'sacrifice') sacrifice(table, task.who, move.space);
  else if (task.kind === 'spikes') dareSpikes(table, task.who);
  else if (task.kind === 'fred' && move.kind === 'pay') payItem(table, task, move.space);
  else if (task.kind === 'fred' && move.kind === 'pay-kills') payKills(table, task);
  else if (task.kind === 'fred') agenda.pop();
  else if (task.kind === 'name-price' && move.kind === 'ask') namePrice(table, task, move.want);
  else if (task.kind === 'name-price') agenda.pop();
  else if (task.kind === 'teleport' && move.kind === 'pick-place') transport(table, task.target, move.place);
  else if (task.kind === 'claw' && move.kind === 'grab') clawAway(table, task, move.ware);
  else if (task.kind === 'hand-over-kill' && move.kind === 'hand-over') {
    agenda.pop();
    giveKill(table, { from: task.who, to: task.to, monster: move.monster });
  } else if (task.kind === 'charge' && move.kind === 'charge-to') chargeTo(table, task, move.place);
  else if (task.kind === 'name-partner') faceCharger(table, task, move.kind === 'name-partner' ? move.who : undefined);
  else throw new Error(`${move.kind} is no answer to ${task.kind}`);
}

/** BD-22, BD-37 Lays the drawn tile; an escaping adventurer moves onto it at once. */
function lay(table: Tabletop, task: Task & { kind: 'lay' }, move: BagMove & { kind: 'lay' }): void {
  const { state } = table;
  state.agenda.pop();
  if (task.escaping && state.fight !== undefined) endFight(table, undefined);
  const place = layTile(table, task, move);
  if (task.escaping) getAway(table, task.who, place);
}

/** BD-32, BD-100 Before a round; between adventurers the defender prepares after the attacker. */
function prepare(table: Tabletop, task: Task & { kind: 'before-round' }, move: BagMove): void {
  const { who, side } = task;
  const fight = fightOf(table.state);
  switch (move.kind) {
    case 'roll':
      if (fight.defender === undefined || side === 1) {
        rollRound(table);
        return;
      }
      table.state.agenda.pop();
      push(table, { kind: 'before-round', who: fight.defender.fighter, side: 1 });
      return;
    case 'escape':
      escapeBy(table, who, move.side);
      return;
    case 'escape-new':
      escapeToNew(table, who);
      return;
    case 'flee':
      flee(table, { who, side }, { out: move.side, pay: move.pay });
      return;
    case 'tag':
      tag(table, { who, side }, move.who);
      return;
    case 'whirl':
      whirl(table, who, { space: move.space, out: move.side });
      return;
    case 'use':
      consumeInFight(table, task, move.space);
      return;
    case 'cure':
      act(table, who, move);
      return;
    case 'shoot':
    case 'cast':
    case 'cast-at':
      interrupt(table, task);
      act(table, who, move);
      return;
    default:
      handle(table, who, move);
      return;
  }
}

/** BD-107 An item used before a round may kill: settle who is left, then continue preparing. */
function interrupt(table: Tabletop, { side }: Task & { kind: 'before-round' }): void {
  table.state.agenda.pop();
  push(table, { kind: 'settle-round', side });
}

function consumeInFight(table: Tabletop, task: Task & { kind: 'before-round' }, space: number): void {
  const { who, side } = task;
  const { state, lookup } = table;
  const kind = effectIn(lookup, adventurerOf(state, who), space)?.kind;
  if (kind === 'strength') drinkStrength(table, { who, side: sideOf(fightOf(state), side) }, space);
  else if (kind === 'heal') drink(table, who, space);
  else {
    interrupt(table, task);
    open(table, who, space);
  }
}

/** BD-105 After a roll. */
function react(table: Tabletop, task: Task & { kind: 'after-roll' }, move: BagMove): void {
  if (move.kind === 'reroll') rerollWith(table, task, move);
  else if (move.kind === 'yes') doubleRoll(table, task);
  else task.question += 1;
}
