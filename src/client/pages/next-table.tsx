import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import { fetchTable } from '../connection/api.ts';
import { playSound } from '../device/sound.ts';
import { buttonClass } from '../kit/parts/button.tsx';
import styles from '../play/play.module.css';
import { useAfterText } from '../table/text/after.ts';
import { along } from './follow.ts';

/** The group has a new table: a notice above the result, which stays until the reader follows. */
export function NextTable({ next }: { next: string }) {
  const text = useAfterText();
  const [host, setHost] = useState<string>();
  useEffect(() => {
    playSound('call');
    let wanted = true;
    fetchTable(next).then((table) => wanted && typeof table === 'object' && setHost(hostOf(table)));
    return () => {
      wanted = false;
    };
  }, [next]);
  return (
    <div className={`panel lit wrap centred strong ${styles.next}`} role="status">
      <p>{text.opened(host)}</p>
      <Link href={`/t/${next}`} className={buttonClass('main')} onClick={() => along.add(next)}>
        {text.goAlong}
      </Link>
    </div>
  );
}

function hostOf({ chairs, host }: TableInfo): string | undefined {
  const chair = host === undefined ? undefined : chairs[host];
  return chair?.kind === 'person' ? chair.name : undefined;
}
