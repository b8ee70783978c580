import { useState } from 'react';
import { Button } from '../../../kit/parts/button.tsx';
import { useTablesText } from '../../../text/tables/text.ts';
import { useReplayText } from '../text/text.ts';
import type { FollowedParty } from './use-follow-leader.ts';
import styles from './watch-party-bar.module.css';

/** The watch party above the controls: the leader, and buttons to leave, follow again or hand the lead over. */
export function WatchPartyBar({
  company: { together, isFollowing, follow },
  link,
}: {
  company: FollowedParty;
  link: string;
}) {
  const text = useReplayText();
  const errors = useTablesText().errors;
  const { company, isLost, trouble } = together;
  const [copied, setCopied] = useState(false);
  if (trouble !== undefined) return <p className={`wrap centred small ${styles.company}`}>{errors[trouble]}</p>;
  if (company === undefined)
    return <p className={`wrap centred small ${styles.company}`}>{isLost ? text.lost : text.loading}</p>;
  const leads = company.leader === company.you;
  const leader = company.people.find(({ id }) => id === company.leader)?.name ?? '';
  const others = company.people.filter(({ id }) => id !== company.you);
  return (
    <section className={`wrap centred small ${styles.company}`} aria-label={text.together}>
      <p role="status">
        {isLost ? text.lost : leads ? text.youLead : isFollowing ? text.youFollow(leader) : text.youRoam(leader)}{' '}
        <span className="dim">{text.people(company.people.length)}</span>
      </p>
      <div className="wrap centred">
        {!leads && (
          <Button look="plain" onClick={() => follow(!isFollowing)}>
            {isFollowing ? text.leave : text.rejoin}
          </Button>
        )}
        {leads &&
          others.map(({ id, name }) => (
            <Button key={id} look="quiet" onClick={() => together.passLead(id)}>
              {text.passLead(name)}
            </Button>
          ))}
        <Button
          look="quiet"
          onClick={() =>
            navigator.clipboard?.writeText(link).then(
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
