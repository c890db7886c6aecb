import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { dangerousAddress, dangerousPage } from '#server/testing/dangerous-pages.ts';

const runs = process.env.CAMPAIGN === 'long' ? 20_000 : 1_000;

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
      fc.property(dangerousPage, (candidate) => {
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
      fc.property(dangerousAddress, (address) => {
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
