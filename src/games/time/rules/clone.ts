import type { OpenTable, Pending, Player, TimeState } from './state.ts';

/** A copy that shares nothing mutable, with its fields in the order of the original. */
export function cloneState(state: TimeState): TimeState {
  return {
    ...state,
    ...openPart(state),
    missions: state.missions.slice(),
    players: state.players.map((player) => ({ ...player, ...openPlayer(player), hand: player.hand.slice() })),
    deck: state.deck.slice(),
    story: state.story.slice(),
    discard: state.discard.slice(),
    failed: state.failed.slice(),
  };
}

/** A copy of what everybody sees of a table, from its state or a view. */
export function openPart(table: OpenTable): OpenTable {
  const { pending, hold, brokenBy } = table;
  return {
    phase: table.phase,
    quest: { ...table.quest },
    goal: table.goal,
    clock: table.clock,
    draw: table.draw,
    firstEdition: table.firstEdition,
    handSize: table.handSize,
    startsAt: table.startsAt,
    endsAt: table.endsAt,
    backpack: { cards: table.backpack.cards.slice(), tokens: table.backpack.tokens.slice() },
    supply: table.supply.slice(),
    completed: table.completed.slice(),
    lastFailed: table.lastFailed,
    adventureAfter: table.adventureAfter,
    next: { ...table.next, named: table.next.named.slice() },
    moment: table.moment,
    pending: pending && clonePending(pending),
    decideBy: table.decideBy,
    hold: hold && { ...hold },
    pausedBy: table.pausedBy,
    ending: table.ending,
    brokenBy: brokenBy && { ...brokenBy },
  };
}

/** A copy of what everybody sees of a player, from a state or a view. */
export function openPlayer({ offered, hero, ready, done, away, held }: Omit<Player, 'hand'>): Omit<Player, 'hand'> {
  return { offered: offered.slice(), hero: hero && { ...hero }, ready, done, away, held };
}

function clonePending(pending: Pending): Pending {
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
