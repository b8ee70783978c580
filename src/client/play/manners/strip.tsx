import { useState } from 'react';
import type { PlayInfo } from '../../../protocol/server-message.ts';
import type { ChairInfo, TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import type { Recap } from '../../kit/games/use-recap.ts';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { LatestLines } from '../../kit/table/latest-lines.tsx';
import type { MarkLine } from '../../kit/table/log/mark-lines.ts';
import { useShortcuts } from '../../kit/table/shortcuts.ts';
import type { PassOn } from '../../kit/table/table-context.tsx';
import { nameOn } from './name-on.ts';
import styles from './strip.module.css';
import { useMannersText } from './text/text.ts';
import { useNow } from './use-now.ts';

const AskingStrip = onDemand(() => import('./asking-strip.tsx').then((module) => module.AskingStrip));
const StripChips = onDemand(() => import('./strip-chips.tsx').then((module) => module.StripChips));

const MINUTE = 60_000;
/** How often the strip reads the clock. */
const LOOK_MS = 5_000;
/** How many lines of the log fit into the strip. */
const LINES = 2;

/** Whose turn it is on a shared device; `passOn` if it must be handed to another player. */
export interface WhoseTurn {
  words: string;
  passOn?: PassOn;
}

/** One slim row above the table: who everybody waits for and since when, and the undo button. */
export function TurnStrip(props: {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
  isShared: boolean;
  recap?: Recap | undefined;
  whoseTurn?: WhoseTurn | undefined;
  /** The lines of the log. */
  told: { readonly current: readonly MarkLine[] };
}) {
  const { table, play, handle, whoseTurn } = props;
  const text = useMannersText();
  const now = useNow(handle.now, LOOK_MS);
  const { you, seq, undo } = handle.snapshot;
  const { question } = table;
  const waited = play.toAct.filter((seat) => seat !== you.viewer);
  const people = waited.filter((seat) => isWaitingPerson(table, seat));
  const names = people.map((seat) => nameOn(table, table.seats[seat]));
  const away = people.filter((seat) => !isHere(table, seat)).map((seat) => nameOn(table, table.seats[seat]));
  const rests = isResting(table, handle);
  const gone = table.chairs.flatMap((chair, index) =>
    chair.kind === 'person' && chair.standIn && index !== you.chair ? [chair.name] : [],
  );
  const minutes = Math.max(0, Math.floor((now - play.since) / MINUTE));
  const isLive = table.manners.pace === 'live';
  const isPlayer = props.isShared && you.chair !== undefined;
  const canNudge = isPlayer && isLive && people.length > 0 && minutes > 0;
  // With bots alone nobody waits for long.
  const isSlow = !isLive && table.chairs.filter(({ kind }) => kind === 'person').length > 1;
  const canBeTold = isPlayer && isSlow;
  if (you.joinRequests || (question !== undefined && question.chair === you.chair)) {
    return (
      <section className={`row ${styles.strip}`} aria-label={text.manners.title}>
        <AskingStrip table={table} handle={handle} />
      </section>
    );
  }
  // Who plays for whom is more important than the moves.
  const recap = rests || gone.length > 0 ? undefined : recapLines(props.recap, props.told.current);
  return (
    <section className={`row ${styles.strip}`} aria-label={text.manners.title}>
      <p className={`dim two-lines grow ${styles.words}`}>
        {whoseTurn !== undefined && <output className="strong">{whoseTurn.words} </output>}
        {whoseTurn?.passOn !== undefined ? undefined : recap !== undefined ? (
          <span data-recap="">
            <LatestLines key={recap.join()} lines={recap} between={props.recap?.clauses === undefined ? ' ' : ' · '} />
          </span>
        ) : (
          <>
            {rests
              ? text.absence.playingForYou
              : gone.length > 0
                ? text.absence.playingFor(gone)
                : away.length > 0
                  ? text.absence.away(away, table.manners.pace)
                  : names.length > 0
                    ? text.turn.thinking(names, minutes)
                    : isSlow && text.manners.isSlow}{' '}
            {table.manners.freeUndo === true && text.manners.isPractice}
          </>
        )}
      </p>
      {(rests || canNudge || canBeTold) && (
        <StripChips
          table={table}
          handle={handle}
          isResting={rests}
          nudged={canNudge && !rests ? names : []}
          canBeTold={canBeTold}
        />
      )}
      {undo?.seq === seq && question === undefined && <UndoChip {...props} law={undo.law} />}
    </section>
  );
}

/** Whether a bot plays for the viewer by their own wish. */
export function isResting({ chairs }: TableInfo, { snapshot }: TableHandle): boolean {
  const { chair } = snapshot.you;
  const own = chair === undefined ? undefined : chairs[chair];
  return own?.kind === 'person' && own.rests === true;
}

/** Others' actions: in the game's words, or the last lines of the log. */
function recapLines(recap: Recap | undefined, lines: readonly MarkLine[]): readonly string[] | undefined {
  if (recap === undefined) return undefined;
  const { clauses, after, until } = recap;
  const those = lines.filter(({ seq }) => seq > after && seq <= until).map(({ line }) => line);
  const told = clauses ?? those.slice(-LINES);
  return told.length === 0 ? undefined : told;
}

/** Shown only while undo is possible; says who will be asked, if anybody. */
function UndoChip(props: { table: TableInfo; handle: TableHandle; law: 'free' | 'ask'; isShared: boolean }) {
  const { table, handle, law } = props;
  const text = useMannersText().undo;
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
      <span aria-hidden="true">↶</span> {text.verb}
      {asked !== undefined && (
        <>
          {' '}
          <small>{text.asks[asked]}</small>
        </>
      )}
    </button>
  );
}

function isWaitingPerson(table: TableInfo, seat: number): boolean {
  const chair = table.chairs[table.seats[seat]];
  return chair !== undefined && isPlaying(chair);
}

/** Whether a person, present or absent, plays this chair, and not a bot for them. */
function isPlaying(chair: ChairInfo): boolean {
  return chair.kind === 'person' && chair.standIn !== true;
}

function isHere(table: TableInfo, seat: number): boolean {
  const chair = table.chairs[table.seats[seat]];
  return chair?.kind !== 'person' || chair.here;
}
