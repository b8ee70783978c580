import { marginOf, placeLine, protagonist } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/story/story.ts';
import type { Seat } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { personAt } from '../../engine/text.ts';
import { rankingOf } from './page/ending/ranking.ts';
import { dashText } from './page/text/text.ts';
import type { DashPack } from './rules/content.ts';
import type { DashEvent } from './rules/state.ts';
import type { DashView } from './rules/view.ts';
import { type BadEnd, DASH_STORY, type Find } from './text/story.ts';

type Finished = FinishedGame<DashView, DashEvent, DashPack>;

/** A Treasure a player took home, and when. */
interface Found {
  seq: number;
  card: number;
  gold: number;
  dungeon: number;
}

/**
 * The story of a finished game of Dash: rank and margin; then what decided it, which is also the picture; then the
 * rest.
 */
export function story(game: Finished): Story {
  const { view, you, names, locale } = game;
  const { outcome } = view;
  if (outcome?.scores === undefined) return { lines: [] };
  const text = DASH_STORY[locale];
  const { gold } = dashText.in(locale).game;
  const person = (seat: Seat) => personAt(seat, names, you === 'spectator' ? undefined : you);
  const hero = protagonist(you, outcome);
  const isWinner = outcome.winners.includes(hero);
  const winner = isWinner ? hero : elementAt(outcome.winners, 0);
  const rival = isWinner ? bestOf(outcome.scores, hero) : hero;
  const margin = elementAt(outcome.scores, winner) - elementAt(outcome.scores, rival);
  const find = bestFind(game, winner);
  const isDecisive = find !== undefined && outcome.winners.length === 1 && find.gold >= margin;
  const treasure = find && {
    seq: find.seq,
    line: isDecisive ? text.decisive(told(find, winner)) : text.best(told(find, winner)),
  };
  const bad = isWinner ? undefined : worstEnd(game, hero);
  const own = isWinner || bad !== undefined ? undefined : bestFind(game, hero);
  const mishap = bad && { seq: bad.last.seq, line: text.badEnd(bad.why, bad.last.dungeon) };
  const ownFind = own && { seq: own.seq, line: text.best(told(own, hero)) };
  const point = isDecisive ? treasure : (mishap ?? ownFind ?? treasure);
  const more = haulLine(winner, rival) ?? (isWinner ? undefined : treasure?.line);
  const causes = isDecisive
    ? [treasure?.line, bad && text.alsoBadEnds(bad.why, bad.turns), ownFind?.line]
    : [bad && text.badEnds(bad.why, bad.turns), ownFind?.line, isWinner ? treasure?.line : undefined, more];
  const tieBreaks = view.players.map(({ explored }) => explored.length);
  const place = placeLine(outcome, { you, names, locale, margin: gold, tieBreaks });
  return {
    lines: [place, ...causes].filter((said) => said !== undefined),
    ...(point !== undefined && { turningPoint: point }),
    ranks: rankingOf(view).map(({ seat, place }) => ({
      seat,
      place,
      score: gold(outcome.scores?.[seat] ?? 0),
      ...marginOf(outcome, seat, gold),
    })),
  };

  function haulLine(seat: Seat, other: Seat): string | undefined {
    const haul = (of: Seat) => ({ who: person(of), treasures: view.players[of]?.treasures.length ?? 0 });
    return haul(seat).treasures > haul(other).treasures ? text.haul(haul(seat), haul(other)) : undefined;
  }

  function told(one: Found, seat: Seat): Find {
    return {
      who: person(seat),
      card: game.pack.dungeon[one.card]?.name[locale] ?? '',
      gold: gold(one.gold),
      dungeon: one.dungeon,
    };
  }
}

/** The best of the others. */
function bestOf(scores: readonly number[], hero: Seat): Seat {
  const others = [...scores.keys()].filter((seat) => seat !== hero);
  const scoreOf = (seat: Seat) => elementAt(scores, seat);
  return others.reduce((best, seat) => (scoreOf(seat) > scoreOf(best) ? seat : best), others[0] ?? hero);
}

/** A player's most valuable Treasure; the last one if several are equal. */
function bestFind({ events, pack }: Finished, seat: Seat): Found | undefined {
  let dungeon = 0;
  let best: Found | undefined;
  for (const { seq, event } of events) {
    if (event.kind === 'dungeon-dealt') dungeon = event.dungeon;
    if (event.kind !== 'treasure-taken' || event.seat !== seat) continue;
    const card = pack.dungeon[event.card];
    if (card?.kind === 'treasure' && card.gold >= (best?.gold ?? 0))
      best = { seq, card: event.card, gold: card.gold, dungeon };
  }
  return best;
}

const BAD_ENDS: readonly BadEnd[] = ['door', 'darkness', 'confusion', 'no-ap'];

/**
 * The most frequent reason why a player's turns ended without a find, and the last time; undefined if it was only once.
 */
function worstEnd({ events }: Finished, seat: Seat) {
  let dungeon = 0;
  const ends: { seq: number; why: string; dungeon: number }[] = [];
  for (const { seq, event } of events) {
    if (event.kind === 'dungeon-dealt') dungeon = event.dungeon;
    if (event.kind === 'turn-ended' && event.seat === seat) ends.push({ seq, why: event.why, dungeon });
  }
  const counts = BAD_ENDS.flatMap((why) => {
    const those = ends.filter((end) => end.why === why);
    const last = those.at(-1);
    return last !== undefined && those.length > 1 ? [{ why, turns: those.length, last }] : [];
  });
  return counts.sort((one, other) => other.turns - one.turns).at(0);
}
