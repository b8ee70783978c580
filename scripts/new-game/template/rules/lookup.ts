import { type NewGamePack, type SideNumber, sideAt } from './content.ts';

/** A pack in the form the rules use: built once, when the game is opened. */
export interface Lookup {
  pack: NewGamePack;
  /** The six sides of the die, by their numbers. */
  die: readonly SideNumber[];
}

export function lookUp(pack: NewGamePack): Lookup {
  return { pack, die: pack.sides.flatMap(({ copies }, side) => new Array<SideNumber>(copies).fill(side)) };
}

/** The gold on a side; 0 on a pit. */
export function goldOn({ pack }: Lookup, side: SideNumber): number {
  const { effect } = sideAt(pack, side);
  return effect.kind === 'treasure' ? effect.gold : 0;
}

/** NG-10 The gold on the heap. */
export function heapGold(lookup: Lookup, heap: readonly SideNumber[]): number {
  return heap.reduce((sum, side) => sum + goldOn(lookup, side), 0);
}
