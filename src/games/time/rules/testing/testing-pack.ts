import type { Bilingual } from '../../../../engine/text.ts';
import { soundPack } from '../../box.ts';
import standard from '../../packs/standard.json' with { type: 'json' };
import { type AdventureCard, DECK_SIZE, MISSIONS, type MissionCard, type Reward, type TimePack } from '../content.ts';

const STANDARD = soundPack(standard);

function named(id: string): { id: string; icon: string; name: Bilingual; flavour: Bilingual } {
  const text = { en: `The ${id}`, it: `Carta ${id}` };
  return { id, icon: id, name: text, flavour: text };
}

/** One Mission for each feature; all others need a Map and a Potion. */
const SPECIAL: Readonly<Record<string, { needs: string[]; reward: Reward }>> = {
  plain: { needs: ['sword', 'bow'], reward: { kind: 'none' } },
  gift: { needs: ['sword', 'bow'], reward: { kind: 'mandatory', item: 'shield' } },
  maybe: { needs: ['sword', 'bow'], reward: { kind: 'optional', item: 'shield' } },
  either: { needs: ['sword', 'bow'], reward: { kind: 'either', items: ['shield', 'torch'] } },
  any: { needs: ['sword', 'bow'], reward: { kind: 'any' } },
  twins: { needs: ['sword', 'sword', 'torch'], reward: { kind: 'none' } },
  errand: { needs: ['map', 'potion'], reward: { kind: 'none' } },
};

const missions: MissionCard[] = Array.from({ length: MISSIONS }, (_, place) => {
  const id = Object.keys(SPECIAL)[place] ?? `errand-${place}`;
  return { ...named(id), deck: Math.floor(place / DECK_SIZE) + 1, ...(SPECIAL[id] ?? SPECIAL.errand) };
});

const scroll = {
  story: named('scroll').name,
  missions: missions.slice(0, 12).map(({ id }) => id),
  reputation: 2,
  goal: 1,
};

const adventures: AdventureCard[] = [
  {
    ...named('merging'),
    needs: ['cup', 'book'],
    effect: { kind: 'merge-duplicates' },
    scroll: { ...scroll, victory: [{ kind: 'adventure-accomplished' }] },
  },
  {
    ...named('widening'),
    needs: ['cup', 'book'],
    effect: { kind: 'bigger-slots', pieces: 4 },
    scroll: { ...scroll, victory: [{ kind: 'hold-items', items: ['gold'] }] },
  },
  {
    ...named('replacing'),
    needs: ['cup', 'book'],
    effect: { kind: 'stand-in', item: 'phial' },
    scroll: { ...scroll, victory: [{ kind: 'free-slots', slots: 7 }] },
  },
  {
    ...named('choosing'),
    needs: ['cup', 'book'],
    effect: { kind: 'free-rewards' },
    scroll: { ...scroll, victory: [{ kind: 'missions-after', missions: 1 }] },
  },
];

/** A pack for tests: Items, Heroes and scenarios of the standard pack, with fixed Missions and Adventures. */
export const TEST_PACK: TimePack = { ...STANDARD, id: 'test', missions, adventures };
