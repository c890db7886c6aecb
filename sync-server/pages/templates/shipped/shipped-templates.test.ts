import { describe, expect, test } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { brandedPage } from '#contract/pages/page-view/brand-page.ts';
import { checkPage } from '#contract/pages/page-view/check-page.ts';
import { findPlaceholder } from '#contract/pages/page-view/placeholders.ts';
import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { pageOfTemplate, shippedTemplates } from './shipped-templates.ts';

const known = new Set(catalog.map(({ id }) => id));

test('[R-TPL-07] at least eighteen templates ship in at least eight structures, the six cards first', () => {
  expect(shippedTemplates.length).toBeGreaterThanOrEqual(18);
  expect(new Set(shippedTemplates.map(({ body }) => body.kind)).size).toBeGreaterThanOrEqual(8);
  expect(shippedTemplates.slice(0, 6).map(({ name }) => name)).toEqual(galleryTemplates.map(({ name }) => name));
  expect(new Set(shippedTemplates.map(({ name }) => name)).size).toBe(shippedTemplates.length);
});

describe.each(shippedTemplates.map((template) => ({ name: template.name, template })))('$name', ({ template }) => {
  const page = PageConfig.parse(pageOfTemplate(template));
  const problems = (config: PageConfig) =>
    checkPage(config)
      .map(({ text }) => text)
      .filter((text) => !text.includes('placeholder'));

  test('is a page without a fault but its placeholders, in its own colors and in others', () => {
    expect(problems(page)).toEqual([]);
    for (const accent of ['#0f766e', '#ffd400', '#111111']) expect(problems(brandedPage(page, { accent }))).toEqual([]);
  });

  test('leads to calculators that exist', () => {
    const linked = page.components.flatMap((each) => (each.type === 'calculator' ? [each.content.calculatorId] : []));
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((id) => !known.has(id))).toEqual([]);
  });

  test('lets nobody speak: a quotation is a placeholder with source and date, and blocks publishing', () => {
    for (const component of page.components) {
      if (component.type !== 'testimonial') continue;
      const { quote, author, source = '', date = '' } = component.content;
      for (const text of [quote, author, source, date]) expect(text).toMatch(/^\[.*\]$/);
      expect(findPlaceholder(component)).toBe(quote);
      expect(checkPage(page).filter(({ kind, componentId }) => kind === 'error' && componentId === component.id)).toHaveLength(1);
    }
  });
});
