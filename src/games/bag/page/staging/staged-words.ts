import type { SeenItem } from '../../rules/event.ts';
import { lastDeath, tellDeath } from '../moments/deaths.ts';
import { tellFeat } from '../moments/tell-feat.ts';
import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from './cue.ts';

/** The panel's words at a beat; without `more` the text below the prompt stays. */
export interface StagedWords {
  sentence: string;
  more?: string;
}

/** The panel's words during a beat: the current event, not the last question. */
export function stagedWords(
  scene: Scene,
  cue: BagCue | undefined,
  { events, result }: { events: readonly SeenBagEvent[]; result: string },
): StagedWords | undefined {
  const { words } = scene;
  const { status, moments } = words.page;
  switch (cue?.kind) {
    case 'throw':
      return { sentence: status.rolling };
    case 'growl':
      return { sentence: status.growls };
    case 'entrance':
      return { sentence: moments.monster(words.monster(cue.monster)) };
    case 'sums':
    case 'blow':
    case 'slain':
      return { sentence: result, more: '' };
    case 'loot':
      return cue.isOpen ? (foundWords(scene, cue.item) ?? { sentence: status.draws }) : { sentence: status.draws };
    case 'kept':
      return foundWords(scene, cue.item);
    case 'feat': {
      const { title, more } = tellFeat(scene, cue.feat);
      return { sentence: title, more };
    }
    case 'death': {
      const death = lastDeath(events, cue.who);
      if (death === undefined) return undefined;
      const { who, more } = tellDeath(scene, death, events);
      return { sentence: `${who}.`, more };
    }
    default:
      return undefined;
  }
}

/** What was found; undefined for items of others, which stay face down. */
function foundWords({ words }: Scene, item: SeenItem): StagedWords | undefined {
  if (typeof item !== 'number') return undefined;
  return { sentence: words.page.status.found(words.item(item)), more: words.worth(item) };
}

/** Whether what is shown answers the last question: its buttons are gone. */
export function isSettled(cue: BagCue | undefined): boolean {
  return cue?.kind === 'slain' || cue?.kind === 'feat' || cue?.kind === 'loot' || cue?.kind === 'kept';
}
