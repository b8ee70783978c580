import type { DashState, Player } from './state.ts';

/** A copy that shares nothing mutable. */
export function cloneState(state: DashState): DashState {
  return {
    phase: state.phase,
    dungeon: state.dungeon,
    deck: state.deck.slice(),
    cards: state.cards.slice(),
    spaces: state.spaces.slice(),
    faceDown: state.faceDown,
    flipped: state.flipped.slice(),
    returned: state.returned.slice(),
    known: state.known.slice(),
    explorer: state.explorer,
    ap: state.ap,
    metCreature: state.metCreature,
    hasPutBack: state.hasPutBack,
    canceled: state.canceled,
    magicCanceled: state.magicCanceled,
    reduced: state.reduced,
    players: state.players.map(clonePlayer),
    equipmentDeck: state.equipmentDeck.slice(),
    equipmentDiscard: state.equipmentDiscard.slice(),
    ready: state.ready.slice(),
  };
}

function clonePlayer(player: Player): Player {
  return {
    equipment: player.equipment.slice(),
    treasures: player.treasures.slice(),
    explored: player.explored.slice(),
    activeTreasures: player.activeTreasures,
  };
}
