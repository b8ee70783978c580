import { MAX_DAILY_TABLES } from '../../../protocol/limits.ts';
import { keptRecords } from './kept-games.ts';

/** The last server tables where this device has played with other people. */
export function tablesWithPeople(): string[] {
  const shared = keptRecords().games.filter(
    ({ where, players }) => where === 'server' && players.filter(({ kind }) => kind === 'person').length > 1,
  );
  return [...new Set(shared.map(({ code }) => code))].slice(-MAX_DAILY_TABLES);
}
