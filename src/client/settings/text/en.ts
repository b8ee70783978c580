import type { SettingsText } from './text.ts';

/** The settings in English. */
export const en: SettingsText = {
  title: 'Settings',
  close: 'Close the settings',
  language: 'Language',
  theme: 'Theme',
  themes: { device: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  size: 'Size of the text',
  sample: 'This is how large it reads.',
  font: 'Letters that are easier to tell apart (OpenDyslexic)',
  fontHint: 'Fetched when you choose them.',
  speed: 'Speed of movements',
  speeds: { half: '0.5×', usual: '1×', double: '2×', off: 'Off' },
  speedHint: 'You never have to wait for a movement: a tap counts at once.',
  sound: 'Sounds',
  soundHint: 'Whatever is heard is also seen.',
  volume: 'Volume',
  kept: 'Remembered on this device.',
  who: {
    name: 'Your name',
    odd: 'This name has signs that cannot be shown.',
    records: 'Your records',
    carry: 'Take all this to another device',
  },
};
