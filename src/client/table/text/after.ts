import type { Locale } from '../../../engine/text.ts';
import type { BotShare } from '../../../protocol/result.ts';
import { useLocale } from '../../language.ts';

/** What a table says once its game is over, and a replay of what might have been. */
export interface AfterText {
  replay: string;
  share: string;
  /** The way to what these people have played so far. */
  records: string;
  /** The way to what somebody has played who is the only person here. */
  yourRecords: string;
  copied: string;
  /** How much of somebody's game a bot has played. */
  byBot(name: string, share: BotShare): string;
  /** What that means for a win, where it was more than some turns. */
  noWin: string;
  /** After a game at a practice table. */
  practice: string;
  /** The same people have another table, opened by the one named. */
  opened(name: string | undefined): string;
  goAlong: string;
  shuffle: {
    checking: string;
    honest: string;
    dishonest: string;
    promise: string;
    seed: string;
    more: string;
  };
  whatIf: string;
  backToReplay: string;
}

/** What is said after a game, by language. */
export const AFTER_TEXTS: Readonly<Record<Locale, AfterText>> = {
  en: {
    replay: 'Replay',
    share: 'Share',
    records: 'Records of this group',
    yourRecords: 'Your records',
    copied: 'Link copied',
    byBot: (name, share) =>
      ({
        some: `A bot played some turns for ${name}.`,
        most: `A bot played most turns for ${name}.`,
        last: `A bot played the last turns for ${name}.`,
        all: `A bot played for ${name}.`,
      })[share],
    noWin: 'A win that a bot played counts for nobody.',
    practice: 'This was a practice table: the game counts in no records.',
    opened: (name) =>
      `${name === undefined ? 'The next table is open' : `${name} has opened the next table`}: your chair is kept.`,
    goAlong: 'Join them',
    shuffle: {
      checking: 'Just a moment…',
      honest: 'Yes. The seed fits the fingerprint that was fixed before the game: nobody changed the shuffle later.',
      dishonest: 'No. The seed does not fit the fingerprint that was fixed before the game.',
      promise: 'Fingerprint, from before the game (SHA-256)',
      seed: 'Seed, shown after it',
      more: 'Check every move in the replay',
    },
    whatIf: 'What if… This game doesn’t count.',
    backToReplay: 'Back to the replay',
  },
  it: {
    replay: 'Replay',
    share: 'Condividi',
    records: 'I risultati di questo gruppo',
    yourRecords: 'I tuoi risultati',
    copied: 'Link copiato',
    byBot: (name, share) =>
      ({
        some: `Un bot ha giocato alcuni turni per ${name}.`,
        most: `Un bot ha giocato quasi tutti i turni per ${name}.`,
        last: `Un bot ha giocato gli ultimi turni per ${name}.`,
        all: `Un bot ha giocato per ${name}.`,
      })[share],
    noWin: 'Una vittoria giocata da un bot non conta per nessuno.',
    practice: 'Era un tavolo di prova: la partita non conta nei risultati.',
    opened: (name) =>
      `${name === undefined ? 'Il prossimo tavolo è aperto' : `${name} ha aperto il prossimo tavolo`}: la tua sedia ti aspetta.`,
    goAlong: 'Vai anche tu',
    shuffle: {
      checking: 'Un momento…',
      honest: 'Sì. Il seme corrisponde all’impronta fissata prima della partita: nessuno ha toccato le carte dopo.',
      dishonest: 'No. Il seme non corrisponde all’impronta fissata prima della partita.',
      promise: 'Impronta, di prima della partita (SHA-256)',
      seed: 'Seme, mostrato dopo',
      more: 'Controlla ogni mossa nel replay',
    },
    whatIf: 'E se… Questa partita non conta.',
    backToReplay: 'Torna al replay',
  },
};

export function useAfterText(): AfterText {
  return AFTER_TEXTS[useLocale()];
}
