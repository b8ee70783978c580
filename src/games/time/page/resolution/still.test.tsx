// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest';
import { StillContext } from '../../../../client/kit/table/still.ts';
import { mount } from '../../../../client/kit/testing/mount.ts';
import { story } from '../../rules/testing/testing.ts';
import { fetchPage, pageProps } from '../testing/page-of.tsx';
import { TimePage } from '../time-page.tsx';

beforeAll(fetchPage);

/** The page while a Hero's Item is to be named, as a picture or live. */
async function pageOf({ isStill }: { isStill: boolean }): Promise<HTMLElement> {
  const state = story([]);
  const props = pageProps(state);
  const view = { ...props.view, pending: { kind: 'name-item', seat: 0 } as const };
  const { box, load } = mount();
  await load(
    <StillContext.Provider value={isStill}>
      <TimePage {...props} view={view} moves={[{ kind: 'name', item: 0, moment: 0 }]} />
    </StillContext.Provider>,
  );
  return box;
}

test('a table asks for a decision; a picture of it shows the card alone, and has nothing to scroll to', async () => {
  const decision = '[aria-labelledby="time-choice"]';

  expect((await pageOf({ isStill: false })).querySelector(decision)).not.toBeNull();
  expect((await pageOf({ isStill: true })).querySelector(`${decision}, [data-choosing="true"]`)).toBeNull();
});
