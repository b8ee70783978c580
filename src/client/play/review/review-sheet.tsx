import { useEffect, useRef, useState } from 'react';
import { elementAt } from '../../../engine/list.ts';
import type { RecordSource } from '../../connection/server-record.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { useText } from '../../text/language.ts';
import { type LoadedRecord, useRecord } from '../record/use-record.ts';
import { ReviewResult } from './review-result.tsx';
import { useReviewText } from './review-text.ts';
import { useReview } from './use-review.ts';

/** The review of a person's decisions: computed when it is opened, with a way to stop. */
export function ReviewSheet(props: {
  source: RecordSource;
  replay: string;
  seats: readonly number[];
  onClose(): void;
}) {
  const text = useReviewText();
  const close = useText().rules.close;
  const loaded = useRecord(props.source, undefined);
  return (
    <Sheet title={text.title} closeLabel={close} onClose={props.onClose}>
      {loaded.kind === 'loading' && <Progress share={0} />}
      {loaded.kind === 'missing' && <p role="alert">{loaded.why === 'unreadable' ? text.unplayable : text.missing}</p>}
      {loaded.kind === 'ready' && <Chosen loaded={loaded} replay={props.replay} seats={props.seats} />}
    </Sheet>
  );
}

type Ready = Extract<LoadedRecord, { kind: 'ready' }>;

/** On a shared device, everybody's decisions can be reviewed. */
function Chosen({ loaded, replay, seats }: { loaded: Ready; replay: string; seats: readonly number[] }) {
  const text = useReviewText();
  const [seat, setSeat] = useState(() => elementAt(seats, 0));
  return (
    <>
      {seats.length > 1 && (
        <label className="wrap">
          {text.whose}
          <select className="stone-field target" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {seats.map((place) => (
              <option key={place} value={place}>
                {loaded.info.names[place]}
              </option>
            ))}
          </select>
        </label>
      )}
      <Weighed loaded={loaded} replay={replay} seat={seat} />
    </>
  );
}

function Weighed({ loaded, replay, seat }: { loaded: Ready; replay: string; seat: number }) {
  const text = useReviewText();
  const { state, stop, again } = useReview(loaded.text, seat);
  switch (state.kind) {
    case 'weighing':
      return (
        <>
          <Progress share={state.share} />
          <p className="hint">{text.how}</p>
          <Button look="plain" onClick={stop}>
            {text.stop}
          </Button>
        </>
      );
    case 'review':
      return <ReviewResult review={state.review} loaded={loaded} replay={replay} seat={seat} />;
    case 'unplayable':
      return <p role="alert">{text.unplayable}</p>;
    default:
      return <Ended words={state.kind === 'stopped' ? text.stopped : text.failed} onAgain={again} />;
  }
}

function Ended({ words, onAgain }: { words: string; onAgain(): void }) {
  const text = useReviewText();
  const button = useRef<HTMLDivElement>(null);
  // The focused button is gone.
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={button} className="stack">
      <p role="alert">{words}</p>
      <Button look="plain" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const text = useReviewText();
  return (
    <label className="stack gap-7">
      {text.weighing}
      <progress className="across" value={share} />
    </label>
  );
}
