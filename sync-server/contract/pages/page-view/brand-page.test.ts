import { expect, test } from 'vitest';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { brandedPage } from './brand-page.ts';
import { checkPage } from './check-page.ts';

const page = PageConfig.parse({
  name: 'Evening',
  components: [
    {
      id: 'top',
      type: 'section',
      content: { name: 'Top', sectionType: 'hero', containerWidth: 1200, padding: 48, backgroundType: 'color', backgroundColor: '#1b4965' },
      styles: { minHeight: 300 },
      position: { x: 0, y: 0 },
    },
    {
      id: 'promise',
      type: 'heading',
      content: { text: 'One evening', level: 1 },
      styles: { color: '#ffffff' },
      position: { x: 40, y: 60 },
    },
  ],
  globalStyles: {
    fontFamily: 'Georgia, serif',
    primaryColor: '#1b4965',
    secondaryColor: '#e8f1f5',
    backgroundColor: '#ffffff',
    textColor: '#1d2a2c',
  },
  seo: { title: 'Evening', description: '', keywords: '' },
});

test('a page takes the color and the font of a tenant', () => {
  const branded = brandedPage(page, { accent: '#0f766e', font: 'serif' });
  expect(branded.globalStyles).toMatchObject({ primaryColor: '#0f766e', secondaryColor: '#e7f1f1' });
  expect(branded.globalStyles.fontFamily).toContain('Charter');
  expect(JSON.stringify(branded)).not.toContain('#1b4965');
});

test.each(['#0f766e', '#ffd400', '#000000', '#fefefe'])('white words stay readable on %s', (accent) => {
  expect(checkPage(brandedPage(page, { accent })).filter(({ kind }) => kind === 'error')).toEqual([]);
});

test('a page without a brand stays as it is', () => {
  expect(brandedPage(page, {})).toEqual(page);
});
