import { italianNames } from '../../../../engine/italian.ts';

/** The gender of card names, if their ending does not show it. */
const NOUNS = {
  Asse: 'f',
  Calice: 'm',
  Chiave: 'f',
  Corrente: 'f',
  Forziere: 'm',
  Insetticida: 'm',
  Melma: 'f',
  Mercante: 'm',
  Portale: 'm',
  Porta: 'f',
  Sabbie: 'f plural',
  Sandali: 'm plural',
  Stivali: 'm plural',
} as const;

/** Card names with their articles. */
export const { the, a, isPlural } = italianNames(NOUNS);
