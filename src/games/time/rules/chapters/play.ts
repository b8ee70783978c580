import type { Seat } from '../../../../engine/game.ts';
import { DECIDE_MS, type Pending, playerAt, type TimeMove } from '../state.ts';
import {
  discardCards,
  endWhenDone,
  keepHero,
  makeReady,
  playCards,
  refill,
  sayDone,
  startAdventure,
  startWhenReady,
  takeBackDone,
} from './adventure.ts';
import { endWhenNothingLeft, finish } from './ending.ts';
import { drop, waive } from './mission.ts';
import { endHold, holdReveal, letGo, release, revealNext, startResolution } from './resolution.ts';
import { refuseReward, takeToken } from './reward.ts';
import { arrange, nameItem, pay, removeToken, sift, spendSkill, stopPaying, stopRemoving } from './skills.ts';
import type { Tabletop } from './table.ts';

/** Plays a legal move. */
export function play(table: Tabletop, seat: Seat, move: TimeMove): void {
  if (move.kind !== 'away') comeBack(table, seat);
  switch (move.kind) {
    case 'away':
      goAway(table, seat);
      return;
    case 'back':
      return;
    case 'call':
      table.context.emit?.({ kind: 'called', seat, call: move.call });
      return;
    case 'keep':
      keepHero(table, seat, move.hero);
      return;
    case 'ready':
      makeReady(table, seat);
      return;
    case 'play':
      playCards(table, seat, move.cards);
      return;
    case 'discard':
      discardCards(table, seat, move.cards);
      return;
    case 'draw':
      refill(table, seat);
      return;
    case 'done':
      sayDone(table, seat);
      return;
    case 'undone':
      takeBackDone(table, seat);
      return;
    case 'hold':
      holdReveal(table, seat);
      return;
    case 'release':
      release(table, seat);
      return;
    default:
      resolve(table, seat, move);
      waitForUser(table);
      return;
  }
}

/** DT-39 The user of a skill has limited time for each choice; in a solo game there is nobody to pass it on to. */
function waitForUser({ state, context }: Tabletop): void {
  const { pending, players } = state;
  const isOnes = pending !== undefined && 'seat' in pending && pending.passed !== true;
  state.decideBy = isOnes && players.length > 1 ? context.now + DECIDE_MS : undefined;
}

/** Plays a move of the Resolution phase: a card is revealed, or something is decided. */
function resolve(table: Tabletop, seat: Seat, move: TimeMove): void {
  // After a skill others may still use theirs; after any other move, decisions for this point are too late.
  if (move.kind !== 'use') table.state.moment += 1;
  switch (move.kind) {
    case 'reveal':
      revealNext(table, seat);
      return;
    case 'finish':
      finish(table);
      return;
    case 'take':
      takeToken(table, seat, move.item);
      return;
    case 'refuse':
      refuseReward(table, seat);
      return;
    case 'drop':
      drop(table, seat, { card: pendingCard(table.state.pending), items: move.items });
      return;
    case 'waive':
      waive(table, seat, { card: pendingCard(table.state.pending), items: move.items });
      return;
    case 'use':
      spendSkill(table, seat, move.hero);
      return;
    case 'sift':
      sift(table, seat, move.places);
      return;
    case 'arrange':
      arrange(table, seat, move.place);
      return;
    case 'pay':
      pay(table, seat, move.item);
      return;
    case 'remove':
      removeToken(table, seat, move);
      return;
    case 'enough':
      if (table.state.pending?.kind === 'pay') stopPaying(table, seat);
      else stopRemoving(table);
      return;
    case 'name':
      nameItem(table, seat, move.item);
      return;
    default:
      throw new Error(`${move.kind} is no move of the Resolution phase`);
  }
}

function pendingCard(pending: Pending | undefined): number {
  if (pending === undefined || !('card' in pending)) throw new Error('a card waits for this decision');
  return pending.card;
}

/** DT-25, DT-83 A player leaves: nobody waits for them, and their hold ends. */
function goAway(table: Tabletop, seat: Seat): void {
  const { state, context } = table;
  const player = playerAt(state, seat);
  player.away = true;
  context.emit?.({ kind: 'went-away', seat });
  const [offered] = player.offered;
  if (state.phase === 'heroes' && offered !== undefined) keepHero(table, seat, offered);
  letGo(table, seat);
  startWhenReady(table);
  endWhenDone(table);
  endWhenNothingLeft(table);
}

function comeBack({ state, context }: Tabletop, seat: Seat): void {
  const player = playerAt(state, seat);
  if (!player.away) return;
  player.away = false;
  context.emit?.({ kind: 'came-back', seat });
}

/**
 * DT-14, DT-25, DT-39, DT-83 The next deadline: the start, the end of time, of a hold or of a player's time to decide.
 */
export function deadlineOf({ phase, startsAt, endsAt, hold, decideBy }: Tabletop['state']): number | undefined {
  switch (phase) {
    case 'ready':
      return startsAt;
    case 'adventure':
      return endsAt;
    case 'resolution':
      return earlier(hold?.until, decideBy);
    default:
      return undefined;
  }
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

/** DT-14, DT-25, DT-39, DT-83 A deadline was reached. */
export function expire(table: Tabletop): void {
  const { phase, startsAt, hold, decideBy } = table.state;
  const { now } = table.context;
  if (phase === 'ready' && startsAt !== undefined) startAdventure(table);
  else if (phase === 'adventure') startResolution(table, 'time-up');
  else if (phase === 'resolution') {
    if (hold !== undefined && now >= hold.until) endHold(table);
    if (decideBy !== undefined && now >= decideBy) passToTeam(table);
  }
}

/** DT-39 A choice its player has left open becomes the team's. */
function passToTeam({ state, context }: Tabletop): void {
  state.decideBy = undefined;
  if (state.pending === undefined || !('seat' in state.pending)) return;
  state.pending.passed = true;
  context.emit?.({ kind: 'passed-to-team', seat: state.pending.seat });
}
