import type { ReactNode } from 'react';
import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import { useCountUp } from '../../../client/table/use-count-up.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import { cardScores, mimicChoice } from '../rules/board/score.ts';
import { MIMIC, SPRITE } from '../rules/content.ts';
import { DAYS, type Day, WEEK } from '../rules/state.ts';
import type { BoardView, DaysView } from '../rules/view.ts';
import type { Names } from '../text/text.ts';
import { DaysIcon } from './days-icon.tsx';
import { fullBoards } from './full-boards.ts';
import styles from './scoring.module.css';
import type { Words } from './words.ts';

/** The end: all weeks counted day by day, what each Mimic took, who won, and by what where points were equal. */
export function Scoring(props: {
  view: DaysView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  afterwards: ReactNode;
  onDay(board: Seat, day: Day): void;
}) {
  const { view, players, words, you } = props;
  const { scoring, and } = words.page;
  const shown = useCountUp(WEEK, 550);
  const done = shown >= WEEK;
  const winners = view.outcome?.winners ?? [];
  const names = words.names(players, you);
  const full = fullBoards(view);
  const best = Math.max(...view.boards.map(({ total }) => total));
  const isTied = view.boards.filter(({ total }) => total === best).length > 1;
  return (
    <section className={styles.scoring} aria-labelledby="days-scoring">
      {/* What is still to come has its room from the start, so that nothing moves under a finger. */}
      <h2 id="days-scoring" className={styles.verdict}>
        <span>{done ? verdict() : scoring.title}</span>
        {!done && (
          <span className={styles.toCome} aria-hidden="true">
            {verdict()}
          </span>
        )}
      </h2>
      {view.phase !== 'playing' && (
        <p className={styles.why}>{words.page.status.over(words.game.ending(view.phase, full, names))}</p>
      )}
      <ol className={styles.rows}>
        {view.boards.map((week, seat) => {
          const isWinner = done && winners.includes(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
            <li key={seat} className={styles.row} data-winner={isWinner}>
              <h3 className={styles.who}>
                <Crest seat={seat} />
                <span className={styles.name}>{players[seat]?.name}</span>
                {isWinner && <DaysIcon name="laurel-crown" className={styles.crown} />}
                <span className={styles.cards} data-decides={done && isTied && week.total === best}>
                  <DaysIcon name="stack" /> <span className="visually-hidden">{words.page.cards(week.cards)}</span>
                  <span aria-hidden="true">{week.cards}</span>
                </span>
                <span className={styles.total}>{words.game.points(sumTo(week, shown))}</span>
              </h3>
              <Counted week={week} seat={seat} shown={shown} words={words} names={names} onDay={props.onDay} />
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>{scoring.seeStacks}</p>
      {isTied && (
        <p className={`${styles.tie} ${done ? '' : styles.toCome}`}>
          {winners.length > 1 ? scoring.shared : scoring.tieBreak}
        </p>
      )}
      <div className={`${styles.afterwards} ${done ? '' : styles.toCome}`}>{props.afterwards}</div>
    </section>
  );

  function verdict(): string {
    if (winners.length === 1 && winners[0] === you) return scoring.youWin;
    const names = winners.map((seat) => players[seat]?.name ?? '').join(` ${and} `);
    return scoring.wins(names, winners.length > 1);
  }
}

function sumTo(week: BoardView, shown: number): number {
  return week.scores.slice(0, shown).reduce((sum, score) => sum + score, 0);
}

/** Seven days, counted one after the other; a Mimic points at the neighbour it imitates, a Sprite shows what it adds to. */
function Counted(props: {
  week: BoardView;
  seat: Seat;
  shown: number;
  words: Words;
  names: Names;
  onDay(board: Seat, day: Day): void;
}) {
  const { week, seat, shown, words } = props;
  return (
    <ol className={styles.days}>
      {week.days.map((stack, day) => {
        const top = stack.at(-1);
        const note = noteOn(week, day, words);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <li key={day}>
            <button
              type="button"
              className={styles.day}
              data-counted={day < shown}
              data-now={day === shown}
              onClick={() => props.onDay(seat, day)}
            >
              <span className="visually-hidden">
                {words.game.dayLabel({ day, stack, score: week.scores[day] }, props.names)}
                {note !== undefined && `, ${note.label}`}
              </span>
              <span aria-hidden="true" className={styles.picture}>
                {top === undefined ? words.game.shortDays[DAYS[day]] : <DaysIcon name={words.card(top).icon} />}
                {note !== undefined && <span className={styles.note}>{note.sign}</span>}
              </span>
              <span aria-hidden="true" className={styles.score}>
                {day < shown ? week.scores[day] : '·'}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Why a day scores something else than the value of the card in sight. */
function noteOn(week: BoardView, day: Day, words: Words): { sign: string; label: string } | undefined {
  const top = week.days[day].at(-1);
  if (top === MIMIC) return mimicNote(week, day, words);
  const [, below] = cardScores(week.days, day, words).reverse();
  if (top !== SPRITE || below === undefined) return undefined;
  // DD-45 What the day scored before the Sprite came.
  const before = week.scores[day] - words.values[SPRITE];
  return { sign: `+${before}`, label: words.page.scoring.spriteAdds(words.values[SPRITE], before) };
}

/** DD-47 Which neighbour a Mimic takes its points from. */
function mimicNote(week: BoardView, day: Day, words: Words): { sign: string; label: string } {
  const { scoring } = words.page;
  const chosen = mimicChoice(week.days, day, words.values);
  if (chosen === undefined) return { sign: '∅', label: scoring.mimicNothing };
  return { sign: chosen < day ? '←' : '→', label: scoring.mimicTakes(week.scores[day], chosen) };
}
