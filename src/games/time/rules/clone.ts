import type { Pending, Player, TimeState } from './state.ts';

/** A copy that shares nothing mutable, with its fields in the order of the original. */
export function cloneState(state: TimeState): TimeState {
  const { pending, hold, brokenBy } = state;
  return {
    ...state,
    quest: { ...state.quest },
    missions: state.missions.slice(),
    players: state.players.map(clonePlayer),
    deck: state.deck.slice(),
    story: state.story.slice(),
    discard: state.discard.slice(),
    backpack: { cards: state.backpack.cards.slice(), tokens: state.backpack.tokens.slice() },
    supply: state.supply.slice(),
    completed: state.completed.slice(),
    failed: state.failed.slice(),
    next: { ...state.next, named: state.next.named.slice() },
    ...(pending !== undefined && { pending: clonePending(pending) }),
    ...(hold !== undefined && { hold: { ...hold } }),
    ...(brokenBy !== undefined && { brokenBy: { ...brokenBy } }),
  };
}

function clonePlayer(player: Player): Player {
  const { hero } = player;
  return {
    ...player,
    hand: player.hand.slice(),
    offered: player.offered.slice(),
    ...(hero !== undefined && { hero: { ...hero } }),
  };
}

/** A copy of a pending choice. */
export function clonePending(pending: Pending): Pending {
  switch (pending.kind) {
    case 'reward':
    case 'failed':
      return { ...pending, items: pending.items.slice() };
    case 'look-and-discard':
      return { ...pending, cards: pending.cards.slice() };
    case 'look-and-arrange':
      return { ...pending, cards: pending.cards.slice(), placed: pending.placed.slice() };
    default:
      return { ...pending };
  }
}
