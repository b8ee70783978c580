// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.ts';
import { EndScreen } from './end-screen.tsx';

async function drawn({ isWon, isCounted }: { isWon: boolean; isCounted: boolean }): Promise<HTMLElement> {
  const { box, load } = mount();
  await load(
    <EndScreen
      id="end"
      counting="Counting"
      verdict="You win!"
      isCounted={isCounted}
      isWon={isWon}
      winners={[0]}
      afterwards="Play again"
    >
      Gold 30
    </EndScreen>,
  );
  return box;
}

const coins = (page: HTMLElement) => page.querySelectorAll('[style*="--spin"]').length;

test('a win is celebrated once it is counted, and a defeat is not', async () => {
  expect(coins(await drawn({ isWon: true, isCounted: true }))).toBeGreaterThan(10);
  expect(coins(await drawn({ isWon: true, isCounted: false }))).toBe(0);
  expect(coins(await drawn({ isWon: false, isCounted: true }))).toBe(0);
});

test('the winner’s crest stands above the verdict', async () => {
  const page = await drawn({ isWon: false, isCounted: true });
  const crest = page.querySelector('[data-crest]');

  expect(crest?.compareDocumentPosition(page.querySelector('h2') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
