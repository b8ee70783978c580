import type { Locale } from '../../../engine/text.ts';
import type { MotionSpeed, Theme } from '../../device/settings.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the settings say. */
export interface SettingsText {
  title: string;
  close: string;
  language: string;
  theme: string;
  themes: Readonly<Record<Theme, string>>;
  size: string;
  /** Shown in the size that is chosen. */
  sample: string;
  font: string;
  fontHint: string;
  speed: string;
  speeds: Readonly<Record<MotionSpeed, string>>;
  speedHint: string;
  /** Where the device asks for less movement. */
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
  kept: string;
  who: WhoText;
}

/** What they say of whoever has this device. */
export interface WhoText {
  name: string;
  odd: string;
  records: string;
  carry: string;
}

export const SETTINGS_TEXT: Readonly<Record<Locale, SettingsText>> = { en, it };
