import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';
import { lacking } from './foresight.ts';
import { believe, type Mind } from './mind.ts';

/**
 * Trusts a player who plays a Mission: if it lacks something as far as the bot remembers, and the Story has that many
 * more cards than it remembers, those are the forgotten ones. `still`: cards of the Story that it has seen but not
 * thought about.
 */
export function recalled(
  mind: Mind,
  view: TimeView,
  { mission, still }: { mission: CardNumber; still: number },
): ItemNumber[] {
  const missing = lacking(mind.lookup, believe(mind, view), mission);
  return missing.length <= view.story.size - mind.memory.story.length - still ? missing : [];
}
