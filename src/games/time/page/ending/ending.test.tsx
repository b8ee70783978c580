// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import { TableProvider } from '../../../../client/kit/table/table-context.tsx';
import type { TimeEvent } from '../../rules/state.ts';
import { game, item, story } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { laterText } from '../text/later/text.ts';
import { timeText } from '../text/text.ts';
import { TimePage } from '../time-page.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([timeText.fetch('en'), laterText.fetch('en'), fetchTheRest()]);
});

/** The end of a game whose Backpack broke on Ada's Bow, with a picture of that turning point or without. */
async function endOf({ hasPicture }: { hasPicture: boolean }): Promise<string> {
  const bow = item('bow');
  const events: TimeEvent[] = [
    { kind: 'played', seat: 0, cards: ['face-down'] },
    { kind: 'revealed', seat: 0, card: bow },
    { kind: 'backpack-broke', item: bow, piece: 'card' },
  ];
  const box = document.createElement('div');
  const props = {
    view: { ...game.view(story([]), 0), phase: 'over', ending: 'backpack-broke', missions: [] },
    events: events.map((event, seq) => ({ seq, event })),
    moves: [],
    you: 0,
    players: ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person', here: true })),
    pack: TEST_PACK,
    locale: 'en',
    said: [],
    isRunning: false,
    now: () => 0,
    why: () => undefined,
    send: async () => ({ kind: 'done' }),
  } as unknown as ComponentProps<typeof TimePage>;
  const line = 'The Backpack broke on your Bow.';
  await act(async () =>
    createRoot(box).render(
      <TableProvider
        story={{ lines: [line], turningPoint: { seq: 2, line }, forOthers: [] }}
        endMoment={hasPicture ? 'All 8 slots were in use.' : undefined}
      >
        <TimePage {...props} />
      </TableProvider>,
    ),
  );
  return box.querySelector('section[data-won="false"]')?.textContent ?? '';
}

test.each([true, false])(
  'how and why the Backpack broke is told once each (with a picture: %s)',
  async (hasPicture) => {
    const told = await endOf({ hasPicture });

    expect(told.match(/slots were in use/g)).toHaveLength(1);
    expect(told.match(/broke/g)).toHaveLength(1);
    expect(told).toContain('Culprit: you! One too many: the Bow.');
  },
);
