import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Has axe look at a page as it is; it finds nothing. Injected by evaluation, because the page runs no script but its own. */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const findings = await page.evaluate(async (tags) => {
    // What moves is judged once it stands still.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<{ violations: Finding[] }> } };
    return (await axe.run({ runOnly: tags })).violations;
  }, TAGS);
  const told = findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}
