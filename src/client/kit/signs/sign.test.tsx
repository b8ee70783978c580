// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SignLegend } from '../help/sign-legend.tsx';
import { Sign } from './sign.tsx';
import { SignsContext, signsIn } from './signs.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const SIGNS = { ap: { name: 'AP', says: 'They pay for cards.' }, gold: { name: 'Coins', says: 'The most wins.' } };
const box = document.createElement('div');
document.body.append(box);
let root = createRoot(box);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(box);
});

const said = () => document.querySelector('[data-sign-says]')?.textContent;

function show(onPlate: () => void): void {
  act(() =>
    root.render(
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
    ),
  );
}

test('a tap on a sign opens its sentence, a tap elsewhere closes it, and screen readers always have it', () => {
  show(() => undefined);
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
  show(onPlate);
  const plate = box.querySelector('#plate');
  act(() => plate?.querySelector<HTMLElement>('[data-sign="gold"]')?.click());
  expect(onPlate).toHaveBeenCalledOnce();
  expect(said()).toBeUndefined();
  expect(plate?.querySelector('[data-sign="gold"]')?.getAttribute('title')).toBe('Coins: The most wins.');
  expect(signsIn(plate)).toEqual(['gold']);
  expect(box.querySelector('dl')?.textContent).toBe('Coins The most wins.');
});
