import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import { useKeptPromise } from '../replay/promises.ts';
import { MomentContext } from './moment.ts';

/** A table and what is kept of it: the hash of its seed, and once it is over a way from each line of its log to that moment. */
export function TableMoments(props: { table: TableInfo; where?: 'server' | 'here'; children: ReactNode }) {
  const { table, where = 'server' } = props;
  const [, go] = useLocation();
  useKeptPromise(table);
  const replay = where === 'here' ? `/r/here/${table.code}` : `/r/${table.code}`;
  const open = table.status === 'over' ? (entry: number) => go(`${replay}?entry=${entry}`) : undefined;
  return <MomentContext.Provider value={open}>{props.children}</MomentContext.Provider>;
}
