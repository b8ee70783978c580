import { useEffect, useRef } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { playSound } from '../../device/sound.ts';
import { readStored } from '../../device/storage.ts';
import { gameName } from '../../games/registry.ts';
import { useMannersText } from './text.ts';

/** Under which key it is stored that notifications are switched on. */
export const NOTICES_KEY = 'undercroft.notices';

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

/** Whether notifications are switched on here. */
export function areNoticesOn(): boolean {
  return (
    typeof Notification !== 'undefined' && Notification.permission === 'granted' && readStored(NOTICES_KEY) === 'on'
  );
}

/** Shows a notification; on phones only a service worker can. */
export async function giveNotice(words: string, code: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker === undefined) new Notification(words, { tag: code });
    else await worker.showNotification(words, { tag: code });
  } catch {
    // The title and the sound say it too.
  }
}
