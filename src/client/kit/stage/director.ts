import type { BeatKind } from './beat.ts';

/** Something to show, and how long it lasts at normal speed. */
export interface Frame<Scene> {
  kind: BeatKind;
  ms: number;
  scene: Scene;
  /** No limit on how long others are watched makes it shorter. */
  isUnhurried?: boolean;
}

/** The frames of one step, at least one. The last of them shows the table as it is afterwards. */
export interface Clip<Scene> {
  frames: readonly [...Frame<Scene>[], Frame<Scene>];
  /** Whether somebody at this device made it happen: it never waits behind what others did. */
  isOwn: boolean;
  /** Whether it is everybody's to watch: `MOVE_MS` is no limit for it. */
  isForAll?: boolean;
  /** Clips of one turn share `TURN_MS`. */
  turn?: string | number | undefined;
}

/** The longest that one move of somebody else is played, at normal speed, and all moves of one turn of theirs. */
export const MOVE_MS = 1500;
export const TURN_MS = 3000;
/** What waits to be played never lasts longer than this: more of it goes faster. */
export const BACKLOG_MS = 8000;
/** What would be shorter than this cannot be seen, and passes at once. */
const SEEN_MS = 120;
/** So many steps within a moment are no play but news: the table is shown as it is. */
const MOST_AT_ONCE = 12;
const AT_ONCE_MS = 60;
/** So many steps can wait at all. */
const MOST_WAITING = 60;

/**
 * Plays clips one after the other: what is shown is the last frame that began, not the newest that came. Pure: it is told
 * the time, and says when it wants to be told again. `pace` multiplies every length; 0 plays everything at once.
 */
export class Director<Scene> {
  #shown: Scene;
  #truth: Scene;
  readonly #queue: Clip<Scene>[] = [];
  /** The frames of the clip that is played which have not begun, and by what their lengths are multiplied. */
  #rest: readonly Frame<Scene>[] = [];
  #scale = 1;
  /** How much faster all goes until nothing waits any more. */
  #hurry = 1;
  #playing: Clip<Scene> | undefined;
  #endsAt: number | undefined;
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

  /** What everybody sees and hears now. */
  get shown(): Scene {
    return this.#shown;
  }

  /** How the table really stands. */
  get truth(): Scene {
    return this.#truth;
  }

  /** When the next frame begins, in the time that `advance` is told; undefined while nothing is played. */
  get dueAt(): number | undefined {
    return this.#endsAt;
  }

  /** Whether something has happened that is not shown yet. */
  get isBehind(): boolean {
    return this.#shown !== this.#truth;
  }

  /** Whether what others did waits to be shown. */
  get areOthersWaiting(): boolean {
    return this.#queue.length > 0 || (this.isBehind && this.#playing?.isOwn === false);
  }

  /** Whether what is shown lasts as long as it says. */
  get isUnhurried(): boolean {
    return this.#isUnhurried;
  }

  /** The number of the frame that is shown: another for each. */
  get beat(): number {
    return this.#beat;
  }

  /** Shows the table as it is, without a word about how it came to be so. */
  settle(scene: Scene): void {
    this.#truth = scene;
    this.skipAll();
  }

  /** One more step. One's own begins at once; what others did waits for its turn. */
  push(clip: Clip<Scene>, now: number): void {
    this.advance(now);
    if (clip.isOwn) this.skipAll();
    this.#truth = clip.frames[clip.frames.length - 1].scene;
    this.#queue.push(clip);
    if (now - this.#burst.since > AT_ONCE_MS) this.#burst = { since: now, steps: 0 };
    this.#burst.steps += 1;
    if (this.#burst.steps > MOST_AT_ONCE || this.#queue.length > MOST_WAITING) this.skipAll();
    else this.advance(now);
  }

  /** Lets the time be `now`. */
  advance(now: number): void {
    while (this.#endsAt === undefined || this.#endsAt <= now) {
      const began = this.#endsAt ?? now;
      this.#endsAt = undefined;
      if (this.#rest.length === 0 && !this.#nextClip()) return;
      this.#begin(began);
    }
  }

  /** Ends the frame that is shown, if it is still this one. */
  skipBeat(beat: number, now: number): void {
    if (beat !== this.#beat || this.#endsAt === undefined) return;
    this.#endsAt = now;
    this.advance(now);
  }

  /** Passes over what waits, up to what lasts as long as it says; over that as well, where it has begun. */
  skipHurried(now: number): void {
    const ahead = [...this.#rest, ...this.#queue.flatMap(({ frames }) => frames)];
    const unhurried = this.isUnhurried ? undefined : ahead.find((frame) => frame.isUnhurried === true);
    if (unhurried === undefined) this.skipAll();
    else while (this.#shown !== unhurried.scene && this.#endsAt !== undefined) this.skipBeat(this.#beat, now);
  }

  /** Shows the table as it is. */
  skipAll(): void {
    this.#queue.length = 0;
    this.#rest = [];
    this.#playing = undefined;
    this.#endsAt = undefined;
    this.#show(this.#truth);
  }

  #begin(at: number): void {
    const [frame, ...rest] = this.#rest;
    if (frame === undefined) return;
    this.#rest = rest;
    const isHurried = frame.isUnhurried !== true;
    const ms = frame.ms * (isHurried ? this.#scale : 1);
    if (isHurried && this.#playing?.isOwn === false) this.#turn.left -= ms;
    this.#show(frame.scene, !isHurried);
    this.#endsAt = at + ms * this.#pace();
  }

  #nextClip(): boolean {
    const clip = this.#queue.shift();
    this.#playing = clip;
    if (clip === undefined) return false;
    if (clip.turn === undefined || clip.turn !== this.#turn.name) this.#turn = { name: clip.turn, left: TURN_MS };
    this.#rest = clip.frames;
    this.#scale = this.#scaleOf(clip);
    return true;
  }

  /** By how much a clip must go faster, for all that others did to be over in time. */
  #scaleOf(clip: Clip<Scene>): number {
    const length = lengthOf(clip);
    if (length === 0 || clip.isOwn) return 1;
    const waiting = this.#queue.reduce((sum, other) => sum + lengthOf(other), length);
    this.#hurry = this.#queue.length === 0 ? 1 : Math.min(this.#hurry, BACKLOG_MS / waiting);
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

/** How long a clip is, apart from what lasts as long as it says. */
function lengthOf({ frames }: Clip<unknown>): number {
  return frames.reduce((sum, { ms, isUnhurried }) => sum + (isUnhurried === true ? 0 : ms), 0);
}
