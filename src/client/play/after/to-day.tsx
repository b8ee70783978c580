import { Link } from 'wouter';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { useAfterText } from './text.ts';

/** After a game of the day: the way to its result. */
export function ToDay({ day, practice }: NonNullable<TableInfo['daily']>) {
  const text = useAfterText();
  return (
    <Link href={`/daily/${day}`} className={buttonClass('main')}>
      {practice === true ? text.toDayPractice : text.toDay}
    </Link>
  );
}
