import type { RuleContext } from '../../../../engine/game.ts';
import { cut, present } from '../../../../engine/list.ts';
import { shuffle } from '../../../../engine/rng.ts';
import type { EquipmentNumber, Magic } from '../content.ts';
import type { Lookup } from '../lookup.ts';
import { type DashEvent, type DashState, explorerOf, SLOW_AP, SPACES } from '../state.ts';
import { discardEquipment } from './equipment.ts';
import { justFlipped, magicNow, spaceFlipped } from './flipped-card.ts';

/** What a turn does next: it goes on, waits for the choice of a Fumble, or ends. */
export type AfterMagic = 'goes-on' | 'choose' | 'confusion' | 'darkness';

/** DA-30 to DA-33 The magic of the card just flipped takes effect, unless it was warded off. */
export function workMagic(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): AfterMagic {
  const card = justFlipped(state);
  const printed = lookup.magic[card];
  if (printed === undefined) return 'goes-on';
  const magic = magicNow(state, lookup);
  if (magic === undefined) {
    const warded = state.magicCanceled ? 'equipment' : 'bonus';
    context.emit?.({ kind: 'magic', seat: state.explorer, magic: printed, card, warded });
    return 'goes-on';
  }
  context.emit?.({ kind: 'magic', seat: state.explorer, magic, card });
  return work(magic, state, context);
}

function work(magic: Magic, state: DashState, context: RuleContext<DashEvent>): AfterMagic {
  switch (magic) {
    case 'confusion':
      confuse(state, context);
      return 'confusion';
    case 'darkness':
      return 'darkness';
    case 'fumble':
      return startFumble(state, context);
    case 'slow':
      slow(state, context);
      return 'goes-on';
  }
}

/**
 * DA-30, DA-63 The card is explored, this turn's others are turned down, and the rest is shuffled and dealt back. Known
 * positions are forgotten (DA-65).
 */
function confuse(state: DashState, { rng, emit }: RuleContext<DashEvent>): void {
  const { cards, spaces, flipped } = state;
  const space = spaceFlipped(state);
  const card = justFlipped(state);
  explorerOf(state).explored.push(card);
  spaces[space] = 'empty';
  for (const other of flipped) {
    if (other === space) continue;
    spaces[other] = 'face-down';
    state.returned.push(present(cards[other]));
  }
  cut(flipped, 0);
  for (let place = 0; place < SPACES; place++) {
    if (state.known[place]) state.returned.push(present(cards[place]));
    state.known[place] = false;
  }
  let left = 0;
  for (let from = 0; from < SPACES; from++) {
    if (spaces[from] === 'face-down') cards[left++] = present(cards[from]);
  }
  for (let to = 0; to < SPACES; to++) spaces[to] = to < left ? 'face-down' : 'empty';
  shuffle(cards, rng, left);
  state.faceDown = left;
  emit?.({ kind: 'confused', seat: state.explorer, card, left });
}

/** DA-32 A Fumble with no choice is resolved at once. */
function startFumble(state: DashState, { emit }: RuleContext<DashEvent>): AfterMagic {
  const { equipment } = explorerOf(state);
  const [first, ...others] = equipment;
  if (first === undefined) {
    emit?.({ kind: 'nothing-to-fumble', seat: state.explorer });
    return 'goes-on';
  }
  if (others.some((other) => other !== first)) return 'choose';
  loseToFumble(state, first, emit);
  return 'goes-on';
}

/** DA-32 The explorer discards one Equipment card. */
export function loseToFumble(state: DashState, card: EquipmentNumber, emit: RuleContext<DashEvent>['emit']): void {
  discardEquipment(state, state.explorer, card);
  emit?.({ kind: 'fumbled', seat: state.explorer, card });
}

/** DA-33 Slow: 3 AP are lost, or as many as are left. */
function slow(state: DashState, { emit }: RuleContext<DashEvent>): void {
  const ap = Math.min(SLOW_AP, state.ap);
  state.ap -= ap;
  emit?.({ kind: 'ap-lost', seat: state.explorer, card: justFlipped(state), ap, left: state.ap });
}
