import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageConfig } from '#contract/landing-pages.ts';

const runs = process.env.CAMPAIGN === 'long' ? 20_000 : 1_000;

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  'view-source:',
  'http://',
  '//',
  '\\\\',
  '/\\',
];
const tricks = ['', ' ', '\t', '\n', '\r', '\u0000', '\u0001', '\u00a0', '\u200b', '\u2028', '\ufeff', '&#106;', '&Tab;', '%0a', '\\'];
const bodies = ['alert(1)', 'evil.example', '<script>alert(1)</script>', '"onmouseover="alert(1)', "';alert(1)//", 'a@b.example'];

/** A dangerous scheme, disguised by characters before it, inside it, or after it. */
const payload = fc
  .tuple(fc.constantFrom(...schemes), fc.constantFrom(...tricks), fc.nat(8), fc.constantFrom(...bodies))
  .map(([scheme, trick, place, body]) => `${scheme.slice(0, place)}${trick}${scheme.slice(place)}${body}`);
const goodLink = fc.constantFrom('', '#top', '/subscribe', 'pricing', 'https://a.example/x', 'mailto:a@b.example', 'tel:+15550100');
const goodMedia = fc.constantFrom('', 'https://cdn.example.com/a.png');
const mixed = <Value>(good: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 1, arbitrary: payload },
    { weight: 1, arbitrary: fc.webUrl() },
    { weight: 1, arbitrary: fc.string() },
  );
const link = mixed(goodLink);
const media = mixed(goodMedia);
const words = fc.oneof(fc.string(), payload);
const color = mixed(fc.constantFrom('#fff', '#0f766e', 'transparent'));

const content: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  heading: fc.record({ text: words, level: fc.integer({ min: 1, max: 6 }) }),
  text: fc.record({ text: words }),
  button: fc.record({ text: words, link }),
  image: fc.record({ src: media, alt: words }),
  video: fc.record({ src: media, poster: media }),
  form: fc.record({
    fields: fc.array(fc.record({ name: mixed(fc.constant('email')), label: words, type: fc.constant('email') }), { maxLength: 3 }),
    submitText: words,
    successMessage: words,
  }),
  hero: fc.record({ headline: words, subheadline: words, ctaText: words, ctaLink: link, backgroundImage: media }),
  features: fc.record({ items: fc.array(fc.record({ title: words, description: words, icon: words }), { maxLength: 3 }) }),
  testimonial: fc.record({ quote: words, author: words, avatar: media }),
  pricing: fc.record({
    title: words,
    plans: fc.array(fc.record({ name: words, price: words, features: fc.array(words, { maxLength: 2 }) }), { maxLength: 2 }),
  }),
  section: fc.record({
    name: words,
    sectionType: fc.constant('default'),
    containerWidth: fc.constantFrom(800, 1200, 1400),
    padding: fc.constantFrom(24, 48),
    backgroundColor: color,
    backgroundType: fc.constant('color'),
  }),
  row: fc.record({
    columns: fc.constant(3),
    gap: fc.constantFrom(8, 16),
    verticalAlign: fc.constant('top'),
    distribution: fc.constant('custom'),
    columnRatios: mixed(fc.constantFrom('', '2:1:1')),
    responsiveBehavior: fc.constant('stack'),
  }),
};
const styles = fc.record(
  {
    color: color,
    width: mixed(fc.constantFrom('50%', 24)),
    fontFamily: mixed(fc.constant('Inter, sans-serif')),
    fontWeight: mixed(fc.constantFrom('400', '700')),
    backgroundImage: payload,
  },
  { requiredKeys: [] },
);
const mostlyGoodStyles = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: styles });
const component = fc.constantFrom(...Object.keys(content)).chain((type) =>
  fc.record({
    id: fc.uuid(),
    type: fc.constant(type),
    content: content[type] ?? fc.constant({}),
    styles: mostlyGoodStyles,
    position: fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) }),
  }),
);
const config = fc.record({
  name: fc.constant('Page'),
  components: fc.array(component, { maxLength: 4 }),
  globalStyles: fc.record({
    fontFamily: fc.constant('Inter'),
    primaryColor: mixed(fc.constant('#0f766e')),
    secondaryColor: fc.constant('#1e1d1a'),
    backgroundColor: fc.constant('#ffffff'),
    textColor: fc.constant('#1e1d1a'),
  }),
  seo: fc.record({ title: words, description: words, keywords: words }),
});

const addressNames: ReadonlySet<string> = new Set(['link', 'ctaLink', 'src', 'poster', 'backgroundImage', 'avatar']);

/** Every value of a property that becomes an address, and every value that becomes a style. */
function risky(value: unknown, name = '', within = ''): readonly (readonly [kind: 'address' | 'style', value: string])[] {
  if (Array.isArray(value)) return value.flatMap((item) => risky(item, name, within));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, member]) =>
      risky(member, key, name === 'styles' || name === 'globalStyles' ? 'style' : within),
    );
  }
  if (typeof value !== 'string') return [];
  if (addressNames.has(name)) return [['address', value]];
  return within === 'style' || name === 'backgroundColor' ? [['style', value]] : [];
}

/** Destination of a link in a browser: the URL parser decides, not our pattern. */
function schemeOf(address: string): string {
  return URL.canParse(address, 'https://page.example/') ? new URL(address, 'https://page.example/').protocol : 'none';
}

describe('configs made of good parts and dangerous ones', () => {
  test(`[R-BLD-44] among ${runs} the accepted ones lead nowhere dangerous and stay the same when read again`, () => {
    let accepted = 0;
    fc.assert(
      fc.property(config, (candidate) => {
        const read = PageConfig.safeParse(candidate);
        if (!read.success) return;
        accepted += 1;
        for (const [kind, value] of risky(read.data)) {
          if (kind === 'address') expect(['https:', 'mailto:', 'tel:', 'none']).toContain(schemeOf(value));
          else expect(value).not.toMatch(/[:;(){}<>\\@]|url|expression|import/i);
        }
        expect(PageConfig.parse(read.data)).toEqual(read.data);
        expect(read.data).toEqual(candidate);
      }),
      { numRuns: runs },
    );
    expect(accepted).toBeGreaterThan(runs / 10);
  });

  test('[R-BLD-44] a protocol-relative address stays on the page’s own host', () => {
    fc.assert(
      fc.property(payload, (address) => {
        const read = PageConfig.safeParse({
          name: 'Page',
          components: [{ id: 'a', type: 'button', content: { text: 'Go', link: address }, styles: {}, position: { x: 0, y: 0 } }],
          globalStyles: { fontFamily: 'Inter', primaryColor: '#fff', secondaryColor: '#fff', backgroundColor: '#fff', textColor: '#fff' },
          seo: { title: '', description: '', keywords: '' },
        });
        if (!read.success || address.toLowerCase().startsWith('https:')) return;
        if (/^(mailto|tel):/i.test(address)) return;
        expect(new URL(address, 'https://page.example/').origin).toBe('https://page.example');
      }),
      { numRuns: runs },
    );
  });
});
