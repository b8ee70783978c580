import { byCount, listed } from '../../../../../engine/text.ts';
import type { GroupsText } from './text.ts';

/** Groups in Italian. */
export const it: GroupsText = {
  people: (names, others) =>
    listed(others === 0 ? names : [...names, byCount(others, 'un’altra persona', `altre ${others} persone`)], 'e'),
  lead: 'Le vostre partite insieme: con il link le vedono tutti, e possono entrare. Il dungeon del giorno lo vede solo il gruppo.',
  you: 'tu',
  keep: 'Tieni questo gruppo',
  keepHint:
    'Lo trovi nella pagina iniziale, e qui contano tutte le vostre partite insieme. Nel gruppo ognuno vede i risultati degli altri nel dungeon del giorno. Esci quando vuoi.',
  join: 'Entra nel gruppo',
  joinHint: 'Gli altri vedono il tuo nome, il tuo stemma e i tuoi risultati nel dungeon del giorno. Esci quando vuoi.',
  leave: 'Esci dal gruppo',
  invite: 'Invita qualcuno',
  copied: 'Link copiato',
  left: 'Non fai più parte del gruppo: qui nessuno vede più i tuoi risultati.',
  trouble: {
    full: 'Questo gruppo è al completo.',
    gone: 'Qui non hai ancora finito una partita con nessuno.',
    failed: 'Non ha funzionato. Controlla la connessione e riprova.',
  },
  goneTitle: 'Gruppo non trovato',
  gone: 'Forse al link manca una lettera.',
  daily: 'Il dungeon del giorno',
  today: 'Oggi',
  playFirst: 'Prima giocalo: poi vedi com’è andata agli altri.',
  nobodyYet: 'Nel gruppo non l’ha ancora finito nessuno.',
  toDay: 'Vai al dungeon di oggi',
  week: 'Gli ultimi sette giorni',
  days: 'Giocati',
  firsts: 'Primo del gruppo',
  name: 'Nome',
  place: (place) => `${place}.`,
  seen: 'Fai vedere ai tuoi gruppi quando sei a un tavolo',
  seenHint:
    'Lo vedono nella loro pagina iniziale finché ci sei, e possono venire al tavolo. Non resta scritto da nessuna parte.',
  friends: 'I tuoi amici',
  nobodyHere: 'Adesso nessuno dei tuoi amici si fa vedere a un tavolo.',
  doing: { open: (game) => `sta per giocare a ${game}`, playing: (game) => `gioca a ${game}` },
  visit: (name) => `Vai al tavolo di ${name}`,
  yourGroup: (names) => (names.length === 0 ? 'Il tuo gruppo' : `Gruppo con ${listed(names, 'e')}`),
};
