import { elementAt } from '../../../engine/list.ts';
import type { CardNumber, ItemNumber } from '../rules/content.ts';
import { addTo } from '../rules/counts.ts';
import type { Pending, TimeMove } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { copyForesight, type Foresight, lacking } from './foresight.ts';
import { foresightFrom, type Mind } from './mind.ts';
import { bestOf, ordersOf, prospect, prospectOf } from './prospect.ts';
import { removals, wantsSkill } from './skills.ts';

/** A careful bot's action in the Resolution phase: decides, uses a useful skill, or reveals. */
export function thinkResolution(mind: Mind, view: TimeView, moves: readonly TimeMove[]): TimeMove | undefined {
  // Cards still remembered when the Story is over were remembered wrongly.
  if (view.story.size === 0) mind.memory.story.length = 0;
  if (view.pending !== undefined) {
    const isChoosing = moves.some(({ kind }) => kind !== 'release');
    return isChoosing ? decide(mind, view, { pending: view.pending, moves }) : wish(mind, view, view.pending);
  }
  const skill = moves.find((move) => move.kind === 'use' && wantsSkill(mind, view, move.hero));
  if (skill !== undefined) return skill;
  return moves.find(({ kind }) => kind === 'reveal' || kind === 'finish');
}

/** While people choose a reward for the team: says what it would choose. */
function wish(mind: Mind, view: TimeView, pending: Pending): TimeMove | undefined {
  if (pending.kind !== 'reward') return undefined;
  const { moment } = view;
  const takes = pending.items.map((item): TimeMove => ({ kind: 'take', item, moment }));
  const refusal: TimeMove[] = pending.refusable ? [{ kind: 'refuse', moment }] : [];
  const best = decide(mind, view, { pending, moves: [...takes, ...refusal] });
  if (best?.kind === 'take') return { kind: 'call', call: { kind: 'take', item: best.item } };
  return best && { kind: 'call', call: { kind: 'say', saying: 'no' } };
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
      addTo(now.pieces, move.item, 1);
      addTo(now.supply, move.item, -1);
      return prospect(mind, now) + (mind.memory.wanted.has(move.item) ? 1 : 0);
    case 'refuse':
      return prospect(mind, now);
    case 'drop':
      for (const item of move.items) addTo(now.pieces, item, -1);
      return prospect(mind, now);
    case 'waive':
      return pending.kind === 'waive' ? waiveWorth(mind, now, { card: pending.card, items: move.items }) : 0;
    case 'pay':
      addTo(now.pieces, move.item, -1);
      return prospect(mind, waivedBy(now, pending, 1)) + 0.5;
    case 'enough':
      return prospect(mind, waivedBy(now, pending, 0));
    case 'remove':
      return removeWorth(mind, now, { view, move });
    case 'name':
      return nameWorth(mind, move.item);
    case 'sift':
      return pending.kind === 'look-and-discard' ? siftWorth(mind, now, { pending, places: move.places }) : 0;
    case 'arrange':
      return pending.kind === 'look-and-arrange' ? arrangeWorth(mind, now, { pending, place: move.place }) : 0;
    default:
      return -100_000;
  }
}

/** DT-67 The Items paid so far for the next Mission to do without, and those about to be. */
function waivedBy(now: Foresight, pending: Pending, more: number): Foresight {
  if (pending.kind !== 'pay' || pending.skill !== 'waive') return now;
  return { ...now, next: { ...now.next, waived: now.next.waived + pending.paid + more } };
}

function waiveWorth(
  mind: Mind,
  now: Foresight,
  { card, items }: { card: number; items: readonly ItemNumber[] },
): number {
  const lacks = lacking(mind.lookup, now, card);
  return items.filter((item) => lacks.includes(item)).length;
}

/** DT-71 A token whose removal helps, alone or with another of its kind; otherwise an unneeded one. */
function removeWorth(
  mind: Mind,
  now: Foresight,
  { view, move }: { view: TimeView; move: Extract<TimeMove, { kind: 'remove' }> },
): number {
  const { item, from } = move;
  const only = (counts: readonly number[], isWanted: boolean): number[] =>
    counts.map((count, other) => (isWanted && other === item ? count : 0));
  const kind = {
    backpack: { cards: [], tokens: only(view.backpack.tokens, from === 'backpack') },
    supply: only(view.supply, from === 'supply'),
  };
  const one = copyForesight(now);
  addTo(from === 'backpack' ? one.pieces : one.supply, item, -1);
  return bestOf([prospect(mind, one), ...removals(now, kind).map((after) => prospect(mind, after))]);
}

/** The Item that the next remembered Mission lists. */
function nameWorth({ lookup, memory }: Mind, item: ItemNumber): number {
  const next = memory.story.find((card) => lookup.needs(card).length > 0);
  return next !== undefined && lookup.needs(next).includes(item) ? 1 : 0;
}

function siftWorth(
  mind: Mind,
  now: Foresight,
  { pending, places }: { pending: Pending & { kind: 'look-and-discard' }; places: readonly number[] },
): number {
  const kept = pending.cards.filter((_, place) => !places.includes(place));
  return prospectOf(mind, now, [...kept, ...beyond(mind, pending.cards.length)]) - places.length * 0.2;
}

/** DT-68 The best order that begins with the cards placed so far and this one. */
function arrangeWorth(
  mind: Mind,
  now: Foresight,
  { pending, place }: { pending: Pending & { kind: 'look-and-arrange' }; place: number },
): number {
  const { cards, placed } = pending;
  const rest = cards.filter((_, other) => other !== place);
  const later = beyond(mind, cards.length + placed.length);
  return bestOf(
    ordersOf(rest).map((order) => prospectOf(mind, now, [...placed, elementAt(cards, place), ...order, ...later])),
  );
}

function beyond({ memory }: Mind, seen: number): readonly CardNumber[] {
  return memory.story.slice(seen);
}
