import { byCount, counted, toName } from '../../../../engine/text.ts';
import type { HereText } from './text.ts';

/** Tables in the browser, in Italian. */
export const it: HereText = {
  setup: {
    title: (game) => `${game} su questo dispositivo`,
    lead: 'Funziona anche senza connessione. Passatevi il dispositivo: durante il passaggio le carte restano coperte.',
    alone:
      'Funziona anche senza connessione. In questo gioco si gioca tutti nello stesso momento: su un solo dispositivo ci siete tu e i bot.',
    onYourOwn: 'Giochi in solitario?',
    people: 'Chi gioca qui?',
    person: (number) => `Giocatore ${number}`,
    addPerson: 'Aggiungi una persona',
    removePerson: (name) => `Togli ${name}`,
    bots: 'Bot',
    botCount: 'Quanti bot',
    botLevel: 'Come giocano',
    noBots: 'nessuno',
    start: 'Inizia la partita',
    tooFew: (missing) =>
      `${byCount(missing, 'Serve', 'Servono')} ancora ${counted(missing, 'giocatore o bot', 'giocatori o bot')}.`,
    sameName: 'Due persone hanno lo stesso nome. Cambiane uno, così si capisce a chi tocca.',
    badName: 'Un nome ha caratteri che non si possono mostrare.',
    failed: 'Il tavolo non si è aperto. Ricarica la pagina e riprova.',
  },
  pass: {
    to: (name) => `Copri e passa ${toName(name)}`,
    cover: (name) => `Passa il dispositivo ${toName(name)}`,
    coverLead: (name) => `Non si vede niente finché non è in mano ${toName(name)}.`,
    show: (name) => `Sono ${name}: mostra le mie carte`,
    waiting: 'Giocano i bot…',
    turn: (name) => `Tocca ${toName(name)}.`,
    turnOf: (name) => `Ora tocca ${toName(name)}.`,
  },
  table: {
    goneTitle: 'Qui non c’è nessun tavolo',
    gone: (code) => `In questo browser non c’è il tavolo ${code}. Un tavolo resta sul dispositivo dove è stato aperto.`,
    elsewhereTitle: 'Aperto in un’altra scheda',
    elsewhere: 'Questo tavolo è aperto in un’altra scheda o finestra, e la partita continua lì.',
    takeBack: 'Continua qui',
    wayOn: 'Apri un tavolo tuo',
  },
  after: {
    again: 'Gioca ancora',
    home: 'Torna alla pagina iniziale',
    upload: 'Condividi il replay',
    uploading: 'Invio la partita…',
    uploaded: 'Il replay è a questo link:',
    watch: 'Guarda il replay',
    failed: 'Ora il server non è raggiungibile. La partita resta qui: potrai condividerla più tardi.',
    refused: 'Il server non ha accettato questa partita.',
  },
};
