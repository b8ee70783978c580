import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the settings. */
export type SettingsText = typeof en;

export const SETTINGS_TEXT: Readonly<Record<Locale, SettingsText>> = { en, it };
