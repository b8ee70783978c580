/** The settings in English. */
export const en = {
  title: 'Settings',
  close: 'Close the settings',
  language: 'Language',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', 'as-device': 'Same as the device', contrast: 'High contrast' },
  size: 'Text size',
  /** Shown in the chosen size. */
  sample: 'Text will be this big.',
  font: 'Letters that are easier to tell apart (OpenDyslexic)',
  fontHint: 'Downloaded when you choose them.',
  speed: 'Speed',
  speeds: { half: 'Slow', usual: 'Normal', double: 'Fast', off: 'Off' },
  speedHint: 'How fast things move, and how long you see what bots and others do. You never have to wait: just go on.',
  /** If the device asks for reduced motion. */
  still: 'Your device asks for less movement, so nothing flies or turns until you choose another speed.',
  odds: 'Show the odds',
  oddsHint: 'Where it helps, a game tells you the chances, from what everybody has seen.',
  sound: 'Sounds',
  soundHint: 'Everything you can hear, you can also see.',
  /** The three volumes. */
  effects: 'Effects',
  room: 'Music and ambience',
  speech: 'Calls read aloud',
  music: 'Music',
  musicHint: 'Plays quietly at the table. Downloaded when you turn it on.',
  scanning: 'Play with one switch',
  scannings: { off: 'Off', slow: 'Slow', usual: 'Normal', fast: 'Fast' },
  scanningHint:
    'A frame goes from choice to choice. Space, Enter or a tap anywhere chooses what it is around. Escape ends it.',
  vibration: 'Vibration',
  vibrationHint: 'Your phone shakes when something happens to you. Everything you can feel, you can also see.',
  /** Who sees that one is at a table. */
  seen: 'Let people see when you’re at a table',
  seenBy: { nobody: 'Nobody', groups: 'People in my groups', played: 'Everybody I’ve played with' },
  seenHint: 'They see it on their home page while you’re there, and can come to the table. We don’t keep it anywhere.',
  /** What is kept for playing offline, and how much it takes. */
  offline: {
    title: 'Kept for playing offline',
    all: 'All games, with their rules',
    hint: 'Pictures and sounds are added as you play.',
  },
  kept: 'Remembered on this device.',
  /** The owner of this device. */
  who: {
    name: 'Your name',
    odd: 'This name has characters that can’t be shown.',
    records: 'Your records',
    carry: 'Take all this to another device',
  },
};
