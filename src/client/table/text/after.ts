import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../language.ts';

/** What a table says once its game is over, and a replay of what might have been. */
export interface AfterText {
  replay: string;
  share: string;
  copied: string;
  whatIf: string;
  backToReplay: string;
}

const TEXTS: Readonly<Record<Locale, AfterText>> = {
  en: {
    replay: 'Replay',
    share: 'Share',
    copied: 'Link copied',
    whatIf: 'What if… It counts nowhere.',
    backToReplay: 'Back to the replay',
  },
  it: {
    replay: 'Replay',
    share: 'Condividi',
    copied: 'Link copiato',
    whatIf: 'E se… Non conta da nessuna parte.',
    backToReplay: 'Torna al replay',
  },
};

export function useAfterText(): AfterText {
  return TEXTS[useLocale()];
}
