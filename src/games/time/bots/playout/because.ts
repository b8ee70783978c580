import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import type { Lookup } from '../../rules/lookup.ts';
import type { TimeChoice } from '../../rules/state.ts';
import { countOf } from '../demand.ts';
import { type Foresight, foresee, lacking } from '../foresight.ts';
import { calledBy, foreseen, type TimePosition } from './choice.ts';
import { isQuest } from './team.ts';

/** Why a choice is better than another, if the Story proves it. */
export type Because =
  /** The other plays a Mission that lacks these. */
  | { kind: 'lacked'; mission: CardNumber; items: ItemNumber[] }
  /** The other exceeds the Backpack. */
  | { kind: 'breaks' }
  /** Somebody has called for an Item that the other keeps or discards, or that is played. */
  | { kind: 'called'; seat: Seat; item: ItemNumber }
  /** The other plays a Mission that uses up an Item played for somebody else's. */
  | { kind: 'took-away'; seat: Seat; item: ItemNumber }
  /** Everything the Mission needs is there. */
  | { kind: 'possible' }
  /** The other stops with this much time and this many cards left. */
  | { kind: 'too-early'; ms: number | undefined; cards: number };

interface Compared {
  better: TimeChoice;
  other: TimeChoice;
  position: TimePosition;
  seat: Seat;
}

/** A certain difference between two choices while the clock runs; undefined if there is none. */
export function becauseOf(lookup: Lookup, { better, other, position, seat }: Compared): Because | undefined {
  const { view } = position;
  if (view.phase !== 'adventure') return undefined;
  const now = foreseen(lookup, position);
  // A Mission that was accomplished lacked nothing, whatever its player could foresee.
  if (other.kind === 'play' && !('succeeded' in other)) {
    const wrong =
      whatGoesWrong(lookup, now, other.cards) ?? takenAway(lookup, now, { cards: other.cards, position, seat });
    if (wrong !== undefined) return wrong;
  }
  if (other.kind === 'done' && view.deck.size > 0)
    return {
      kind: 'too-early',
      ms: view.endsAt === undefined ? undefined : view.endsAt - position.at,
      cards: view.deck.size,
    };
  return (
    calledFor(position, { better, other, seat }) ?? (isPossible(lookup, now, better) ? { kind: 'possible' } : undefined)
  );
}

/** The first Mission of a play that lacks something, or is broken by the Backpack. */
function whatGoesWrong(lookup: Lookup, now: Foresight, cards: readonly CardNumber[]): Because | undefined {
  for (const [place, card] of cards.entries()) {
    const before = foresee(lookup, now, cards.slice(0, place));
    const items = isQuest(card) ? lacking(lookup, before, card) : [];
    if (items.length > 0) return { kind: 'lacked', mission: card, items };
  }
  return !now.broken && foresee(lookup, now, cards).broken ? { kind: 'breaks' } : undefined;
}

/** An Item that was played for somebody's call, and is used up by the player's own Mission. */
function takenAway(
  lookup: Lookup,
  now: Foresight,
  { cards, position, seat }: { cards: readonly CardNumber[]; position: TimePosition; seat: Seat },
): Because | undefined {
  const mission = cards.find(isQuest);
  if (mission === undefined) return undefined;
  const after = foresee(lookup, now, cards);
  const call = calledBy({ seat, knowledge: position.knowledge }).find(
    ({ item, answered }) =>
      answered > 0 &&
      lookup.needs(mission).includes(item) &&
      elementAt(now.pieces, item) >= answered &&
      elementAt(after.pieces, item) < answered,
  );
  return call && { kind: 'took-away', seat: call.seat, item: call.item };
}

function calledFor(position: TimePosition, { better, other, seat }: Omit<Compared, 'position'>): Because | undefined {
  const open = calledBy({ seat, knowledge: position.knowledge }).filter(({ count }) => count > 0);
  const kept = other.kind === 'keep-back' ? [other.card] : other.kind === 'discard' ? other.cards : [];
  const played = better.kind === 'play' ? better.cards : [];
  const call = open.find(({ item }) => kept.includes(item)) ?? open.find(({ item }) => played.includes(item));
  return call && { kind: 'called', seat: call.seat, item: call.item };
}

/** Whether a choice plays a Mission with everything it needs. */
function isPossible(lookup: Lookup, now: Foresight, choice: TimeChoice): boolean {
  if (choice.kind !== 'play' || !choice.cards.some(isQuest)) return false;
  const gained = foresee(lookup, now, choice.cards).completed - now.completed;
  return (
    gained ===
    countOf(
      choice.cards.map((card) => Number(isQuest(card))),
      1,
    )
  );
}
