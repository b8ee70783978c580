import type { Outcome, Seat } from '../../../engine/game.ts';
import { present } from '../../../engine/list.ts';
import { costOfPuttingBack } from './chapters/bonus.ts';
import { apAfterFacing, canPutBack, costNow, endsTurn, justFlipped, spaceFlipped } from './chapters/flipped-card.ts';
import { goldOf, outcomeOf } from './chapters/scoring.ts';
import { clonePlayer } from './clone.ts';
import type { DungeonNumber, EquipmentNumber } from './content.ts';
import type { Lookup } from './lookup.ts';
import type { DashState, Phase, Player } from './state.ts';

/** What everybody sees of a space. */
export type SpaceView = 'face-down' | 'empty' | DungeonNumber;

/** A face-down card that everybody knows. */
export interface KnownCard {
  space: number;
  card: DungeonNumber;
}

/** What everybody sees of a player: everything is open on the table. */
export interface PlayerView extends Player {
  /** Gold of the Treasures, and of Treasure Maps held. */
  gold: number;
}

/** The card just flipped, while Equipment may still be used on it or a Fumble be chosen. */
export interface PendingView {
  space: number;
  card: DungeonNumber;
  canceled: boolean;
  magicCanceled: boolean;
  /** AP taken off its cost by Equipment. */
  reduced: number;
  /** What it would cost now, apart from its magic. */
  cost: number;
  /** AP left after facing it, its magic included, and whether that would end the turn. */
  left: number;
  endsTurn: boolean;
  /** DA-65 The AP a Treasure's bonus would cost to put it back, if it can. */
  putBack?: number | undefined;
}

/** The table as a viewer sees it. In this game all viewers see the same. */
export interface DashView {
  phase: Phase;
  dungeon: number;
  /** Dungeon cards not yet dealt. */
  deck: number;
  spaces: SpaceView[];
  /** The face-down card on each space; only in a replay with all cards open. */
  faceDown?: (DungeonNumber | undefined)[];
  /** Spaces flipped in this turn, in order. */
  flipped: number[];
  returned: DungeonNumber[];
  /** DA-65 Face-down cards that were put back, so everybody knows where they lie. */
  known: KnownCard[];
  explorer: Seat;
  ap: number;
  metCreature: boolean;
  hasPutBack: boolean;
  pending?: PendingView;
  players: PlayerView[];
  equipmentDeck: number;
  equipmentDiscard: EquipmentNumber[];
  /** Who has finished the exchange; empty outside of it. */
  ready: boolean[];
  /** A table from before the second edition (DA-65). */
  firstEdition?: true;
  outcome?: Outcome | undefined;
}

/** The public information: everything except the face-down cards and the order of the decks. */
export function viewOf(state: DashState, lookup: Lookup): DashView {
  return {
    phase: state.phase,
    dungeon: state.dungeon,
    deck: state.deck.length,
    spaces: state.spaces.map((space, place) => (space === 'face-up' ? present(state.cards[place]) : space)),
    flipped: state.flipped.slice(),
    returned: state.returned.toSorted((one, other) => one - other),
    known: knownCards(state),
    explorer: state.explorer,
    ap: state.ap,
    metCreature: state.metCreature,
    hasPutBack: state.hasPutBack,
    ...(isPending(state) && { pending: pendingOf(state, lookup) }),
    players: state.players.map((player) => ({ ...clonePlayer(player), gold: goldOf(player, lookup) })),
    equipmentDeck: state.equipmentDeck.length,
    equipmentDiscard: state.equipmentDiscard.slice(),
    ready: state.ready.slice(),
    ...(state.firstEdition === true && { firstEdition: true }),
    ...(state.phase === 'over' && { outcome: outcomeOf(state, lookup) }),
  };
}

function knownCards({ known, cards }: DashState): KnownCard[] {
  return known.flatMap((isKnown, space) => (isKnown ? [{ space, card: present(cards[space]) }] : []));
}

function isPending(state: DashState): boolean {
  return state.phase === 'react' || state.phase === 'fumble';
}

function pendingOf(state: DashState, lookup: Lookup): PendingView {
  return {
    space: spaceFlipped(state),
    card: justFlipped(state),
    canceled: state.canceled,
    magicCanceled: state.magicCanceled,
    reduced: state.reduced,
    cost: costNow(state, lookup),
    left: apAfterFacing(state, lookup),
    endsTurn: endsTurn(state, lookup),
    ...(state.phase === 'react' && canPutBack(state, lookup) && { putBack: costOfPuttingBack(state, lookup) }),
  };
}
