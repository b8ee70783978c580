import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import { useKeptSeedHash } from '../device/kept-seed-hashes.ts';
import { TableProvider } from '../kit/table/table-context.tsx';

/**
 * A table, the stored hash of its seed, and once the game is over a link from each log line to its step in the replay.
 */
export function ReplayLinks(props: { table: TableInfo; where?: 'server' | 'here'; children: ReactNode }) {
  const { table, where = 'server' } = props;
  const [, go] = useLocation();
  useKeptSeedHash(table);
  const replay = where === 'here' ? `/r/here/${table.code}` : `/r/${table.code}`;
  const open = table.status === 'over' ? (entry: number) => go(`${replay}?entry=${entry}`) : undefined;
  return <TableProvider openReplayAt={open}>{props.children}</TableProvider>;
}
