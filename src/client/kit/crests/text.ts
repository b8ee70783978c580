import type { Locale } from '../../../engine/text.ts';

const en = {
  legend: 'Your crest',
  names: {
    wolf: 'Wolf',
    raven: 'Raven',
    fox: 'Fox',
    bear: 'Bear',
    owl: 'Owl',
    stag: 'Stag',
    cat: 'Cat',
    hedgehog: 'Hedgehog',
    boar: 'Boar',
    hare: 'Hare',
    lion: 'Lion',
    eagle: 'Eagle',
  },
};

/** The texts about crests. */
export type CrestText = typeof en;

const it: CrestText = {
  legend: 'Il tuo stemma',
  names: {
    wolf: 'Lupo',
    raven: 'Corvo',
    fox: 'Volpe',
    bear: 'Orso',
    owl: 'Gufo',
    stag: 'Cervo',
    cat: 'Gatto',
    hedgehog: 'Riccio',
    boar: 'Cinghiale',
    hare: 'Lepre',
    lion: 'Leone',
    eagle: 'Aquila',
  },
};

/** The texts about crests, by language. */
export const CREST_TEXT: Readonly<Record<Locale, CrestText>> = { en, it };
