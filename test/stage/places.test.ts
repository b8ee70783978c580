// @vitest-environment happy-dom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewSettings } from '../../src/client/device/settings.ts';
import { GAMES, type GameEntry } from '../../src/client/kit/games/registry.ts';
import type { GameStage } from '../../src/client/kit/stage/beat.ts';
import { type LookedAt, useStagedScene } from '../../src/client/kit/stage/use-staged-scene.ts';
import type { Viewer } from '../../src/engine/game.ts';
import { rendered, stagedGame } from './staged-page.ts';
import { randomGame, stepsOf, type ToldStep } from './told-game.ts';

const STEPS = 25;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  previewSettings({ speed: 'usual' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A beat of a game: the view, how many events are shown, and the cue. */
interface Beat {
  view: unknown;
  told: number;
  cue: unknown;
}

/** The beats of a step at a live table, a what-if, a lesson or a big screen. */
async function liveBeats(entry: GameEntry, [start, step]: readonly [ToldStep, ToldStep], viewer: Viewer) {
  const table = await stagedGame(entry, start, viewer);
  table.push(step);
  const beats: Beat[] = [];
  const look = () => {
    const { play, events, stage } = table.shown();
    beats.push({ view: play.view, told: events.length, cue: stage.cue });
  };
  look();
  while (table.shown().stage.isBehind) {
    table.clock.passToNext();
    look();
  }
  return beats;
}

/** Renders nothing, and reports what it would show. */
function Replayed(props: {
  looked: LookedAt;
  game: GameStage | undefined;
  viewer: Viewer;
  see(beat: Beat, isBehind: boolean): void;
}) {
  const { view, events, cue, stage } = useStagedScene(props.looked, { game: props.game, you: props.viewer });
  props.see({ view, told: events.length, cue }, stage.isBehind);
  return null;
}

/** The beats of a step in a replay or a look back. */
async function replayBeats(entry: GameEntry, [start, step]: readonly [ToldStep, ToldStep], viewer: Viewer) {
  const game = await entry.stage?.();
  const beats: Beat[] = [];
  let isBehind = true;
  const see = (beat: Beat, isMore: boolean) => {
    isBehind = isMore;
    const last = beats.at(-1);
    const isSame = last !== undefined && last.view === beat.view && last.told === beat.told && last.cue === beat.cue;
    if (!isSame) beats.push(beat);
  };
  const show = (looked: LookedAt) =>
    rendered(() => root.render(createElement(Replayed, { looked, game, viewer, see })));
  const root = createRoot(document.createElement('div'));
  await show({ view: start.play.view, events: start.fresh, take: 1 });
  beats.length = 0;
  await show({ view: step.play.view, events: [...start.fresh, ...step.fresh], take: 1 });
  for (let timers = 0; isBehind && timers < 50; timers += 1) await rendered(() => vi.advanceTimersToNextTimer());
  await rendered(() => root.unmount());
  return beats;
}

test.each(GAMES.flatMap((entry) => ([0, 'spectator'] as const).map((viewer) => [entry.id, viewer, entry] as const)))(
  'a step of %s is shown by the same beats live and in a replay, as %s sees it',
  async (id, viewer, entry) => {
    const game = randomGame(id, { seats: Math.max(2, entry.seats.min), number: 3, viewer });
    // For a real-time game the last steps: those after the clock are staged.
    const first = entry.realTime === true ? Math.max(1, game.record.steps.length - STEPS) : 1;
    const steps = stepsOf(game, (at) => at >= first - 1 && at < first + STEPS);
    let most = 0;
    for (let at = first; at < first + STEPS; at += 1) {
      const [start, step] = [steps.get(at - 1), steps.get(at)];
      if (start === undefined || step === undefined || step.fresh.length === 0) continue;
      const pair = [start, step] as const;
      const live = await liveBeats(entry, pair, viewer);
      expect(await replayBeats(entry, pair, viewer), `step ${at}`).toEqual(live);
      most = Math.max(most, live.length);
    }
    expect(most > 1, 'some step has several beats exactly where the game has a stage').toBe(entry.stage !== undefined);
  },
);
