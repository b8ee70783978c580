import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Button } from '../../../../client/kit/parts/button.tsx';
import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import type { TimeMove } from '../../rules/state.ts';
import { CardLine } from '../cards/card-line.tsx';
import { ItemSign } from '../cards/item-sign.tsx';
import { movesOf, type Situation } from '../situation.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { withSoftHyphens } from '../words.ts';
import styles from './choices.module.css';
import { wishersOf, wishesOf } from './wishes.ts';

/** With more options than this the buttons are small. */
const FEW = 4;

export function ChoiceFrame({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  // With hints above, the table may be higher than the screen.
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={frame} className={`stack panel lit glowing ${styles.choice}`} aria-labelledby="time-choice">
      <div role="status">
        <h3 id="time-choice">{title}</h3>
      </div>
      <div className="wrap centred gap-7">{children}</div>
      {below}
    </section>
  );
}

export function ChoiceButton(
  props: Pick<Situation, 'send' | 'words'> & {
    move: TimeMove;
    word: string;
    /** A shorter label, used if there are many options. */
    short?: string | undefined;
    item?: ItemNumber | undefined;
    hint?: string;
    /** Who would choose it. */
    wishers?: readonly Seat[];
  },
) {
  return (
    <Button
      look="main"
      className={props.short === undefined ? styles.way : `${styles.way} ${styles.one}`}
      aria-label={props.short === undefined ? undefined : [props.word, props.hint].join(' ').trim()}
      onClick={() => props.send(props.move)}
    >
      {props.item !== undefined && <ItemSign item={props.item} words={props.words} />}
      <span>
        {props.short ?? props.word}
        {props.hint !== undefined && <span className={`small block ${styles.hint}`}>{props.hint}</span>}
      </span>
      <Wishers seats={props.wishers} />
    </Button>
  );
}

/** The crests of those who would choose an answer; a bubble at their plate has said so. */
function Wishers({ seats = [] }: { seats?: readonly Seat[] | undefined }) {
  if (seats.length === 0) return undefined;
  return (
    <span className={`row ${styles.wishers}`}>
      {seats.map((seat) => (
        <Crest key={seat} seat={seat} className={styles.wisher} />
      ))}
    </span>
  );
}

export function ItemChoice(
  props: Situation & {
    move: Extract<TimeMove, { item: ItemNumber }>;
    word: string;
    hint?: string;
    wishers?: readonly Seat[];
  },
) {
  const { words, move, moves } = props;
  const short = moves.length > FEW && move.kind !== 'remove' ? withSoftHyphens(words.shortName(move.item)) : undefined;
  return <ChoiceButton {...props} short={short} item={move.item} />;
}

/** Each token that can be taken, with a warning if it would burst the Backpack. */
export function Take(props: Situation) {
  const { view, moves, words } = props;
  const { choices } = laterText.in(words.locale);
  const takes = movesOf(moves, 'take');
  const wishes = wishesOf(props.events);
  return takes.map((move) => {
    const pieces = (view.backpack.cards[move.item] ?? 0) + (view.backpack.tokens[move.item] ?? 0);
    const needsSlot = pieces % view.slots.pieces === 0;
    const breaks = needsSlot && view.slots.used >= view.slots.limit;
    return (
      <ItemChoice
        key={move.item}
        {...props}
        move={move}
        word={choices.takeItem(words.names.item(move.item).the)}
        wishers={wishersOf(wishes, { item: move.item, isOnly: takes.length === 1 })}
        {...(breaks
          ? { hint: choices.breaks }
          : moves.length <= FEW && { hint: needsSlot ? choices.takesSlot : choices.fits })}
      />
    );
  });
}

export function Plain(props: Situation & { kind: 'refuse' | 'enough'; word: string }) {
  const move = props.moves.find(({ kind }) => kind === props.kind);
  if (move === undefined) return undefined;
  return (
    <Button look="plain" className={styles.way} onClick={() => props.send(move)}>
      {props.word}
      {move.kind === 'refuse' && <Wishers seats={wishersOf(wishesOf(props.events), 'refuse')} />}
    </Button>
  );
}

/** None, some or all of these cards: taps mark them, one button confirms. */
export function Several(
  props: Pick<Situation, 'send' | 'words'> & {
    cards: readonly CardNumber[];
    moveFor(places: number[]): TimeMove;
    wordFor(places: number[]): string;
  },
) {
  const [marked, setMarked] = useState<number[]>([]);
  return (
    <>
      <div className="wrap centred whole-line">
        {props.cards.map((card, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
            key={place}
            type="button"
            className={`target row strong ${surface.card} ${styles.mark}`}
            aria-pressed={marked.includes(place)}
            onClick={() =>
              setMarked(marked.includes(place) ? marked.filter((other) => other !== place) : [...marked, place])
            }
          >
            <CardLine card={card} words={props.words} />
            <span aria-hidden="true">{marked.includes(place) ? '✕' : ''}</span>
          </button>
        ))}
      </div>
      <Button look="main" className={styles.way} onClick={() => props.send(props.moveFor(marked))}>
        {props.wordFor(marked)}
      </Button>
    </>
  );
}
