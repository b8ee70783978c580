import { distance } from '../../paths.ts';
import {
  type AdventurerNumber,
  adventurerOf,
  type BagState,
  FIRST_QUIET_ROUNDS,
  FIRST_TREMBLING_ROUNDS,
  QUIET_ROUNDS,
  TREMBLING_ROUNDS,
} from '../../state.ts';
import { startFight } from '../fights/fight.ts';
import { restMonsters } from '../fights/monsters.ts';
import { healBy } from '../fights/wounds.ts';
import { fullAp, fullHealth } from '../items/gear.ts';
import {
  isFirstEdition,
  isGuarded,
  isInside,
  type Look,
  markProgress,
  push,
  roleAt,
  someone,
  type Tabletop,
} from '../table.ts';
import { endGame } from '../way-out/ending.ts';
import { changesOf, ringGoal } from '../way-out/scrolls.ts';

/** BD-95 A turn starts; an adventurer beside a living monster must fight or escape first. */
export function startTurn(table: Tabletop): void {
  const { state } = table;
  const who = state.active;
  const { place, ap } = adventurerOf(state, who);
  table.emit?.({
    kind: 'turn-started',
    who: someone(state, who),
    ap,
    round: state.round,
    last: state.ring.kind === 'out',
  });
  if (isGuarded(state, place)) startFight(table, { who, place });
}

/** BD-20, BD-54 The turn is over; an adventurer in the Healing Pool may take a token first. */
export function finishTurn(table: Tabletop): void {
  const { state, lookup } = table;
  const who = state.active;
  const adventurer = adventurerOf(state, who);
  const wantsHealth = isInside(state, who) && adventurer.health < fullHealth(lookup, adventurer);
  if (wantsHealth && state.poolTokens > 0 && roleAt(table, adventurer.place) === 'pool')
    push(table, { kind: 'pool', who });
  else passTurn(table);
}

/** BD-54 A token of the Healing Pool for full health, or not. */
export function answerPool(table: Tabletop, who: AdventurerNumber, yes: boolean): void {
  const { state, lookup } = table;
  state.agenda.pop();
  if (yes) {
    state.poolTokens -= 1;
    healBy(table, who, { health: fullHealth(lookup, adventurerOf(state, who)), with: 'pool' });
  }
  passTurn(table);
}

/** BD-20, BD-40, BD-63 APs and monsters are restored, and the next adventurer acts. */
function passTurn(table: Tabletop): void {
  const { state, lookup } = table;
  const active = adventurerOf(state, state.active);
  table.emit?.({ kind: 'turn-ended', who: someone(state, state.active) });
  restMonsters(table);
  active.ap = fullAp(lookup, active);
  state.turnOver = false;
  state.stride = false;
  state.secondTile = false;
  state.quiet += 1;
  watchRing(table);
  const next = nextAdventurer(table);
  if (next === undefined) {
    endGame(table, state.ring.kind === 'out' ? 'ring-out' : 'all-lost');
    return;
  }
  const party = state.adventurers.length;
  const turnOf = (who: AdventurerNumber) => (who - state.first + party) % party;
  const isNewRound = turnOf(next) <= turnOf(state.active);
  if (isNewRound) state.round += 1;
  state.active = next;
  if (collapses(table)) return;
  if (isNewRound) tremble(table);
  startTurn(table);
}

/** BD-106 It is progress if the Ring is nearer to its goal than at the last progress. */
function watchRing(look: Look): void {
  const { state } = look;
  const goal = ringGoal(look);
  const place = placeOfRing(state);
  if (goal === undefined || place === undefined) return;
  const steps = distance(state.board, place, goal);
  if (state.ringSteps !== undefined && steps < state.ringSteps) markProgress(look);
  state.ringSteps ??= steps;
}

function placeOfRing(state: BagState): number | undefined {
  const { ring } = state;
  if (ring.kind === 'held') return adventurerOf(state, ring.by).place;
  return ring.kind === 'lying' ? ring.place : undefined;
}

/** BD-63 Once the Ring is out, only adventurers with their last turn left act. */
function nextAdventurer({ state }: Tabletop): AdventurerNumber | undefined {
  const { adventurers, active, lastTurns, ring } = state;
  if (ring.kind === 'out') {
    while (lastTurns.length > 0) {
      const next = lastTurns.shift();
      if (next !== undefined && isInside(state, next)) return next;
    }
    return undefined;
  }
  for (let step = 1; step <= adventurers.length; step++) {
    const next = (active + step) % adventurers.length;
    if (isInside(state, next)) return next;
  }
  return undefined;
}

/** BD-87, BD-106 A scroll's time is up, or the party has made no progress for too long. */
function collapses(table: Tabletop): boolean {
  const { state, lookup } = table;
  if (state.ring.kind === 'out') return false;
  const limit = changesOf(lookup, state.terms, 'rounds').at(0)?.rounds;
  if (limit !== undefined && state.round > limit) {
    endGame(table, 'flood');
    return true;
  }
  if (roundsLeft(state).rounds > 0) return false;
  endGame(table, 'collapse');
  return true;
}

/** BD-106 How many rounds are left, including this one, and what ends them. */
function roundsLeft(state: BagState): { rounds: number; why: 'ring' | 'quiet' } {
  const { round, lastRound, ring } = state;
  const byQuiet = state.terms.collapses ? quietRoundsLeft(state) : Number.POSITIVE_INFINITY;
  const byRing = lastRound === undefined || ring.kind === 'unseen' ? Number.POSITIVE_INFINITY : lastRound - round + 1;
  return byRing <= byQuiet ? { rounds: byRing, why: 'ring' } : { rounds: byQuiet, why: 'quiet' };
}

/** BD-106 Rounds are counted as played, also with adventurers out of the game. */
function quietRoundsLeft(state: BagState): number {
  const { quiet, round, stirred, adventurers } = state;
  if (isFirstEdition(state)) return FIRST_QUIET_ROUNDS - Math.floor(quiet / adventurers.length);
  return QUIET_ROUNDS - (round - stirred - 1);
}

/** BD-106 Announces the coming collapse. */
function tremble({ state, emit }: Tabletop): void {
  const left = roundsLeft(state);
  const warns = isFirstEdition(state) ? FIRST_TREMBLING_ROUNDS : TREMBLING_ROUNDS;
  if (state.ring.kind !== 'out' && left.rounds <= warns) emit?.({ kind: 'trembled', ...left });
}
