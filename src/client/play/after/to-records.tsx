import { Link } from 'wouter';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { useAfterText } from './text.ts';

/** The link to the group's records, or to the player's own if nobody else is there. */
export function ToRecords({ table, where }: { table: TableInfo; where?: 'here' }) {
  const text = useAfterText();
  const isGroup = table.chairs.filter(({ kind }) => kind === 'person').length > 1;
  const group = where === 'here' ? `/g/here/${table.code}` : `/g/${table.code}`;
  return (
    <Link href={isGroup ? group : '/records'} className={buttonClass('plain')}>
      {isGroup ? text.records : text.yourRecords}
    </Link>
  );
}
