import type { Locale } from '../../../engine/text.ts';
import type { MotionSpeed, Settings, Theme } from '../../device/settings.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the settings. */
export interface SettingsText {
  title: string;
  close: string;
  language: string;
  theme: string;
  themes: Readonly<Record<Theme, string>>;
  size: string;
  /** Shown in the chosen size. */
  sample: string;
  font: string;
  fontHint: string;
  speed: string;
  speeds: Readonly<Record<MotionSpeed, string>>;
  speedHint: string;
  /** If the device asks for reduced motion. */
  still: string;
  odds: string;
  oddsHint: string;
  sound: string;
  soundHint: string;
  /** The three volumes. */
  effects: string;
  room: string;
  speech: string;
  music: string;
  musicHint: string;
  vibration: string;
  vibrationHint: string;
  /** Who sees that one is at a table. */
  seen: string;
  seenBy: Readonly<Record<Settings['seenBy'], string>>;
  seenHint: string;
  /** What is kept for playing offline, and how much it takes. */
  offline: { title: string; all: string; hint: string };
  kept: string;
  who: WhoText;
}

/** The texts about the owner of this device. */
export interface WhoText {
  name: string;
  odd: string;
  records: string;
  carry: string;
}

export const SETTINGS_TEXT: Readonly<Record<Locale, SettingsText>> = { en, it };
