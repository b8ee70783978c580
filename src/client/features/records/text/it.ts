import { byCount, counted } from '../../../../engine/text.ts';
import type { RecordsText } from './text.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });
const games = (count: number) => counted(count, 'partita', 'partite');

/** The records in Italian. */
export const it: RecordsText = {
  title: 'I tuoi risultati',
  lead: 'Quello che hai giocato su questo dispositivo. Lo vedi solo tu, e non ci sono classifiche.',
  empty: 'Ancora nessuna partita finita. La prima che giochi fino in fondo comparirà qui.',
  emptyWay: 'Scegli un gioco',
  carry: 'Porta tutto su un altro dispositivo',
  home: 'Vai alla pagina iniziale',
  total: (played, won) => `${games(played)}, ${counted(won, 'vinta', 'vinte')}`,
  played: 'Giocate',
  won: 'Vinte',
  streak: 'Vinte di fila',
  longest: 'Serie più lunga',
  quickest: 'Vittoria più rapida',
  lasted: (minutes) => {
    if (minutes < 1) return 'meno di 1 min';
    if (minutes < 120) return `${minutes} min`;
    if (minutes < 2880) return counted(Math.round(minutes / 60), 'ora', 'ore');
    return counted(Math.round(minutes / 1440), 'giorno', 'giorni');
  },
  seeGame: (date) => `Rivedi la partita del ${date}`,
  medals: 'Medaglie delle campagne',
  collection: 'Distintivi e carte',
  door: {
    none: 'Mai giocato',
    won: (won, played) => `${counted(won, 'vinta', 'vinte')} su ${games(played)}`,
    badges: (count) => counted(count, 'distintivo', 'distintivi'),
  },
  campaign: (number) => `Campagna${number === undefined ? '' : ` ${number}`}`,
  groups: 'I tuoi gruppi',
  groupOf: (names) => `Con ${list.format(names)}`,
  keptGroup: 'pagina del gruppo',
  ownGroup: 'Il tuo gruppo',
  games,
  latest: 'Ultime partite',
  result: {
    won: 'Vinta',
    lost: 'Persa',
    withoutYou: 'Vinta senza di te',
    place: (place, of) => `${place}º posto su ${of}`,
    byBot: 'Vinta da un bot',
  },
  byBot: {
    some: 'alcuni turni li ha giocati un bot per te',
    most: 'più di metà dei turni li ha giocati un bot per te',
    last: 'gli ultimi turni li ha giocati un bot per te',
    all: 'ha giocato un bot per te',
  },
  practice: 'di prova, non conta',
  with: (names) => `con ${list.format(names)}`,
  alone: 'in solitario',
  replay: 'Replay',
  elsewhere: 'giocata su un altro dispositivo',
  showAll: (count) => `Mostrale tutte (${count})`,
  group: {
    title: 'I risultati di questo gruppo',
    lead: 'Tutte le partite di questo tavolo e delle sue rivincite. Le vede chiunque abbia il link.',
    since: (count, date) => `${games(count)} dal ${date}`,
    none: 'Ancora nessuna partita finita. La prima comparirà qui appena finisce.',
    goneTitle: 'Gruppo non trovato',
    gone: 'Non c’è un tavolo né una campagna con questo codice.',
    failedTitle: 'Nessuna risposta',
    failed: 'Ora i risultati non si possono caricare.',
    tryAgain: 'Riprova',
    toTable: { open: 'Vai al tavolo', playing: 'Torna alla partita', over: 'Vai all’ultimo tavolo' },
    toCampaign: 'Vai alla campagna',
    name: 'Nome',
    inARow: 'Di fila',
    bots: 'Bot',
    wonBy: (names) => `${byCount(names.length, 'Vince', 'Vincono')} ${list.format(names)}`,
    allWon: 'Vinta insieme',
    allLost: 'Persa insieme',
    nobody: 'Non vince nessuno',
    yours: 'I tuoi risultati',
  },
};
