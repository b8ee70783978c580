import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Person } from '../../../../engine/text.ts';
import type { CardNumber } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { ItemSign } from '../cards/item-sign.tsx';
import { PaintedItem } from '../cards/painted-item.tsx';
import type { ClockTime } from '../clock/clock.ts';
import { SandClock } from '../clock/sand-clock.tsx';
import { TimeIcon } from '../time-icon.tsx';
import { labelOf, nameOf, type Words } from '../words.ts';
import styles from './centre.module.css';

interface Props {
  view: TimeView;
  words: Words;
  time: ClockTime;
  calm: boolean;
  /** The card just tapped and being sent. */
  played: CardNumber | undefined;
  discarded: CardNumber | undefined;
  reputation: number | undefined;
  /** The player of the top card, for spectators. */
  by: (Person & { seat: number }) | undefined;
  onScroll(): void;
}

/** The middle of the table: deck and discard pile, the Backpack in its ring of sand, and the top of the Story. */
export function Centre(props: Props) {
  const { view, words } = props;
  return (
    <section className={`grid ${styles.centre}`} aria-label={words.page.centre} data-picture>
      <Piles {...props} />
      <SandClock {...props} />
      <Story {...props} />
      {view.story.log !== undefined && view.story.log.length > 0 && <StoryLog log={view.story.log} words={words} />}
    </section>
  );
}

/** The draw deck, and the discard pile with its top card. */
function Piles({ view, words, discarded }: Props) {
  const { piles } = words.page;
  const { top: back, size } = view.deck;
  const thrown = discarded ?? view.discard.top;
  return (
    <div className="stack">
      <div className={`anchor ${styles.pile}`} data-flip="deck">
        <span className="visually-hidden">{piles.deck(size, back && words.game.backs[back].one)}</span>
        {back === undefined ? <Empty word={piles.empty} /> : <CardBack back={back} words={words} size="pile" />}
        <span className={`chip small strong ${styles.size}`} aria-hidden="true">
          {size}
        </span>
      </div>
      <div className={`anchor ${styles.pile}`} data-flip="discard">
        <span className="visually-hidden">{piles.discard(view.discard.size, labelAt(thrown, words))}</span>
        <span aria-hidden="true" className={`block ${styles.thrown}`}>
          {thrown === undefined ? (
            <Empty word={piles.discardName} />
          ) : (
            <CardFace card={thrown} words={words} size="cell" />
          )}
        </span>
      </div>
    </div>
  );
}

/** The top card of the Story, its player, and how many Missions the Adventure card waits for. */
function Story({ view, words, played, reputation, by, onScroll }: Props) {
  const { piles } = words.page;
  const top = played ?? view.story.top;
  return (
    <div className={`stack gap-4 centred ${styles.story}`} data-flip="story">
      <h2 className={`compact ${styles.storyName}`}>{piles.storyName}</h2>
      <span className="visually-hidden">{piles.story(view.story.size, labelAt(top, words))}</span>
      <span className={`anchor block across ${styles.top}`} aria-hidden="true" data-deep={view.story.size > 1}>
        {top === undefined ? (
          <Empty word="…" />
        ) : (
          <CardFace key={`${top}-${view.story.size}`} card={top} words={words} size="pile" itemPicture={PaintedItem} />
        )}
      </span>
      {by !== undefined && (
        <p className={`row centred gap-5 ${styles.by}`}>
          <Crest seat={by.seat} /> {piles.playedBy(by)}
        </p>
      )}
      {reputation !== undefined && view.missionsPlayed !== undefined && (
        <button
          type="button"
          className={`chip small ${styles.reputation}`}
          title={words.page.before.scroll}
          onClick={onScroll}
        >
          <TimeIcon name="scroll-unfurled" className="not-on-phone" />{' '}
          {piles.missionsPlayed(view.missionsPlayed, reputation)}
        </button>
      )}
    </div>
  );
}

function labelAt(card: CardNumber | undefined, words: Words): string | undefined {
  return card === undefined ? undefined : labelOf(words.face(card), words);
}

function Empty({ word }: { word: string }) {
  return <span className={`small dim centred middle ${styles.empty}`}>{word}</span>;
}

/** With the Story log option: all played cards, the last one first. */
function StoryLog({ log, words }: { log: readonly CardNumber[]; words: Words }) {
  return (
    <ol
      className={`row whole-line gap-5 ${styles.log}`}
      aria-label={words.page.piles.storyLog}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys
      tabIndex={0}
      reversed
    >
      {log.toReversed().map((card, place) => {
        const face = words.face(card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
          <li key={log.length - place} className="row" data-kind={face.kind}>
            {face.kind === 'item' && <ItemSign item={face.number} words={words} />}
            {nameOf(face, words)}
          </li>
        );
      })}
    </ol>
  );
}
