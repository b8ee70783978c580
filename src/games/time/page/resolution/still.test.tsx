// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import { StillContext } from '../../../../client/kit/table/still.ts';
import { timeBox } from '../../box.ts';
import { game, story } from '../../rules/testing/testing.ts';
import { laterText } from '../text/later/text.ts';
import { timeText } from '../text/text.ts';
import { TimePage } from '../time-page.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([timeText.fetch('en'), laterText.fetch('en'), fetchTheRest()]);
});

/** The page while a Hero's Item is to be named, as a picture or live. */
async function pageOf({ isStill }: { isStill: boolean }): Promise<HTMLElement> {
  const state = story([]);
  const box = document.createElement('div');
  const props = {
    view: { ...game.view(state, 0), pending: { kind: 'name-item', seat: 0 } },
    events: [],
    moves: [{ kind: 'name', item: 0, moment: 0 }],
    you: 0,
    players: ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person', here: true })),
    pack: timeBox.standardPack,
    locale: 'en',
    said: [],
    isRunning: true,
    now: () => 0,
    why: () => undefined,
    send: async () => ({ kind: 'done' }),
  } as unknown as ComponentProps<typeof TimePage>;
  await act(async () =>
    createRoot(box).render(
      <StillContext.Provider value={isStill}>
        <TimePage {...props} />
      </StillContext.Provider>,
    ),
  );
  return box;
}

test('a table asks for a decision; a picture of it shows the card alone, and has nothing to scroll to', async () => {
  const decision = '[aria-labelledby="time-choice"]';

  expect((await pageOf({ isStill: false })).querySelector(decision)).not.toBeNull();
  expect((await pageOf({ isStill: true })).querySelector(`${decision}, [data-choosing="true"]`)).toBeNull();
});
