import type { Bilingual } from '../../../../engine/text.ts';
import type { DashPack, DungeonCard, EquipmentCard } from '../content.ts';

function named(id: string): { id: string; copies: number; icon: string; name: Bilingual } {
  return { id, copies: 1, icon: id, name: { en: `The ${id}`, it: `Carta ${id}` } };
}

const dungeon: DungeonCard[] = [
  { ...named('rat'), copies: 20, kind: 'creature', ap: 1 },
  { ...named('wasp'), kind: 'creature', ap: 3 },
  { ...named('giant'), kind: 'creature', ap: 9 },
  { ...named('sleeper'), kind: 'creature', ap: 0 },
  { ...named('snail'), kind: 'creature', ap: 1, magic: 'slow' },
  { ...named('bat'), kind: 'creature', ap: 2, magic: 'darkness' },
  { ...named('magpie'), kind: 'creature', ap: 2, magic: 'fumble' },
  { ...named('wisp'), kind: 'creature', ap: 2, magic: 'confusion' },
  { ...named('door'), kind: 'encounter', effect: { kind: 'door' } },
  { ...named('pit'), kind: 'encounter', effect: { kind: 'trap', ap: 4 } },
  { ...named('quicksand'), kind: 'encounter', effect: { kind: 'trap', ap: 1, magic: 'slow' } },
  { ...named('mirrors'), kind: 'encounter', effect: { kind: 'trap', ap: 0, magic: 'confusion' } },
  { ...named('portal'), kind: 'encounter', effect: { kind: 'portal', ap: 3 } },
  { ...named('merchant'), kind: 'encounter', effect: { kind: 'merchant' } },
  { ...named('coin'), copies: 40, kind: 'treasure', gold: 2 },
  { ...named('crown'), kind: 'treasure', gold: 5 },
  { ...named('sword'), kind: 'treasure', gold: 3, bonus: { kind: 'first-creature-free' } },
  { ...named('sandals'), kind: 'treasure', gold: 3, bonus: { kind: 'more-ap', ap: 2 } },
  { ...named('slippers'), kind: 'treasure', gold: 3, bonus: { kind: 'more-ap', ap: 1 } },
  { ...named('lamp'), kind: 'treasure', gold: 3, bonus: { kind: 'immune', magic: 'darkness' } },
  { ...named('cloak'), kind: 'treasure', gold: 3, bonus: { kind: 'put-back', ap: 2 } },
  { ...named('satchel'), kind: 'treasure', gold: 3, bonus: { kind: 'restock' } },
  { ...named('boots'), kind: 'treasure', gold: 3, bonus: { kind: 'traps-cost-less', ap: 2 } },
];

const equipment: EquipmentCard[] = [
  { ...named('key'), kind: 'equipment', effect: { kind: 'cancel', cards: ['door'] } },
  { ...named('spray'), kind: 'equipment', effect: { kind: 'cancel', cards: ['wasp', 'snail', 'sleeper'] } },
  { ...named('lantern'), kind: 'equipment', effect: { kind: 'cancel-magic', magics: ['darkness', 'confusion'] } },
  { ...named('tonic'), kind: 'equipment', effect: { kind: 'cancel-magic', magics: ['slow', 'fumble'] } },
  { ...named('cheese'), kind: 'equipment', effect: { kind: 'reduce-cost', ap: 2, creatures: 'any' } },
  { ...named('smoke'), kind: 'equipment', effect: { kind: 'put-back' } },
  { ...named('map'), kind: 'equipment', effect: { kind: 'treasure-map', gold: 4 } },
];

/** A pack for tests: one card for each effect, with fixed figures. */
export const TEST_PACK: DashPack = {
  format: 'undercroft-pack/1',
  game: 'dash',
  id: 'test',
  version: '1',
  name: { en: 'Test pack', it: 'Mazzo di prova' },
  credit: 'Nobody',
  dungeon,
  equipment,
};
