import { forgetful } from '../../../bots/forgetful.ts';
import { carefulDays } from './careful.ts';

/** Overlooks half of what it could play. */
export const forgetfulDays = forgetful(carefulDays, (move) => (move.kind === 'draw' || move.kind === 'pass' ? 25 : 50));
