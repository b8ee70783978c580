import type { SettingsText } from './text.ts';

/** The settings in English. */
export const en: SettingsText = {
  title: 'Settings',
  close: 'Close the settings',
  language: 'Language',
  theme: 'Theme',
  themes: { device: 'Same as the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  size: 'Text size',
  sample: 'Text will be this big.',
  font: 'Letters that are easier to tell apart (OpenDyslexic)',
  fontHint: 'Downloaded when you choose them.',
  speed: 'Speed',
  speeds: { half: 'Slow', usual: 'Normal', double: 'Fast', off: 'Off' },
  speedHint: 'How fast things move, and how long you see what bots and others do. You never have to wait: just go on.',
  still: 'Your device asks for less movement, so nothing flies or turns until you choose another speed.',
  odds: 'Show the odds',
  oddsHint: 'Where it helps, a game tells you the chances, from what everybody has seen.',
  sound: 'Sounds',
  soundHint: 'Everything you can hear, you can also see.',
  volume: 'Volume',
  vibration: 'Vibration',
  vibrationHint: 'Your phone shakes when something happens to you. Everything you can feel, you can also see.',
  kept: 'Remembered on this device.',
  who: {
    name: 'Your name',
    odd: 'This name has characters that can’t be shown.',
    records: 'Your records',
    carry: 'Take all this to another device',
  },
};
