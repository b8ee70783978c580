import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';
import { lacking } from './foresight.ts';
import { believe, type Mind } from './mind.ts';

/**
 * Trusts whoever plays a Mission: if it lacks something for all the bot remembers, and the Story has that many cards more
 * than it remembers, those are what it has forgotten. `still`: cards of the Story that it has seen but not thought about.
 */
export function recalled(
  mind: Mind,
  view: TimeView,
  { mission, still }: { mission: CardNumber; still: number },
): ItemNumber[] {
  const missing = lacking(mind.lookup, believe(mind, view), mission);
  return missing.length <= view.story.size - mind.memory.story.length - still ? missing : [];
}
