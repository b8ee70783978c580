// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type SpokenVoice, voiceFor } from './speech.ts';

const voice = (lang: string, rest: Partial<SpokenVoice> = {}): SpokenVoice => ({
  lang,
  localService: true,
  default: false,
  ...rest,
});

test('calls are spoken by a voice of the listener’s language, preferably the default one', () => {
  const voices = [voice('en-GB'), voice('it-IT'), voice('it-CH', { default: true })];

  expect(voiceFor(voices, 'it')?.lang).toBe('it-CH');
  expect(voiceFor(voices, 'en')?.lang).toBe('en-GB');
});

test('voices on a server are not used, and without a local one nothing is spoken', () => {
  expect(voiceFor([voice('it-IT', { localService: false }), voice('en-US')], 'it')).toBeUndefined();
  expect(voiceFor([], 'en')).toBeUndefined();
});
