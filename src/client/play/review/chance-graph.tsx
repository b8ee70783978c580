import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { elementAt } from '../../../engine/list.ts';
import type { LinePoint } from '../../../review/review.ts';
import { Crest } from '../../kit/crests/crest.tsx';
import { buttonClass } from '../../kit/parts/button.tsx';
import { chanceWithin, percent } from '../../kit/table/percent.ts';
import styles from './chance-graph.module.css';
import { type ReviewText, useMomentName, useReviewText } from './review-text.ts';

/** The drawing's own units. */
const WIDTH = 100;
const HEIGHT = 40;
/** A finger that moved further was dragging. */
const STILL_PX = 8;

/** A line of the chart: a seat's chance, or the whole team's. */
interface Curve {
  seat: number;
  name: string;
  isYours: boolean;
}

/**
 * The chances over a game: a line for everybody, with a slider over it. A tap on the drawing opens the replay at that
 * turn; dragging or the keyboard only chooses it, with its figures and link below. A screen reader announces the
 * figures from the slider, and reads all of them in a table.
 */
export function ChanceGraph(props: {
  line: readonly LinePoint[];
  names: readonly string[];
  seat: number;
  isTogether: boolean;
  /** Everybody acts at once: there are no turns. */
  isRealTime?: boolean;
  /** The steps of the mistakes shown. */
  moments: readonly number[];
  addressOf(step: number): string;
}) {
  const text = useReviewText();
  const nameOf = useMomentName();
  const { line, seat, names, isTogether } = props;
  const title = isTogether ? text.togetherAhead : text.ahead;
  const [at, setAt] = useState(line.length - 1);
  const curves: readonly Curve[] = isTogether
    ? [{ seat, name: text.team, isYours: true }]
    : names.map((name, place) => ({ seat: place, name: place === seat ? text.you : name, isYours: place === seat }));
  const point = elementAt(line, at);
  const told = (one: LinePoint) =>
    `${nameOf(one)}: ${curves.map((curve) => `${curve.name} ${chanceOf(curve, one)}`).join(', ')}`;
  const [, navigate] = useLocation();
  return (
    <section className="stack gap-7" aria-labelledby="who-was-ahead">
      <h3 id="who-was-ahead">{title}</h3>
      <p className="hint">{hintOf(text, props)}</p>
      <div className={`grid ${styles.plot}`}>
        <Shares />
        <div className={`rounded anchor ${styles.graph}`}>
          <Drawing line={line} curves={curves} moments={props.moments} at={at} />
          <Slider
            at={at}
            most={line.length - 1}
            title={title}
            words={told(point)}
            onMove={setAt}
            onTap={(place) => navigate(props.addressOf(elementAt(line, place).step))}
          />
        </div>
        <Ends line={line} />
      </div>
      <div className="row spread">
        <strong>{nameOf(point)}</strong>
        <Link href={props.addressOf(point.step)} className={buttonClass('quiet')}>
          {text.watch}
        </Link>
      </div>
      <Legend curves={curves} point={point} hasCrests={!isTogether} />
      <details className="links">
        <summary className="hint">{text.asTable}</summary>
        <ol className="bare stack gap-4 small">
          {line.map((one) => (
            <li key={one.step}>{told(one)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Shares() {
  return (
    <div className={`column spread fine dim ${styles.shares}`} aria-hidden="true">
      {[1, 0.5, 0].map((share) => (
        <span key={share}>{percent(share)}</span>
      ))}
    </div>
  );
}

/** The first and the last turn, below the drawing. */
function Ends({ line }: { line: readonly LinePoint[] }) {
  const nameOf = useMomentName();
  return (
    <div className={`row spread fine dim ${styles.moments}`} aria-hidden="true">
      <span>{nameOf(elementAt(line, 0))}</span>
      <span>{nameOf(elementAt(line, line.length - 1))}</span>
    </div>
  );
}

/** Everybody's chance at the chosen turn. */
function Legend({ curves, point, hasCrests }: { curves: readonly Curve[]; point: LinePoint; hasCrests: boolean }) {
  return (
    <ul className={`bare wrap flat ${styles.legend}`}>
      {curves.map((curve) => (
        <li key={curve.seat} className={`row gap-5 ${curve.isYours ? 'strong' : ''}`}>
          {hasCrests && <Crest seat={curve.seat} />}
          {curve.name} {chanceOf(curve, point)}
        </li>
      ))}
    </ul>
  );
}

/** The lines, one's own on top, with marks at the mistakes and at the chosen turn. */
function Drawing(props: {
  line: readonly LinePoint[];
  curves: readonly Curve[];
  moments: readonly number[];
  at: number;
}) {
  const { line, curves, moments } = props;
  const x = (place: number) => (line.length < 2 ? WIDTH : (WIDTH * place) / (line.length - 1));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <path key={share} className={styles.rule} d={`M0 ${y(share)}H${WIDTH}`} />
      ))}
      {line.map(({ step }, place) =>
        moments.includes(step) ? (
          <path key={step} className={styles.moment} d={`M${x(place)} 0V${HEIGHT}`} />
        ) : undefined,
      )}
      <path className={styles.chosen} d={`M${x(props.at)} 0V${HEIGHT}`} />
      {[...curves].reverse().map((curve) => (
        <path
          key={curve.seat}
          className={styles.curve}
          data-yours={curve.isYours}
          style={{ '--seat': `var(--seat-${curve.seat % 6})`, '--dash': dashOf(curve) } as CSSProperties}
          d={line
            .map(({ shares }, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(elementAt(shares, curve.seat))}`)
            .join('')}
        />
      ))}
    </svg>
  );
}

/** Chooses a turn; a tap without dragging opens it. */
function Slider(props: {
  at: number;
  most: number;
  title: string;
  words: string;
  onMove(place: number): void;
  onTap(place: number): void;
}) {
  const pressed = useRef<{ x: number; y: number }>(undefined);
  const press = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  const release = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const from = pressed.current;
    pressed.current = undefined;
    if (from === undefined || Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) return;
    props.onTap(Number(currentTarget.value));
  };
  return (
    <input
      type="range"
      className="covers"
      min={0}
      max={props.most}
      value={props.at}
      aria-label={props.title}
      aria-valuetext={props.words}
      onChange={({ target }) => props.onMove(Number(target.value))}
      onPointerDown={press}
      onPointerUp={release}
    />
  );
}

function y(share: number): number {
  // Within the edges, so that a line at the top or bottom is as thick as elsewhere.
  return 1 + (HEIGHT - 2) * (1 - share);
}

/** Others' lines differ in their dashes too, not only in colour. */
function dashOf({ seat, isYours }: Curve): string {
  return isYours ? 'none' : (['5 3', '2 3', '9 3', '7 3 2 3', '1 4', '12 3 2 3'][seat % 6] ?? 'none');
}

/** The meaning of the lines, and the effect of a tap. */
function hintOf(text: ReviewText, { isTogether, isRealTime }: { isTogether: boolean; isRealTime?: boolean }): string {
  if (isRealTime === true) return `${text.realTimeHint} ${text.tapMoment}`;
  return `${isTogether ? text.togetherHint : text.aheadHint} ${text.tapTurn}`;
}

function chanceOf({ seat }: Curve, { shares, errors }: LinePoint): string {
  return chanceWithin({ share: elementAt(shares, seat), error: elementAt(errors, seat) });
}
