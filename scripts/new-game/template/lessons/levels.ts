import type { LessonState, Levels } from '../../../client/kit/lessons/level.ts';
import type { NewGameEvent } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';

type NewGameLessonState = LessonState<NewGameView, NewGameEvent>;

/** Whether an event of a kind happened to the person. */
const has = (kind: NewGameEvent['kind']) => (scene: NewGameLessonState) =>
  scene.events.some((event) => event.kind === kind && 'seat' in event && event.seat === scene.you);

/** The levels of New Game. */
export const newGameLevels = {
  turn: {
    roll: { rule: 'NG-10', done: has('rolled') },
    stop: { rule: 'NG-12', done: has('stopped') },
    end: { rule: 'NG-20', done: 'read' },
  },
} as const satisfies Levels<NewGameView, NewGameEvent>;
