import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../language.ts';

/** What a table says of its past: the replay of a finished game, and a moment of a running one. */
export interface AfterText {
  replay: string;
  share: string;
  copied: string;
  past: string;
  now: string;
  whatIf: string;
  backToReplay: string;
}

const TEXTS: Readonly<Record<Locale, AfterText>> = {
  en: {
    replay: 'Replay',
    share: 'Share',
    copied: 'Link copied',
    past: 'You look at an earlier moment.',
    now: 'Back to now',
    whatIf: 'What if… It counts nowhere.',
    backToReplay: 'Back to the replay',
  },
  it: {
    replay: 'Replay',
    share: 'Condividi',
    copied: 'Link copiato',
    past: 'Stai guardando un momento passato.',
    now: 'Torna ad adesso',
    whatIf: 'E se… Non conta da nessuna parte.',
    backToReplay: 'Torna al replay',
  },
};

export function useAfterText(): AfterText {
  return TEXTS[useLocale()];
}
