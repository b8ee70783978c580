import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { TableHandle } from '../connection/use-table.ts';
import { useText } from '../language.ts';
import page from '../pages/table-page.module.css';
import { Button, buttonClass } from '../parts/button.tsx';
import { useAfterText } from '../table/text/after.ts';
import { ToRecords } from '../table/to-records.tsx';
import { WhoPlayed } from '../table/who-played.tsx';
import styles from './afterwards-here.module.css';
import { type KeptTable, keepTable, keptTable } from './kept-tables.ts';
import { type Shared, shareReplay } from './share-replay.ts';
import { useHereText } from './text/index.ts';

const Shuffle = lazy(() => import('../table/shuffle.tsx').then((module) => ({ default: module.Shuffle })));

/** The way on after a game in this browser: once more, or a link for those who were not there. */
export function AfterwardsHere({ table, handle, kept }: { table: TableInfo; handle: TableHandle; kept: KeptTable }) {
  const text = useHereText().after;
  const afterText = useAfterText();
  const seedText = useText().table;
  const [asked, setAsked] = useState(false);
  const [, go] = useLocation();
  const { next } = table;
  useEffect(() => {
    if (next === undefined || !asked) return;
    if (keptTable(next) === undefined) {
      keepTable({ code: next, game: kept.game, secrets: kept.secrets, at: Date.now() });
    }
    go(`/here/${next}`);
  }, [asked, next, kept, go]);
  return (
    <div className={page.afterwards}>
      {kept.whatIf === undefined && <WhoPlayed table={table} />}
      <Button
        look="main"
        disabled={asked}
        onClick={async () => {
          setAsked(true);
          const answer = await handle.ask({ kind: 'rematch' });
          if (answer.kind !== 'done') setAsked(false);
        }}
      >
        {text.again}
      </Button>
      <Link href={`/r/here/${table.code}`} className={buttonClass('plain')}>
        {afterText.replay}
      </Link>
      {kept.whatIf === undefined && <Share code={table.code} />}
      {kept.whatIf === undefined && <ToRecords table={table} where="here" />}
      <Link href="/" className={buttonClass('plain')}>
        {text.home}
      </Link>
      {table.seed !== undefined && (
        <details className={page.seed}>
          <summary>{seedText.seedTitle}</summary>
          <Suspense fallback={null}>
            <Shuffle code={table.code} where="here" seedHash={table.seedHash} seed={table.seed} />
          </Suspense>
        </details>
      )}
    </div>
  );
}

function Share({ code }: { code: string }) {
  const text = useHereText().after;
  const [shared, setShared] = useState<Shared | 'sending' | undefined>(() => {
    const replay = keptTable(code)?.replay;
    return replay === undefined ? undefined : { kind: 'shared', replay };
  });
  if (typeof shared === 'object' && shared.kind === 'shared') {
    const address = `/r/${shared.replay}`;
    return (
      <div className={styles.shared}>
        <p>
          {text.uploaded}{' '}
          <span className={styles.link} translate="no">
            {location.origin}
            {address}
          </span>
        </p>
        <Link href={address} className={buttonClass('plain')}>
          {text.watch}
        </Link>
      </div>
    );
  }
  return (
    <>
      <Button
        look="plain"
        disabled={shared === 'sending'}
        onClick={async () => {
          setShared('sending');
          setShared(await shareReplay(code));
        }}
      >
        {shared === 'sending' ? text.uploading : text.upload}
      </Button>
      <p role="alert" className={styles.trouble}>
        {typeof shared === 'object' && (shared.kind === 'refused' ? text.refused : text.failed)}
      </p>
    </>
  );
}
