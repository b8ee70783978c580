import type { Seat } from '../../engine/game.ts';
import type { OptionFields, Options } from '../../engine/options.ts';
import type { Rng } from '../../engine/rng.ts';

/** DA-4 What the host decides before the game: who explores first. */
export const dashOptions = { starter: { kind: 'starter', byDefault: 'random' } } as const satisfies OptionFields;

/** DA-4 Who starts: the seat the host chose, or one drawn by lot; a seat that nobody has is drawn by lot too. */
export function pickStarter(options: Options, seats: number, rng: Rng): Seat {
  const { starter } = options;
  return typeof starter === 'number' && starter < seats ? starter : rng.int(seats);
}
