import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tenantIcon, webManifest } from './web-manifest.ts';

const Manifest = z.object({ screenshots: z.array(z.object({ src: z.string(), sizes: z.string(), form_factor: z.string() })) });

/** Width and height of a JPEG, from the header of its frame. */
function jpegSize(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return '';
}

test('the dialog that installs the app has a wide and a narrow picture, in the size that the manifest names', () => {
  const { screenshots } = Manifest.parse(webManifest(undefined, false));
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
  for (const { src, sizes } of screenshots) expect(jpegSize(readFileSync(`pwa/public${src}`))).toBe(sizes);
});

const acme = { id: 'id', name: 'Acme', subdomain: 'acme', icons: {}, calculators: [], open: null };

test('the window of the installed app has the header color of the firm, or else its brand color', () => {
  expect(webManifest({ ...acme, brand: { accent: '#0f766e', headerColor: '#12395b' } }, true)).toMatchObject({ theme_color: '#12395b' });
  expect(webManifest({ ...acme, brand: { accent: '#0f766e' } }, true)).toMatchObject({ theme_color: '#0f766e' });
});

test('the manifest of a firm tells its app the look for visitors, and that of the platform has none', () => {
  const brand = { headerColor: '#12395b', logoText: 'Acme', accent: 'red}', language: 'de' } as const;
  expect(webManifest({ ...acme, brand }, true)).toMatchObject({ name: 'Acme', brand: { headerColor: '#12395b', logoText: 'Acme' } });
  const sent = JSON.parse(JSON.stringify(webManifest({ ...acme, brand }, true)));
  expect(Object.keys(sent.brand)).toEqual(['headerColor', 'logoText']);
  expect(webManifest({ ...acme, brand: {} }, false)).toMatchObject({ brand: {} });
  expect(webManifest(undefined, false)).not.toHaveProperty('brand');
});

test('the drawn icon of a firm has its corners and its font', () => {
  expect(tenantIcon({ ...acme, brand: {} })).toContain('rx="96" fill="#1e1d1a"');
  const icon = tenantIcon({ ...acme, brand: { accent: '#0f766e', cornerRadius: 'none', font: 'serif' } });
  expect(icon).toContain('rx="0" fill="#0f766e"');
  expect(icon).toMatch(/font-family="Charter,[^"]*serif"/);
});
