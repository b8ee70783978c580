import type { Seat } from '../../engine/game.ts';
import type { ChairInfo, TableInfo } from '../../protocol/table-info.ts';
import type { TableHandle } from '../connection/use-table.ts';
import type { PlayerInfo } from '../kit/game-page.ts';

/** The chair of a seat; undefined before the game has begun. */
export function chairAtSeat({ chairs, seats }: TableInfo, seat: Seat): ChairInfo | undefined {
  const chair = seats[seat];
  return chair === undefined ? undefined : chairs[chair];
}

/** The name of the person or bot on a chair. */
export function nameOnChair(table: TableInfo, chair: number | undefined): string {
  const sitting = chair === undefined ? undefined : table.chairs[chair];
  return sitting === undefined || sitting.kind === 'empty' ? '–' : sitting.name;
}

/** The player on a chair, in the form a game's page needs. */
export function playerOn(table: TableInfo, chair: number | undefined): PlayerInfo {
  const sitting = chair === undefined ? undefined : table.chairs[chair];
  if (sitting === undefined || sitting.kind === 'empty') return { name: '–', kind: 'person', here: false };
  return { name: sitting.name, kind: sitting.kind, here: sitting.kind === 'bot' || sitting.here };
}

/** Whether a bot plays for the viewer by their own wish. */
export function isResting({ chairs }: TableInfo, { snapshot }: TableHandle): boolean {
  const { chair } = snapshot.you;
  const own = chair === undefined ? undefined : chairs[chair];
  return own?.kind === 'person' && own.rests === true;
}

/** The seat of a chair: before the game the one it would get, as the lobby shows it. */
export function seatOnChair({ seats, chairs }: Pick<TableInfo, 'seats' | 'chairs'>, chair: number): number {
  if (seats.length > 0) return seats.indexOf(chair);
  return chairs.slice(0, chair).filter(({ kind }) => kind !== 'empty').length;
}
