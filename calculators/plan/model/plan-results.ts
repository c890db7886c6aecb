import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Cents, Dollars, Fraction, Percent, Years } from '#calculators/figures/units.ts';
import type { HouseholdReturn } from '#calculators/kit/law/household-return/household-return.ts';
import type { RuleId } from './rules.ts';

/** One movement of money: from an account or a source to an account or a use, in whole cents, by a rule with its source. */
export interface Posting {
  readonly from: string;
  readonly to: string;
  readonly cents: Cents;
  readonly rule: RuleId;
}

/** One year of a path. All amounts are cents of that year. */
export interface PlanYear {
  readonly year: number;
  /** Ages at the end of the year; undefined after a death. */
  readonly ages: readonly (Years | undefined)[];
  readonly status: FilingStatus;
  readonly state: StateCode | 'none';
  /** Prices of the year by those of the first year. */
  readonly priceLevel: Fraction;
  /** "2026 law, carried on with prices", and what a state has not published. */
  readonly lawNotes: readonly string[];
  readonly income: IncomeOfYear;
  /** Social Security of each person, after the earnings test. */
  readonly benefits: readonly Cents[];
  readonly requiredDistributions: readonly AmountByAccount[];
  readonly charitableDistributions: Cents;
  readonly conversions: Cents;
  readonly contributions: readonly AmountByAccount[];
  /** Draws for spending and taxes, beside required distributions. */
  readonly withdrawals: readonly AmountByAccount[];
  readonly taxes: TaxesOfYear;
  readonly health: HealthOfYear;
  readonly spending: SpendingOfYear;
  /** The lines of the returns, in dollars. */
  readonly taxReturn: HouseholdReturn;
  readonly cliffs: readonly Cliff[];
  /** A larger draw that would pay for everything too, without the marketplace credit; the plan takes the smaller one. */
  readonly alternativeDraw: Cents | undefined;
  readonly openingBalances: readonly AmountByAccount[];
  readonly balances: readonly AmountByAccount[];
  readonly debts: Cents;
  readonly homes: Cents;
  /** Accounts and homes less debts at the end of the year. */
  readonly netWorth: Cents;
  readonly postings: readonly Posting[];
}

export interface AmountByAccount {
  readonly account: string;
  readonly amount: Cents;
}

export interface IncomeOfYear {
  readonly wages: Cents;
  readonly selfEmployment: Cents;
  readonly pensions: Cents;
  readonly socialSecurity: Cents;
  readonly interest: Cents;
  readonly dividends: Cents;
  readonly other: Cents;
  readonly taxFree: Cents;
  readonly homeSales: Cents;
}

export interface TaxesOfYear {
  /** Income tax, tax on net investment income, self-employment tax, additional Medicare tax, and penalties. */
  readonly federal: Cents;
  /** Parts of the federal tax. */
  readonly netInvestmentIncome: Cents;
  readonly selfEmployment: Cents;
  readonly penalties: Cents;
  readonly state: Cents;
  /** Social Security and Medicare tax on wages. */
  readonly payroll: Cents;
  readonly total: Cents;
}

export interface HealthOfYear {
  readonly partB: Cents;
  readonly surcharges: Cents;
  readonly partD: Cents;
  readonly supplement: Cents;
  readonly before65: Cents;
  readonly marketplaceCredit: Cents;
  readonly outOfPocket: Cents;
}

export interface SpendingOfYear {
  readonly living: Cents;
  readonly goals: Cents;
  readonly debts: Cents;
  readonly homes: Cents;
  readonly gifts: Cents;
  /** Needs that were not paid. */
  readonly shortfall: Cents;
}

/** Distance of the year's income to a limit at which a tax or a premium jumps or rises. Negative: passed. */
export interface Cliff {
  readonly kind: 'bracket' | 'gains' | 'investment' | 'medicare' | 'marketplace' | 'senior';
  /** The rate of the bracket in per cent, or the year of the surcharge. */
  readonly detail: number | undefined;
  readonly name: string;
  readonly income: Dollars;
  readonly limit: Dollars;
}

export interface PlanResult {
  readonly years: readonly PlanYear[];
  readonly totals: PlanTotals;
  /** The first year in which something could not be paid. */
  readonly firstShortfall: number | undefined;
}

/** Sums over all years, in cents of today's prices. */
export interface PlanTotals {
  readonly spending: Cents;
  readonly taxes: Cents;
  readonly surcharges: Cents;
  readonly conversions: Cents;
  /** Accounts and homes less debts at the end. */
  readonly bequest: Cents;
  /** Accounts alone. */
  readonly finalAccounts: Cents;
}

/** Percentiles over many random or historical paths, in cents of today's prices, at the end of each year. */
export interface MarketsResult {
  readonly years: readonly number[];
  readonly low: readonly Cents[];
  readonly middle: readonly Cents[];
  readonly high: readonly Cents[];
  readonly paths: number;
  /** Paths in which everything was paid and the bequest was reached. */
  readonly carried: number;
  readonly successRate: Percent;
  readonly seed: number;
}
