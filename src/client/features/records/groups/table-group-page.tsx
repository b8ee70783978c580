import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GroupInfo } from '../../../../protocol/result.ts';
import { type FetchOutcome, fetchGroup, type TableHome } from '../../../connection/results/ask-records.ts';
import { keptRecords } from '../../../device/kept/kept-games.ts';
import { buttonClass } from '../../../kit/parts/button.tsx';
import { usePageTitle } from '../../../kit/parts/use-page-title.ts';
import { useRecordsText } from '../text/text.ts';
import { AskedGroup } from './asked-group.tsx';
import { GroupFrame } from './group-frame.tsx';
import { GroupRecords } from './group-records.tsx';
import { KeepGroup } from './keep-group.tsx';

/** The records of the people of a table and its rematches, or of a campaign. */
export function TableGroupPage({ code, where }: { code: string; where: TableHome }) {
  const text = useRecordsText().group;
  const [group, setGroup] = useState<FetchOutcome<GroupInfo>>();
  usePageTitle(text.title);
  const ask = useCallback(() => {
    setGroup(undefined);
    void fetchGroup(code, where).then(setGroup);
  }, [code, where]);
  useEffect(ask, [ask]);
  return (
    <AskedGroup group={group} gone={{ title: text.goneTitle, lead: text.gone }} onAgain={ask}>
      {(found) => <Group group={found} where={where} />}
    </AskedGroup>
  );
}

function Group({ group, where }: { group: GroupInfo; where: TableHome }) {
  const text = useRecordsText().group;
  const { people, latest } = group;
  const campaign = group.campaign ?? (where === 'server' ? ownCampaign(group) : undefined);
  const table = where === 'here' ? `/here/${latest.code}` : `/t/${latest.code}`;
  const way = (
    <Link href={campaign === undefined ? table : `/c/${campaign}`} className={buttonClass('main')}>
      {campaign === undefined ? text.toTable[latest.status] : text.toCampaign}
    </Link>
  );
  return (
    <GroupFrame title={text.title} lead={text.lead} people={people} ways={way}>
      {where === 'server' && <KeepGroup group={group} />}
      <GroupRecords group={group} where={where} campaign={campaign} />
    </GroupFrame>
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
