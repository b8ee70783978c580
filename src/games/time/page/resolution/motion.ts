import { type FlipSnapshot, flipElement, flyAway, flyIn, pulse } from '../../../../client/kit/motion/flip.ts';
import type { ViewChange } from '../../../../client/kit/motion/motion.tsx';
import type { TimeView } from '../../rules/view.ts';

/** Animates pieces in the Resolution phase: into their slot, and out when a Mission takes them. */
export function movePieces({ stage, seen, ...change }: ViewChange<{ view: TimeView }>): void {
  const before = change.before.view;
  const after = change.after.view;
  const revealed = flipElement(stage, 'revealed')?.getBoundingClientRect();
  after.backpack.cards.forEach((cards, item) => {
    const tokens = after.backpack.tokens[item] ?? 0;
    const was = (before.backpack.cards[item] ?? 0) + (before.backpack.tokens[item] ?? 0);
    if (revealed === undefined || cards + tokens === was) return;
    const slot = flipElement(stage, `slot-${item}`);
    if (cards + tokens > was && slot !== undefined) flyIn(slot, revealed, 150);
    if (cards + tokens < was) leave(stage, { item, seen, revealed });
  });
  const missions = flipElement(stage, 'missions');
  if (after.completed.length > before.completed.length && missions !== undefined) pulse(missions);
}

function leave(
  stage: HTMLElement,
  { item, seen, revealed }: { item: number; seen: FlipSnapshot; revealed: DOMRect },
): void {
  const from = seen.places.get(`slot-${item}`);
  const copy = seen.copies.get(`slot-${item}`);
  if (from !== undefined && copy !== undefined) flyAway(copy, { layer: stage, from, to: revealed, delay: 300 });
}
