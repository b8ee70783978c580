// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest';
import { TableProvider } from '../../../../client/kit/table/table-context.tsx';
import { mount } from '../../../../client/kit/testing/mount.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { item, story } from '../../rules/testing/testing.ts';
import type { TimeView } from '../../rules/view.ts';
import { fetchPage, pageProps } from '../testing/page-of.tsx';
import { TimePage } from '../time-page.tsx';

beforeAll(fetchPage);

/** The end of a game whose Backpack broke on Ada's Bow, with a picture of that turning point or without. */
async function endOf({ hasPicture }: { hasPicture: boolean }): Promise<string> {
  const bow = item('bow');
  const events: TimeEvent[] = [
    { kind: 'played', seat: 0, cards: ['face-down'] },
    { kind: 'revealed', seat: 0, card: bow },
    { kind: 'backpack-broke', item: bow, piece: 'card' },
  ];
  const props = pageProps(story([]), { events });
  const view: TimeView = { ...props.view, phase: 'over', ending: 'backpack-broke', missions: [] };
  const line = 'The Backpack broke on your Bow.';
  const { box, load } = mount();
  await load(
    <TableProvider
      story={{ lines: [line], turningPoint: { seq: 2, line }, forOthers: [] }}
      endMoment={hasPicture ? 'All 8 slots were in use.' : undefined}
    >
      <TimePage {...props} view={view} moves={[]} isRunning={false} />
    </TableProvider>,
  );
  return box.querySelector('section[data-won="false"]')?.textContent ?? '';
}

test.each([true, false])(
  'how and why the Backpack broke is told once each (with a picture: %s)',
  async (hasPicture) => {
    const told = await endOf({ hasPicture });

    expect(told.match(/slots were in use/g)).toHaveLength(1);
    expect(told.match(/broke/g)).toHaveLength(1);
    expect(told).not.toMatch(/culprit/i);
  },
);
