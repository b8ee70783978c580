import { Button } from '../../../../client/kit/parts/button.tsx';
import type { RuleId, Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { cardScores } from '../../rules/board/score.ts';
import type { CardNumber } from '../../rules/content.ts';
import { type Day, dayNameOf, stackOn } from '../../rules/state.ts';
import type { BoardView } from '../../rules/view.ts';
import { DaysIcon } from '../days-icon.tsx';
import type { Words } from '../words.ts';
import { CardFace } from './card-face.tsx';
import styles from './inspect.module.css';
import { kindRule } from './kind-rule.ts';

/** All cards of a day, the top one first, with the score of each. */
export function InspectStack(props: { week: BoardView; day: Day; words: Words; why(rule: RuleId): void }) {
  const { week, day, words } = props;
  const { page, game } = words;
  const stack = stackOn(week.days, day).toReversed();
  const counts = cardScores(week.days, day, words).reverse();
  if (stack.length === 0) return <p>{page.nothingHere}</p>;
  return (
    <>
      <p>
        <strong>{game.points(elementAt(week.scores, day))}</strong> · {page.cards(stack.length)}
      </p>
      <ol className={`tiles ${styles.cards}`}>
        {stack.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its order
          <li key={place}>
            <CardFace card={card} words={words} size="large" />
            <p className="hint centred">{standing(place, counts[place])}</p>
            <Button look="quiet" onClick={() => props.why(kindRule(card))}>
              {page.itsRule}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );

  function standing(place: number, points: number | undefined): string {
    if (points === undefined) return page.covered;
    return place === 0 ? `${page.inSight}, ${page.counts(points)}` : page.counts(points);
  }
}

/** A whole week: each day with all its cards and its score. */
export function InspectWeek(props: { week: BoardView; seat: Seat; words: Words; onDay(seat: Seat, day: Day): void }) {
  const { week, words, seat } = props;
  const { page, game } = words;
  return (
    <>
      <p>
        <strong>{game.points(week.total)}</strong> · {page.cards(week.cards)}
      </p>
      <ul className="stack">
        {week.days.map((stack, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <li key={day}>
            <button
              type="button"
              className={`dense target grid parchment ${styles.row}`}
              onClick={() => props.onDay(seat, day)}
            >
              <span className={`strong ${styles.dayName}`}>{game.days[dayNameOf(day)]}</span>
              <span className={`grid ${styles.stack}`}>
                {stack.toReversed().map((card, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its order
                  <span key={place} data-covered={place > 0}>
                    <DaysIcon name={words.card(card).icon} /> {words.name(card)}
                  </span>
                ))}
              </span>
              <span className={`title strong ${styles.score}`}>{stack.length > 0 ? week.scores[day] : '–'}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The discard pile, the newest card first. */
export function InspectDiscard({ cards, words }: { cards: readonly CardNumber[]; words: Words }) {
  const { page } = words;
  if (cards.length === 0) return <p>{page.discardEmpty}</p>;
  return (
    <>
      <p>{page.discardOrder}</p>
      <ol className="stack">
        {cards.toReversed().map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its order
          <li key={place} className={`dense target grid parchment ${styles.row} ${styles.discarded}`}>
            <DaysIcon name={words.card(card).icon} />
            <span>
              <strong>{words.name(card)}</strong>
              <span className="block hint">{words.effect(card)}</span>
            </span>
            <span className={`title strong ${styles.score}`}>{words.figure(card)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
