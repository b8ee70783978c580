import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Rng } from '../../../../engine/rng.ts';
import { backOf, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import { addTo, noItems } from '../../rules/counts.ts';
import type { Lookup } from '../../rules/lookup.ts';
import { countOf } from '../demand.ts';
import { copyForesight, lacking, meetNext } from '../foresight.ts';
import { isRoomFor, RESERVE } from '../room.ts';
import { isQuest, isWon, mayBegin, replaceCard, type Team } from './team.ts';

/** How long the team takes for a card, in ms. This and the two below were fitted to games of cunning bots (ADR 32). */
export const CARD_MS = 4_400;
/** Percentage of Missions that seem possible and fail: somebody forgot what had been used. */
const SLIPS = 5;
/** Percentage of calls answered with the next card. */
const ANSWERS = 60;

/** A card that a player keeps while the team plays this many cards, though it would be played. */
export interface Kept {
  seat: Seat;
  /** Missing: all cards. */
  card?: CardNumber;
  cards: number;
}

/** Plays on until the time is over: as a team that talks, and sometimes errs. */
export function playOn(
  lookup: Lookup,
  team: Team,
  { rng, cards, kept }: { rng: Rng; cards: number; kept?: Kept | undefined },
): void {
  for (let played = 0; played < cards; played++) {
    if (team.now.broken || (team.now.completed > team.goal && isWon(team, lookup))) return;
    const held = kept !== undefined && played < kept.cards ? kept : undefined;
    if (provideForEnd(lookup, team, held)) continue;
    const project = nearest(lookup, team, held);
    if (project !== undefined) advance(lookup, team, { project, held, rng });
    else if (!makeRoom(lookup, team, { held, rng })) return;
  }
}

/**
 * DT-85 With enough Missions, an Item that the Backpack must hold at the end is played; false if there is none to play.
 */
function provideForEnd(lookup: Lookup, team: Team, held: Kept | undefined): boolean {
  const { quest, now, goal, hands, done } = team;
  if (now.completed < goal) return false;
  for (const condition of lookup.victory(quest)) {
    if (condition.kind !== 'hold-items') continue;
    for (const id of condition.items) {
      const item = lookup.item(id);
      if (elementAt(now.pieces, item) > 0 || !isRoomFor(now, item, 0)) continue;
      const seat = hands.findIndex((hand, other) => !done[other] && !isHeld(held, other, item) && hand.includes(item));
      if (seat === -1) continue;
      meetNext(lookup, now, item);
      replaceCard(team, seat, item);
      return true;
    }
  }
  return false;
}

interface Project {
  seat: Seat;
  mission: CardNumber;
  lacks: ItemNumber[];
  /** How many of them others must play. */
  foreign: number;
}

function isHeld(held: Kept | undefined, seat: Seat, card: CardNumber): boolean {
  return held !== undefined && held.seat === seat && (held.card === undefined || held.card === card);
}

/** The Mission in any hand that needs the fewest Items of others, all of which somebody has. */
function nearest(lookup: Lookup, team: Team, held: Kept | undefined): Project | undefined {
  let best: Project | undefined;
  for (const [seat, hand] of team.hands.entries()) {
    if (team.done[seat]) continue;
    for (const mission of hand) {
      if (!isQuest(mission) || isHeld(held, seat, mission)) continue;
      if (backOf(mission) === 'adventure' && !mayBegin(team, lookup)) continue;
      const lacks = lacking(lookup, team.now, mission);
      const foreign = foreignOf(team, { seat, lacks, held });
      if (foreign === undefined || (best !== undefined && best.foreign <= foreign && backOf(mission) === 'mission'))
        continue;
      best = { seat, mission, lacks, foreign };
    }
  }
  return best;
}

/** How many of the lacking Items, sorted by kind, others have to play; undefined if nobody has one. */
function foreignOf(
  { hands, done }: Team,
  { seat, lacks, held }: { seat: Seat; lacks: readonly ItemNumber[]; held: Kept | undefined },
): number | undefined {
  let foreign = 0;
  let before: ItemNumber | undefined;
  for (const item of lacks) {
    if (item === before) continue;
    before = item;
    const wanted = countOf(lacks, item);
    const own = isHeld(held, seat, item) ? 0 : countOf(elementAt(hands, seat), item);
    if (wanted <= own) continue;
    let there = own;
    for (let other = 0; other < hands.length; other++) {
      if (other === seat || done[other] || isHeld(held, other, item)) continue;
      there += countOf(elementAt(hands, other), item);
    }
    if (wanted > there) return undefined;
    foreign += wanted - own;
  }
  return foreign;
}

/** One more card for a Mission: somebody answers, or it is played with its player's Items. */
function advance(
  lookup: Lookup,
  team: Team,
  { project, held, rng }: { project: Project; held: Kept | undefined; rng: Rng },
): void {
  const { seat, mission, lacks, foreign } = project;
  if (foreign > 0) {
    if (rng.int(100) < ANSWERS) answer(lookup, team, { project, held });
    return;
  }
  const after = copyForesight(team.now);
  for (const item of lacks) meetNext(lookup, after, item);
  if (rng.int(100) >= SLIPS) meetNext(lookup, after, mission);
  replaceCard(team, seat, mission);
  // A Mission that would break the Backpack is given up.
  if (after.broken) return;
  for (const item of lacks) replaceCard(team, seat, item);
  team.now = after;
  if (backOf(mission) === 'mission') team.missions += 1;
}

function answer(lookup: Lookup, team: Team, { project, held }: { project: Project; held: Kept | undefined }): void {
  const { hands, done, now } = team;
  for (const item of project.lacks) {
    const isOwn =
      !isHeld(held, project.seat, item) &&
      countOf(elementAt(hands, project.seat), item) >= countOf(project.lacks, item);
    const seat = hands.findIndex(
      (hand, other) => other !== project.seat && !done[other] && !isHeld(held, other, item) && hand.includes(item),
    );
    if (isOwn || seat === -1 || !isRoomFor(now, item, 0)) continue;
    meetNext(lookup, now, item);
    replaceCard(team, seat, item);
    return;
  }
  // No space for what it needs: it is given up.
  replaceCard(team, project.seat, project.mission);
}

/**
 * With nothing else to do, a card that no Mission in hand needs is played for later or discarded; false if there is
 * none.
 */
function makeRoom(lookup: Lookup, team: Team, { held, rng }: { held: Kept | undefined; rng: Rng }): boolean {
  const { hands, deck, done, now } = team;
  if (deck.length === 0) return false;
  const wanted = wantedBy(lookup, hands.flat());
  const toCome = wantedBy(lookup, deck);
  const first = rng.int(hands.length);
  for (let turn = 0; turn < hands.length; turn++) {
    const seat = (first + turn) % hands.length;
    if (done[seat]) continue;
    const spare = elementAt(hands, seat).find(
      (card) => !isQuest(card) && !isHeld(held, seat, card) && elementAt(wanted, card) <= elementAt(now.pieces, card),
    );
    if (spare === undefined) continue;
    if (elementAt(toCome, spare) > elementAt(now.pieces, spare) && isRoomFor(now, spare, RESERVE))
      meetNext(lookup, now, spare);
    replaceCard(team, seat, spare);
    return true;
  }
  return giveUp(team, held);
}

/** A team in which everybody waits gives up a Mission, or an Item if it has none. */
function giveUp(team: Team, held: Kept | undefined): boolean {
  for (const isWanted of [isQuest, () => true]) {
    for (const [seat, hand] of team.hands.entries()) {
      const card = team.done[seat]
        ? undefined
        : hand.find((one) => isWanted(one) && backOf(one) !== 'adventure' && !isHeld(held, seat, one));
      if (card === undefined) continue;
      replaceCard(team, seat, card);
      return true;
    }
  }
  return false;
}

/** How many of each Item the Missions among these cards need. */
function wantedBy(lookup: Lookup, cards: readonly CardNumber[]): number[] {
  const wanted = noItems();
  for (const card of cards) for (const item of lookup.needs(card)) addTo(wanted, item, 1);
  return wanted;
}
