import type { RuleId } from '../../engine/game.ts';
import type { NotDone } from '../kit/table/table-context.tsx';
import { useTablesText } from '../text/tables/text.ts';
import styles from './why-not-toast.module.css';

/** One line above the table on why something can't be done now, with a button that opens the rule. */
export function WhyNotToast(props: {
  whyNot: NotDone;
  /** Whose turn it is, if it is another player's. */
  turnOf: string | undefined;
  why(rule: RuleId): void;
}) {
  const { whyNot } = props;
  const text = useTablesText().whyNot;
  return (
    <div className={`over-table ${styles.place}`} role="alert">
      <p className={`toast arrives row ${styles.line}`} data-why-not>
        <span>{sentence(whyNot)}</span>
        {whyNot.kind !== 'under-way' && (
          <button type="button" className={`strong target link ${styles.why}`} onClick={() => props.why(whyNot.rule)}>
            {text.why}
          </button>
        )}
      </p>
    </div>
  );

  function sentence(now: NotDone): string {
    if (now.kind === 'said') return now.words;
    if (now.kind === 'under-way') return text.underWay;
    return props.turnOf === undefined ? text.refused : text.turnOf(props.turnOf);
  }
}
