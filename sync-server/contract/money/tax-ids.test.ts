import { describe, expect, it } from 'vitest';
import { isUnionVatId, taxIdProblem } from './tax-ids.ts';

/** Registered numbers from the documentation of python-stdnum, an independent implementation. */
const valid = [
  ['DE', 'DE 136 695 976'],
  ['AT', 'ATU13585627'],
  ['FR', 'FR40303265045'],
  ['IT', 'IT00743110157'],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL002455799B11'],
  ['BE', 'BE0428759497'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESJ99216582'],
  ['PL', 'PL8567346215'],
] as const;

const wrong = [
  ['DE', 'DE136695978'],
  ['AT', 'ATU13585626'],
  ['FR', 'FR41303265045'],
  ['IT', 'IT00743110158'],
  ['NL', 'NL123456789B90'],
  ['BE', 'BE0431150351'],
  ['ES', 'ES54362315Z'],
  ['ES', 'ESJ99216583'],
] as const;

describe('a tax ID', () => {
  it.each(valid)('of %s is taken: %s', (country, taxId) => {
    expect(taxIdProblem(country, taxId)).toBeUndefined();
    expect(isUnionVatId(country, taxId)).toBe(true);
  });

  it.each(wrong)('of %s with a wrong check digit is refused: %s', (country, taxId) => {
    expect(taxIdProblem(country, taxId)).toBe('The check digit of this VAT ID is wrong. Compare it with your registration.');
    expect(isUnionVatId(country, taxId)).toBe(false);
  });

  it('of another country or in another form is refused with the form that is expected', () => {
    expect(taxIdProblem('DE', 'ATU13585627')).toBe('A VAT ID of this country begins with DE and looks like DE123456789.');
    expect(taxIdProblem('DE', 'DE12345')).toBe('A VAT ID of this country begins with DE and looks like DE123456789.');
    expect(taxIdProblem('', 'DE136695978')).toBe('The check digit of this VAT ID is wrong. Compare it with your registration.');
  });

  it('of a firm in the United States is an EIN', () => {
    expect(taxIdProblem('US', '12-3456789')).toBeUndefined();
    expect(taxIdProblem('US', '123')).toBe('Write the EIN with nine digits, such as 12-3456789.');
  });

  it('may be left out, and is not checked where its form is not known', () => {
    for (const [country, taxId] of [
      ['DE', ''],
      ['JP', 'T1234567890123'],
      ['', '98-7654321'],
    ] as const)
      expect(taxIdProblem(country, taxId)).toBeUndefined();
  });
});
