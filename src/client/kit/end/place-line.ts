import type { Outcome, Seat, Viewer } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { type Locale, personAt } from '../../../engine/text.ts';
import type { Rank } from '../story/story.ts';
import { PLACE_TEXTS } from './place-text.ts';

/** The subject of a story: its reader, or for spectators the winner. */
export function protagonist(you: Viewer, { winners }: Pick<Outcome, 'winners'>): Seat {
  return you === 'spectator' ? (winners[0] ?? 0) : you;
}

/** A rank and its margin in a sentence; undefined without scores or other players. */
export function placeLine(
  { winners, scores }: Outcome,
  {
    you,
    names,
    locale,
    margin,
    tieBreaks,
  }: {
    you: Viewer;
    names: readonly string[];
    locale: Locale;
    margin(count: number): string;
    /** The tie-break for equal scores, also below the first rank, one number per seat. */
    tieBreaks?: readonly number[];
  },
): string | undefined {
  const text = PLACE_TEXTS[locale];
  const person = (seat: Seat) => personAt(seat, names, you === 'spectator' ? undefined : you);
  const [winner] = winners;
  if (scores === undefined || winner === undefined || scores.length < 2) return undefined;
  const hero = protagonist(you, { winners });
  const heros = elementAt(scores, hero);
  if (!winners.includes(hero)) {
    const by = elementAt(scores, winner) - heros;
    // The score alone did not decide.
    if (by < 0) return undefined;
    const isTied = (seat: Seat) => scores[seat] === heros;
    const isBetter = (seat: Seat) =>
      isTied(seat) ? (tieBreaks?.[seat] ?? 0) > (tieBreaks?.[hero] ?? 0) : elementAt(scores, seat) > heros;
    const place = 1 + scores.filter((_, seat) => winners.includes(seat) || isBetter(seat)).length;
    return by > 0 ? text.behind(place, margin(by), person(winner)) : text.behindOnTie(place, person(winner));
  }
  if (winners.length > 1) return text.shared(winners.map(person));
  const others = scores.flatMap((score, seat) => (seat === hero ? [] : [{ score, seat }]));
  const next = others.reduce((best, other) => (other.score > best.score ? other : best));
  const by = heros - next.score;
  return by > 0
    ? text.ahead(person(hero), margin(by), person(next.seat))
    : text.aheadOnTie(person(hero), person(next.seat));
}

/** The margin of a rank; nothing where the scores are equal or did not decide. */
export function marginOf(
  { winners, scores = [] }: Pick<Outcome, 'winners' | 'scores'>,
  seat: Seat,
  score: (count: number) => string,
): Pick<Rank, 'margin'> {
  const isWinner = winners.includes(seat);
  const others = scores.filter((_, other) => other !== seat && (isWinner || winners.includes(other)));
  const by = (scores[seat] ?? 0) - Math.max(...others);
  return Number.isFinite(by) && (isWinner ? by > 0 : by < 0) ? { margin: score(Math.abs(by)) } : {};
}

/** Everybody by rank, the winners first; undefined without scores. */
export function ranksOf({ winners, scores }: Outcome, score: (count: number) => string): Rank[] | undefined {
  const isBefore = (one: Seat, other: Seat) =>
    winners.includes(one) !== winners.includes(other)
      ? winners.includes(one)
      : !winners.includes(one) && (scores?.[one] ?? 0) > (scores?.[other] ?? 0);
  return scores
    ?.map((count, seat) => ({
      seat,
      place: 1 + scores.filter((_, other) => isBefore(other, seat)).length,
      score: score(count),
      ...marginOf({ winners, scores }, seat, score),
    }))
    .sort((one, other) => one.place - other.place);
}
