import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the settings. */
export type SettingsText = typeof en;

/** The texts about the owner of this device. */
export interface WhoText {
  name: string;
  odd: string;
  records: string;
  carry: string;
}

export const SETTINGS_TEXT: Readonly<Record<Locale, SettingsText>> = { en, it };
