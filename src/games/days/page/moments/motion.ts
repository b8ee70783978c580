import { flipElement, flyAway, flyIn, glide, pulse, slam } from '../../../../client/kit/motion/flip.ts';
import type { ViewChange } from '../../../../client/kit/motion/motion.tsx';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { CardNumber } from '../../rules/content.ts';
import { type Day, stackOn, WEEK } from '../../rules/state.ts';
import { type DaysView, stackInSight } from '../../rules/view.ts';
import { SHOWN_CARD } from './shown-card.tsx';

interface Table {
  view: DaysView;
  you: Viewer;
  /** The index of the card in hand that was played, if any. */
  played: number | undefined;
  /** The final count. */
  isCounting: boolean;
  /** The card at full size. */
  shown: CardNumber | undefined;
}

type DaysChange = ViewChange<Table>;

/** How long a removed card takes to leave: it is seen to leave. */
const LEAVING_MS = 620;

/** Animates the cards when the view has changed. */
export function moveCards(change: DaysChange): void {
  const { stage } = change;
  const before = change.before.view;
  const after = change.after.view;
  if (change.after.isCounting) {
    if (!change.before.isCounting) gatherWeeks(change);
    return;
  }
  after.boards.forEach(({ total, hand }, seat) => {
    const figure = flipElement(stage, `total-${seat}`);
    if (total !== before.boards[seat]?.total && figure !== undefined) pulse(figure);
    if (hand === (before.boards[seat]?.hand ?? 0) + 1) drawCard(change, seat);
    for (let day = 0; day < WEEK; day++) moveDay(change, seat, day);
  });
  closeHand(change);
  discardShown(change);
}

/** A card at full size that landed nowhere goes to the discard pile. */
function discardShown({ stage, before, after, seen }: DaysChange): void {
  const isDiscarded = before.shown !== undefined && after.view.discard.at(-1) === before.shown;
  const [copy, from] = [seen.copies.get(SHOWN_CARD), seen.places.get(SHOWN_CARD)];
  const to = flipElement(stage, 'discard')?.getBoundingClientRect();
  if (isDiscarded && copy !== undefined && from !== undefined && to !== undefined)
    flyAway(copy, { layer: stage, from, to, delay: 0 });
}

/** The cards in hand make space for a drawn one, or close up after a played one. */
function closeHand({ stage, before, after, seen }: DaysChange): void {
  const [was, is] = [before.view.hand ?? [], after.view.hand ?? []];
  if (was.length === is.length) return;
  const gap = is.length > was.length ? was.length : is.findIndex((card, place) => card !== was[place]);
  const left = gap === -1 ? is.length : gap;
  for (const [place, card] of is.entries()) {
    const earlier = is.length < was.length && place >= left ? place + 1 : place;
    const from = seen.places.get(`hand-${earlier}`);
    const element = flipElement(stage, `hand-${place}`);
    if (card === was[earlier] && from !== undefined && element !== undefined) glide(element, from);
  }
}

/** For the final count all weeks move together. */
function gatherWeeks({ stage, after, seen }: DaysChange): void {
  for (const seat of after.view.boards.keys()) {
    const week = flipElement(stage, `week-${seat}`);
    const from = seen.places.get(`week-${seat}`);
    if (week !== undefined && from !== undefined) flyIn(week, from);
  }
}

/** A card flies from the deck to the player who drew it. */
function drawCard({ stage, after, seen }: DaysChange, seat: Seat): void {
  const { view, you } = after;
  const from = (seat === you ? seen.places.get(SHOWN_CARD) : undefined) ?? seen.places.get('deck');
  if (from === undefined) return;
  if (seat === you) {
    const card = flipElement(stage, `hand-${(view.hand?.length ?? 0) - 1}`);
    if (card !== undefined) flyIn(card, from);
    return;
  }
  const to = flipElement(stage, `player-${seat}`)?.getBoundingClientRect();
  const copy = seen.copies.get('deck');
  if (to !== undefined && copy !== undefined) flyAway(copy, { layer: stage, from, to, delay: 0 });
}

/** A card comes to a day from its player; leaving cards fly to the discard pile, or to the board that took them. */
function moveDay(change: DaysChange, board: Seat, day: Day): void {
  const { stage, seen } = change;
  const before = change.before.view;
  const after = change.after.view;
  const was = before.boards[board]?.days[day] ?? [];
  const is = stackInSight(after, board, day);
  if (isSame(was, is)) return;
  const key = `day-${board}-${day}`;
  const card = flipElement(stage, key);
  const swapped = after.boards.findIndex(
    ({ days }, other) =>
      other !== board && isSame(before.boards[other]?.days[day] ?? [], is) && isSame(stackOn(days, day), was),
  );
  if (swapped !== -1) {
    const from = seen.places.get(`day-${swapped}-${day}`);
    if (card !== undefined && from !== undefined) flyIn(card, from);
    return;
  }
  const isNewOnTop =
    is.length > 0 && (is.length > was.length || (is.length === was.length && is.at(-1) !== was.at(-1)));
  const source = sourceOf(change);
  if (isNewOnTop && card !== undefined && source !== undefined) slam(card, source);
  const from = seen.places.get(key);
  const copy = seen.copies.get(key);
  const to = flipElement(
    stage,
    is.length === was.length ? `player-${before.turn}` : 'discard',
  )?.getBoundingClientRect();
  const isGone = was.length > 0 && is.length <= was.length && was.at(-1) !== is.at(-1);
  if ((isGone || is.length < was.length) && from !== undefined && copy !== undefined && to !== undefined) {
    flyAway(copy, { layer: stage, from, to, delay: 160, ms: LEAVING_MS });
  }
}

/** The origin of a played card: where it was shown, your own hand, or its player's plate. */
function sourceOf({ before, after, seen }: DaysChange): DOMRect | undefined {
  const { turn } = before.view;
  const { played } = before;
  const own = turn === after.you && played !== undefined ? seen.places.get(`hand-${played}`) : undefined;
  const sign = seen.places.get(`player-${turn}`);
  return seen.places.get(SHOWN_CARD) ?? own ?? (sign && new DOMRect(sign.x, sign.y, sign.height, sign.height));
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((card, height) => card === b[height]);
}
