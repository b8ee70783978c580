import type { Outcome, Seat, Viewer } from '../../../engine/game.ts';
import { slotLimit, slotPieces, slotsUsed } from './chapters/backpack.ts';
import { outcomeOf } from './chapters/ending.ts';
import { skillUsers } from './chapters/skill-refusal.ts';
import type { Look } from './chapters/table.ts';
import { openPart, openPlayer } from './clone.ts';
import { type Back, backOf, type CardNumber } from './content.ts';
import { withBacks } from './retell.ts';
import { type OpenTable, type Player, playerAt, type TimeEvent, type TimeState } from './state.ts';

/** What everybody sees of a player: a hand shows its backs (DT-13). */
export interface PlayerView extends Omit<Player, 'hand'> {
  backs: Back[];
}

/** The table as a viewer sees it. */
export interface TimeView extends OpenTable {
  players: PlayerView[];
  /** The viewer's own cards. Spectators see none, except in a solo game, whose cards are face up (DT-60). */
  hand: CardNumber[];
  deck: { size: number; top?: Back };
  /** DT-21 The number of cards, the top card while it is face up, and all of them only with the Story log. */
  story: { size: number; top?: CardNumber; log?: CardNumber[] };
  discard: { size: number; top?: CardNumber };
  /** DT-84 Mission cards played, shown if a Reputation counts them. */
  missionsPlayed?: number;
  /** The Backpack's slots now, those in use, and pieces per slot. */
  slots: { limit: number; used: number; pieces: number; printed: number; extra: boolean };
  failed: number;
  /** The failed cards, the last one last. */
  failedCards: CardNumber[];
  /** DT-39 The players who can use a skill now: nothing is revealed automatically while one of them is connected. */
  canUseSkill: Seat[];
  outcome?: Outcome | undefined;
  /** The twelve Missions, once the game is over. */
  missions?: CardNumber[];
}

/** DT-60 Whether this is a solo game: its cards are face up on the table. */
export function isSolo({ players }: { players: readonly unknown[] }): boolean {
  return players.length === 1;
}

/** The information open to a viewer: their own hand and visible cards, and nothing that was covered. */
export function viewOf(scene: Look, viewer: Viewer): TimeView {
  const { state } = scene;
  return {
    ...openPart(state),
    players: state.players.map((player) => ({ backs: player.hand.map(backOf), ...openPlayer(player) })),
    hand: handOf(state, viewer),
    deck: deckOf(state),
    story: storyOf(scene),
    discard: { size: state.discard.length, ...topOf(state.discard) },
    ...(state.quest.kind === 'adventure' && { missionsPlayed: state.missionsPlayed }),
    slots: slotsOf(scene),
    failed: state.failed.length,
    failedCards: state.failed.slice(),
    canUseSkill: skillUsers(scene),
    ...(state.phase === 'over' && { outcome: outcomeOf(state), missions: state.missions.slice() }),
  };
}

/** DT-13, DT-60 The cards in hand whose faces a viewer sees. */
function handOf(state: TimeState, viewer: Viewer): CardNumber[] {
  if (viewer !== 'spectator') return playerAt(state, viewer).hand.slice();
  return isSolo(state) ? playerAt(state, 0).hand.slice() : [];
}

function deckOf({ deck }: TimeState): TimeView['deck'] {
  const { top } = topOf(deck);
  return { size: deck.length, ...(top !== undefined && { top: backOf(top) }) };
}

/** DT-21 In the Adventure phase the Story deck shows its top card; afterwards none. */
function storyOf({ state }: Look): TimeView['story'] {
  const isLaid = state.phase === 'adventure';
  return {
    size: state.story.length,
    ...(isLaid && topOf(state.story)),
    ...(isLaid && state.storyLog && { log: state.story.slice() }),
  };
}

function slotsOf(scene: Look): TimeView['slots'] {
  const pieces = slotPieces(scene);
  const { slots, extraSlot, backpack } = scene.state;
  return { limit: slotLimit(scene), used: slotsUsed(backpack, pieces), pieces, printed: slots, extra: extraSlot };
}

function topOf(pile: readonly CardNumber[]): { top?: CardNumber } {
  const top = pile.at(-1);
  return top === undefined ? {} : { top };
}

/** DT-13 The event as a viewer may see it: others' dealt or drawn cards show their backs. */
export function viewEventOf(event: TimeEvent, viewer: Viewer): TimeEvent {
  if ((event.kind !== 'dealt' && event.kind !== 'drew') || event.seat === viewer) return event;
  return withBacks(event);
}

/**
 * DT-21, DT-24 Cards played or held in the five minutes, and those a Hero looked at, must be remembered until the end;
 * while the clock runs nobody can look back at all.
 */
export function isCovered(then: TimeState, now: TimeState): boolean {
  const isHeldInHands = then.phase === 'ready' || then.phase === 'adventure';
  const isLookedAt = then.pending?.kind === 'look-and-discard' || then.pending?.kind === 'look-and-arrange';
  return now.phase === 'adventure' || isHeldInHands || isLookedAt;
}

/** The same for events: the first and the last entry that nobody can look back at before the end. */
export function coveredEntries(
  events: readonly { seq: number; event: TimeEvent }[],
): { from: number; to: number } | undefined {
  const at = (kind: TimeEvent['kind']) => events.find(({ event }) => event.kind === kind)?.seq;
  const dealt = at('dealt');
  if (dealt === undefined) return undefined;
  const ended = at('adventure-ended');
  return ended === undefined ? { from: 0, to: Number.POSITIVE_INFINITY } : { from: dealt, to: ended - 1 };
}
