import { onDemand } from '../../../../client/kit/parts/on-demand.tsx';
import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from '../staging/cue.ts';
import { Banner } from './banner.tsx';

const Loot = onDemand(() => import('./loot.tsx').then((module) => module.Loot));
const ThrownDice = onDemand(() => import('./thrown-dice.tsx').then((module) => module.ThrownDice));

/** What appears above the map for a moment: dice, finds, and announcements. */
export function Moments(props: { scene: Scene; events: readonly SeenBagEvent[]; cue: BagCue | undefined }) {
  const { scene, cue } = props;
  const isThrow = cue?.kind === 'throw' || cue?.kind === 'sums';
  return (
    <>
      {isThrow && cue.foe === undefined && <ThrownDice dice={cue.dice} isFalling={cue.kind === 'throw'} />}
      {cue?.kind === 'loot' && <Loot scene={scene} item={cue.item} isOpen={cue.isOpen} />}
      <Banner scene={scene} events={props.events} cue={cue} />
    </>
  );
}
