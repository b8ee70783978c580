import { useEffect, useState } from 'react';
import type { OpenTablesNews, TableOnOffer } from '../../../protocol/open-tables.ts';
import { openServerSocket, type Transport } from '../../connection/transport.ts';

/** The wait before the next try, in ms: longer each time. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

/** The open tables of the server, always up to date; `off` if it has none, undefined until known. */
export function useOpenTables(): readonly TableOnOffer[] | 'off' | undefined {
  const [tables, setTables] = useState<readonly TableOnOffer[] | 'off'>();
  useEffect(() => watchOpenTables(setTables), []);
  return tables;
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
