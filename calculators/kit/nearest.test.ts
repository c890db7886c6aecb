import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('the nearest word', () => {
  const words = ['PMT', 'PPMT', 'IPMT', 'CUMIPMT', 'mortgage-payment'];

  it.each([
    ['PTM', 'PMT'],
    ['pmtt', 'PMT'],
    ['CUMPMT', 'CUMIPMT'],
    ['morgage-payment', 'mortgage-payment'],
    ['PMT', 'PMT'],
  ])('to %s is %s', (word, wanted) => {
    expect(nearest(word, words)).toBe(wanted);
  });

  it('is none where more than half of the letters would change', () => {
    expect(nearest('XYZ', words)).toBeUndefined();
    expect(nearest('', words)).toBeUndefined();
    expect(nearest('PMT', [])).toBeUndefined();
  });

  it('is the first of equally near ones', () => {
    expect(nearest('XPMT', words)).toBe('PMT');
  });
});
