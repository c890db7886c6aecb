import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyBrand } from './apply-brand.ts';
import { brandSheet } from './brand-sheet.ts';
import { applyMode } from './color-mode.ts';

const light = 'https://cdn.example/logo.svg';
const dark = 'https://cdn.example/logo-dark.svg';
let header: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<header class="header__root" style="background:var(--rk-colors-panel)"><img class="header__logo" alt="">
<a style="color:var(--rk-colors-ink-soft)">link</a><dialog><p style="color:var(--rk-colors-ink-soft)">text</p></dialog></header>
<p class="below" style="color:var(--rk-colors-ink-soft)">text</p>`;
  header = part('header');
});
afterEach(() => {
  applyBrand('');
  applyMode('system');
  document.body.replaceChildren();
});

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}
const ground = () => getComputedStyle(header).backgroundColor;
const colorOf = (selector: string) => getComputedStyle(part(selector)).color;
const logo = () => getComputedStyle(part('.header__logo')).content;
const plate = () => getComputedStyle(part('.header__logo')).backgroundColor;

describe('the sheet of a brand', () => {
  it('colors the header and its text, and leaves the page and the dialogs of the header alone', () => {
    applyMode('light');
    const before = colorOf('.below');
    applyBrand(brandSheet({ headerColor: '#12395b' }));
    expect(ground()).toBe('rgb(18, 57, 91)');
    expect(colorOf('a')).toBe('rgb(255, 255, 255)');
    expect(colorOf('dialog p')).toBe(before);
    expect(colorOf('.below')).toBe(before);
  });

  it('follows a switch of the mode while it is applied', () => {
    applyBrand(brandSheet({ headerColor: '#ffd400', logoUrl: light, logoDarkUrl: dark }));
    applyMode('light');
    expect([ground(), colorOf('a'), logo()]).toEqual(['rgb(255, 212, 0)', 'rgb(0, 0, 0)', 'normal']);
    applyMode('dark');
    expect([colorOf('a'), logo()]).toEqual(['rgb(255, 255, 255)', `url("${dark}")`]);
    expect(ground()).not.toBe('rgb(255, 212, 0)');
    applyMode('light');
    expect([ground(), logo()]).toEqual(['rgb(255, 212, 0)', 'normal']);
  });

  it('shows the logo for dark backgrounds in dark mode alone where the header has no color', () => {
    applyBrand(brandSheet({ logoUrl: light, logoDarkUrl: dark }));
    applyMode('light');
    expect(logo()).toBe('normal');
    applyMode('dark');
    expect(logo()).toBe(`url("${dark}")`);
  });

  it('shows it in both modes on a dark header', () => {
    applyBrand(brandSheet({ headerColor: '#12395b', logoUrl: light, logoDarkUrl: dark }));
    for (const mode of ['light', 'dark'] as const) {
      applyMode(mode);
      expect(logo()).toBe(`url("${dark}")`);
    }
  });

  it('puts a logo without a dark one on a white plate where the background is dark', () => {
    applyBrand(brandSheet({ logoUrl: light }));
    applyMode('light');
    expect(plate()).toBe('rgba(0, 0, 0, 0)');
    applyMode('dark');
    expect(plate()).toBe('rgb(255, 255, 255)');
  });

  it('is empty for a brand without a look', () => {
    expect(brandSheet({})).toBe('');
  });

  it('takes no address that could end its declaration', () => {
    applyBrand(brandSheet({ logoUrl: light, logoDarkUrl: 'https://cdn.example/"),*{display:none}\\' }));
    applyMode('dark');
    expect(getComputedStyle(part('.below')).display).toBe('block');
    expect(brandSheet({ logoUrl: light, logoDarkUrl: 'javascript:alert(1)' })).not.toContain('javascript');
  });
});
