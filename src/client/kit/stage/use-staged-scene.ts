import { useReducer, useRef } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import { beatPaceNow } from '../../device/settings.ts';
import { useOnChange } from '../use-on-change.ts';
import type { GameStage } from './beat.ts';
import { stageClock } from './clock.ts';
import { clipOf, Director } from './director.ts';
import { type StageNow, stillStage } from './stage-now.ts';

/** A step of a table, shown in a replay or a look back. */
export interface LookedAt {
  view: unknown;
  events: readonly SeenEvent[];
  /** Changes if the step does not follow from the previous one. */
  take: number;
}

interface Shown {
  view: unknown;
  events: readonly SeenEvent[];
  cue?: unknown;
}

/**
 * Steps of a game in a replay or a look back: a step that follows from the previous one is staged, any other is shown
 * at once. Going on does not wait for the last beat.
 */
export function useStagedScene(
  looked: LookedAt,
  { game, you }: { game: GameStage | undefined; you: Viewer },
): Shown & { stage: StageNow } {
  const [, note] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<LookedAt>(undefined);
  const director = useRef<Director<Shown>>(undefined);
  director.current ??= new Director<Shown>(looked, beatPaceNow);
  const { current } = director;
  const before = latest.current;
  // During render, so that nothing of the new step is in the page before its beat.
  if (before === undefined) latest.current = looked;
  else if (before.view !== looked.view || before.events !== looked.events || before.take !== looked.take) {
    latest.current = looked;
    const fresh = looked.events.slice(before.events.length);
    if (before.take !== looked.take || fresh.length === 0) current.settle(looked);
    else {
      const step = {
        before: before.view,
        after: looked.view,
        events: fresh.map(({ event }) => event),
        you,
        // Nobody here made the move: it is announced like others' moves.
        isOwn: false,
      };
      const sceneOf = ({ view, told, cue }: { view: unknown; told: number; cue?: unknown }): Shown => ({
        view,
        events: told === fresh.length ? looked.events : [...before.events, ...fresh.slice(0, told)],
        cue,
      });
      // Going on does not wait for the step before, and nothing shortens it.
      current.push({ ...clipOf(step, { stage: game, sceneOf }), isOwn: true }, stageClock.elapsed());
    }
  }
  const { dueAt, beat, isBehind, shown } = current;
  useOnChange(dueAt === undefined ? undefined : `${dueAt} ${beat}`, () => {
    if (dueAt === undefined) return;
    return stageClock.schedule(dueAt - stageClock.elapsed(), () => {
      // A browser's timer may be a fraction of a millisecond early, and would not fire again.
      current.advance(Math.max(dueAt, stageClock.elapsed()));
      note();
    });
  });
  const skipBeat = (which: number) => {
    current.skipBeat(which, stageClock.elapsed());
    note();
  };
  const skipAll = () => {
    current.skipAll();
    note();
  };
  return { ...shown, stage: { ...stillStage, isBehind, beat, cue: shown.cue, skipBeat, skipToTurn: skipAll, skipAll } };
}
