import type { Plugin } from 'vite';
import { factsOf, GAME_IDS } from '../../games/catalogue.ts';
import type { Colour, GameFacts } from '../../games/kit.ts';

const MODULE = 'virtual:game-colours.css';

/** Writes the colours of the games' kits as styles for `[data-game]`, one rule per game. */
export function gameColours(): Plugin {
  return {
    name: 'undercroft-game-colours',
    resolveId(id) {
      return id === MODULE ? `\0${MODULE}` : undefined;
    },
    load(id) {
      return id === `\0${MODULE}` ? GAME_IDS.map((game) => rule(game, factsOf(game).colours)).join('\n') : undefined;
    },
  };
}

function rule(game: string, { mood, glow, flame }: GameFacts['colours']): string {
  return `[data-game="${game}"] { --mood: ${both(mood)}; --flame: ${flame}; --page-glow: ${both(glow)}; }`;
}

function both([light, dark]: Colour): string {
  return `light-dark(${light}, ${dark})`;
}
