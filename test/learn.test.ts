import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { findBot } from '../src/bots/index.ts';
import { gameEntry } from '../src/client/kit/games/registry.ts';
import { arrangedTable, type Course, lessonsDone, movesIn } from '../src/client/kit/lessons/level.ts';
import type { LevelTableSpec } from '../src/client/kit/lessons/testing/level-table-spec.ts';
import { elementAt, valueAt } from '../src/engine/list.ts';
import { parseOptions } from '../src/engine/options.ts';
import { playStep, type RecordedStep, replayRecord } from '../src/engine/record.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { GAME_IDS, type GameId, usualBot } from '../src/games/catalogue.ts';
import { BOXES } from '../src/games/index.ts';
import { memoryJournal } from '../src/journal/memory.ts';
import { BrowserHouse } from '../src/local/browser-house.ts';
import type { ArrangedTable } from '../src/protocol/local.ts';
import { trialOf } from './learn/arrange.ts';
import { TABLE_SPECS } from './learn/table-specs.ts';

const PERSON = 0;
const MOST_STEPS = 60;

const LEVELS = GAME_IDS.flatMap((game) =>
  Object.entries(TABLE_SPECS[game]).map(([level, spec]) => ({ game, level, spec })),
);

function courseOf(game: string): Promise<Course> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  return entry.course();
}

/** The state of a level's table by the rules. */
function lay(gameId: GameId, { seats, options, seed, steps }: ArrangedTable) {
  const box = BOXES[gameId];
  const game = box.open(box.standardPack);
  const names = Array.from({ length: seats }, (_, seat) => String(seat));
  const check = parseOptions(box.options, options);
  if (check.kind === 'invalid') throw new Error('expected options that the game has');
  const replaying = replayRecord(game, { names, options: check.options, seed, startedAt: 0, steps: [...steps] });
  for (const _ of steps) expect(replaying.next()).toHaveProperty('events');
  return { game, state: replaying.state, seed: hexToBytes(seed), steps: [...steps] };
}

describe('the levels of', () => {
  test.each(GAME_IDS)('%s each have a table, and texts for each lesson in both languages', async (game) => {
    const { levels, text, tables } = await courseOf(game);
    expect(Object.keys(levels)).toEqual(Object.keys(TABLE_SPECS[game]));
    for (const [name, lessons] of Object.entries(levels)) {
      expect(tables[name]).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
      for (const words of [text.en[name], text.it[name]]) {
        expect(Object.keys(words?.lessons ?? {})).toEqual(Object.keys(lessons));
      }
    }
  });
});

test.each(LEVELS)('the table of $game/$level follows the rules and meets its spec', async ({ game, level, spec }) => {
  const table = lay(game, arrangedTable(await courseOf(game), level));
  const again = `npx tsx test/learn/arrange.ts ${game} ${level}`;
  expect(
    spec.isRight(trialOf(table)),
    `the rules or the cards have changed: lay the table anew with \`${again}\``,
  ).toBe(true);
});

test('the browser’s worker can open the table of every level', async () => {
  const here = new BrowserHouse(memoryJournal(), 0);
  const person = { name: 'Ann', secret: 'a1'.repeat(32) };
  for (const { game, level } of LEVELS) {
    const table = arrangedTable(await courseOf(game), level);
    expect(await here.answer({ kind: 'arrange', game, table, person, bot: usualBot(game) ?? '' }), level).toMatchObject(
      {
        kind: 'opened',
      },
    );
  }
});

// Callouts are not listed as legal moves; the browser test covers them.
test.each(LEVELS.filter(({ level }) => level !== 'calls'))(
  'the lessons of $game/$level can be done one after the other',
  async ({ game, level, spec }) => {
    const course = await courseOf(game);
    expect(playLevel(course, { game, level, spec })).toBe(Object.keys(valueAt(course.levels, level)).length);
  },
);

/** Follows the spec, and reads what must be read; returns the number of lessons completed. */
function playLevel(
  course: Course,
  { game: gameId, level, spec }: { game: GameId; level: string; spec: LevelTableSpec },
): number {
  const table = lay(gameId, arrangedTable(course, level));
  const { game, state, seed, steps } = table;
  const bots = Array.from({ length: spec.seats }, (_, seat) =>
    findBot(gameId, usualBot(gameId) ?? '')?.sit(seat, BOXES[gameId].standardPack),
  );
  const ofLevel = valueAt(course.levels, level);
  const lessons = Object.values(ofLevel);
  const events: unknown[] = [];
  let now = steps.at(-1)?.at ?? 0;
  let done = 0;
  const look = () => {
    const scene = { view: game.view(state, PERSON), events, moves: game.legalMoves(state, PERSON), you: PERSON };
    done = lessonsDone(ofLevel, done, scene);
    while (lessons[done]?.done === 'read') done += 1;
  };
  for (let count = 0; count < MOST_STEPS && done < lessons.length; count++) {
    const deadline = game.deadline?.(state);
    const lesson = elementAt(lessons, done);
    const mine = game.toAct(state).includes(PERSON) ? movesIn(lesson, [...game.legalMoves(state, PERSON)]) : [];
    for (const move of mine)
      expect(lesson.only?.(move) ?? true, 'the lesson asks for a move that can be made').toBe(true);
    const solved = mine.length > 0 ? spec.solve({ state, moves: mine, trial: trialOf(table) }) : undefined;
    let step: RecordedStep;
    if (solved !== undefined) step = { kind: 'move', seat: PERSON, move: solved, at: now };
    else if (deadline !== undefined) step = { kind: 'clock', at: deadline };
    else {
      const acting = game.toAct(state);
      const other = acting.find((one) => one !== PERSON && game.legalMoves(state, one).length > 0);
      const seat = other ?? elementAt(acting, 0);
      const moves = game.legalMoves(state, seat);
      const ready = moves.find((move) => (move as { kind: string }).kind === 'ready');
      const move = ready ?? bots[seat]?.choose(() => game.view(state, seat), moves, fastRng(count));
      step = { kind: 'move', seat, move, at: now };
    }
    now = step.at;
    const emit = (event: unknown) => {
      const seen = game.viewEvent(event, PERSON);
      if (seen !== undefined) events.push(seen);
    };
    expect(playStep(game, state, step, { rng: tableRng(seed, steps.length + 1), now, emit })).toBeUndefined();
    steps.push(step);
    look();
  }
  return done;
}
