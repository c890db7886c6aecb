import { describe, expect, it } from 'vitest';
import { functionsByName } from '#calculators/functions/functions.ts';
import { lawFunctionsByName } from './law-functions.ts';

type Args = Readonly<Record<string, unknown>>;

function call(name: string, args: Args): unknown {
  return lawFunctionsByName.get(name)?.call(args);
}

const couple = { filing_status: 'married filing jointly', year: 2025 };
const single = { filing_status: 'single', year: 2025 };

/** Examples of agencies, and tables by hand, called by the names and arguments that programs use. */
const vectors: readonly (readonly [by: string, name: string, args: Args, wanted: number])[] = [
  ['SSA, Benefits.html 2025', 'PIA', { aime: 13_689, year: 2025 }, 4020.9],
  ['both bend points of 2026', 'PIA', { aime: 7749, year: 2026 }, 3225.5],
  ['born 1960 or later: 67', 'FULL_RETIREMENT_AGE', { birth_year: 1960 }, 804],
  ['20 CFR 404.410(a): 751.70, paid 751', 'RETIREMENT_BENEFIT', { pia: 980.5, birth_year: 1941, claim_months: 744 }, 751],
  ['124 % at 70', 'RETIREMENT_BENEFIT', { pia: 2000, birth_year: 1960, claim_months: 840 }, 2480],
  ['half less 35 % at 62', 'SPOUSAL_BENEFIT', { worker_pia: 2000, birth_year: 1960, claim_months: 744 }, 650],
  ['SSA, How Work Affects Your Benefits 2025', 'EARNINGS_TEST', { earnings: 33_400, yearly_benefit: 9600, year: 2025 }, 5000],
  ['a third above 62,160', 'EARNINGS_TEST', { earnings: 62_460, yearly_benefit: 9600, year: 2025, year_of_full_age: true }, 100],
  ['IRS Publication 915, example 1', 'TAXABLE_SOCIAL_SECURITY', { benefits: 5980, other_income: 28_990, filing_status: 'Single' }, 2990],
  ['26 CFR 1.401(a)(9)-9(b)', 'SINGLE_LIFE', { age: 50 }, 36.2],
  ['26 CFR 1.401(a)(9)-9(c)', 'UNIFORM_LIFE', { age: 75 }, 24.6],
  ['26 CFR 1.401(a)(9)-9(d)', 'JOINT_LIFE', { age: 75, other_age: 60 }, 28.3],
  ['100,000 ÷ 26.5', 'RMD', { balance: 100_000, age: 73, year: 2025 }, 100_000 / 26.5],
  ['not yet at 72', 'RMD', { balance: 100_000, age: 72, year: 2025 }, 0],
  ['the joint table for a spouse 15 years younger', 'RMD', { balance: 283_000, age: 75, year: 2025, spouse_age: 60 }, 10_000],
  ['26 USC 1(j), 2025: 10 % of 11,925 and 12 % of 75', 'INCOME_TAX', { taxable_income: 12_000, ...single }, 1201.5],
  ['twice that of a couple', 'INCOME_TAX', { taxable_income: 24_000, ...couple }, 2403],
  ['IRS, Questions and Answers on the NIIT', 'NIIT', { investment_income: 90_000, magi: 270_000, status: 'single' }, 2660],
  ['26 % of 200,000 − 88,100 less 20,000', 'AMT', { income: 200_000, regular_tax: 20_000, ...single }, 9094],
  ['92,350 × 15.3 %', 'SE_TAX', { profit: 100_000, ...single }, 14_129.55],
  ['a loss bears nothing', 'SE_TAX', { profit: -100, ...single }, 0],
  ['20 % below the threshold', 'QBI', { business_income: 50_000, taxable_income: 60_000, ...single }, 10_000],
  [
    '20 % of taxable income without gain',
    'QBI',
    { business_income: 50_000, taxable_income: 60_000, net_capital_gain: 20_000, ...single },
    8000,
  ],
  ['40 % above 13,990,000', 'ESTATE_TAX', { gross_estate: 15_000_000, debts: 10_000, year: 2025 }, 400_000],
  ['HUD Mortgagee Letter 2023-05: 0.55 %', 'FHA_ANNUAL_PREMIUM', { term_years: 30, ltv: 0.965, base_loan: 300_000 }, 0.0055],
  ['1.75 %', 'FHA_UPFRONT_PREMIUM', { base_loan: 200_000 }, 3500],
  ['38 USC 3729(b)(2): first use', 'VA_FUNDING_FEE', {}, 0.0215],
  ['later use', 'VA_FUNDING_FEE', { first_use: false }, 0.033],
  ['10 % down', 'VA_FUNDING_FEE', { down_payment: 0.1 }, 0.0125],
  ['400,000 · (0.175 + 8 · 0.013)', 'HECM_PRINCIPAL_LIMIT', { age: 70, home_value: 400_000, year: 2025 }, 111_600],
  ['2 % of 200,000 and 1 % of 100,000', 'HECM_ORIGINATION_FEE', { claim_amount: 300_000 }, 5000],
  ['2 %', 'HECM_UPFRONT_PREMIUM', { claim_amount: 300_000 }, 6000],
];

describe('functions of the law', () => {
  it.each(vectors)('%s: %s of %j', (_by, name, args, wanted) => {
    expect(call(name, args)).toBeCloseTo(wanted, 8);
  });

  it('IRS, Substantially equal periodic payments, question 7: 400,000 at 50 and 4 % pays 11,050, 21,102 or 22,030', () => {
    const pay = (name: string) => Math.round(Number(call(name, { balance: 400_000, age: 50, rate: 0.04 })));
    expect([pay('SEPP_RMD'), pay('SEPP_AMORTIZATION'), pay('SEPP_ANNUITIZATION')]).toEqual([11_050, 21_102, 22_030]);
  });

  it('the average of 35 years of 42,000 at face value is 3,500 a month', () => {
    const years = Array.from({ length: 35 }, (_, at) => 2010 + at);
    expect(call('AIME', { birth_year: 1950, years, earnings: years.map(() => 42_000) })).toBe(3500);
  });

  it('reads a filing status as returns and programs write it', () => {
    const tax = (filing_status: unknown) => call('INCOME_TAX', { taxable_income: 50_000, year: '2026', filing_status });
    for (const joint of ['marriedJoint', 'Married filing jointly', 'married_filing_jointly', 'MFJ', 'joint']) {
      expect(tax(joint)).toBe(tax('qualifying surviving spouse'));
    }
    expect(tax('HOH')).toBe(tax('head of household'));
    expect(tax('mfs')).toBe(tax('marriedSeparate'));
    for (const wrong of ['widow', '', 3, null, ['single']]) expect(tax(wrong)).toMatchObject({ field: 'filing_status' });
  });

  it.each([
    ['PIA', { aime: 1000, year: 1978 }, 'year'],
    ['PIA', { aime: -1, year: 2025 }, 'aime'],
    ['AIME', { birth_year: 1950, years: [2020], earnings: [] }, 'earnings'],
    ['AIME', { birth_year: 1950, years: [1950], earnings: [1] }, 'years'],
    ['AIME', { birth_year: 1950, years: [2020, 2020], earnings: [1, 1] }, 'years'],
    ['AIME', { birth_year: 1950, years: [2020], earnings: [-1] }, 'earnings'],
    ['AIME', { birth_year: 1850, years: [2020], earnings: [1] }, 'birth_year'],
    ['RETIREMENT_BENEFIT', { pia: 1000, birth_year: 1960, claim_months: 66 }, 'claim_months'],
    ['RMD', { balance: 1, age: 75, year: 2019 }, 'year'],
    ['RMD', { balance: -1, age: 75, year: 2025 }, 'balance'],
    ['SINGLE_LIFE', { age: -1 }, 'age'],
    ['JOINT_LIFE', { age: 50, other_age: 131 }, 'other_age'],
    ['SEPP_AMORTIZATION', { balance: 1, age: 50, rate: 4 }, 'rate'],
    ['INCOME_TAX', { taxable_income: 1, filing_status: 'single', year: 'spec' }, 'year'],
    ['NIIT', { investment_income: 2e100, magi: 1, filing_status: 'single' }, 'investment_income'],
    ['ESTATE_TAX', { gross_estate: 1, debts: -1, year: 2025 }, 'debts'],
    ['FHA_ANNUAL_PREMIUM', { term_years: 30, ltv: 96.5, base_loan: 1 }, 'loan_to_value'],
    ['VA_FUNDING_FEE', { down_payment: 5 }, 'down_payment'],
  ])('%s of %j is refused for its %s', (name, args, field) => {
    expect(call(name, args)).toMatchObject({ refused: expect.stringMatching(/^".+\.$/), field });
  });

  it('describe themselves, and share no name with a finance function', () => {
    for (const each of lawFunctionsByName.values()) {
      expect(each.description, each.name).toMatch(/^[A-Z].{10,}\.$/);
      expect(each.source, each.name).toMatch(/USC|CFR|Notice|HUD/);
      expect(functionsByName.has(each.name), each.name).toBe(false);
      const names = each.arguments.flatMap(({ name, also = [] }) => [name, ...also]);
      expect([...new Set(names)], each.name).toEqual(names);
    }
  });
});

describe('lists of earnings', () => {
  const earned = (years: readonly number[], earnings: readonly number[]) => call('AIME', { birth_year: 1960, years, earnings });

  it('accept years from 1970, the first of the wage index, to 2100, and years without earnings', () => {
    expect([earned([1970], [0]), earned([2100], [0]), earned([2020, 2021], [0, 42_000]), earned([], [])]).toEqual([0, 0, 100, 0]);
  });

  it.each([[[1969]], [[2101]], [[2020.5]], [[2020, 1969]], [[2101, 2020]]])('are refused for the years %j', (years) => {
    expect(earned(years, [1, 1].slice(0, years.length))).toEqual({
      refused: '"years" must hold whole years from 1970 to 2100.',
      field: 'years',
    });
  });

  it('are refused for a year given twice, for one negative amount among others, and for lengths that differ', () => {
    expect(earned([2020, 2020], [1, 1])).toEqual({ refused: '"years" must hold each year once.', field: 'years' });
    expect(earned([2020, 2021], [1, -0.01])).toEqual({ refused: '"earnings" must not hold negative amounts.', field: 'earnings' });
    expect(earned([2020, 2021], [1])).toEqual({ refused: '"years" and "earnings" must have the same length.', field: 'earnings' });
  });
});

describe('fractions against the steps of a table in per cent', () => {
  it.each([
    [0.78, 800_000, 0.0015],
    [0.7801, 800_000, 0.004],
    [0.9, 300_000, 0.0015],
    // 1.1 − 0.2 in binary, a digit above 0.9.
    [0.9000000000000001, 300_000, 0.0015],
    [0.9001, 300_000, 0.004],
  ])('HUD Mortgagee Letter 2023-05: 15 years at %d of the value on %d cost %d', (loan_to_value, base_loan, rate) => {
    expect(call('FHA_ANNUAL_PREMIUM', { term_years: 15, loan_to_value, base_loan })).toBeCloseTo(rate, 10);
  });

  it.each([
    [0.0499, 0.033],
    [0.05, 0.015],
    [0.0999, 0.015],
    // 0.3 − 0.2 in binary, a few digits below 0.1.
    [0.09999999999999998, 0.0125],
    [0.1, 0.0125],
  ])('38 USC 3729(b)(2): later use with %d down costs %d', (down_payment, fee) => {
    expect(call('VA_FUNDING_FEE', { down_payment, first_use: false })).toBeCloseTo(fee, 10);
  });
});
