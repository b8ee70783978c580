import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { fetchTable } from '../../connection/api.ts';
import { along } from '../../device/along.ts';
import { keptSeat } from '../../device/device.ts';
import { playSound } from '../../device/sound.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useAfterText } from '../../play/after/text.ts';
import styles from '../../play/play.module.css';

/** The group has a new table: a notice over the result, which stays until the reader follows, and moves nothing. */
export function NextTable({ next }: { next: string }) {
  const text = useAfterText();
  const [opened, setOpened] = useState<{ by: string | undefined }>();
  useEffect(() => {
    playSound('call');
    return whileWanted(fetchTable(next), (table) =>
      setOpened({ by: typeof table === 'object' ? hostOf(table, keptSeat(next)?.chair) : undefined }),
    );
  }, [next]);
  // With its whole sentence at once.
  if (opened === undefined) return undefined;
  return (
    <div className={`in-middle panel lit wrap centred strong ${styles.next}`} role="status">
      <p>{text.opened(opened.by)}</p>
      <Link href={`/t/${next}`} className={buttonClass('main')} onClick={() => along.add(next)}>
        {text.goAlong}
      </Link>
    </div>
  );
}

/** The name of the host, unless the reader is the host. */
function hostOf({ chairs, host }: TableInfo, own: number | undefined): string | undefined {
  const chair = host === undefined || host === own ? undefined : chairs[host];
  return chair?.kind === 'person' ? chair.name : undefined;
}
