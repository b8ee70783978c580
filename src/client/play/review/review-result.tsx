import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { capital } from '../../../engine/text.ts';
import type { ReviewedMoment } from '../../../review/moments.ts';
import type { Review } from '../../../review/review.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { moreWithin, percent } from '../../kit/table/percent.ts';
import { useTableContext } from '../../kit/table/table-context.tsx';
import { useLocale } from '../../text/language.ts';
import { useAfterText } from '../after/text.ts';
import { stepOf } from '../record/step-of.ts';
import type { LoadedRecord } from '../record/use-record.ts';
import { usePlayOn } from '../what-if/use-play-on.ts';
import { Accounted } from './accounted.tsx';
import { ChanceGraph } from './chance-graph.tsx';
import styles from './review.module.css';
import { useMomentName, useReviewText } from './review-text.ts';

interface Shown {
  review: Review;
  loaded: Extract<LoadedRecord, { kind: 'ready' }>;
  replay: string;
  seat: number;
}

/** The result of a review: the most expensive decisions, the chances, and the part of luck. */
export function ReviewResult({ review, loaded, replay, seat }: Shown) {
  const text = useReviewText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The awaited result is announced, and the button that stopped it is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { moments, line, account, decisions } = review;
  const addressOf = (step: number) => `${replay}?e=${step}&eyes=${seat}`;
  const options = (JSON.parse(loaded.text) as { options?: Record<string, string | number> }).options ?? {};
  const entry = gameEntry(loaded.info.game);
  const isTogether = entry?.isTogether(options) === true;
  const isRealTime = entry?.realTime === true;
  const { story } = useTableContext();
  const turning = story?.turningPoint;
  const turningStep = turning && stepOf(turning.seq, loaded.info.entries) - 1;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {text.moments}
      </h3>
      {moments.length === 0 && <p>{decisions === 0 ? text.noDecisions : text.nothing}</p>}
      <ol className="bare stack">
        {moments.map((moment) => (
          <li key={moment.step} className="card">
            <Moment
              moment={moment}
              loaded={loaded}
              seat={seat}
              watch={`${replay}?watch=${moment.step + 1}&eyes=${seat}`}
              story={moment.step === turningStep ? turning?.line : undefined}
            />
          </li>
        ))}
      </ol>
      <ChanceGraph
        line={line}
        names={loaded.info.names}
        seat={seat}
        isTogether={isTogether}
        isRealTime={isRealTime}
        moments={moments.map(({ step }) => step)}
        addressOf={addressOf}
      />
      <Accounted account={account} hasMoments={moments.length > 0} isRealTime={isRealTime} />
      <p className="hint">{text.how}</p>
    </>
  );
}

function Moment(props: {
  moment: ReviewedMoment;
  loaded: Shown['loaded'];
  seat: number;
  watch: string;
  /** What the story of the result says of this move, if it is its turning point. */
  story: string | undefined;
}) {
  const { moment, loaded, seat, watch, story } = props;
  const text = useReviewText();
  const nameOf = useMomentName();
  const after = useAfterText();
  const locale = useLocale();
  const { state, playOn } = usePlayOn(loaded);
  return (
    <>
      <h4 className={`wrap spread flat ${styles.turn}`}>
        {nameOf(moment)}
        <span>
          <span className="hint regular">{text.chance}</span>{' '}
          <span className="unbroken">
            {percent(moment.from)} → <span className="good">{percent(moment.to)}</span>
          </span>{' '}
          <span className="hint regular unbroken">
            ({moreWithin({ more: moment.to - moment.from, error: moment.error })})
          </span>
        </span>
      </h4>
      {story !== undefined && <p>{text.turningPoint(story)}</p>}
      <dl className={styles.choices}>
        <dt className="dim">{text.did}</dt>
        <dd>{capital(moment.did[locale])}</dd>
        <dt className="dim">{text.better}</dt>
        <dd className="strong">{capital(moment.better[locale])}</dd>
      </dl>
      <p>{moment.why[locale]}</p>
      <div className="wrap">
        <Button
          look="plain"
          disabled={state === 'under-way'}
          onClick={() => void playOn({ step: moment.step, seat, from: location.pathname })}
        >
          {text.tryIt}
        </Button>
        <Link href={watch} className={buttonClass('quiet')}>
          {text.watch}
        </Link>
      </div>
      <p className="trouble" role="alert">
        {state === 'failed' && after.tryFailed}
      </p>
    </>
  );
}
