import { listed } from '../../../../../engine/text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');

/** Voices, in English. */
export const en = {
  title: 'Voice',
  /** `names`: those already in it. */
  join: (names: readonly string[]) => (names.length === 0 ? 'Talk by voice' : `Talk by voice with ${and(names)}`),
  leave: 'Leave voice',
  asking: 'Your browser asks if this page may use the microphone.',
  hold: 'Hold to talk',
  open: 'They can hear you',
  stayOpen: 'Keep the microphone open',
  alone: 'Nobody else is on voice yet.',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  reaching: (name: string) => `reaching ${name}…`,
  unreached: (names: readonly string[]) => `Couldn’t reach ${and(names)} by voice. Use the phrases instead.`,
  troubles: {
    insecure: 'Voice only works over https. Use the phrases instead.',
    refused: 'Voice needs the microphone. Allow it in your browser’s settings, or use the phrases.',
    'no-microphone': 'No microphone found. Use the phrases instead.',
    full: 'Six people are on voice already, and that’s the limit. Use the phrases instead.',
    elsewhere: 'You’re on voice in another window now.',
    unavailable: 'Voice couldn’t connect. Use the phrases instead.',
  },
  close: 'Close',
};
