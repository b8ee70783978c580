import type { LessonState, Levels } from '../../../client/kit/lessons/level.ts';
import { backOf } from '../rules/content.ts';
import type { TimeEvent } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';

type TimeScene = LessonState<TimeView, TimeEvent>;

function has(scene: TimeScene, isIt: (event: TimeEvent) => boolean): boolean {
  return scene.events.some((event) => 'seat' in event && event.seat === scene.you && isIt(event));
}

const hasDone = (kind: TimeEvent['kind']) => (scene: TimeScene) => has(scene, (event) => event.kind === kind);

/** Whether an event of this kind happened, by any player. */
const hasHappened =
  (...kinds: readonly TimeEvent['kind'][]) =>
  ({ events }: TimeScene) =>
    events.some(({ kind }) => kinds.includes(kind));

/** How many cards the person has played; their faces are hidden later. */
function played({ events, you }: TimeScene): number {
  const mine = events.filter((event) => event.kind === 'played' && event.seat === you);
  return mine.reduce((sum, event) => sum + (event.kind === 'played' ? event.cards.length : 0), 0);
}

function hasPlayedMission(scene: TimeScene): boolean {
  const isMission = (card: unknown) => typeof card === 'number' && backOf(card) === 'mission';
  return has(scene, (event) => event.kind === 'played' && event.cards.some(isMission));
}

/** The levels of Dungeon Time. */
export const timeLevels = {
  story: {
    ready: { rule: 'DT-14', done: hasDone('made-ready') },
    item: { rule: 'DT-20', done: (scene: TimeScene) => played(scene) >= 1 },
    another: { rule: 'DT-21', done: (scene: TimeScene) => played(scene) >= 2 },
    mission: { rule: 'DT-34', done: (scene: TimeScene) => hasPlayedMission(scene) || played(scene) >= 3 },
    backpack: { rule: 'DT-33', done: 'read' },
  },
  calls: {
    need: {
      rule: 'DT-26',
      done: (scene: TimeScene) => has(scene, (event) => event.kind === 'called' && event.call.kind === 'need'),
    },
    discard: { rule: 'DT-23', done: hasDone('discarded') },
    done: { rule: 'DT-25', done: hasDone('said-done') },
  },
  resolution: {
    reveal: { rule: 'DT-30', done: hasHappened('revealed') },
    mission: { rule: 'DT-31', isLong: true, done: hasHappened('accomplished') },
    reward: { rule: 'DT-36', done: hasHappened('reward-taken', 'reward-refused') },
    fail: { rule: 'DT-37', isLong: true, done: hasHappened('failed') },
    drop: { rule: 'DT-37', done: hasHappened('dropped') },
    finish: { rule: 'DT-38', isLong: true, done: ({ view }: TimeScene) => view.phase === 'over' },
  },
} as const satisfies Levels<TimeView, TimeEvent>;
