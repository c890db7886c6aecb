import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const standard: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const practice: readonly string[] = [...standard, 'best-practice'];

/** Rules that depend on colors. All other rules give the same result in dark mode as in light mode. */
const colors = ['color-contrast', 'link-in-text-block'];

/** Expects no violation of WCAG 2.2 AA or of good practice, in either mode and at each given size. */
export async function expectAccessible(page: Page, tags = practice, at: readonly Size[] = [sizes.phone, sizes.desktop]): Promise<void> {
  // Evaluated by the test instead of added to the document: the page's content policy forbids foreign scripts.
  await page.evaluate(axe);
  for (const size of at) {
    await page.setViewportSize(size);
    for (const [colorScheme, runOnly] of [
      ['light', { type: 'tag', values: tags }],
      ['dark', { type: 'rule', values: colors }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const options = JSON.stringify({ resultTypes: ['violations'], runOnly });
      const found: readonly string[] = await page.evaluate(`axe.run(document, ${options}).then(({ violations }) =>
        violations.map((each) => each.id + ': ' + JSON.stringify(each.nodes[0]?.target)))`);
      expect(found, `${page.url()} ${size.width} ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

interface Size {
  readonly width: number;
  readonly height: number;
}
