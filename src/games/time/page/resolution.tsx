import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../client/parts/button.tsx';
import { readingTime } from '../rules/content.ts';
import type { TimeEvent } from '../rules/state.ts';
import { Backpack } from './backpack.tsx';
import { openChapter } from './chapter.ts';
import { Choices } from './choices.tsx';
import { Heroes } from './heroes.tsx';
import { useKeys } from './keys.ts';
import { Motion } from './motion.tsx';
import { Players } from './players.tsx';
import styles from './resolution.module.css';
import { Sayings } from './sayings.tsx';
import type { Situation } from './situation.ts';
import { Supply } from './supply.tsx';
import { TimeIcon } from './time-icon.tsx';
import { Told } from './told.tsx';

/** Where several pages turn by themselves, each seat waits so much longer than the one before. */
const TURN_MS = 400;

/** The Story is told: one card after the other, at the pace of whoever turns them. */
export function Resolution(props: Situation & { told: readonly TimeEvent[] }) {
  const { view, moves, you, players, words, send, events } = props;
  const { resolution } = words.page;
  const chapter = openChapter(events);
  const find = (kind: string) => moves.find((move) => move.kind === kind);
  const [reveal, finish, hold, release] = ['reveal', 'finish', 'hold', 'release'].map(find);
  const onward = reveal ?? finish;
  const [isAuto, setAuto] = useState(false);

  /** A second tap before the house has answered is no second card. */
  const underWay = useRef(false);
  async function goOn() {
    if (onward === undefined || underWay.current) return;
    underWay.current = true;
    await send(onward);
    underWay.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new chapter starts the wait anew
  useEffect(() => {
    if (!isAuto || reveal === undefined) return;
    const turn = you === 'spectator' ? 0 : you * TURN_MS;
    const timer = setTimeout(goOn, (chapter === undefined ? 0 : readingTime(props.pack, chapter.card)) + turn);
    return () => clearTimeout(timer);
  }, [isAuto, reveal, chapter?.number]);

  useKeys((key) => {
    const pause = release ?? hold;
    if (key === 'n' && onward !== undefined) void goOn();
    else if (key === 'h' && pause !== undefined) void send(pause);
    else return false;
    return true;
  });

  return (
    <Motion view={view} events={events} className={styles.layout}>
      <Players {...props} />
      <p className={styles.figures}>
        <button
          type="button"
          className={styles.goal}
          data-flip="missions"
          title={words.page.before.lookUp}
          onClick={props.onScroll}
        >
          <TimeIcon name="laurel-crown" /> {resolution.missions(view.completed.length, view.goal)}
        </button>
        <span data-flip="story">
          <TimeIcon name="stack" /> {resolution.cardsLeft(view.story.size)}
        </span>
      </p>
      <div className={styles.pack}>
        <Backpack
          view={view}
          words={words}
          broke={undefined}
          told={props.told.flatMap((event) => ('item' in event ? [event.item] : []))}
        />
        <Supply view={view} words={words} />
      </div>
      <div className={styles.stage} data-choosing={view.pending !== undefined}>
        {chapter === undefined ? (
          <div className={styles.turned}>
            <TimeIcon name="scroll-unfurled" className={styles.scroll} />
            <h2>{resolution.turned}</h2>
            <p>{resolution.first}</p>
          </div>
        ) : (
          <Told {...props} chapter={chapter} />
        )}
      </div>
      <div className={styles.bottom} data-choosing={view.pending !== undefined}>
        {view.hold !== undefined && (
          <p className={styles.held} role="status">
            {resolution.heldBy(players[view.hold.seat]?.name ?? '')}
          </p>
        )}
        {view.pending !== undefined && <Choices {...props} pending={view.pending} />}
        {you !== 'spectator' && (
          <div className={styles.verbs}>
            <Button look="main" disabled={onward === undefined} onClick={goOn}>
              {finish !== undefined ? resolution.finish : resolution.reveal}
            </Button>
            {release !== undefined && (
              <Button look="plain" onClick={() => send(release)}>
                {resolution.release}
              </Button>
            )}
            {hold !== undefined && (
              <Button look="plain" onClick={() => send(hold)}>
                {resolution.hold}
              </Button>
            )}
            <label className={styles.auto}>
              <input type="checkbox" checked={isAuto} onChange={(event) => setAuto(event.target.checked)} />{' '}
              {resolution.auto}
            </label>
          </div>
        )}
      </div>
      <div className={styles.extras} data-choosing={view.pending !== undefined}>
        <Heroes {...props} />
        {you !== 'spectator' && view.players.length > 1 && props.say !== undefined && (
          <Sayings
            words={words}
            you={you}
            onHeroes={props.onHeroes}
            bubbles={props.bubbles}
            say={props.say}
            wanted={['wait', 'careful', 'yes', 'no', 'thanks']}
            onCall={(call) => void send({ kind: 'call', call })}
          />
        )}
      </div>
    </Motion>
  );
}
