import { expect, it } from 'vitest';
import { callFunction } from '#calculators/functions/functions.ts';

it.each([
  ['Excel: 1 and 2/16', 'DOLLARDE', { fractional_dollar: 1.02, fraction: 16 }, 1.125],
  ['Excel: 1 and 10/32', 'DOLLARDE', { fractional_dollar: 1.1, fraction: 32 }, 1.3125],
  ['100 and 5/8, minus', 'DOLLARDE', { fractional_dollar: -100.5, fraction: 8.9 }, -100.625],
  ['a fraction of ones', 'DOLLARDE', { fractional_dollar: 3.5, fraction: 1 }, 3.5],
  ['Excel: 1 and 2/16', 'DOLLARFR', { decimal_dollar: 1.125, fraction: 16 }, 1.02],
  ['Excel: 1 and 4/32', 'DOLLARFR', { decimal_dollar: 1.125, fraction: 32 }, 1.04],
  ['minus 100 and 5/8', 'DOLLARFR', { decimal_dollar: -100.625, fraction: 8 }, -100.5],
  ['12 CFR 1026.14(c)(1): 1.5 % of 500, monthly', 'OPEN_END_APR', { finance_charge: 7.5, balance: 500 }, 0.18],
  ['12 CFR 1026.14(c)(2): a minimum charge of 1 on 40', 'OPEN_END_APR', { finance_charge: 1, balance: 40 }, 0.3],
  [
    '12 CFR 1026.14(c)(3): 1.5 % of 100 and 3 % of a transaction of 100',
    'OPEN_END_APR',
    { finance_charge: 4.5, balance: 100, transactions: 100, periodic_rate: 0.015 },
    0.27,
  ],
  [
    '12 CFR 1026.14(c)(3): never below the largest periodic rate',
    'OPEN_END_APR',
    { finance_charge: 1, balance: 100, transactions: 100, periodic_rate: 0.015 },
    0.18,
  ],
  ['twelve cycles unless said otherwise', 'OPEN_END_APR', { finance_charge: 1, balance: 100, periods_per_year: 52 }, 0.52],
] as const)('%s: %s', (_by, name, args, wanted) => {
  expect(callFunction(name, args)).toBeCloseTo(wanted, 12);
});

it('refuses a fraction below 1 and a cycle without a balance', () => {
  expect(callFunction('DOLLARDE', { fractional_dollar: 1.02, fraction: 0.5 })).toMatchObject({ field: 'fraction' });
  expect(callFunction('DOLLARFR', { decimal_dollar: 1.02, fraction: -3 })).toMatchObject({ field: 'fraction' });
  expect(callFunction('OPEN_END_APR', { finance_charge: 1, balance: 0 })).toMatchObject({ field: 'balance' });
});
