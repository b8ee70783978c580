import type { StrangersText } from './text.ts';

/** Strangers at an open table, in Italian. */
export const it: StrangersText = {
  open: 'Può sedersi chiunque',
  openHint: 'Un tavolo aperto compare sulla pagina iniziale di tutti: basta un tocco per sedersi.',
  openHintPlaying:
    'Un tavolo aperto compare sulla pagina iniziale di tutti. Le persone che arrivano prendono il posto di un bot, tra un turno e l’altro.',
  tooMany:
    'Dalla tua connessione ci sono già troppi tavoli aperti. Concludi uno degli altri, o togli lì la spunta da «Può sedersi chiunque».',
  free: 'Si può scrivere e parlare',
  freeHint: 'Altrimenti a un tavolo aperto si parla solo con frasi pronte.',
  phrasesOnly: 'Qui non vi conoscete tutti: si parla con frasi pronte, finché chi ospita non permette altro.',
  mute: (name) => `Silenzia ${name}`,
  unmute: (name) => `Riattiva ${name}`,
  muteShort: 'Silenzia',
  unmuteShort: 'Riattiva',
  report: (name) => `Segnala ${name}`,
  reportShort: 'Segnala',
  reportTitle: (name) => `Che cosa non va con ${name}?`,
  reportLead: 'La segnalazione arriva a chi gestisce questo server, con la partita e le ultime frasi dette qui.',
  reasons: {
    words: 'Quello che dice',
    name: 'Il nome che usa',
    play: 'Come gioca: per rovinare la partita',
    other: 'Qualcos’altro',
  },
  words: 'Con parole tue, se vuoi',
  alsoRemove: (name) => `Allontana anche ${name} dal tavolo`,
  send: 'Invia la segnalazione',
  leaveIt: 'No, lascia stare',
  sent: 'Grazie. La segnalazione è partita.',
  close: 'Chiudi',
  alone:
    'Per ora giochi con i bot. Gli altri vedono il tuo tavolo sulla pagina iniziale e possono prendere il posto di un bot.',
  came: (name) => `È arrivato qualcuno: ${name} prende il posto di un bot e ora giocate insieme.`,
};
