import { beforeAll, expect, test } from 'vitest';
import { daysBox } from '../../box.ts';
import type { CardId } from '../../rules/content.ts';
import { game, week } from '../../rules/testing/week.ts';
import { daysText } from '../text/text.ts';
import { wordsFor } from '../words.ts';
import { promptFor, type Situation } from './situation.ts';

beforeAll(() => daysText.fetch('en'));

/** The first turn of seat 0 with these cards, on empty weeks. */
function firstTurn(hand: CardId[]): Situation {
  const state = week({}, { hand });
  return {
    view: game.view(state, 0),
    moves: game.legalMoves(state, 0),
    you: 0,
    players: [],
    words: wordsFor(daysBox.standardPack, 'en', 'adds'),
    picks: [],
    asked: 'card',
    lifted: undefined,
    play: undefined,
    preview: undefined,
    refused: undefined,
    dealt: hand.length,
    isChoosingCard: false,
    news: ['News.'],
    hasFlag: false,
    givesOthers: false,
    caption: undefined,
  };
}

test('[DD-4] a first turn says that there is a choice', () => {
  expect(promptFor(firstTurn(['orc', 'human'])).sentence).toMatch(/play one, or draw another/);
});

test('[DD-4] if all dealt cards need others, the prompt says so, with a way to see what they need', () => {
  const { sentence, more, isNews } = promptFor(firstTurn(['orc', 'troll', 'lava', 'sprite', 'pixie']));

  expect(sentence).toMatch(/^Your turn. None of your 5 cards can be played on an empty week/);
  expect(more).toMatch(/a card to see what it needs/);
  expect(isNews).toBeUndefined();
});
