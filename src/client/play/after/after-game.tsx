import { Link } from 'wouter';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { ShareResult } from '../share/share-result.tsx';
import { useAfterText } from './text.ts';

/** After every game: watch the replay, or share it. */
export function AfterGame({ table }: { table: TableInfo }) {
  const { code } = table;
  const text = useAfterText();
  return (
    <>
      <Link href={`/r/${code}`} className={buttonClass('plain')}>
        {text.replay}
      </Link>
      <ShareResult table={table} link={`${location.origin}/r/${code}`} />
    </>
  );
}
