import { useRef, useState } from 'react';
import { playSound } from '../../device/sound.ts';
import type { GamePageProps } from '../game-page.ts';

/** Sends a move and waits for its answer; a refusal shows its rule. Taps meanwhile are ignored. */
export function useSending<Move>({ send, why }: Pick<GamePageProps<unknown, unknown, Move>, 'send' | 'why'>) {
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  async function sendOne(move: Move): Promise<boolean> {
    if (under.current) return false;
    under.current = true;
    setBusy(true);
    const answer = await send(move);
    under.current = false;
    setBusy(false);
    if (answer.kind === 'refused') {
      playSound('refused');
      why(answer.rule);
    }
    return answer.kind === 'done';
  }
  return { busy, send: sendOne };
}
