import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DailyDay } from '../../protocol/daily.ts';
import { requestDay } from '../connection/daily-api.ts';
import { rememberedName } from '../device/device.ts';
import { useText } from '../text/language.ts';

/** Opens a day's table and goes there: the one that counts, or another for practice. */
export function usePlayDay(): {
  state: 'idle' | 'under-way' | 'failed';
  play(day: DailyDay, wish?: { practice: true }): Promise<void>;
} {
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'under-way' | 'failed'>('idle');
  return {
    state,
    async play({ day, game }, wish) {
      setState('under-way');
      const code = await requestDay({ day, game, name: rememberedName() ?? guest, ...wish });
      if (code === undefined) setState('failed');
      else go(`/t/${code}`);
    },
  };
}
