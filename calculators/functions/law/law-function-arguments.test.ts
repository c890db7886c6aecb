import { describe, expect, it } from 'vitest';
import { completeSets } from '#calculators/figures/set.ts';
import { lawFunctionsByName } from './law-functions.ts';

type Args = Readonly<Record<string, unknown>>;

interface Example {
  /** Origin of the value, obtained without this code. */
  readonly by: string;
  readonly args: Args;
  readonly wanted: number;
  /** Decimal places; agencies print whole dollars. */
  readonly places?: number;
}

function call(name: string, args: Args): unknown {
  return lawFunctionsByName.get(name)?.call(args);
}

const single = { filing_status: 'single', year: 2025 };
const lastYear = Number(completeSets.at(-1));
const series = { balance: 400_000, age: 50, rate: 0.04 };
const bySepp = 'IRS, Substantially equal periodic payments, question 7';

/** Each function with every argument given. */
const examples: Readonly<Record<string, Example>> = {
  AIME: {
    by: 'two years of 42,000 at face value from age 60 on, over 420 months',
    args: { birth_year: 1960, years: [2020, 2021], earnings: [42_000, 42_000] },
    wanted: 200,
  },
  PIA: { by: 'SSA, Benefits.html 2025', args: { aime: 13_689, year: 2025 }, wanted: 4020.9 },
  FULL_RETIREMENT_AGE: { by: '42 USC 416(l): born 1960 or later, 67', args: { birth_year: 1960 }, wanted: 804 },
  RETIREMENT_BENEFIT: {
    by: '20 CFR 404.410(a): 751.70, paid 751',
    args: { pia: 980.5, birth_year: 1941, claim_months: 744 },
    wanted: 751,
  },
  SPOUSAL_BENEFIT: {
    by: 'half of 2,000 less 600, less 35 % at 62',
    args: { worker_pia: 2000, birth_year: 1960, claim_months: 744, own_pia: 600 },
    wanted: 260,
  },
  SURVIVOR_BENEFIT: {
    by: 'SSA: 71.5 % at 60; the deceased had 1,400 of 2,000, so at most the larger of that and 1,650',
    args: { worker_pia: 2000, birth_year: 1962, claim_months: 720, worker_benefit: 1400 },
    wanted: 1430,
  },
  COLA_PIA: {
    by: '2,000.00 + 8.7 % = 2,174.00; + 3.2 % = 2,243.568, down to the dime',
    args: { pia: 2000, eligibility_year: 2022, until_year: 2024 },
    wanted: 2243.5,
  },
  EARNINGS_TEST: {
    by: 'a third of the 300 above 62,160',
    args: { earnings: 62_460, yearly_benefit: 9600, year: 2025, year_of_full_age: true },
    wanted: 100,
  },
  TAXABLE_SOCIAL_SECURITY: {
    by: 'half of 12,000 and 85 % of the 6,000 above 44,000',
    args: { benefits: 30_000, other_income: 35_000, filing_status: 'joint' },
    wanted: 11_100,
  },
  SINGLE_LIFE: { by: '26 CFR 1.401(a)(9)-9(b)', args: { age: 50 }, wanted: 36.2 },
  UNIFORM_LIFE: { by: '26 CFR 1.401(a)(9)-9(c)', args: { age: 75 }, wanted: 24.6 },
  JOINT_LIFE: { by: '26 CFR 1.401(a)(9)-9(d)', args: { age: 75, other_age: 60 }, wanted: 28.3 },
  RMD: { by: '283,000 ÷ 28.3', args: { balance: 283_000, age: 75, year: 2025, spouse_age: 60 }, wanted: 10_000 },
  SEPP_RMD: { by: bySepp, args: series, wanted: 11_050, places: 0 },
  SEPP_AMORTIZATION: { by: bySepp, args: series, wanted: 21_102, places: 0 },
  SEPP_ANNUITIZATION: { by: bySepp, args: series, wanted: 22_030, places: 0 },
  INCOME_TAX: { by: '10 % of 11,925 and 12 % of 75', args: { taxable_income: 12_000, ...single }, wanted: 1201.5 },
  TAX_TABLE: { by: '2025: 10 % of 11,925 and 12 % of 12,350, up to the dollar', args: { taxable_income: 24_250, ...single }, wanted: 2675 },
  AMT: {
    by: '26 % of 300,000 − 88,100 − 100,000 and 15 % of 100,000, less 40,000',
    args: { income: 300_000, regular_tax: 40_000, preferential_gain: 100_000, ordinary_taxable_income: 150_000, ...single },
    wanted: 4094,
  },
  NIIT: {
    by: 'IRS, Questions and Answers on the NIIT: 3.8 % of 70,000',
    args: { investment_income: 90_000, modified_agi: 270_000, filing_status: 'single' },
    wanted: 2660,
  },
  SE_TAX: {
    by: '12.4 % of 176,100 − 150,000 and 2.9 % of 92,350',
    args: { profit: 100_000, wages: 150_000, ...single },
    wanted: 5914.55,
  },
  QBI: {
    // Half of the range and half kept: 10,000 less half of what exceeds 25 % of 10,000 of wages and 2.5 % of 150,000 of property.
    by: '10,000 − ½ · (10,000 − 6,250)',
    args: {
      business_income: 100_000,
      taxable_income: 222_300,
      net_capital_gain: 1000,
      service_trade: true,
      wages_paid: 20_000,
      property: 300_000,
      ...single,
    },
    wanted: 8125,
  },
  ESTATE_TAX: {
    by: '40 % of 20,000,000 − 2,000,000 + 1,000,000 − 13,990,000 − 2,000,000',
    args: {
      gross_estate: 20_000_000,
      debts: 500_000,
      expenses: 100_000,
      charitable_deductions: 300_000,
      marital_deduction: 1_100_000,
      prior_gifts: 1_000_000,
      spousal_exclusion: 2_000_000,
      year: 2025,
    },
    wanted: 1_204_000,
  },
  TENTATIVE_ESTATE_TAX: { by: '26 USC 2001(c): 345,800 at 1,000,000', args: { amount: 1_000_000 }, wanted: 345_800 },
  UNIFIED_CREDIT: {
    by: '345,800 + 40 % of 13,990,000 + 10,000 − 1,000,000',
    args: { year: 2025, spousal_exclusion: 10_000 },
    wanted: 5_545_800,
  },
  FHA_ANNUAL_PREMIUM: {
    by: 'HUD Mortgagee Letter 2023-05: 15 basis points up to 15 years and 90 %',
    args: { term_years: 15, loan_to_value: 0.9, base_loan: 300_000 },
    wanted: 0.0015,
  },
  FHA_UPFRONT_PREMIUM: { by: '175 basis points of 200,000', args: { base_loan: 200_000 }, wanted: 3500 },
  VA_FUNDING_FEE: { by: '38 USC 3729(b)(2): first use, below 5 %', args: { down_payment: 0.049, first_use: true }, wanted: 0.0215 },
  HECM_PRINCIPAL_LIMIT: {
    by: 'HUD table at 70 and 6.000: 400,000 · 0.415',
    args: { age: 70, home_value: 400_000, year: 2025, expected_rate: 0.06 },
    wanted: 166_000,
  },
  HECM_ORIGINATION_FEE: { by: '2 % of 200,000 and 1 % of 100,000', args: { claim_amount: 300_000 }, wanted: 5000 },
  HECM_UPFRONT_PREMIUM: { by: '2 % of 300,000', args: { claim_amount: 300_000 }, wanted: 6000 },
};

function spoilt(name: string, argument: string, value: unknown): unknown {
  return call(name, { ...examples[name]?.args, [argument]: value });
}

/** Argument names in other programs, and the documented name of each. */
const alsoYear = { tax_year: 'year' };
const alsoStatus = { status: 'filing_status' };
const alsoBorn = { year_of_birth: 'birth_year' };
const alsoClaim = { claim_age_months: 'claim_months' };
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AIME: alsoBorn,
  PIA: { eligibility_year: 'year' },
  FULL_RETIREMENT_AGE: alsoBorn,
  RETIREMENT_BENEFIT: { ...alsoBorn, ...alsoClaim },
  SPOUSAL_BENEFIT: { ...alsoBorn, ...alsoClaim },
  SURVIVOR_BENEFIT: { ...alsoBorn, ...alsoClaim },
  EARNINGS_TEST: alsoYear,
  TAXABLE_SOCIAL_SECURITY: alsoStatus,
  JOINT_LIFE: { spouse_age: 'other_age', beneficiary_age: 'other_age' },
  RMD: alsoYear,
  INCOME_TAX: { ...alsoStatus, ...alsoYear },
  TAX_TABLE: { ...alsoStatus, ...alsoYear },
  AMT: { amti: 'income', ...alsoStatus, ...alsoYear },
  NIIT: { magi: 'modified_agi', modified_adjusted_gross_income: 'modified_agi', ...alsoStatus },
  SE_TAX: { net_profit: 'profit', ...alsoStatus, ...alsoYear },
  QBI: { qbi: 'business_income', ...alsoStatus, ...alsoYear, sstb: 'service_trade', w2_wages: 'wages_paid', ubia: 'property' },
  ESTATE_TAX: { ...alsoYear, dsue: 'spousal_exclusion' },
  UNIFIED_CREDIT: { ...alsoYear, dsue: 'spousal_exclusion' },
  FHA_ANNUAL_PREMIUM: { ltv: 'loan_to_value' },
  HECM_PRINCIPAL_LIMIT: alsoYear,
};

/** Arguments that may not be negative. */
const amounts: Readonly<Record<string, readonly string[]>> = {
  PIA: ['aime'],
  RETIREMENT_BENEFIT: ['pia'],
  SPOUSAL_BENEFIT: ['worker_pia', 'own_pia'],
  EARNINGS_TEST: ['earnings', 'yearly_benefit'],
  TAXABLE_SOCIAL_SECURITY: ['benefits'],
  RMD: ['balance'],
  SEPP_RMD: ['balance'],
  SEPP_AMORTIZATION: ['balance'],
  SEPP_ANNUITIZATION: ['balance'],
  AMT: ['regular_tax', 'preferential_gain', 'ordinary_taxable_income'],
  SE_TAX: ['wages'],
  QBI: ['net_capital_gain', 'wages_paid', 'property'],
  ESTATE_TAX: ['gross_estate', 'debts', 'expenses', 'charitable_deductions', 'marital_deduction', 'prior_gifts', 'spousal_exclusion'],
  FHA_ANNUAL_PREMIUM: ['term_years', 'base_loan'],
  FHA_UPFRONT_PREMIUM: ['base_loan'],
  HECM_PRINCIPAL_LIMIT: ['home_value'],
  HECM_ORIGINATION_FEE: ['claim_amount'],
  HECM_UPFRONT_PREMIUM: ['claim_amount'],
};

/** Arguments that may be negative because of a loss. */
const incomes: Readonly<Record<string, readonly string[]>> = {
  TAXABLE_SOCIAL_SECURITY: ['other_income'],
  INCOME_TAX: ['taxable_income'],
  AMT: ['income'],
  NIIT: ['investment_income', 'modified_agi'],
  SE_TAX: ['profit'],
  QBI: ['business_income', 'taxable_income'],
};

const ages = [0, 130, 1] as const;
const born = [1900, 2100, 1] as const;
const claims = [744, 1560, 1] as const;
const share = [0, 1, 0.0001] as const;
/** Minimum, maximum, and a distance that is just outside. */
const ranges: readonly (readonly [name: string, argument: string, range: readonly [number, number, number]])[] = [
  ['AIME', 'birth_year', born],
  ['PIA', 'year', [1979, lastYear, 1]],
  ['FULL_RETIREMENT_AGE', 'birth_year', born],
  ['RETIREMENT_BENEFIT', 'birth_year', born],
  ['RETIREMENT_BENEFIT', 'claim_months', claims],
  ['SPOUSAL_BENEFIT', 'birth_year', born],
  ['SPOUSAL_BENEFIT', 'claim_months', claims],
  ['SINGLE_LIFE', 'age', ages],
  ['UNIFORM_LIFE', 'age', ages],
  ['JOINT_LIFE', 'age', ages],
  ['JOINT_LIFE', 'other_age', ages],
  ['RMD', 'age', ages],
  ['RMD', 'spouse_age', ages],
  ['SEPP_RMD', 'age', ages],
  ['SEPP_RMD', 'rate', share],
  ['SEPP_AMORTIZATION', 'age', ages],
  ['SEPP_AMORTIZATION', 'rate', share],
  ['SEPP_ANNUITIZATION', 'age', ages],
  ['SEPP_ANNUITIZATION', 'rate', share],
  ['FHA_ANNUAL_PREMIUM', 'loan_to_value', share],
  ['VA_FUNDING_FEE', 'down_payment', share],
  ['HECM_PRINCIPAL_LIMIT', 'age', ages],
];

function rows(byFunction: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] {
  return Object.entries(byFunction).flatMap(([name, list]) => list.map((argument) => [name, argument] as const));
}

describe('arguments of the functions of the law', () => {
  it.each(Object.entries(examples))('%s with every argument given equals a worked example', (name, example) => {
    const known = lawFunctionsByName.get(name)?.arguments.map((argument) => argument.name) ?? [];
    expect(Object.keys(example.args).sort()).toEqual(known.toSorted());
    expect(call(name, example.args), example.by).toBeCloseTo(example.wanted, example.places ?? 8);
  });

  it('every function has a worked example with all arguments', () => {
    expect([...lawFunctionsByName.keys()].sort()).toEqual(Object.keys(examples).sort());
  });

  it('20 % of taxable income without a net capital gain of 190,000 caps the business deduction at 6,460', () => {
    expect(spoilt('QBI', 'net_capital_gain', 190_000)).toBeCloseTo(6460, 8);
  });

  it.each([...lawFunctionsByName.values()])('$name accepts exactly the listed other names of its arguments', (each) => {
    const also = each.arguments.flatMap((argument) => (argument.also ?? []).map((other) => [other, argument.name] as const));
    expect(Object.fromEntries(also)).toEqual(otherNames[each.name] ?? {});
    for (const [other, documented] of Object.entries(otherNames[each.name] ?? {})) {
      const given = Object.entries(examples[each.name]?.args ?? {}).map(([name, value]) => [name === documented ? other : name, value]);
      expect(call(each.name, Object.fromEntries(given)), other).toBe(call(each.name, examples[each.name]?.args ?? {}));
    }
  });

  it.each(rows(amounts))('%s refuses a negative or immense %s, and takes 0', (name, argument) => {
    expect(spoilt(name, argument, -0.01)).toEqual({ refused: `"${argument}" must be at least 0.`, field: argument });
    expect(spoilt(name, argument, 1.1e100)).toEqual({ refused: `"${argument}" is too large.`, field: argument });
    for (const inside of [0, 1e100]) expect(spoilt(name, argument, inside)).toBeTypeOf('number');
  });

  it.each(rows(incomes))('%s takes a loss as %s, and refuses an immense one', (name, argument) => {
    for (const outside of [-1.1e100, 1.1e100]) {
      expect(spoilt(name, argument, outside)).toEqual({ refused: `"${argument}" is too large.`, field: argument });
    }
    for (const inside of [-1e100, -0.01, 0, 1e100]) expect(spoilt(name, argument, inside)).toBeTypeOf('number');
  });

  it.each(ranges)('%s refuses a %s just outside its range, and takes both ends', (name, argument, [least, most, step]) => {
    const refusal = { refused: `"${argument}" must be between ${least} and ${most}.`, field: argument };
    for (const outside of [least - step, most + step]) expect(spoilt(name, argument, outside)).toEqual(refusal);
    for (const inside of [least, most]) expect(spoilt(name, argument, inside)).not.toMatchObject({ field: argument });
  });

  it('refuses an annuity for a person older than the last age of the table', () => {
    expect(spoilt('SEPP_ANNUITIZATION', 'age', 130)).toEqual({
      refused: 'The result is too large or too small to be stated as a number.',
    });
  });
});
