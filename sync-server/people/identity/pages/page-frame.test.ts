import { describe, expect, it } from 'vitest';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { type Contact, noContact } from '#contract/values/contact.ts';
import { renderSignInPage } from './sign-in-page.ts';

const page = (brand: Brand, contact: Contact = noContact) =>
  renderSignInPage({
    nonce: 'n',
    action: '/idp/x',
    email: '',
    refusal: undefined,
    contact,
    tenant: { id: 'id', name: 'Acme', subdomain: 'acme', brand, calculators: [], open: null, icons: {} },
  });
const light = 'https://cdn.example/logo.svg';
const dark = 'https://cdn.example/dark.svg';

describe('the sign-in page of a firm', () => {
  it('links privacy and terms where they are set, and nothing else', () => {
    expect(page({})).not.toMatch(/Privacy|Terms/);
    const html = page({}, { ...noContact, privacyUrl: 'https://acme.example/privacy' });
    expect(html).toContain('<a href="https://acme.example/privacy">Privacy</a>');
    expect(html).not.toContain('Terms');
  });

  it('has its corners and its font', () => {
    const html = page({ cornerRadius: 'none', font: 'serif' });
    expect(html).toContain("font:1rem/1.5 Charter,'Bitstream Charter'");
    expect(html.match(/border-radius:(?!0px|0\}|\.25rem)[^;}]+/g)).toBeNull();
    expect(page({ cornerRadius: 'large' })).toContain('border-radius:24px');
  });

  it('shows the logo for the device’s mode', () => {
    const html = page({ logoUrl: light, logoDarkUrl: dark });
    expect(html).toContain(`<source srcset="${dark}" media="(prefers-color-scheme:dark)"><img class="" src="${light}"`);
  });

  it('puts a logo without a dark one on a plate in dark mode', () => {
    expect(page({ logoUrl: light })).toContain(`<div class="logo"><img class="plate" src="${light}"`);
  });

  it('shows the dark logo on a dark header color, and the other on a bright one', () => {
    const shown = (headerColor: string) =>
      /<div class="bar"><img class="[^"]*" src="([^"]+)"/.exec(page({ headerColor, logoUrl: light, logoDarkUrl: dark }))?.[1];
    expect(shown('#12395b')).toBe(dark);
    expect(shown('#ffd400')).toBe(light);
    expect(page({ headerColor: '#12395b' })).toContain('background:#12395b');
  });

  it('uses nothing of a stored value that is unfit for markup', () => {
    const html = page({
      accent: '#fff}*{',
      headerColor: 'red}',
      logoUrl: 'https://x.example/"onerror=',
      logoDarkUrl: 'javascript:alert(1)',
    });
    expect(html).not.toMatch(/onerror|javascript|red\}|<img/);
  });

  it('stays the platform’s own without a brand', () => {
    expect(page({})).not.toMatch(/<img|class="bar"/);
  });
});
