import type { TableInfo } from '../../../protocol/table-info.ts';

/** The name of the person or bot on a chair. */
export function nameOn(table: TableInfo, chair: number | undefined): string {
  const sitting = chair === undefined ? undefined : table.chairs[chair];
  return sitting === undefined || sitting.kind === 'empty' ? '–' : sitting.name;
}
