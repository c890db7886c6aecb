import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import type { ArgumentKind } from '#calculators/functions/arguments/declare.ts';

const fraction = 'fraction: 0.065 is 6.5%';
const dollars = 'dollars';
const periods = 'periods';
const years = 'years';

/** The unit of each argument whose kind does not say it, by its documented name. */
const unitsByName: Readonly<Record<string, string>> = {
  ...named(fraction, [
    'rate',
    'guess',
    'schedule',
    'finance_rate',
    'reinvest_rate',
    'nominal_rate',
    'effect_rate',
    'yld',
    'coupon',
    'discount',
    'periodic_rate',
    'expected_rate',
    'loan_to_value',
    'down_payment',
    'apr',
    'start_rate',
    'end_rate',
  ]),
  ...named(dollars, [
    'pmt',
    'pv',
    'fv',
    'principal',
    'values',
    'cost',
    'salvage',
    'par',
    'investment',
    'fractional_dollar',
    'decimal_dollar',
    'finance_charge',
    'balance',
    'transactions',
    'earnings',
    'aime',
    'pia',
    'worker_pia',
    'own_pia',
    'worker_benefit',
    'yearly_benefit',
    'benefits',
    'other_income',
    'taxable_income',
    'income',
    'regular_tax',
    'preferential_gain',
    'ordinary_taxable_income',
    'investment_income',
    'modified_agi',
    'profit',
    'wages',
    'business_income',
    'net_capital_gain',
    'wages_paid',
    'property',
    'gross_estate',
    'debts',
    'expenses',
    'charitable_deductions',
    'marital_deduction',
    'prior_gifts',
    'spousal_exclusion',
    'amount',
    'base_loan',
    'home_value',
    'claim_amount',
    'payment',
    'capitalized_cost',
    'residual_value',
  ]),
  ...named(periods, ['nper', 'per', 'start_period', 'end_period', 'period', 'life']),
  ...named(years, ['age', 'other_age', 'spouse_age', 'term_years', 'start_years', 'end_years']),
  ...named('calendar year', ['birth_year', 'years', 'year', 'eligibility_year', 'until_year']),
  ...named('months', ['months', 'claim_months']),
  ...named('per 100 of face value', ['pr', 'redemption']),
  ...named('times a year', ['npery', 'frequency', 'periods_per_year', 'unit_periods_per_year']),
  type: '0: end of a period, 1: its beginning',
  month: 'month',
  quarter: 'quarter',
  factor: 'multiple of the straight line',
  basis: '0: 30/360 US, 1: actual/actual, 2: actual/360, 3: actual/365, 4: 30/360 Europe',
  fraction: 'denominator of the fraction',
  compounding: 'times a year, 0: continuous',
  money_factor: 'factor a month: 0.0025 is about 6%',
};

const choicesByName: Readonly<Record<string, readonly number[]>> = {
  type: [0, 1],
  frequency: [1, 2, 4],
  basis: [0, 1, 2, 3, 4],
  quarter: [1, 2, 3, 4],
};

/** The unit of an argument, in words. Undefined if nobody has stated it. */
export function unitOf(name: string, kind: ArgumentKind): string | undefined {
  switch (kind) {
    case 'date':
    case 'dates':
      return 'YYYY-MM-DD';
    case 'flag':
      return 'true or false';
    case 'filingStatus':
      return 'filing status of the federal return';
    case 'taxYear':
      return 'tax year';
    case 'unitPeriodFlows':
      return '{ amount in dollars, unitPeriods, fraction?, count? }';
    case 'number':
    case 'numbers':
    case 'integer':
    case 'truncated':
      return Object.hasOwn(unitsByName, name) ? unitsByName[name] : undefined;
  }
}

/** The values that an argument accepts, if they are a list. */
export function choicesOf(name: string, kind: ArgumentKind): readonly (string | number | boolean)[] | undefined {
  if (kind === 'filingStatus') return filingStatuses;
  if (kind === 'taxYear') return completeSets.filter((set) => set !== 'spec').map(Number);
  if (kind === 'flag') return [true, false];
  return Object.hasOwn(choicesByName, name) ? choicesByName[name] : undefined;
}

function named(unit: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, unit]));
}
