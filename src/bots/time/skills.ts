import type { HeroNumber } from '../../games/time/content.ts';
import type { TimeView } from '../../games/time/view.ts';
import { foresee, lacking } from './foresight.ts';
import { foresightFrom, type Mind } from './mind.ts';

/** Whether using the skill of a Hero now looks better than waiting. */
export function wantsSkill(mind: Mind, view: TimeView, hero: HeroNumber): boolean {
  const { lookup, memory } = mind;
  const now = foresightFrom(mind, view);
  const ahead = foresee(lookup, now, memory.story);
  const soon = foresee(lookup, now, memory.story.slice(0, 4));
  const next = memory.story.find((card) => lookup.needs[card].length > 0);
  switch (lookup.skills[hero]) {
    case 'solve':
    case 'waive':
    case 'name-item':
      return next !== undefined && ahead.failing === next && !isSpokenFor(view);
    case 'extra-slot':
    case 'look-and-discard':
    case 'exchange':
      return soon.broken;
    case 'return-failed':
      return (
        view.story.size === 0 && view.lastFailed !== undefined && lacking(lookup, now, view.lastFailed).length === 0
      );
    case 'look-and-arrange':
    case 'remove-tokens':
    case 'copy':
      return false;
  }
}

/** Something already waits for the next Mission. */
function isSpokenFor({ next }: TimeView): boolean {
  return next.solved || next.named.length > 0 || next.waived > 0;
}
