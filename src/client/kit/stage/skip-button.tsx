import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import styles from './skip-button.module.css';
import { useStage } from './stage-now.ts';
import { STAGE_TEXT } from './text/text.ts';

/** The button that skips others' moves; shown while some of them wait. */
export function SkipButton() {
  const { areOthersWaiting, isWatching, skipToTurn } = useStage();
  const text = STAGE_TEXT[useLocale()];
  if (!areOthersWaiting) return undefined;
  return (
    <Button look="plain" className={`stiff fine ${styles.skip}`} data-skip onClick={skipToTurn}>
      {isWatching ? text.skipToNow : text.skipToTurn} <span aria-hidden="true">»</span>
    </Button>
  );
}
