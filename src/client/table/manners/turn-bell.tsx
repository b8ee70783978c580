import { useEffect, useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { gameName } from '../../games/registry.ts';
import { Button } from '../../parts/button.tsx';
import { play } from '../../sound.ts';
import { useMannersText } from './text.ts';

const STORED = 'undercroft.notices';

/** Says when it is one's turn while the page is hidden: in its title, by a sound, and by a notice where that was asked for. */
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
      void play('turn');
      if (areNoticesOn()) void giveNotice(text.notice(game), code);
    }
    was.current = isMine;
  }, [isMine, text, game, code]);
}

/** Asks the browser for notices, only when somebody wants them. */
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
        if (answer === 'granted') remember();
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
  try {
    return Notification.permission === 'granted' && localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(STORED, 'on');
  } catch {
    // Without storage there are no notices: the title and the sound are left.
  }
}

/** Phones give notices only through a service worker, where one is at work. */
async function giveNotice(words: string, code: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker === undefined) new Notification(words, { tag: code });
    else await worker.showNotification(words, { tag: code });
  } catch {
    // The title and the sound say it too.
  }
}
