import { placeLine, protagonist } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/end/story.ts';
import { personAt } from '../../engine/text.ts';
import { dashText } from './page/text/index.ts';
import type { DashPack } from './rules/content.ts';
import type { DashEvent } from './rules/state.ts';
import type { DashView } from './rules/view.ts';
import { type BadEnd, DASH_STORY } from './text/story.ts';

type Finished = FinishedGame<DashView, DashEvent, DashPack>;

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
  const found = find && {
    who: personAt(winner, names, you === 'spectator' ? undefined : you),
    card: game.pack.dungeon[find.card]?.name[locale] ?? '',
    gold: gold(find.gold),
    dungeon: find.dungeon,
  };
  const isDecisive = find !== undefined && outcome.winners.length === 1 && find.gold >= margin;
  const line = found && (isDecisive ? text.decisive(found) : text.best(found));
  const place = placeLine(outcome, { you, names, locale, margin: gold });
  const bad = you === protagonist(you, outcome) ? worstEnd(game, you) : undefined;
  return {
    lines: [place, line, bad && text.badEnds(bad.why, bad.turns)].filter((said) => said !== undefined),
    ...(find !== undefined && line !== undefined && { turningPoint: { seq: find.seq, line } }),
  };
}

/** A player's most valuable Treasure; the last one if several are equal. */
function bestFind({ events, pack }: Finished, seat: number) {
  let dungeon = 0;
  let best: { seq: number; card: number; gold: number; dungeon: number } | undefined;
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

/** What ended most of a player's turns without a find; undefined if it was only once. */
function worstEnd({ events }: Finished, seat: number): { why: BadEnd; turns: number } | undefined {
  const ends = events.flatMap(({ event }) => (event.kind === 'turn-ended' && event.seat === seat ? [event.why] : []));
  const counts = BAD_ENDS.map((why) => ({ why, turns: ends.filter((end) => end === why).length }));
  const worst = counts.reduce((most, one) => (one.turns > most.turns ? one : most));
  return worst.turns > 1 ? worst : undefined;
}
