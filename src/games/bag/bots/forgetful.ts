import { forgetful } from '../../../bots/forgetful.ts';
import type { BagMove } from '../rules/moves.ts';
import { carefulBag } from './careful.ts';

/** Moves that beginners forget: using items, spells and friends, and running away. */
const EASILY_FORGOTTEN: readonly BagMove['kind'][] = [
  'wear',
  'look',
  'use',
  'shoot',
  'cast',
  'cast-at',
  'whirl',
  'cure',
  'escape',
  'escape-new',
  'flee',
  'tag',
  'reroll',
  'offer',
];

/** Never forgets where it is going, or it would walk back and forth. */
export const forgetfulBag = forgetful(carefulBag, ({ kind }) => (EASILY_FORGOTTEN.includes(kind) ? 80 : 0));
