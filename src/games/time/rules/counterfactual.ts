import { backOf, type CardNumber, ITEM_COPIES, ITEM_KINDS, type ItemNumber } from './content.ts';
import type { Lookup } from './lookup.ts';
import { retellStory, type StoryStep } from './retold-story.ts';

/** One change that would have won a lost game; `before` and `after` are cards of the Story. */
export type Remedy =
  /** One more Item of a kind, played before a Mission that lacked it. */
  | { kind: 'one-more'; item: ItemNumber; before: CardNumber }
  /** A Mission played later: after this card. */
  | { kind: 'later'; mission: CardNumber; after: CardNumber }
  /** An Item that should not have been played. */
  | { kind: 'without'; item: ItemNumber }
  /** No single card, but these Items, each before its Mission. */
  | { kind: 'several'; missions: readonly { mission: CardNumber; items: readonly ItemNumber[] }[] };

/** A lost Story with the requirements of its game. */
export interface LostStory {
  steps: readonly StoryStep[];
  lookup: Lookup;
  slots: number;
  goal: number;
}

/** Advice for more Missions than this is of no use. */
const MOST_MISSIONS = 3;

/**
 * A change that would have won a lost game, found by simulating its Story again; undefined if no small change would.
 * Decisions stay as they were, and new rewards are taken only if mandatory.
 */
export function remedyFor(lost: LostStory): Remedy | undefined {
  const told = retellStory(lost.steps, lost);
  const wins = (steps: readonly StoryStep[]) => {
    const { completed, broke } = retellStory(steps, lost);
    return broke === undefined && completed >= lost.goal;
  };
  return (
    (told.broke === undefined ? undefined : withoutOne(lost, told.broke, wins)) ??
    oneMore(lost, told.failed, wins) ??
    later(lost, told.failed, wins) ??
    several(lost, told.failed, wins)
  );
}

type Failure = ReturnType<typeof retellStory>['failed'][number];
type Wins = (steps: readonly StoryStep[]) => boolean;

/** Leaves out the piece that broke the Backpack, or an Item before it. */
function withoutOne({ steps }: LostStory, broke: number, wins: Wins): Remedy | undefined {
  for (let place = broke; place >= 0; place--) {
    const card = steps[place]?.card;
    if (card === undefined || backOf(card) !== 'item') continue;
    if (wins([...steps.slice(0, place), ...steps.slice(place + 1)])) return { kind: 'without', item: card };
  }
  return undefined;
}

function oneMore({ steps }: LostStory, failed: readonly Failure[], wins: Wins): Remedy | undefined {
  for (const { place, card, missing } of failed) {
    const [item, ...others] = missing;
    if (item === undefined || others.length > 0 || spareOf(steps, item) < 1) continue;
    if (wins([...steps.slice(0, place), { card: item }, ...steps.slice(place)])) {
      return { kind: 'one-more', item, before: card };
    }
  }
  return undefined;
}

function later({ steps }: LostStory, failed: readonly Failure[], wins: Wins): Remedy | undefined {
  for (const { place, card } of failed) {
    for (let to = place + 1; to < steps.length; to++) {
      const moved = [...steps.slice(0, place), ...steps.slice(place + 1, to + 1), { card }, ...steps.slice(to + 1)];
      if (wins(moved)) return { kind: 'later', mission: card, after: steps[to]?.card ?? card };
    }
  }
  return undefined;
}

/** Helps the Missions that lacked least, one after the other, until it is enough. */
function several({ steps }: LostStory, failed: readonly Failure[], wins: Wins): Remedy | undefined {
  const helped: Failure[] = [];
  for (const failure of failed.toSorted((one, other) => one.missing.length - other.missing.length)) {
    if (helped.length === MOST_MISSIONS) return undefined;
    const wanted = [...helped, failure].flatMap(({ missing }) => missing);
    if (!hasSpare(steps, wanted)) continue;
    helped.push(failure);
    const more = steps.flatMap((step, place) => [
      ...(helped.find((one) => one.place === place)?.missing ?? []).map((card): StoryStep => ({ card })),
      step,
    ]);
    if (wins(more)) {
      return { kind: 'several', missions: helped.map(({ card, missing }) => ({ mission: card, items: missing })) };
    }
  }
  return undefined;
}

/** DT-1 How many cards of a kind are not in the Story: no team could have played more. */
function spareOf(steps: readonly StoryStep[], item: ItemNumber): number {
  return ITEM_COPIES - steps.filter(({ card }) => card === item).length;
}

function hasSpare(steps: readonly StoryStep[], items: readonly ItemNumber[]): boolean {
  return Array.from({ length: ITEM_KINDS }, (_, kind) => items.filter((item) => item === kind).length).every(
    (count, kind) => count <= spareOf(steps, kind),
  );
}
