import { describe, expect, test } from 'vitest';
import { defaultGlobalStyles, type PageConfig } from '#contract/pages/landing-pages.ts';
import { checkPage } from '#contract/pages/page-view/check-page.ts';
import { createComponent } from './component-kinds.ts';

const page = (...components: PageConfig['components']): PageConfig => ({
  name: 'Spring',
  components,
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: '', keywords: '' },
});
const hero = createComponent('hero', 'hero', { x: 0, y: 0 });
const at = { x: 0, y: 600 };
const texts = (config: PageConfig) => checkPage(config).map(({ kind, text }) => `${kind}: ${text}`);

describe('the check before publishing', () => {
  test('a page needs a main heading', () => {
    expect(texts(page())).toEqual(['error: The page has no main heading. Add a hero, or a heading of level 1.']);
  });

  test('a second main heading and a skipped level are pointed out', () => {
    const second = { ...createComponent('heading', 'a', at), type: 'heading' as const, content: { text: 'Two', level: 1 as const } };
    const deep = { ...second, id: 'b', content: { text: 'Deep', level: 4 as const }, position: { x: 0, y: 700 } };
    expect(texts(page(hero, second, deep)).filter((text) => text.startsWith('hint: Heading'))).toEqual([
      'hint: Heading: Two is a second main heading.',
      'hint: Heading: Deep skips to level 4.',
    ]);
  });

  test('a picture needs a source and an alternative text, a calculator its name', () => {
    const parts = [createComponent('image', 'i', at), createComponent('calculator', 'c', { x: 0, y: 900 })];
    expect(texts(page(hero, ...parts)).filter((text) => text.startsWith('error'))).toEqual([
      'error: Image has no source.',
      'error: Image has no alternative text.',
      'error: Calculator: Work it out names no calculator.',
    ]);
  });

  test('two fields of a form with one key, of which one answer would be lost, are an error', () => {
    const form = createComponent('form', 'f', at);
    if (form.type !== 'form') throw new Error('This is no form.');
    const [first] = form.content.fields;
    const double = { ...form, content: { ...form.content, fields: first === undefined ? [] : [first, { ...first, label: 'Other' }] } };
    expect(texts(page(hero, form)).filter((text) => text.startsWith('error'))).toEqual([]);
    expect(texts(page(hero, double))).toContain('error: Form has two fields with the key name.');
  });

  test('a button that leads nowhere, and a link to a part that is not there, are errors', () => {
    const button = createComponent('button', 'b', at);
    if (button.type !== 'button') throw new Error('This is no button.');
    const to = (link: string) => texts(page(hero, { ...button, content: { ...button.content, link } }));
    expect(to('')).toContain('error: Button: Get started leads nowhere.');
    expect(to('#contact')).toContain('error: Button: Get started leads to #contact, which is not on this page.');
    expect(to('#hero').filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('parts that cover each other or leave the page are errors; a part inside a section is not', () => {
    const first = createComponent('features', 'f', { x: 0, y: 480 });
    const over = createComponent('pricing', 'p', { x: 0, y: 600 });
    expect(texts(page(hero, first, over))).toContain('error: Features: Why people choose us and Pricing: Fees overlap.');
    const outside = createComponent('image', 'i', { x: 1000, y: 480 });
    expect(texts(page(hero, outside))).toContain('error: Image reaches beyond the edge of the page.');
    const section = createComponent('section', 's', { x: 0, y: 480 });
    const inside = createComponent('text', 't', { x: 40, y: 540 });
    expect(texts(page(hero, section, inside)).filter((text) => text.includes('overlap'))).toEqual([]);
  });

  test('a placeholder in square brackets blocks publishing; a number in brackets does not', () => {
    const text = createComponent('text', 't', at);
    const withText = (words: string) =>
      texts(page(hero, { ...text, type: 'text' as const, content: { text: words } })).filter((each) => each.startsWith('error'));
    expect(withText('On [Weekday, date, and time]')).toEqual(['error: Text still holds the placeholder [Weekday, date, and time].']);
    expect(withText('As shown there [1].')).toEqual([]);
  });

  test('the contrast of text is measured against its background', () => {
    const section = createComponent('section', 's', { x: 0, y: 500 });
    const pale = { ...createComponent('text', 't', { x: 40, y: 600 }), styles: { color: '#bbbbbb' } };
    expect(texts(page(hero, section, pale))).toContain(
      'error: Text: A few words about it. is hard to read: its contrast is 1.7 and should be 4.5.',
    );
    const dark = { ...section, styles: { backgroundColor: '#111111' } };
    expect(texts(page(hero, dark, pale)).filter((text) => text.includes('hard to read'))).toEqual([]);
  });
});
