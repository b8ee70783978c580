import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GroupInfo } from '../../protocol/result.ts';
import { Crest } from '../kit/crests/crest.tsx';
import { SeatCrests } from '../kit/crests/table-crests.tsx';
import { Button, buttonClass } from '../kit/parts/button.tsx';
import { Loading } from '../kit/parts/loading.tsx';
import { Notice } from '../kit/parts/notice.tsx';
import { usePageTitle } from '../kit/parts/use-page-title.ts';
import { type FetchOutcome, fetchGroup, type TableHome } from '../records/kept/ask-records.ts';
import { keptRecords } from '../records/kept/kept-games.ts';
import styles from '../records/records.module.css';
import { useRecordsText } from '../records/text/text.ts';
import { Footer } from '../shell/footer.tsx';
import { GroupRecords } from './group-records.tsx';
import { KeepGroup } from './keep-group.tsx';

/** The records of the people of a table and its rematches, or of a campaign. */
export function TableGroupPage({ code, where }: { code: string; where: TableHome }) {
  const text = useRecordsText();
  const [group, setGroup] = useState<FetchOutcome<GroupInfo> | 'asked'>('asked');
  usePageTitle(text.group.title);
  const ask = useCallback(() => {
    setGroup('asked');
    void fetchGroup(code, where).then(setGroup);
  }, [code, where]);
  useEffect(ask, [ask]);
  if (group === 'asked') return <Loading />;
  if (group === 'none' || group === 'failed') {
    const isGone = group === 'none';
    return (
      <Notice
        title={isGone ? text.group.goneTitle : text.group.failedTitle}
        lead={isGone ? text.group.gone : text.group.failed}
        icon="tied-scroll"
      >
        {!isGone && (
          <Button look="main" onClick={ask}>
            {text.group.tryAgain}
          </Button>
        )}
        <Link href="/" className={buttonClass(isGone ? 'main' : 'plain')}>
          {text.home}
        </Link>
      </Notice>
    );
  }
  return (
    <SeatCrests chosen={group.people.map(({ crest }) => crest)}>
      <Group group={group} where={where} />
    </SeatCrests>
  );
}

function Group({ group, where }: { group: GroupInfo; where: TableHome }) {
  const text = useRecordsText();
  const { people, latest } = group;
  const campaign = group.campaign ?? (where === 'server' ? ownCampaign(group) : undefined);
  return (
    <>
      <main id="content" className="page">
        <h1>{text.group.title}</h1>
        <ul className={`wrap centred ${styles.who}`}>
          {people.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: somebody is their place in the group
            <li key={place} className="chip">
              <Crest seat={place} /> {name}
            </li>
          ))}
        </ul>
        <p className="lead">{text.group.lead}</p>
        {where === 'server' && <KeepGroup group={group} />}
        <GroupRecords group={group} where={where} campaign={campaign} />
        <p className="wrap centred">
          {campaign === undefined ? (
            <Link
              href={where === 'here' ? `/here/${latest.code}` : `/t/${latest.code}`}
              className={buttonClass('main')}
            >
              {text.group.toTable[latest.status]}
            </Link>
          ) : (
            <Link href={`/c/${campaign}`} className={buttonClass('main')}>
              {text.group.toCampaign}
            </Link>
          )}
          <Link href="/records" className={buttonClass('plain')}>
            {text.group.yours}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

/** The campaign of a group, if one of its games was played on this device. */
function ownCampaign({ games }: GroupInfo): string | undefined {
  const codes = new Set(games.map(({ code }) => code));
  const own = keptRecords().games.find(({ code, where, campaign }) => {
    return where === 'server' && codes.has(code) && typeof campaign === 'string';
  });
  return typeof own?.campaign === 'string' ? own.campaign : undefined;
}
