import { Component, createRef, type ReactNode } from 'react';
import {
  type Before,
  comeFrom,
  flipElement,
  flyAway,
  gather,
  isMotionWanted,
  lookAt,
  swell,
  turnOver,
} from '../../../client/flip.ts';
import type { DashView } from '../rules/view.ts';

interface Props {
  view: DashView;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Sets the cards in motion when the table changes: it compares the view before with the view after, so it needs no script.
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
    if (stage !== null && seen !== null) moveCards(stage, { before: before.view, after: this.props.view, seen });
  }

  override render(): ReactNode {
    return (
      <div ref={this.#stage} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

function moveCards(stage: HTMLElement, change: { before: DashView; after: DashView; seen: Before }): void {
  const { before, after, seen } = change;
  if (after.dungeon !== before.dungeon || (before.phase === 'exchange' && after.phase !== 'exchange')) deal(stage);
  else moveOnBoard(stage, change);
  after.players.forEach(({ gold }, seat) => {
    const shown = flipElement(stage, `gold-${seat}`);
    if (gold !== before.players[seat]?.gold && shown !== undefined) swell(shown);
  });
  if (after.pending !== undefined && after.pending.space !== before.pending?.space) {
    const large = flipElement(stage, 'pending');
    const from = seen.places.get(`space-${after.pending.space}`);
    if (large !== undefined && from !== undefined) comeFrom(large, from);
  }
}

function moveOnBoard(stage: HTMLElement, change: { before: DashView; after: DashView; seen: Before }): void {
  const { before, after, seen } = change;
  const to = flipElement(stage, `player-${before.explorer}`)?.getBoundingClientRect();
  const layer = flipElement(stage, 'board')?.parentElement;
  let leaving = 0;
  let turnedBack = false;
  before.spaces.forEach((was, space) => {
    const is = after.spaces[space];
    const key = `space-${space}`;
    const card = flipElement(stage, key);
    if (was === 'face-down' && typeof is === 'number' && card !== undefined) turnOver(card);
    // A card that was put back (DA-65) lies where it lay.
    const isPutBack = after.known.some((known) => known.space === space);
    if (typeof was === 'number' && is === 'face-down' && !isPutBack) turnedBack = true;
    const from = seen.places.get(key);
    const copy = seen.copies.get(key);
    const hasLeft = typeof was === 'number' && is === 'empty';
    if (!hasLeft || to === undefined || !layer || from === undefined || copy === undefined) return;
    flyAway(copy, { layer, from, to, delay: leaving * 60 });
    leaving += 1;
  });
  if (turnedBack) shuffle(stage);
}

/** Confusion: all that lies face down meets in the middle and is dealt again. */
function shuffle(stage: HTMLElement): void {
  const board = flipElement(stage, 'board')?.getBoundingClientRect();
  if (board === undefined) return;
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  stage.querySelectorAll<HTMLElement>('[data-flip^="space-"]').forEach((card, place) => {
    gather(card, middle, place * 14);
  });
}

function deal(stage: HTMLElement): void {
  const board = flipElement(stage, 'board')?.getBoundingClientRect();
  if (board === undefined) return;
  const from = new DOMRect(board.x + board.width / 2 - 20, board.y - 60, 40, 56);
  stage.querySelectorAll<HTMLElement>('[data-flip^="space-"]').forEach((card, place) => {
    comeFrom(card, from, place * 28);
  });
}
