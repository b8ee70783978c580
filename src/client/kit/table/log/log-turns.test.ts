import { expect, test } from 'vitest';
import { piecesOf, sentencesOf, turnsOf } from './log-turns.ts';

const ANN = { seat: 0, name: 'Ann', isYou: true };
const PIPINO = { seat: 1, name: 'Pipino', isYou: false };

test('a turn is one group, including lines without a player', () => {
  const lines = [
    { seq: 1, line: 'dealt' },
    { seq: 2, line: 'a', turn: ANN },
    { seq: 3, line: 'shuffled' },
    { seq: 3, line: 'b', turn: ANN },
    { seq: 4, line: 'c', turn: PIPINO },
    { seq: 5, line: 'd', turn: ANN },
  ];

  expect(turnsOf(lines).map(({ who, lines }) => [who?.name, lines.map(({ line }) => line).join(' ')])).toEqual([
    [undefined, 'dealt'],
    ['Ann', 'a shuffled b'],
    ['Pipino', 'c'],
    ['Ann', 'd'],
  ]);
});

test('each sentence has a separate row, and none is lost', () => {
  expect(
    sentencesOf('Melissa rolls 6: the Ring appears on M9. The dungeon collapses in 20 rounds. «Zombi» attacca!'),
  ).toEqual(['Melissa rolls 6: the Ring appears on M9.', 'The dungeon collapses in 20 rounds.', '«Zombi» attacca!']);
});

test('the part after the colon of a long sentence has its own row', () => {
  expect(sentencesOf('Ortensia plays Transportation and swaps Tuesdays with you: gives Elf, gets Troll.')).toEqual([
    'Ortensia plays Transportation and swaps Tuesdays with you:',
    'gives Elf, gets Troll.',
  ]);
  expect(sentencesOf('You find a Treasure: The crown.')).toHaveLength(1);
});

test.each([
  ['You lose 3 AP (2 left).', 'You lose [3] AP (2 left).'],
  ['Ann: 2 + 3 + 1 = 6. The Zombie: 4 + 1 = 5.', 'Ann: 2 + 3 + 1 = [6]. The Zombie: 4 + 1 = [5].'],
  ['Blue +7, Red −2.', 'Blue [+7], Red [−2].'],
  ['Nothing happens.', 'Nothing happens.'],
])('the figures that matter are bold: %s', (line, shown) => {
  expect(
    piecesOf(line)
      .map(({ text, isStrong }) => (isStrong ? `[${text}]` : text))
      .join(''),
  ).toBe(shown);
});
