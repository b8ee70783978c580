import { useCallback, useMemo, useRef, useState } from 'react';
import type { RequestResult } from '../../../../client/kit/request-result.ts';
import type { CardNumber } from '../../rules/content.ts';
import type { TimeMove } from '../../rules/state.ts';

/** A place in the hand; a new card in it gets a new id. */
export interface Slot {
  id: number;
  card: CardNumber;
}

/** A play or discard that the server has not answered yet. */
interface Unanswered {
  id: number;
  kind: 'play' | 'discard';
  slots: readonly Slot[];
}

/** The displayed hand: tapped cards have already left, before the server answers. */
export interface ShownHand {
  slots: readonly (Slot & { hasLeft: boolean })[];
  /** The last card on its way to the Story or the discard pile. */
  played: CardNumber | undefined;
  discarded: CardNumber | undefined;
  /** Plays or discards; resolves to the result. */
  act(kind: 'play' | 'discard', slots: readonly Slot[]): Promise<RequestResult>;
}

/**
 * Optimistic update of the hand: a card leaves at the tap, and comes back if the server refuses. The result keeps its
 * identity while the hand is the same: others' cards do not render the viewer's own again.
 */
export function useHand(hand: readonly CardNumber[], send: (move: TimeMove) => Promise<RequestResult>): ShownHand {
  const [unanswered, setUnanswered] = useState<readonly Unanswered[]>([]);
  const slots = useRef<readonly Slot[]>([]);
  const next = useRef(0);
  const leaving = new Set(unanswered.flatMap((one) => one.slots.map(({ id }) => id)));
  slots.current = settleSlots(slots.current, hand, { leaving, newId: () => next.current++ });
  const latestSend = useRef(send);
  latestSend.current = send;
  const act = useCallback<ShownHand['act']>(async (kind, chosen) => {
    const id = next.current++;
    setUnanswered((were) => [...were, { id, kind, slots: chosen }]);
    const answer = await latestSend.current({ kind, cards: chosen.map(({ card }) => card) });
    setUnanswered((were) => were.filter((one) => one.id !== id));
    return answer;
  }, []);
  const settled = slots.current;
  return useMemo(() => {
    const lastOf = (kind: 'play' | 'discard') => unanswered.findLast((one) => one.kind === kind)?.slots.at(-1)?.card;
    const hasLeft = ({ id }: Slot) => unanswered.some((one) => one.slots.some((slot) => slot.id === id));
    return {
      slots: settled.map((slot) => ({ ...slot, hasLeft: hasLeft(slot) })),
      played: lastOf('play'),
      discarded: lastOf('discard'),
      act,
    };
  }, [settled, unanswered, act]);
}

/** Cards keep their places; a new one takes the place of one that left, tapped ones first. */
export function settleSlots(
  slots: readonly Slot[],
  hand: readonly CardNumber[],
  { leaving, newId }: { leaving: ReadonlySet<number>; newId(): number },
): readonly Slot[] {
  const unplaced = hand.slice();
  const kept = new Set<number>();
  for (const isLeaving of [false, true]) {
    for (const { id, card } of slots) {
      const place = unplaced.indexOf(card);
      if (leaving.has(id) !== isLeaving || place === -1) continue;
      unplaced.splice(place, 1);
      kept.add(id);
    }
  }
  if (unplaced.length === 0 && kept.size === slots.length) return slots;
  const filled = slots.flatMap((slot): Slot[] => {
    if (kept.has(slot.id)) return [slot];
    const card = unplaced.shift();
    return card === undefined ? [] : [{ id: newId(), card }];
  });
  return [...filled, ...unplaced.map((card) => ({ id: newId(), card }))];
}
