import { useLocation } from 'wouter';
import type { Viewer } from '../../../engine/game.ts';
import type { RecordSource } from '../../connection/server-record.ts';
import type { Story } from '../../kit/story/story.ts';
import { useTableContext } from '../../kit/table/table-context.tsx';
import { useAfterText } from '../after/text.ts';
import { stepOf } from '../record/step-of.ts';
import { type LoadedRecord, useRecord } from '../record/use-record.ts';
import { useScene } from '../record/use-scene.ts';
import { usePlayOn } from '../what-if/use-play-on.ts';
import { MomentCard } from './moment-card.tsx';
import { StillTable } from './still-table.tsx';

/** The turning point of a game, from its record. */
export function TurningPoint(props: {
  /** The source of the record; must be a stable function. */
  source: RecordSource;
  /** The URL of the replay. */
  replay: string;
  viewer: Viewer;
  /** Several people look at it, on a device they shared: the story is the winner's, and so is the seat to try. */
  isForAll?: boolean;
}) {
  const { story } = useTableContext();
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
  const text = useAfterText();
  const loaded = useRecord(source, undefined);
  if (loaded.kind === 'ready') return <Moment {...point} loaded={loaded} />;
  return (
    <MomentCard viewer={point.viewer} picture={loaded.kind === 'missing' && <p className="dim">{text.noPicture}</p>} />
  );
}

function Moment({ loaded, replay, point, ...props }: Point & { loaded: Extract<LoadedRecord, { kind: 'ready' }> }) {
  const text = useAfterText();
  const { info, worker } = loaded;
  const { story } = useTableContext();
  const winner = props.isForAll === true ? story?.ranks?.[0]?.seat : undefined;
  const viewer = winner === undefined || info.bots.includes(winner) ? props.viewer : winner;
  const step = stepOf(point.seq, info.entries);
  const tried = point.tryFrom === undefined ? step : stepOf(point.tryFrom, info.entries);
  const before = useScene(worker, Math.max(0, step - 1), viewer);
  const scene = useScene(worker, step, viewer);
  const { state, playOn } = usePlayOn(loaded);
  const [end] = useLocation();
  const canTry = viewer !== 'spectator' && state !== 'under-way';
  return (
    <MomentCard
      viewer={viewer}
      picture={before !== undefined && scene !== undefined && <StillTable info={info} before={before} scene={scene} />}
      onTry={canTry ? () => void playOn({ step: tried - 1, seat: viewer, from: end }) : undefined}
      watch={`${replay}?watch=${step}&eyes=${viewer}`}
      trouble={state === 'failed' ? text.tryFailed : undefined}
    />
  );
}
