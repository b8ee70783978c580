/** The colours of a place on the map: sky, light around its icon, and ground. */
export interface Scenery {
  sky: string;
  light: string;
  ground: string;
}

interface Picture extends Scenery {
  icon: string;
}

/** The picture of each scenario on the map. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'training-grounds': { icon: 'archery-target', sky: '#4a7d9c', light: '#ffe9a8', ground: '#5d6b2c' },
  'level-1': { icon: 'crypt-entrance', sky: '#6b5a3c', light: '#ffd27a', ground: '#3f2d18' },
  'my-first-dungeon': { icon: 'rat', sky: '#4f5a2e', light: '#e8e08a', ground: '#2c3014' },
  'level-2': { icon: 'mountain-cave', sky: '#23506b', light: '#8fdcff', ground: '#12283a' },
  'the-darkest-dungeon': { icon: 'spider-web', sky: '#1c1a26', light: '#ffb347', ground: '#0b0a10' },
  'level-3': { icon: 'minotaur', sky: '#3d2f5c', light: '#cdb4ff', ground: '#1d1530' },
  'unnatural-foes': { icon: 'vampire-dracula', sky: '#1f4a3a', light: '#a8ffcf', ground: '#0c241b' },
  'level-4': { icon: 'throne-king', sky: '#6b1d14', light: '#ffb199', ground: '#2e0906' },
  'good-luck': { icon: 'portal', sky: '#2f6b3a', light: '#d6ffb8', ground: '#14361b' },
  'the-book-of-fate': { icon: 'spell-book', sky: '#2b3a7a', light: '#c6d4ff', ground: '#131b40' },
};

/** An Adventure has the picture of its card. */
const ADVENTURE: Scenery = { sky: '#4f2a6e', light: '#e7c6ff', ground: '#241033' };

/** The icon of a scenario, by its name at game-icons.net. */
export function iconOf(id: string): string {
  return PICTURES[id]?.icon ?? 'treasure-map';
}

/** The colours of a place. */
export function sceneryOf(id: string): Scenery {
  return PICTURES[id] ?? ADVENTURE;
}
