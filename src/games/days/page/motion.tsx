import { Component, createRef, type ReactNode } from 'react';
import { type Before, comeFrom, flipElement, flyAway, isMotionWanted, lookAt, swell } from '../../../client/flip.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import { type Day, WEEK } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';

interface Props {
  view: DaysView;
  you: Viewer;
  /** Which card of the hand was played, if one was. */
  played: number | undefined;
  className: string | undefined;
  children: ReactNode;
}

interface Change {
  stage: HTMLElement;
  before: DaysView;
  after: DaysView;
  seen: Before;
  you: Viewer;
  played: number | undefined;
}

/**
 * Sets the cards in motion when the table changes, from the view before and the view after.
 * Nothing waits for it, and the next change starts from wherever things are. (A class, since only classes can look before React writes.)
 */
export class Motion extends Component<Props> {
  readonly #stage = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Before | null {
    const stage = this.#stage.current;
    return stage !== null && before.view !== this.props.view && isMotionWanted() ? lookAt(stage) : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, seen: Before | null): void {
    const stage = this.#stage.current;
    if (stage === null || seen === null) return;
    const { view: after, you } = this.props;
    moveCards({ stage, before: before.view, after, seen, you, played: before.played });
  }

  override render(): ReactNode {
    return (
      <div ref={this.#stage} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

function moveCards(change: Change): void {
  const { stage, before, after } = change;
  after.boards.forEach(({ total, hand }, seat) => {
    const figure = flipElement(stage, `total-${seat}`);
    if (total !== before.boards[seat]?.total && figure !== undefined) swell(figure);
    if (hand === (before.boards[seat]?.hand ?? 0) + 1) drawCard(change, seat);
    for (let day = 0; day < WEEK; day++) moveDay(change, seat, day);
  });
}

/** From the deck to who drew it. */
function drawCard({ stage, after, seen, you }: Change, seat: Seat): void {
  const from = seen.places.get('deck');
  if (from === undefined) return;
  if (seat === you) {
    const card = flipElement(stage, `hand-${(after.hand?.length ?? 0) - 1}`);
    if (card !== undefined) comeFrom(card, from);
    return;
  }
  const to = flipElement(stage, `player-${seat}`)?.getBoundingClientRect();
  const copy = seen.copies.get('deck');
  if (to !== undefined && copy !== undefined) flyAway(copy, { layer: stage, from, to, delay: 0 });
}

/** What came to a day comes from whoever played it; what left flies to the discard pile, or to where it was taken. */
function moveDay(change: Change, board: Seat, day: Day): void {
  const { stage, before, after, seen } = change;
  const was = before.boards[board]?.days[day] ?? [];
  const is = after.boards[board].days[day];
  if (isSame(was, is)) return;
  const key = `day-${board}-${day}`;
  const card = flipElement(stage, key);
  const swapped = after.boards.findIndex(
    (_, other) =>
      other !== board &&
      isSame(before.boards[other]?.days[day] ?? [], is) &&
      isSame(after.boards[other].days[day], was),
  );
  if (swapped !== -1) {
    const from = seen.places.get(`day-${swapped}-${day}`);
    if (card !== undefined && from !== undefined) comeFrom(card, from);
    return;
  }
  const isNewOnTop =
    is.length > 0 && (is.length > was.length || (is.length === was.length && is.at(-1) !== was.at(-1)));
  const source = sourceOf(change);
  if (isNewOnTop && card !== undefined && source !== undefined) comeFrom(card, source);
  const from = seen.places.get(key);
  const copy = seen.copies.get(key);
  const to = flipElement(
    stage,
    is.length === was.length ? `player-${before.turn}` : 'discard',
  )?.getBoundingClientRect();
  const isGone = was.length > 0 && is.length <= was.length && was.at(-1) !== is.at(-1);
  if ((isGone || is.length < was.length) && from !== undefined && copy !== undefined && to !== undefined) {
    flyAway(copy, { layer: stage, from, to, delay: 160 });
  }
}

/** Where a played card comes from: one's own hand, or the sign of whoever played it. */
function sourceOf({ before, seen, you, played }: Change): DOMRect | undefined {
  const own = before.turn === you && played !== undefined ? seen.places.get(`hand-${played}`) : undefined;
  const sign = seen.places.get(`player-${before.turn}`);
  return own ?? (sign && new DOMRect(sign.x, sign.y, sign.height, sign.height));
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((card, height) => card === b[height]);
}
