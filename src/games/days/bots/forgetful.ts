import { forgetful } from '../../../bots/forgetful.ts';
import { carefulDays } from './careful.ts';

/** Overlooks half of its possible plays. */
export const forgetfulDays = forgetful(carefulDays, (move) => (move.kind === 'draw' || move.kind === 'pass' ? 25 : 50));
