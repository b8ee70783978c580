import type { FinishedGame, Story } from '../../client/kit/end/story.ts';
import { timeText } from './page/text/index.ts';
import { backOf, type CardNumber, type ItemNumber, type TimePack } from './rules/content.ts';
import { remedyFor } from './rules/counterfactual.ts';
import { lookUp } from './rules/lookup.ts';
import { plainStory, retellStory } from './rules/retold-story.ts';
import type { TimeEvent } from './rules/state.ts';
import type { TimeView } from './rules/view.ts';
import { TIME_STORY, type TimeStoryText } from './text/story.ts';
import type { Names } from './text/text.ts';
import { wordsOf } from './text/text-names.ts';

type Finished = FinishedGame<TimeView, TimeEvent, TimePack>;
type Failure = { seq: number; card: CardNumber; missing: readonly ItemNumber[] };

/** The story of a finished game of Dungeon Time: what won it, or what was missing. */
export function story(game: Finished): Story {
  const { view, events, pack, locale } = game;
  const text = TIME_STORY[locale];
  const words = wordsOf(pack, locale, { names: game.names });
  if (view.ending === 'won') return wonStory(game, text, words);
  const advice = adviceOf(game, text, words);
  const broke = events.find(({ event }) => event.kind === 'backpack-broke');
  if (broke?.event.kind === 'backpack-broke') {
    const line = text.broke(words.item(broke.event.item), view.completed.length, view.goal);
    return { lines: [line, ...advice], turningPoint: { seq: broke.seq, line } };
  }
  const failures = failuresIn(game);
  const closest = failures.reduce<Failure | undefined>(
    (least, one) => (least === undefined || one.missing.length < least.missing.length ? one : least),
    undefined,
  );
  const short = view.goal - view.completed.length;
  const most = missingMost(failures);
  const lines: string[] = [];
  if (short > 0)
    lines.push(most === undefined ? text.shortUnplayed(short) : text.short(short, words.item(most.item), most.times));
  if (closest === undefined) return { lines: [...lines, ...advice] };
  const items = timeText.in(locale).game.items(closest.missing, words);
  const line = text.closest(words.card(closest.card), items, closest.missing.length);
  // What would have won it says more than what came closest.
  return { lines: [...lines, ...(advice.length > 0 ? advice : [line])], turningPoint: { seq: closest.seq, line } };
}

/** A small change that would have won the lost game, in a line, if there is one. */
function adviceOf({ view, events, pack, locale }: Finished, text: TimeStoryText, words: Names): string[] {
  const steps = view.quest.kind === 'scenario' ? plainStory(events.map(({ event }) => event)) : undefined;
  if (steps === undefined) return [];
  const lost = { steps, lookup: lookUp(pack), slots: view.slots.printed, goal: view.goal };
  // Advice is valid only if simulating the Story gives the result of the actual game.
  if (retellStory(steps, lost).completed !== view.completed.length) return [];
  const remedy = remedyFor(lost);
  const itemsIn = (items: readonly ItemNumber[]) => timeText.in(locale).game.items(items, words);
  switch (remedy?.kind) {
    case undefined:
      return [];
    case 'one-more':
      return [text.oneMore(words.item(remedy.item), words.card(remedy.before))];
    case 'later': {
      const isItem = backOf(remedy.after) === 'item';
      const after = isItem ? words.item(remedy.after).the : text.quoted(words.card(remedy.after));
      return [text.later(words.card(remedy.mission), after)];
    }
    case 'without':
      return [text.without(words.item(remedy.item))];
    case 'several': {
      const [first = '', ...others] = remedy.missions.map(({ mission, items }) =>
        text.itemsFor(itemsIn(items), words.card(mission)),
      );
      return [text.several(first, others)];
    }
  }
}

function wonStory({ view, events }: Finished, text: TimeStoryText, words: Names): Story {
  const done = events.filter(({ event }) => event.kind === 'accomplished');
  const reached = done[Math.min(view.goal, done.length) - 1];
  const lines = [text.won(Math.max(0, view.completed.length - view.goal))];
  if (reached?.event.kind !== 'accomplished') return { lines };
  const line = text.reached(words.card(reached.event.card));
  return { lines: [...lines, line], turningPoint: { seq: reached.seq, line } };
}

/** The cards that failed for lack of something and were never accomplished. */
function failuresIn({ view, events }: Finished): Failure[] {
  return events.flatMap(({ seq, event }) =>
    event.kind === 'failed' && event.missing.length > 0 && !view.completed.includes(event.card)
      ? [{ seq, card: event.card, missing: event.missing }]
      : [],
  );
}

/** The Item that most cards lacked, and how many. */
function missingMost(failures: readonly Failure[]): { item: ItemNumber; times: number } | undefined {
  const times = new Map<ItemNumber, number>();
  for (const { missing } of failures) for (const item of new Set(missing)) times.set(item, (times.get(item) ?? 0) + 1);
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  return most && { item: most[0], times: most[1] };
}
