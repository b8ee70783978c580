import { expect, test } from 'vitest';
import { clipOf, Director } from '../../../../client/kit/stage/director.ts';
import { GAME_MISSIONS, ITEM_KINDS, missionCard } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { game, story } from '../../rules/testing/testing.ts';
import type { TimeView } from '../../rules/view.ts';
import { timeStage } from '../stage.ts';
import { pauseBefore } from './use-turning.ts';

/** DT-1 All Item cards. */
const ITEM_CARDS = 4 * ITEM_KINDS;
const CARDS = ITEM_CARDS + GAME_MISSIONS;
const NEEDS = [0, 1, 2, 3, 4];

interface Told {
  before: TimeView;
  after: TimeView;
  events: TimeEvent[];
}

/** A director with a clock that the test advances, at normal speed. */
function show() {
  let now = 0;
  const director = new Director<unknown>('start', () => 1);
  return {
    passed: () => now,
    pause: (ms: number) => {
      now += ms;
    },
    /** Plays a step to its end. */
    play: (step: Told) => {
      director.push(
        clipOf({ ...step, you: 0, isOwn: false }, { stage: timeStage as never, sceneOf: (scene) => scene }),
        now,
      );
      while (director.dueAt !== undefined) {
        now = director.dueAt;
        director.advance(now);
      }
    },
  };
}

/** A reveal of each card of the longest Story, every fifth a Mission with a decision after it, until they run out. */
function longestStory(): Told[] {
  const first = { ...game.view(story(['sword']), 0), story: { size: CARDS }, moment: 0 };
  const told: Told[] = [
    { before: { ...first, phase: 'adventure' }, after: first, events: [{ kind: 'adventure-ended', why: 'time-up' }] },
  ];
  let view: TimeView = first;
  const step = (events: TimeEvent[], change: Partial<TimeView>) => {
    const after: TimeView = { ...view, moment: view.moment + 1, ...change };
    told.push({ before: view, after, events });
    view = after;
  };
  for (let left = CARDS; left > 0; left -= 1) {
    const at = { story: { size: left - 1 } };
    if (left % 5 !== 0) {
      const packed: TimeEvent = { kind: 'packed', item: left % ITEM_KINDS, piece: 'card', used: 1, slots: 8 };
      step([{ kind: 'revealed', seat: 0, card: left % ITEM_KINDS }, packed], at);
      continue;
    }
    const card = missionCard(left / 5);
    step(
      [
        { kind: 'revealed', seat: 0, card },
        { kind: 'accomplished', card, spent: NEEDS, solved: false },
      ],
      at,
    );
    step(
      [
        { kind: 'reward-taken', seat: 0, item: 0 },
        { kind: 'packed', item: 0, piece: 'token', used: 1, slots: 8 },
      ],
      {},
    );
  }
  return told;
}

test('[DT-39] the longest Story, all cards and a decision at each Mission, is told within a minute and a half', () => {
  const { passed, pause, play } = show();
  let reveals = 0;
  for (const step of longestStory()) {
    play(step);
    reveals += step.events[0]?.kind === 'revealed' ? 1 : 0;
    const told = reveals === 0 ? undefined : { number: reveals, card: 0 };
    pause(pauseBefore(told, step.after.story.size + step.after.moment));
  }

  expect(reveals).toBe(CARDS);
  expect(passed()).toBeLessThan(90_000);
  // It is not rushed either: it uses the available time.
  expect(passed()).toBeGreaterThan(75_000);
});
