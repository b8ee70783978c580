import { type Call, SAYINGS, type Saying } from '../../../games/time/state.ts';
import { Crest } from '../../parts/crest.tsx';
import type { Bubble } from './bubbles.ts';
import { Said } from './players.tsx';
import styles from './sayings.module.css';
import type { Words } from './words.ts';

/** What can be said with one tap besides what stands on the cards; one's own bubble rises here. */
export function Sayings(props: {
  words: Words;
  you: number;
  bubbles: readonly Bubble[];
  wanted?: readonly Saying[];
  onCall(call: Call): void;
}) {
  const { words, you, wanted = SAYINGS } = props;
  return (
    <div className={styles.row}>
      <span className={styles.self} data-flip={`player-${you}`}>
        <Crest seat={you} />
        <span className={styles.own}>
          <Said seat={you} bubbles={props.bubbles} words={words} />
        </span>
      </span>
      <ul className={styles.sayings} aria-label={words.page.verbs.say}>
        {wanted.map((saying) => (
          <li key={saying}>
            <button type="button" className={styles.saying} onClick={() => props.onCall({ kind: 'say', saying })}>
              {words.page.sayings[saying]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
