import { describe, test } from 'vitest';
import { expectHidden, type Secret } from '../../../../../test/hidden.ts';
import { PLAIN_MOVES, revealMove } from '../moves.ts';
import { playerAt, type TimeMove, type TimeState } from '../state.ts';
import { card, discard, game, play, setUp, story, table } from '../testing/testing.ts';

const ALL = [0, 1, 2, 'spectator'] as const;
const PARTS = {
  hands: [['sword', 'bow'], ['map', 'plain'], ['torch']],
  deck: ['shield', 'potion', 'gift', 'cup'],
  story: ['sword', 'maybe', 'bow'],
  discard: ['map', 'either', 'gold'],
};

const dealt = (seat: number, cards: string[]) => (state: TimeState) => {
  playerAt(state, seat).hand = cards.map(card);
};

const secrets: Record<string, Secret<TimeState, TimeMove>> = {
  '[DT-13] the faces of somebody else’s hand': {
    state: table(PARTS),
    change: dealt(1, ['cup', 'gift']),
    hiddenFrom: [0, 2, 'spectator'],
    knownTo: [1],
  },
  '[DT-13] the faces dealt before the clock starts': {
    state: setUp(3),
    change: (state) => {
      const { hand } = playerAt(state, 1);
      hand.splice(0, hand.length, ...hand.map((one) => (one < card('plain') ? card('sword') : card('errand-20'))));
    },
    hiddenFrom: [0, 2, 'spectator'],
    knownTo: [1],
    step: { seat: 0, move: PLAIN_MOVES.ready },
  },
  '[DT-13] the rest of a hand from which a card is played': {
    state: table(PARTS),
    change: dealt(0, ['sword', 'cup']),
    hiddenFrom: [1, 2, 'spectator'],
    knownTo: [0],
    step: { seat: 0, move: play('sword') },
  },
  '[DT-13] the next card to be drawn, except its back': {
    state: table(PARTS),
    change: { deck: ['cup', 'gift', 'either', 'torch'].map(card) },
    hiddenFrom: ALL,
  },
  '[DT-13] the card somebody else draws': {
    state: table({ ...PARTS, hands: [[], ['map'], ['torch']] }),
    change: { deck: ['cup', 'gift', 'potion', 'torch'].map(card) },
    hiddenFrom: [1, 2, 'spectator'],
    knownTo: [0],
    step: { seat: 0, move: PLAIN_MOVES.draw },
  },
  '[DT-21] the Story below its top card': {
    state: table(PARTS),
    change: { story: ['maybe', 'torch', 'bow'].map(card) },
    hiddenFrom: ALL,
    step: { seat: 0, move: play('sword') },
  },
  '[DT-24] the discard pile below its top card': {
    state: table(PARTS),
    change: { discard: ['either', 'cup', 'gold'].map(card) },
    hiddenFrom: ALL,
    step: { seat: 0, move: discard('sword') },
  },
  '[DT-30] the rest of the Story, when its next card is revealed': {
    state: story(['sword', 'bow', 'torch'], { seats: 3 }),
    change: { story: ['plain', 'cup', 'sword'].map(card) },
    hiddenFrom: ALL,
    step: { seat: 0, move: revealMove(3) },
  },
  '[DT-30] the whole Story, before anything is revealed': {
    state: story(['sword', 'bow', 'torch'], { seats: 3 }),
    change: { story: ['cup', 'plain', 'map'].map(card) },
    hiddenFrom: ALL,
  },
  '[DT-12] which Missions are in the game, before it is over': {
    state: table(PARTS),
    change: ({ missions }) => {
      missions.reverse();
    },
    hiddenFrom: ALL,
  },
  '[DT-84] how many Mission cards were played, without a Reputation': {
    state: table(PARTS),
    change: (state) => {
      state.missionsPlayed += 1;
    },
    hiddenFrom: ALL,
  },
};

describe('nobody can tell from the table, the moves and the events', () => {
  test.each(Object.entries(secrets))('%s', (_, secret) => expectHidden(game, secret));
});
