import { useEffect, useRef } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { playSound } from '../../device/sound.ts';
import { gameName } from '../../kit/games/registry.ts';
import { useSocialText } from './text/text.ts';

/**
 * Signals one's turn while the page is hidden: in its title, by a sound, and by a notification if those are switched
 * on.
 */
export function useTurnBell({ table, isMine }: { table: TableInfo; isMine: boolean }): void {
  const text = useSocialText().turn;
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
      // In a separate chunk: nobody needs it before the first move.
      void import('./give-notice.ts').then(
        ({ giveNotice }) => giveNotice(text.notice(game), code),
        () => undefined,
      );
    }
    was.current = isMine;
  }, [isMine, text, game, code]);
}
