import { placeLine, protagonist } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/end/story.ts';
import type { Seat } from '../../engine/game.ts';
import { personAt } from '../../engine/text.ts';
import { dashText } from './page/text/index.ts';
import type { DashPack } from './rules/content.ts';
import type { DashEvent } from './rules/state.ts';
import type { DashView } from './rules/view.ts';
import { type BadEnd, DASH_STORY, type Find } from './text/story.ts';

type Finished = FinishedGame<DashView, DashEvent, DashPack>;

/** A Treasure that somebody took home, and when. */
interface Found {
  seq: number;
  card: number;
  gold: number;
  dungeon: number;
}

/**
 * The story of a finished game of Dash: place and margin, the Treasure that decided it, and what ended the reader's
 * turns.
 */
export function story(game: Finished): Story {
  const { view, you, names, locale } = game;
  const { outcome } = view;
  if (outcome?.scores === undefined) return { lines: [] };
  const text = DASH_STORY[locale];
  const { gold } = dashText.in(locale).game;
  const [winner] = outcome.winners;
  const find = bestFind(game, winner);
  const others = outcome.scores.filter((_, seat) => seat !== winner);
  const margin = outcome.scores[winner] - Math.max(...others);
  const isDecisive = find !== undefined && outcome.winners.length === 1 && find.gold >= margin;
  const line = find && (isDecisive ? text.decisive(told(find, winner)) : text.best(told(find, winner)));
  const place = placeLine(outcome, { you, names, locale, margin: gold });
  const hero = protagonist(you, outcome);
  const bad = you === hero ? worstEnd(game, you) : undefined;
  const badLine = bad && text.badEnds(bad.why, bad.turns);
  // Who lost reads of their own game: what went wrong most, or else the best they found.
  const own = hero === winner || bad !== undefined ? undefined : bestFind(game, hero);
  const ownLine = own && text.best(told(own, hero));
  const points = [
    hero === winner ? undefined : { at: bad?.last, line: badLine },
    { at: own?.seq, line: ownLine },
    { at: find?.seq, line },
  ];
  const point = points.find((one) => one?.at !== undefined && one.line !== undefined);
  return {
    lines: [place, line, badLine, ownLine].filter((said) => said !== undefined),
    ...(point?.at !== undefined && point.line !== undefined && { turningPoint: { seq: point.at, line: point.line } }),
  };

  function told(one: Found, seat: Seat): Find {
    return {
      who: personAt(seat, names, you === 'spectator' ? undefined : you),
      card: game.pack.dungeon[one.card]?.name[locale] ?? '',
      gold: gold(one.gold),
      dungeon: one.dungeon,
    };
  }
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

/** What ended most of a player's turns without a find, and when it last did; undefined if it was only once. */
function worstEnd(
  { events }: Finished,
  seat: Seat,
): { why: BadEnd; turns: number; last: number | undefined } | undefined {
  const ends = events.flatMap(({ seq, event }) =>
    event.kind === 'turn-ended' && event.seat === seat ? [{ seq, why: event.why }] : [],
  );
  const counts = BAD_ENDS.map((why) => {
    const those = ends.filter((end) => end.why === why);
    return { why, turns: those.length, last: those.at(-1)?.seq };
  });
  const worst = counts.reduce((most, one) => (one.turns > most.turns ? one : most));
  return worst.turns > 1 ? worst : undefined;
}
