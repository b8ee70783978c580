import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../engine/text.ts';
import type { OpenTablesNews, TableOnOffer } from '../../../protocol/open-tables.ts';
import { openServerSocket, type Transport } from '../../connection/transport.ts';
import { keptSeat } from '../../device/device.ts';

/** The wait before the next try, in ms: longer each time. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

type Tables = readonly TableOnOffer[] | 'off' | undefined;

/** All parts of the page share one connection. */
const listeners = new Set<() => void>();
let tables: Tables;
let stop: (() => void) | undefined;

/** The open tables of the server, always up to date; `off` if it has none, undefined until known. */
export function useOpenTables(): Tables {
  return useSyncExternalStore(subscribe, () => tables);
}

/** Those one may join, first the ones in the reader's language; one's own are among those to continue. */
export function joinable(tables: readonly TableOnOffer[], language: Locale, busy?: string): TableOnOffer[] {
  return tables
    .filter(({ code }) => keptSeat(code) === undefined || code === busy)
    .toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watchOpenTables((found) => {
    tables = found;
    for (const tell of listeners) tell();
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    [stop, tables] = [undefined, undefined];
  };
}

/** Subscribes to the open tables while the page is visible, and reconnects when the connection is lost. */
function watchOpenTables(onTables: (tables: readonly TableOnOffer[] | 'off') => void): () => void {
  let transport: Transport | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;

  function connect(): void {
    if (transport !== undefined || document.hidden) return;
    const opened = openServerSocket(
      {
        onOpen: () => opened.send('{"kind":"open-tables"}'),
        onMessage: (raw) => {
          const news = readNews(raw);
          if (news === undefined) return;
          wait = FIRST_WAIT;
          if ('tables' in news) return onTables(news.tables);
          onTables('off');
          close();
        },
        onLost: () => {
          transport = undefined;
          timer = setTimeout(connect, wait);
          wait = Math.min(LONGEST_WAIT, 2 * wait);
        },
      },
      '/ws?try=0',
    );
    transport = opened;
  }

  function disconnect(): void {
    clearTimeout(timer);
    transport?.close();
    transport = undefined;
  }

  // A hidden page needs no connection.
  const onSeen = () => (document.hidden ? disconnect() : connect());
  function close(): void {
    document.removeEventListener('visibilitychange', onSeen);
    disconnect();
  }

  document.addEventListener('visibilitychange', onSeen);
  connect();
  return close;
}

function readNews(raw: unknown): OpenTablesNews | undefined {
  const news = typeof raw === 'string' ? (JSON.parse(raw) as OpenTablesNews) : undefined;
  return news?.kind === 'open-tables' ? news : undefined;
}
