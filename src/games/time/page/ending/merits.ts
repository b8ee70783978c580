import type { Seat } from '../../../../engine/game.ts';
import { backOf, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import type { AdventureEnd } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';
import type { SeenTimeEvent } from '../seen-event.ts';
import { type Fate, failedIn, fatesOf, unplayedMissions } from './fates.ts';

/** The contribution of a player's cards: Missions accomplished, and Items that a Mission used. */
export interface Merit {
  seat: Seat;
  missions: number;
  items: number;
}

/**
 * What went wrong, and with whose card: the piece that broke the Backpack, the Missions that failed, or those that a
 * player kept or discarded. If it was nobody's, or the team left more of them unplayed, the clock or the team's haste.
 */
export type Blame =
  | { seat: Seat; why: 'broke'; item: ItemNumber }
  | { seat: Seat; why: 'failed'; card: CardNumber; count: number }
  | { seat: Seat; why: 'kept' | 'discarded'; count: number }
  | { seat: undefined; why: AdventureEnd; count: number };

/** A Mission counts as much as this many Items. */
const MISSION_WORTH = 2;

/** The hero of a finished game, and its culprit; a lost game has a culprit if there is any reason. */
export function heroAndCulprit(
  events: readonly SeenTimeEvent[],
  view: Pick<TimeView, 'players' | 'ending' | 'missions'>,
): { hero: Merit | undefined; culprit: Blame | undefined } {
  const { fates, broke } = fatesOf(events);
  const seats = [...view.players.keys()];
  const worth = ({ missions, items }: Merit) => missions * MISSION_WORTH + items;
  const breaker = broke?.seat;
  const culprit: Blame | undefined =
    broke !== undefined && breaker !== undefined
      ? { seat: breaker, why: 'broke', item: broke.item }
      : view.ending === 'won'
        ? mostFailed(fates, seats)
        : largest(mostFailed(fates, seats), unplayed(events, fates, view));
  const isCulprit = ({ seat }: Merit) => (seat === culprit?.seat ? 1 : 0);
  const [hero] = seats
    .map((seat) => meritOf(fates, seat))
    .toSorted((one, other) => worth(other) - worth(one) || isCulprit(one) - isCulprit(other));
  return { hero: hero !== undefined && worth(hero) > 0 ? hero : undefined, culprit };
}

/** The results of one player's cards. */
export function meritOf(fates: readonly Fate[], seat: Seat): Merit {
  const own = fates.filter((fate) => fate.seat === seat);
  return {
    seat,
    missions: own.filter(({ end }) => end === 'accomplished').length,
    items: own.filter(({ end }) => end === 'used').length,
  };
}

function mostFailed(fates: readonly Fate[], seats: readonly Seat[]): Blame | undefined {
  const failed = seats.map((seat) => failedIn(fates).filter((fate) => fate.seat === seat));
  const [most] = failed.toSorted((one, other) => other.length - one.length);
  const first = most?.[0];
  return first && { seat: first.seat, why: 'failed', card: first.card, count: most.length };
}

/** Failed Missions are attributed to a player only if the team did not leave more of them unplayed. */
function largest(failed: Blame | undefined, { blame, left }: Unplayed): Blame | undefined {
  return failed?.why === 'failed' && failed.count >= left ? failed : (blame ?? failed);
}

/** The unplayed Missions, and the player responsible. */
interface Unplayed {
  left: number;
  blame: Blame | undefined;
}

/**
 * Missions that were discarded, kept in hand, or never drawn. They are attributed to one player only if all the others
 * together are no more: somebody holding one when the sand runs out did not lose the other eleven.
 */
function unplayed(
  events: readonly SeenTimeEvent[],
  fates: readonly Fate[],
  { players, missions = [] }: Pick<TimeView, 'players' | 'missions'>,
): Unplayed {
  const kept = players.map(({ backs }) => backs.filter((back) => back === 'mission').length);
  const discarded = players.map((_, seat) => gotBy(events, seat) - playedBy(fates, seat) - (kept[seat] ?? 0));
  const left = unplayedMissions(missions, events).length;
  const ended = events.find(({ event }) => event.kind === 'adventure-ended')?.event;
  // A Hero may have discarded Missions from the Story: then it is unknown who discarded how many.
  const isSifted = events.some(({ event }) => event.kind === 'sifted');
  const team: Blame | undefined =
    ended?.kind === 'adventure-ended' && left > 0 ? { seat: undefined, why: ended.why, count: left } : undefined;
  const blame = (isSifted ? undefined : mostOf('discarded', discarded, left)) ?? mostOf('kept', kept, left) ?? team;
  return { left, blame };
}

function mostOf(why: 'kept' | 'discarded', counts: readonly number[], left: number): Blame | undefined {
  const count = Math.max(0, ...counts);
  return count === 0 || count < left - count ? undefined : { seat: counts.indexOf(count), why, count };
}

/** The Missions a player was dealt and drew: their backs are visible (DT-13). */
function gotBy(events: readonly SeenTimeEvent[], seat: Seat): number {
  const cards = events.flatMap(({ event }) =>
    (event.kind === 'dealt' || event.kind === 'drew') && event.seat === seat ? event.cards : [],
  );
  return cards.filter((card) => (typeof card === 'number' ? backOf(card) : card) === 'mission').length;
}

/** The different Missions a player has played: one that a Hero brought back is revealed twice. */
function playedBy(fates: readonly Fate[], seat: Seat): number {
  const cards = fates.filter((fate) => fate.seat === seat && backOf(fate.card) === 'mission');
  return new Set(cards.map(({ card }) => card)).size;
}
