import { expect, test } from 'vitest';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { demoLandingTemplates } from './demo-landing-templates.ts';

test('at least ten landing page templates ship, each with its own name', () => {
  expect(demoLandingTemplates.length).toBeGreaterThanOrEqual(12);
  expect([...new Set(demoLandingTemplates.map(({ name }) => name))]).toEqual(demoLandingTemplates.map(({ name }) => name));
});

test.each(demoLandingTemplates.map((template) => [template.name, template] as const))(
  '%s is a page that the builder can save',
  (_name, template) => {
    const parsed = PageConfig.safeParse(template.config);
    expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  },
);
