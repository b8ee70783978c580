import { type ReactNode, useEffect, useState } from 'react';
import type { TableLook } from '../../../protocol/table-info.ts';
import { fetchTable } from '../../connection/api.ts';
import {
  forgetCampaign,
  forgetScreen,
  forgetSeat,
  type KeptSeat,
  keepSeat,
  keptCampaigns,
  keptScreens,
  keptSeat,
  keptSeats,
} from '../../device/device.ts';
import { type KeptTable, keptTables } from '../../device/kept/kept-tables.ts';
import { DAILY_OFF, readStored } from '../../device/storage.ts';
import { DailyCard } from '../../features/daily/daily-card.tsx';
import { Friends } from '../../features/records/groups/friends.tsx';
import { gameEntry, gameName } from '../../kit/games/registry.ts';
import { useAgain } from '../../kit/pages/use-again.ts';
import styles from './continue.module.css';
import { useContinueText } from './continue-text.ts';
import { type KeptWay, Ways } from './continue-way.tsx';
import home from './home-page.module.css';
import { OpenTables } from './open-tables.tsx';
import { forgetForGood, removeDropped } from './remove-dropped.ts';
import { SetAside } from './set-aside.tsx';
import { You } from './you.tsx';

export { DoorBest } from '../../features/records/cards/door-best.tsx';

const MOST = 5;
/** Number of tables checked: at one that is not listed it may be one's turn. */
const LOOKED_AT = 12;
/** How long after a game its rematch is looked for. */
const REMATCH_MS = 24 * 60 * 60 * 1000;

/**
 * The unfinished tables of this device, those at the player's own turn first; without any, the newcomers' content. Tables it
 * only shows, and what-if games, are folded.
 */
export function Continue({ children }: { children: ReactNode }) {
  const text = useContinueText();
  const kept = useUnfinished();
  const ways = useWays(kept);
  const aside = <SetAside screens={kept.screens} tried={kept.tried} onForgotten={kept.read} />;
  return (
    <>
      <You />
      {ways.length === 0 ? (
        <>
          {children}
          {aside}
        </>
      ) : (
        <section className={`stack centred ${styles.continue}`} aria-labelledby="continue">
          <h2 id="continue" className="title">
            {text.continueTitle}
          </h2>
          <Ways ways={ways} onForgotten={kept.read} />
          {aside}
        </section>
      )}
      <Returning />
    </>
  );
}

const keptNow = () => ({
  campaigns: keptCampaigns(),
  seats: unfinished(),
  here: unfinishedHere(),
  tried: triedHere(),
  screens: keptScreens(),
});

/** What this device keeps, checked now and then; `tables` once the server has told about them. */
function useUnfinished() {
  const [kept, setKept] = useState(keptNow);
  const [tables, setTables] = useState<readonly TableLook[]>();
  const read = () => setKept(keptNow());
  useAgain(async (isWanted) => {
    const found = await tidy();
    if (!isWanted()) return;
    read();
    setTables(found);
  });
  useEffect(() => void removeDropped(), []);
  return { ...kept, tables, read };
}

/** A link to each campaign and table, those that wait for the reader first. */
function useWays({ campaigns, here, seats, tables }: ReturnType<typeof useUnfinished>): KeptWay[] {
  const text = useContinueText();
  const atServer = seats.map((seat) => {
    const look = tables?.find(({ code }) => code === seat.code);
    return { ...seat, look, isAwaited: look !== undefined && isOwnTurn(look) };
  });
  return awaitedFirst([
    ...campaigns.slice(0, MOST).map(({ code, game }, place) => {
      const number = numberOf(place, campaigns.length);
      return {
        to: `/c/${code}`,
        label: text.continueCampaign(game === undefined ? undefined : gameName(game), number),
        forget: text.forgetCampaign(number),
        forgets: () => forgetCampaign(code),
        isAwaited: false,
      };
    }),
    ...here.map(({ code, game, ...table }) => ({
      to: `/here/${code}`,
      label: text.hereAt(gameName(game), code),
      note: <TurnHere {...table} />,
      forget: text.forget(code),
      forgets: () => forgetForGood(code),
      isAwaited: table.secrets.length === 1 && (table.turn ?? []).length > 0,
    })),
    ...awaitedFirst(atServer)
      .slice(0, MOST)
      .map(({ code, game, look, isAwaited }) => ({
        to: `/t/${code}`,
        label: text.continueAt(gameName(game), code),
        note: <Company table={look ?? 'unknown'} />,
        forget: text.forget(code),
        forgets: () => forgetSeat(code),
        isAwaited,
      })),
  ]);
}

/** Whose turn it was when a table on this device was last open; nobody has moved since. */
function TurnHere({ secrets, turn = [] }: Pick<KeptTable, 'secrets' | 'turn'>) {
  const { yourTurn, turnOf } = useContinueText();
  const [first] = turn;
  if (first === undefined) return undefined;
  return (
    <small className="subline">
      <strong className="bright">{secrets.length === 1 ? yourTurn : turnOf(first)}</strong>
    </small>
  );
}

/** Whether it is the player's own turn, and the other players; space is reserved until that is known. */
function Company({ table }: { table: TableLook | 'unknown' }) {
  const { yourTurn } = useContinueText();
  if (table === 'unknown') return <small className="subline">…</small>;
  const names = others(table).join(', ');
  return (
    <small className="subline">
      {isOwnTurn(table) && <strong className="bright">{yourTurn}</strong>}
      {isOwnTurn(table) && names !== '' && ' · '}
      {names}
    </small>
  );
}

/** Tables waiting for the reader come first; otherwise the order stays. */
function awaitedFirst<Item extends { isAwaited: boolean }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Number(other.isAwaited) - Number(one.isAwaited));
}

function unfinished() {
  return keptSeats()
    .filter((seat) => seat.left !== true && seat.over !== true)
    .slice(0, LOOKED_AT);
}

function unfinishedHere() {
  return keptTables()
    .filter(({ over, whatIf }) => over !== true && whatIf === undefined)
    .slice(0, MOST);
}

/** Games continued from a finished one, to see what would have happened. */
function triedHere() {
  return keptTables()
    .filter(({ over, whatIf }) => over !== true && whatIf !== undefined)
    .slice(0, MOST);
}

/** Forgets tables that are gone, records games that ended while this device was away, and follows rematches. */
async function tidy(): Promise<TableLook[]> {
  const found = new Map<string, TableLook>();
  const asked = new Set<string>();
  const isNew = ({ code }: KeptSeat) => !asked.has(code);
  // Each dropped one brings another onto the list, and a rematch adds one.
  for (let [seat] = worthALook().filter(isNew); seat !== undefined; [seat] = worthALook().filter(isNew)) {
    asked.add(seat.code);
    const table = await fetchTable(seat.code);
    if (table === 'gone') forgetSeat(seat.code);
    else if (table?.next !== undefined) goAlong(seat, table.next);
    else if (table?.status === 'over') keepSeat({ ...seat, over: true });
    else if (table !== undefined) found.set(seat.code, table);
  }
  for (const { code } of keptScreens()) {
    const table = await fetchTable(code);
    if (table === 'gone' || (table !== undefined && table.status === 'over')) forgetScreen(code);
  }
  return [...found.values()];
}

/** The tables on the list, and recently finished ones, which may have a rematch. */
function worthALook(): KeptSeat[] {
  const ended = keptSeats().filter(
    ({ over, left, at }) => over === true && left !== true && Date.now() - at < REMATCH_MS,
  );
  return [...unfinished(), ...ended.slice(0, MOST)];
}

/** The number of one of several; a single one has none. */
function numberOf(place: number, of: number): number | undefined {
  return of > 1 ? place + 1 : undefined;
}

/** Stores the seat at the group's next table: same chair, same secret. */
function goAlong(seat: KeptSeat, next: string): void {
  const { over: _, ...same } = seat;
  keepSeat({ ...seat, left: true });
  if (keptSeat(next) === undefined) keepSeat({ ...same, code: next });
}

/** The other people at the table. */
function others({ code, chairs }: TableLook): string[] {
  const own = keptSeat(code)?.chair;
  return chairs.flatMap((chair, place) => (chair.kind === 'empty' || place === own ? [] : [chair.name]));
}

/** In real time it is always everybody's turn, so it is not shown. */
function isOwnTurn({ code, game, toAct = [] }: TableLook): boolean {
  const own = keptSeat(code)?.chair;
  return own !== undefined && toAct.includes(own) && gameEntry(game)?.realTime !== true;
}

/** News since the last visit: today's dungeon, friends at a table now, and open tables. */
export function Returning() {
  return (
    <>
      {/* Its space is reserved while it is loaded, but not if this server had none the last time. */}
      <div className={`grid ${readStored(DAILY_OFF) === 'off' ? '' : home.daily}`}>
        <DailyCard />
      </div>
      <Friends />
      {/* Returning visitors want the games: while nobody waits, open tables take one line above them. */}
      <OpenTables isBrief />
    </>
  );
}
