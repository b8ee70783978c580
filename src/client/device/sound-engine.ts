import { LATE } from './audio.ts';
import common from './sounds/effects.json';
import m4a from './sounds/effects.m4a?url';
import ogg from './sounds/effects.ogg?url';
import { type LoadedSound, loadSprite, type Sprite } from './sprite.ts';

/** The sound that should be playing; the engine follows it. */
export interface WantedSound {
  isOn: boolean;
  /** 0 to 1. */
  effects: number;
  room: number;
  /** Somebody speaks, or a call is spoken: everything else is quieter. */
  isDucked: boolean;
  /** The sprites of the open table, the most important first. */
  sprites: readonly Sprite[];
  /** Loops by name, with their volume from 0 to 1. */
  loops: ReadonlyMap<string, number>;
}

const COMMON: Sprite = { places: common, ogg, m4a };

/** The volume of each bus under a voice. */
const DUCKED = { effects: 0.4, room: 0.15 };
/** Seconds over which volumes change: a jump would click. */
const GLIDE = 0.08;
const LOOP_GLIDE = 0.6;

/** Plays sounds from sprites: one bus for effects, one for ambience and music, both through a limiter. */
export class SoundEngine {
  readonly #audio: AudioContext;
  readonly #master: GainNode;
  readonly #buses: Readonly<Record<'effects' | 'room', GainNode>>;
  readonly #loaded = new Map<Sprite, Promise<ReadonlyMap<string, LoadedSound>>>();
  readonly #here = new Map<Sprite, ReadonlyMap<string, LoadedSound>>();
  readonly #playing = new Map<string, { source: AudioBufferSourceNode; gain: GainNode; sound: LoadedSound }>();
  #wanted: WantedSound;

  constructor(audio: AudioContext, wanted: WantedSound) {
    this.#audio = audio;
    this.#wanted = wanted;
    const limiter = audio.createDynamicsCompressor();
    limiter.threshold.value = -6;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    limiter.connect(audio.destination);
    this.#master = this.#gain(1, limiter);
    this.#buses = { effects: this.#gain(wanted.effects, this.#master), room: this.#gain(wanted.room, this.#master) };
    this.follow(wanted);
  }

  /** Applies what has changed: loads, starts, stops, changes volumes. */
  follow(wanted: WantedSound): void {
    this.#wanted = wanted;
    const { isOn, isDucked } = wanted;
    this.#glide(this.#master.gain, isOn ? 1 : 0, GLIDE);
    for (const bus of ['effects', 'room'] as const) {
      this.#glide(this.#buses[bus].gain, wanted[bus] * (isDucked ? DUCKED[bus] : 1), GLIDE);
    }
    if (isOn) for (const sprite of this.#sprites()) void this.#load(sprite);
    this.#followLoops();
  }

  /** Plays a sound once. One that would be late is dropped. */
  async play(name: string, isLate: () => boolean): Promise<void> {
    const sound = this.#find(name) ?? (await this.#await(name));
    if (sound === undefined || isLate() || !this.#wanted.isOn) return;
    const source = this.#source(sound, this.#buses.effects);
    source.start(0, sound.at, sound.seconds);
  }

  /** A game's own sounds come before the common ones, so a game may replace one by name. */
  #sprites(): readonly Sprite[] {
    return [COMMON, ...this.#wanted.sprites];
  }

  #find(name: string): LoadedSound | undefined {
    const sprite = this.#sprites().findLast(({ places }) => name in places);
    return sprite === undefined ? undefined : this.#here.get(sprite)?.get(name);
  }

  async #await(name: string): Promise<LoadedSound | undefined> {
    const sprite = this.#sprites().findLast(({ places }) => name in places);
    if (sprite === undefined) return undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LATE));
    return (await Promise.race([this.#load(sprite), late]))?.get(name);
  }

  #load(sprite: Sprite): Promise<ReadonlyMap<string, LoadedSound>> {
    const known = this.#loaded.get(sprite);
    if (known !== undefined) return known;
    const loading = loadSprite(sprite, (file) => this.#audio.decodeAudioData(file)).then(
      (sounds) => {
        this.#here.set(sprite, sounds);
        this.#followLoops();
        return sounds;
      },
      () => {
        // Without them the table is silent; the next request tries again.
        this.#loaded.delete(sprite);
        return new Map<string, LoadedSound>();
      },
    );
    this.#loaded.set(sprite, loading);
    return loading;
  }

  #followLoops(): void {
    const { isOn, loops } = this.#wanted;
    for (const [name, level] of isOn ? loops : []) {
      const sound = this.#find(name);
      if (sound === undefined) continue;
      if (!this.#playing.has(name)) this.#startLoop(name, sound);
      const playing = this.#playing.get(name);
      if (playing !== undefined) this.#glide(playing.gain.gain, level, LOOP_GLIDE);
    }
    for (const [name, { source, gain, sound }] of this.#playing) {
      if (isOn && loops.has(name) && this.#find(name) === sound) continue;
      this.#playing.delete(name);
      this.#glide(gain.gain, 0, LOOP_GLIDE);
      source.stop(this.#audio.currentTime + LOOP_GLIDE * 2);
    }
  }

  /** Loops of equal length run in step, whenever each began: they are stems of one piece of music. */
  #startLoop(name: string, sound: LoadedSound): void {
    const gain = this.#gain(0, this.#buses.room);
    const source = this.#source(sound, gain);
    source.loop = true;
    source.loopStart = sound.at;
    source.loopEnd = sound.at + sound.seconds;
    source.start(0, sound.at + (this.#audio.currentTime % sound.seconds));
    this.#playing.set(name, { source, gain, sound });
  }

  #source({ buffer }: LoadedSound, to: AudioNode): AudioBufferSourceNode {
    const source = this.#audio.createBufferSource();
    source.buffer = buffer;
    source.connect(to);
    return source;
  }

  #gain(value: number, to: AudioNode): GainNode {
    const gain = this.#audio.createGain();
    gain.gain.value = value;
    gain.connect(to);
    return gain;
  }

  #glide(parameter: AudioParam, to: number, seconds: number): void {
    parameter.setTargetAtTime(to, this.#audio.currentTime, seconds / 3);
  }
}
