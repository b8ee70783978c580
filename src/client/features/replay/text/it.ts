import { counted } from '../../../../engine/text.ts';
import type { ReplayText } from './text.ts';

/** A replay in Italian. */
export const it: ReplayText = {
  title: (game) => `Replay: ${game}`,
  loading: 'Carico la partita…',
  noneTitle: 'Replay non trovato',
  none: (code) => `Con il codice ${code} non c’è nessuna partita finita.`,
  notOver: 'Questa partita è ancora in corso. Il replay sarà qui appena finisce.',
  toTable: 'Vai al tavolo',
  failedTitle: 'Il replay non si è caricato',
  failed: 'Forse manca la connessione.',
  again: 'Riprova',
  unreadable: 'Questa registrazione non si può rivedere: è danneggiata, o non è una registrazione.',

  controls: 'Replay',
  play: 'Avvia',
  pause: 'Pausa',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  first: 'Vai all’inizio',
  last: 'Vai alla fine',
  line: 'Momento',
  speed: 'Velocità',
  eyes: 'Visto da',
  spectator: 'uno spettatore',
  open: 'tutti, a carte scoperte',
  handOf: (name) => `${name} ha in mano`,
  emptyHand: 'niente',
  step: (step, of) => (step === 0 ? `Inizio · ${counted(of, 'passo', 'passi')}` : `Passo ${step} di ${of}`),
  time: (at, of) => `${at} di ${of}`,
  jump: (line) => `${line} Mostra questo momento`,

  more: 'Altro',
  share: 'Condividi questo momento',
  copied: 'Link copiato',
  download: 'Scarica la registrazione',
  keys: 'Tasti: frecce per un passo, Spazio per avviare o fermare, Inizio e Fine per saltare.',

  uploaded: 'Caricata: questa partita non è stata giocata sul server.',
  honest: 'Il mazzo è stato mescolato senza trucchi, e ogni mossa ha rispettato le regole.',
  sound: 'Ogni mossa ha rispettato le regole, e le carte erano nell’ordine dato dal seme.',
  dishonest: 'Questa non è la partita come è stata giocata.',
  honestTitle: 'Controllato sul tuo dispositivo',
  checks: {
    seal: 'Niente è cambiato da quando la partita è finita, e il seme corrisponde alla sua impronta.',
    seals: {
      'no-seal': 'La registrazione non ha sigillo.',
      'other-text': 'La registrazione non è com’era al momento del sigillo: qualcosa è cambiato.',
      'other-digest': 'La registrazione è stata cambiata dopo il sigillo.',
      'other-seed': 'Il seme non corrisponde alla sua impronta.',
    },
    pack: (ok) => (ok ? 'Le carte sono quelle indicate.' : 'Le carte non sono quelle indicate.'),
    promise: (ok) =>
      ok
        ? 'Il seme corrisponde all’impronta che il tuo dispositivo ha visto prima della prima carta.'
        : 'Il seme non corrisponde all’impronta che il tuo dispositivo ha visto prima della partita.',
    chain: 'L’impronta del suo diario non è valida.',
    noPromise: 'Questo dispositivo non era al tavolo: non ha un’impronta sua da confrontare.',
    moves: (steps) =>
      steps === 1
        ? 'L’unico passo segue le regole.'
        : `Tutti ${isSpokenWithVowel(steps) ? 'gli' : 'i'} ${steps} passi seguono le regole.`,
    wrongMove: (step, why) => `Il passo ${step} non segue le regole (${why}).`,
    outcome: (ok) => (ok ? 'Il risultato è giusto.' : 'Il risultato non è quello che danno le regole.'),
  },
  stops: (step) => `Puoi guardarla fino al passo ${step}.`,
  seedHash: 'Impronta del seme',
  digest: 'Impronta della registrazione',
  forger: 'Due persone con la stessa impronta hanno la stessa registrazione.',

  together: 'Guardatela insieme',
  link: 'Copia il link',
  leave: 'Guardo per conto mio',
  rejoin: 'Segui di nuovo',
  leads: (name) => `Guida ${name}`,
  youLead: 'Guidi tu: gli altri vedono quello che vedi tu.',
  youFollow: (name) => `Segui ${name}.`,
  youRoam: (name) => `Guardi per conto tuo; guida ${name}.`,
  passLead: (name) => `Lascia guidare ${name}`,
  people: (count) => (count === 1 ? 'Per ora solo tu' : `Guardate insieme in ${count}`),
  you: 'tu',
  lost: 'Connessione persa. Mi ricollego…',

  opening: 'Rigiochiamo la partita…',
  whatIf: 'E se…',
  whatIfLead:
    'Riprendi dalla tua ultima scelta prima di qui, su questo dispositivo. Ogni carta è dov’era, e la partita non conta.',
  whatIfSeat: 'Prendi il posto di',
  whatIfGo: 'Gioca da qui',
  whatIfFailed: 'Qui non si può riprendere da questo momento.',

  replay: 'Replay',
};

/** Otto, ottanta, undici: numbers that take the article 'gli'. */
function isSpokenWithVowel(number: number): boolean {
  return number === 11 || String(number).startsWith('8');
}
