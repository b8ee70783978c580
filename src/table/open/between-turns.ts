import type { House } from '../house.ts';
import { mayTakeBots } from '../judge.ts';
import type { Referee } from '../referee.ts';
import { seatOf, type Table } from '../table.ts';

/** A bot's turn is over long before this; from a bot that hangs the seat is taken anyway. */
const LONGEST_TURN_MS = 20_000;

/**
 * Resolves when the bot on a chair is between its own turns, so that the newcomer does not begin in the middle of one.
 */
export function betweenTurns(house: House, referee: Referee, chair: number | undefined): Promise<void> {
  if (!isInTurn(referee.table, chair)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      unsubscribe();
      resolve();
    };
    const cancel = house.schedule(LONGEST_TURN_MS, end);
    const unsubscribe = referee.subscribe(() => {
      if (!isInTurn(referee.table, chair)) end();
    });
  });
}

/** If several may act at once there are no turns to wait for; nor if nobody may take the seat. */
function isInTurn(table: Table, chair: number | undefined): boolean {
  const { lobby, game, play } = table;
  if (play === undefined || play.outcome !== undefined || chair === undefined) return false;
  if (lobby.chairs[chair]?.kind !== 'bot' || !mayTakeBots(table)) return false;
  const [acts, ...others] = game.toAct(play.state);
  return others.length === 0 && acts === seatOf(lobby, chair);
}
