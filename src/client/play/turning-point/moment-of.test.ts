import { expect, test } from 'vitest';
import type { GameStage } from '../../kit/stage/beat.ts';
import { turningMomentOf } from './moment-of.ts';

const event = (seq: number, event: unknown) => ({ seq, event });
const before = { viewer: 0, view: 'a chest', events: [event(1, 'dealt')] } as const;
const scene = {
  viewer: 0,
  view: 'an empty space',
  events: [event(1, 'dealt'), event(2, 'taken'), event(2, 'next turn')],
} as const;

const stage: GameStage = {
  beats: ({ before, after }) => [
    { kind: 'reveal', ms: 1, told: 0, view: before, cue: 'open' },
    { kind: 'consequence', ms: 1, told: 1, view: 'an open chest', cue: 'gold' },
    { kind: 'settle', ms: 1, told: 2, view: after },
  ],
};

test('the picture shows the effect of a step while it is still visible', () => {
  expect(turningMomentOf({ before, scene, stage })).toEqual({
    view: 'an open chest',
    events: scene.events.slice(0, 2),
    cue: 'gold',
  });
});

test('a game may define what a picture of a step shows', () => {
  const pictured: GameStage = { ...stage, pictureOf: ({ before }) => ({ view: before, told: 1, cue: 'a ring' }) };
  expect(turningMomentOf({ before, scene, stage: pictured })).toEqual({
    view: 'a chest',
    events: scene.events.slice(0, 2),
    cue: 'a ring',
  });
});

test('it shows the table after the step if the game stages nothing, or nothing happened', () => {
  expect(turningMomentOf({ before, scene, stage: undefined })).toMatchObject({
    view: scene.view,
    events: scene.events,
  });
  expect(turningMomentOf({ before, scene, stage: {} })).toMatchObject({ view: scene.view });
  expect(turningMomentOf({ before: scene, scene, stage })).toMatchObject({ view: scene.view });
});

test('for the step that ended the game it shows the last effect before the end, or else the table before it', () => {
  const over = { ...scene, view: { outcome: { winners: [0] } } };
  const ending: GameStage = {
    beats: ({ after }) => [
      { kind: 'consequence', ms: 1, told: 1, view: 'a burst bag' },
      { kind: 'consequence', ms: 1, told: 2, view: after },
    ],
  };

  expect(turningMomentOf({ before, scene: over, stage: ending, isEnd: true })).toMatchObject({ view: 'a burst bag' });
  expect(turningMomentOf({ before, scene: over, stage: {}, isEnd: true })).toMatchObject({ view: before.view });
});
