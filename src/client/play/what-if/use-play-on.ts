import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameRecord } from '../../../engine/record.ts';
import type { ReplayInfo } from '../../../replay/messages.ts';
import { branchHere } from '../../connection/here/open-here.ts';
import { rememberedName } from '../../device/device.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { useText } from '../../text/language.ts';
import { figuresOf } from '../challenge/figures.ts';
import type { ReplayWorker } from '../record/replay-worker.ts';

/**
 * Plays on from a record at a table in this browser, from the last choice a seat had up to a step: after that there
 * would be nothing to choose. `state` is the progress.
 */
export function usePlayOn({ info, text, worker }: { info: ReplayInfo; text: string; worker: ReplayWorker }) {
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'under-way' | 'failed'>();
  async function playOn({ step, seat, from }: { step: number; seat: number; from: string }): Promise<void> {
    setState('under-way');
    const choice = await worker.ask({ kind: 'choice', seat, step });
    if (choice.kind !== 'choice' || choice.step === undefined) return setState('failed');
    const record = JSON.parse(text) as GameRecord;
    const { game, options, outcome } = record;
    const then = outcome && figuresOf({ game, options, players: info.names, ...outcome }, seat);
    const code = await branchHere({
      record,
      then,
      steps: choice.step,
      seat,
      name: info.names[seat] ?? rememberedName() ?? guest,
      from,
      bot: gameEntry(info.game)?.bots[0].id ?? 'random',
    });
    if (code === undefined) return setState('failed');
    go(`/here/${code}`);
  }
  return { state, playOn };
}
