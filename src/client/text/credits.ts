import type { Locale } from '../../engine/text.ts';

/** One line of thanks; a work on the web has an address. */
export interface Credit {
  what: string;
  who: string;
  licence: string;
  href?: string;
}

/** The games and who made them; this is nobody's official version of any. */
const games = [
  { what: 'Dash Through the Dungeon', who: 'Matt Kline, Creation’s Edge Games', licence: '© 2017' },
  { what: 'Dungeon Days', who: 'Farplace Games, Farplace Animal Rescue', licence: '' },
  { what: 'Dungeon Time', who: 'Carlo A. Rossi, Ares Games', licence: '© 2016' },
  { what: 'Bag of Dungeon', who: 'Tim Sharville, Russ Law, Paul Sharville, Gunpowder Studios', licence: '' },
];

/** Whose work is in the house, apart from the words that change with the language. */
const works = {
  icons: {
    who: 'Lorc, Delapouite & contributors, game-icons.net',
    licence: 'CC BY 3.0',
    href: 'https://game-icons.net',
  },
  cinzel: { who: 'Natanael Gama: Cinzel', licence: 'SIL OFL 1.1', href: 'https://fonts.google.com/specimen/Cinzel' },
  atkinson: {
    who: 'Braille Institute: Atkinson Hyperlegible',
    licence: 'SIL OFL 1.1',
    href: 'https://www.brailleinstitute.org/freefont/',
  },
  opendyslexic: { who: 'Abbie Gonzalez: OpenDyslexic', licence: 'SIL OFL 1.1', href: 'https://opendyslexic.org' },
  react: { who: 'React, Vite, wouter', licence: 'MIT / Unlicense', href: 'https://react.dev' },
  zzfx: { who: 'Frank Force: ZzFX', licence: 'MIT', href: 'https://github.com/KilledByAPixel/ZzFX' },
  uqr: { who: 'Anthony Fu: uqr', licence: 'MIT', href: 'https://github.com/unjs/uqr' },
} as const;

const en: readonly Credit[] = [
  ...games,
  { what: 'Pictures (simplified and recoloured)', ...works.icons },
  { what: 'Titles', ...works.cinzel },
  { what: 'Text', ...works.atkinson },
  { what: 'Text, if you choose it', ...works.opendyslexic },
  { what: 'Pages', ...works.react },
  { what: 'Sounds', ...works.zzfx },
  { what: 'QR codes', ...works.uqr },
];

const it: readonly Credit[] = [
  ...games,
  { what: 'Figure (semplificate e ricolorate)', ...works.icons },
  { what: 'Titoli', ...works.cinzel },
  { what: 'Testo', ...works.atkinson },
  { what: 'Testo, per chi lo sceglie', ...works.opendyslexic },
  { what: 'Pagine', ...works.react },
  { what: 'Suoni', ...works.zzfx },
  { what: 'Codici QR', ...works.uqr },
];

/** Whose work is in the house, by language. */
export const CREDITS: Readonly<Record<Locale, readonly Credit[]>> = { en, it };
