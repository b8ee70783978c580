import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { CARDS, type CardId, INVISIBILITY, idOf } from '../content.ts';
import { type Day, REFUSALS, WEEK, weekOf } from '../state.ts';
import { boardOf, number, type WeekByName } from '../testing/week.ts';
import { OBSTACLES, type Obstacle, ruleOf } from './obstacles.ts';
import { playObstacle } from './placement.ts';

/** Every kind of position: alone and beside one another, at the ends of the week and between. */
const WEEKS: WeekByName[] = [
  {},
  { mon: ['human'], tue: ['elf'], wed: ['boulder'], fri: ['dwarf', 'invisibility'], sun: ['dragon'] },
  { mon: ['boulder'], wed: ['elf', 'sprite'], thu: ['dwarf'], sat: ['dragon', 'halfling'], sun: ['human'] },
  { tue: ['human', 'invisibility'], wed: ['elf', 'invisibility', 'dwarf'], fri: ['dragon', 'sprite'], sat: ['elf'] },
  {
    mon: ['boulder'],
    tue: ['boulder'],
    wed: ['boulder'],
    thu: ['boulder'],
    fri: ['boulder'],
    sat: ['boulder'],
  },
];
const boards = WEEKS.map(boardOf);

/** A card played on a day of a board by a seat, and the cards there, by name. */
interface Place {
  card: CardId;
  isOwn: boolean;
  day: Day;
  stack: CardId[];
  /** The top cards of the days before and after. */
  left: CardId | undefined;
  right: CardId | undefined;
  /** All cards of the days before and after. */
  before: CardId[];
  after: CardId[];
  boulders: number;
}

const OWN_ONLY = 'invisibility dwarf elf pixie human orc troll sprite goblin mimic'.split(' ');
const ON_TOP = 'invisibility lava halfling sprite'.split(' ');
const NO_CREATURES = ['boulder', 'invisibility'];

/** Whether an obstacle is true, implemented a second time from the rulebook, independently of the rules' code. */
const TRUE: Partial<Record<Obstacle, (place: Place) => boolean>> = {
  'others-board': ({ card, isOwn }) => !isOwn && OWN_ONLY.includes(card),
  'own-board': ({ card, isOwn }) => isOwn && card === 'boulder',
  occupied: ({ card, stack }) =>
    !ON_TOP.includes(card) && stack.length > 0 && !['boulder', 'invisibility'].includes(stack.at(-1) ?? ''),
  blocked: ({ card, stack }) => !ON_TOP.includes(card) && stack.includes('boulder'),
  'last-free-day': ({ card, stack, boulders }) => card === 'boulder' && stack.length === 0 && boulders === 6,
  'nothing-below': ({ card, stack }) => ON_TOP.includes(card) && stack.length === 0,
  'boulder-below': ({ card, stack }) => ON_TOP.includes(card) && stack.includes('boulder'),
  invisible: ({ card, stack }) => [...ON_TOP, 'boulder'].includes(card) && stack.at(-1) === 'invisibility',
  dragon: ({ card, stack }) => card === 'lava' && stack.at(-1) === 'dragon',
  'elf-beside': ({ card, left, right }) => card === 'dwarf' && [left, right].includes('elf'),
  'dwarf-beside': ({ card, left, right }) => card === 'elf' && [left, right].includes('dwarf'),
  'nobody-beside': ({ card, left, right }) =>
    card === 'pixie' && ![left, right].some((beside) => beside === 'human' || beside === 'halfling'),
  'nobody-right': ({ card, day, after }) => card === 'orc' && day < 6 && !after.some(isCreatureId),
  'nobody-left': ({ card, day, before }) => card === 'troll' && day > 0 && !before.some(isCreatureId),
  'no-day-right': ({ card, day }) => card === 'orc' && day === 6,
  'no-day-left': ({ card, day }) => card === 'troll' && day === 0,
};

function isCreatureId(card: CardId): boolean {
  return !NO_CREATURES.includes(card);
}

function placeAt(card: CardId, { seat, board, day }: { seat: Seat; board: Seat; day: Day }): Place {
  const days = weekOf(boards, board).map((stack) => stack.map(idOf));
  return {
    card,
    isOwn: seat === board,
    day,
    stack: elementAt(days, day),
    left: days[day - 1]?.at(-1),
    right: days[day + 1]?.at(-1),
    before: days[day - 1] ?? [],
    after: days[day + 1] ?? [],
    boulders: days.filter((stack) => stack.includes('boulder')).length,
  };
}

describe.each(CARDS.filter((card) => number(card) >= INVISIBILITY))('%s', (card) => {
  test('[DD-11, DD-12] is refused for a true reason, wherever it is played', () => {
    const seen = new Set<Obstacle>();
    for (let seat = 0; seat < boards.length; seat++) {
      for (let board = 0; board < boards.length; board++) {
        for (let day = 0; day < WEEK; day++) {
          const at = `${card} of player ${seat} on day ${day} of board ${board}`;
          const place = placeAt(card, { seat, board, day });
          const why = playObstacle({ boards }, seat, { kind: 'place', card: number(card), board, day });
          const because = Object.entries(TRUE).flatMap(([name, isTrue]) => (isTrue(place) ? [name] : []));
          if (why === undefined) expect(because, at).toEqual([]);
          else expect(because, at).toContain(why);
          if (why !== undefined) seen.add(why);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

test('[DD-36, DD-42] for Dragon and Medusa the reason is the full day, on anybody’s board', () => {
  for (const card of ['dragon', 'medusa'] as const) {
    for (const board of [0, 1]) {
      const place = { kind: 'place', card: number(card), board, day: 0 } as const;
      const week = boardOf({ mon: ['elf'] });
      expect(playObstacle({ boards: [week, week] }, 0, place)).toBe('occupied');
    }
  }
});

test('[DD-31] Transportation says whose Boulder it is, or that there is nothing to swap', () => {
  const mine = boardOf({ mon: ['boulder'], tue: ['elf'], wed: ['elf'] });
  const theirs = boardOf({ mon: ['elf'], tue: ['boulder'] });
  const whyOn = (day: Day, board = 1) => playObstacle({ boards: [mine, theirs] }, 0, { kind: 'transport', board, day });

  expect([whyOn(0), whyOn(1), whyOn(2), whyOn(3), whyOn(2, 0)]).toEqual([
    'own-boulder',
    'their-boulder',
    undefined,
    'nothing-to-swap',
    'same-board',
  ]);
});

test('every obstacle has a rule behind it', () => {
  for (const obstacle of OBSTACLES) for (const card of CARDS.keys()) expect(REFUSALS).toContain(ruleOf(obstacle, card));
});
