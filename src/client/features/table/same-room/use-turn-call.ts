import { useEffect, useRef } from 'react';
import type { PlayInfo } from '../../../../protocol/server-message.ts';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import { playSound } from '../../../device/sound.ts';
import { gameEntry } from '../../../kit/games/registry.ts';

/** Plays a sound on the big screen when another person's turn begins; not for bots. */
export function useTurnCall(table: TableInfo | undefined, play: PlayInfo | undefined): void {
  const isTurns = table?.status === 'playing' && gameEntry(table.game)?.realTime !== true;
  const people = isTurns ? play?.toAct.filter((seat) => table.chairs[table.seats[seat]]?.kind === 'person') : [];
  const called = people?.join() ?? '';
  const before = useRef(called);
  useEffect(() => {
    if (called !== '' && called !== before.current) playSound('turn');
    before.current = called;
  }, [called]);
}
