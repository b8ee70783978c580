import type { Viewer } from '../../../engine/game.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import type { GameStage } from '../../kit/stage/beat.ts';

/** A table at a step, from a perspective. */
interface Moment {
  viewer: Viewer;
  view: unknown;
  events: readonly SeenEvent[];
}

/** The content of the picture of a step: the game's own choice, the beat with its effect, or the table after it. */
export function turningMomentOf({
  before,
  scene,
  stage,
  isEnd = false,
}: {
  before: Moment;
  scene: Moment;
  stage: GameStage | undefined;
  /** The step ended the game: its final state is the end screen, so a beat before that is used. */
  isEnd?: boolean;
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
  const canShow = ({ view }: { view: unknown }) => !(isEnd && isOver(view));
  const picture = stage?.pictureOf?.(step);
  const effects = stage?.beats?.(step).filter((beat) => beat.kind === 'consequence' && canShow(beat));
  const told =
    (picture !== undefined && canShow(picture) ? picture : undefined) ??
    effects?.findLast(({ cue }) => cue !== undefined) ??
    (isEnd ? effects?.at(-1) : undefined);
  if (told === undefined) return isEnd ? before : scene;
  return { view: told.view, events: [...before.events, ...fresh.slice(0, told.told)], cue: told.cue };
}

/** Whether a view shows the end of a game; views of all games have the outcome. */
function isOver(view: unknown): boolean {
  return (view as { outcome?: unknown } | undefined)?.outcome !== undefined;
}
