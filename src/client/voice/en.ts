import { listed } from '../../engine/text.ts';
import type { VoiceText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');

/** Voices, in English. */
export const en: VoiceText = {
  title: 'Voice',
  join: (names) => (names.length === 0 ? 'Talk by voice' : `Talk by voice with ${and(names)}`),
  leave: 'Leave voice',
  asking: 'Your browser is asking whether this page may use the microphone.',
  hold: 'Hold to talk',
  open: 'They can hear you',
  stayOpen: 'Keep the microphone open',
  alone: 'Nobody else is on voice yet.',
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Hear ${name} again`,
  reaching: (name) => `reaching ${name}…`,
  unreached: (names) => `Voice could not reach ${and(names)}; use the phrases.`,
  troubles: {
    insecure: 'A browser gives the microphone only to pages over https; use the phrases here.',
    refused: 'Without the microphone there is no voice. Allow it in your browser’s settings, or use the phrases.',
    'no-microphone': 'No microphone was found; use the phrases.',
    full: 'Six people are on voice already, and that’s the limit; use the phrases.',
    elsewhere: 'You’re on voice in another window now.',
    unavailable: 'Voice could not connect; use the phrases.',
  },
  close: 'Close',
};
