import { counted, type Locale, listed } from '../../../engine/text.ts';
import type { BotShare } from '../../../protocol/result.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  replay: 'Replay',
  share: 'Share',
  /** The calendar file of the group's next evening. */
  nextWeek: 'Same time next week',
  /** The link to the group's records. */
  records: 'Records of this group',
  /** The link to the player's own records, for the only person here. */
  yourRecords: 'Your records',
  /** After the dungeon of the day: the links to its page. */
  toDay: 'See your place today',
  toDayPractice: 'Back to the day',
  /** The sheet with the picture of the result. */
  sharing: {
    title: 'Share the result',
    share: 'Share',
    save: 'Save the picture',
    copy: 'Copy the link',
    saved: 'Picture saved',
    copied: 'Link copied',
    notCopied: 'The link couldn’t be copied.',
    notShared: 'Your device couldn’t share it. You can save the picture or copy the link.',
    failed: 'The picture couldn’t be drawn. You can still share the link.',
    /** In the picture, where all play together. */
    won: 'Victory!',
    lost: 'Defeat',
  },
  /** How much of somebody's game a bot has played. */
  byBot: (name: string, share: BotShare) =>
    ({
      some: `A bot played some turns for ${name}.`,
      most: `A bot played most turns for ${name}.`,
      last: `A bot played the last turns for ${name}.`,
      all: `A bot played for ${name}.`,
    })[share],
  /** What that means for a win, if it was more than some turns. */
  noWin: 'If a bot won it for you, it doesn’t count as a win.',
  /** After a practice game. */
  practice: 'This was a practice table: the game doesn’t count in your records.',
  /** The group has a new table, opened by this person. */
  opened: (name: string | undefined) =>
    `${name === undefined ? 'The next table is open' : `${name} has opened the next table`}: your chair is kept.`,
  goAlong: 'Join them',
  shuffle: {
    checking: 'Just a moment…',
    honest: 'Yes. The seed matches the fingerprint shown before the game, so nobody changed the shuffle later.',
    dishonest: 'No. The seed doesn’t match the fingerprint shown before the game.',
    promise: 'Fingerprint, from before the game (SHA-256)',
    seed: 'Seed, shown after it',
    more: 'Check every move in the replay',
  },
  /** What one has earned in the game, at its end. */
  deeds: {
    badges: (names: readonly string[]) =>
      names.length === 1 ? `New badge: ${names[0]}` : `New badges: ${listed(names, 'and')}`,
    cards: (added: number, met: number, all: number) =>
      `${counted(added, 'new card', 'new cards')} in your collection (${met} of ${all})`,
  },
  /** Opens the review of one's decisions. */
  review: 'What could I have done better?',
  /** Above the picture of the turning point. */
  turningPoint: 'The turning point',
  /** In the place of its picture, if the record can't be had. */
  noPicture: 'No picture this time: the replay couldn’t be opened.',
  /** Plays on from there in the player's own seat. */
  tryDifferently: 'Try it differently',
  tryFailed: 'You can’t play on from here right now.',
  /** The link to that moment of the replay. */
  seeMoment: 'Watch it',
  whatIf: 'What if… This game doesn’t count.',
  /** At its end: place and score in the game it started from, and in this one. */
  thenNow: (then: string, now: string) => `Then: ${then}. Now: ${now}.`,
  backToReplay: 'Back to the replay',
  backToResult: 'Back to the result',
};

/** The texts after a game, and of a "what if". */
export type AfterText = typeof en;

const it: AfterText = {
  replay: 'Replay',
  share: 'Condividi',
  nextWeek: 'Stessa ora, tra una settimana',
  records: 'I risultati di questo gruppo',
  yourRecords: 'I tuoi risultati',
  toDay: 'Vedi la tua posizione di oggi',
  toDayPractice: 'Torna al giorno',
  sharing: {
    title: 'Condividi il risultato',
    share: 'Condividi',
    save: 'Salva l’immagine',
    copy: 'Copia il link',
    saved: 'Immagine salvata',
    copied: 'Link copiato',
    notCopied: 'Non è stato possibile copiare il link.',
    notShared: 'Il dispositivo non riesce a condividere: salva l’immagine o copia il link.',
    failed: 'Non è stato possibile creare l’immagine. Puoi comunque condividere il link.',
    won: 'Vittoria!',
    lost: 'Sconfitta',
  },
  byBot: (name, share) =>
    ({
      some: `Un bot ha giocato alcuni turni per ${name}.`,
      most: `Un bot ha giocato più di metà dei turni per ${name}.`,
      last: `Un bot ha giocato gli ultimi turni per ${name}.`,
      all: `Un bot ha giocato per ${name}.`,
    })[share],
  noWin: 'Se ha vinto un bot al tuo posto, la vittoria non conta.',
  practice: 'Era un tavolo di prova: la partita non conta nei risultati.',
  opened: (name) =>
    `${name === undefined ? 'Il prossimo tavolo è aperto' : `${name} ha aperto il prossimo tavolo`}: la tua sedia ti aspetta.`,
  goAlong: 'Vai al tavolo',
  shuffle: {
    checking: 'Un momento…',
    honest: 'Sì. Il seme corrisponde all’impronta mostrata prima della partita: nessuno ha toccato il mazzo dopo.',
    dishonest: 'No. Il seme non corrisponde all’impronta mostrata prima della partita.',
    promise: 'Impronta, di prima della partita (SHA-256)',
    seed: 'Seme, mostrato dopo',
    more: 'Controlla ogni mossa nel replay',
  },
  deeds: {
    badges: (names) =>
      names.length === 1 ? `Nuovo distintivo: ${names[0]}` : `Nuovi distintivi: ${listed(names, 'e')}`,
    cards: (added, met, all) =>
      `${counted(added, 'carta nuova', 'carte nuove')} nella tua collezione (${met} su ${all})`,
  },
  review: 'Che cosa potevo fare di meglio?',
  turningPoint: 'Il momento decisivo',
  noPicture: 'Stavolta niente immagine: il replay non si è aperto.',
  tryDifferently: 'Prova un’altra mossa',
  tryFailed: 'Ora non si può riprendere da qui.',
  seeMoment: 'Rivedilo',
  whatIf: 'E se… Questa partita non conta.',
  thenNow: (then, now) => `Allora: ${then}. Adesso: ${now}.`,
  backToReplay: 'Torna al replay',
  backToResult: 'Torna al risultato',
};

/** The texts after a game, by language. */
export const AFTER_TEXTS: Readonly<Record<Locale, AfterText>> = { en, it };

export function useAfterText(): AfterText {
  return AFTER_TEXTS[useLocale()];
}
