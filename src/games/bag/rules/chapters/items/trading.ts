import type { Seat } from '../../../../../engine/game.ts';
import type { ItemNumber } from '../../content.ts';
import type { BagMove } from '../../moves.ts';
import { type Adventurer, type AdventurerNumber, adventurerOf, EMPTY } from '../../state.ts';
import type { Task, Ware } from '../../task.ts';
import { adventurersAt, bearer, isAway, type Look, push, seatDecidingFor, someone, type Tabletop } from '../table.ts';
import { hasRoomFor, heldSpaces, itemIn, kindsHeld } from './gear.ts';
import { putIn, takeOut } from './inventory.ts';
import { isOpenItem } from './items.ts';

/** BD-53, BD-103 Adds what can be offered to whom: any item held, the Ring, or only a request. */
export function addOffers(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const { state } = look;
  if (state.adventurers.length === 1) return;
  const giver = adventurerOf(state, who);
  for (const to of adventurersAt(state, giver.place)) {
    if (to === who || isOpponent(look, who, to) || isAway(state, { from: who, to })) continue;
    for (const space of kindsHeld(giver)) moves.push({ kind: 'offer', to, give: itemIn(giver, space) ?? 'nothing' });
    if (bearer(state) === who) moves.push({ kind: 'offer', to, give: 'ring' });
    if (canAsk(look, who, to)) moves.push({ kind: 'offer', to, give: 'nothing' });
  }
}

/**
 * BD-103 Whether somebody beside the acting adventurer may give them this: in their turn, before a round, or after the
 * fight.
 */
export function mayGive(look: Look, seat: Seat, { to, give }: { to: AdventurerNumber; give: Ware }): boolean {
  const { state } = look;
  const from = state.adventurers.findIndex((one) => one.seat === seat && one.fate === 'inside');
  const task = state.agenda.at(-1);
  const acts = task === undefined ? state.active : task.kind === 'before-round' || task.kind === 'loot' ? task.who : -1;
  if (state.phase !== 'playing' || from === -1 || to !== acts || to === from || give === 'nothing') return false;
  if (seatDecidingFor(state, to) === seat || isOpponent(look, from, to)) return false;
  if (adventurerOf(state, from).place !== adventurerOf(state, to).place || isAway(state, { from, to })) return false;
  return give === 'ring' ? bearer(state) === from : spaceOf(adventurerOf(state, from), give) !== undefined;
}

/** BD-103 A gift to the acting adventurer, who may decline it. */
export function giveFromAside(table: Tabletop, seat: Seat, give: Ware): void {
  const { state } = table;
  const task = state.agenda.at(-1);
  const who = task !== undefined && 'who' in task ? task.who : state.active;
  const from = state.adventurers.findIndex((one) => one.seat === seat);
  table.emit?.({ kind: 'offered', who: someone(state, from), to: someone(state, who) });
  push(table, { kind: 'answer-trade', who, from, give, want: 'nothing' });
}

/** Opponents in a fight do not trade. */
function isOpponent({ state }: Look, who: AdventurerNumber, other: AdventurerNumber): boolean {
  const { fight } = state;
  if (fight?.defender === undefined) return false;
  const attacks = fight.attacker.fighter === who || fight.attacker.partner === who;
  const { fighter, partner } = attacks ? fight.defender : fight.attacker;
  return other === fighter || other === partner;
}

function canAsk(look: Look, who: AdventurerNumber, to: AdventurerNumber): boolean {
  if (bearer(look.state) === to) return true;
  return heldSpaces(adventurerOf(look.state, to)).some((space) => canSee(look, { who, to, space }));
}

function canSee(
  look: Look,
  { who, to, space }: { who: AdventurerNumber; to: AdventurerNumber; space: number },
): boolean {
  const { state } = look;
  if (itemIn(adventurerOf(state, to), space) === undefined) return false;
  return seatDecidingFor(state, who) === seatDecidingFor(state, to) || isOpenItem(look, to, space);
}

/** BD-103 Adds what can be asked in return: a visible item of theirs, or nothing for a gift. */
export function addPrices(look: Look, { who, to, give }: Task & { kind: 'name-price' }, moves: BagMove[]): void {
  const { state } = look;
  if (give !== 'nothing') moves.push({ kind: 'ask', want: 'nothing' });
  const partner = adventurerOf(state, to);
  const listed: Ware[] = [];
  for (const space of heldSpaces(partner)) {
    const want = itemIn(partner, space);
    if (want === undefined || !canSee(look, { who, to, space }) || listed.includes(want)) continue;
    listed.push(want);
    moves.push({ kind: 'ask', want });
  }
  if (bearer(state) === to) moves.push({ kind: 'ask', want: 'ring' });
}

/** BD-103 An offer is made; its price comes next. */
export function offer(
  table: Tabletop,
  who: AdventurerNumber,
  { to, give }: { to: AdventurerNumber; give: Ware },
): void {
  push(table, { kind: 'name-price', who, to, give });
}

/** BD-103 The price is named; the partner answers, unless one player plays both. */
export function namePrice(table: Tabletop, task: Task & { kind: 'name-price' }, want: Ware): void {
  const { state } = table;
  const { who: from, to: who, give } = task;
  state.agenda.pop();
  table.emit?.({ kind: 'offered', who: someone(state, from), to: someone(state, who) });
  const answer = { kind: 'answer-trade', who, from, give, want } as const;
  push(table, answer);
  if (seatDecidingFor(state, who) === seatDecidingFor(state, from)) answerTrade(table, answer, canTrade(table, answer));
}

/** BD-103 The maker of an offer withdraws it before it is answered. */
export function callOff({ state, emit }: Tabletop): void {
  const task = state.agenda.pop();
  if (task?.kind !== 'answer-trade') throw new Error('there is no offer to call off');
  emit?.({ kind: 'called-off', who: someone(state, task.from), to: someone(state, task.who) });
}

/** BD-53 Both must have space for what they get, once what they give is gone. */
export function canTrade({ state, lookup }: Look, { who, from, give, want }: Task & { kind: 'answer-trade' }): boolean {
  const giver = adventurerOf(state, from);
  const taker = adventurerOf(state, who);
  return (
    fitsAfter({ giver, taker, gives: give, gets: want }) &&
    fitsAfter({ giver: taker, taker: giver, gives: want, gets: give })
  );

  function fitsAfter({
    giver,
    taker,
    gives,
    gets,
  }: {
    giver: Adventurer;
    taker: Adventurer;
    gives: Ware;
    gets: Ware;
  }): boolean {
    if (typeof gives !== 'number') return true;
    if (spaceOf(giver, gives) === undefined) return false;
    const freed = typeof gets === 'number' ? spaceOf(taker, gets) : undefined;
    if (freed === undefined || freed >= taker.spaces.length) return hasRoomFor(lookup, taker, gives);
    return hasRoomFor(lookup, { ...taker, spaces: taker.spaces.with(freed, EMPTY) }, gives);
  }
}

/** BD-103 Yes: the things change hands. */
export function answerTrade(table: Tabletop, task: Task & { kind: 'answer-trade' }, yes: boolean): void {
  const { state } = table;
  const { who, from, give, want } = task;
  state.agenda.pop();
  table.emit?.({
    kind: 'trade-answered',
    who: someone(state, who),
    from: someone(state, from),
    yes,
    given: give,
    got: want,
  });
  if (!yes) return;
  const gift = handOut(table, from, give);
  const price = handOut(table, who, want);
  if (gift !== undefined) putIn(table, who, gift);
  if (price !== undefined) putIn(table, from, price);
  if (give === 'ring') state.ring = { kind: 'held', by: who };
  if (want === 'ring') state.ring = { kind: 'held', by: from };
}

/**
 * The space from which an item would be given: preferably where it is not worn; followers are numbered after the
 * spaces.
 */
function spaceOf(adventurer: Adventurer, item: ItemNumber): number | undefined {
  return heldSpaces(adventurer).findLast((space) => itemIn(adventurer, space) === item);
}

function handOut(table: Tabletop, who: AdventurerNumber, ware: Ware): ItemNumber | undefined {
  const adventurer = adventurerOf(table.state, who);
  const space = typeof ware === 'number' ? spaceOf(adventurer, ware) : undefined;
  return space === undefined ? undefined : takeOut(table, adventurer, space);
}
