import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GroupMember } from '../../../../protocol/groups.ts';
import { Crest } from '../../../kit/crests/crest.tsx';
import { SeatCrests } from '../../../kit/crests/table-crests.tsx';
import { Footer } from '../../../kit/pages/footer.tsx';
import { buttonClass } from '../../../kit/parts/button.tsx';
import styles from '../records.module.css';
import { useRecordsText } from '../text/text.ts';
import { useGroupsText } from './text/text.ts';

/** The common part of every page of a group: its members, and below them the ways on. */
export function GroupFrame(props: {
  title: string;
  lead: string;
  people: readonly GroupMember[];
  ways?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, people, ways, children } = props;
  const { yours } = useRecordsText().group;
  const { you } = useGroupsText();
  return (
    <>
      <main id="content" className="page">
        <h1>{title}</h1>
        <SeatCrests chosen={people.map(({ crest }) => crest)}>
          <ul className={`title wrap centred ${styles.who}`}>
            {people.map(({ name, isYou }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody is their place in the group
              <li key={place} className="chip">
                <Crest seat={place} /> {isYou ? `${name} (${you})` : name}
              </li>
            ))}
          </ul>
        </SeatCrests>
        <p className="lead">{lead}</p>
        {children}
        <p className="wrap centred">
          {ways}
          <Link href="/records" className={buttonClass('plain')}>
            {yours}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  );
}
