import { describe, expect, test } from 'vitest';
import { TenantBrand, tenantBrandTexts } from '#contract/tenants/tenant-brand.ts';
import { PageComponent, type PageComponentType, pageComponentTypes } from './landing-page-components.ts';
import { builder, isSafeLink, isSafeMedia, Styles } from './landing-page-values.ts';
import { CreateLandingPage, defaultGlobalStyles, PageConfig, UpdateLandingPage } from './landing-pages.ts';

const seo = { title: 'Title', description: 'About', keywords: 'loans' };
const config = { name: 'Spring', components: [], globalStyles: defaultGlobalStyles, seo };
const media = 'https://cdn.example.com/a.png';

/** A full content of each type, with the parts named in the specification. */
const contents: Readonly<Record<PageComponentType, Readonly<Record<string, unknown>>>> = {
  heading: { text: 'Plan well', level: 1 },
  text: { text: 'Some words' },
  button: { text: 'Go', link: '/api/login', action: 'link' },
  image: { src: media, alt: 'A house' },
  video: { src: 'https://cdn.example.com/a.mp4', poster: media },
  form: { fields: [{ name: 'email', label: 'Email', type: 'email', required: true }], submitText: 'Send', successMessage: 'Thank you' },
  hero: { headline: 'Plan well', subheadline: 'With us', ctaText: 'Start', ctaLink: '#form', backgroundImage: media },
  features: { title: 'Why', items: [{ title: 'Fast', description: 'In a second', icon: 'bolt' }] },
  testimonial: { quote: 'Very good', author: 'Ann', role: 'Advisor', company: 'Acme', avatar: media },
  pricing: { title: 'Plans', plans: [{ name: 'Pro', price: '$49', period: 'month', features: ['All'], popular: true }] },
  section: { name: 'Top', sectionType: 'hero', containerWidth: 1200, padding: 48, backgroundColor: '#fff', backgroundType: 'color' },
  row: { columns: 3, gap: 16, verticalAlign: 'top', distribution: 'custom', columnRatios: '2:1:1', responsiveBehavior: 'stack' },
  calculator: { calculatorId: 'loan-payment', title: 'Your payment', text: 'In two minutes', linkText: 'Open the calculator' },
};

function component(type: PageComponentType, change: Readonly<Record<string, unknown>> = {}) {
  return { id: 'c1', type, content: { ...contents[type], ...change }, styles: {}, position: { x: 0, y: 20, z: 1 } };
}
const accepts = (type: PageComponentType, change: Readonly<Record<string, unknown>> = {}): boolean =>
  PageComponent.safeParse(component(type, change)).success;

describe('the config of a page', () => {
  test('[R-BLD-22] [R-BLD-23] [R-BLD-24] has a name, components, global styles and seo, and nothing else', () => {
    expect(PageConfig.safeParse(config).success).toBe(true);
    for (const part of ['name', 'components', 'globalStyles', 'seo']) {
      expect([part, PageConfig.safeParse({ ...config, [part]: undefined }).success]).toEqual([part, false]);
    }
    expect(PageConfig.safeParse({ ...config, html: '<b>' }).success).toBe(false);
    expect(PageConfig.safeParse({ ...config, seo: { ...seo, robots: 'none' } }).success).toBe(false);
  });

  test('[R-BLD-23] global styles are a font and four colors', () => {
    for (const name of Object.keys(defaultGlobalStyles)) {
      const globalStyles = { ...defaultGlobalStyles, [name]: 'red;background:url(https://evil.example)' };
      expect([name, PageConfig.safeParse({ ...config, globalStyles }).success]).toEqual([name, false]);
    }
  });

  test('[R-BLD-25] a component has an id, a type, content, styles and a position whose z may be left out', () => {
    expect(PageComponent.safeParse(component('text')).success).toBe(true);
    expect(PageComponent.safeParse({ ...component('text'), position: { x: 1, y: 2 } }).success).toBe(true);
    expect(PageComponent.safeParse({ ...component('text'), position: { x: 1 } }).success).toBe(false);
    expect(PageComponent.safeParse({ ...component('text'), type: 'script' }).success).toBe(false);
    expect(PageComponent.safeParse({ ...component('text'), onclick: 'x' }).success).toBe(false);
  });

  test('[R-BLD-25] two components never share an id', () => {
    const twice = PageConfig.safeParse({ ...config, components: [component('text'), component('heading')] });
    expect(twice.error?.issues[0]?.message).toBe('Two components of the page have the same id.');
  });

  function holdsTo(type: PageComponentType): void {
    expect(accepts(type)).toBe(true);
    expect(accepts(type, { html: '<script>' })).toBe(false);
    for (const part of Object.keys(contents[type])) expect([part, accepts(type, { [part]: { wrong: true } })]).toEqual([part, false]);
  }

  test('[R-BLD-26] a heading takes its own content and no other', () => {
    holdsTo('heading');
  });

  test('[R-BLD-27] a text takes its own content and no other', () => {
    holdsTo('text');
  });

  test('[R-BLD-28] a button takes its own content and no other', () => {
    holdsTo('button');
  });

  test('[R-BLD-29] an image takes its own content and no other', () => {
    holdsTo('image');
  });

  test('[R-BLD-30] a video takes its own content and no other', () => {
    holdsTo('video');
  });

  test('[R-BLD-31] a form takes its own content and no other', () => {
    holdsTo('form');
  });

  test('[R-BLD-32] a hero takes its own content and no other', () => {
    holdsTo('hero');
  });

  test('[R-BLD-33] features and a testimonial take their own content and no other', () => {
    holdsTo('features');
    holdsTo('testimonial');
  });

  test('[R-BLD-34] a pricing table takes its own content and no other', () => {
    holdsTo('pricing');
  });

  test('[R-BLD-35] a section takes its own content and no other', () => {
    holdsTo('section');
  });

  test('[R-BLD-36] a row takes its own content and no other', () => {
    holdsTo('row');
  });

  test('there are the twelve types of the specification, and a calculator', () => {
    expect([...pageComponentTypes].sort()).toEqual(Object.keys(contents).sort());
  });

  test('[R-BLD-26] a heading has a level from 1 to 6', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6, 7, 1.5].filter((level) => accepts('heading', { level }));
    expect(levels).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('[R-BLD-37] a row has 1, 2, 3, 4 or 6 columns', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6, 7, 12].filter((columns) => accepts('row', { columns, columnRatios: '' }));
    expect(counts).toEqual([1, 2, 3, 4, 6]);
  });

  test('[R-BLD-38] ratios that do not fit the columns are refused', () => {
    expect(accepts('row', { columnRatios: '2:1:1' })).toBe(true);
    expect(accepts('row', { columnRatios: '2:1' })).toBe(false);
    expect(accepts('row', { columnRatios: '2:1:x' })).toBe(false);
  });

  test('[R-BLD-39] [R-BLD-40] a section is 1200, 800 or 1400 wide and padded by 24, 48, 96 or 128', () => {
    expect([799, 800, 1000, 1200, 1400].filter((containerWidth) => accepts('section', { containerWidth }))).toEqual([800, 1200, 1400]);
    expect([0, 24, 32, 48, 96, 128].filter((padding) => accepts('section', { padding }))).toEqual([24, 48, 96, 128]);
  });

  test('[R-BLD-41] the gap of a row is 8, 16, 24 or 32', () => {
    expect([0, 8, 12, 16, 24, 32, 48].filter((gap) => accepts('row', { gap }))).toEqual([8, 16, 24, 32]);
  });

  test('[R-CONST-07] the figures of the builder are those of the specification', () => {
    expect(builder).toEqual({
      gridPx: 20,
      historyEntries: 50,
      copyOffsetPx: 20,
      previewWidths: { desktop: '100%', tablet: '768px', mobile: '375px' },
      containerWidths: [1200, 800, 1400],
      paddings: [24, 48, 96, 128],
      gaps: [8, 16, 24, 32],
      columnCounts: [1, 2, 3, 4, 6],
      headingLevels: [1, 2, 3, 4, 5, 6],
    });
  });
});

describe('addresses', () => {
  test('[R-BLD-44] a link is https, mailto, tel, relative or an anchor', () => {
    for (const link of [
      '',
      '#pricing',
      '/subscribe',
      '/a?b=c#d',
      'pricing',
      './a',
      '../a',
      'https://a.example/x?y#z',
      'HTTPS://A.example',
      'mailto:a@b.example',
      'mailto:a@b.example?subject=Hello',
      'tel:+1-555-0100',
    ]) {
      expect([link, isSafeLink(link)]).toEqual([link, true]);
    }
  });

  const dangerous = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\rscript:alert(1)',
    '\tjavascript:alert(1)',
    'javascript\t:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    '&#106;avascript:alert(1)',
    'jav\u00adascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'vbscript:msgbox(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'view-source:https://a.example',
    'intent://a#Intent;end',
    'http://a.example',
    'ftp://a.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://user:pass@evil.example',
    'https://a.example@evil.example',
    'https://a.example/"onmouseover="x',
    "https://a.example/'x",
    'https://a.example/<script>',
    'https://a.example/ x',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a@b.example?subject=x&body=y',
    'mailto:a@b.example%0d%0aBcc:c@d.example,javascript:x',
    `/${'a'.repeat(2000)}`,
  ];
  test('[R-BLD-44] every other address is refused, also in disguise', () => {
    for (const link of dangerous) expect([link, isSafeLink(link)]).toEqual([link, false]);
    for (const link of dangerous) {
      expect([link, accepts('button', { link }), accepts('hero', { ctaLink: link })]).toEqual([link, false, false]);
    }
  });

  test('[R-BLD-44] pictures and videos come over https only', () => {
    expect(isSafeMedia(media)).toBe(true);
    for (const address of [...dangerous, '/a.png', 'a.png', '#a', 'mailto:a@b.example', 'tel:123']) {
      expect([address, isSafeMedia(address)]).toEqual([address, false]);
      expect(
        accepts('image', { src: address }) || accepts('video', { poster: address }) || accepts('hero', { backgroundImage: address }),
      ).toBe(false);
    }
  });
});

describe('an image address', () => {
  const privateHosts = [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'api.localhost',
    'intranet',
    'printer.local',
    'metadata.google.internal',
    'router.home.arpa',
    'router.lan',
    'nas.home',
    'files.corp',
    'wiki.intranet',
    'db.private',
    'wpad.localdomain',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127.0.0.1.',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[fe80::1]',
    '[fd00::1]',
    '[::ffff:10.0.0.1]',
    '[2001:db8::1]',
  ];
  test.each(privateHosts)('at %s is refused as picture, video and logo, because it leads into a private network', (host) => {
    for (const address of [`https://${host}/a.png`, `https://${host}:8443/a.png`]) {
      expect([address, isSafeMedia(address)]).toEqual([address, false]);
      expect(accepts('image', { src: address })).toBe(false);
      expect(accepts('video', { src: address }) || accepts('video', { poster: address })).toBe(false);
      expect(accepts('hero', { backgroundImage: address }) || accepts('testimonial', { avatar: address })).toBe(false);
      expect(TenantBrand.safeParse({ logoUrl: address }).error?.issues[0]?.message).toBe(tenantBrandTexts.logoUrl);
    }
  });

  test.each(['cdn.example.com:70000', 'xn--a.example'])('at %s is refused, because a browser cannot read the address', (host) => {
    expect(isSafeMedia(`https://${host}/a.png`)).toBe(false);
    expect(TenantBrand.safeParse({ logoUrl: `https://${host}/a.png` }).success).toBe(false);
  });

  test.each([
    'cdn.example.com',
    'localhost.example.com',
    '10.example.com',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    'xn--mnchen-3ya.example',
  ])('at %s is accepted', (host) => {
    expect(isSafeMedia(`https://${host}/a.png`)).toBe(true);
    expect(TenantBrand.safeParse({ logoUrl: `https://${host}/a.png` }).success).toBe(true);
  });
});

describe('styles', () => {
  test('[R-BLD-25] take the known properties with values of their kind', () => {
    expect(
      Styles.safeParse({ color: '#0f766e', fontSize: '1.5rem', padding: 24, fontWeight: '600', opacity: 0.5, width: '50%' }).success,
    ).toBe(true);
  });

  test('[R-BLD-44] refuse what could load, escape or cover', () => {
    const refusals: readonly Readonly<Record<string, unknown>>[] = [
      { position: 'fixed' },
      { backgroundImage: 'url(https://evil.example)' },
      { background: 'red' },
      { color: 'url(javascript:alert(1))' },
      { color: 'expression(alert(1))' },
      { color: '#fff;position:fixed' },
      { color: 'var(--x)' },
      { width: 'calc(100% + 1px)' },
      { width: '100px;top:0' },
      { fontFamily: 'x;}</style><script>' },
      { fontFamily: "'x'" },
      { behavior: 'url(x)' },
      { '-moz-binding': 'url(x)' },
      { zIndex: 99_999 },
      { opacity: 2 },
      { cssText: 'x' },
    ];
    for (const styles of refusals) expect([styles, Styles.safeParse(styles).success]).toEqual([styles, false]);
  });
});

describe('a save', () => {
  const body = { name: 'Spring', config, seoTitle: 'T', seoDescription: 'D', seoKeywords: 'K' };

  test('[R-BLD-19] [R-BLD-20] takes name, config, seoTitle, seoDescription and seoKeywords', () => {
    expect(CreateLandingPage.safeParse(body).success).toBe(true);
    expect(UpdateLandingPage.safeParse({ ...body, id: '019600aa-0000-7000-8000-0000000000f1', revision: 3 }).success).toBe(true);
    for (const extra of [{ isPublished: true }, { tenantId: 'x' }, { publishedConfig: {} }, { revision: 0 }]) {
      expect(CreateLandingPage.safeParse({ ...body, ...extra }).success).toBe(false);
    }
  });

  test('[R-BLD-44] ids of measuring services follow the pattern of their maker', () => {
    for (const analyticsId of ['G-AB12CD34', null]) {
      expect([analyticsId, CreateLandingPage.safeParse({ ...body, analyticsId }).success]).toEqual([analyticsId, true]);
    }
    for (const analyticsId of ["G-A');alert(1)//", '</script>', 'G-', '', 'UA-12345-1', 'GTM-ABC123']) {
      expect([analyticsId, CreateLandingPage.safeParse({ ...body, analyticsId }).success]).toEqual([analyticsId, false]);
    }
    expect(CreateLandingPage.safeParse({ ...body, facebookPixelId: '1234567890' }).success).toBe(true);
    expect(CreateLandingPage.safeParse({ ...body, facebookPixelId: '1234567890x' }).success).toBe(false);
  });

  test('text that no database can hold is refused', () => {
    for (const name of ['a\0b', 'a\ud800', '   ', '']) expect(CreateLandingPage.safeParse({ ...body, name }).success).toBe(false);
  });
});
