import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flipElement, flyAway, flyIn, isMotionWanted } from '../../../../client/kit/motion/flip.ts';
import { useNewEvents } from '../../../../client/kit/table/use-new-events.ts';
import type { ShownHand } from '../hand/use-hand.ts';
import type { Situation } from '../situation.ts';

/** Animates the viewer's own card at once, before the next render. */
export function flyFrom(stage: HTMLElement | null, slot: number, to: 'story' | 'discard'): void {
  if (stage === null || !isMotionWanted()) return;
  const button = stage.querySelector<HTMLElement>(`[data-hand="${slot}"]`);
  const card = button?.closest<HTMLElement>('[data-card-of]') ?? button;
  const target = flipElement(stage, to)?.getBoundingClientRect();
  if (card === null || card === undefined || target === undefined) return;
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card-of');
  for (const named of [copy, ...copy.querySelectorAll('[data-hand]')]) named.removeAttribute('data-hand');
  flyAway(copy, { layer: stage, from: card.getBoundingClientRect(), to: target, delay: 0 });
}

/** Animates cards of others from their plate, discards to the pile, and drawn cards from the deck. */
export function useFlights({ events, you }: Situation, hand: ShownHand): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<number>>(new Set(hand.slots.map(({ id }) => id)));
  useNewEvents(events, (happened) => {
    if (stage.current === null || !isMotionWanted()) return;
    for (const event of happened.slice(-4)) {
      if ((event.kind !== 'played' && event.kind !== 'discarded') || event.seat === you) continue;
      const from = placeOf(flipElement(stage.current, `player-${event.seat}`));
      const pile = flipElement(stage.current, event.kind === 'played' ? 'story' : 'discard');
      const card = pile?.querySelector<HTMLElement>('[data-kind]') ?? undefined;
      if (from !== undefined && card !== undefined) flyIn(card, from);
    }
  });
  useLayoutEffect(() => {
    const fresh = hand.slots.filter(({ id }) => !known.current.has(id));
    known.current = new Set(hand.slots.map(({ id }) => id));
    const deck = stage.current && flipElement(stage.current, 'deck');
    if (fresh.length === 0 || deck == null || !isMotionWanted()) return;
    for (const { id } of fresh) {
      const button = stage.current?.querySelector<HTMLElement>(`[data-hand="${id}"]`);
      const card = button?.closest<HTMLElement>('[data-card-of]') ?? button;
      if (card != null) flyIn(card, deck.getBoundingClientRect());
    }
  }, [hand.slots]);
  return stage;
}

/** A card-sized part of a player's plate. */
function placeOf(player: HTMLElement | undefined): DOMRect | undefined {
  const place = player?.getBoundingClientRect();
  return place && new DOMRect(place.x + place.width / 2 - 20, place.y + place.height / 2 - 28, 40, 56);
}
