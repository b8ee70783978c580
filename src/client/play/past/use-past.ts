import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PastViewMessage } from '../../connection/request.ts';
import { whileWanted } from '../../kit/while-wanted.ts';

/** The table at an earlier step. */
export interface PastScene {
  entry: number;
  at: number;
  view: unknown;
  /** Changes if the table does not follow from the previous one: it is then shown without motion. */
  take: number;
  /** The last requested step is not shown. */
  isHidden: boolean;
}

/** Fetches the view after an entry; the last scene stays until the next is ready. Results are cached. */
export function usePast(
  entry: number,
  {
    look,
    isNext,
  }: { look(entry: number): Promise<PastViewMessage | undefined>; isNext(from: number, to: number): boolean },
): PastScene | undefined {
  const [scene, setScene] = useState<PastScene>();
  const known = useRef(new Map<number, PastViewMessage>());
  const fetchOnce = useEffectEvent(async (wanted: number): Promise<PastViewMessage | undefined> => {
    const moment = known.current.get(wanted) ?? (await look(wanted));
    if (moment !== undefined) known.current.set(wanted, moment);
    return moment;
  });
  const show = useEffectEvent((moment: PastViewMessage | undefined) =>
    setScene((was) => {
      if (moment === undefined) return was && { ...was, isHidden: true };
      const { at, view } = moment;
      const goesOn = was !== undefined && (was.entry === entry || isNext(was.entry, entry));
      return { entry, at, view, take: goesOn ? was.take : (was?.take ?? 0) + 1, isHidden: false };
    }),
  );
  useEffect(() => whileWanted(fetchOnce(entry), (moment) => show(moment)), [entry]);
  return scene;
}
