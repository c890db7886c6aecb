import type { Dollars, Fraction, Percent, Years } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { yearsBetween } from '#calculators/retirement/fields.ts';
import { depositFor, growingAnnuityDue, savedUp } from '#calculators/retirement/growth.ts';

export interface Retirement {
  readonly currentAge: number;
  readonly retirementAge: number;
  readonly lifeExpectancy: number;
  readonly currentSavings: Dollars;
  readonly monthlyContribution: Dollars;
  /** Yearly need and other income, in today's money. */
  readonly need: Dollars;
  readonly otherIncome: Dollars;
  readonly expectedReturn: Percent;
  readonly retirementReturn: Percent;
  readonly inflationRate: Percent;
}

export interface RetirementGap {
  readonly projected: Dollars;
  readonly needed: Dollars;
  readonly gap: Dollars;
  readonly extraMonthly: Dollars;
  /** Projected savings in per cent of the needed ones. */
  readonly funded: Percent;
  readonly status: Status;
  /** The first year's withdrawal, in the money of that year. */
  readonly firstWithdrawal: Dollars;
  /** Yearly withdrawal that the projected savings can pay, in today's money. */
  readonly carried: Dollars;
}

export type Status = 'On Track' | 'Ahead' | 'Behind';
/** Per cent of the need above which savings are ahead. The bands are the product's own. */
const aheadFrom: Percent = 110;
export const statusNote = 'Behind below 100% of the need, On Track from 100%, Ahead from 110%.';

export function statusOf(funded: Percent): Status {
  if (funded >= aheadFrom) return 'Ahead';
  return funded >= 100 ? 'On Track' : 'Behind';
}

/**
 * Savings at retirement compared with the needed amount.
 *   need = net need at retirement · Σ ((1 + inflation) ÷ (1 + return))^k, drawn at the start of each year
 */
export function retirementGap(given: Retirement): RetirementGap {
  const saving = yearsBetween(given.currentAge, given.retirementAge);
  const drawing = yearsBetween(given.retirementAge, given.lifeExpectancy);
  const annual = given.expectedReturn / 100;
  const prices = growth(given.inflationRate / 100, saving);
  const factor = growingAnnuityDue(given.retirementReturn / 100, given.inflationRate / 100, drawing);
  const firstWithdrawal = Math.max(0, given.need - given.otherIncome) * prices;
  const needed = firstWithdrawal * factor;
  const projected = savedUp(given.currentSavings, given.monthlyContribution, annual, saving);
  const missing = Math.max(0, needed - projected);
  // Less than half a cent counts as zero.
  const least = [aheadFrom, 100].find((band) => toCent(projected - (needed * band) / 100) >= 0) ?? 0;
  const funded = toCent(needed) === 0 ? fullyFunded : Math.min(mostShown, Math.max(least, (projected * 100) / needed));
  return {
    projected,
    needed,
    gap: missing,
    extraMonthly: depositFor(missing, 0, annual, saving),
    funded,
    status: statusOf(funded),
    firstWithdrawal,
    carried: projected / factor / prices,
  };
}

/** Shown if other income covers the whole need, or nearly. */
const mostShown: Percent = 1000;
const fullyFunded: Percent = mostShown;

export interface DrawnYear {
  readonly withdrawal: Dollars;
  readonly growth: Dollars;
  readonly balance: Dollars;
}

/** Yearly withdrawals at the start of the year, rising with prices, until the money or the plan ends. */
export function drawDown(
  balance: Dollars,
  first: Dollars,
  rates: { annual: Fraction; increase: Fraction },
  years: Years,
): readonly DrawnYear[] {
  let left = balance;
  return Array.from({ length: years }, (_, at) => {
    const withdrawal = Math.min(left, first * growth(rates.increase, at));
    const gained = (left - withdrawal) * rates.annual;
    left = left - withdrawal + gained;
    return { withdrawal, growth: gained, balance: left };
  });
}

export function balanceChart(points: readonly { readonly age: number; readonly balance: Dollars }[], retirementAge: number): Chart {
  return {
    kind: 'area',
    title: 'Savings over life',
    x: { label: 'Age', unit: 'age', values: points.map((point) => point.age) },
    y: { label: 'Balance', unit: 'money' },
    series: [{ label: 'Balance', values: points.map((point) => point.balance) }],
    marks: [{ x: Math.floor(retirementAge), label: 'retirement' }],
  };
}
