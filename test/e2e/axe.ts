import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All themes. */
export const LIGHTS = ['dark', 'light', 'contrast'] as const;

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Expects axe to find nothing on a page in each of these themes. A theme changes only colours, so all other checks run
 * once. Injected by evaluation, because the page runs only its own scripts.
 */
export async function expectNothingFound(
  page: Page,
  where: string,
  lights: readonly (typeof LIGHTS)[number][] = [],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const findings = await page.evaluate(
    async ([tags, lights]) => {
      const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<{ violations: Finding[] }> } };
      const { dataset } = document.documentElement;
      const { theme, contrast } = dataset;
      const found: { light: string; finding: Finding }[] = [];
      for (const [place, light] of (lights.length > 0 ? lights : ['as it is']).entries()) {
        if (lights.length > 0) {
          dataset.theme = light;
          dataset.contrast = light === 'contrast' ? 'more' : 'usual';
        }
        // Animations must be over, also those that begin when others end, and the page painted.
        for (let pass = 0; pass < 2; pass += 1) {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          for (const animation of document.getAnimations()) {
            if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
          }
        }
        const runOnly = place === 0 ? tags : { type: 'rule', values: ['color-contrast'] };
        const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
        found.push(...violations.map((finding) => ({ light, finding })));
      }
      Object.assign(dataset, { theme, contrast });
      return found;
    },
    [TAGS, lights] as const,
  );
  const told = findings.flatMap(({ light, finding: { id, nodes } }) =>
    nodes.map(({ html, failureSummary }) => `${light}: ${id}: ${html} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}
