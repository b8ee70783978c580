import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { DAYS } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import { picturedMarks } from '../board/marks.ts';
import { Owner, Week } from '../board/week.tsx';
import type { Spot } from '../moments/stage.ts';
import type { Words } from '../words.ts';
import styles from './play-picture.module.css';

const nothing = () => undefined;

/** The turning point as a picture: whose week it is, the days a play changed, and the days beside them. */
export function PlayPicture(props: {
  view: DaysView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  spots: readonly [Spot, ...Spot[]];
}) {
  const { view, players, you, words, spots } = props;
  const [{ board: seat }] = spots;
  const changed = spots.map(({ day }) => day);
  const days = DAYS.flatMap((_name, day) =>
    day >= Math.min(...changed) - 1 && day <= Math.max(...changed) + 1 ? [day] : [],
  );
  const player = elementAt(players, seat);
  const week = elementAt(view.boards, seat);
  const isRival = you !== 'spectator' && seat !== you;
  const shared = { seat, week, words, label: '', isTurn: false };
  return (
    <div className={`grid ${styles.picture}`} data-picture="">
      <Owner
        {...shared}
        player={player}
        isYou={seat === you}
        isRival={isRival}
        change={spots.reduce((sum, { change }) => sum + change, 0)}
        onOwner={nothing}
      />
      <Week
        {...shared}
        names={words.names(players, you)}
        rival={isRival ? { seat, name: player.name } : undefined}
        reachable={{ board: seat, day: 0 }}
        days={days}
        marks={picturedMarks(spots)}
        onDay={nothing}
        onReach={nothing}
        onPoint={nothing}
      />
    </div>
  );
}
