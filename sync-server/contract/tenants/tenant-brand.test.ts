import { describe, expect, it, test } from 'vitest';
import { brandFonts, cornerRadii, fontStacks, radiusScales } from './brand-choices.ts';
import { Brand, TenantBrand } from './tenant-brand.ts';

const refusalOf = (brand: unknown) => TenantBrand.safeParse(brand).error?.issues[0]?.message;

describe('the brand of a firm', () => {
  test.each([
    [{ cornerRadius: '999px' }, 'Choose one of the corner shapes'],
    [{ cornerRadius: '6px;}*{display:none' }, 'Choose one of the corner shapes'],
    [{ font: "x';}</style><script>" }, 'Choose one of the fonts'],
    [{ font: 'constructor' }, 'Choose one of the fonts'],
    [{ headerColor: 'red;}' }, 'The color must be written like #0f766e'],
    [{ headerColor: '#fff' }, 'The color must be written like #0f766e'],
    [{ logoDarkUrl: 'javascript:alert(1)' }, 'The logo must be an https address'],
    [{ logoDarkUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'The logo must be an https address'],
    [{ logoDarkUrl: 'https://10.0.0.1/logo.svg' }, 'The logo must be an https address'],
    [{ logoDarkUrl: `https://cdn.example/${'a'.repeat(500)}` }, 'The logo must be an https address'],
  ])('refuses %j', (brand, sentence) => {
    expect(refusalOf(brand)).toBe(sentence);
  });

  it('offers every choice of corners and fonts', () => {
    for (const cornerRadius of cornerRadii) expect(refusalOf({ cornerRadius })).toBeUndefined();
    for (const font of brandFonts) expect(refusalOf({ font })).toBeUndefined();
  });

  it('keeps the rest of a stored brand when one value no longer fits', () => {
    const kept = { accent: '#0f766e', headerColor: 'navy', font: 'comic', logoDarkUrl: 'https://cdn.example/dark.svg', invented: 1 };
    expect(Brand.parse(kept)).toEqual({ accent: '#0f766e', logoDarkUrl: 'https://cdn.example/dark.svg' });
  });

  it('reaches a device although a newer server has choices that it does not know', () => {
    const read = Brand.parse({ accent: '#0f766e', cornerRadius: 'squircle', font: 'blackletter' });
    expect(read.accent).toBe('#0f766e');
    expect([read.cornerRadius, read.font]).toEqual([undefined, undefined]);
  });
});

describe('the choices', () => {
  it('name fonts that need no download, in text that is safe in an attribute and in a style', () => {
    for (const stack of Object.values(fontStacks)) {
      expect(stack).toMatch(/^[A-Za-z0-9 ,'-]+$/);
      expect(stack).toMatch(/,(sans-serif|serif)$/);
    }
  });

  it('grow from square to round at every step', () => {
    for (const step of ['sm', 'md', 'lg'] as const) {
      const sizes = cornerRadii.map((radius) => radiusScales[radius][step]);
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
      expect([...new Set(sizes)]).toEqual(sizes);
      expect(sizes[0]).toBe(0);
    }
  });
});
