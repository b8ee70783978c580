// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { BarPlot, DotPlot } from './rows.ts';

const dots: DotPlot = {
  kind: 'dots',
  id: 'cards-drawn',
  label: 'worth',
  mark: 0,
  unit: 'points',
  rows: [
    { label: 'Fox', of: 'mine', mean: 0.1, low: 0.05, high: 0.15, side: 'above', tip: 'Fox: +10' },
    { label: 'Ant', of: 'mine', mean: -0.02, low: -0.06, high: 0.02, side: 'unclear', tip: 'Ant: -2' },
    { label: 'Fox', of: 'other', mean: 0.02, low: -0.02, high: 0.06, side: 'unclear', tip: 'Fox: +2' },
  ],
};
const bars: BarPlot = {
  kind: 'bars',
  id: 'course-turns',
  label: 'turns',
  bars: [
    { of: 'mine', from: 4, to: 5, share: 0.25, tip: '4: 25%' },
    { of: 'mine', from: 5, to: 6, share: 0.75, tip: '5: 75%' },
  ],
};

test('the script draws every plot of the page, at the available width', async () => {
  document.body.innerHTML = `<div data-plot="cards-drawn"></div><div data-plot="course-turns"></div>
    <script type="application/json" id="plots">${JSON.stringify([dots, bars])}</script>`;
  for (const figure of document.querySelectorAll('[data-plot]')) {
    Object.defineProperty(figure, 'clientWidth', { value: 350 });
  }
  // There is no layout here: the observer reports at once.
  const observer = class {
    readonly #changed: () => void;
    constructor(changed: () => void) {
      this.#changed = changed;
    }
    observe(): void {
      this.#changed();
    }
  };
  vi.stubGlobal('ResizeObserver', observer);
  await import('./page.ts');
  const [cards, turns] = ['cards-drawn', 'course-turns'].map((id) => document.querySelector(`[data-plot="${id}"] svg`));
  expect(cards?.getAttribute('width')).toBe('350');
  expect(cards?.querySelectorAll('[aria-label="dot"] path, [aria-label="dot"] circle')).toHaveLength(3);
  expect(cards?.querySelectorAll('[aria-label="link"] path')).toHaveLength(3);
  expect([...(cards?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Fox', 'Ant', '+10', '0']),
  );
  expect(turns?.querySelectorAll('[aria-label="rect"] rect, [aria-label="bar"] rect')).toHaveLength(2);
});
