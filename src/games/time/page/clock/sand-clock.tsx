import { GAME_MISSIONS } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { ItemPicture } from '../painted-pictures.tsx';
import surface from '../surfaces.module.css';
import { TimeIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import { type ClockTime, HEART, QUICK_HEART } from './clock.ts';
import styles from './sand-clock.module.css';
import '../palette.css';

interface Props {
  view: TimeView;
  words: Words;
  time: ClockTime;
  /** Whether alarms in the last minute are off. */
  calm: boolean;
  onScroll(): void;
}

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

/** The Backpack in a ring of sand that runs out, with the time in figures. */
export function SandClock({ time, words, view, calm, onScroll }: Props) {
  const { clock, before } = words.page;
  const isLast = time.left !== undefined && time.left <= HEART && view.phase === 'adventure';
  const isRacing = isLast && !calm && (time.left ?? 0) <= QUICK_HEART;
  const figures = time.left === undefined ? undefined : clock.left(Math.floor(time.left / 60), time.left % 60);
  return (
    <div className={`anchor across ${styles.clock}`} data-last={isLast} data-racing={isRacing} data-calm={calm}>
      <svg viewBox="0 0 100 100" className={`covers fills ${styles.ring}`} aria-hidden="true" focusable="false">
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
      <span className={`middle ${styles.octagon}`}>
        <ItemPicture name="backpack" className={styles.backpack} />
        <span
          className={`strong unbroken text-centre ${styles.figures}`}
          data-off={figures === undefined}
          role="timer"
          aria-label={clock.label}
          aria-live="off"
        >
          {isRacing ? time.left : (figures ?? clock.off)}
        </span>
        <button
          type="button"
          className={`link ${surface.lookUp} dense not-in-hand ${styles.goal}`}
          title={before.lookUp}
          onClick={onScroll}
        >
          <span aria-hidden="true" className={styles.inWords}>
            {before.goalShort(view.goal)}
          </span>
          <span aria-hidden="true" className={styles.inFigures}>
            <TimeIcon name="laurel-crown" /> {view.goal}
          </span>
          <span className="visually-hidden">
            {before.goal(view.goal, GAME_MISSIONS)}. {before.lookUp}
          </span>
        </button>
      </span>
    </div>
  );
}
