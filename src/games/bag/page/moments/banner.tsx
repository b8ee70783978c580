import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onDemand } from '../../../../client/kit/parts/on-demand.tsx';
import { useOnChange } from '../../../../client/kit/use-on-change.ts';
import { BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from '../staging/cue.ts';
import styles from './banner.module.css';
import { lastDeath, tellDeath } from './deaths.ts';
import { type Announcement, momentOf } from './moments.ts';
import { withNew } from './waiting.ts';

const Dice = onDemand(() => import('../fight/dice.tsx').then((module) => module.Dice));
const Feat = onDemand(() => import('./feat.tsx').then((module) => module.Feat));
const Death = onDemand(() => import('./death.tsx').then((module) => module.Death));

const SHOWN_MS = 2600;
const DEATH_MS = 2500;
const HURRIED_MS = 1500;
const PASSING_MS = 1300;

/** Announcements one after another across the map, ended early by a tap; the log has them all too. */
export function Banner(props: { scene: Scene; events: readonly SeenBagEvent[]; cue: BagCue | undefined }) {
  const { scene, events, cue } = props;
  const seen = useRef(events.length);
  const [waiting, setWaiting] = useState<readonly Announcement[]>([]);
  useOnChange(events, () => {
    const since = events.slice(seen.current);
    seen.current = events.length;
    setWaiting((before) => withNew(before, since, (event) => momentOf(event, scene, events)));
  });
  const [shown] = waiting;
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setWaiting((before) => before.slice(1)), shownFor(shown, waiting.length));
    return () => clearTimeout(timer);
  }, [shown, waiting.length]);

  useEffect(() => {
    if (shown === undefined) return;
    const pass = () => setWaiting((before) => (before[0] === shown ? before.slice(1) : before));
    addEventListener('pointerdown', pass, { capture: true });
    return () => removeEventListener('pointerdown', pass, { capture: true });
  }, [shown]);

  const feat = cue?.kind === 'feat' ? cue.feat : undefined;
  const dying = cue?.kind === 'death' ? lastDeath(events, cue.who) : undefined;
  const hadCurtain = useRef(false);
  const hasCurtain = dying !== undefined || feat !== undefined;
  // What had the whole stage for its full time is not announced again.
  useLayoutEffect(() => {
    if (!hasCurtain && hadCurtain.current)
      setWaiting((before) => before.filter(({ death, isFeat }) => death === undefined && isFeat !== true));
    hadCurtain.current = hasCurtain;
  }, [hasCurtain]);

  if (feat !== undefined) return <Feat key={feat.kind} scene={scene} feat={feat} />;
  if (dying !== undefined) return <Death {...tellDeath(scene, dying, events)} />;
  // Announcements from before the end, and all but the last two, are dropped; a fight hides minor ones.
  if (shown === undefined || scene.view.phase === 'over') return undefined;
  if (shown.weight === 1 && scene.view.fight !== undefined) return undefined;
  // The stage still has the feat to show.
  if (shown.isFeat === true && cue !== undefined) return undefined;
  // A fight that goes on without the dead comes back after the announcement.
  if (shown.death !== undefined && scene.view.fight !== undefined) return undefined;
  if (shown.death !== undefined) return <Death key={shown.title} {...tellDeath(scene, shown.death, events)} />;
  return (
    <div
      key={shown.title}
      className={`row centred passive ${styles.banner}`}
      data-tone={shown.tone}
      data-weight={shown.weight}
      aria-hidden="true"
    >
      <BagPicture name={shown.icon} />
      <div>
        <p className={styles.title}>{shown.title}</p>
        {shown.more !== '' && <p className="not-on-low-phone">{shown.more}</p>}
      </div>
      {shown.dice !== undefined && <Dice dice={shown.dice} isFalling={false} tone="plain" />}
    </div>
  );
}

function shownFor({ weight, death }: Announcement, waiting: number): number {
  if (weight === 1) return PASSING_MS;
  if (death !== undefined) return DEATH_MS;
  return waiting > 1 ? HURRIED_MS : SHOWN_MS;
}
