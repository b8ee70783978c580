import { applyEquipment } from './chapters/equipment.ts';
import { apAfterFacing, endsTurn, magicNow } from './chapters/flipped-card.ts';
import type { DashPack, EquipmentNumber, Magic } from './content.ts';
import { equipmentCard, type Lookup, lookUp } from './lookup.ts';
import { sampleState } from './sample.ts';
import { type DashState, explorerOf } from './state.ts';
import type { DashView } from './view.ts';

/** The result of a choice about the card just flipped. */
export interface Prospect {
  /** AP left. */
  ap: number;
  endsTurn: boolean;
  /** The magic that would still take effect. */
  magic?: Magic;
  /** DA-32 A Fumble would take an Equipment card. */
  losesEquipment: boolean;
  /** DA-65 The card is face down again. */
  isPutBack: boolean;
}

/** The result of facing the card just flipped, and of using each Equipment card first. */
export interface Prospects {
  face: Prospect;
  use(card: EquipmentNumber): Prospect;
  /** DA-65 Putting it back by a Treasure's bonus. */
  putBack: Prospect;
}

/** Computed from public information: hidden cards do not affect the face-up one. */
export function prospectsOf(view: DashView, pack: DashPack): Prospects {
  const lookup = lookUp(pack);
  const now = () => sampleState(view, lookup, { int: () => 0 });
  return {
    face: facing(now(), lookup),
    use(card) {
      const state = now();
      const { ap } = state;
      const isPutBack = equipmentCard(lookup, card).effect.kind === 'put-back';
      applyEquipment(state, lookup, { card, emit: undefined });
      return isPutBack ? backDown(ap) : facing(state, lookup);
    },
    putBack: backDown(view.ap - (view.pending?.putBack ?? 0)),
  };
}

function facing(state: DashState, lookup: Lookup): Prospect {
  const magic = magicNow(state, lookup);
  return {
    ap: apAfterFacing(state, lookup),
    endsTurn: endsTurn(state, lookup),
    ...(magic !== undefined && { magic }),
    losesEquipment: magic === 'fumble' && explorerOf(state).equipment.length > 0,
    isPutBack: false,
  };
}

function backDown(ap: number): Prospect {
  return { ap, endsTurn: false, losesEquipment: false, isPutBack: true };
}

/** What a choice saves. */
export type Saving = 'turn' | 'equipment' | 'ap' | 'nothing';

/** The most important thing a choice saves compared with another. */
export function helps(choice: Prospect, than: Prospect): Saving {
  if (choice.endsTurn) return 'nothing';
  if (than.endsTurn) return 'turn';
  if (than.losesEquipment && !choice.losesEquipment) return 'equipment';
  return choice.ap > than.ap ? 'ap' : 'nothing';
}
