import { useEffect, useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { playSound } from '../../device/sound.ts';
import { readStored, writeStored } from '../../device/storage.ts';
import { gameName } from '../../games/registry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useMannersText } from './text.ts';

const STORED = 'undercroft.notices';

/** Signals one's turn while the page is hidden: in its title, by a sound, and by a notification if those are switched on. */
export function useTurnBell({ table, isMine }: { table: TableInfo; isMine: boolean }): void {
  const text = useMannersText().turn;
  const { code } = table;
  const game = gameName(table.game);
  const was = useRef(isMine);
  useEffect(() => {
    if (!isMine) return;
    document.title = `● ${text.yours} · ${code}`;
    return () => {
      document.title = `${code} · Undercroft`;
    };
  }, [isMine, text, code]);
  useEffect(() => {
    if (isMine && !was.current && document.hidden) {
      playSound('turn');
      if (areNoticesOn()) void giveNotice(text.notice(game), code);
    }
    was.current = isMine;
  }, [isMine, text, game, code]);
}

/** Asks for permission to show notifications, only when somebody switches them on. */
export function TellMe() {
  const text = useMannersText().turn;
  const [state, setState] = useState(noticeState);
  if (state === 'none') return undefined;
  if (state !== 'off') return <p>{state === 'on' ? text.telling : text.blocked}</p>;
  return (
    <Button
      look="quiet"
      onClick={async () => {
        const answer = await Notification.requestPermission();
        if (answer === 'granted') writeStored(STORED, 'on');
        setState(noticeState());
      }}
    >
      {text.tell}
    </Button>
  );
}

function noticeState(): 'none' | 'off' | 'on' | 'blocked' {
  if (typeof Notification === 'undefined') return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return areNoticesOn() ? 'on' : 'off';
}

function areNoticesOn(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted' && readStored(STORED) === 'on';
}

/** Phones show notifications only through a service worker. */
async function giveNotice(words: string, code: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker === undefined) new Notification(words, { tag: code });
    else await worker.showNotification(words, { tag: code });
  } catch {
    // The title and the sound say it too.
  }
}
