import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccentShades, accentOf, ownAccent } from './accent.ts';
import { contrast, hexOf, oklchOf, parseHex, rgbOf } from './oklch.ts';

const between = (one: string, other: string) => {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (a === undefined || b === undefined) throw new Error(`${one} or ${other} is no color`);
  return contrast(a, b);
};

function expectReadable(shades: AccentShades, surfaces: readonly string[]): void {
  for (const surface of surfaces) {
    expect(between(shades.accent, surface)).toBeGreaterThanOrEqual(4.5);
    expect(between(shades.accentInk, surface)).toBeGreaterThanOrEqual(4.5);
  }
  expect(between(shades.accentInk, shades.accentSoft)).toBeGreaterThanOrEqual(4.5);
  expect(between(shades.onAccent, shades.accent)).toBeGreaterThanOrEqual(4.5);
}

it('makes every brand color readable, in light and in dark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const accent = accentOf(`#${number.toString(16).padStart(6, '0')}`);
      expectReadable(accent.light, ['#fbfaf8', '#ffffff', '#f4f2ee']);
      expectReadable(accent.dark, ['#161513', '#1e1d1a', '#262521']);
    }),
    { numRuns: 400, seed: 7 },
  );
});

it('keeps a brand color that is already readable', () => {
  expect(accentOf('#12395b').light.accent).toBe('#12395b');
});

it('keeps the hue of a color it darkens', () => {
  const yellow = parseHex('#ffd400');
  const shade = parseHex(accentOf('#ffd400').light.accent);
  if (yellow === undefined || shade === undefined) throw new Error('no color');
  expect(Math.abs(oklchOf(yellow).hue - oklchOf(shade).hue)).toBeLessThan(3);
});

it('falls back to the product’s color for a text that is no color', () => {
  expect(accentOf('teal; background: url(x)')).toEqual(accentOf(ownAccent));
  expect(accentOf(undefined)).toEqual(accentOf(ownAccent));
});

it('computes the WCAG contrast of black on white and of its gray examples', () => {
  expect(between('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(between('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(between('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('turns a color into OKLCH and back', () => {
  for (const hex of ['#000000', '#ffffff', '#ff0000', '#12ab90', '#808080']) {
    const rgb = parseHex(hex);
    if (rgb === undefined) throw new Error('no color');
    expect(hexOf(rgbOf(oklchOf(rgb)))).toBe(hex);
  }
});
