import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import { useTableContext } from '../table/table-context.tsx';
import styles from './skip-button.module.css';

const en = {
  skipToTurn: 'Skip to my turn',
  /** For spectators, and at the end of a game. */
  skipToNow: 'Skip to now',
  /** For somebody who is out, while bots alone play on. */
  skipToEnd: 'Skip to the end',
  /** After that was pressed, until the end is there. */
  botsFinish: 'The bots finish the game…',
};

/** The texts of the button that skips others’ moves. */
export type StageText = typeof en;

const it: StageText = {
  skipToTurn: 'Salta al mio turno',
  skipToNow: 'Salta alla fine',
  skipToEnd: 'Salta alla fine',
  botsFinish: 'I bot finiscono la partita…',
};

/** The texts of the button that skips others’ moves, by language. */
export const STAGE_TEXT: Readonly<Record<Locale, StageText>> = { en, it };

/** Skips others' waiting moves; for somebody who is out among bots, everything to the end. */
export function SkipButton() {
  const { isWatching, skipToTurn, skipToEnd, isToEnd = false } = useTableContext().stage;
  const text = STAGE_TEXT[useLocale()];
  const toEnd = isToEnd ? text.botsFinish : text.skipToEnd;
  const label = skipToEnd ? toEnd : isWatching ? text.skipToNow : text.skipToTurn;
  return (
    <Button
      look="plain"
      className={`stiff fine ${styles.skip}`}
      data-skip
      aria-disabled={isToEnd}
      onClick={skipToEnd ?? skipToTurn}
    >
      {label} {!isToEnd && <span aria-hidden="true">»</span>}
    </Button>
  );
}
