import { forgetful } from '../../../bots/forgetful.ts';
import type { BagMove } from '../rules/moves.ts';
import { carefulBag } from './careful.ts';

/** What one easily forgets to do: what Items, spells and friends are good for, and that one may run. */
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

/** Never forgets where it is going, or it would walk to and fro. */
export const forgetfulBag = forgetful(carefulBag, ({ kind }) => (EASILY_FORGOTTEN.includes(kind) ? 80 : 0));
