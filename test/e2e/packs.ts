import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BagPack } from '../../src/games/bag/rules/content.ts';
import type { DaysPack } from '../../src/games/days/rules/content.ts';
import type { TimePack } from '../../src/games/time/rules/content.ts';

/** A pack of Dungeon Days with many two-step spells and a Dwarf worth 0, by its name in the list of packs. */
export const SPELLS_PACK = 'Many spells';
/** A pack of Dungeon Time in which one Mission wins every scenario, so that a campaign is short. */
export const EASY_TIME_PACK = 'Easy time';
/** A pack of Bag of Dungeon with only crossroads between the lairs. */
export const CORRIDORS_PACK = 'Long corridors';
/** A pack of Bag of Dungeon whose adventurers fall soon, so that a game is short. */
export const FRAIL_PACK = 'Frail adventurers';

/** Adds all of these to a data folder. */
export function addPacks(dataDir: string): void {
  const many = ['transformation', 'transportation', 'human'];
  addPack<DaysPack>(dataDir, 'days', { en: SPELLS_PACK, it: 'Tanti incantesimi' }, ({ cards }) => ({
    cards: cards.map((card) => ({
      ...card,
      copies: many.includes(card.id) ? 8 : 1,
      ...(card.id === 'dwarf' && { value: 0 }),
    })),
  }));
  addPack<TimePack>(dataDir, 'time', { en: EASY_TIME_PACK, it: 'Tempo facile' }, ({ missions, scenarios }) => ({
    missions: missions.map((mission) => ({ ...mission, reward: { kind: 'none' } })),
    scenarios: scenarios.map((scenario) => ({ ...scenario, goal: 1 })),
  }));
  addPack<BagPack>(dataDir, 'bag', { en: CORRIDORS_PACK, it: 'Corridoi lunghi' }, ({ tiles }) => ({
    tiles: onlyCrossroads(tiles),
  }));
  addPack<BagPack>(dataDir, 'bag', { en: FRAIL_PACK, it: 'Avventurieri fragili' }, ({ characters }) => ({
    characters: characters.map((character) => ({ ...character, health: 4 })),
  }));
}

function addPack<Pack extends { id: string; name: { en: string; it: string } }>(
  dataDir: string,
  game: string,
  name: { en: string; it: string },
  change: (standard: Pack) => Partial<Pack>,
): void {
  const file = path.resolve(import.meta.dirname, `../../src/games/${game}/packs/standard.json`);
  const standard = JSON.parse(readFileSync(file, 'utf8')) as Pack;
  const id = name.en.toLowerCase().replace(' ', '-');
  const folder = path.join(dataDir, 'packs', game);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.json`), JSON.stringify({ ...standard, ...change(standard), id, name }));
}

function onlyCrossroads(tiles: BagPack['tiles']): BagPack['tiles'] {
  const needed = tiles.filter(({ role }) => ['start', 'exit', 'pool', 'monster'].includes(role.kind));
  const copies = tiles.reduce((sum, tile) => sum + tile.copies, 0) - needed.length;
  const plain = tiles.filter(({ id }) => id === 'crossroads').map((tile) => ({ ...tile, copies }));
  return [...needed, ...plain];
}
