import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { tenantMeta } from '#contract/tenants/tenant-meta.ts';
import { renderShell } from './app-shell.ts';

const page = readFileSync(new URL('../../../../pwa/index.html', import.meta.url), 'utf8');
const acme = { id: 'acme-id', name: 'Acme & Sons', subdomain: 'acme', brand: {}, calculators: [], open: null, icons: {} };

test('the page on a firm’s host names the firm, its manifest, and both of its icons, and nothing of the platform', () => {
  const html = renderShell(page, acme);
  expect(html).toContain('<title>Acme &#38; Sons</title>');
  expect(html).toContain(`<meta name="${tenantMeta}" content="Acme &#38; Sons" />`);
  expect(html).toContain('<link rel="icon" href="/tenant-icon.svg?tenant=acme&#38;kind=favicon48"');
  expect(html).toContain('rel="apple-touch-icon" href="/tenant-icon.svg?tenant=acme&#38;kind=touch180"');
  expect(html).toContain('href="/manifest.webmanifest?tenant=acme"');
  expect(html).not.toMatch(/reckoner|"\/icon/i);
});

test('the page carries the look of the firm for visitors, with the name in the header and the disclaimer on paper, and without its language', () => {
  const html = renderShell(page, {
    ...acme,
    brand: { font: 'serif', headerColor: '#12395b', logoText: 'A"<i>', disclaimer: "'No' advice.", accent: 'x"><script>', language: 'de' },
  });
  const written = /data-brand="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(html).not.toMatch(/<script>|<i>/);
  expect(JSON.parse(written.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))).toEqual({
    ...{ font: 'serif', headerColor: '#12395b', logoText: 'A"<i>', disclaimer: "'No' advice." },
  });
});

test('the bar of the browser has the header color of the firm, in both modes', () => {
  const metas = (brand: Brand) =>
    [...renderShell(page, { ...acme, brand }).matchAll(/<meta name="theme-color" content="([^"]*)"/g)].map(([, color]) => color);
  expect(metas({ headerColor: '#12395b' })).toEqual(['#12395b', '#12395b']);
  expect(metas({})).toEqual(['#ffffff', '#1e1d1a']);
  expect(metas({ headerColor: '"><script>' })).toEqual(['#ffffff', '#1e1d1a']);
});

test('the page on the platform’s host stays as it was built', () => {
  expect(renderShell(page, undefined)).toBe(page);
});
