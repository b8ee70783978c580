import { Link } from 'wouter';
import type { Seat } from '../../../engine/game.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { ShareResult } from '../share/share-result.tsx';
import { useAfterText } from './text.ts';

/** After every game: watch the replay, or share it. `seat`: the reader's. */
export function AfterGame({ table, seat }: { table: TableInfo; seat: Seat | undefined }) {
  const { code } = table;
  const text = useAfterText();
  return (
    <>
      <Link href={`/r/${code}`} className={buttonClass('plain')}>
        {text.replay}
      </Link>
      <ShareResult table={table} replay={code} seat={seat} />
    </>
  );
}
