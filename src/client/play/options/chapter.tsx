import type { ReactNode } from 'react';
import styles from './chapter.module.css';

/** A folded group of options: an icon, a name, and a summary. Nothing in it has to be opened. */
export function Chapter(props: {
  picture: ReactNode;
  name: string;
  usual: string;
  /** The choices that differ from the defaults. */
  chosen?: readonly string[];
  children: ReactNode;
}) {
  const { chosen = [] } = props;
  return (
    <details className={`panel ${styles.chapter}`}>
      <summary className={`row target gap-10 ${styles.head}`}>
        <ChapterHead picture={props.picture} name={props.name} usual={props.usual} chosen={chosen} />
      </summary>
      <div className={`stack ${styles.body}`}>{props.children}</div>
    </details>
  );
}

/** The icon of a chapter, its name, and its summary. */
export function ChapterHead(props: { picture: ReactNode; name: string; usual: string; chosen: readonly string[] }) {
  const isUsual = props.chosen.length === 0;
  return (
    <>
      <span className={`stiff grid ${styles.picture}`}>{props.picture}</span>
      <span className="column grow">
        <strong>{props.name}</strong>
        <span className={isUsual ? 'small dim' : 'small strong bright'}>
          {isUsual ? props.usual : props.chosen.join(' · ')}
        </span>
      </span>
    </>
  );
}
