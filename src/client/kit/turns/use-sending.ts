import { useRef, useState } from 'react';
import { playSound } from '../../device/sound.ts';
import type { GamePageProps } from '../game-page.ts';
import { useTableContext } from '../table/table-context.tsx';
import { useStable } from '../use-stable.ts';

/**
 * Sends a move and waits for its response; a refusal is shown with its rule. Another move meanwhile would be made
 * without the result of the first: it is refused with a note. The same move again is ignored as a double tap. `send` is
 * a stable function.
 */
export function useSending<Move>({ send }: Pick<GamePageProps<unknown, unknown, Move>, 'send'>) {
  const [busy, setBusy] = useState(false);
  const underWay = useRef<string>(undefined);
  const { sayWhyNot } = useTableContext();
  const sendOne = useStable(async (move: Move): Promise<boolean> => {
    const asText = JSON.stringify(move);
    if (underWay.current !== undefined) {
      if (underWay.current !== asText) sayWhyNot({ kind: 'under-way' });
      return false;
    }
    underWay.current = asText;
    setBusy(true);
    const answer = await send(move);
    underWay.current = undefined;
    setBusy(false);
    if (answer.kind === 'refused') {
      playSound('refused');
      sayWhyNot({ kind: 'refused', rule: answer.rule });
    }
    return answer.kind === 'done';
  });
  return { busy, send: sendOne };
}
