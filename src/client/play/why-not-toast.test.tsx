// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import type { NotDone } from '../kit/table/table-context.tsx';
import { mount } from '../kit/testing/mount.ts';
import { useWhyNotShown } from './use-why-not-shown.ts';
import { WhyNotToast } from './why-not-toast.tsx';

const asked = vi.fn();
let say: (whyNot: NotDone) => void;

function Table({ isTurn }: { isTurn: boolean }) {
  const whyNot = useWhyNotShown(isTurn ? '0' : '1');
  say = whyNot.say;
  return (
    <Suspense fallback={null}>
      {whyNot.shown !== undefined && (
        <WhyNotToast whyNot={whyNot.shown} turnOf={isTurn ? undefined : 'Ben'} why={asked} />
      )}
    </Suspense>
  );
}

test('a refused tap shows whose turn it is, opens its rule on request, and disappears when one’s turn comes', async () => {
  const { box, load } = mount();
  const line = () => box.querySelector('p')?.firstElementChild?.textContent;
  await load(<Table isTurn={false} />);
  await act(async () => say({ kind: 'refused', rule: 'DA-11' }));
  await vi.waitFor(() => expect(line()).toBe('It’s Ben’s turn.'));
  const why = box.querySelector('button');
  expect(why?.textContent).toBe('Why?');
  act(() => why?.click());
  expect(asked).toHaveBeenCalledWith('DA-11');
  await load(<Table isTurn />);
  expect(line()).toBeUndefined();

  act(() => say({ kind: 'refused', rule: 'DA-11' }));
  expect(line()).toBe('You can’t do that now.');
  act(() => say({ kind: 'under-way' }));
  expect(line()).toMatch(/^One at a time/);
  expect(box.querySelector('button')).toBeNull();
});
