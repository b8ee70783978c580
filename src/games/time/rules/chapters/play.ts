import type { Seat } from '../../../../engine/game.ts';
import { DECISIONS } from '../moves.ts';
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

type MoveOf<Kind extends TimeMove['kind']> = Extract<TimeMove, { kind: Kind }>;
type Deed<Kind extends TimeMove['kind']> = (table: Tabletop, seat: Seat, move: MoveOf<Kind>) => void;

/** What each move does. */
const DEEDS: { readonly [Kind in TimeMove['kind']]: Deed<Kind> } = {
  away: goAway,
  back: () => undefined,
  call: ({ context }, seat, { call }) => context.emit?.({ kind: 'called', seat, call }),
  keep: (table, seat, { hero }) => keepHero(table, seat, hero),
  ready: makeReady,
  play: (table, seat, { cards }) => playCards(table, seat, cards),
  discard: (table, seat, { cards }) => discardCards(table, seat, cards),
  draw: refill,
  done: sayDone,
  undone: takeBackDone,
  hold: holdReveal,
  release,
  reveal: revealNext,
  finish,
  take: (table, seat, { item }) => takeToken(table, seat, item),
  refuse: refuseReward,
  drop: (table, seat, { items }) => drop(table, seat, { card: pendingCard(table.state.pending), items }),
  waive: (table, seat, { items }) => waive(table, seat, { card: pendingCard(table.state.pending), items }),
  use: (table, seat, { hero }) => spendSkill(table, seat, hero),
  sift: (table, seat, { places }) => sift(table, seat, places),
  arrange: (table, seat, { place }) => arrange(table, seat, place),
  pay: (table, seat, { item }) => pay(table, seat, item),
  remove: removeToken,
  enough: (table, seat) => (table.state.pending?.kind === 'pay' ? stopPaying(table, seat) : stopRemoving(table)),
  name: (table, seat, { item }) => nameItem(table, seat, item),
};

/** The moves of the Resolution phase: a card is revealed, or something is decided. */
const RESOLVING: ReadonlySet<TimeMove['kind']> = new Set<TimeMove['kind']>(['reveal', 'finish', ...DECISIONS]);

/** Plays a legal move. */
export function play<Kind extends TimeMove['kind']>(table: Tabletop, seat: Seat, move: MoveOf<Kind>): void {
  const kind: Kind = move.kind;
  if (kind !== 'away') comeBack(table, seat);
  // After a skill others may still use theirs; after any other move, decisions for this point are too late.
  if (RESOLVING.has(kind) && kind !== 'use') table.state.moment += 1;
  DEEDS[kind](table, seat, move);
  if (RESOLVING.has(kind)) waitForUser(table);
}

/** DT-39 The user of a skill has limited time for each choice; in a solo game there is nobody to pass it on to. */
function waitForUser({ state, context }: Tabletop): void {
  const { pending, players } = state;
  const isOnes = pending !== undefined && 'seat' in pending && pending.passed !== true;
  state.decideBy = isOnes && players.length > 1 ? context.now + DECIDE_MS : undefined;
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
