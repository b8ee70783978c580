import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { CardNumber, ItemNumber } from '../content.ts';
import { kindsIn } from './backpack.ts';
import { endWhenNothingLeft } from './ending.ts';
import { placeToken } from './placing.ts';
import type { Look, Tabletop } from './table.ts';
import { effectInForce } from './table.ts';

/** The reward of an accomplished Mission: kinds left in the supply, and whether they may be refused. */
interface Offer {
  items: ItemNumber[];
  refusable: boolean;
  /** Whether a reward is printed: then an empty supply is logged. */
  printed: boolean;
}

/** DT-36 Gains the reward of a Mission; if there is a choice, the players decide. */
export function gainReward(table: Tabletop, card: CardNumber): void {
  const { state, context } = table;
  const { items, refusable, printed } = offerOf(table, card);
  const [first, ...others] = items;
  if (first === undefined) {
    if (printed) context.emit?.({ kind: 'no-reward-left', card });
  } else if (others.length === 0 && !refusable) {
    context.emit?.({ kind: 'reward-taken', item: first });
    placeToken(table, first);
  } else state.pending = { kind: 'reward', card, items, refusable };
}

/** DT-3, DT-36, DT-56 The possible rewards. */
function offerOf(scene: Look, card: CardNumber): Offer {
  const { state, lookup } = scene;
  const reward = lookup.reward(card);
  const inSupply = (items: readonly ItemNumber[]): ItemNumber[] =>
    items.filter((item) => elementAt(state.supply, item) > 0);
  if (effectInForce(scene)?.kind === 'free-rewards' && reward.kind !== 'none') {
    return { items: kindsIn(state.supply), refusable: true, printed: true };
  }
  switch (reward.kind) {
    case 'none':
      return { items: [], refusable: false, printed: false };
    case 'mandatory':
      return { items: inSupply([reward.item]), refusable: false, printed: true };
    case 'optional':
      return { items: inSupply([reward.item]), refusable: true, printed: true };
    case 'either':
      return { items: inSupply(reward.items), refusable: false, printed: true };
    case 'any':
      return { items: kindsIn(state.supply), refusable: false, printed: true };
  }
}

/** DT-36, DT-69, DT-88 A player takes a token: the reward, or the one that Garynor's Items are exchanged for. */
export function takeToken(table: Tabletop, seat: Seat, item: ItemNumber): void {
  const isReward = table.state.pending?.kind === 'reward';
  table.state.pending = undefined;
  table.context.emit?.({ kind: isReward ? 'reward-taken' : 'exchanged', seat, item });
  placeToken(table, item);
  endWhenNothingLeft(table);
}

/** DT-36 The players refuse an optional reward. */
export function refuseReward(table: Tabletop, seat: Seat): void {
  table.state.pending = undefined;
  table.context.emit?.({ kind: 'reward-refused', seat });
  endWhenNothingLeft(table);
}
