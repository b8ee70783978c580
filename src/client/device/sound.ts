import { useSyncExternalStore } from 'react';
import { awakeAudio, LATE, onAudioAwake, restAudio, wakeAudio, wakeAudioAgain, wakeAudioOnTap } from './audio.ts';
import { isSoundWanted, rememberSound } from './device.ts';
import { onSettings, settings } from './settings.ts';
import type { SoundEngine, WantedSound } from './sound-engine.ts';
import type commonPlaces from './sounds/effects.json';
import type { Sprite } from './sprite.ts';

/** The sounds that every table has. */
export type CommonSound = keyof typeof commonPlaces;

/** A request for a sound; logged even if nothing is played, so that tests can check it. */
export interface SoundRequest {
  sound: string;
  /** In ms, by the page's clock. */
  at: number;
  isMuted: boolean;
}

const MOST_LOGGED = 500;

const listeners = new Set<() => void>();
const log: SoundRequest[] = [];
const sprites = new Set<Sprite>();
const loops = new Map<string, number>();
const voices = new Set<string>();
let on = isSoundWanted();
let engine: Promise<SoundEngine> | undefined;

wakeAudioOnTap(() => on);
onAudioAwake(() => void follow());
onSettings(() => void follow());
document.addEventListener('visibilitychange', () => void follow());

/** Whether sounds are wanted here. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, () => on);
}

export function setSound(to: 'on' | 'off'): void {
  turn(to === 'on');
  if (on) wakeAudio();
  rememberSound(to);
}

/** Mutes this page without storing it, until its sound is turned on or the returned function is called. */
export function muteForNow(): () => void {
  turn(false);
  return () => turn(isSoundWanted());
}

function turn(to: boolean): void {
  on = to;
  for (const listener of listeners) listener();
  if (on) wakeAudioAgain();
  // Not at once: current sounds fade out.
  else setTimeout(() => !on && restAudio(), LATE);
  void follow();
}

/** The requests so far, the newest last. */
export function soundLog(): readonly SoundRequest[] {
  return log;
}

/** Plays a sound that every table has. */
export function playSound(sound: CommonSound): void {
  requestSound(sound);
}

/** Plays a sound of the open table, if sound is on, the browser has seen a tap, and the sound is ready in time. */
export function requestSound(sound: string): void {
  const at = performance.now();
  log.push({ sound, at, isMuted: !on });
  if (log.length > MOST_LOGGED) log.shift();
  if (on) void engineNow().then((ready) => ready?.play(sound, () => performance.now() - at > LATE));
}

/** Provides the sounds of an open table while it is open; they are fetched after the first tap. */
export function openSprite(sprite: Sprite): () => void {
  sprites.add(sprite);
  void follow();
  return () => {
    sprites.delete(sprite);
    void follow();
  };
}

/** Runs a loop at a volume of 0 to 1; `undefined` ends it. */
export function setLoop(name: string, level: number | undefined): void {
  if (loops.get(name) === level) return;
  if (level === undefined) loops.delete(name);
  else loops.set(name, level);
  void follow();
}

/** Makes everything else quieter while somebody speaks; `who` distinguishes kinds of voices. */
export function duck(who: string, isSpeaking: boolean): void {
  if (voices.has(who) === isSpeaking) return;
  if (isSpeaking) voices.add(who);
  else voices.delete(who);
  void follow();
}

/** What should be playing now: no ambience while the page is hidden. */
function wanted(): WantedSound {
  const { effects, room } = settings();
  const isSeen = document.visibilityState === 'visible';
  return {
    isOn: on,
    effects: effects / 100,
    room: isSeen ? room / 100 : 0,
    isDucked: voices.size > 0,
    sprites: [...sprites],
    loops,
  };
}

/** The engine is loaded only when a table or a request needs it. */
async function follow(): Promise<void> {
  if (engine === undefined && (!on || sprites.size === 0)) return;
  (await engineNow())?.follow(wanted());
}

async function engineNow(): Promise<SoundEngine | undefined> {
  const audio = await awakeAudio();
  if (audio === undefined) return engine;
  engine ??= import('./sound-engine.ts').then((module) => new module.SoundEngine(audio, wanted()));
  return engine.catch(() => {
    engine = undefined;
    return undefined;
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
