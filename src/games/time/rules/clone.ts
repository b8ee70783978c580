import type { Pending, Player, TimeState } from './state.ts';

/** A copy that shares nothing mutable, with its fields in the order of the original. */
export function cloneState(state: TimeState): TimeState {
  return {
    phase: state.phase,
    quest: { ...state.quest },
    goal: state.goal,
    clock: state.clock,
    draw: state.draw,
    storyLog: state.storyLog,
    firstEdition: state.firstEdition,
    missions: state.missions.slice(),
    players: state.players.map(clonePlayer),
    handSize: state.handSize,
    deck: state.deck.slice(),
    story: state.story.slice(),
    discard: state.discard.slice(),
    missionsPlayed: state.missionsPlayed,
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    slots: state.slots,
    extraSlot: state.extraSlot,
    backpack: { cards: state.backpack.cards.slice(), tokens: state.backpack.tokens.slice() },
    supply: state.supply.slice(),
    completed: state.completed.slice(),
    failed: state.failed.slice(),
    lastFailed: state.lastFailed,
    adventureAfter: state.adventureAfter,
    next: { ...state.next, named: state.next.named.slice() },
    moment: state.moment,
    pending: state.pending && clonePending(state.pending),
    decideBy: state.decideBy,
    hold: state.hold && { ...state.hold },
    pausedBy: state.pausedBy,
    told: state.told,
    ending: state.ending,
    brokenBy: state.brokenBy && { ...state.brokenBy },
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    offered: player.offered.slice(),
    hero: player.hero && { ...player.hero },
    ready: player.ready,
    done: player.done,
    away: player.away,
    held: player.held,
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
