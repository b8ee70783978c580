import type { CSSProperties, ReactNode } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Celebration } from '../../../../client/kit/end/celebration.tsx';
import { StoryLines } from '../../../../client/kit/end/story-lines.tsx';
import { EndMoment, useHasMoment } from '../../../../client/kit/story/end-moment.tsx';
import { useTableContext } from '../../../../client/kit/table/table-context.tsx';
import { capital } from '../../../../engine/text.ts';
import { adventureCard, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import { ItemPicture, StoryPicture } from '../painted-pictures.tsx';
import { Backpack } from '../resolution/backpack.tsx';
import { BackpackPicture } from '../resolution/backpack-picture.tsx';
import { breakingItem, type Miss, missesOf } from '../resolution/card-outcome.ts';
import type { Situation } from '../situation.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { TimeIcon } from '../time-icon.tsx';
import { nameOf, type Words } from '../words.ts';
import styles from './ending.module.css';
import { teamMerits } from './merits.ts';

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
      {isWon && (
        <div className={`covers passive ${styles.light}`}>
          <Celebration />
        </div>
      )}
      <Head view={view} words={words} broke={broke} />
      {props.players.length > 1 && <Team {...props} />}
      <EndMoment className={styles.moment} />
      <div className="stack centred">{props.afterwards}</div>
      <div className={`stack ${styles.side}`}>
        {broke !== undefined && (
          <div className={'stack not-on-screen'}>
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
  const { earned } = useTableContext();
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
      {/* A win and too few Missions are told by the count. */}
      {ending !== undefined && !isWon && ending !== 'too-few-missions' && broke === undefined && (
        <p className="larger">{words.game.endings[ending]}</p>
      )}
      <Goal done={done} goal={goal} />
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
      {earned}
    </div>
  );
}

/** The goal as a row of laurels, one for each Mission needed; those accomplished light up one by one. */
function Goal({ done, goal }: { done: number; goal: number }) {
  return (
    <p className={`wrap centred ${styles.laurels}`} aria-hidden="true">
      {Array.from({ length: Math.max(goal, done) }, (_, place) => (
        <span
          key={laurelKey(place)}
          className={styles.laurel}
          data-lit={place < done}
          style={{ '--place': place } as CSSProperties}
        >
          <TimeIcon name="laurel-crown" />
        </span>
      ))}
    </p>
  );
}

const laurelKey = (place: number) => `laurel-${place}`;

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

/** What everybody's cards did for the team; a laurel for those who did most. */
function Team(situation: Situation) {
  const { events, words, view, players } = situation;
  const { over } = laterText.in(words.locale);
  const { merits, best } = teamMerits(events, view);
  return (
    <ul className={`wrap centred ${styles.team}`} aria-label={over.team}>
      {merits.map(({ seat, missions, items }) => (
        <li key={seat} className={`stack centred ${styles.member}`} data-best={best.includes(seat)}>
          <span className="anchor">
            <Crest seat={seat} />
            {best.includes(seat) && <TimeIcon name="laurel-crown" className={styles.best} />}
          </span>
          <strong className={`fine ${styles.name}`}>
            {seat === situation.you ? capital(words.page.you) : players[seat]?.name}
          </strong>
          <span className="small dense">{over.merit(missions, items)}</span>
        </li>
      ))}
    </ul>
  );
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
