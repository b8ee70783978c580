import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GroupReport } from '../../../../protocol/groups.ts';
import { fetchGroupReport } from '../../../connection/groups-api.ts';
import type { FetchOutcome } from '../../../connection/results/ask-records.ts';
import { forgetGroup, rememberGroup } from '../../../device/kept/kept-groups.ts';
import { buttonClass } from '../../../kit/parts/button.tsx';
import { usePageTitle } from '../../../kit/parts/use-page-title.ts';
import { useRecordsText } from '../text/text.ts';
import { AskedGroup } from './asked-group.tsx';
import { GroupDay } from './group-day.tsx';
import { GroupFrame } from './group-frame.tsx';
import { GroupRecords } from './group-records.tsx';
import { Membership } from './membership.tsx';
import { useGroupsText } from './text/text.ts';

/** The number of members in the title; all of them are listed below it. */
const NAMED = 4;

/** A group: its members, their games, and their dungeon of the day. */
export function GroupPage({ code }: { code: string }) {
  const text = useRecordsText();
  const groups = useGroupsText();
  const [group, setGroup] = useState<FetchOutcome<GroupReport>>();
  usePageTitle(text.group.title);
  const ask = useCallback(
    () =>
      fetchGroupReport(code).then((found) => {
        setGroup(found);
        // Another device, or a link opened again: members find it on the home page.
        if (typeof found === 'object') remember(found);
        else if (found === 'none') forgetGroup(code);
      }),
    [code],
  );
  useEffect(() => void ask(), [ask]);
  return (
    <AskedGroup group={group} gone={{ title: groups.goneTitle, lead: groups.gone }} onAgain={() => void ask()}>
      {(found) => <Group group={found} onChanged={ask} />}
    </AskedGroup>
  );
}

function Group({ group, onChanged }: { group: GroupReport; onChanged(): Promise<void> }) {
  const text = useRecordsText().group;
  const groups = useGroupsText();
  const { members, latest, campaigns, daily } = group;
  const isMember = members.some(({ isYou }) => isYou);
  // Its founders, once everybody has left.
  const names = (members.length > 0 ? members : group.people).map(({ name }) => name);
  const title = groups.people(names.slice(0, NAMED), Math.max(0, names.length - NAMED));
  return (
    <GroupFrame title={title} lead={groups.lead} people={members}>
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
      <GroupRecords group={group} where="server" campaign={campaigns.length === 1 ? campaigns[0] : undefined} />
    </GroupFrame>
  );
}

function remember({ code, members }: GroupReport): void {
  const names = members.flatMap(({ name, isYou }) => (isYou ? [] : [name]));
  if (members.some(({ isYou }) => isYou)) rememberGroup({ code, names, at: Date.now() });
  else forgetGroup(code);
}
