import type { HereText } from './text.ts';

/** Tables in the browser, in Italian. */
export const hereIt: HereText = {
  setup: {
    title: (game) => `${game} su questo dispositivo`,
    lead: 'Funziona anche senza connessione. In più persone ci si passa il dispositivo; fra una mano e l’altra si copre.',
    alone: 'Funziona anche senza connessione. Qui si agisce tutti insieme: gioca una persona con i bot.',
    people: 'Chi gioca qui?',
    person: (number) => `Giocatore ${number}`,
    addPerson: 'Ancora una persona',
    removePerson: (name) => `Togli ${name}`,
    bots: 'Bot',
    botCount: 'Quanti bot',
    botLevel: 'Come giocano',
    noBots: 'nessuno',
    start: 'Inizia la partita',
    tooFew: (missing) =>
      missing === 1 ? 'Serve ancora un giocatore o un bot.' : `Servono ancora ${missing} giocatori o bot.`,
    sameName: 'Due persone hanno lo stesso nome: non si capirebbe a chi tocca.',
    badName: 'Manca un nome, o ha segni che non si possono mostrare.',
    failed: 'Non è stato possibile aprire il tavolo. Ricarica la pagina e riprova.',
  },
  pass: {
    to: (name) => `Copri e passa a ${name}`,
    cover: (name) => `Passa il dispositivo a ${name}`,
    coverLead: (name) => `Non si vede niente finché non è in mano a ${name}.`,
    show: (name) => `Sono ${name}: mostra le mie carte`,
    waiting: 'Giocano i bot…',
    turnOf: (name) => `Ora tocca a ${name}.`,
  },
  table: {
    goneTitle: 'Qui non c’è nessun tavolo',
    gone: (code) =>
      `In questo browser non c’è il tavolo ${code}. I tavoli di un dispositivo restano su quel dispositivo.`,
    elsewhereTitle: 'Aperto in un’altra scheda',
    elsewhere: 'Questo tavolo è stato aperto in un’altra scheda o finestra, e continua lì.',
    takeBack: 'Continua qui',
    wayOn: 'Apri un tavolo tuo',
  },
  after: {
    again: 'Gioca ancora',
    home: 'Torna alla prima pagina',
    upload: 'Condividi il replay',
    uploading: 'Invio la partita…',
    uploaded: 'Il replay è a questo link:',
    watch: 'Guarda il replay',
    failed: 'Ora il server non si raggiunge. La partita resta qui: potrai condividerla più tardi.',
    refused: 'Il server non ha accettato questa partita.',
  },
};
