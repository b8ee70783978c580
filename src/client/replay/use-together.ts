import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { Shown, WatchMessage, WatchNews } from '../../protocol/watch-message.ts';

/** Those who watch a replay together, as this page knows it. */
export interface Company {
  you: number;
  leader: number;
  people: readonly { id: number; name: string }[];
}

/** How one watches with others. */
export interface Together {
  company?: Company | undefined;
  isLost: boolean;
  trouble?: ErrorCode | undefined;
  /** The leader's: shows the others a moment. */
  show(shown: Shown): void;
  passLead(to: number): void;
}

const RETRY_MS = 1500;
/** So often at most the others are shown another moment. */
const SHOW_MS = 150;

/** Watches a replay with others while that is wanted; what the leader shows comes through `onShown`. */
export function useTogether(
  code: string,
  { isWanted, name, onShown }: { isWanted: boolean; name: string; onShown(shown: Shown): void },
): Together {
  const [company, setCompany] = useState<Company>();
  const [isLost, setLost] = useState(false);
  const [trouble, setTrouble] = useState<ErrorCode>();
  const socket = useRef<WebSocket>(undefined);
  const heard = useRef(onShown);
  heard.current = onShown;
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (news: WatchNews) => {
      if (news.kind === 'error') return setTrouble(news.code);
      if (news.shown !== undefined) heard.current(news.shown);
      if (news.kind === 'watching') setCompany({ you: news.you, leader: news.leader, people: news.people });
    };
    const connect = () => {
      const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
      socket.current = line;
      line.onopen = () => {
        setLost(false);
        setTrouble(undefined);
        line.send(JSON.stringify({ kind: 'watch', replay: code, name } satisfies WatchMessage));
      };
      line.onmessage = ({ data }) => hear(JSON.parse(String(data)) as WatchNews);
      line.onclose = () => {
        setLost(true);
        timer = setTimeout(connect, RETRY_MS);
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      if (socket.current !== undefined) {
        socket.current.onclose = null;
        socket.current.close();
      }
      socket.current = undefined;
      setCompany(undefined);
      setLost(false);
    };
  }, [code, isWanted, name]);

  const show = useThrottled((shown: Shown) => say({ kind: 'watch-show', shown }));
  function say(message: WatchMessage): void {
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify(message));
  }
  return { company, isLost, trouble, show, passLead: (to) => say({ kind: 'watch-lead', to }) };
}

/** Calls not more often than that, and always with the last thing that was to be said. */
function useThrottled(act: (shown: Shown) => void): (shown: Shown) => void {
  const latest = useRef(act);
  latest.current = act;
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; next?: Shown }>(undefined);
  const [call] = useState(() => (shown: Shown): void => {
    if (waiting.current !== undefined) {
      waiting.current.next = shown;
      return;
    }
    latest.current(shown);
    const timer = setTimeout(() => {
      const next = waiting.current?.next;
      waiting.current = undefined;
      if (next !== undefined) call(next);
    }, SHOW_MS);
    waiting.current = { timer };
  });
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    },
    [],
  );
  return call;
}
