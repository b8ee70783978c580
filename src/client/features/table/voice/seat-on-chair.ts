import type { TableInfo } from '../../../../protocol/table-info.ts';

/** The seat of a chair: before the game the one it would get, as the lobby shows it. */
export function seatOnChair({ seats, chairs }: Pick<TableInfo, 'seats' | 'chairs'>, chair: number): number {
  if (seats.length > 0) return seats.indexOf(chair);
  return chairs.slice(0, chair).filter(({ kind }) => kind !== 'empty').length;
}
