import { useState } from 'react';
import { clockTime } from '../../../engine/clock-time.ts';
import type { Seat } from '../../../engine/game.ts';
import type { PlayInfo } from '../../../protocol/server-message.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import type { Recap } from '../../kit/games/use-recap.ts';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { LatestLines } from '../../kit/table/latest-lines.tsx';
import type { LogLine } from '../../kit/table/moment.ts';
import { useShortcuts } from '../../kit/table/shortcuts.ts';
import type { PassOn } from '../../kit/table/table-context.tsx';
import { isResting, nameOnChair } from '../chairs.ts';
import { awaitedSeats, isAtTable, isWaitingForAbsent, mayBeReplaced, msUntilBot } from './awaited.ts';
import styles from './strip.module.css';
import { type SocialText, useSocialText } from './text/text.ts';
import { useNow } from './use-now.ts';

const AskingStrip = onDemand(() => import('./asking-strip.tsx').then((module) => module.AskingStrip));
const StripChips = onDemand(() => import('./strip-chips.tsx').then((module) => module.StripChips));

const MINUTE = 60_000;
/** How often the strip reads the clock. */
const LOOK_MS = 5_000;
const COUNTDOWN_LOOK_MS = 1_000;
/** How many lines of the log fit into the strip. */
const LINES = 2;

/** Whose turn it is on a shared device; `passOn` if it must be handed to another player. */
export interface WhoseTurn {
  words: string;
  passOn?: PassOn;
}

interface StripProps {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
  isShared: boolean;
  recap?: Recap | undefined;
  whoseTurn?: WhoseTurn | undefined;
  /** The lines of the log. */
  told: { readonly current: readonly LogLine[] };
}

/** One slim row above the table: who everybody waits for and since when, and the undo button. */
export function TurnStrip(props: StripProps) {
  const { table, handle } = props;
  const text = useSocialText();
  const waiting = waitingAt(props, useNow(handle.now, isWaitingForAbsent(props) ? COUNTDOWN_LOOK_MS : LOOK_MS));
  const { you, seq, undo } = handle.snapshot;
  const { question } = table;
  const isAsking = you.joinRequests !== undefined || (question !== undefined && question.chair === you.chair);
  const { rests, nudged, replaced, canBeTold } = waiting;
  return (
    <section className={`passive anchor row ${styles.strip}`} aria-label={text.manners.title}>
      {isAsking ? (
        <AskingStrip table={table} handle={handle} />
      ) : (
        <>
          <StripWords {...props} waiting={waiting} />
          {(rests || replaced.length > 0 || nudged.length > 0 || canBeTold) && (
            <StripChips
              table={table}
              handle={handle}
              isResting={rests}
              replaced={replaced}
              nudged={rests ? [] : nudged}
              canBeTold={canBeTold}
            />
          )}
          {undo?.seq === seq && question === undefined && <UndoChip {...props} law={undo.law} />}
        </>
      )}
    </section>
  );
}

/** Who everybody waits for, and what can be done about it. */
type Waiting = ReturnType<typeof waitingAt>;

function waitingAt(props: StripProps, now: number) {
  const { table, play, handle, isShared } = props;
  const { you } = handle.snapshot;
  const people = awaitedSeats(props);
  const isHere = (seat: Seat) => isAtTable(table, seat);
  const absent = people.filter((seat) => !isHere(seat));
  const leftMs = Math.min(...absent.map((seat) => msUntilBot(props, seat, now)));
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => nameOnChair(table, table.seats[seat]));
  const minutes = Math.max(0, Math.floor((now - play.since) / MINUTE));
  const isLive = table.manners.pace === 'live';
  const isPlayer = isShared && you.chair !== undefined;
  // With bots alone nobody waits for long.
  const isSlow = !isLive && table.chairs.filter(({ kind }) => kind === 'person').length > 1;
  return {
    minutes,
    isSlow,
    names: namesOf(people),
    away: namesOf(absent),
    /** On a clock, until a bot plays for the first of them; undefined if none will. */
    left: Number.isFinite(leftMs) ? clockTime(Math.ceil(leftMs / 1000)) : undefined,
    /** The chairs that the viewer may leave to a bot at once. */
    replaced: isPlayer
      ? absent.filter((seat) => mayBeReplaced(table, seat, now)).flatMap((seat) => table.seats[seat] ?? [])
      : [],
    /** The others for whom a bot plays. */
    gone: table.chairs.flatMap((chair, index) =>
      chair.kind === 'person' && chair.standIn && index !== you.chair ? [chair.name] : [],
    ),
    rests: isResting(table, handle),
    /** Who can be reminded. */
    nudged: isPlayer && isLive && minutes > 0 ? namesOf(people.filter(isHere)) : [],
    canBeTold: isPlayer && isSlow,
  };
}

function StripWords({ table, recap, told, whoseTurn, waiting }: StripProps & { waiting: Waiting }) {
  const text = useSocialText();
  // Who plays for whom is more important than the moves.
  const lines =
    waiting.rests || waiting.gone.length > 0 || waiting.away.length > 0 ? undefined : recapLines(recap, told.current);
  return (
    <p className={`dim two-lines grow ${styles.words}`}>
      {whoseTurn !== undefined && <output className="strong">{whoseTurn.words} </output>}
      {whoseTurn?.passOn !== undefined ? undefined : lines !== undefined ? (
        <span data-recap="">
          <LatestLines key={lines.join()} lines={lines} between={recap?.clauses === undefined ? ' ' : ' · '} />
        </span>
      ) : (
        <>
          {waitingWords(text, waiting)} {table.manners.freeUndo === true && text.manners.isPractice}
        </>
      )}
    </p>
  );
}

/** Absences first, then whose turn it is, then the pace. */
function waitingWords({ absence, turn, manners }: SocialText, waiting: Waiting) {
  const { rests, gone, away, left, names } = waiting;
  if (rests) return absence.playingForYou;
  if (away.length > 0) return absence.away(away, left);
  if (gone.length > 0) return absence.playingFor(gone);
  if (names.length > 0) return turn.thinking(names, waiting.minutes);
  return waiting.isSlow && manners.isSlow;
}

/** Others' actions: in the game's words, or the last lines of the log. */
function recapLines(recap: Recap | undefined, lines: readonly LogLine[]): readonly string[] | undefined {
  if (recap === undefined) return undefined;
  const { clauses, after, until } = recap;
  const those = lines.filter(({ seq }) => seq > after && seq <= until).map(({ line }) => line);
  const told = clauses ?? those.slice(-LINES);
  return told.length === 0 ? undefined : told;
}

/** Shown only while undo is possible; says who will be asked, if anybody. */
function UndoChip(props: { table: TableInfo; handle: TableHandle; law: 'free' | 'ask'; isShared: boolean }) {
  const { table, handle, law } = props;
  const text = useSocialText().undo;
  const [busy, setBusy] = useState(false);
  const { chair } = handle.snapshot.you;
  const isAlone = !table.chairs.some((other, index) => other.kind === 'person' && index !== chair);
  const asked = law === 'free' || isAlone ? undefined : props.isShared ? 'table' : 'device';
  async function undo() {
    if (busy) return;
    setBusy(true);
    await handle.ask({ kind: 'undo', law });
    setBusy(false);
  }
  useShortcuts((key) => {
    if (key === 'z') void undo();
  });
  return (
    <button
      type="button"
      className={`pill small one-line ${styles.chip}`}
      disabled={busy}
      aria-keyshortcuts="Z"
      onClick={undo}
    >
      <span aria-hidden="true">↶</span> <span data-verb-word="">{text.verb}</span>
      {asked !== undefined && (
        <>
          {' '}
          <small>{text.asks[asked]}</small>
        </>
      )}
    </button>
  );
}
