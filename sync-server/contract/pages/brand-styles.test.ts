import { expect, it } from 'vitest';
import { brandFonts } from '#contract/tenants/brand-choices.ts';
import { brandStyles } from './brand-styles.ts';
import { CreateLandingPage, defaultGlobalStyles } from './landing-pages.ts';

it('begins a new page with the colors and the font of the firm, as the server accepts them', () => {
  for (const font of brandFonts) {
    const globalStyles = brandStyles({ accent: '#0f766e', headerColor: '#12395b', font });
    const config = { name: 'Page', components: [], globalStyles, seo: { title: '', description: '', keywords: '' } };
    expect(CreateLandingPage.safeParse({ name: 'Page', config }).error?.issues).toBeUndefined();
    expect(globalStyles).toMatchObject({ primaryColor: '#0f766e', secondaryColor: '#12395b' });
  }
  expect(brandStyles({ font: 'serif' }).fontFamily).toMatch(/^Charter,Bitstream Charter,.*serif$/);
});

it('begins with the usual styles for a firm without a look', () => {
  expect(brandStyles({})).toEqual(defaultGlobalStyles);
});
