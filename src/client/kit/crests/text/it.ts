import type { CrestText } from './text.ts';

/** Crests in Italian. */
export const it: CrestText = {
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
