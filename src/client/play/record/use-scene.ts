import { useEffect, useMemo, useRef, useState } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import type { BigMoment } from '../../../replay/messages.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useLocale } from '../../text/language.ts';
import type { ReplayWorker } from './replay-worker.ts';

/** The seat whose view is shown; `open`: a spectator's view, with all hands open. */
export type Perspective = Viewer | 'open';

/** The table at a step, from a perspective. */
export interface ReplayPosition {
  viewer: Viewer;
  step: number;
  view: unknown;
  events: readonly SeenEvent[];
  /** Changes if the table does not follow from the previous one: it is then shown without motion. */
  take: number;
  /** The steps with a visible change. */
  eventful: ReadonlySet<number>;
}

/** Up to this many steps at once are animated. */
const FOLLOWED = 6;

/** The table after this many steps, from a perspective; the last scene stays until the next is ready. */
export function useScene(worker: ReplayWorker, step: number, eyes: Perspective): ReplayPosition | undefined {
  const viewer = eyes === 'open' ? 'spectator' : eyes;
  const [scene, setScene] = useState<Omit<ReplayPosition, 'events' | 'eventful'>>();
  const [told, setTold] = useState<{ viewer: Viewer; events: readonly SeenEvent[] }>();
  const wanted = useRef(0);
  useEffect(
    () =>
      whileWanted(worker.ask({ kind: 'events', viewer }), (answer) => {
        if (answer.kind === 'events') setTold({ viewer, events: answer.events });
      }),
    [worker, viewer],
  );
  useEffect(() => {
    wanted.current += 1;
    const asked = wanted.current;
    void worker.ask({ kind: 'look', step, viewer, isOpen: eyes === 'open' }).then((answer) => {
      if (answer.kind !== 'view' || asked < wanted.current) return;
      setScene((was) => {
        const leap = was === undefined ? 0 : step - was.step;
        const goesOn = was !== undefined && was.viewer === viewer && leap >= 0 && leap <= FOLLOWED;
        return { viewer, step, view: answer.view, take: goesOn ? was.take : (was?.take ?? 0) + 1 };
      });
    });
  }, [worker, step, viewer, eyes]);
  const at = scene?.step ?? 0;
  const events = useMemo(() => told?.events.filter(({ seq }) => seq <= at) ?? [], [told, at]);
  const eventful = useMemo(() => new Set(told?.events.map(({ seq }) => seq)), [told]);
  return scene === undefined || told?.viewer !== scene.viewer ? undefined : { ...scene, events, eventful };
}

/** The marked turning points, in the reader's language. */
export function useBigMoments(worker: ReplayWorker): readonly BigMoment[] {
  const locale = useLocale();
  const [moments, setMoments] = useState<readonly BigMoment[]>([]);
  useEffect(
    () =>
      whileWanted(worker.ask({ kind: 'moments', locale }), (answer) => {
        if (answer.kind === 'moments') setMoments(answer.moments);
      }),
    [worker, locale],
  );
  return moments;
}

/** Everybody's hand; undefined unless wanted. */
export function useHands(worker: ReplayWorker, step: number, isWanted: boolean): readonly string[][] | undefined {
  const locale = useLocale();
  const [hands, setHands] = useState<readonly string[][]>();
  useEffect(() => {
    if (!isWanted) return setHands(undefined);
    return whileWanted(worker.ask({ kind: 'hands', step, locale }), (answer) => {
      if (answer.kind === 'hands') setHands(answer.hands);
    });
  }, [worker, step, isWanted, locale]);
  return hands;
}
