import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { ItemNumber } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { ItemSign } from '../cards/item-sign.tsx';
import { PaintedItem } from '../cards/painted-item.tsx';
import type { SeenTimeEvent } from '../seen-event.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { TimeIcon } from '../time-icon.tsx';
import { type Words, withSoftHyphens } from '../words.ts';
import styles from './backpack.module.css';
import { BackpackPicture } from './backpack-picture.tsx';
import { type BackpackLook, type Filled, laidSlots } from './backpack-places.ts';

/** The Backpack: its slots, their contents, and how many are free. */
export function Backpack(props: {
  view: TimeView;
  words: Words;
  events: readonly SeenTimeEvent[];
  broke: ItemNumber | undefined;
  look: BackpackLook;
  /** The piece without a slot, just before the Backpack bursts. */
  straining?: ItemNumber | undefined;
  /** The Items mentioned in the recap of events while you were away. */
  highlighted?: readonly ItemNumber[];
}) {
  const { view, words, broke } = props;
  const { resolution } = laterText.in(words.locale);
  const laid = laidSlots(view, props.events);
  const free = laid.slice(0, view.slots.limit).filter((slot) => slot === undefined).length;
  const surplus = broke ?? props.straining;
  return (
    <section
      className={`shadowed anchor ${styles.backpack}`}
      aria-labelledby="time-backpack"
      data-broken={broke !== undefined}
      data-strain={props.straining !== undefined ? 'bursting' : free === 0 ? 'full' : free === 1 ? 'tight' : 'none'}
      data-flip="backpack"
    >
      <h2 id="time-backpack" className={`row gap-7 ${styles.title}`}>
        <BackpackPicture look={props.look} className={styles.look} /> {resolution.slots}
        <span className={`chip compact ${styles.free}`} data-few={free < 2}>
          <Sign id="slots">{resolution.free(free)}</Sign>
        </span>
      </h2>
      <Slots laid={laid} view={view} words={words} highlighted={props.highlighted ?? []} />
      {surplus !== undefined && (
        <p className={`stack centred strong shadowed ${surface.card} in-middle ${styles.surplus}`}>
          <PaintedItem item={surplus} words={words} className={styles.surplusIcon} />
          <span>{withSoftHyphens(words.shortName(surplus))}</span>
          {broke !== undefined && <TimeIcon name="shattered-glass" className={styles.shards} />}
        </p>
      )}
      {view.slots.extra && (
        <p className="padded small">{resolution.extraSlots(view.slots.limit - view.slots.printed)}</p>
      )}
    </section>
  );
}

function Slots(props: {
  laid: readonly (Filled | undefined)[];
  view: TimeView;
  words: Words;
  highlighted: readonly ItemNumber[];
}) {
  const { laid, words } = props;
  const { limit, pieces } = props.view.slots;
  return (
    <ul className={`grid ${styles.slots}`} data-limit={limit}>
      {laid.map((slot, place) =>
        slot === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place
          <li key={`free-${place}`} className={`middle ${surface.card} ${styles.slot}`} data-free="">
            <span className="visually-hidden">{laterText.in(words.locale).resolution.emptySlot}</span>
          </li>
        ) : (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place
            key={`${place}-${slot.item}`}
            className={`middle ${surface.card} ${styles.slot}`}
            data-flip={`slot-${slot.item}`}
            data-flip-leaves=""
            data-over={place >= limit}
            data-highlighted={props.highlighted.includes(slot.item)}
          >
            <Contents {...slot} of={pieces} words={words} />
          </li>
        ),
      )}
    </ul>
  );
}

function Contents({ item, pieces, tokens, of, words }: Filled & { of: number; words: Words }) {
  return (
    <>
      <ItemSign item={item} words={words} />
      <span className={`strong whole-line fine text-centre ${styles.name}`} aria-hidden="true">
        {withSoftHyphens(words.shortName(item))}
      </span>
      <span className="visually-hidden">
        {laterText.in(words.locale).resolution.slot(words.itemName(item), pieces, of)}
      </span>
      <span className={`wrap ${styles.fill}`} aria-hidden="true">
        {Array.from({ length: of }, (_, piece) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
            key={piece}
            className={styles.pip}
            data-piece={piece < pieces - tokens ? 'card' : piece < pieces ? 'token' : 'none'}
          />
        ))}
      </span>
    </>
  );
}
