import type { Table } from '../table.ts';

/** Whether the host of a table may let anybody join: not where only those belong who know each other, nor after the end. */
export function canBeOpen({ lobby, play }: Pick<Table, 'lobby' | 'play'>): boolean {
  const isForSome = lobby.campaign !== undefined || lobby.daily !== undefined || lobby.sameRoom === true;
  return !isForSome && play?.outcome === undefined;
}
