import type { GameRecord } from '../../../engine/record.ts';

/** How many steps had been taken before somebody's last own move at or before a step; all before that step where they had none. */
export function beforeLastChoice({ steps }: Pick<GameRecord, 'steps'>, seat: number, step: number): number {
  const own = steps.slice(0, step).findLastIndex((one) => one.kind === 'move' && one.seat === seat);
  return own === -1 ? Math.max(0, step - 1) : own;
}
