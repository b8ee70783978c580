import type { GroupInfo } from '../../../../protocol/result.ts';
import type { TableHome } from '../../../connection/results/ask-records.ts';
import { countsInRecords } from '../../../device/kept/tally.ts';
import { SeatCrests } from '../../../kit/crests/table-crests.tsx';
import { useDay } from '../cards/game-card.tsx';
import { GroupGames } from '../cards/group-games.tsx';
import { GroupTallies } from '../cards/group-tallies.tsx';
import { MedalList } from '../cards/medal-list.tsx';
import styles from '../records.module.css';
import { medalsOf } from '../tally/medals.ts';
import { useRecordsText } from '../text/text.ts';

/** The games of a group: per game, its medals, and one by one. `campaign`: its code, if the reader may know it. */
export function GroupRecords({
  group,
  where,
  campaign,
}: {
  group: Pick<GroupInfo, 'people' | 'games'>;
  where: TableHome;
  campaign: string | undefined;
}) {
  const text = useRecordsText().group;
  const day = useDay();
  const games = group.games.filter(countsInRecords);
  const [first] = games;
  const won = games.filter(({ winners }) => winners.length > 0);
  const replayOf = (code: string) => (where === 'here' ? `/r/here/${code}` : `/r/${code}`);
  return (
    <SeatCrests chosen={group.people.map(({ crest }) => crest)}>
      {first === undefined ? (
        <p className={`centred ${styles.empty}`}>{text.none}</p>
      ) : (
        <p className={`title wrap centred ${styles.who}`}>{text.since(games.length, day(first.endedAt))}</p>
      )}
      <div className={`tiles ${styles.cards}`}>
        <GroupTallies group={group} replayOf={replayOf} />
        <MedalList medals={medalsOf(won.map((game) => (campaign ? { ...game, campaign } : game)))} />
      </div>
      <GroupGames group={group} replayOf={replayOf} />
    </SeatCrests>
  );
}
