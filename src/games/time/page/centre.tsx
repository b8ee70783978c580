import { type CardNumber, GAME_MISSIONS } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';
import { CardBack, CardFace } from './card-face.tsx';
import styles from './centre.module.css';
import type { ClockTime } from './clock.ts';
import { TimeIcon } from './time-icon.tsx';
import { labelOf, type Words } from './words.ts';

interface Props {
  view: TimeView;
  words: Words;
  time: ClockTime;
  calm: boolean;
  /** What was just tapped and is on its way. */
  played: CardNumber | undefined;
  discarded: CardNumber | undefined;
  reputation: number | undefined;
  onScroll(): void;
}

/** The middle of the table: deck and discards, the Backpack in its ring of sand, and the top of the Story. */
export function Centre(props: Props) {
  const { view, words, played, discarded, reputation } = props;
  const { piles } = words.page;
  const top = played ?? view.story.top;
  const thrown = discarded ?? view.discard.top;
  const back = view.deck.top && words.game.backs[view.deck.top].one;
  const label = (card: CardNumber | undefined) => card !== undefined && labelOf(words.face(card), words);
  return (
    <section className={styles.centre} aria-label={words.page.centre}>
      <div className={styles.side}>
        <div className={styles.pile} data-flip="deck">
          <span className="visually-hidden">{piles.deck(view.deck.size, back)}</span>
          {view.deck.top === undefined ? (
            <Empty word={piles.empty} />
          ) : (
            <CardBack back={view.deck.top} words={words} size="pile" />
          )}
          <span className={styles.size} aria-hidden="true">
            {view.deck.size}
          </span>
        </div>
        <div className={styles.pile} data-flip="discard">
          <span className="visually-hidden">{piles.discard(view.discard.size, label(thrown) || undefined)}</span>
          <span aria-hidden="true" className={styles.thrown}>
            {thrown === undefined ? (
              <Empty word={piles.discardName} />
            ) : (
              <CardFace card={thrown} words={words} size="cell" />
            )}
          </span>
        </div>
      </div>
      <SandClock {...props} />
      <div className={styles.story} data-flip="story">
        <h2 className={styles.storyName}>{piles.storyName}</h2>
        <span className="visually-hidden">{piles.story(view.story.size, label(top) || undefined)}</span>
        <span className={styles.top} aria-hidden="true" data-deep={view.story.size > 1}>
          {top === undefined ? (
            <Empty word="…" />
          ) : (
            <CardFace key={`${top}-${view.story.size}`} card={top} words={words} size="pile" />
          )}
        </span>
        {reputation !== undefined && view.missionsPlayed !== undefined && (
          <button type="button" className={styles.reputation} title={words.page.before.scroll} onClick={props.onScroll}>
            <TimeIcon name="scroll-unfurled" /> {piles.missionsPlayed(view.missionsPlayed, reputation)}
          </button>
        )}
      </div>
      {view.story.log !== undefined && view.story.log.length > 0 && <StoryLog log={view.story.log} words={words} />}
    </section>
  );
}

function Empty({ word }: { word: string }) {
  return <span className={styles.empty}>{word}</span>;
}

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

/** The Backpack in a ring of sand that runs out, with the figures. */
function SandClock({ time, words, view, calm, onScroll }: Props) {
  const { clock, before } = words.page;
  const isLast = time.left !== undefined && time.left <= 60 && view.phase === 'adventure';
  const figures = time.left === undefined ? undefined : clock.left(Math.floor(time.left / 60), time.left % 60);
  return (
    <div className={styles.clock} data-last={isLast} data-calm={calm}>
      <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.sand}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - time.sand)}
        />
      </svg>
      <span className={styles.octagon}>
        <TimeIcon name="backpack" className={styles.backpack} />
        <span
          className={styles.figures}
          data-off={figures === undefined}
          role="timer"
          aria-label={clock.label}
          aria-live="off"
        >
          {figures ?? clock.off}
        </span>
        <button type="button" className={styles.goal} title={before.lookUp} onClick={onScroll}>
          <span aria-hidden="true">{before.goalShort(view.goal)}</span>
          <span className="visually-hidden">
            {before.goal(view.goal, GAME_MISSIONS)}. {before.lookUp}
          </span>
        </button>
      </span>
    </div>
  );
}

/** Where the table chose the Story log: all that was played, the last one first. */
function StoryLog({ log, words }: { log: readonly CardNumber[]; words: Words }) {
  return (
    <ol className={styles.log} aria-label={words.page.piles.storyLog} reversed>
      {log.toReversed().map((card, place) => {
        const face = words.face(card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
          <li key={log.length - place} data-kind={face.kind}>
            {face.kind === 'item' && <TimeIcon name={face.item.icon} />}
            {face.kind === 'item' ? face.item.name[words.locale] : face.card.name[words.locale]}
          </li>
        );
      })}
    </ol>
  );
}
