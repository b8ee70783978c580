import { beforeAll, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import { daysBox } from './box.ts';
import { daysText } from './page/text/text.ts';
import type { CardId, DaysPack } from './rules/content.ts';
import type { Day, DaysEvent } from './rules/state.ts';
import { game, number, type WeekByName, week } from './rules/testing/week.ts';
import { story } from './story.ts';

beforeAll(async () => {
  await Promise.all([daysText.fetch('en'), daysText.fetch('it')]);
});

/** A card on a day of a board, by default the own one. */
function placed(seat: Seat, card: CardId, day: Day, board = seat): DaysEvent {
  return { kind: 'placed', seat, card: number(card), board, day };
}

/** The cards removed by a play, with their board, all from one day. */
function removed(seat: Seat, by: CardId, day: Day, cards: readonly (readonly [Seat, CardId])[]): DaysEvent {
  const gone = cards.map(([board, card]) => ({ board, day, card: number(card) }));
  return { kind: 'removed', seat, by: number(by), cards: gone };
}

const BLOWS: DaysEvent[] = [
  placed(1, 'elf', 1),
  placed(0, 'lava', 1, 1),
  removed(0, 'lava', 1, [[1, 'elf']]),
  placed(1, 'dragon', 1),
  placed(0, 'troll', 1),
  { kind: 'terrified', seat: 1, day: 1 },
  removed(1, 'terror', 1, [
    [0, 'troll'],
    [1, 'dragon'],
  ]),
];

function told(
  you: Viewer,
  {
    events = BLOWS,
    locale = 'en',
    others = [{ fri: ['dragon'] }],
  }: { events?: DaysEvent[]; locale?: Locale; others?: WeekByName[] } = {},
) {
  const view = game.view(week({ mon: ['elf'] }, { others }), you);
  return story({
    view: { ...view, outcome: { winners: [1], scores: [6, 7] } },
    events: events.map((event, seq) => ({ seq, event })),
    you,
    names: ['Ada', 'Orlando'],
    pack: daysBox.standardPack as DaysPack,
    locale,
  });
}

test('a player who lost reads by how much, and the play that took most from them', () => {
  expect(told(0).lines.slice(0, 2)).toEqual([
    'You came second, 1 point behind Orlando.',
    'Orlando’s Spell of Terror took your Troll: 3 points.',
  ]);
  expect(told(0, { locale: 'it' }).lines.slice(0, 2)).toEqual([
    'Arrivi al secondo posto, a 1 punto da Orlando.',
    'Con l’Incantesimo del Terrore Orlando ti ha tolto il Troll: 3 punti.',
  ]);
});

test('a player who won reads their hardest blow to others, and their best day', () => {
  const [place, blow, best] = told(1).lines;

  expect(place).toBe('You win by 1 point, ahead of Ada.');
  expect(blow).toBe('Your Spell of Terror took Ada’s Troll: 3 points.');
  expect(best).toMatch(/^Your best day was Friday: \d+ points\.$/);
});

test('the turning point is the step of that play', () => {
  expect(told(0).turningPoint).toEqual({ seq: 6, line: 'Orlando’s Spell of Terror took your Troll: 3 points.' });
});

test('a player without any blow, given or taken, reads about their own best creature', () => {
  const events = [placed(1, 'troll', 2), placed(0, 'dwarf', 4), placed(2, 'elf', 1), placed(1, 'goblin', 1)];
  const dealt = removed(1, 'goblin', 1, [[2, 'elf']]);
  const { lines, turningPoint } = told(0, { events: [...events, dealt], others: [{ fri: ['dragon'] }, {}] });
  expect(turningPoint).toEqual({ seq: 1, line: 'Your best creature: Dwarf, on Friday.' });
  expect(lines).toContain(turningPoint?.line);
});

test('a player who lost by less than the others took reads how much that was', () => {
  const first = [placed(0, 'troll', 1), placed(1, 'goblin', 1), removed(1, 'goblin', 1, [[0, 'troll']])];
  const second = [placed(0, 'dwarf', 2), placed(1, 'lava', 2, 0), removed(1, 'lava', 2, [[0, 'dwarf']])];
  const events = [...first, ...second];
  expect(told(0, { events }).lines[2]).toBe('In all, the others took 7 points from you: more than the gap.');
  expect(told(0, { events: first }).lines.join()).not.toContain('In all');
  expect(told(1, { events }).lines.join()).not.toContain('In all');
});

/** A Dwarf on an invisible Dragon: the day is worth 4. */
const COVERED = [placed(0, 'dragon', 1), placed(0, 'invisibility', 1), placed(0, 'dwarf', 1)];

test('[DD-21] a blow took the score of its day: covered creatures counted for nothing', () => {
  const terror: DaysEvent = { kind: 'terrified', seat: 1, day: 1 };
  const gone = removed(1, 'terror', 1, [
    [0, 'dragon'],
    [0, 'invisibility'],
    [0, 'dwarf'],
  ]);
  expect(told(0, { events: [...COVERED, terror, gone] }).lines[1]).toBe(
    'Orlando’s Spell of Terror took your Dragon and Dwarf: 4 points.',
  );

  // A visible Pixie is worth more than a covered Dragon.
  const other = [placed(0, 'pixie', 2), placed(1, 'lava', 2, 0), removed(1, 'lava', 2, [[0, 'pixie']])];
  const { lines } = told(0, { events: [...COVERED, terror, gone, ...other] });
  expect(lines.slice(1, 3)).toEqual([
    'Orlando’s Lava Trap took your Pixie: 5 points.',
    'In all, the others took 9 points from you: more than the gap.',
  ]);
});

test('[DD-13] cards visible again are not lost, nor cards given in exchange', () => {
  const elf = [placed(0, 'elf', 1), placed(1, 'halfling', 1, 0)];
  const lava = [placed(1, 'lava', 1, 0), removed(1, 'lava', 1, [[0, 'halfling']])];
  const swap: DaysEvent = {
    kind: 'transported',
    seat: 1,
    board: 0,
    day: 5,
    gave: [number('human')],
    got: [number('dragon')],
  };
  expect(told(0, { events: [...elf, ...lava] }).lines.join()).not.toContain('took');
  expect(told(0, { events: [placed(0, 'dragon', 5), placed(1, 'human', 5), swap] }).lines[1]).toBe(
    'Orlando’s Spell of Transportation took your Dragon: 6 points.',
  );
});

test('[DD-47] a blow counts all that the week lost, also what a Mimic took from the removed creature', () => {
  const events = [
    placed(0, 'dragon', 1),
    placed(0, 'mimic', 2),
    placed(1, 'goblin', 1),
    removed(1, 'goblin', 1, [[0, 'dragon']]),
  ];

  expect(told(0, { events }).lines[1]).toBe('Orlando’s Goblin took your Dragon: 14 points.');
});

test('[DD-32] a creature taken by Transformation is a blow', () => {
  const events: DaysEvent[] = [
    placed(0, 'dragon', 1),
    { kind: 'transformed', seat: 1, board: 0, day: 1, height: 0, took: number('dragon'), gave: number('human') },
  ];

  expect(told(0, { events }).lines[1]).toBe('Orlando’s Spell of Transformation took your Dragon: 6 points.');
});
