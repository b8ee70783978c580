import { SEEN_BY, type SeenBy } from '../../protocol/seen-by.ts';
import { rememberedSettings, rememberSettings } from './device.ts';

/** Dark is for everybody who chose nothing; earlier versions stored `device` for them, which now means dark too. */
export const THEMES = ['dark', 'light', 'as-device', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move: `half` takes twice as long. */
export const MOTION_SPEEDS = ['half', 'usual', 'double', 'off'] as const;
export type MotionSpeed = (typeof MOTION_SPEEDS)[number];

/** Letter sizes in percent of the browser's. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The settings of this device: look, motion, sound, and visibility to friends. */
export interface Settings {
  theme: Theme;
  text: TextSize;
  font: 'usual' | 'dyslexia';
  /** Missing if nobody chose a speed: then `prefers-reduced-motion` counts. */
  speed: MotionSpeed | 'device';
  /** The volume of effects, of ambience with music, and of spoken calls: 0 to 100. */
  effects: number;
  room: number;
  speech: number;
  /** Whether music is played at a table. */
  music: 'on' | 'off';
  /** Whether a table shows odds computed from public information. */
  odds: 'shown' | 'hidden';
  /** Whether the device vibrates for events that concern its owner. */
  vibration: 'on' | 'off';
  /** Who sees on their home page that this device is at a table. */
  seenBy: SeenBy;
}

const USUAL: Settings = {
  theme: 'dark',
  text: 100,
  font: 'usual',
  speed: 'device',
  effects: 100,
  room: 60,
  speech: 70,
  music: 'off',
  odds: 'shown',
  vibration: 'on',
  seenBy: 'nobody',
};
const PACES: Readonly<Record<MotionSpeed, number>> = { half: 2, usual: 1, double: 0.5, off: 0 };

const listeners = new Set<() => void>();
let current = USUAL;
let pace = 1;

/** Applies the stored settings to the page, and again whenever the device's preferences change. */
export function startSettings(): void {
  current = readSettings(rememberedSettings());
  for (const wish of [
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-color-scheme: light)',
  ]) {
    matchMedia(wish).addEventListener('change', () => applyToPage(current));
  }
  applyToPage(current);
}

export function settings(): Settings {
  return current;
}

/** Changes and stores some settings. */
export function changeSettings(change: Partial<Settings>): void {
  previewSettings(change);
  rememberSettings(JSON.stringify(current));
}

/** The same without storing it: lasts until the page is reloaded. */
export function previewSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  applyToPage(current);
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The speed in effect. */
export function speedNow(): MotionSpeed {
  return current.speed === 'device' ? 'usual' : current.speed;
}

/** Whether motion is off because the device requests it (`prefers-reduced-motion`) and no speed was chosen. */
export function isStill(): boolean {
  return current.speed === 'device' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The factor on the duration of movements; 0 switches them off. */
export function paceNow(): number {
  return pace;
}

/**
 * The factor on the length of beats, and on the bots' pace here; 0 shows everything at once. With reduced motion the
 * order and the pauses stay, without movement.
 */
export function beatPaceNow(): number {
  return PACES[speedNow()];
}

/** Parses stored settings; invalid parts get their defaults. */
export function readSettings(raw: string | undefined): Settings {
  try {
    const kept: Partial<Record<keyof Settings | 'volume', unknown>> = JSON.parse(raw ?? '{}');
    return {
      theme: THEMES.find((theme) => theme === kept.theme) ?? USUAL.theme,
      text: TEXT_SIZES.find((size) => size === kept.text) ?? USUAL.text,
      font: kept.font === 'dyslexia' ? 'dyslexia' : 'usual',
      speed: MOTION_SPEEDS.find((speed) => speed === kept.speed) ?? 'device',
      // Earlier versions have one volume for everything.
      effects: volumeIn(kept.effects ?? kept.volume, USUAL.effects),
      room: volumeIn(kept.room, USUAL.room),
      speech: volumeIn(kept.speech, USUAL.speech),
      music: kept.music === 'on' ? 'on' : 'off',
      odds: kept.odds === 'hidden' ? 'hidden' : 'shown',
      vibration: kept.vibration === 'off' ? 'off' : 'on',
      seenBy: SEEN_BY.find((by) => by === kept.seenBy) ?? 'nobody',
    };
  } catch {
    return USUAL;
  }
}

function volumeIn(kept: unknown, usual: number): number {
  return typeof kept === 'number' ? Math.min(100, Math.max(0, kept)) : usual;
}

function applyToPage({ theme, text, font }: Settings): void {
  const root = document.documentElement;
  pace = isStill() ? 0 : PACES[speedNow()];
  root.dataset.theme = theme;
  root.dataset.contrast = theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches ? 'more' : 'usual';
  root.dataset.font = font;
  root.dataset.motion = pace === 0 ? 'off' : 'on';
  root.dataset.text = text < 150 ? 'usual' : 'large';
  root.style.fontSize = text === 100 ? '' : `${text}%`;
  root.style.setProperty('--pace', String(pace));
  const page = getComputedStyle(root).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = page;
}
