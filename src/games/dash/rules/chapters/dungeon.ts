import type { RuleContext } from '../../../../engine/game.ts';
import { cut } from '../../../../engine/list.ts';
import { type Options, pickStarter } from '../../../../engine/options.ts';
import { shuffle } from '../../../../engine/rng.ts';
import type { Lookup } from '../lookup.ts';
import { type DashEvent, type DashState, explorerOf, HAND, type Player, SPACES, STARTING_AP } from '../state.ts';
import { bonusAp, restocks } from './bonus.ts';
import { drawEquipment } from './equipment.ts';

/** DA-1 to DA-4 Two shuffled decks, three Equipment cards each, the first dungeon, and who starts. */
export function setUp(
  lookup: Lookup,
  { seats, options }: { seats: number; options: Options },
  context: RuleContext<DashEvent>,
): DashState {
  const state: DashState = {
    phase: 'explore',
    dungeon: 0,
    deck: lookup.allDungeon.slice(),
    cards: Array.from({ length: SPACES }, () => 0),
    spaces: Array.from({ length: SPACES }, () => 'empty'),
    faceDown: 0,
    flipped: [],
    returned: [],
    known: Array.from({ length: SPACES }, () => false),
    explorer: 0,
    ap: 0,
    metCreature: false,
    hasPutBack: false,
    canceled: false,
    magicCanceled: false,
    reduced: 0,
    players: Array.from({ length: seats }, newPlayer),
    equipmentDeck: lookup.allEquipment.slice(),
    equipmentDiscard: [],
    ready: [],
    ...(options.edition !== '2' && { firstEdition: true }),
  };
  shuffle(state.deck, context.rng);
  shuffle(state.equipmentDeck, context.rng);
  for (let seat = 0; seat < seats; seat++) {
    for (let card = 0; card < HAND; card++) drawEquipment(state, context, { seat, from: 'start' });
  }
  state.explorer = pickStarter(options.starter, seats, context.rng);
  dealDungeon(state, lookup, context);
  return state;
}

function newPlayer(): Player {
  return { equipment: [], treasures: [], explored: [], activeTreasures: 0 };
}

/** DA-2, DA-17 The next dungeon is dealt face down, and its first explorer's turn starts. */
export function dealDungeon(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): void {
  state.dungeon += 1;
  for (let space = 0; space < SPACES; space++) {
    const card = state.deck.pop();
    if (card === undefined) throw new Error(`dungeon ${state.dungeon} needs ${SPACES} cards, the deck ran out`);
    state.cards[space] = card;
    state.spaces[space] = 'face-down';
  }
  state.faceDown = SPACES;
  cut(state.returned, 0);
  context.emit?.({ kind: 'dungeon-dealt', dungeon: state.dungeon });
  startTurn(state, lookup, context);
}

/** DA-10, DA-40 The explorer's turn starts with 6 AP, and with the bonuses of all Treasures taken before. */
export function startTurn(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): void {
  const player = explorerOf(state);
  state.phase = 'explore';
  player.activeTreasures = player.treasures.length;
  state.metCreature = false;
  state.hasPutBack = false;
  state.ap = STARTING_AP + bonusAp(state, lookup, 'more-ap');
  context.emit?.({ kind: 'turn-started', seat: state.explorer, ap: state.ap });
  if (restocks(state, lookup)) restock(state, context);
}

/** DA-66 An explorer who starts a turn with fewer than three Equipment cards draws one, if there is one. */
function restock(state: DashState, context: RuleContext<DashEvent>): void {
  const { explorer, equipmentDeck, equipmentDiscard } = state;
  if (explorerOf(state).equipment.length >= HAND) return;
  if (equipmentDeck.length + equipmentDiscard.length > 0)
    drawEquipment(state, context, { seat: explorer, from: 'restock' });
}
