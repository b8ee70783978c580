import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Viewer } from '../../../engine/game.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { bodyOf, postJson } from '../../connection/fetching.ts';
import { askHere, recordHere } from '../../connection/here/worker-house.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { isCountedHere, type KeptTable, keepTable, keptTable } from '../../device/kept/kept-tables.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Seed } from '../../play/after/afterwards.tsx';
import { useAfterText } from '../../play/after/text.ts';
import { ToRecords } from '../../play/after/to-records.tsx';
import { useRematch } from '../../play/after/use-rematch.ts';
import { WhoPlayed } from '../../play/after/who-played.tsx';
import { chairAtSeat } from '../../play/chairs.ts';
import { ChallengeResult } from '../../play/challenge/challenge-result.tsx';
import page from '../../play/play.module.css';
import { ReviewButton } from '../../play/review/review-button.tsx';
import { ShareResult } from '../../play/share/share-result.tsx';
import { MomentCard } from '../../play/turning-point/moment-card.tsx';
import styles from './afterwards-here.module.css';
import { keepNextTable } from './keep-next-table.ts';
import { useHereText } from './text/text.ts';

const TurningPoint = lazy(() =>
  import('../../play/turning-point/turning-point.tsx').then((module) => ({ default: module.TurningPoint })),
);

/** After a game in this browser: play again, or share a link to the replay. */
export function AfterwardsHere({ table, handle, kept }: { table: TableInfo; handle: TableHandle; kept: KeptTable }) {
  const text = useHereText().after;
  const afterText = useAfterText();
  const { asked, ask } = useRematch(handle);
  const [, go] = useLocation();
  const { next } = table;
  const source = useMemo(() => recordHere(table.code), [table.code]);
  const people = table.seats.flatMap((_, seat) => (chairAtSeat(table, seat)?.kind === 'person' ? [seat] : []));
  useEffect(() => {
    if (next === undefined || !asked) return;
    keepNextTable(kept, next);
    go(`/here/${next}`);
  }, [asked, next, kept, go]);
  return (
    <div className={`wrap centred ${page.afterwards}`}>
      {kept.challenge !== undefined && (
        <ChallengeResult challenge={kept.challenge} code={table.code} game={table.game} />
      )}
      {isCountedHere(kept) && <WhoPlayed table={table} />}
      <Button look="main" className={page.again} disabled={asked} onClick={ask}>
        {text.again}
      </Button>
      <ReviewButton game={table.game} source={source} replay={`/r/here/${table.code}`} seats={people} />
      <Link href={`/r/here/${table.code}`} className={buttonClass('plain')}>
        {afterText.replay}
      </Link>
      {isCountedHere(kept) && (
        <>
          <Share table={table} seat={people.length === 1 ? people[0] : undefined} />
          <ToRecords table={table} where="here" />
        </>
      )}
      <Link href="/" className={buttonClass('plain')}>
        {text.home}
      </Link>
      <Seed table={table} where="here" />
    </div>
  );
}

/** The turning point of a game in this browser. */
export function TurningPointHere({ code, ...props }: { code: string; viewer: Viewer; isForAll: boolean }) {
  const source = useMemo(() => recordHere(code), [code]);
  return (
    <Suspense fallback={<MomentCard viewer={props.viewer} />}>
      <TurningPoint source={source} replay={`/r/here/${code}`} {...props} />
    </Suspense>
  );
}

/** `seat`: of the only person here. */
function Share({ table, seat }: { table: TableInfo; seat: number | undefined }) {
  const { code } = table;
  const text = useHereText().after;
  const [shared, setShared] = useState<Shared | 'sending' | undefined>(() => {
    const replay = keptTable(code)?.replay;
    return replay === undefined ? undefined : { kind: 'shared', replay };
  });
  const [isAsked, setAsked] = useState(false);
  if (typeof shared === 'object' && shared.kind === 'shared') {
    const address = `/r/${shared.replay}`;
    return (
      <div className="stack centred whole-line">
        <p>
          {text.uploaded}{' '}
          <span className={`strong ${styles.link}`} translate="no">
            {location.origin}
            {address}
          </span>
        </p>
        <Link href={address} className={buttonClass('plain')}>
          {text.watch}
        </Link>
        <ShareResult table={table} replay={shared.replay} seat={seat} isAsked={isAsked} />
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
          setAsked(true);
          setShared(await shareReplay(code));
        }}
      >
        {shared === 'sending' ? text.uploading : text.upload}
      </Button>
      <p role="alert" className="trouble centred whole-line">
        {typeof shared === 'object' && (shared.kind === 'refused' ? text.refused : text.failed)}
      </p>
    </>
  );
}

/** The result of uploading a finished game: the code of its replay, or why it has none. */
type Shared = { kind: 'shared'; replay: string } | { kind: 'unreachable' } | { kind: 'refused' };

/** Uploads a finished game to the server, which replays it by the rules before storing it. Done once. */
async function shareReplay(code: string): Promise<Shared> {
  const kept = keptTable(code);
  if (kept?.replay !== undefined) return { kind: 'shared', replay: kept.replay };
  const answer = await askHere({ kind: 'record', code });
  if (answer.kind !== 'record') return { kind: 'refused' };
  const response = await postJson('/api/replays', answer.record);
  const stored = await bodyOf<{ code: string }>(response);
  if (stored === undefined)
    return { kind: response?.ok === false && response.status < 500 ? 'refused' : 'unreachable' };
  const { code: replay } = stored;
  const now = keptTable(code);
  if (now !== undefined) keepTable({ ...now, replay });
  return { kind: 'shared', replay };
}
