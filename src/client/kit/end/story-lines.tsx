import type { ReactNode } from 'react';
import { useTableContext } from '../table/table-context.tsx';
import styles from './story-lines.module.css';

/** The story of the game for this viewer, in a few sentences; `otherwise` if there is none. */
export function StoryLines({ otherwise }: { otherwise?: ReactNode }) {
  const { story } = useTableContext();
  if (story === undefined || story.lines.length === 0) return otherwise;
  return (
    <div className={`stack centred in-middle ${styles.story}`} data-story="">
      {story.lines.map((line, place) => (
        <p key={line} className={place === 0 ? 'title strong' : ''}>
          {line}
        </p>
      ))}
    </div>
  );
}
