import { forgetful } from '../../../bots/forgetful.ts';
import { carefulDash } from './careful.ts';

/** Forgets that it has Equipment, and which cards were put back. */
export const forgetfulDash = forgetful(carefulDash, ({ kind }) => {
  if (kind === 'use' || kind === 'put-back') return 70;
  return kind === 'flip' ? 60 : 30;
});
