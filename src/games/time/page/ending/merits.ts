import type { Seat } from '../../../../engine/game.ts';
import type { TimeView } from '../../rules/view.ts';
import type { SeenTimeEvent } from '../seen-event.ts';
import { type Fate, fatesOf } from './fates.ts';

/** The contribution of a player's cards: Missions accomplished, and Items that a Mission used. */
export interface Merit {
  seat: Seat;
  missions: number;
  items: number;
}

/** A Mission counts as much as this many Items. */
const MISSION_WORTH = 2;

/** What everybody's cards did for the team, by seat, and the seats that did most; none if nobody's did anything. */
export function teamMerits(
  events: readonly SeenTimeEvent[],
  { players }: Pick<TimeView, 'players'>,
): { merits: readonly Merit[]; best: readonly Seat[] } {
  const { fates } = fatesOf(events);
  const merits = players.map((_, seat) => meritOf(fates, seat));
  const worth = ({ missions, items }: Merit) => missions * MISSION_WORTH + items;
  const most = Math.max(...merits.map(worth));
  const best = most === 0 ? [] : merits.filter((merit) => worth(merit) === most).map(({ seat }) => seat);
  return { merits, best };
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
