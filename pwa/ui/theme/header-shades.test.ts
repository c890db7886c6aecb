import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HeaderShades, headerColorsOf } from './header-shades.ts';
import { contrast, oklchOf, parseHex } from './oklch.ts';

const rgb = (hex: string) => {
  const parsed = parseHex(hex);
  if (parsed === undefined) throw new Error(`${hex} is no color`);
  return parsed;
};
const between = (one: string, other: string) => contrast(rgb(one), rgb(other));

function expectReadable({ header, onHeader, hover }: HeaderShades): void {
  expect(between(onHeader, header)).toBeGreaterThanOrEqual(4.5);
  expect(between(onHeader, hover)).toBeGreaterThanOrEqual(4.5);
}

it('gives text that is readable on every header color, at rest and pointed at, in light and in dark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const colors = headerColorsOf(`#${number.toString(16).padStart(6, '0')}`);
      if (colors === undefined) throw new Error('no color');
      expectReadable(colors.light);
      expectReadable(colors.dark);
      expect(colors.dark.onHeader).toBe('#ffffff');
    }),
    { numRuns: 400, seed: 11 },
  );
});

it('shows a color as it is in light mode, and dims a bright one in dark mode without changing its hue', () => {
  const yellow = headerColorsOf('#ffd400');
  expect(yellow?.light).toMatchObject({ header: '#ffd400', onHeader: '#000000' });
  expect(Math.abs(oklchOf(rgb(yellow?.dark.header ?? '')).hue - oklchOf(rgb('#ffd400')).hue)).toBeLessThan(3);
  expect(headerColorsOf('#12395b')?.dark.header).toBe('#12395b');
});

it('gives no shades for a text that is no color', () => {
  expect(headerColorsOf('navy;}*{display:none')).toBeUndefined();
  expect(headerColorsOf(undefined)).toBeUndefined();
});
