import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GroupInfo } from '../../protocol/result.ts';
import { Crest } from '../kit/crests/crest.tsx';
import { SeatCrests } from '../kit/crests/table-crests.tsx';
import { Button, buttonClass } from '../kit/parts/button.tsx';
import { Loading } from '../kit/parts/loading.tsx';
import { Notice } from '../kit/parts/notice.tsx';
import { usePageTitle } from '../kit/parts/use-page-title.ts';
import { Footer } from '../shell/footer.tsx';
import { useDay } from './cards/game-card.tsx';
import { GroupGames } from './cards/group-games.tsx';
import { GroupTallies } from './cards/group-tallies.tsx';
import { MedalList } from './cards/medal-list.tsx';
import { type FetchOutcome, fetchGroup, type TableHome } from './kept/ask-records.ts';
import { keptRecords } from './kept/kept-games.ts';
import styles from './records.module.css';
import { medalsOf } from './tally/medals.ts';
import { countsInRecords } from './tally/tally.ts';
import { useRecordsText } from './text/text.ts';

/** The records of people who play together repeatedly. */
export function GroupPage({ code, where }: { code: string; where: TableHome }) {
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
  const day = useDay();
  const { people, latest } = group;
  const games = group.games.filter(countsInRecords);
  const campaign = group.campaign ?? (where === 'server' ? ownCampaign(group) : undefined);
  const [first] = games;
  const won = games.filter(({ winners }) => winners.length > 0);
  const replayOf = (code: string) => (where === 'here' ? `/r/here/${code}` : `/r/${code}`);
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
        {first === undefined ? (
          <p className={`centred ${styles.empty}`}>{text.group.none}</p>
        ) : (
          <p className={`wrap centred ${styles.who}`}>{text.group.since(games.length, day(first.endedAt))}</p>
        )}
        <div className={`tiles ${styles.cards}`}>
          <GroupTallies group={group} replayOf={replayOf} />
          <MedalList medals={medalsOf(won.map((game) => (campaign ? { ...game, campaign } : game)))} />
        </div>
        <GroupGames group={group} replayOf={replayOf} />
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
