import { useEffect, useRef, useState } from 'react';
import { BagIcon } from './bag-icon.tsx';
import styles from './banner.module.css';
import { Dice } from './fight/dice.tsx';
import { type Moment, momentOf } from './moments.ts';
import type { Scene } from './scene.ts';
import type { Falling, SeenBagEvent } from './staging.ts';

const SHOWN_MS = 2600;
const HURRIED_MS = 1500;
const PASSING_MS = 1300;
const MOST_WAITING = 2;

/** Moments one after another across the map; the log tells them too, so nothing is lost by not looking. */
export function Banner(props: { scene: Scene; events: readonly SeenBagEvent[]; falling: Falling | undefined }) {
  const { scene, events, falling } = props;
  const seen = useRef(events.length);
  const [waiting, setWaiting] = useState<readonly Moment[]>([]);
  const latest = useRef(scene);
  latest.current = scene;
  useEffect(() => {
    const fresh = events.slice(seen.current).flatMap(({ event }) => momentOf(event, latest.current, events) ?? []);
    seen.current = events.length;
    if (fresh.length === 0) return;
    // That it is one's turn is old news once something happens in it, and all is once a fight has begun.
    const isFight = events.some(({ seq, event }) => seq === events.at(-1)?.seq && event.kind === 'fight-started');
    setWaiting((before) => weightiest([...(isFight ? [] : before.filter(({ weight }) => weight > 1)), ...fresh]));
  }, [events]);
  const [shown] = waiting;
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(
      () => setWaiting((before) => before.slice(1)),
      shown.weight === 1 ? PASSING_MS : waiting.length > 1 ? HURRIED_MS : SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, waiting.length]);

  if (falling !== undefined && falling.foe === undefined) {
    return (
      <div className={styles.banner} data-tone="plain" aria-hidden="true">
        <Dice dice={falling.dice} isFalling tone="plain" />
        <p>{scene.words.page.status.rolling}</p>
      </div>
    );
  }
  // What came before the end, or before the last moment but one, is no news any more.
  if (shown === undefined || scene.view.phase === 'over') return undefined;
  return (
    <div
      key={shown.title}
      className={styles.banner}
      data-tone={shown.tone}
      data-weight={shown.weight}
      aria-hidden="true"
    >
      <BagIcon name={shown.icon} className={styles.picture} />
      <div>
        <p className={styles.title}>{shown.title}</p>
        {shown.more !== '' && <p>{shown.more}</p>}
      </div>
      {shown.dice !== undefined && <Dice dice={shown.dice} isFalling={false} tone="plain" />}
    </div>
  );
}

/** No more than a few in their order; what weighs least is left out. */
function weightiest(moments: readonly Moment[]): readonly Moment[] {
  if (moments.length <= MOST_WAITING) return moments;
  const kept = new Set(moments.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_WAITING));
  return moments.filter((moment) => kept.has(moment));
}
