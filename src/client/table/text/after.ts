import type { Locale } from '../../../engine/text.ts';
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
  whatIf: string;
  backToReplay: string;
}

const TEXTS: Readonly<Record<Locale, AfterText>> = {
  en: {
    replay: 'Replay',
    share: 'Share',
    records: 'Records of this group',
    yourRecords: 'Your records',
    copied: 'Link copied',
    whatIf: 'What if… It counts nowhere.',
    backToReplay: 'Back to the replay',
  },
  it: {
    replay: 'Replay',
    share: 'Condividi',
    records: 'I risultati di questo gruppo',
    yourRecords: 'I tuoi risultati',
    copied: 'Link copiato',
    whatIf: 'E se… Non conta da nessuna parte.',
    backToReplay: 'Torna al replay',
  },
};

export function useAfterText(): AfterText {
  return TEXTS[useLocale()];
}
