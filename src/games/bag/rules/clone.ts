import { cloneBoard } from './board.ts';
import type { Adventurer, BagState, Fight, FightSide } from './state.ts';
import type { Task } from './task.ts';

/** A copy that shares nothing mutable. */
export function cloneState(state: BagState): BagState {
  return {
    ...state,
    terms: { ...state.terms },
    board: cloneBoard(state.board),
    stack: state.stack.slice(),
    monsterBag: state.monsterBag.slice(),
    itemBag: state.itemBag.slice(),
    goneItems: state.goneItems.slice(),
    goneMonsters: state.goneMonsters.slice(),
    tokens: state.tokens.map((token) => ({ ...token, knownTo: token.knownTo.slice() })),
    monsters: state.monsters.map((monster) => ({ ...monster })),
    floor: state.floor.map((lying) => ({ ...lying })),
    aside: state.aside.slice(),
    emptied: state.emptied.slice(),
    ring: { ...state.ring },
    adventurers: state.adventurers.map(cloneAdventurer),
    lastTurns: state.lastTurns.slice(),
    away: state.away.slice(),
    fight: state.fight === undefined ? undefined : cloneFight(state.fight),
    agenda: state.agenda.map(cloneTask),
  };
}

function cloneTask(task: Task): Task {
  return task.kind === 'wound' ? { ...task, cause: { ...task.cause } } : { ...task };
}

function cloneAdventurer(adventurer: Adventurer): Adventurer {
  return {
    ...adventurer,
    spaces: adventurer.spaces.slice(),
    followers: adventurer.followers.slice(),
    kills: adventurer.kills.slice(),
  };
}

function cloneFight(fight: Fight): Fight {
  return {
    ...fight,
    attacker: cloneSide(fight.attacker),
    ...(fight.defender === undefined ? {} : { defender: cloneSide(fight.defender) }),
    monsterDice: fight.monsterDice.slice(),
  };
}

function cloneSide(side: FightSide): FightSide {
  return { ...side, refused: side.refused.slice(), fallen: side.fallen.slice(), dice: side.dice.slice() };
}
