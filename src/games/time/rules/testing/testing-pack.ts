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
const SPECIAL: readonly { id: string; needs: string[]; reward: Reward }[] = [
  { id: 'plain', needs: ['sword', 'bow'], reward: { kind: 'none' } },
  { id: 'gift', needs: ['sword', 'bow'], reward: { kind: 'mandatory', item: 'shield' } },
  { id: 'maybe', needs: ['sword', 'bow'], reward: { kind: 'optional', item: 'shield' } },
  { id: 'either', needs: ['sword', 'bow'], reward: { kind: 'either', items: ['shield', 'torch'] } },
  { id: 'any', needs: ['sword', 'bow'], reward: { kind: 'any' } },
  { id: 'twins', needs: ['sword', 'sword', 'torch'], reward: { kind: 'none' } },
  { id: 'errand', needs: ['map', 'potion'], reward: { kind: 'none' } },
];
const ERRAND = { needs: ['map', 'potion'], reward: { kind: 'none' } } as const;

const missions: MissionCard[] = Array.from({ length: MISSIONS }, (_, place) => {
  const { id, ...printed } = SPECIAL[place] ?? { id: `errand-${place}`, ...ERRAND };
  return { ...named(id), deck: Math.floor(place / DECK_SIZE) + 1, ...printed };
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
