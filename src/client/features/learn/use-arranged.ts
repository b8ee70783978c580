import { useEffect, useEffectEvent, useState } from 'react';
import type { ArrangedTable } from '../../../protocol/local.ts';
import { askHere } from '../../connection/here/worker-house.ts';
import { newSecret, rememberedName } from '../../device/device.ts';
import { keepBegun, progressIn, type UnderWay } from '../../device/kept/level-progress.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { useText } from '../../text/language.ts';

/** The table of a level: the one in progress, or a new one. `failed`: it could not be opened. */
export function useArranged(game: string, level: string, table: ArrangedTable): UnderWay | 'failed' | undefined {
  const guest = useText().names.guest;
  const [laid, setLaid] = useState<UnderWay | 'failed' | undefined>(() => {
    const { underWay } = progressIn(game);
    return underWay?.level === level ? underWay : undefined;
  });
  const lay = useEffectEvent(() => {
    if (laid !== undefined) return;
    let wanted = true;
    const secret = newSecret();
    const person = { name: rememberedName() ?? guest, secret };
    const bot = gameEntry(game)?.bots[0].id ?? 'random';
    const instead = progressIn(game).leftOver ?? [];
    void askHere({ kind: 'arrange', game, table, person, bot, instead }).then((answer) => {
      if (!wanted) return;
      if (answer.kind !== 'opened') return setLaid('failed');
      const underWay = { level, code: answer.code, secret, lessons: 0 };
      keepBegun(game, underWay);
      setLaid(underWay);
    });
    return () => {
      wanted = false;
    };
  });
  // Once, when the level is shown.
  useEffect(() => lay(), []);
  return laid;
}
