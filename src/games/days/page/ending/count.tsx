import type { CSSProperties } from 'react';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { useTableContext } from '../../../../client/kit/table/table-context.tsx';
import type { Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { capital } from '../../../../engine/text.ts';
import { dayNameOf } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import { ScoreChange } from '../board/score-change.tsx';
import type { Words } from '../words.ts';
import styles from './count.module.css';
import { CountedWeeks } from './counted-weeks.tsx';
import { type Standing, standingAfter } from './standing.ts';
import { whyOver } from './why-over.ts';

/** The final count: day by day on all boards together; the leader moves up. */
export function Count(props: {
  view: DaysView;
  counted: number;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
}) {
  const { view, counted, words, players, you } = props;
  const { scoring } = words.page;
  const { isBehind, skipToTurn } = useTableContext().stage;
  const standing = standingAfter(view.boards, counted);
  const names = words.names(players, you);
  const most = Math.max(1, ...view.boards.map(({ total }) => total));
  return (
    <section className={`stack gap-7 in-middle ${styles.count}`} aria-labelledby="days-count" data-counting="">
      <h2 id="days-count" className={`bright text-centre ${styles.title}`}>
        {/* Remounted for a new text: changing centred text would count as a layout shift. */}
        <span key={counted}>{counted === 0 ? scoring.title : capital(words.game.days[dayNameOf(counted - 1)])}</span>
      </h2>
      <p className={`centred title ${standing.hasChanged ? 'strong gold' : ''} ${styles.lead}`} role="status">
        <span key={counted}>{counted === 0 ? whyOver(view, words, props) : leadLine(standing)}</span>
      </p>
      <CountedWeeks
        view={view}
        players={players}
        you={you}
        words={words}
        counted={counted}
        isRace
        onDay={() => undefined}
        rows={view.boards.map((week, seat) => {
          const gain = counted === 0 ? 0 : elementAt(week.scores, counted - 1);
          const total = elementAt(standing.totals, seat);
          return {
            seat,
            isBest: standing.leaders.includes(seat),
            aside: gain > 0 && <ScoreChange key={counted} change={gain} words={words} />,
            total: words.game.points(total),
            style: {
              '--moved': standing.order.indexOf(seat) - seat,
              '--share': total / most,
            } as CSSProperties,
          };
        })}
      />
      <Button look="plain" className={styles.skip} disabled={!isBehind} onClick={skipToTurn}>
        {scoring.toResult} <span aria-hidden="true">»</span>
      </Button>
    </section>
  );

  function leadLine({ leaders, totals, order, hasChanged }: Standing): string {
    const [leader, ...level] = leaders;
    if (leader === undefined) return scoring.nobodyYet;
    const most = elementAt(totals, leader);
    if (level.length > 0) return scoring.level(most);
    const who = names.person(leader);
    return hasChanged ? scoring.takesLead(who) : scoring.leads(who, most - elementAt(totals, order[1] ?? leader));
  }
}
