import { expect, test } from 'vitest';
import { type Level, lessonsDone } from '../../../client/kit/lessons/level.ts';
import { dungeon, EAST, game, go, make } from '../rules/testing/testing.ts';
import { bagLevels } from './levels.ts';

/** The third level, with an unworn sword in the bag and a monster next door. */
function third() {
  const state = dungeon({ map: '┼Sab ─2m', monsters: ['troll'], heroes: [{ items: ['steel-sword'] }, {}] });
  const events: unknown[] = [];
  const scene = () => ({
    view: game.view(state, 0),
    events: events as never[],
    moves: game.legalMoves(state, 0),
    you: 0,
  });
  return {
    scene,
    play: (...moves: Parameters<typeof make>[1][]) => moves.map((move) => events.push(...make(state, move))),
  };
}

test('the third level notices a dropped weapon, until it is picked up again', () => {
  const { scene, play } = third();
  const { wear } = bagLevels.help;
  expect(wear.isStrayed(scene())).toBe(false);

  const drop = scene().moves.find(({ kind }) => kind === 'drop');
  if (drop === undefined) throw new Error('the sword can be dropped');
  play(drop);
  expect(wear.isStrayed(scene())).toBe(true);

  const take = scene().moves.find(({ kind }) => kind === 'take');
  if (take === undefined) throw new Error('the sword can be taken again');
  play(take);
  expect(wear.isStrayed(scene())).toBe(!scene().moves.some(({ kind }) => kind === 'wear'));
});

test('the third level can be finished without the weapon', () => {
  const { scene, play } = third();
  expect(lessonsDone(bagLevels.help as Level, 0, scene())).toBe(0);
  play(go(EAST));
  expect(lessonsDone(bagLevels.help as Level, 0, scene())).toBe(2);
});
