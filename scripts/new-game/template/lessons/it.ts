import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { newGameLevels } from './levels.ts';

/** The lessons of New Game in Italian. */
export const newGameIt: TextOf<typeof newGameLevels> = {
  turn: {
    name: 'Tirare, e sapersi fermare',
    lead: 'Un turno, dal primo tiro all’oro.',
    lessons: {
      roll: { act: 'Tira il dado.', why: 'Ogni Tesoro va nel tuo mucchio. Una faccia del dado è una fossa.' },
      stop: {
        act: 'Ora tieni quello che hai.',
        why: 'È tuo per sempre solo se ti fermi. Una fossa si prenderebbe tutto.',
      },
      end: { act: 'Altri quattro turni così.', why: 'Dopo cinque turni a testa vince chi ha più oro.' },
    },
    learnt: 'Tira il dado per l’oro, e fermati prima che la fossa si prenda il mucchio.',
  },
};
