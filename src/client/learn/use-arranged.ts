import { useEffect, useState } from 'react';
import type { ArrangedTable } from '../../protocol/local.ts';
import { newSecret, rememberedName } from '../device.ts';
import { gameEntry } from '../games/registry.ts';
import { useText } from '../language.ts';
import { askHere } from '../local/worker-house.ts';
import { keepUnderWay, progressIn, type UnderWay } from './progress.ts';

/** The table of a level: the one that was left, or else one that is laid now. `failed`: there can be none. */
export function useArranged(game: string, level: string, table: ArrangedTable): UnderWay | 'failed' | undefined {
  const guest = useText().names.guest;
  const [laid, setLaid] = useState<UnderWay | 'failed' | undefined>(() => {
    const { underWay } = progressIn(game);
    return underWay?.level === level ? underWay : undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid once, when the level is shown
  useEffect(() => {
    if (laid !== undefined) return;
    let wanted = true;
    const secret = newSecret();
    const person = { name: rememberedName() ?? guest, secret };
    const bot = gameEntry(game)?.bots[0] ?? 'random';
    void askHere({ kind: 'arrange', game, table, person, bot }).then((answer) => {
      if (!wanted) return;
      if (answer.kind !== 'opened') return setLaid('failed');
      const underWay = { level, code: answer.code, secret, lessons: 0 };
      keepUnderWay(game, underWay);
      setLaid(underWay);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return laid;
}
