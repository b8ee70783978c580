import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import { useTableContext } from '../table/table-context.tsx';
import styles from './skip-button.module.css';
import { STAGE_TEXT } from './text/text.ts';

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
