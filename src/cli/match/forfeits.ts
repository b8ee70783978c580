import type { Seat } from '../../engine/game.ts';
import { botInSeat, type SimulationPlan } from '../simulate/plan.ts';

/** A game played to its end, with a stand-in in the seats of failed programs. */
export interface MatchGame {
  rotation: number;
  winners: readonly Seat[];
  failed: readonly Seat[];
}

/**
 * The winners that count: a bot whose program failed has lost, whatever its stand-in did, and the other bot has won.
 */
export function winnersThatCount(
  plan: Pick<SimulationPlan, 'isTogether' | 'seats' | 'bots'>,
  { rotation, winners, failed }: MatchGame,
): Seat[] {
  if (failed.length === 0) return [...winners];
  const botOf = (seat: Seat): number => botInSeat(plan, { seat, rotation, bots: plan.bots.length });
  const losers = new Set(failed.map(botOf));
  const others = Array.from({ length: plan.seats }, (_, seat) => seat).filter((seat) => !losers.has(botOf(seat)));
  const winning = others.filter((seat) => winners.includes(seat));
  return winning.length > 0 ? winning : others;
}
