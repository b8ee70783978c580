import type { ItemNumber } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';
import styles from './backpack.module.css';
import { TimeIcon } from './time-icon.tsx';
import { softly, type Words } from './words.ts';

/** A slot with pieces of one kind; tokens are the last ones. */
interface Filled {
  item: ItemNumber;
  pieces: number;
  tokens: number;
}

/** The slots in use, each kind in as few as it needs. */
export function filledSlots({ backpack, slots }: Pick<TimeView, 'backpack' | 'slots'>): Filled[] {
  return backpack.cards.flatMap((cards, item) => {
    const tokens = backpack.tokens[item] ?? 0;
    const all = cards + tokens;
    return Array.from({ length: Math.ceil(all / slots.pieces) }, (_, slot): Filled => {
      const pieces = Math.min(slots.pieces, all - slot * slots.pieces);
      const from = slot * slots.pieces;
      return { item, pieces, tokens: Math.max(0, Math.min(pieces, from + pieces - Math.max(from, cards))) };
    });
  });
}

/** The Backpack: eight slots, what is in them, and how many are free. */
export function Backpack(props: {
  view: TimeView;
  words: Words;
  broke: ItemNumber | undefined;
  /** The Items that are being told about: what happened to them while one was away. */
  told?: readonly ItemNumber[];
}) {
  const { view, words, broke } = props;
  const { resolution } = words.page;
  const filled = filledSlots(view);
  const free = Math.max(0, view.slots.limit - filled.length);
  return (
    <section
      className={styles.backpack}
      aria-labelledby="time-backpack"
      data-broken={broke !== undefined}
      data-flip="backpack"
    >
      <h2 id="time-backpack" className={styles.title}>
        <TimeIcon name="backpack" /> {resolution.slots}
        <span className={styles.free} data-few={free < 2}>
          {resolution.free(free)}
        </span>
      </h2>
      <ul className={styles.slots} data-limit={view.slots.limit}>
        {filled.map(({ item, pieces, tokens }, place) => (
          <li
            key={`${item}-${filled.slice(0, place).filter((slot) => slot.item === item).length}`}
            className={styles.slot}
            data-flip={`slot-${item}`}
            data-flip-leaves=""
            data-over={place >= view.slots.limit}
            data-told={props.told?.includes(item) === true}
          >
            <TimeIcon name={words.item(item).icon} className={styles.icon} />
            <span className={styles.name} aria-hidden="true">
              {softly(words.itemName(item))}
            </span>
            <span className="visually-hidden">{resolution.slot(words.itemName(item), pieces, view.slots.pieces)}</span>
            <span className={styles.fill} aria-hidden="true">
              {Array.from({ length: view.slots.pieces }, (_, piece) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
                  key={piece}
                  className={styles.pip}
                  data-piece={piece < pieces - tokens ? 'card' : piece < pieces ? 'token' : 'none'}
                />
              ))}
            </span>
            <span className={styles.count} aria-hidden="true">
              {pieces}/{view.slots.pieces}
            </span>
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free slots are alike
          <li key={`free-${place}`} className={styles.slot} data-free="">
            <span className="visually-hidden">{resolution.emptySlot}</span>
          </li>
        ))}
        {broke !== undefined && (
          <li className={styles.slot} data-over="true">
            <TimeIcon name={words.item(broke).icon} className={styles.icon} />
            <span className={styles.name}>{softly(words.itemName(broke))}</span>
            <TimeIcon name="shattered-glass" className={styles.shards} />
          </li>
        )}
      </ul>
      {view.slots.extra && <p className={styles.extra}>{resolution.extraSlot}</p>}
    </section>
  );
}
