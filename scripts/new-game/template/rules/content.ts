import { elementAt } from '../../../engine/list.ts';
import type { PackHead, Printed } from '../../../engine/pack.ts';

/**
 * NG-1 The effect of a side of the die on the player who rolls it. A new effect is a new kind here and in the schema of
 * `pack.ts`; the compiler shows where the rules miss it.
 */
export type SideEffect = { kind: 'treasure'; gold: number } | { kind: 'pit' };

/** A side of the die. */
export interface Side extends Printed {
  /** How many sides of the die show it. */
  copies: number;
  effect: SideEffect;
}

/** The content of the box: one die. */
export interface NewGamePack extends PackHead<'new-game'> {
  sides: readonly Side[];
}

/** A side of the die, as its index in `pack.sides`. */
export type SideNumber = number;

/** The side with this number. */
export function sideAt({ sides }: NewGamePack, side: SideNumber): Side {
  return elementAt(sides, side);
}
