import type { Locale } from '../../engine/text.ts';

/** One credit; works on the web have a URL. */
export interface Credit {
  what: string;
  who: string;
  licence?: string | undefined;
  href?: string;
}

/** The works used, without the words that depend on the language. */
const works = {
  icons: {
    who: 'Lorc, Delapouite & contributors, game-icons.net',
    licence: 'CC BY 3.0',
    href: 'https://game-icons.net',
  },
  pictures: {
    who: 'Lorc, Delapouite, Skoll, Cathelineau, Sbed, Caro Asercion, Carl Olsen, DarkZaitzev, Kier Heyl, Lucas, Willdabeast, game-icons.net',
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
  fluid: { who: 'Frank Wen: FluidR3', licence: 'MIT', href: 'https://packages.debian.org/stable/fluid-soundfont-gm' },
  uqr: { who: 'Anthony Fu: uqr', licence: 'MIT', href: 'https://github.com/unjs/uqr' },
} as const;

const en: readonly Credit[] = [
  { what: 'Icons (simplified and recoloured)', ...works.icons },
  { what: 'Painted pictures (modified: sculpted, coloured and rendered)', ...works.pictures },
  { what: 'Titles', ...works.cinzel },
  { what: 'Text (modified: a zero without a slash)', ...works.atkinson },
  { what: 'Text, if you choose it', ...works.opendyslexic },
  { what: 'Pages', ...works.react },
  { what: 'Instruments of the music', ...works.fluid },
  { what: 'QR codes', ...works.uqr },
];

const it: readonly Credit[] = [
  { what: 'Icone (semplificate e ricolorate)', ...works.icons },
  { what: 'Figure dipinte (modificate: scolpite, colorate e rese in 3D)', ...works.pictures },
  { what: 'Titoli', ...works.cinzel },
  { what: 'Testo (modificato: lo zero senza barra)', ...works.atkinson },
  { what: 'Testo, se lo scegli', ...works.opendyslexic },
  { what: 'Pagine', ...works.react },
  { what: 'Strumenti della musica', ...works.fluid },
  { what: 'Codici QR', ...works.uqr },
];

/** The works used besides the games themselves, by language. */
export const CREDITS: Readonly<Record<Locale, readonly Credit[]>> = { en, it };

const around = {
  gallery: 'See every card and part in the gallery',
  licences: 'All licences',
  title: 'Credits',
  lead: 'Undercroft is unofficial, made for people who own these games or want to try them. All card texts are ours. It builds on other people’s work: thank you.',
};

const aroundInItalian: typeof around = {
  gallery: 'Guarda ogni carta e ogni pezzo nella galleria',
  licences: 'Tutte le licenze',
  title: 'Crediti',
  lead: 'Undercroft non è ufficiale: è per chi possiede questi giochi o vuole provarli. Tutti i testi delle carte sono nostri. È costruito sul lavoro di altri: grazie.',
};

/** The texts around the credits, by language. */
export const CREDITS_TEXT: Readonly<Record<Locale, typeof around>> = { en: around, it: aroundInItalian };
