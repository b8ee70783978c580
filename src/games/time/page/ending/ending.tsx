import type { ReactNode } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Celebration } from '../../../../client/kit/end/celebration.tsx';
import { StoryLines } from '../../../../client/kit/end/story-lines.tsx';
import { EndMoment, useHasMoment } from '../../../../client/kit/story/end-moment.tsx';
import type { Seat } from '../../../../engine/game.ts';
import { adventureCard, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import { ItemPicture, StoryPicture } from '../painted-pictures.tsx';
import { Backpack } from '../resolution/backpack.tsx';
import { BackpackPicture } from '../resolution/backpack-picture.tsx';
import { breakingItem, type Miss, missesOf } from '../resolution/card-outcome.ts';
import { type Situation, whoAt } from '../situation.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { TimeIcon } from '../time-icon.tsx';
import { nameOf, type Words } from '../words.ts';
import styles from './ending.module.css';
import { type Blame, heroAndCulprit } from './merits.ts';

/**
 * The end screen: won or lost, Missions against the goal, what was missing, what broke the Backpack, and what to do
 * next.
 */
export function Ending(props: Situation & { afterwards: ReactNode }) {
  const { view, words, events } = props;
  const { resolution } = laterText.in(words.locale);
  const isWon = view.ending === 'won';
  const broke = breakingItem(events);
  const hasMoment = useHasMoment();
  return (
    <section
      className={`anchor stack gap-11 grow in-middle ${styles.over}`}
      aria-labelledby="time-over"
      data-won={isWon}
    >
      {isWon && <Celebration />}
      <Head view={view} words={words} broke={broke} />
      <EndMoment />
      {props.players.length > 1 && <HeroAndCulprit {...props} />}
      <div className="stack centred">{props.afterwards}</div>
      <div className={`stack ${styles.side}`}>
        {broke !== undefined && (
          <div className={`stack not-on-screen ${styles.broke}`}>
            {/* The picture of the turning point has it too. */}
            {!hasMoment && <p className="text-centre">{resolution.brokeWhy(view.slots.limit)}</p>}
            <Backpack view={view} words={words} events={events} broke={broke} look="burst" />
          </div>
        )}
        <Missions view={view} words={words} events={events} />
      </div>
    </section>
  );
}

/** Won or lost, and how close it was. */
function Head({ view, words, broke }: Pick<Situation, 'view' | 'words'> & { broke: ItemNumber | undefined }) {
  const { over } = laterText.in(words.locale);
  const { ending, goal } = view;
  const isWon = ending === 'won';
  const done = view.completed.length;
  return (
    <div className={`stack gap-4 centred ${styles.head}`}>
      {broke === undefined ? (
        <ItemPicture name={isWon ? 'laurel-crown' : 'hourglass'} className={styles.sign} />
      ) : (
        <BackpackPicture look="burst" className={styles.sign} />
      )}
      <h2 id="time-over">{isWon ? over.won : over.lost}</h2>
      {/* Too few Missions: the count says so. */}
      {ending !== undefined && ending !== 'too-few-missions' && broke === undefined && (
        <p className="larger">{words.game.endings[ending]}</p>
      )}
      <p className="strong larger" role="status">
        {over.count(done, goal)}
      </p>
      <StoryLines
        otherwise={
          broke !== undefined ? (
            <p>{over.brokeBy(words.itemName(broke))}</p>
          ) : (
            ending === 'too-few-missions' && <p>{over.missing(goal - done)}</p>
          )
        }
      />
    </div>
  );
}

/** The Adventure and the twelve Missions, and how each ended. */
function Missions({ view, words, events }: Pick<Situation, 'view' | 'words' | 'events'>) {
  const { over } = laterText.in(words.locale);
  const misses = missesOf(events);
  const adventure = view.quest.kind === 'adventure' ? adventureCard(view.quest.place) : undefined;
  return (
    <section className={`${surface.card} ${surface.scroll} ${styles.missions}`} aria-labelledby="time-missions">
      <h3 id="time-missions">{over.missions}</h3>
      <ul>
        {adventure !== undefined && (
          <Line
            card={adventure}
            isDone={view.adventureAfter !== undefined}
            miss={misses.get(adventure)}
            words={words}
          />
        )}
        {view.missions?.map((card) => (
          <Line key={card} card={card} isDone={view.completed.includes(card)} miss={misses.get(card)} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** The player who contributed most, and the one with the costliest card: for fun. */
function HeroAndCulprit(situation: Situation) {
  const { events, words, view } = situation;
  const { over } = laterText.in(words.locale);
  const { hero, culprit } = heroAndCulprit(events, view);
  const who = (seat: Seat) => whoAt(situation, seat);
  if (hero === undefined && culprit === undefined) return undefined;
  return (
    <div className={`grid ${styles.merits}`}>
      {hero !== undefined && (
        <p className={`gap-9 dense row panel ${styles.merit}`} data-merit="hero">
          <Crest seat={hero.seat} />
          <span>
            <strong>{over.hero(who(hero.seat))}</strong> {over.heroWhy(hero.missions, hero.items)}
          </span>
        </p>
      )}
      {culprit !== undefined && (
        <p className={`gap-9 dense row panel ${styles.merit}`} data-merit="culprit">
          {culprit.seat === undefined ? <TimeIcon name="hourglass" /> : <Crest seat={culprit.seat} />}
          <span>
            <strong>
              {culprit.seat === undefined ? over.culpritNobody[culprit.why] : over.culprit(who(culprit.seat))}
            </strong>{' '}
            {blameOf(culprit, words)}
          </span>
        </p>
      )}
    </div>
  );
}

/** What went wrong, in a sentence. */
function blameOf(culprit: Blame, words: Words): string {
  const { over } = laterText.in(words.locale);
  switch (culprit.why) {
    case 'broke':
      return over.culpritBroke(words.names.item(culprit.item).the);
    case 'failed':
      return over.culpritFailed(words.names.card(culprit.card), culprit.count);
    case 'kept':
      return over.culpritKept(culprit.count);
    case 'discarded':
      return over.culpritDiscarded(culprit.count);
    default:
      return over.unplayed(culprit.count);
  }
}

function Line(props: { card: CardNumber; isDone: boolean; miss: Miss | undefined; words: Words }) {
  const { card, words, isDone, miss } = props;
  const { over } = laterText.in(words.locale);
  const face = words.face(card);
  if (face.kind === 'item') return undefined;
  const end = isDone ? 'done' : miss?.kind === 'failed' ? 'failed' : 'not-played';
  return (
    <li className={`dense grid ${styles.line}`} data-end={end}>
      <span aria-hidden="true" className={`strong text-centre ${styles.mark}`}>
        {end === 'done' ? '✓' : end === 'failed' ? '✕' : '–'}
      </span>
      <StoryPicture name={face.card.icon} />
      <strong>{nameOf(face, words)}</strong>
      <span className={`compact ${styles.end}`}>{isDone ? over.done : missLine(miss, words)}</span>
    </li>
  );
}

function missLine(miss: Miss | undefined, words: Words): string {
  const { over } = laterText.in(words.locale);
  switch (miss?.kind) {
    case undefined:
      return over.notPlayed;
    case 'failed':
      return over.failed(words.game.items(miss.missing, words.names), miss.missing.length);
    case 'sifted':
      return over.sifted;
    case 'untold':
      return over.untold;
  }
}
