import type { RefObject } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import type { LogLine } from '../../kit/table/moment.ts';

const Asked = onDemand(() => import('./asked.tsx').then((module) => module.Asked));

/** The undo question, asked of all players, with the moves that would be lost. */
export function Question(props: { table: TableInfo; handle: TableHandle; told: RefObject<readonly LogLine[]> }) {
  const { question } = props.table;
  const { chair } = props.handle.snapshot.you;
  if (question === undefined || chair === undefined || !question.waitingFor.includes(chair)) return undefined;
  return <Asked {...props} question={question} />;
}
