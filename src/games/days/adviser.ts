import type { Seat } from '../../engine/game.ts';
import {
  type Adviser,
  type NamedAt,
  type OpenAdviser,
  type ReasonFigure,
  type SearchAdviser,
  sharesByLead,
} from '../../engine/judgement.ts';
import { elementAt } from '../../engine/list.ts';
import { personAt } from '../../engine/text.ts';
import { appraisals } from './bots/appraisal.ts';
import { daysJudgement, daysWorths } from './bots/cunning.ts';
import { likelyHands } from './bots/likely-hands.ts';
import { weekScore } from './rules/board/score.ts';
import { isEmptyDay } from './rules/board/stack.ts';
import { cardAt, type DaysPack, printedValues, TERROR, TRANSFORMATION, TRANSPORTATION } from './rules/content.ts';
import { type DaysGame, openDays } from './rules/game.ts';
import type { DaysMove, DaysState } from './rules/state.ts';
import { type DaysView, stackInSight } from './rules/view.ts';
import { DAYS_ADVICE } from './text/advice.ts';

/** Weighs decisions of Dungeon Days as the cunning bot does. */
export const openAdviser: OpenAdviser = (opened) => {
  const pack = opened as DaysPack;
  const game = openDays(pack);
  const appraisal = appraisals(pack);
  const adviser: SearchAdviser<DaysState, DaysMove, DaysView> = {
    ...daysJudgement(game, pack),
    likelyWorld: likelyHands(game, pack),
    plies: ({ boards }) => ROUNDS * boards.length,
    shares: (state) => sharesByLead(daysWorths(state, appraisal[state.sprite]), spreadIn(state)),
    effort: { first: 300, luck: 100, line: 80, close: 320, reason: 120 },
    figures: figuresOf(game, pack),
    nameMove: (move, at) => nameOf(pack, move, at),
  };
  return adviser as Adviser;
};

/** After a move, this many turns of everybody are played before the position is estimated. */
const ROUNDS = 3;
/** The lead in points that multiplies a chance by e, for each other player; less once somebody is nearly done. */
const SPREAD = 16;
const LAST_SPREAD = 12;
const NEARLY_DONE = 1;

/** With more players a lead is worth less: they all take from the leader. */
function spreadIn({ boards }: DaysState): number {
  const left = Math.min(...boards.map((week) => week.filter(isEmptyDay).length));
  const isDuel = boards.length === 2;
  return (boards.length - 1) * (isDuel || left <= NEARLY_DONE ? LAST_SPREAD : SPREAD);
}

/** A game decided by a move is named before any points. */
const DECIDED = 1000;
/** Factor for current points, which may be lost again. */
const PASSING = 0.7;

function figuresOf(game: DaysGame, pack: DaysPack): ReasonFigure<DaysState>[] {
  const values = printedValues(pack);
  const scores = ({ boards, sprite }: DaysState) => boards.map((week) => weekScore(week, { values, sprite }));
  const others = (state: DaysState, seat: Seat) => scores(state).filter((_, other) => other !== seat);
  const won = (state: DaysState, seat: Seat) => game.outcome(state)?.winners.includes(seat);
  return [
    {
      when: 'at-once',
      of: (state, seat) => (won(state, seat) === true ? 1 : 0),
      weight: DECIDED,
      say: (_, locale) => DAYS_ADVICE[locale].winsNow,
    },
    {
      when: 'at-once',
      of: (state, seat) => (won(state, seat) === false ? -1 : 0),
      weight: DECIDED,
      say: (_, locale) => DAYS_ADVICE[locale].endsLost,
    },
    {
      when: 'at-once',
      of: (state, seat) => elementAt(scores(state), seat),
      weight: PASSING,
      say: (more, locale) => DAYS_ADVICE[locale].ownNow(more),
    },
    {
      when: 'at-once',
      of: (state, seat) => -others(state, seat).reduce((sum, score) => sum + score, 0),
      weight: PASSING,
      say: (less, locale) => DAYS_ADVICE[locale].othersNow(less),
    },
    {
      when: 'at-the-end',
      of: (state, seat) => elementAt(scores(state), seat),
      weight: 1,
      say: (more, locale) => DAYS_ADVICE[locale].ownEnd(more),
    },
    {
      when: 'at-the-end',
      of: (state, seat) => -Math.max(...others(state, seat)),
      weight: 1,
      say: (less, locale) => DAYS_ADVICE[locale].bestEnd(less),
    },
  ];
}

function nameOf(pack: DaysPack, move: DaysMove, { seat, view, names, locale }: NamedAt<DaysView>): string {
  const text = DAYS_ADVICE[locale];
  const card = (number: number) => cardAt(pack, number).name[locale];
  const owner = (board: Seat) => personAt(board, names, seat);
  switch (move.kind) {
    case 'draw':
    case 'pass':
      return text[move.kind];
    case 'place':
      return text.place(card(move.card), move.day, owner(move.board));
    case 'terror':
      return text.terror(card(TERROR), move.day);
    case 'transport':
      return text.transport(card(TRANSPORTATION), move.day, owner(move.board));
    case 'transform': {
      const took = card(elementAt(stackInSight(view, move.board, move.day), move.height));
      const cards = { spell: card(TRANSFORMATION), took, gave: card(move.creature) };
      return text.transform(cards, move.day, owner(move.board));
    }
  }
}
