import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RecordSource } from '../../connection/server-record.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useAfterText } from '../after/text.ts';

const ReviewSheet = lazy(() => import('./review-sheet.tsx').then((module) => ({ default: module.ReviewSheet })));

/** Opens the review of one's decisions after a game; nothing is loaded before. */
export function ReviewButton(props: {
  game: string;
  /** The source of the record; must be a stable function. */
  source: RecordSource;
  /** The URL of the replay. */
  replay: string;
  /** The people at this device. */
  seats: readonly number[];
}) {
  const text = useAfterText();
  const [isOpen, setOpen] = useState(false);
  if (gameEntry(props.game)?.hasAdviser !== true || props.seats.length === 0) return undefined;
  return (
    <>
      <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.review}
      </Button>
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <ReviewSheet {...props} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
