import { expect, it } from 'vitest';
import { counted, dollars, duration, factor, multiple, number, percent, wholeDollars } from './words.ts';

it('writes money in US dollars with a real minus and never a negative zero', () => {
  expect([dollars(1516.96), dollars(-1516.96), dollars(-0.001), dollars(0.005)]).toEqual([
    '$1,516.96',
    '\u2212$1,516.96',
    '$0.00',
    '$0.01',
  ]);
  expect([dollars(-0.005), wholeDollars(-0.5), percent(-0.005)]).toEqual(['\u2212$0.01', '\u2212$1', '\u22120.01%']);
  expect([wholeDollars(1516.96), wholeDollars(-0.4), wholeDollars(0.004), wholeDollars(-2.6)]).toEqual([
    '$1,517',
    '\u2212$0.40',
    '$0',
    '\u2212$3',
  ]);
});

it('[R-CUI-28] writes per cent with two decimals and numbers with up to two', () => {
  expect([percent(8.25), percent(8), percent(-1.234), percent(-0.001)]).toEqual(['8.25%', '8.00%', '\u22121.23%', '0.00%']);
  expect([number(1234.5), number(1234), number(-0.001)]).toEqual(['1,234.5', '1,234', '0']);
});

it('never rounds up to the whole: 99.997% does not seem to reach 100.00%', () => {
  expect([99.98, 99.99, 99.994, 99.997, 99.9999999, 100, 100.004, -99.997].map(percent)).toEqual([
    '99.98%',
    '99.99%',
    '99.99%',
    '99.99%',
    '99.99%',
    '100.00%',
    '100.00%',
    '\u2212100.00%',
  ]);
  // Values that are slightly below a whole number in binary.
  for (let parts = 1; parts <= 1000; parts++) expect(percent((100 / parts) * parts)).toBe('100.00%');
});

it('rounds a multiple to the nearest hundredth, but never up to a quarter: 1.2499 does not seem to meet a limit of 1.25', () => {
  expect([1.2499, 1.25, 1.3487, 5 / 3, 1.15, 0.999, 2.1, 1234.567, 0, -0.506].map(multiple)).toEqual([
    '1.24',
    '1.25',
    '1.35',
    '1.67',
    '1.15',
    '0.99',
    '2.1',
    '1,234.57',
    '0',
    '\u22120.51',
  ]);
  for (let hundredths = 0; hundredths <= 1000; hundredths++) expect(multiple((hundredths * 7) / 700)).toBe(number(hundredths / 100));
});

it('rounds half a hundredth of a multiple up, though binary holds it a little short: 1.005 is 1.01', () => {
  expect(1.005 * 100).toBeLessThan(100.5);
  expect([1.005, 1.0049, 4.035].map(multiple)).toEqual(['1.01', '1', '4.04']);
});

it('writes a factor with up to three decimals', () => {
  expect([0.279, 0.28, 1, -0.0004].map(factor)).toEqual(['0.279', '0.28', '1', '0']);
});

it('writes months as years and months', () => {
  expect([0, 1, 11, 12, 13, 24, 98, 360].map(duration)).toEqual([
    '0 months',
    '1 month',
    '11 months',
    '1 year',
    '1 year and 1 month',
    '2 years',
    '8 years and 2 months',
    '30 years',
  ]);
  expect([duration(-3), duration(11.6)]).toEqual(['0 months', '1 year']);
  expect([counted(1, 'trial'), counted(2, 'trial')]).toEqual(['1 trial', '2 trials']);
  expect([counted(0.999, 'day'), counted(1.004, 'day'), counted(1.25, 'day')]).toEqual(['1 day', '1 day', '1.25 days']);
});
