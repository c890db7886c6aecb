import fc from 'fast-check';

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
export const dangerousAddress = fc
  .tuple(fc.constantFrom(...schemes), fc.constantFrom(...tricks), fc.nat(8), fc.constantFrom(...bodies))
  .map(([scheme, trick, place, body]) => `${scheme.slice(0, place)}${trick}${scheme.slice(place)}${body}`);
const goodLink = fc.constantFrom('', '#top', '/subscribe', 'pricing', 'https://a.example/x', 'mailto:a@b.example', 'tel:+15550100');
const goodMedia = fc.constantFrom('', 'https://cdn.example.com/a.png');
const mixed = <Value>(good: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 1, arbitrary: dangerousAddress },
    { weight: 1, arbitrary: fc.webUrl() },
    { weight: 1, arbitrary: fc.string() },
  );
const link = mixed(goodLink);
const media = mixed(goodMedia);
/** Markup that would run a script if a text ended up outside its place: in a tag, an attribute, a style sheet, or a script. */
const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '--></main><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '" autofocus onfocus="alert(1)',
  "' onmouseover='alert(1)",
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</script><!--<script>',
  '}*{background:url(https://evil.example/x)}',
);
const words = fc.oneof(fc.string(), dangerousAddress, markup);
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
  calculator: fc.record({ calculatorId: mixed(fc.constantFrom('', 'auto-loan-basic')), title: words, text: words, linkText: words }),
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
    backgroundImage: dangerousAddress,
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
/** Configs of pages, made of good parts and dangerous ones. Some are accepted, and all of their texts may hold markup. */
export const dangerousPage = fc.record({
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
