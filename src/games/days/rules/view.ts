import type { Outcome, Seat, Viewer } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { type Counting, dayScore } from './board/score.ts';
import { cardsOn } from './board/stack.ts';
import type { CardNumber } from './content.ts';
import type { Day, DaysEvent, DaysState, Phase, SpriteRule, Stack, Week } from './state.ts';

/** What everybody sees of a player: the board with its scores, and the size of the hand. */
export interface BoardView {
  days: Stack[];
  /** The current score of each day, and the sum. */
  scores: number[];
  total: number;
  /** DD-22 Cards on the board, for the tie-break. */
  cards: number;
  /** DD-3 The size of the hand. */
  hand: number;
}

/** The table as a viewer sees it. */
export interface DaysView {
  phase: Phase;
  sprite: SpriteRule;
  turn: Seat;
  /** Cards left to draw. */
  deck: number;
  discard: CardNumber[];
  reshuffles: number;
  /** DD-14 Players who passed in a row. */
  passes: number;
  boards: BoardView[];
  /** The viewer's hand in the order the cards were drawn; spectators have none. */
  hand?: CardNumber[];
  /** A table from before the second edition (DD-48). */
  firstEdition?: true;
  outcome?: Outcome | undefined;
}

/** The stack on a day of a board. */
export function stackInSight(view: DaysView, board: Seat, day: Day): Stack {
  return elementAt(elementAt(view.boards, board).days, day);
}

/** The input for a view besides the state. */
export interface Counted {
  values: readonly number[];
  outcome: Outcome | undefined;
}

/** The information open to this viewer: everything except the deck and other hands. */
export function viewOf(state: DaysState, viewer: Viewer, counted: Counted): DaysView {
  const seen: DaysView = {
    phase: state.phase,
    sprite: state.sprite,
    turn: state.turn,
    deck: state.deck.length,
    discard: state.discard.slice(),
    reshuffles: state.reshuffles,
    passes: state.passes,
    boards: state.boards.map((week, board) =>
      boardView(week, elementAt(state.hands, board).length, { values: counted.values, sprite: state.sprite }),
    ),
    ...(state.firstEdition && { firstEdition: true }),
  };
  if (viewer !== 'spectator') seen.hand = elementAt(state.hands, viewer).slice();
  if (counted.outcome !== undefined) seen.outcome = counted.outcome;
  return seen;
}

function boardView(week: Week, hand: number, counting: Counting): BoardView {
  const scores = week.map((_, day) => dayScore(week, day, counting));
  return {
    days: week.map((stack) => stack.slice()),
    scores,
    total: scores.reduce((sum, score) => sum + score, 0),
    cards: cardsOn(week),
    hand,
  };
}

/** Only the player who drew a card sees it; everything else is public. */
export function viewEvent(event: DaysEvent, viewer: Viewer): DaysEvent {
  if (event.kind !== 'drawn' || event.seat === viewer) return event;
  return { kind: 'drawn', seat: event.seat, card: 'face-down' };
}
