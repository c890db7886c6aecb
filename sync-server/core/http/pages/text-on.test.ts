import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tenantIcon } from './web-manifest.ts';

/** Contrast as defined by WCAG 2.2, computed here from the definition. */
function contrast(one: string, other: string): number {
  const luminance = (color: string): number => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
}

test('the letter of a tenant without a picture is readable on any color of the tenant', () => {
  const letterOn = (accent: string): string => {
    const icon = tenantIcon({ id: 'id', name: 'Acme', subdomain: 'acme', brand: { accent }, icons: {}, calculators: [], open: null });
    return /<text[^>]* fill="(#[0-9a-f]{6})"/.exec(icon)?.[1] ?? '';
  };
  expect(contrast(letterOn('#ffe600'), '#ffe600')).toBeGreaterThanOrEqual(4.5);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const accent = `#${number.toString(16).padStart(6, '0')}`;
      expect(contrast(letterOn(accent), accent)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});
