import type { ReactNode } from 'react';
import { adventureCard } from '../rules/content.ts';
import { Backpack } from './backpack.tsx';
import { breakingItem, failures } from './chapter.ts';
import styles from './over.module.css';
import type { Situation } from './situation.ts';
import { StoryIcon, TimeIcon } from './time-icon.tsx';
import { nameOf } from './words.ts';

/** The end: won or lost, Missions against the goal, what was missing, what broke the Backpack, and the way on. */
export function Over(props: Situation & { afterwards: ReactNode }) {
  const { view, words, events } = props;
  const { over, resolution } = words.page;
  const isWon = view.ending === 'won';
  const broke = breakingItem(events);
  const lacking = failures(events);
  const done = view.completed.length;
  return (
    <section className={styles.over} aria-labelledby="time-over" data-won={isWon}>
      <div className={styles.head}>
        <TimeIcon
          name={isWon ? 'laurel-crown' : broke !== undefined ? 'shattered-glass' : 'hourglass'}
          className={styles.sign}
        />
        <h2 id="time-over">{isWon ? over.won : over.lost}</h2>
        {view.ending !== undefined && <p className={styles.why}>{words.game.endings[view.ending]}</p>}
        <p className={styles.count} role="status">
          {over.count(done, view.goal)}
        </p>
        {view.ending === 'too-few-missions' && <p>{over.missing(view.goal - done)}</p>}
      </div>
      {broke !== undefined && (
        <div className={styles.broke}>
          <p>
            <strong>{over.brokeBy(words.itemName(broke))}</strong> {resolution.brokeWhy(view.slots.limit)}
          </p>
          <Backpack view={view} words={words} broke={broke} />
        </div>
      )}
      <div className={styles.on}>{props.afterwards}</div>
      <section className={styles.told} aria-labelledby="time-missions">
        <h3 id="time-missions">{over.missions}</h3>
        <ul>
          {view.quest.kind === 'adventure' && (
            <Line
              {...props}
              card={adventureCard(view.quest.place)}
              isDone={view.adventureAfter !== undefined}
              lacking={lacking}
            />
          )}
          {view.missions?.map((card) => (
            <Line key={card} {...props} card={card} isDone={view.completed.includes(card)} lacking={lacking} />
          ))}
        </ul>
      </section>
    </section>
  );
}

function Line(props: Situation & { card: number; isDone: boolean; lacking: ReadonlyMap<number, readonly number[]> }) {
  const { card, words, isDone } = props;
  const face = words.face(card);
  const missing = props.lacking.get(card);
  if (face.kind === 'item') return undefined;
  const end = isDone ? 'done' : missing !== undefined ? 'failed' : 'not-played';
  return (
    <li className={styles.line} data-end={end}>
      <span aria-hidden="true" className={styles.mark}>
        {isDone ? '✓' : missing !== undefined ? '✕' : '–'}
      </span>
      <StoryIcon name={face.card.icon} className={styles.icon} />
      <span className={styles.name}>{nameOf(face, words)}</span>
      <span className={styles.end}>
        {isDone
          ? words.page.over.done
          : missing !== undefined
            ? words.page.over.failed(words.game.items(missing, words.names), missing.length)
            : words.page.over.notPlayed}
      </span>
    </li>
  );
}
