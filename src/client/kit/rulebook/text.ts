import { counted, type Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  lead: 'Every rule has a number. Ask “Why?” at the table and you get the rule.',
  search: 'Search the rules',
  found: (count: number) => counted(count, 'rule', 'rules'),
  none: 'No rule contains these words.',
  ruling: 'our ruling',
  rulingHint: 'Where the printed rules don’t say, we decided. Those rules are marked.',
  /** The aim of a game, and a turn in pictures. */
  aim: 'The aim',
  turn: 'How it goes',
};

/** The texts around a rulebook. */
type RulebookText = typeof en;

const it: RulebookText = {
  lead: 'Ogni regola ha un numero. Al tavolo chiedi «Perché?» e leggi la regola.',
  search: 'Cerca nelle regole',
  found: (count) => counted(count, 'regola', 'regole'),
  none: 'Nessuna regola contiene queste parole.',
  ruling: 'decisione nostra',
  rulingHint: 'Dove il regolamento stampato non dice niente, abbiamo deciso noi. Quelle regole sono segnate.',
  aim: 'Lo scopo',
  turn: 'Come si gioca',
};

/** The texts around a rulebook, by language. */
export const RULEBOOK_TEXTS: Readonly<Record<Locale, RulebookText>> = { en, it };

export function useRulebookText(): RulebookText {
  return RULEBOOK_TEXTS[useLocale()];
}
