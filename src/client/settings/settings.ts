import { rememberedSettings, rememberSettings } from '../device.ts';

export const THEMES = ['device', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move: `half` takes twice as long. */
export const SPEEDS = ['half', 'usual', 'double', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How large letters are, in percent of what the browser says. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How this device wants to see and hear the house. */
export interface Settings {
  theme: Theme;
  text: TextSize;
  font: 'usual' | 'dyslexia';
  /** Nobody chose a speed: then the device's wish for stillness counts. */
  speed: Speed | 'device';
  /** 0 to 100. */
  volume: number;
}

const USUAL: Settings = { theme: 'device', text: 100, font: 'usual', speed: 'device', volume: 100 };
const PACES: Readonly<Record<Speed, number>> = { half: 2, usual: 1, double: 0.5, off: 0 };

const listeners = new Set<() => void>();
let current = USUAL;
let pace = 1;

/** Dresses the page as this device remembers it, and again whenever the device changes its mind. */
export function startSettings(): void {
  current = readSettings(rememberedSettings());
  for (const wish of [
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-color-scheme: light)',
  ]) {
    matchMedia(wish).addEventListener('change', () => dress(current));
  }
  dress(current);
}

export function settings(): Settings {
  return current;
}

/** Changes some of it, at once and from now on. */
export function changeSettings(change: Partial<Settings>): void {
  tryOn(change);
  rememberSettings(JSON.stringify(current));
}

/** The same, until the page is loaded again. */
export function tryOn(change: Partial<Settings>): void {
  current = { ...current, ...change };
  dress(current);
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The speed things move at here. */
export function speedNow(): Speed {
  if (current.speed !== 'device') return current.speed;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'usual';
}

/** What times of movements are multiplied by; 0: nothing moves. */
export function paceNow(): number {
  return pace;
}

/** What was remembered, as far as it can be understood. */
export function readSettings(raw: string | undefined): Settings {
  try {
    const kept: Partial<Record<keyof Settings, unknown>> = JSON.parse(raw ?? '{}');
    return {
      theme: THEMES.find((theme) => theme === kept.theme) ?? USUAL.theme,
      text: TEXT_SIZES.find((size) => size === kept.text) ?? USUAL.text,
      font: kept.font === 'dyslexia' ? 'dyslexia' : 'usual',
      speed: SPEEDS.find((speed) => speed === kept.speed) ?? 'device',
      volume: typeof kept.volume === 'number' ? Math.min(100, Math.max(0, kept.volume)) : USUAL.volume,
    };
  } catch {
    return USUAL;
  }
}

function dress({ theme, text, font }: Settings): void {
  const root = document.documentElement;
  const speed = speedNow();
  pace = PACES[speed];
  root.dataset.theme = theme;
  root.dataset.contrast =
    theme === 'contrast' || (theme === 'device' && matchMedia('(prefers-contrast: more)').matches) ? 'more' : 'usual';
  root.dataset.font = font;
  root.dataset.motion = speed === 'off' ? 'off' : 'on';
  root.dataset.text = text < 150 ? 'usual' : 'large';
  root.style.fontSize = text === 100 ? '' : `${text}%`;
  root.style.setProperty('--pace', String(pace));
  const page = getComputedStyle(root).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = page;
}
