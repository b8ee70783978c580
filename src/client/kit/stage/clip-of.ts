import { type Beat, type GameStage, plainBeats, type Step } from './beat.ts';
import type { Clip, Frame } from './director.ts';

/** What the page shows at a beat of a step, apart from what it always shows. */
export interface Staged<View = unknown> {
  view: View;
  /** How many of the step's events are told. */
  told: number;
  cue?: unknown;
}

/** The clip of a step, as its game wants it seen; `sceneOf` makes what is shown at a beat. */
export function clipOf<Scene>(
  step: Step,
  { stage, sceneOf }: { stage: GameStage | undefined; sceneOf(staged: Staged): Scene },
): Clip<Scene> {
  const beats = (stage?.beats ?? plainBeats)(step);
  const last = beats.at(-1);
  const end: Frame<Scene> = {
    kind: last?.kind ?? 'reveal',
    ms: last?.ms ?? 0,
    scene: sceneOf({ view: step.after, told: step.events.length }),
  };
  // A last beat that draws something besides, or not all of it yet, is followed by the table as it is.
  const isWhole = last === undefined || isTruth(last, step);
  const frames = (isWhole ? beats.slice(0, -1) : beats).map((beat) => frameOf(beat, sceneOf(beat)));
  const turn = stage?.turnOf?.(step.before);
  const isForAll = stage?.isForAll?.(step) === true;
  return { frames: [...frames, isWhole ? end : { ...end, ms: 0 }], isOwn: step.isOwn, turn, isForAll };
}

function frameOf<Scene>({ kind, ms, isUnhurried = false }: Beat, scene: Scene): Frame<Scene> {
  return { kind, ms, scene, isUnhurried };
}

function isTruth({ view, told, cue }: Beat, { after, events }: Step): boolean {
  return view === after && told === events.length && cue === undefined;
}
