import type { RuleContext } from '../../../../engine/game.ts';
import type { Lookup } from '../lookup.ts';
import type { DashEvent, DashState } from '../state.ts';
import { costOfPuttingBack } from './bonus.ts';
import { justFlipped } from './flipped-card.ts';

type Emit = RuleContext<DashEvent>['emit'];

/** DA-65 The card just flipped is face down again, as if never flipped, except that everybody knows it. */
export function putBack(state: DashState, emit: Emit, ap?: number): void {
  const card = justFlipped(state);
  const space = state.flipped.pop();
  if (space === undefined) throw new Error('DA-65: no card was flipped that could be put back');
  state.spaces[space] = 'face-down';
  state.known[space] = true;
  state.faceDown += 1;
  state.phase = 'explore';
  emit?.({ kind: 'put-back', seat: state.explorer, card, space, ...(ap !== undefined && { ap }), left: state.ap });
}

/** DA-65 A Treasure's bonus puts the card just flipped back, for its AP. */
export function putBackByBonus(state: DashState, lookup: Lookup, emit: Emit): void {
  const ap = costOfPuttingBack(state, lookup);
  if (ap === undefined) throw new Error('DA-65: no Treasure puts a card back now');
  state.ap -= ap;
  state.hasPutBack = true;
  putBack(state, emit, ap);
}
