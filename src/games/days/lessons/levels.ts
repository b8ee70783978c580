import type { LessonState, Levels } from '../../../client/kit/lessons/level.ts';
import { CARDS } from '../rules/content.ts';
import type { DaysEvent } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';

type DaysScene = LessonState<DaysView, DaysEvent>;

const HALFLING = CARDS.indexOf('halfling');

function has(scene: DaysScene, isIt: (event: DaysEvent, you: number) => boolean): boolean {
  return scene.events.some((event) => 'seat' in event && event.seat === scene.you && isIt(event, scene.you));
}

/** The levels of Dungeon Days. */
export const daysLevels = {
  draw: {
    draw: { rule: 'DD-10', done: (scene: DaysScene) => has(scene, ({ kind }) => kind === 'drawn') },
    play: {
      rule: 'DD-11',
      done: (scene: DaysScene) => has(scene, (event, you) => event.kind === 'placed' && event.board === you),
    },
    score: { rule: 'DD-21', done: 'read' },
  },
  neighbour: {
    halfling: {
      rule: 'DD-41',
      done: (scene: DaysScene) =>
        has(scene, (event, you) => event.kind === 'placed' && event.card === HALFLING && event.board !== you),
    },
    goblin: {
      rule: 'DD-46',
      done: (scene: DaysScene) =>
        has(scene, (event, you) => event.kind === 'removed' && event.cards.some(({ board }) => board !== you)),
    },
  },
  spell: {
    transport: { rule: 'DD-31', done: (scene: DaysScene) => has(scene, ({ kind }) => kind === 'transported') },
    transform: { rule: 'DD-32', done: (scene: DaysScene) => has(scene, ({ kind }) => kind === 'transformed') },
  },
  end: {
    fill: { rule: 'DD-20', done: ({ view }: DaysScene) => view.phase !== 'playing' },
    count: { rule: 'DD-22', done: 'read' },
  },
} as const satisfies Levels<DaysView, DaysEvent>;
