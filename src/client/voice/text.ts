import { wordsHook } from '../text/language.ts';
import type { VoiceTrouble } from './call.ts';

/** The texts of voice chat. */
export interface VoiceText {
  title: string;
  /** `names`: those already in it. */
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

/** The texts of voice chat in the reader's language. */
export const useVoiceText = wordsHook<VoiceText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
