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
  speed: 'Animation speed',
  speeds: { half: '0.5×', usual: '1×', double: '2×', off: 'Off' },
  speedHint: 'You never have to wait for an animation: a tap counts at once.',
  sound: 'Sounds',
  soundHint: 'Everything you can hear, you can also see.',
  volume: 'Volume',
  kept: 'Remembered on this device.',
  who: {
    name: 'Your name',
    odd: 'This name has characters that can’t be shown.',
    records: 'Your records',
    carry: 'Take all this to another device',
  },
};
