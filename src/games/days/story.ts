import { marginOf, placeLine, protagonist } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/story/story.ts';
import type { Outcome, Seat } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { personAt } from '../../engine/text.ts';
import { rankingOf } from './page/ending/standing.ts';
import { daysText } from './page/text/text.ts';
import { playOnBoards } from './rules/board/effects.ts';
import { weekScore } from './rules/board/score.ts';
import { copyBoards } from './rules/board/stack.ts';
import { emptyWeek } from './rules/chapters/setup.ts';
import {
  type CardNumber,
  cardAt,
  type DaysPack,
  isCreature,
  printedValues,
  TRANSFORMATION,
  TRANSPORTATION,
} from './rules/content.ts';
import { type Day, type DaysEvent, dayNameOf, playToldBy } from './rules/state.ts';
import type { DaysView } from './rules/view.ts';
import { DAYS_STORY } from './text/story.ts';

type Finished = FinishedGame<DaysView, DaysEvent, DaysPack>;

/** A play that removed creatures from another board, and what their days lost in score. */
interface Blow {
  seq: number;
  by: Seat;
  card: CardNumber;
  victim: Seat;
  taken: CardNumber[];
  worth: number;
}

/**
 * The story of a game of Dungeon Days for one reader: rank and margin, the hardest blow they took or dealt, the total
 * the others took if that decided it, and the best day. The turning point is about the reader if possible.
 */
export function story(game: Finished): Story {
  const { view, you, names, locale, pack } = game;
  const { outcome } = view;
  if (outcome?.scores === undefined) return { lines: [] };
  const text = DAYS_STORY[locale];
  const { points, days } = daysText.in(locale).game;
  const hero = protagonist(you, outcome);
  const person = (seat: Seat) => personAt(seat, names, you === 'spectator' ? undefined : you);
  const name = (card: CardNumber) => cardAt(pack, card).name[locale];
  const blows = blowsIn(game);
  const laid = bestLaid(game, hero);
  const blow = decisiveBlow(blows, hero, outcome.winners) ?? (laid === undefined ? hardest(blows) : undefined);
  const told =
    blow &&
    text.blow({
      by: person(blow.by),
      card: name(blow.card),
      victim: person(blow.victim),
      taken: blow.taken.map(name),
      worth: points(blow.worth),
    });
  const best = laid && text.laid(person(hero), name(laid.card), days[dayNameOf(laid.day)]);
  const { scores } = elementAt(view.boards, hero);
  const most = Math.max(...scores);
  const bestDay =
    most > 0 ? text.bestDay(person(hero), days[dayNameOf(scores.indexOf(most))], points(most)) : undefined;
  const point =
    blow !== undefined && told !== undefined
      ? { seq: blow.seq, line: told }
      : laid && best !== undefined
        ? { seq: laid.seq, line: best }
        : undefined;
  const place = placeLine(outcome, { you, names, locale, margin: points });
  const lost = lostInAll(blows, hero, outcome);
  return {
    lines: [place, told ?? best, lost === undefined ? undefined : text.lostInAll(points(lost)), bestDay].filter(
      (line) => line !== undefined,
    ),
    ...(point !== undefined && { turningPoint: point }),
    ranks: rankingOf(view.boards, outcome).map(({ seat, place, board }) => ({
      seat,
      place,
      score: points(board.total),
      ...marginOf(outcome, seat, points),
    })),
  };
}

/** A loser reads about the hardest blow against them, otherwise, like a winner, about their own against others. */
function decisiveBlow(blows: readonly Blow[], hero: Seat, winners: readonly Seat[]): Blow | undefined {
  const taken = hardest(blows.filter(({ victim }) => victim === hero));
  const dealt = hardest(blows.filter(({ by }) => by === hero));
  return winners.includes(hero) ? dealt : (taken ?? dealt);
}

function hardest(blows: readonly Blow[]): Blow | undefined {
  return blows.reduce<Blow | undefined>((most, one) => (one.worth > (most?.worth ?? 0) ? one : most), undefined);
}

/** The total that several blows took from a player who lost by less. */
function lostInAll(blows: readonly Blow[], hero: Seat, { winners, scores }: Outcome): number | undefined {
  const taken = blows.filter(({ victim, worth }) => victim === hero && worth > 0);
  const lost = taken.reduce((sum, { worth }) => sum + worth, 0);
  const behind = scores === undefined ? 0 : elementAt(scores, winners[0] ?? hero) - elementAt(scores, hero);
  return taken.length > 1 && behind > 0 && lost > behind ? lost : undefined;
}

/** Every play that took creatures from others. The boards are replayed from the start to compute what counted. */
function blowsIn({ events, pack, view }: Finished): Blow[] {
  const counting = { values: printedValues(pack), sprite: view.sprite };
  const boards = view.boards.map(emptyWeek);
  let before = boards;
  // The whole week: a Mimic beside a removed creature loses its points too.
  const lostBy = (victim: Seat) =>
    weekScore(elementAt(before, victim), counting) - weekScore(elementAt(boards, victim), counting);
  return events.flatMap(({ seq, event }): Blow[] => {
    const told = playToldBy(event);
    if (told !== undefined) {
      before = copyBoards(boards);
      playOnBoards({ boards, discard: [] }, told.seat, told.play);
    }
    if (event.kind === 'transported' && event.board !== event.seat) {
      const taken = event.got.filter(isCreature).slice(-1);
      const worth = lostBy(event.board);
      return [{ seq, by: event.seat, card: TRANSPORTATION, victim: event.board, taken, worth }];
    }
    if (event.kind === 'transformed' && event.board !== event.seat) {
      const worth = lostBy(event.board);
      return [{ seq, by: event.seat, card: TRANSFORMATION, victim: event.board, taken: [event.took], worth }];
    }
    if (event.kind !== 'removed') return [];
    const victims = [...new Set(event.cards.map(({ board }) => board))].filter((board) => board !== event.seat);
    return victims.map((victim) => {
      const lost = event.cards.filter(({ board }) => board === victim);
      const taken = lost.map(({ card }) => card).filter(isCreature);
      const worth = lostBy(victim);
      return { seq, by: event.seat, card: event.by, victim, taken, worth };
    });
  });
}

/** The most valuable creature a player placed on their own board. */
function bestLaid({ events, pack }: Finished, seat: Seat) {
  const values = printedValues(pack);
  let best: { seq: number; card: CardNumber; day: Day } | undefined;
  const worth = (card: CardNumber) => elementAt(values, card);
  for (const { seq, event } of events) {
    if (event.kind !== 'placed' || event.seat !== seat || event.board !== seat || !isCreature(event.card)) continue;
    if (best === undefined || worth(event.card) > worth(best.card)) best = { seq, card: event.card, day: event.day };
  }
  return best;
}
