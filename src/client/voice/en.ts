import type { VoiceText } from './text.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Voices, in English. */
export const en: VoiceText = {
  title: 'Voice',
  join: (names) => (names.length === 0 ? 'Talk by voice' : `Talk by voice with ${and(names)}`),
  leave: 'Leave voice',
  asking: 'Your browser asks whether this page may use the microphone.',
  hold: 'Hold to talk',
  open: 'You are heard',
  stayOpen: 'Keep the microphone open',
  alone: 'Nobody else talks by voice yet.',
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Hear ${name} again`,
  reaching: (name) => `reaching ${name}…`,
  unreached: (names) => `Voice could not reach ${and(names)}; use the phrases.`,
  troubles: {
    insecure: 'A browser gives the microphone only to pages over https; use the phrases here.',
    refused: 'Without the microphone there is no voice. Allow it in your browser’s settings, or use the phrases.',
    'no-microphone': 'No microphone was found; use the phrases.',
    full: 'Six talk by voice already, and there is room for no more; use the phrases.',
    elsewhere: 'You talk by voice in another window now.',
    unavailable: 'Voice could not connect; use the phrases.',
  },
  close: 'Close',
};
