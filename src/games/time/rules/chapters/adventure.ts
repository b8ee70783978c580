import type { RuleId, Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { backOf, type CardNumber } from '../content.ts';
import { COUNTDOWN_MS, playerAt, type TimeState } from '../state.ts';
import { startResolution } from './resolution.ts';
import { deal } from './setup.ts';
import { isEverybody, type Look, type Tabletop } from './table.ts';

/** DT-62, DT-89 Keeps a Hero; when everybody has one, the hands are dealt. */
export function keepHero(table: Tabletop, seat: Seat, hero: number): void {
  const { state, context } = table;
  const player = playerAt(state, seat);
  player.hero = { hero, used: false };
  player.offered = [];
  context.emit?.({ kind: 'hero-kept', seat, hero });
  if (state.players.every((other) => other.hero !== undefined)) deal(table);
}

/** DT-14 Says ready; when all are, the clock starts. */
export function makeReady(table: Tabletop, seat: Seat): void {
  playerAt(table.state, seat).ready = true;
  table.context.emit?.({ kind: 'made-ready', seat });
  startWhenReady(table);
}

/** DT-14 When all are ready, the countdown starts: until its end no card is played. */
export function startWhenReady({ state, context }: Tabletop): void {
  if (state.phase !== 'ready' || state.startsAt !== undefined) return;
  if (!isEverybody(state, ({ ready }) => ready)) return;
  state.startsAt = context.now + COUNTDOWN_MS;
  context.emit?.({ kind: 'countdown', startsAt: state.startsAt });
}

/** DT-14, DT-29 The clock starts now, if there is one, even if the server was late. */
export function startAdventure({ state, context }: Tabletop): void {
  state.phase = 'adventure';
  state.startsAt = context.now;
  if (state.clock > 0) state.endsAt = state.startsAt + state.clock;
  context.emit?.({
    kind: 'clock-started',
    startsAt: state.startsAt,
    ...(state.endsAt !== undefined && { endsAt: state.endsAt }),
  });
}

/** DT-52 Whether the Adventure card may be played with this many Mission cards in the Story deck. */
function isReputationEnough({ state, lookup }: Look, missionsPlayed: number): boolean {
  if (state.quest.kind !== 'adventure') return false;
  return missionsPlayed >= elementAt(lookup.pack.adventures, state.quest.place).scroll.reputation;
}

/** DT-20, DT-52, DT-82 Why cards may not be played in this order. */
export function playRefusal(scene: Look, seat: Seat, cards: readonly CardNumber[]): RuleId | undefined {
  if (!holds(scene.state, seat, cards)) return 'DT-20';
  let { missionsPlayed } = scene.state;
  for (const card of cards) {
    if (backOf(card) === 'mission') missionsPlayed += 1;
    if (backOf(card) === 'adventure' && !isReputationEnough(scene, missionsPlayed)) return 'DT-52';
  }
  return undefined;
}

/** DT-23, DT-55 Why cards may not be discarded. */
export function discardRefusal({ state }: Look, seat: Seat, cards: readonly CardNumber[]): RuleId | undefined {
  if (!holds(state, seat, cards)) return 'DT-23';
  return cards.some((card) => backOf(card) === 'adventure') ? 'DT-55' : undefined;
}

/** DT-90 Why a hand may not be refilled. */
export function drawRefusal({ state }: Look, seat: Seat): RuleId | undefined {
  if (playerAt(state, seat).hand.length >= state.handSize) return 'DT-90';
  return state.deck.length === 0 ? 'DT-28' : undefined;
}

function holds(state: TimeState, seat: Seat, cards: readonly CardNumber[]): boolean {
  const { hand } = playerAt(state, seat);
  return cards.every((card) => count(cards, card) <= count(hand, card));
}

function count(cards: readonly CardNumber[], wanted: CardNumber): number {
  let found = 0;
  for (const card of cards) if (card === wanted) found += 1;
  return found;
}

/** DT-20, DT-22, DT-82 Plays cards onto the Story deck in this order, and refills the hand if that is automatic. */
export function playCards(table: Tabletop, seat: Seat, cards: readonly CardNumber[]): void {
  const { state, context } = table;
  const places = takeFromHand(state, seat, cards);
  for (const card of cards) {
    state.story.push(card);
    if (backOf(card) === 'mission') state.missionsPlayed += 1;
  }
  context.emit?.({ kind: 'played', seat, cards: cards.slice() });
  takeBackDone(table, seat);
  fillPlaces(table, seat, state.draw === 'auto' ? places : []);
}

/** DT-23, DT-90 Discards cards and draws as many as possible, but never past the starting size. */
export function discardCards(table: Tabletop, seat: Seat, cards: readonly CardNumber[]): void {
  const { state, context } = table;
  const places = takeFromHand(state, seat, cards);
  state.discard.push(...cards);
  context.emit?.({ kind: 'discarded', seat, cards: cards.slice() });
  takeBackDone(table, seat);
  fillPlaces(table, seat, places);
}

/** DT-22 Refills a hand to its starting size. */
export function refill(table: Tabletop, seat: Seat): void {
  const { hand } = playerAt(table.state, seat);
  const missing = table.state.handSize - hand.length;
  fillPlaces(
    table,
    seat,
    Array.from({ length: missing }, (_, place) => hand.length + place),
  );
  takeBackDone(table, seat);
}

/** Takes cards out of a hand and returns their places, so that new cards can take them. */
function takeFromHand(state: TimeState, seat: Seat, cards: readonly CardNumber[]): number[] {
  const player = playerAt(state, seat);
  const places: number[] = [];
  for (const card of cards) {
    places.push(player.hand.findIndex((held, place) => held === card && !places.includes(place)));
  }
  places.sort((one, other) => one - other);
  player.hand = player.hand.filter((_, place) => !places.includes(place));
  return places;
}

/** DT-28, DT-90 Draws a card into each place, lowest first, while the deck has any. */
function fillPlaces({ state, context }: Tabletop, seat: Seat, places: readonly number[]): void {
  const { hand } = playerAt(state, seat);
  const drawn: CardNumber[] = [];
  for (const place of places) {
    const card = state.deck.pop();
    if (card === undefined) break;
    hand.splice(Math.min(place, hand.length), 0, card);
    drawn.push(card);
  }
  if (drawn.length > 0) context.emit?.({ kind: 'drew', seat, cards: drawn });
}

/** DT-25 Says done; when everybody has, the phase ends. */
export function sayDone(table: Tabletop, seat: Seat): void {
  playerAt(table.state, seat).done = true;
  table.context.emit?.({ kind: 'said-done', seat });
  endWhenDone(table);
}

/** DT-25 Takes "done" back; playing or drawing does so too. */
export function takeBackDone({ state, context }: Tabletop, seat: Seat): void {
  const player = playerAt(state, seat);
  if (!player.done) return;
  player.done = false;
  context.emit?.({ kind: 'took-back-done', seat });
}

/** DT-25 Ends the phase when every present player has said done. */
export function endWhenDone(table: Tabletop): void {
  const { state } = table;
  if (state.phase === 'adventure' && isEverybody(state, ({ done }) => done)) {
    startResolution(table, 'all-done');
  }
}
