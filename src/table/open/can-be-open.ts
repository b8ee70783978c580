import type { Table } from '../table.ts';

/** Whether the host may let anybody join: not at tables of people who know each other, and not after the end. */
export function canBeOpen({ lobby, play }: Pick<Table, 'lobby' | 'play'>): boolean {
  const isForSome = lobby.campaign !== undefined || lobby.daily !== undefined || lobby.sameRoom === true;
  return !isForSome && play?.outcome === undefined;
}
