import type { Locale } from '../../engine/text.ts';
import type { ReportReason } from '../../protocol/report-reasons.ts';

/** The texts about strangers on the admin page. */
export interface AdminStrangersText {
  reports: string;
  noReports: string;
  /** Who reports whom. */
  about(about: string, by: string): string;
  reasons: Record<ReportReason, string>;
  table(code: string): string;
  replay(code: string): string;
  gone(code: string): string;
  said: string;
  nothingSaid: string;
  /** A phrase that everybody reads in their own language. */
  phrase(id: string): string;
  ban: string;
  withAddress: string;
  noDevice: string;
  banned: string;
  delete: string;
  bans: string;
  noBans: string;
  kinds: Record<'device' | 'address', string>;
  until(date: string): string;
  lift: string;
  failed: string;
  kept: string;
}

export const ADMIN_STRANGERS_TEXTS: Readonly<Record<Locale, AdminStrangersText>> = {
  en: {
    reports: 'Reports from open tables',
    noReports: 'Nobody has reported anybody.',
    about: (about, by) => `${about}, reported by ${by}`,
    reasons: { words: 'What they say', name: 'Their name', play: 'Spoiling the game', other: 'Something else' },
    table: (code) => `Table ${code}`,
    replay: (code) => `Replay of ${code}, at that moment`,
    gone: (code) => `Table ${code} has been removed.`,
    said: 'Said before it',
    nothingSaid: 'Nothing was said.',
    phrase: (id) => `phrase “${id}”`,
    ban: 'Ban this device',
    withAddress: 'and its address, for 30 days',
    noDevice: 'Their device isn’t known.',
    banned: 'Banned',
    delete: 'Delete the report',
    bans: 'Banned from open tables',
    noBans: 'Nobody is banned.',
    kinds: { device: 'device', address: 'address' },
    until: (date) => `until ${date}`,
    lift: 'Lift the ban',
    failed: 'That didn’t work. Try again.',
    kept: 'Reports are deleted after 90 days.',
  },
  it: {
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
  },
};
