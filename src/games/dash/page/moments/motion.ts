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
  const { stage } = change;
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
  bringCard(change);
  bringEquipment(change);
}

/** The card just flipped comes from its space, and goes back there if it stays. */
function bringCard({ stage, seen, before, after }: DashChange): void {
  const large = flipElement(stage, 'spotlight');
  const was = seen.places.get('spotlight');
  const space = after.view.flipped.at(-1) ?? before.view.flipped.at(-1) ?? -1;
  const place = seen.places.get(`space-${space}`);
  if (large !== undefined && was === undefined && place !== undefined) flyIn(large, place);
  const copy = seen.copies.get('spotlight');
  const layer = flipElement(stage, 'spot');
  const home = flipElement(stage, `space-${space}`)?.getBoundingClientRect();
  const hasStayed = typeof after.view.spaces[space] === 'number' || after.view.known.some((one) => one.space === space);
  if (large === undefined && was && copy && layer && home && hasStayed)
    flyAway(copy, { layer, from: was, to: home, delay: 0 });
}

/** Equipment that is used or lost comes from its owner: out of one's own hand, or from a player's plate. */
function bringEquipment({ stage, seen, before, after }: DashChange): void {
  const { explorer } = before.view;
  const had = elementAt(before.view.players, explorer).equipment;
  const has = elementAt(after.view.players, explorer).equipment;
  if (has.length >= had.length) return;
  const gone = had.findIndex((card, place) => has[place] !== card);
  const own = explorer === after.you ? seen.places.get(`hand-${gone}`) : undefined;
  const from = own ?? seen.places.get(`player-${explorer}`);
  const shown = flipElement(stage, 'tool') ?? flipElement(stage, 'fumbled');
  if (shown !== undefined && from !== undefined) flyIn(shown, from);
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
  const large = { from: seen.places.get('spotlight'), copy: seen.copies.get('spotlight') };
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
    flyAway(copy, { layer: (isLarge && flipElement(stage, 'spot')) || layer, from, to, delay: leaving * 60 });
    leaving += 1;
  });
  if (turnedBack) shuffle(stage);
}

/** Drawn cards fly into your hand, from where they were shown or from the middle of the table. */
function drawCards({ stage, seen, before, after }: DashChange): void {
  const { you } = after;
  const from = flipElement(stage, 'stage')?.getBoundingClientRect();
  if (you === 'spectator' || from === undefined) return;
  const middle =
    seen.places.get('equipment-drawn') ??
    new DOMRect(from.x + from.width / 2 - 20, from.y + from.height / 2 - 28, 40, 56);
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
