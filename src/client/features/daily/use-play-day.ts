import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DailyReport } from '../../../protocol/daily.ts';
import { requestDay } from '../../connection/daily-api.ts';
import { rememberedName } from '../../device/device.ts';
import { useText } from '../../text/language.ts';

/** Opens a day's table and goes there: the counted one, or another for practice. */
export function usePlayDay(): {
  state: 'idle' | 'under-way' | 'failed';
  play(day: DailyReport, wish?: { practice: true }): Promise<void>;
} {
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'under-way' | 'failed'>('idle');
  return {
    state,
    async play({ day, game, yours }, wish) {
      // Another player has the chair of a try that one plays along in.
      if (yours?.along === true && yours.kind !== 'over' && wish === undefined) return go(`/t/${yours.code}`);
      setState('under-way');
      const code = await requestDay({ day, game, name: rememberedName() ?? guest, ...wish });
      if (code === undefined) setState('failed');
      else go(`/t/${code}`);
    },
  };
}
