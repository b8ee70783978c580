import { describe, test } from 'vitest';
import { expectHidden, type Secret } from '../../../../../test/hidden.ts';
import type { DashMove, DashState } from '../state.ts';
import { card, discard, FACE, flip, flipped, game, STOP, table, tool, use } from '../testing/testing.ts';

const ALL = [0, 1, 'spectator'] as const;

const DEALT = { cards: ['rat', 'coin', 'wasp', 'door'], hand: ['key', 'smoke'], equipmentDeck: ['tonic', 'spray'] };

const changed = (cards: string[]) => (state: DashState) => {
  for (const [place, id] of cards.entries()) state.cards[place] = card(id);
};

/** Everything that is face down becomes something else. */
function changeAll(state: DashState): void {
  for (const [place, space] of state.spaces.entries()) {
    if (space === 'face-down' && state.known[place] !== true) state.cards[place] = card('giant');
  }
  state.deck = state.deck.map(() => card('crown'));
  state.equipmentDeck = state.equipmentDeck.map(() => tool('map'));
}

const secrets: Record<string, Secret<DashState, DashMove>> = {
  '[DA-2] the cards that lie face down': {
    state: table(DEALT),
    change: changed(['giant', 'crown', 'pit', 'bat']),
    hiddenFrom: ALL,
  },
  '[DA-2] the order in which they lie': {
    state: table(DEALT),
    change: changed(['door', 'wasp', 'coin', 'rat']),
    hiddenFrom: ALL,
  },
  '[DA-2] the other cards, when one is flipped': {
    state: table(DEALT),
    change: changed(['rat', 'crown', 'pit', 'bat']),
    hiddenFrom: ALL,
    step: { seat: 0, move: flip() },
  },
  '[DA-2] what lies under the empty spaces of a dungeon': {
    state: table(DEALT),
    change: (state) => {
      state.cards[DEALT.cards.length] = card('crown');
    },
    hiddenFrom: ALL,
  },
  '[DA-65] the other cards, when one is put back and known': {
    state: flipped(DEALT),
    change: changeAll,
    hiddenFrom: ALL,
    step: { seat: 0, move: use('smoke') },
  },
  '[DA-30] where the cards lie that Confusion has turned face down': {
    state: { ...table(DEALT), returned: [card('rat'), card('coin')] },
    change: changed(['coin', 'wasp', 'rat', 'door']),
    hiddenFrom: ALL,
  },
  '[DA-2] the cards of the next dungeons': {
    state: table(DEALT),
    change: ({ deck }) => {
      deck.fill(card('crown'));
    },
    hiddenFrom: ALL,
  },
  '[DA-3] the deck of Equipment': {
    state: table(DEALT),
    change: { equipmentDeck: ['cheese', 'lantern'].map(tool) },
    hiddenFrom: ALL,
  },
  '[DA-15] anything face down, when a card is faced': {
    state: flipped(DEALT),
    change: changeAll,
    hiddenFrom: ALL,
    step: { seat: 0, move: FACE },
  },
  '[DA-15] anything face down, when a turn is stopped': {
    state: { ...table(DEALT), flipped: [5] },
    change: changeAll,
    hiddenFrom: ALL,
    step: { seat: 0, move: STOP },
  },
  '[DA-64] anything face down, when Equipment is discarded in the exchange': {
    state: { ...table(DEALT), phase: 'exchange', ready: [false, false] },
    change: changeAll,
    hiddenFrom: ALL,
    step: { seat: 0, move: discard('key') },
  },
};

describe('nobody can tell from the table, the moves and the events', () => {
  test.each(Object.entries(secrets))('%s', (_, secret) => expectHidden(game, secret));
});
