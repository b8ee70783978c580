import { Sign } from '../../../../client/kit/signs/sign.tsx';
import { LAST_RESHUFFLE } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import { DaysBack, DaysIcon } from '../days-icon.tsx';
import type { Words } from '../words.ts';
import styles from './piles.module.css';

/** The deck with its count, and the discard pile, which everybody may look through. */
export function Piles({ view, words, onDiscard }: { view: DaysView; words: Words; onDiscard(): void }) {
  const { page } = words;
  const top = view.discard.at(-1);
  return (
    <div className={styles.piles}>
      <p className={`row strong gap-5 ${styles.deck}`} data-rule="DD-10" title={page.deck(view.deck)}>
        <span
          aria-hidden="true"
          data-flip="deck"
          data-flip-leaves=""
          className={`clipped anchor middle ${styles.back}`}
        >
          <DaysIcon name="calendar" />
          <DaysBack />
        </span>
        <Sign id="deck">
          <span aria-hidden="true">{view.deck}</span>
          <span className="visually-hidden">{page.deck(view.deck)}</span>
        </Sign>
        {view.reshuffles > 0 && (
          <span
            className={`row hint regular ${styles.reshuffles}`}
            title={page.reshuffles(view.reshuffles, LAST_RESHUFFLE)}
          >
            <DaysIcon name="cycle" />
            <span aria-hidden="true">
              {view.reshuffles}/{LAST_RESHUFFLE}
            </span>
            <span className="visually-hidden">, {page.reshuffles(view.reshuffles, LAST_RESHUFFLE)}</span>
          </span>
        )}
      </p>
      <button
        type="button"
        className={`rounded row centred parchment strong gap-5 ${styles.discard}`}
        title={page.discard(view.discard.length)}
        data-flip="discard"
        onClick={onDiscard}
      >
        <DaysIcon name={top === undefined ? 'card-discard' : words.card(top).icon} />
        <span className="visually-hidden">{page.discard(view.discard.length)}</span>
        <span aria-hidden="true">{view.discard.length}</span>
      </button>
    </div>
  );
}
