import type { TimeView } from '../../rules/view.ts';
import { ItemSign } from '../cards/item-sign.tsx';
import { laterText } from '../text/later/text.ts';
import { TimeIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import styles from './reward-supply.module.css';

/** DT-4 The Reward tokens that can still be gained, by kind. */
export function RewardSupply(props: { view: TimeView; words: Words; isWhole?: boolean }) {
  const { view, words, isWhole } = props;
  const { resolution } = laterText.in(words.locale);
  const left = view.supply.reduce((sum, count) => sum + count, 0);
  return (
    <section
      className={isWhole === true ? styles.supply : `row ${styles.supply}`}
      aria-label={resolution.tokensLeft(left)}
      data-whole={isWhole === true}
    >
      {isWhole === true ? (
        <h3>{resolution.tokensLeft(left)}</h3>
      ) : (
        <span className={styles.title} title={resolution.tokensLeft(left)}>
          <TimeIcon name="present" />
        </span>
      )}
      <ul className={`grid ${styles.tokens}`}>
        {view.supply.map((count, item) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: each place is a kind of Item
            key={item}
            className={`chip strong shrinks ${styles.token}`}
            data-gone={count === 0}
            title={resolution.tokenOf(words.itemName(item), count)}
          >
            <span className="visually-hidden">{resolution.tokenOf(words.itemName(item), count)}</span>
            <ItemSign item={item} words={words} />
            {isWhole === true && <span aria-hidden="true">{words.itemName(item)}</span>}
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
