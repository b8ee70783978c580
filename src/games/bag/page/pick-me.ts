import type { Viewer } from '../../../engine/game.ts';
import type { AdventurerNumber } from '../rules/content.ts';
import type { BagView } from '../rules/view.ts';

/** The adventurer whose items and points the page shows. */
export function pickMe(view: BagView, you: Viewer): AdventurerNumber {
  const isMine = (who: AdventurerNumber | undefined): who is AdventurerNumber =>
    who !== undefined && view.adventurers[who]?.seat === you;
  if (isMine(view.decides)) return view.decides;
  if (isMine(view.active)) return view.active;
  const own = view.adventurers.findIndex(({ seat, fate }) => seat === you && fate === 'inside');
  return own === -1
    ? Math.max(0, you === 'spectator' ? view.active : view.adventurers.findIndex(({ seat }) => seat === you))
    : own;
}
