import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useTablesText } from '../text/tables.ts';
import styles from './company.module.css';
import { useReplayText } from './text/index.ts';
import type { Together } from './use-together.ts';

/** Who watches together: a line above the controls that says who leads, and lets one leave, follow again or pass the lead on. */
export function CompanyLine(props: {
  together: Together;
  isFollowing: boolean;
  link: string;
  onFollow(follow: boolean): void;
}) {
  const text = useReplayText();
  const errors = useTablesText().errors;
  const { company, isLost, trouble } = props.together;
  const [copied, setCopied] = useState(false);
  if (trouble !== undefined) return <p className={styles.company}>{errors[trouble]}</p>;
  if (company === undefined) return <p className={styles.company}>{isLost ? text.lost : text.loading}</p>;
  const leads = company.leader === company.you;
  const leader = company.people.find(({ id }) => id === company.leader)?.name ?? '';
  const others = company.people.filter(({ id }) => id !== company.you);
  return (
    <section className={styles.company} aria-label={text.together}>
      <p role="status">
        {isLost ? text.lost : leads ? text.youLead : props.isFollowing ? text.youFollow(leader) : text.youRoam(leader)}{' '}
        <span className={styles.count}>{text.people(company.people.length)}</span>
      </p>
      <div className={styles.ways}>
        {!leads && (
          <Button look="plain" onClick={() => props.onFollow(!props.isFollowing)}>
            {props.isFollowing ? text.leave : text.rejoin}
          </Button>
        )}
        {leads &&
          others.map(({ id, name }) => (
            <Button key={id} look="quiet" onClick={() => props.together.passLead(id)}>
              {text.passLead(name)}
            </Button>
          ))}
        <Button
          look="quiet"
          onClick={() =>
            navigator.clipboard?.writeText(props.link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <span aria-live="polite">{copied ? text.copied : text.link}</span>
        </Button>
      </div>
    </section>
  );
}
