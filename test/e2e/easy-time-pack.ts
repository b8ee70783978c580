import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TimePack } from '../../src/games/time/rules/content.ts';

const STANDARD = path.resolve(import.meta.dirname, '../../src/games/time/packs/standard.json');

/** The name of the pack on the list of packs. */
export const EASY_TIME_PACK = 'Easy time';

/**
 * Adds a pack of Dungeon Time whose every scenario is won with one Mission to a data folder, so that a campaign is
 * short.
 */
export function addEasyTimePack(dataDir: string): void {
  const standard = JSON.parse(readFileSync(STANDARD, 'utf8')) as TimePack;
  const pack: TimePack = {
    ...standard,
    id: 'easy-time',
    name: { en: EASY_TIME_PACK, it: 'Tempo facile' },
    missions: standard.missions.map((mission) => ({ ...mission, reward: { kind: 'none' } })),
    scenarios: standard.scenarios.map((scenario) => ({ ...scenario, goal: 1 })),
  };
  const folder = path.join(dataDir, 'packs', 'time');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'easy-time.json'), JSON.stringify(pack));
}
