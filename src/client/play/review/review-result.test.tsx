// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ReviewedMoment } from '../../../review/moments.ts';
import { TableProvider } from '../../kit/table/table-context.tsx';
import { mount } from '../../kit/testing/mount.ts';
import { ReviewResult } from './review-result.tsx';

const words = (said: string) => ({ en: said, it: said });
const moment = (step: number, did: string): ReviewedMoment => ({
  step,
  turn: step,
  did: words(did),
  better: words('something else'),
  why: words('because'),
  from: 0.4,
  to: 0.6,
  error: 0.05,
});

/** The costly moves of a game whose story turns on this journal entry. */
async function shown(seq: number): Promise<string[]> {
  const line = [3, 8].map((step, turn) => ({ step, turn: turn + 1, shares: [0.5, 0.5], errors: [0, 0] }));
  const review = {
    moments: [moment(3, 'draw'), moment(7, 'play the Goblin')],
    line,
    account: { start: 0.5, end: 1, you: -0.2, luck: 0.4, others: 0.3 },
    decisions: 9,
  };
  // An undone entry: the eighth step is the ninth entry.
  const entries = [1, 2, 3, 4, 5, 6, 7, 9];
  const info = { game: 'days', names: ['Ada', 'Bruno'], entries };
  const loaded = { kind: 'ready', text: '{}', info, worker: {} } as never;
  const story = { lines: [], forOthers: [], turningPoint: { seq, line: 'Your Goblin took Ada’s Dragon: 7 points.' } };
  const { box, load } = mount();
  await load(
    <TableProvider story={story}>
      <ReviewResult review={review} loaded={loaded} replay="/r/X" seat={0} />
    </TableProvider>,
  );
  return [...box.querySelectorAll('li')].map((one) => one.textContent ?? '');
}

test('a costly move that the story tells of is told with both judgements: what came of it, and what it cost', async () => {
  const [first, second] = await shown(9);
  expect(first).not.toContain('Goblin took');
  expect(second).toMatch(/The turning point\. Your Goblin took Ada’s Dragon: 7 points\. .*on average/);
});

test('if the story turned on another move, nothing is said of it', async () => {
  expect((await shown(5)).join()).not.toContain('turning point');
});
