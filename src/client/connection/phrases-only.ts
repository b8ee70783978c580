import type { TableInfo } from '../../protocol/table-info.ts';

/** Whether people at a table may only say phrases: with strangers, until the host allows more. */
export function saysPhrasesOnly({ open }: TableInfo): boolean {
  return open?.talk === 'phrases';
}
