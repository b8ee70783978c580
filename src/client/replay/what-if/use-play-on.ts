import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameRecord } from '../../../engine/record.ts';
import { rememberedName } from '../../device/device.ts';
import { gameEntry } from '../../games/registry.ts';
import { branchHere } from '../../local/open-here.ts';
import { useText } from '../../text/language.ts';

/** Plays on from a moment of a record at a table in this browser; `state` says how far that is. */
export function usePlayOn(game: string, text: string) {
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'under-way' | 'failed'>();
  async function playOn({ steps, seat, from }: { steps: number; seat: number; from: string }): Promise<void> {
    setState('under-way');
    const code = await branchHere({
      record: JSON.parse(text) as GameRecord,
      steps,
      seat,
      name: rememberedName() ?? guest,
      from,
      bot: gameEntry(game)?.bots[0].id ?? 'random',
    });
    if (code === undefined) return setState('failed');
    go(`/here/${code}`);
  }
  return { state, playOn };
}
