import type { TableInfo } from '../../protocol/table-info.ts';
import type { PlayerInfo } from '../kit/game-page.ts';

/** The player on a chair, in the form a game's page needs. */
export function playerOn(table: TableInfo, chair: number): PlayerInfo {
  const sitting = table.chairs[chair];
  if (sitting === undefined || sitting.kind === 'empty') return { name: '–', kind: 'person', here: false };
  return { name: sitting.name, kind: sitting.kind, here: sitting.kind === 'bot' || sitting.here };
}
