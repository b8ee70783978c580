import type { ReactNode } from 'react';
import type { APP_ICONS } from '../icons/app.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** A page with a single message and what to do next. */
export function Notice(props: { title: string; lead: string; icon: (typeof APP_ICONS)[number]; children: ReactNode }) {
  return (
    <main id="content" className={`stack gap-11 centred ${styles.notice}`}>
      <Icon name={props.icon} className={styles.picture} />
      <h1>{props.title}</h1>
      <p>{props.lead}</p>
      <div className={`wrap gap-10 centred ${styles.ways}`}>{props.children}</div>
    </main>
  );
}
