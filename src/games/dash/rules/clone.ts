import type { DashState, Player } from './state.ts';

/**
 * A copy that shares nothing mutable. Uses spread, not one literal of all fields: after many copies have been kept, V8
 * allocates a literal's objects in old space, and then collecting the dropped copies of a search takes ten times as
 * long as copying.
 */
export function cloneState(state: DashState): DashState {
  return {
    ...state,
    deck: state.deck.slice(),
    cards: state.cards.slice(),
    spaces: state.spaces.slice(),
    flipped: state.flipped.slice(),
    returned: state.returned.slice(),
    known: state.known.slice(),
    players: state.players.map(clonePlayer),
    equipmentDeck: state.equipmentDeck.slice(),
    equipmentDiscard: state.equipmentDiscard.slice(),
    ready: state.ready.slice(),
  };
}

/** A copy of a player that shares nothing mutable. */
export function clonePlayer(player: Player): Player {
  return {
    ...player,
    equipment: player.equipment.slice(),
    treasures: player.treasures.slice(),
    explored: player.explored.slice(),
  };
}
