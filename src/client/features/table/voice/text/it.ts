import { listed, toName } from '../../../../../engine/text.ts';
import type { VoiceText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'e');

/** Voices, in Italian. */
export const it: VoiceText = {
  title: 'Voce',
  join: (names) => (names.length === 0 ? 'Parla a voce' : `Parla a voce con ${and(names)}`),
  leave: 'Chiudi la voce',
  asking: 'Il browser chiede se questa pagina può usare il microfono.',
  hold: 'Tieni premuto per parlare',
  open: 'Ti sentono',
  stayOpen: 'Tieni aperto il microfono',
  alone: 'Nessun altro parla ancora a voce.',
  mute: (name) => `Silenzia ${name}`,
  unmute: (name) => `Riattiva ${name}`,
  reaching: (name) => `mi collego con ${name}…`,
  unreached: (names) => `La voce non arriva ${toName(and(names))}. Usa le frasi.`,
  troubles: {
    insecure: 'La voce funziona solo con https. Qui usa le frasi.',
    refused: 'Per la voce serve il microfono. Permettilo nelle impostazioni del browser, oppure usa le frasi.',
    'no-microphone': 'Nessun microfono trovato. Usa le frasi.',
    full: 'A voce siete già in sei, ed è il massimo. Usa le frasi.',
    elsewhere: 'Ora parli a voce in un’altra finestra.',
    unavailable: 'La voce non si è collegata. Usa le frasi.',
  },
  close: 'Chiudi',
};
