// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fetchTheRest } from '../parts/on-demand.tsx';
import { mount } from '../testing/mount.ts';
import { useStory } from './use-story.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const load = vi.hoisted(() => vi.fn(async () => () => ({ lines: [] })));
vi.mock('./registry.ts', () => ({ gameEntry: () => ({ story: load }) }));

function Table() {
  useStory('any', undefined);
  return null;
}

test('the story is loaded once, with the rest of a table and before its end', async () => {
  const { show } = mount();
  for (let turn = 0; turn < 3; turn += 1) show(<Table key={turn} />);
  expect(load).not.toHaveBeenCalled();

  await fetchTheRest();

  expect(load).toHaveBeenCalledOnce();
});
