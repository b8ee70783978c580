import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GroupReport } from '../../protocol/groups.ts';
import { fetchGroupReport } from '../connection/groups-api.ts';
import { Crest } from '../kit/crests/crest.tsx';
import { SeatCrests } from '../kit/crests/table-crests.tsx';
import { Button, buttonClass } from '../kit/parts/button.tsx';
import { Loading } from '../kit/parts/loading.tsx';
import { Notice } from '../kit/parts/notice.tsx';
import { usePageTitle } from '../kit/parts/use-page-title.ts';
import { forgetGroup, rememberGroup } from '../records/kept/kept-groups.ts';
import styles from '../records/records.module.css';
import { useRecordsText } from '../records/text/text.ts';
import { Footer } from '../shell/footer.tsx';
import { GroupDay } from './group-day.tsx';
import { GroupRecords } from './group-records.tsx';
import { Membership } from './membership.tsx';
import { useGroupsText } from './text/text.ts';

/** So many members stand in the title; all of them stand below it. */
const NAMED = 4;

/** A group that people keep: who is in it, what they have played, and the dungeon of the day among them. */
export function GroupPage({ code }: { code: string }) {
  const text = useRecordsText();
  const groups = useGroupsText();
  const [group, setGroup] = useState<GroupReport | 'none' | 'failed'>();
  usePageTitle(text.group.title);
  const ask = useCallback(
    () =>
      fetchGroupReport(code).then((found) => {
        setGroup(found);
        // Another device, or a link opened again: whoever is in it finds it on the home page.
        if (typeof found === 'object') remember(found);
        else if (found === 'none') forgetGroup(code);
      }),
    [code],
  );
  useEffect(() => void ask(), [ask]);
  if (group === undefined) return <Loading />;
  if (group === 'none' || group === 'failed') {
    const isGone = group === 'none';
    return (
      <Notice
        title={isGone ? groups.goneTitle : text.group.failedTitle}
        lead={isGone ? groups.gone : text.group.failed}
        icon="tied-scroll"
      >
        {!isGone && (
          <Button look="main" onClick={() => void ask()}>
            {text.group.tryAgain}
          </Button>
        )}
        <Link href="/" className={buttonClass(isGone ? 'main' : 'plain')}>
          {text.home}
        </Link>
      </Notice>
    );
  }
  return <Group group={group} onChanged={ask} />;
}

function Group({ group, onChanged }: { group: GroupReport; onChanged(): Promise<void> }) {
  const text = useRecordsText().group;
  const groups = useGroupsText();
  const { members, latest, campaigns, daily } = group;
  const isMember = members.some(({ isYou }) => isYou);
  // Whoever it was made of, once everybody has left.
  const names = (members.length > 0 ? members : group.people).map(({ name }) => name);
  return (
    <>
      <main id="content" className="page">
        <h1>{groups.people(names.slice(0, NAMED), Math.max(0, names.length - NAMED))}</h1>
        <SeatCrests chosen={members.map(({ crest }) => crest)}>
          <ul className={`wrap centred ${styles.who}`}>
            {members.map(({ name, isYou }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody is their place in the group
              <li key={place} className="chip">
                <Crest seat={place} /> {isYou ? `${name} (${groups.you})` : name}
              </li>
            ))}
          </ul>
        </SeatCrests>
        <p className="lead">{groups.lead}</p>
        <p className="wrap centred">
          {campaigns.map((campaign) => (
            <Link key={campaign} href={`/c/${campaign}`} className={buttonClass('main')}>
              {text.toCampaign}
            </Link>
          ))}
          {latest !== undefined && (
            <Link
              href={`/t/${latest.code}`}
              className={buttonClass(isMember && campaigns.length === 0 ? 'main' : 'plain')}
            >
              {text.toTable[latest.status]}
            </Link>
          )}
        </p>
        <Membership group={group} onChanged={onChanged} />
        {daily !== undefined && <GroupDay daily={daily} />}
        <SeatCrests chosen={group.people.map(({ crest }) => crest)}>
          <GroupRecords group={group} where="server" campaign={campaigns.length === 1 ? campaigns[0] : undefined} />
        </SeatCrests>
        <p className="wrap centred">
          <Link href="/records" className={buttonClass('plain')}>
            {text.yours}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

function remember({ code, members }: GroupReport): void {
  const names = members.flatMap(({ name, isYou }) => (isYou ? [] : [name]));
  if (members.some(({ isYou }) => isYou)) rememberGroup({ code, names, at: Date.now() });
  else forgetGroup(code);
}
