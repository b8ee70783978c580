import type { LessonState, Levels } from '../../../client/kit/lessons/level.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';

type BagScene = LessonState<BagView, BagEvent>;

const times = ({ events }: BagScene, ...kinds: readonly BagEvent['kind'][]) =>
  events.filter(({ kind }) => kinds.includes(kind)).length;

/** Whether events of these kinds happened at least this often. */
const has =
  (count: number, ...kinds: readonly BagEvent['kind'][]) =>
  (scene: BagScene) =>
    times(scene, ...kinds) >= count;

const offers = ({ moves }: BagScene, kind: BagMove['kind']) => moves.some((move) => (move as BagMove).kind === kind);

/** On the Exit tile with the Ring. */
const canLeave = (scene: BagScene) => offers(scene, 'leave');

const isFightOver = has(1, 'slain', 'died', 'escaped-fight');

/** The levels of Bag of Dungeon. */
export const bagLevels = {
  explore: {
    draw: { rule: 'BD-20', done: has(1, 'tile-drawn') },
    lay: { rule: 'BD-22', done: has(1, 'tile-laid') },
    walk: { rule: 'BD-20', done: has(1, 'walked') },
    again: { rule: 'BD-22', isLong: true, done: has(2, 'tile-laid') },
    item: { rule: 'BD-55', isLong: true, done: has(1, 'item-drawn', 'bag-empty') },
  },
  fight: {
    walk: { rule: 'BD-32', done: has(1, 'fight-started') },
    roll: { rule: 'BD-33', done: has(1, 'rolled') },
    win: { rule: 'BD-36', isLong: true, done: isFightOver },
  },
  help: {
    // A dropped or given weapon may be out of reach: the level can go on without it.
    wear: {
      rule: 'BD-91',
      done: has(1, 'worn', 'fight-started'),
      isStrayed: (scene: BagScene) => has(1, 'dropped', 'trade-answered')(scene) && !offers(scene, 'wear'),
    },
    walk: { rule: 'BD-32', isLong: true, done: has(1, 'fight-started') },
    tag: { rule: 'BD-45', done: has(1, 'tagged') },
    win: { rule: 'BD-46', isLong: true, done: isFightOver },
  },
  ring: {
    walk: {
      rule: 'BD-62',
      isLong: true,
      done: (scene: BagScene) => canLeave(scene) || has(1, 'left-the-dungeon')(scene),
    },
    leave: { rule: 'BD-62', isLong: true, done: has(1, 'left-the-dungeon') },
    others: { rule: 'BD-63', done: 'read' },
  },
} as const satisfies Levels<BagView, BagEvent>;
