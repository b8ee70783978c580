import { type Beat, type GameStage, plainBeats, type Step } from './beat.ts';
import type { Clip, Frame } from './director.ts';

/** The content of the page at a beat of a step. */
export interface Staged<View = unknown> {
  view: View;
  /** How many of the step's events are shown. */
  told: number;
  cue?: unknown;
}

/** The clip of a step, as its game stages it; `sceneOf` makes the scene of a beat. */
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
  // A last beat with a cue, or without all events, is followed by the final state.
  const isWhole = last === undefined || isTruth(last, step);
  const frames = (isWhole ? beats.slice(0, -1) : beats).map((beat) => frameOf(beat, sceneOf(beat)));
  const turn = stage?.turnOf?.(step.before);
  const isForAll = stage?.isForAll?.(step) === true;
  return { frames: [...frames, isWhole ? end : { ...end, ms: 0 }], isOwn: step.isOwn, turn, isForAll };
}

function frameOf<Scene>({ kind, ms, isUnhurried = false, isFollowed = false }: Beat, scene: Scene): Frame<Scene> {
  return { kind, ms, scene, isUnhurried, isFollowed };
}

function isTruth({ view, told, cue }: Beat, { after, events }: Step): boolean {
  return view === after && told === events.length && cue === undefined;
}
