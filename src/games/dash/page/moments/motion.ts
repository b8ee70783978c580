import {
  flipElement,
  flipOver,
  flyAway,
  flyIn,
  gather,
  pulse,
  stopMoving,
} from '../../../../client/kit/motion/flip.ts';
import type { ViewChange } from '../../../../client/kit/motion/motion.tsx';
import type { Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { DashView } from '../../rules/view.ts';

type DashChange = ViewChange<{ view: DashView; you: Viewer }>;

/** Animates the cards when the view has changed. */
export function moveCards(change: DashChange): void {
  const { stage, seen } = change;
  const before = change.before.view;
  const after = change.after.view;
  if (after.dungeon !== before.dungeon || (before.phase === 'exchange' && after.phase !== 'exchange')) deal(stage);
  else moveOnBoard(change);
  after.players.forEach(({ gold }, seat) => {
    const shown = flipElement(stage, `gold-${seat}`);
    if (gold !== before.players[seat]?.gold && shown !== undefined) pulse(shown);
  });
  if (after.ap !== before.ap && after.explorer === before.explorer) countAp(stage, before.ap, after.ap);
  drawCards(change);
  if (after.pending !== undefined && after.pending.space !== before.pending?.space) {
    const large = flipElement(stage, 'pending');
    const from = seen.places.get(`space-${after.pending.space}`);
    if (large !== undefined && from !== undefined) flyIn(large, from);
  }
}

/** The figure and the flames that changed pulse together. */
function countAp(stage: HTMLElement, before: number, after: number): void {
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  const flames = Array.from({ length: most - least }, (_, place) => `flame-${least + place}`);
  for (const key of ['ap', ...flames]) {
    const shown = flipElement(stage, key);
    if (shown !== undefined) pulse(shown);
  }
}

function moveOnBoard(change: DashChange): void {
  const { stage, seen } = change;
  const before = change.before.view;
  const after = change.after.view;
  const to = flipElement(stage, `player-${before.explorer}`)?.getBoundingClientRect();
  const layer = flipElement(stage, 'board')?.parentElement;
  const large = { from: seen.places.get('outcome'), copy: seen.copies.get('outcome') };
  let leaving = 0;
  let turnedBack = false;
  before.spaces.forEach((was, space) => {
    const is = after.spaces[space];
    const key = `space-${space}`;
    const card = flipElement(stage, key);
    if (was === 'face-down' && typeof is === 'number' && card !== undefined) flipOver(card);
    // The card is face up in the next beat, even if the animation was skipped.
    if (typeof was === 'number' && is === was && card !== undefined) stopMoving(card);
    // DA-65 A card that was put back stays where it is.
    const isPutBack = after.known.some((known) => known.space === space);
    if (typeof was === 'number' && is === 'face-down' && !isPutBack) turnedBack = true;
    // A Treasure leaves from where it was shown large.
    const isLarge = before.flipped.at(-1) === space && large.copy !== undefined && large.from !== undefined;
    const { from, copy } = isLarge ? large : { from: seen.places.get(key), copy: seen.copies.get(key) };
    const hasLeft = typeof was === 'number' && is === 'empty';
    if (!hasLeft || to === undefined || !layer || from === undefined || copy === undefined) return;
    flyAway(copy, { layer, from, to, delay: leaving * 60 });
    leaving += 1;
  });
  if (turnedBack) shuffle(stage);
}

/** Drawn cards fly into your hand from the middle of the table. */
function drawCards({ stage, before, after }: DashChange): void {
  const { you } = after;
  const from = flipElement(stage, 'stage')?.getBoundingClientRect();
  if (you === 'spectator' || from === undefined) return;
  const middle = new DOMRect(from.x + from.width / 2 - 20, from.y + from.height / 2 - 28, 40, 56);
  const held = elementAt(before.view.players, you).equipment.length;
  elementAt(after.view.players, you)
    .equipment.slice(held)
    .forEach((_, place) => {
      const card = flipElement(stage, `hand-${held + place}`);
      if (card !== undefined) flyIn(card, middle, place * 120);
    });
}

/** Confusion: all face-down cards meet in the middle and are dealt again. */
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
    flyIn(card, from, place * 28);
  });
}
