import type { Locale } from '../../../engine/text.ts';
import { type NewGamePack, type Side, sideAt } from '../rules/content.ts';
import type { NewGameView } from '../rules/view.ts';
import { NewGameIcon } from './icon.tsx';
import styles from './page.module.css';
import type { Words } from './text/text.ts';

/** The rolls of this turn, newest last. */
export function Heap(props: { view: NewGameView; pack: NewGamePack; locale: Locale; words: Words }) {
  const { view, pack, words } = props;
  return (
    <section className={styles.heap} aria-label={words.page.heap} data-rule="NG-10">
      <p className={styles.worth}>
        <NewGameIcon name="two-coins" /> {words.game.gold(view.heapGold)}
      </p>
      {view.heap.length === 0 ? (
        <NewGameIcon name="rolling-dices" className={styles.waiting} />
      ) : (
        <ul className={styles.sides}>
          {view.heap.map((side, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heap only grows, and sides are alike
            <li key={place}>
              <DieSide side={sideAt(pack, side)} locale={props.locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One side of the die: its picture, its name and its gold. */
export function DieSide({ side, locale }: { side: Side; locale: Locale }) {
  return (
    <span className={styles.side} data-side={side.effect.kind}>
      <NewGameIcon name={side.icon} className={styles.picture} />
      <span>{side.name[locale]}</span>
      <span className={styles.figure}>{side.effect.kind === 'treasure' ? side.effect.gold : '–'}</span>
    </span>
  );
}
