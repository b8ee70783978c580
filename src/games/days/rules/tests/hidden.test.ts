import { describe, test } from 'vitest';
import { expectHidden, type Secret } from '../../../../../test/hidden.ts';
import { DRAW } from '../moves.ts';
import type { DaysMove, DaysState } from '../state.ts';
import { game, numbers, playOn, week } from '../testing/week.ts';

const table = week(
  { mon: ['elf', 'sprite'], tue: ['mimic'] },
  {
    hand: ['human', 'lava'],
    others: [{ wed: ['boulder'] }, {}],
    otherHands: [
      ['orc', 'troll'],
      ['elf', 'dragon'],
    ],
    deck: ['elf', 'orc', 'human'],
  },
);
const ALL = [0, 1, 2, 'spectator'] as const;

const secrets: Record<string, Secret<DaysState, DaysMove>> = {
  '[DD-3] the hand of somebody else': {
    state: table,
    change: ({ hands }) => {
      hands[1] = numbers(['lava', 'terror']);
    },
    hiddenFrom: [0, 2, 'spectator'],
    knownTo: [1],
    step: { seat: 0, move: playOn('human', 'fri') },
  },
  '[DD-3] the hand of the one who acts': {
    state: table,
    change: ({ hands }) => {
      hands[0] = numbers(['human', 'boulder']);
    },
    hiddenFrom: [1, 2, 'spectator'],
    knownTo: [0],
    step: { seat: 0, move: playOn('human', 'fri') },
  },
  '[DD-3] the order of the deck': {
    state: table,
    change: ({ deck }) => {
      deck.reverse();
    },
    hiddenFrom: ALL,
  },
  '[DD-3] which cards are left in the deck': {
    state: table,
    change: { deck: numbers(['terror', 'lava', 'dragon']) },
    hiddenFrom: ALL,
  },
  '[DD-3] the card somebody else draws': {
    state: table,
    change: { deck: numbers(['elf', 'orc', 'lava']) },
    hiddenFrom: [1, 2, 'spectator'],
    knownTo: [0],
    step: { seat: 0, move: DRAW },
  },
};

describe('nobody can tell from the table, the moves and the events', () => {
  test.each(Object.entries(secrets))('%s', (_, secret) => expectHidden(game, secret));
});
