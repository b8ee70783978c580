import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { type AdventurerNumber, adventurerOf, type BagState } from '../state.ts';
import type { Task } from '../task.ts';
import { getAway, getAwayNew, giveKill } from './fights/escape.ts';
import { fightOf, nextQuestion, resolveRound, settleRound } from './fights/fight.ts';
import { chargeTo, faceCharger, nextSteps, possiblePartners, rollCharge, strikeShooter } from './fights/rush.ts';
import { takeWound, woundQuestion } from './fights/wounds.ts';
import { heldSpaces } from './items/gear.ts';
import { dareSpikes, drawNext, isExpendable } from './items/items.ts';
import { nextToChoose } from './setup.ts';
import { seatDecidingFor, type Tabletop } from './table.ts';
import { finishTurn } from './turn/turn.ts';
import { arrive } from './turn/walking.ts';

/** Handles every task that needs no decision, until somebody must decide or the game is over. */
export function advance(table: Tabletop): void {
  const { state } = table;
  while (state.phase === 'playing') {
    const task = state.agenda.at(-1);
    if (task !== undefined) {
      if (!dealWith(table, task)) return;
    } else if (state.turnOver) finishTurn(table);
    else return;
  }
}

/** Handles one task; false if it waits for its adventurer's decision. */
function dealWith(table: Tabletop, task: Task): boolean {
  const { state } = table;
  switch (task.kind) {
    case 'wound':
      if (woundQuestion(table, task) !== undefined) return false;
      takeWound(table, task);
      return true;
    case 'arrive':
      arrive(table, task);
      return true;
    case 'draw-items':
      drawNext(table, task);
      return true;
    case 'spikes':
      if (heldSpaces(adventurerOf(state, task.who)).some((space) => isExpendable(table, task.who, space))) return false;
      dareSpikes(table, task.who);
      return true;
    case 'after-roll':
      return askOrResolve(table, task);
    case 'settle-round':
      settleRound(table, task);
      return true;
    case 'get-away':
      state.agenda.pop();
      getAway(table, task.who, task.to);
      return true;
    case 'get-away-new':
      getAwayNew(table, task.who);
      return true;
    case 'hand-over-kill':
      return handOverOnlyKind(table, task);
    case 'charge':
      return charge(table, task);
    case 'strike':
      strikeShooter(table, task);
      return true;
    case 'name-partner':
      if (possiblePartners(table, task).length > 0) return false;
      faceCharger(table, task);
      return true;
    default:
      return false;
  }
}

function askOrResolve(table: Tabletop, task: Task & { kind: 'after-roll' }): boolean {
  const next = nextQuestion(table, task.question);
  if (next === undefined) {
    resolveRound(table);
    return true;
  }
  task.question = next.question;
  task.who = next.who;
  return false;
}

/** BD-83 One kind of kill leaves nothing to choose. */
function handOverOnlyKind(table: Tabletop, { who, to }: Task & { kind: 'hand-over-kill' }): boolean {
  const { kills } = adventurerOf(table.state, who);
  const monster = elementAt(kills, 0);
  if (kills.some((kill) => kill !== monster)) return false;
  table.state.agenda.pop();
  giveKill(table, { from: who, to, monster });
  return true;
}

/** BD-96 A monster charges automatically if there is only one shortest way. */
function charge(table: Tabletop, task: Task & { kind: 'charge' }): boolean {
  if (task.steps === undefined) rollCharge(table, task);
  const [step, ...others] = nextSteps(table, task);
  if (others.length > 0) return false;
  if (step === undefined) table.state.agenda.pop();
  else chargeTo(table, task, step);
  return true;
}

/** The adventurer who must decide now. */
export function decider(state: BagState): AdventurerNumber | undefined {
  if (state.phase === 'over') return undefined;
  if (state.phase === 'choosing') return nextToChoose(state);
  const task = state.agenda.at(-1);
  if (task === undefined) return state.active;
  return 'who' in task ? task.who : fightOf(state).attacker.fighter;
}

/** The seats that can act: one at a time, not always the one whose turn it is. */
export function toAct(state: BagState): Seat[] {
  const who = decider(state);
  return who === undefined ? [] : [seatDecidingFor(state, who)];
}
