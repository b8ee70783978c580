import type { TableInfo } from '../../../protocol/table-info.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { useLocale } from '../../text/language.ts';
import { useAfterText } from './text.ts';

/** A calendar file for the group's next evening, with the link to this table, where they play again. */
export function NextWeek({ table }: { table: TableInfo }) {
  const text = useAfterText();
  const lang = useLocale();
  if (table.chairs.filter(({ kind }) => kind === 'person').length < 2) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ zone: timeZone, lang });
  return (
    <a href={`/api/tables/${table.code}/next-week.ics?${query}`} className={buttonClass('plain')} download>
      {text.nextWeek}
    </a>
  );
}
