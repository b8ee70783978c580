import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import type { Viewer } from '../../../engine/game.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { serverRecord } from '../../connection/server-record.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { along } from '../../device/along.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { useLocale, useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import styles from '../play.module.css';
import { ReviewButton } from '../review/review-button.tsx';
import { MomentCard } from '../turning-point/moment-card.tsx';
import { AfterGame } from './after-game.tsx';
import { useAfterText } from './text.ts';
import { ToRecords } from './to-records.tsx';
import { useRematch } from './use-rematch.ts';
import { WhoPlayed } from './who-played.tsx';

const Shuffle = lazy(() => import('./shuffle.tsx').then((module) => ({ default: module.Shuffle })));
const TurningPoint = lazy(() =>
  import('../turning-point/turning-point.tsx').then((module) => ({ default: module.TurningPoint })),
);

/** After a game: a rematch with one tap; the others are notified and follow when they like. */
export function Afterwards({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useText();
  const tables = useTablesText();
  const { chair, campaign, viewer } = handle.snapshot.you;
  const source = useMemo(() => serverRecord(table.code), [table.code]);
  const seated = chair !== undefined;
  return (
    <div className={`wrap centred ${styles.afterwards}`}>
      <WhoPlayed table={table} />
      {campaign !== undefined && (
        <Link href={`/c/${campaign}`} className={buttonClass('main')}>
          {tables.campaign.afterwards}
        </Link>
      )}
      {table.daily !== undefined && <ToDay {...table.daily} />}
      {seated && table.campaign === undefined && table.daily === undefined && <Rematch table={table} handle={handle} />}
      {/* Content that reveals the cards of a day waits until that day is over; the day's page has it then. */}
      {table.daily === undefined && (
        <>
          <ReviewButton
            game={table.game}
            source={source}
            replay={`/r/${table.code}`}
            seats={viewer === 'spectator' ? [] : [viewer]}
          />
          <AfterGame table={table} seat={viewer === 'spectator' ? undefined : viewer} />
        </>
      )}
      <NextWeek table={table} />
      <ToRecords table={table} />
      <Link href="/" className={buttonClass('plain')}>
        {text.table.home}
      </Link>
      {/* It may appear later: after the others, so that none of them moves. */}
      {table.next !== undefined && !seated && (
        <>
          <p className="whole-line">{text.table.nextOpen}</p>
          <Link href={`/t/${table.next}`} className={buttonClass('main')}>
            {text.table.toNext}
          </Link>
        </>
      )}
      <Seed table={table} />
    </div>
  );
}

/** A rematch; when another player has opened its table, the same button at the same place leads there. */
function Rematch({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const { rematch } = useText().table;
  const { next } = table;
  const { asked, ask } = useRematch(handle);
  const [, go] = useLocation();
  useEffect(() => {
    if (asked && next !== undefined) go(`/t/${next}`);
  }, [asked, next, go]);
  if (next === undefined) {
    return (
      <Button look="main" className={styles.again} disabled={asked} onClick={ask}>
        {rematch}
      </Button>
    );
  }
  return (
    <Link href={`/t/${next}`} className={`${buttonClass('main')} ${styles.again}`} onClick={() => along.add(next)}>
      {rematch}
    </Link>
  );
}

/** The seed of a finished game, folded, with a check of its hash. */
export function Seed({ table, where }: { table: TableInfo; where?: 'here' }) {
  const { seedTitle } = useText().table;
  const { code, seed, seedHash } = table;
  if (seed === undefined) return undefined;
  return (
    <details className={`whole-line links hint ${styles.seed}`}>
      <summary>{seedTitle}</summary>
      <Suspense fallback={null}>
        <Shuffle {...{ code, seed, seedHash, ...(where && { where }) }} />
      </Suspense>
    </details>
  );
}

/** The turning point of a table's game. */
export function TurningPointAt({ code, viewer }: { code: string; viewer: Viewer }) {
  const source = useMemo(() => serverRecord(code), [code]);
  return (
    <Suspense fallback={<MomentCard viewer={viewer} />}>
      <TurningPoint source={source} replay={`/r/${code}`} viewer={viewer} />
    </Suspense>
  );
}

/** A calendar file for the group's next evening, with the link to this table, where they play again. */
function NextWeek({ table }: { table: TableInfo }) {
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

/** After a game of the day: the way to its result. */
function ToDay({ day, practice }: NonNullable<TableInfo['daily']>) {
  const text = useAfterText();
  return (
    <Link href={`/daily/${day}`} className={buttonClass('main')}>
      {practice === true ? text.toDayPractice : text.toDay}
    </Link>
  );
}
