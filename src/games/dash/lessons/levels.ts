import type { LessonState, Levels } from '../../../client/kit/lessons/level.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';

type DashScene = LessonState<DashView, DashEvent>;

/** How often an event of a kind happened to the person. */
function times({ events, you }: DashScene, kind: DashEvent['kind']): number {
  return events.filter((event) => event.kind === kind && 'seat' in event && event.seat === you).length;
}

const hasFlipped = (count: number) => (scene: DashScene) => times(scene, 'flipped') >= count;
const hasUsed = (count: number) => (scene: DashScene) => times(scene, 'used') >= count;

/** The one move that a lesson accepts. */
const only = (wanted: DashMove) => (move: unknown) => JSON.stringify(move) === JSON.stringify(wanted);

/** The levels of Dash Through the Dungeon. */
export const dashLevels = {
  flip: {
    flip: { rule: 'DA-11', only: only({ kind: 'flip', space: 0 }), done: hasFlipped(1) },
    more: { rule: 'DA-13', only: only({ kind: 'flip', space: 1 }), done: hasFlipped(2) },
    stop: { rule: 'DA-15', only: only({ kind: 'stop' }), done: (scene: DashScene) => times(scene, 'turn-ended') > 0 },
  },
  equipment: {
    flip: { rule: 'DA-12', done: hasFlipped(1) },
    plank: { rule: 'DA-20', done: hasUsed(1) },
    ogre: { rule: 'DA-12', done: hasFlipped(2) },
    cheese: { rule: 'DA-21', done: hasUsed(2) },
  },
  treasure: {
    flip: { rule: 'DA-14', done: (scene: DashScene) => times(scene, 'treasure-taken') > 0 },
    wait: { rule: 'DA-16', isLong: true, done: (scene: DashScene) => times(scene, 'turn-started') > 0 },
    bonus: { rule: 'DA-40', done: hasFlipped(2) },
  },
  score: {
    finish: { rule: 'DA-17', isLong: true, done: ({ view }: DashScene) => view.phase === 'over' },
    count: { rule: 'DA-50', done: 'read' },
  },
} as const satisfies Levels<DashView, DashEvent>;
