import type { Locale } from '../../../engine/text.ts';

const en = {
  reports: 'Reports from open tables',
  noReports: 'Nobody has reported anybody.',
  /** Who reports whom. */
  about: (about: string, by: string) => `${about}, reported by ${by}`,
  reasons: { words: 'What they say', name: 'Their name', play: 'Spoiling the game', other: 'Something else' },
  table: (code: string) => `Table ${code}`,
  replay: (code: string) => `Replay of ${code}, at that moment`,
  gone: (code: string) => `Table ${code} has been removed.`,
  said: 'Said before it',
  nothingSaid: 'Nothing was said.',
  /** A phrase that everybody reads in their own language. */
  phrase: (id: string) => `phrase “${id}”`,
  ban: 'Ban this device',
  withAddress: 'and its address, for 30 days',
  noDevice: 'Their device isn’t known.',
  banned: 'Banned',
  delete: 'Delete the report',
  bans: 'Banned from open tables',
  noBans: 'Nobody is banned.',
  kinds: { device: 'device', address: 'address' },
  until: (date: string) => `until ${date}`,
  lift: 'Lift the ban',
  failed: 'That didn’t work. Try again.',
  kept: 'Reports are deleted after 90 days.',
};

/** The texts about strangers on the admin page. */
export type AdminStrangersText = typeof en;

const it: AdminStrangersText = {
  reports: 'Segnalazioni dai tavoli aperti',
  noReports: 'Nessuno ha segnalato nessuno.',
  about: (about, by) => `${about}, segnalazione di ${by}`,
  reasons: { words: 'Quello che dice', name: 'Il nome che usa', play: 'Rovina la partita', other: 'Altro' },
  table: (code) => `Tavolo ${code}`,
  replay: (code) => `Replay di ${code}, in quel momento`,
  gone: (code) => `Il tavolo ${code} è stato eliminato.`,
  said: 'Frasi dette prima',
  nothingSaid: 'Nessuno ha detto niente.',
  phrase: (id) => `frase pronta “${id}”`,
  ban: 'Escludi questo dispositivo',
  withAddress: 'e il suo indirizzo, per 30 giorni',
  noDevice: 'Il dispositivo non è noto.',
  banned: 'Persona esclusa',
  delete: 'Elimina la segnalazione',
  bans: 'Persone escluse dai tavoli aperti',
  noBans: 'Nessuno è escluso.',
  kinds: { device: 'dispositivo', address: 'indirizzo' },
  until: (date) => `fino al ${date}`,
  lift: 'Riammetti',
  failed: 'Non ha funzionato. Riprova.',
  kept: 'Le segnalazioni si eliminano dopo 90 giorni.',
};

export const ADMIN_STRANGERS_TEXTS: Readonly<Record<Locale, AdminStrangersText>> = { en, it };
