import { describe, expect, it } from 'vitest';
import { functionsByName } from '#calculators/functions/functions.ts';
import { lawFunctionsByName } from '#calculators/functions/law/law-functions.ts';
import { creditFunctionsByName } from './credit-functions.ts';

function call(name: string, args: Readonly<Record<string, unknown>>) {
  return creditFunctionsByName.get(name)?.call(args);
}

describe('forward rates', () => {
  it.each([
    // 1.04^3 ÷ 1.03^2 − 1; Hull, ch. 4: 3 % for two years and 4 % for three, continuous, give 6 %.
    [{ start_rate: 0.03, end_rate: 0.04, start_years: 2, end_years: 3 }, 0.0602922047318315],
    [{ start_rate: 0.03, end_rate: 0.04, start_years: 2, end_years: 3, compounding: 0 }, 0.06],
    // 2 · ((1.02^6 ÷ 1.015^4)^½ − 1)
    [{ start_rate: 0.03, end_rate: 0.04, start_years: 2, end_years: 3, compounding: 2 }, 0.06014802591666912],
    [{ start_rate: 0.03, end_rate: 0.04, start_years: 0, end_years: 3 }, 0.04],
    [{ start_rate: 0.04, end_rate: 0.04, start_years: 1, end_years: 7, compounding: 4 }, 0.04],
  ])('between times in years: %j', (args, forward) => {
    expect(call('FORWARD_RATE_YEARS', args)).toBeCloseTo(forward, 12);
  });

  it('between two dates count years of 365 days', () => {
    const dates = { value_date: '2026-07-01', start_date: '2027-07-01', end_date: '2028-07-01' };
    // (1.05^(731 ÷ 365) ÷ 1.04)^(365 ÷ 366) − 1
    expect(call('FORWARD_RATE', { ...dates, start_rate: 0.04, end_rate: 0.05 })).toBeCloseTo(0.06006843689096786, 12);
  });

  it.each([
    [{ value_date: '2026-07-01', start_date: '2026-06-30', end_date: '2028-07-01' }, 'start_date'],
    [{ value_date: '2026-07-01', start_date: '2027-07-01', end_date: '2027-07-01' }, 'end_date'],
  ])('of dates out of order are refused', (dates, field) => {
    expect(call('FORWARD_RATE', { ...dates, start_rate: 0.04, end_rate: 0.05 })).toMatchObject({ field });
  });
});

describe('credit cards', () => {
  it('have an effective rate above the APR', () => {
    // (1 + 0.24 ÷ 365)^365 − 1 and 1.015^12 − 1
    expect(call('CARD_EFFECTIVE_RATE', { apr: 0.24 })).toBeCloseTo(0.27114889144128895, 12);
    expect(call('CARD_EFFECTIVE_RATE', { apr: 0.18, periods_per_year: 12 })).toBeCloseTo(0.19561817146153393, 12);
    expect(call('CARD_EFFECTIVE_RATE', { apr: 0 })).toBe(0);
  });

  it.each([
    // Month by month in Python.
    [{ balance: 5000, apr: 0.18, payment: 200 }, 32, 1313.9639987067328],
    [{ balance: 10000, apr: 0.2499, payment: 250 }, 87, 11709.038161230972],
    [{ balance: 1000, apr: 0, payment: 300 }, 4, 0],
    [{ balance: 1000, apr: 0, payment: 250 }, 4, 0],
    [{ balance: 0, apr: 0.18, payment: 200 }, 0, 0],
  ])('are paid off: %j', (card, months, interest) => {
    expect(call('CARD_PAYOFF_MONTHS', card)).toBe(months);
    expect(call('CARD_PAYOFF_INTEREST', card)).toBeCloseTo(interest, 6);
  });

  it('ask for a payment above the interest, and tell the payment for a term', () => {
    expect(call('CARD_PAYOFF_MONTHS', { balance: 5000, apr: 0.24, payment: 100 })).toMatchObject({ field: 'payment' });
    // 5,000 · 0.015 ÷ (1 − 1.015^−24)
    expect(call('CARD_PAYMENT', { balance: 5000, apr: 0.18, months: 24 })).toBeCloseTo(249.620509847545, 9);
  });
});

describe('leases', () => {
  const lease = { capitalized_cost: 30000, residual_value: 18000, months: 36 };

  it('turn a money factor into a rate and back: 0.0025 is 6 %', () => {
    expect(call('MONEY_FACTOR_TO_APR', { money_factor: 0.0025 })).toBeCloseTo(0.06, 12);
    expect(call('APR_TO_MONEY_FACTOR', { apr: 0.06 })).toBeCloseTo(0.0025, 12);
    expect(call('APR_TO_MONEY_FACTOR', { apr: 0.065 })).toBeCloseTo(0.0027083333333333334, 12);
  });

  it('pay depreciation and rent, and have an exact rate of their own', () => {
    // 12,000 ÷ 36 + 48,000 · 0.0025; the rate by bisection in Python, payments in advance.
    expect(call('LEASE_PAYMENT', { ...lease, money_factor: 0.0025 })).toBeCloseTo(453.3333333333333, 9);
    expect(call('LEASE_APR', { ...lease, payment: 1360 / 3 })).toBeCloseTo(0.060267571223913574, 10);
  });

  it.each([
    ['LEASE_APR', { ...lease, months: 0, payment: 400 }, 'months'],
    ['LEASE_PAYMENT', { ...lease, money_factor: -1 }, 'money_factor'],
    ['MONEY_FACTOR_TO_APR', { money_factor: -0.1 }, 'money_factor'],
    ['CARD_PAYMENT', { balance: -1, apr: 0.1, months: 12 }, 'balance'],
  ])('%s refuses what makes no sense', (name, args, field) => {
    expect(call(name, args)).toMatchObject({ field });
  });
});

it('describe themselves, and share no name with another function', () => {
  for (const each of creditFunctionsByName.values()) {
    expect(each.description, each.name).toMatch(/^[A-Z].{10,}\.$/);
    expect(each.source, each.name).toMatch(/Regulation|Hull/);
    expect(functionsByName.has(each.name) || lawFunctionsByName.has(each.name), each.name).toBe(false);
  }
});
