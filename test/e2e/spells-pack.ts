import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DaysPack } from '../../src/games/days/rules/content.ts';

const STANDARD = path.resolve(import.meta.dirname, '../../src/games/days/packs/standard.json');
const MANY = ['transformation', 'transportation', 'human'];

/** The name of the pack on the list of packs. */
export const SPELLS_PACK = 'Many spells';

/** Adds a pack of Dungeon Days with many two-step spells to a data folder. */
export function addSpellsPack(dataDir: string): void {
  const standard = JSON.parse(readFileSync(STANDARD, 'utf8')) as DaysPack;
  const pack: DaysPack = {
    ...standard,
    id: 'many-spells',
    name: { en: SPELLS_PACK, it: 'Tanti incantesimi' },
    cards: standard.cards.map((card) => ({ ...card, copies: MANY.includes(card.id) ? 8 : 1 })),
  };
  const folder = path.join(dataDir, 'packs', 'days');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'many-spells.json'), JSON.stringify(pack));
}
