import type { Locale } from '../../engine/text.ts';
import { duck } from './sound.ts';

/** What is needed to choose a voice. */
export type SpokenVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** A call is outdated after this: speech on a slow device is stopped. */
const LONGEST_MS = 4_000;

/** A local voice for a language: one on a server would be late, and would send the text there. */
export function voiceFor<One extends SpokenVoice>(voices: readonly One[], locale: Locale): One | undefined {
  const own = voices.filter(({ lang, localService }) => localService && lang.toLowerCase().startsWith(locale));
  return own.find((voice) => voice.default) ?? own[0];
}

function synthesis(): SpeechSynthesis | undefined {
  return typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
}

/** Whether this device can speak a language. */
export function canSpeak(locale: Locale): boolean {
  return voiceFor(synthesis()?.getVoices() ?? [], locale) !== undefined;
}

/** Calls back when voices are available: some devices load them on first use. */
export function onVoices(listener: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

let stop: ReturnType<typeof setTimeout> | undefined;
let spoken: SpeechSynthesisUtterance | undefined;
let isPrimed = false;

/** To be called inside a tap: phones let a page speak later only if it has spoken in one. */
export function primeSpeech(): void {
  const speech = synthesis();
  if (speech === undefined || isPrimed) return;
  isPrimed = true;
  const silent = new SpeechSynthesisUtterance(' ');
  silent.volume = 0;
  speech.speak(silent);
}

/** Speaks a text at a volume of 0 to 100; interrupts an earlier one. */
export function speak(text: string, { locale, volume }: { locale: Locale; volume: number }): void {
  const speech = synthesis();
  const voice = voiceFor(speech?.getVoices() ?? [], locale);
  if (speech === undefined || voice === undefined) return;
  speech.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, volume: volume / 100, rate: 1.15 });
  spoken = utterance;
  // The end event of a cancelled text comes after the next one has begun.
  const end = () => spoken === utterance && duck('call', false);
  Object.assign(utterance, { onstart: () => duck('call', true), onend: end, onerror: end });
  speech.speak(utterance);
  clearTimeout(stop);
  stop = setTimeout(() => {
    speech.cancel();
    end();
  }, LONGEST_MS);
}
