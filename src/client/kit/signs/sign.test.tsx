// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { SignLegend } from '../help/help.tsx';
import { mount } from '../testing/mount.ts';
import { Sign } from './sign.tsx';
import { SignsContext, signsIn } from './signs.ts';

const SIGNS = { ap: { name: 'AP', says: 'They pay for cards.' }, gold: { name: 'Coins', says: 'The most wins.' } };
const said = () => document.querySelector('[data-sign-says]')?.textContent;

function shown(onPlate: () => void): HTMLElement {
  const { box, show } = mount();
  show(
    <SignsContext.Provider value={SIGNS}>
      <Sign id="ap">6 AP</Sign>
      <button type="button" id="plate" onClick={onPlate}>
        Ann{' '}
        <Sign id="gold" isPart>
          3
        </Sign>
      </button>
      <SignLegend ids={['gold']} />
    </SignsContext.Provider>,
  );
  return box;
}

test('a tap on a sign opens its sentence, a tap elsewhere closes it, and screen readers always have it', () => {
  const box = shown(() => undefined);
  const sign = box.querySelector<HTMLElement>('button[data-sign="ap"]');
  const description = document.getElementById(sign?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('They pay for cards.');
  expect(said()).toBeUndefined();
  act(() => sign?.click());
  expect(said()).toBe('They pay for cards.');
  act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(said()).toBeUndefined();
});

test('a sign within a button leaves the tap to the button, and is explained on hover and in whatever the tap opens', () => {
  const onPlate = vi.fn();
  const box = shown(onPlate);
  const plate = box.querySelector('#plate');
  act(() => plate?.querySelector<HTMLElement>('[data-sign="gold"]')?.click());
  expect(onPlate).toHaveBeenCalledOnce();
  expect(said()).toBeUndefined();
  expect(plate?.querySelector('[data-sign="gold"]')?.getAttribute('title')).toBe('Coins: The most wins.');
  expect(signsIn(plate)).toEqual(['gold']);
  expect(box.querySelector('dl')?.textContent).toBe('Coins The most wins.');
});
