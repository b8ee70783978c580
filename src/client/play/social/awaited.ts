import type { Seat } from '../../../engine/game.ts';
import { AWAY_MS } from '../../../protocol/limits.ts';
import type { PlayInfo } from '../../../protocol/server-message.ts';
import type { Away, TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { chairAtSeat } from '../chairs.ts';

interface AtTable {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
}

/** The other people whose turn it is, present or absent, without those for whom a bot plays. */
export function awaitedSeats({ table, play, handle }: AtTable): Seat[] {
  return play.toAct.filter((seat) => {
    const chair = chairAtSeat(table, seat);
    return seat !== handle.snapshot.you.viewer && chair?.kind === 'person' && chair.standIn !== true;
  });
}

/** Whether the person in a seat is connected; bots always are. */
export function isAtTable(table: TableInfo, seat: Seat): boolean {
  const chair = chairAtSeat(table, seat);
  return chair?.kind !== 'person' || chair.here;
}

/** Whether the game waits for somebody who is away. */
export function isWaitingForAbsent(at: AtTable): boolean {
  return awaitedSeats(at).some((seat) => !isAtTable(at.table, seat));
}

/** How long until a bot plays for somebody who is away; infinite if none will. */
export function msUntilBot({ table, play }: AtTable, seat: Seat, now: number): number {
  const away = awayOf(table, seat);
  if (away === undefined) return Number.POSITIVE_INFINITY;
  // A sleeping phone beside a big screen has the whole time from the start of its turn.
  const since = table.sameRoom === true ? Math.max(away.since, play.since) : away.since;
  return Math.max(0, since + away.standInMs - now);
}

/** Whether those who wait for somebody may let a bot play for them now. */
export function mayBeReplaced(table: TableInfo, seat: Seat, now: number): boolean {
  const away = awayOf(table, seat);
  return away !== undefined && now >= away.since + AWAY_MS;
}

function awayOf(table: TableInfo, seat: Seat): Away | undefined {
  const chair = chairAtSeat(table, seat);
  return chair?.kind === 'person' ? chair.away : undefined;
}
