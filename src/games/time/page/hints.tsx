import { useState } from 'react';
import { Button } from '../../../client/kit/parts/button.tsx';
import type { TimeView } from '../rules/view.ts';
import styles from './hints.module.css';
import type { SeenTimeEvent } from './seen-event.ts';
import { useHintsWanted } from './settings.ts';
import surface from './surfaces.module.css';
import type { HintId } from './text/later/text.ts';
import { laterText } from './text/later/text.ts';
import type { Words } from './words.ts';

/** Short hints on what to do next, one at a time, in a solo round without a clock. */
export function Hints({ view, events, words }: { view: TimeView; events: readonly SeenTimeEvent[]; words: Words }) {
  const [understood, setUnderstood] = useState<readonly HintId[]>([]);
  const [wanted, stop] = useHintsWanted();
  const { hints } = laterText.in(words.locale);
  const id = hintFor(view, events, words).find((hint) => !understood.includes(hint));
  if (!wanted || id === undefined) return undefined;
  return (
    <aside className={`stack shadowed gap-5 ${surface.speech} ${styles.hint}`} aria-label={hints.title}>
      <p role="status">{hints.steps[id]}</p>
      <div className="row">
        <Button look="plain" className={styles.way} onClick={() => setUnderstood([...understood, id])}>
          {hints.next}
        </Button>
        <Button look="quiet" className={`${styles.way} ${styles.stop}`} onClick={stop}>
          {hints.close}
        </Button>
      </div>
    </aside>
  );
}

/** The first hint that fits now. */
function hintFor(view: TimeView, events: readonly SeenTimeEvent[], words: Words): HintId[] {
  switch (view.phase) {
    case 'heroes':
      return [];
    case 'ready':
      return view.startsAt === undefined ? ['ready'] : [];
    case 'adventure': {
      if (view.story.size === 0) return ['play'];
      const hasMission = view.story.top !== undefined && words.face(view.story.top).kind === 'mission';
      if (view.story.size < 4 && !hasMission) return ['mission'];
      return view.story.size < 8 ? ['mission', 'forget', 'discard'] : ['mission', 'forget', 'discard', 'done'];
    }
    case 'resolution':
      if (view.pending !== undefined) return ['choice'];
      return events.some(({ event }) => event.kind === 'revealed') ? ['backpack'] : ['reveal'];
    case 'over':
      return ['end'];
  }
}
