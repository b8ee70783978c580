import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ErrorCode } from '../../../../protocol/server-message.ts';
import type { Shown, WatchMessage, WatchNews } from '../../../../protocol/watch-message.ts';
import { useStable } from '../../../kit/use-stable.ts';

/** The people of a watch party, as this page knows them. */
export interface PartyMembers {
  you: number;
  leader: number;
  people: readonly { id: number; name: string }[];
}

/** A watch party, and this page's actions in it. */
export interface WatchPartyHandle {
  company?: PartyMembers | undefined;
  isLost: boolean;
  trouble?: ErrorCode | undefined;
  /** For the leader: shows the others a position. */
  show(shown: Shown): void;
  passLead(to: number): void;
}

const RETRY_MS = 1500;
/** The leader's position is sent at most this often. */
const SHOW_MS = 150;

/** Joins the watch party of a replay while `isWanted`; `onShown` gets the leader's position. */
export function useWatchParty(
  code: string,
  { isWanted, name, onShown }: { isWanted: boolean; name: string; onShown(shown: Shown): void },
): WatchPartyHandle {
  const [company, setCompany] = useState<PartyMembers>();
  const [isLost, setLost] = useState(false);
  const [trouble, setTrouble] = useState<ErrorCode>();
  const socket = useRef<WebSocket>(undefined);
  const latestOnShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const receive = (news: WatchNews) => {
      if (news.kind === 'error') return setTrouble(news.code);
      if (news.shown !== undefined) latestOnShown(news.shown);
      if (news.kind === 'watching') setCompany({ you: news.you, leader: news.leader, people: news.people });
    };
    const connect = () => {
      const ws = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${code}`);
      socket.current = ws;
      ws.onopen = () => {
        setLost(false);
        setTrouble(undefined);
        ws.send(JSON.stringify({ kind: 'watch', replay: code, name } satisfies WatchMessage));
      };
      ws.onmessage = ({ data }) => receive(JSON.parse(String(data)) as WatchNews);
      ws.onclose = () => {
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

  const show = useThrottled((shown: Shown) => send({ kind: 'watch-show', shown }));
  function send(message: WatchMessage): void {
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify(message));
  }
  return { company, isLost, trouble, show, passLead: (to) => send({ kind: 'watch-lead', to }) };
}

/** Throttled to `SHOW_MS`; the last call is always made. */
function useThrottled(act: (shown: Shown) => void): (shown: Shown) => void {
  const latest = useStable(act);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; next?: Shown }>(undefined);
  const [call] = useState(() => (shown: Shown): void => {
    if (waiting.current !== undefined) {
      waiting.current.next = shown;
      return;
    }
    latest(shown);
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
