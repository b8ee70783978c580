import { Link } from 'wouter';
import { buttonClass } from '../../kit/parts/button.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { CodeField } from '../../play/joining/code-field.tsx';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';

/** The table does not exist, or cannot be shown: why, and what to do next. */
export function NoTable({ title, lead }: { title?: string; lead: string }) {
  const text = useText();
  const tables = useTablesText();
  return (
    <Notice title={title ?? text.table.goneTitle} lead={lead} icon="wooden-chair">
      <CodeField />
      <Link href="/" className={buttonClass('plain')}>
        {tables.watch.wayOn}
      </Link>
    </Notice>
  );
}
