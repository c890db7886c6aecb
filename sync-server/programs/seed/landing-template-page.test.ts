import { expect, test } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { contrastOf } from '#contract/pages/page-view/color-on.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import { demoLandingTemplates } from './demo-landing-templates.ts';

test('[R-TPL-07] at least twelve templates ship, each a whole page that the builder takes and the server publishes', () => {
  expect(demoLandingTemplates.length).toBeGreaterThanOrEqual(12);
  for (const { name, config } of demoLandingTemplates) {
    const page = PageConfig.safeParse(config);
    expect([name, page.error?.issues]).toEqual([name, undefined]);
    if (page.success) expect(pageDocument({ config: page.data, context: {} }).html).not.toMatch(/<script/);
  }
});

test('each leads to a calculator that exists, and its bands can be read', () => {
  const known = new Set(catalog.map(({ id }) => id));
  for (const { name, config } of demoLandingTemplates) {
    const page = PageConfig.parse(config);
    const linked = page.components.flatMap((each) => (each.type === 'calculator' ? [each.content.calculatorId] : []));
    expect([name, linked.every((id) => known.has(id)), linked.length]).toEqual([name, true, 1]);
    const { textColor, primaryColor, secondaryColor } = page.globalStyles;
    expect([name, contrastOf(textColor, secondaryColor) > 4.5, contrastOf('#ffffff', primaryColor) > 4.5]).toEqual([name, true, true]);
  }
});
