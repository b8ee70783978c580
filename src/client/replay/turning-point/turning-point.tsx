import { useContext } from 'react';
import { Link, useLocation } from 'wouter';
import type { Viewer } from '../../../engine/game.ts';
import { type Story, StoryContext } from '../../kit/end/story.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { useAfterText } from '../../table/text/after.ts';
import type { RecordSource } from '../record/server-record.ts';
import { type LoadedRecord, useRecord } from '../record/use-record.ts';
import { useScene } from '../record/use-scene.ts';
import { usePlayOn } from '../what-if/use-play-on.ts';
import { StillFrame, StillTable } from './still-table.tsx';
import styles from './turning-point.module.css';

/** The turning point of a game: a picture, a sentence, and a button to try it differently. */
export function TurningPoint(props: {
  /** The source of the record; must be a stable function. */
  source: RecordSource;
  /** The URL of the replay. */
  replay: string;
  viewer: Viewer;
  /** Several people look at it, on a device they shared: the story is the winner's, and so is the seat to try. */
  isForAll?: boolean;
}) {
  const story = useContext(StoryContext);
  if (story?.turningPoint === undefined) return undefined;
  return <Found {...props} point={story.turningPoint} />;
}

interface Point {
  replay: string;
  viewer: Viewer;
  isForAll?: boolean;
  point: NonNullable<Story['turningPoint']>;
}

function Found({ source, ...point }: Point & { source: RecordSource }) {
  const loaded = useRecord(source, undefined);
  // Without a record there is no picture, but the story is still shown.
  return loaded.kind === 'ready' ? <Moment {...point} loaded={loaded} /> : undefined;
}

function Moment({ loaded, replay, point, ...props }: Point & { loaded: Extract<LoadedRecord, { kind: 'ready' }> }) {
  const text = useAfterText();
  const { info, worker } = loaded;
  const story = useContext(StoryContext);
  const winner = props.isForAll === true ? story?.ranks?.[0]?.seat : undefined;
  const viewer = winner === undefined || info.bots.includes(winner) ? props.viewer : winner;
  const step = stepOf(point.seq, info.entries);
  const tried = point.tryFrom === undefined ? step : stepOf(point.tryFrom, info.entries);
  const before = useScene(worker, Math.max(0, step - 1), viewer);
  const scene = useScene(worker, step, viewer);
  const isToldAbove = story?.lines.includes(point.line) === true;
  const { state, playOn } = usePlayOn(loaded);
  const [end] = useLocation();
  return (
    <section className={`card whole-line in-middle ${styles.point}`} aria-labelledby="turning-point">
      <h3 id="turning-point" className="text-centre">
        {text.turningPoint}
      </h3>
      {before === undefined || scene === undefined ? (
        <StillFrame />
      ) : (
        <StillTable info={info} before={before} scene={scene} />
      )}
      {!isToldAbove && <p>{point.line}</p>}
      <div className="wrap centred">
        {viewer !== 'spectator' && (
          <Button
            look="plain"
            disabled={state === 'under-way'}
            onClick={() => void playOn({ step: tried - 1, seat: viewer, from: end })}
          >
            {text.tryDifferently}
          </Button>
        )}
        <Link href={`${replay}?watch=${step}&eyes=${viewer}`} className={buttonClass('plain')}>
          {text.seeMoment}
        </Link>
      </div>
      <p className="trouble" role="alert">
        {state === 'failed' && text.tryFailed}
      </p>
    </section>
  );
}

/** The step of a journal entry. */
function stepOf(entry: number, entries: readonly number[] | undefined): number {
  return entries === undefined ? entry : entries.findLastIndex((seq) => seq <= entry) + 1;
}
