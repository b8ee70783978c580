import type { FinishedGame, Story } from '../../client/kit/end/story.ts';
import { timeText } from './page/text/index.ts';
import type { CardNumber, ItemNumber, TimePack } from './rules/content.ts';
import type { TimeEvent } from './rules/state.ts';
import type { TimeView } from './rules/view.ts';
import { TIME_STORY, type TimeStoryText } from './text/story.ts';
import type { Names } from './text/text.ts';
import { wordsOf } from './text/text-names.ts';

type Finished = FinishedGame<TimeView, TimeEvent, TimePack>;
type Failure = { seq: number; card: CardNumber; missing: readonly ItemNumber[] };

/** How a game of Dungeon Time went for the team: what won it, or what was missing. */
export function story(game: Finished): Story {
  const { view, events, pack, locale } = game;
  const text = TIME_STORY[locale];
  const words = wordsOf(pack, locale, { names: game.names });
  if (view.ending === 'won') return wonStory(game, text, words);
  const broke = events.find(({ event }) => event.kind === 'backpack-broke');
  if (broke?.event.kind === 'backpack-broke') {
    const line = text.broke(words.item(broke.event.item), view.completed.length, view.goal);
    return { lines: [line], turningPoint: { seq: broke.seq, line } };
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
  if (closest === undefined) return { lines };
  const items = timeText.in(locale).game.items(closest.missing, words);
  const line = text.closest(words.card(closest.card), items, closest.missing.length);
  return { lines: [...lines, line], turningPoint: { seq: closest.seq, line } };
}

function wonStory({ view, events }: Finished, text: TimeStoryText, words: Names): Story {
  const done = events.filter(({ event }) => event.kind === 'accomplished');
  const reached = done[Math.min(view.goal, done.length) - 1];
  const lines = [text.won(Math.max(0, view.completed.length - view.goal))];
  if (reached?.event.kind !== 'accomplished') return { lines };
  const line = text.reached(words.card(reached.event.card));
  return { lines: [...lines, line], turningPoint: { seq: reached.seq, line } };
}

/** The cards that failed for want of something and were never accomplished. */
function failuresIn({ view, events }: Finished): Failure[] {
  return events.flatMap(({ seq, event }) =>
    event.kind === 'failed' && event.missing.length > 0 && !view.completed.includes(event.card)
      ? [{ seq, card: event.card, missing: event.missing }]
      : [],
  );
}

/** The Item that most cards lacked, and how many did. */
function missingMost(failures: readonly Failure[]): { item: ItemNumber; times: number } | undefined {
  const times = new Map<ItemNumber, number>();
  for (const { missing } of failures) for (const item of new Set(missing)) times.set(item, (times.get(item) ?? 0) + 1);
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  return most && { item: most[0], times: most[1] };
}
