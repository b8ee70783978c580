import { byCount, counted } from '../../../../engine/text.ts';
import type { TransferText } from './text.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });
const some = (count: number, one: string, more: string) => (count === 0 ? [] : [counted(count, one, more)]);

/** Taking one's progress along, in Italian. */
export const it: TransferText = {
  title: 'Porta con te i tuoi progressi',
  lead: 'Nome, stemma, impostazioni, posti ai tavoli, campagne, livelli e risultati passano a un altro dispositivo. Anche questo tiene tutto.',
  give: {
    title: 'Da questo dispositivo',
    lead: 'Ricevi sei parole e un codice QR. Con quelli chiunque può sedersi ai tuoi posti: usali solo sull’altro tuo dispositivo.',
    action: 'Crea le sei parole',
    busy: 'Chiudiamo a chiave…',
    phrase: 'Le tue sei parole',
    how: (address) => `Sull’altro dispositivo inquadra il codice, oppure apri ${address} e scrivi le parole.`,
    qr: 'Codice QR che porta i tuoi progressi su un altro dispositivo',
    goodFor: (minutes) => `Valgono una volta sola, ancora per ${counted(minutes, 'minuto', 'minuti')}.`,
    expired: 'Queste parole non valgono più.',
    again: 'Crea parole nuove',
    secret: 'Fino ad allora tutto resta chiuso a chiave sul nostro server: senza le parole non può leggerlo nessuno.',
    failed: {
      'too-many': 'Troppe volte di seguito. Aspetta un minuto e riprova.',
      unreachable: 'Il server non è raggiungibile. Riprova quando sei in rete.',
    },
  },
  take: {
    title: 'Su questo dispositivo',
    lead: 'Crea le parole sull’altro dispositivo, poi scrivile qui.',
    label: 'Le sei parole',
    hint: 'Maiuscole e accenti non contano.',
    action: 'Porta tutto qui',
    busy: 'Apriamo…',
    otherCount: (words) => {
      if (words === 0) return 'Scrivi le sei parole.';
      return `Qui ${byCount(words, 'c’è', 'ci sono')} ${counted(words, 'parola', 'parole')}, ma ne servono sei.`;
    },
    unknown: (word) => `«${word}» non è una delle nostre parole.`,
    meant: (word) => `Usa «${word}»`,
    replaces: 'Nome, stemma e impostazioni diventano quelli dell’altro dispositivo; tutto il resto si aggiunge.',
    failed: {
      none: 'Per queste parole non c’è nulla. Valgono una volta sola e per 15 minuti: creane di nuove sull’altro dispositivo.',
      'too-many': 'Troppi tentativi. Aspetta un minuto e riprova.',
      unreachable: 'Il server non è raggiungibile. Riprova quando sei in rete.',
      unreadable:
        'Quello che è arrivato non si può leggere. Ricarica la pagina per avere l’ultima versione, poi crea parole nuove.',
    },
  },
  done: {
    title: (name) => (name === undefined ? 'Eccoti qui' : `Eccoti qui, ${name}`),
    brought: ({ tables, campaigns, games, levels }) => {
      const all = [
        ...some(tables, 'tavolo', 'tavoli'),
        ...some(campaigns, 'campagna', 'campagne'),
        ...some(games, 'partita finita', 'partite finite'),
        ...some(levels, 'livello imparato', 'livelli imparati'),
      ];
      return all.length === 0 ? 'Sono arrivati nome e impostazioni.' : `Hai portato con te: ${list.format(all)}.`;
    },
    stays: 'Le partite giocate su un solo dispositivo restano su quello.',
    home: 'Vai alla pagina iniziale',
    records: 'I tuoi risultati',
  },
};
