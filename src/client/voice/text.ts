import type { Locale } from '../../engine/text.ts';
import { useLocale } from '../language.ts';
import type { VoiceTrouble } from './call.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the house says about voices. */
export interface VoiceText {
  title: string;
  /** With those who speak already. */
  join(names: readonly string[]): string;
  leave: string;
  asking: string;
  hold: string;
  open: string;
  stayOpen: string;
  alone: string;
  mute(name: string): string;
  unmute(name: string): string;
  reaching(name: string): string;
  unreached(names: readonly string[]): string;
  troubles: Record<VoiceTrouble, string>;
  close: string;
}

const TEXTS: Readonly<Record<Locale, VoiceText>> = { en, it };

/** The words about voices in the reader's language. */
export function useVoiceText(): VoiceText {
  return TEXTS[useLocale()];
}
