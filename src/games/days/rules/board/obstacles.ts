import { BOULDER, type CardNumber, INVISIBILITY, SPRITE, TERROR, TRANSPORTATION } from '../content.ts';
import type { Refusal } from '../state.ts';

/** What prevents a play, in the words people use at the table. */
export const OBSTACLES = [
  'no-such-board',
  // The board or the day itself.
  'others-board',
  'own-board',
  'occupied',
  'blocked',
  'last-free-day',
  'nothing-below',
  'boulder-below',
  'invisible',
  'dragon',
  // The days beside it.
  'elf-beside',
  'dwarf-beside',
  'nobody-beside',
  'nobody-right',
  'nobody-left',
  'no-day-right',
  'no-day-left',
  // Spells that are not placed on a day.
  'lies-on-no-day',
  'same-board',
  'own-boulder',
  'their-boulder',
  'nothing-to-swap',
  'nothing-to-take',
  'no-creature-given',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The rule behind an obstacle; some depend on the card. */
export function ruleOf(obstacle: Obstacle, card: CardNumber): Refusal {
  switch (obstacle) {
    case 'no-such-board':
      return 'DD-2';
    case 'others-board':
      if (card === INVISIBILITY) return 'DD-33';
      return card === SPRITE ? 'DD-45' : 'DD-11';
    case 'occupied':
      return card === BOULDER ? 'DD-35' : 'DD-11';
    case 'own-board':
    case 'blocked':
    case 'last-free-day':
      return 'DD-35';
    case 'nothing-below':
      return card === INVISIBILITY ? 'DD-33' : 'DD-12';
    case 'boulder-below':
      return card === INVISIBILITY ? 'DD-33' : 'DD-49';
    case 'invisible':
      return card === INVISIBILITY || card === BOULDER ? 'DD-51' : 'DD-49';
    case 'dragon':
      return 'DD-34';
    case 'elf-beside':
      return 'DD-37';
    case 'dwarf-beside':
      return 'DD-38';
    case 'nobody-beside':
      return 'DD-39';
    case 'nobody-right':
    case 'no-day-right':
      return 'DD-43';
    case 'nobody-left':
    case 'no-day-left':
      return 'DD-44';
    case 'lies-on-no-day':
      if (card === TERROR) return 'DD-30';
      return card === TRANSPORTATION ? 'DD-31' : 'DD-32';
    case 'same-board':
    case 'own-boulder':
    case 'their-boulder':
    case 'nothing-to-swap':
      return 'DD-31';
    case 'nothing-to-take':
    case 'no-creature-given':
      return 'DD-32';
  }
}
