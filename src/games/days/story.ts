import { placeLine, protagonist } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/end/story.ts';
import type { Seat } from '../../engine/game.ts';
import { personAt } from '../../engine/text.ts';
import { daysText } from './page/text/index.ts';
import { type CardNumber, type DaysPack, isCreature, printedValues, TRANSPORTATION } from './rules/content.ts';
import { DAYS, type DaysEvent } from './rules/state.ts';
import type { DaysView } from './rules/view.ts';
import { DAYS_STORY } from './text/story.ts';

type Finished = FinishedGame<DaysView, DaysEvent, DaysPack>;

/** A play that removed creatures from another board, and their value. */
interface Blow {
  seq: number;
  by: Seat;
  card: CardNumber;
  victim: Seat;
  taken: CardNumber[];
  worth: number;
}

/** The story of a finished game of Dungeon Days: place and margin, the hardest blow, and the best day. */
export function story(game: Finished): Story {
  const { view, you, names, locale, pack } = game;
  const { outcome } = view;
  if (outcome?.scores === undefined) return { lines: [] };
  const text = DAYS_STORY[locale];
  const { points, days } = daysText.in(locale).game;
  const hero = protagonist(you, outcome);
  const person = (seat: Seat) => personAt(seat, names, you === 'spectator' ? undefined : you);
  const name = (card: CardNumber) => pack.cards[card]?.name[locale] ?? '';
  const blow = decisiveBlow(blowsIn(game), hero, outcome.winners);
  const told =
    blow &&
    text.blow({
      by: person(blow.by),
      card: name(blow.card),
      victim: person(blow.victim),
      taken: blow.taken.map(name),
    });
  const { scores } = view.boards[hero];
  const best = scores.indexOf(Math.max(...scores));
  const bestDay = scores[best] > 0 ? text.bestDay(person(hero), days[DAYS[best]], points(scores[best])) : undefined;
  const laid = blow === undefined ? bestLaid(game) : undefined;
  const place = placeLine(outcome, { you, names, locale, margin: points });
  return {
    lines: [place, told, bestDay].filter((line) => line !== undefined),
    ...(blow !== undefined && told !== undefined && { turningPoint: { seq: blow.seq, line: told } }),
    ...(laid !== undefined && {
      turningPoint: { seq: laid.seq, line: text.laid(person(laid.seat), name(laid.card), days[DAYS[laid.day]]) },
    }),
  };
}

/** A loser reads what hit them hardest, a winner what they did to others; otherwise the hardest blow of all. */
function decisiveBlow(blows: readonly Blow[], hero: Seat, winners: readonly Seat[]): Blow | undefined {
  const own = blows.filter(({ by, victim }) => (winners.includes(hero) ? by : victim) === hero);
  const among = own.length > 0 ? own : blows;
  return among.reduce<Blow | undefined>((most, one) => (one.worth > (most?.worth ?? 0) ? one : most), undefined);
}

function blowsIn({ events, pack }: Finished): Blow[] {
  const values = printedValues(pack);
  const blow = (seq: number, by: Seat, rest: Pick<Blow, 'card' | 'victim' | 'taken'>): Blow => ({
    seq,
    by,
    ...rest,
    worth: rest.taken.reduce((sum, card) => sum + values[card], 0),
  });
  return events.flatMap(({ seq, event }) => {
    if (event.kind === 'transported' && event.board !== event.seat) {
      const taken = event.got.filter(isCreature).slice(-1);
      return [blow(seq, event.seat, { card: TRANSPORTATION, victim: event.board, taken })];
    }
    if (event.kind !== 'removed') return [];
    const victims = [...new Set(event.cards.map(({ board }) => board))].filter((board) => board !== event.seat);
    return victims.map((victim) => {
      const lost = event.cards.filter(({ board, card }) => board === victim && isCreature(card));
      return blow(seq, event.seat, { card: event.by, victim, taken: lost.map(({ card }) => card) });
    });
  });
}

/** The most valuable creature placed on its player's own board. */
function bestLaid({ events, pack }: Finished) {
  const values = printedValues(pack);
  let best: { seq: number; seat: Seat; card: CardNumber; day: number } | undefined;
  for (const { seq, event } of events) {
    if (event.kind !== 'placed' || event.board !== event.seat || !isCreature(event.card)) continue;
    if (best === undefined || values[event.card] > values[best.card])
      best = { seq, seat: event.seat, card: event.card, day: event.day };
  }
  return best;
}
