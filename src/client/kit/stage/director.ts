import { elementAt } from '../../../engine/list.ts';
import { type Beat, type BeatKind, type GameStage, plainBeats, type Step } from './beat.ts';

/** Something to show, and how long it lasts at normal speed. */
export interface Frame<Scene> {
  kind: BeatKind;
  ms: number;
  scene: Scene;
  /** It is never shortened. */
  isUnhurried?: boolean;
  /** It is shortened, but only as long as it can still be followed. */
  isFollowed?: boolean;
}

/** The frames of one step, at least one. The last of them shows the state afterwards. */
export interface Clip<Scene> {
  frames: readonly [...Frame<Scene>[], Frame<Scene>];
  /** Whether somebody at this device made the move: it never waits behind others' moves. */
  isOwn: boolean;
  /** Whether everybody watches it: `MOVE_MS` does not apply. */
  isForAll?: boolean;
  /** Clips of one turn share `TURN_MS`. */
  turn?: string | number | undefined;
}

/** The longest time for one move of another player, and for all moves of one turn, at normal speed. */
export const MOVE_MS = 1500;
export const TURN_MS = 3000;
/** The longest backlog: more of it is played faster. At a slow speed the limit grows accordingly. */
export const BACKLOG_MS = 8000;
/** Followed frames are shortened at most to this share: all rounds of a long fight are visible. */
export const FOLLOWED_LEAST = 0.4;
/** A shorter frame would be invisible, and is skipped. */
const SEEN_MS = 120;
/** The minimum time for what the player's own move revealed, however soon the player goes on. */
export const REVEAL_MS = 400;
/** With this many steps at once nothing is played: the current state is shown. */
const MOST_AT_ONCE = 12;
const AT_ONCE_MS = 60;
/** The most steps that can wait. */
const MOST_WAITING = 60;

/**
 * Plays clips one after the other: the scene shown is the last frame begun, not the newest state. Pure: the caller
 * passes the time, and asks when to call again. `pace` multiplies every length; 0 shows everything at once.
 */
export class Director<Scene> {
  #shown: Scene;
  #truth: Scene;
  readonly #queue: Clip<Scene>[] = [];
  /** The remaining frames of the current clip, and the factor on their lengths. */
  #rest: readonly Frame<Scene>[] = [];
  #scale = 1;
  /** The speed-up until the backlog is empty. */
  #hurry = 1;
  #playing: Clip<Scene> | undefined;
  #frame: Frame<Scene> | undefined;
  #beganAt = 0;
  #endsAt: number | undefined;
  /** Only reveals of the current clip are left: one's next step waits for them. */
  #isForwarded = false;
  #turn: { name: string | number | undefined; left: number } = { name: undefined, left: TURN_MS };
  #burst = { since: Number.NEGATIVE_INFINITY, steps: 0 };
  #isUnhurried = false;
  #beat = 0;
  readonly #pace: () => number;

  constructor(scene: Scene, pace: () => number) {
    this.#shown = scene;
    this.#truth = scene;
    this.#pace = pace;
  }

  /** The scene shown now. */
  get shown(): Scene {
    return this.#shown;
  }

  /** The newest scene. */
  get truth(): Scene {
    return this.#truth;
  }

  /** When the next frame begins, in the time passed to `advance`; undefined while nothing is played. */
  get dueAt(): number | undefined {
    return this.#endsAt;
  }

  /** Whether something is not shown yet. */
  get isBehind(): boolean {
    return this.#shown !== this.#truth;
  }

  /** Whether others' moves wait to be shown. */
  get areOthersWaiting(): boolean {
    return this.#queue.some(({ isOwn }) => !isOwn) || (this.isBehind && this.#playing?.isOwn === false);
  }

  /** Whether the current frame is never shortened. */
  get isUnhurried(): boolean {
    return this.#isUnhurried;
  }

  /** The number of the current frame; unique for each. */
  get beat(): number {
    return this.#beat;
  }

  /** Shows this scene at once, without staging. */
  settle(scene: Scene): void {
    this.#truth = scene;
    this.skipAll();
  }

  /** Adds a step. One's own begins at once, or after the reveals of `fastForward`; others' wait for their turn. */
  push(clip: Clip<Scene>, now: number): void {
    this.advance(now);
    if (clip.isOwn && !this.#isForwarded) this.skipAll();
    this.#truth = elementAt(clip.frames, clip.frames.length - 1).scene;
    this.#queue.push(clip);
    if (now - this.#burst.since > AT_ONCE_MS) this.#burst = { since: now, steps: 0 };
    this.#burst.steps += 1;
    if (this.#burst.steps > MOST_AT_ONCE || this.#queue.length > MOST_WAITING) this.skipAll();
    else this.advance(now);
  }

  /** Advances the time to `now`. */
  advance(now: number): void {
    while (this.#endsAt === undefined || this.#endsAt <= now) {
      const began = this.#endsAt ?? now;
      this.#endsAt = undefined;
      if (this.#rest.length === 0 && !this.#nextClip()) return;
      this.#begin(began);
    }
  }

  /** Ends the current frame, if it has this number. */
  skipBeat(beat: number, now: number): void {
    if (beat !== this.#beat || this.#endsAt === undefined) return;
    this.#endsAt = now;
    this.advance(now);
  }

  /** Skips waiting frames up to an unhurried one; that one too, if it has begun. */
  skipHurried(now: number): void {
    const ahead = [...this.#rest, ...this.#queue.flatMap(({ frames }) => frames)];
    const unhurried = this.isUnhurried ? undefined : ahead.find((frame) => frame.isUnhurried === true);
    if (unhurried === undefined) this.skipAll();
    else while (this.#shown !== unhurried.scene && this.#endsAt !== undefined) this.skipBeat(this.#beat, now);
  }

  /**
   * Goes on to the newest scene, because the viewer acts. What their own moves revealed is still shown, just long
   * enough to be visible: a card that was turned over must not be skipped.
   */
  fastForward(now: number): void {
    this.advance(now);
    const isOwn = this.#playing?.isOwn === true && this.#queue.every((clip) => clip.isOwn);
    const isReveal = ({ kind, scene }: Frame<Scene>) => isOwn && kind === 'reveal' && scene !== this.#truth;
    const brief = (frame: Frame<Scene>) => ({ ...frame, ms: Math.min(frame.ms, REVEAL_MS) });
    const reveals = [...this.#rest, ...this.#queue.flatMap(({ frames }) => frames)].filter(isReveal).map(brief);
    const current = this.#frame !== undefined && isReveal(this.#frame) ? brief(this.#frame) : undefined;
    const left = current === undefined ? 0 : this.#beganAt + current.ms * this.#pace() - now;
    if (left <= 0 && reveals.length === 0) this.skipAll();
    else {
      this.#queue.length = 0;
      this.#rest = [...reveals, { kind: 'settle', ms: 0, scene: this.#truth }];
      this.#isForwarded = true;
      // A new beat: the tap that led here must not end it.
      this.#beat += 1;
      this.#endsAt = now + Math.max(0, left);
      this.advance(now);
    }
  }

  /** Shows the newest scene at once. */
  skipAll(): void {
    this.#queue.length = 0;
    this.#rest = [];
    this.#playing = undefined;
    this.#frame = undefined;
    this.#isForwarded = false;
    this.#endsAt = undefined;
    this.#show(this.#truth);
  }

  #begin(at: number): void {
    const [frame, ...rest] = this.#rest;
    if (frame === undefined) return;
    this.#rest = rest;
    const isHurried = frame.isUnhurried !== true;
    const scale = frame.isFollowed === true ? Math.max(this.#scale, FOLLOWED_LEAST) : this.#scale;
    const ms = frame.ms * (isHurried ? scale : 1);
    if (isHurried && this.#playing?.isOwn === false) this.#turn.left -= ms;
    this.#frame = frame;
    this.#beganAt = at;
    this.#show(frame.scene, !isHurried);
    this.#endsAt = at + ms * this.#pace();
  }

  #nextClip(): boolean {
    const clip = this.#queue.shift();
    this.#playing = clip;
    this.#frame = undefined;
    this.#isForwarded = false;
    if (clip === undefined) return false;
    if (clip.turn === undefined || clip.turn !== this.#turn.name) this.#turn = { name: clip.turn, left: TURN_MS };
    this.#rest = clip.frames;
    this.#scale = this.#scaleOf(clip);
    return true;
  }

  /** The speed-up of a clip, so that others' moves end within the limits. */
  #scaleOf(clip: Clip<Scene>): number {
    const length = lengthOf(clip);
    const waiting = [clip, ...this.#queue].reduce((sum, other) => sum + lengthOf(other), 0);
    this.#hurry =
      this.#queue.length === 0 ? 1 : Math.min(this.#hurry, (BACKLOG_MS * Math.max(1, this.#pace())) / waiting);
    if (length === 0 || clip.isOwn) return 1;
    const ofTurn = this.#queue.filter(({ turn }) => turn !== undefined && turn === clip.turn).length + 1;
    const limits = [
      clip.isForAll === true ? length : Math.min(length, MOVE_MS),
      length * this.#hurry,
      ...(clip.turn === undefined ? [] : [this.#turn.left / ofTurn]),
    ];
    const allowed = Math.min(...limits);
    return allowed < SEEN_MS ? 0 : allowed / length;
  }

  #show(scene: Scene, isUnhurried = false): void {
    this.#beat += 1;
    this.#shown = scene;
    this.#isUnhurried = isUnhurried;
  }
}

/** The length of a clip without its unhurried frames. */
function lengthOf({ frames }: Clip<unknown>): number {
  return frames.reduce((sum, { isUnhurried, ms }) => (isUnhurried === true ? sum : sum + ms), 0);
}

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
