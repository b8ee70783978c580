import type { Viewer } from '../../../engine/game.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import type { GameStage } from '../../kit/stage/beat.ts';

/** A table at a moment, from a perspective. */
interface Moment {
  viewer: Viewer;
  view: unknown;
  events: readonly SeenEvent[];
}

/** What the picture of a step shows: what the game says, the beat with its effect, or the table after it. */
export function turningMomentOf({
  before,
  scene,
  stage,
}: {
  before: Moment;
  scene: Moment;
  stage: GameStage | undefined;
}): Pick<Moment, 'view' | 'events'> & { cue?: unknown } {
  const fresh = scene.events.slice(before.events.length);
  const step = {
    before: before.view,
    after: scene.view,
    events: fresh.map(({ event }) => event),
    you: scene.viewer,
    isOwn: true,
  };
  if (fresh.length === 0) return scene;
  const told =
    stage?.pictureOf?.(step) ??
    stage?.beats?.(step).findLast(({ kind, cue }) => kind === 'consequence' && cue !== undefined);
  if (told === undefined) return scene;
  return { view: told.view, events: [...before.events, ...fresh.slice(0, told.told)], cue: told.cue };
}
