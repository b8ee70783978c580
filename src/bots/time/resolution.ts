import type { ItemNumber } from '../../games/time/content.ts';
import type { Pending, TimeMove } from '../../games/time/state.ts';
import type { TimeView } from '../../games/time/view.ts';
import { type Foresight, foresee, lacking, slotsFilled } from './foresight.ts';
import { foresightFrom, type Mind } from './mind.ts';
import { wantsSkill } from './skills.ts';

/** What a careful bot does in the Resolution phase: decides what is pending, uses its skill where it helps, or reveals. */
export function thinkResolution(mind: Mind, view: TimeView, moves: readonly TimeMove[]): TimeMove | undefined {
  if (view.pending !== undefined) return decide(mind, view, { pending: view.pending, moves });
  const skill = moves.find((move) => move.kind === 'use' && wantsSkill(mind, view, move.hero));
  if (skill !== undefined) return skill;
  return moves.find(({ kind }) => kind === 'reveal' || kind === 'finish' || kind === 'release');
}

/** How good things look after a decision, by what is remembered of the cards to come. */
function prospect(mind: Mind, from: Foresight, wanted: boolean): number {
  if (slotsFilled(from) > from.slots) return -10_000;
  const after = foresee(mind.lookup, from, mind.memory.story);
  const end = (after.broken ? -1000 : 0) + (after.adventure ? 30 : 0);
  return end + after.completed * 10 + (wanted ? 1 : 0) - slotsFilled(after) * 0.1 - slotsFilled(from) * 0.01;
}

function decide(
  mind: Mind,
  view: TimeView,
  { pending, moves }: { pending: Pending; moves: readonly TimeMove[] },
): TimeMove | undefined {
  let best: TimeMove | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(mind, view, { pending, move });
    if (value <= most) continue;
    best = move;
    most = value;
  }
  return best;
}

function worth(mind: Mind, view: TimeView, { pending, move }: { pending: Pending; move: TimeMove }): number {
  const now = foresightFrom(mind, view);
  switch (move.kind) {
    case 'take':
      now.pieces[move.item] += 1;
      now.supply[move.item] -= 1;
      return prospect(mind, now, mind.memory.wanted.has(move.item));
    case 'refuse':
      return prospect(mind, now, false);
    case 'drop':
      for (const item of move.items) now.pieces[item] -= 1;
      return prospect(mind, now, false);
    case 'waive':
      return pending.kind === 'waive' ? waiveWorth(mind, now, { card: pending.card, items: move.items }) : 0;
    case 'pay':
      now.pieces[move.item] -= 1;
      return prospect(mind, now, false) + 0.5;
    case 'enough':
      return prospect(mind, now, false);
    case 'remove':
      return move.from === 'backpack' ? -1 : 1;
    case 'name':
      return nameWorth(mind, move.item);
    case 'sift':
      return pending.kind === 'look-and-discard' ? siftWorth(mind, now, { pending, places: move.places }) : 0;
    case 'arrange':
      return -move.place;
    default:
      return -100_000;
  }
}

function waiveWorth(
  mind: Mind,
  now: Foresight,
  { card, items }: { card: number; items: readonly ItemNumber[] },
): number {
  const lacks = lacking(mind.lookup, now, card);
  return items.filter((item) => lacks.includes(item)).length;
}

/** The Item that the next Mission is remembered to list. */
function nameWorth({ lookup, memory }: Mind, item: ItemNumber): number {
  const next = memory.story.find((card) => lookup.needs[card].length > 0);
  return next !== undefined && lookup.needs[next].includes(item) ? 1 : 0;
}

function siftWorth(
  mind: Mind,
  now: Foresight,
  { pending, places }: { pending: Pending & { kind: 'look-and-discard' }; places: readonly number[] },
): number {
  const kept = pending.cards.filter((_, place) => !places.includes(place));
  const after = foresee(mind.lookup, now, [...kept, ...mind.memory.story.slice(pending.cards.length)]);
  return (after.broken ? -1000 : 0) + after.completed * 10 - places.length;
}
