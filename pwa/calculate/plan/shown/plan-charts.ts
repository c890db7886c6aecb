import type { BandChart, LineChart } from '#calculators/kit/charts/chart.ts';
import type { MarketsResult, PlanResult, PlanYear } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Everything that a year needs, taxes and premiums included, in cents of the year. */
export function needOf({ spending, taxes, health }: PlanYear): number {
  const premiums = health.partB + health.surcharges + health.partD + health.supplement + health.before65 - health.marketplaceCredit;
  return spending.living + spending.goals + spending.debts + spending.homes + spending.gifts + taxes.total + premiums + health.outOfPocket;
}

/** Everything drawn from accounts in a year, required or not, in cents of the year. */
export function drawnIn({ withdrawals, requiredDistributions }: PlanYear): number {
  return sum([...withdrawals, ...requiredDistributions].map(({ amount }) => amount));
}

/** Sources of the money of each year, under the line of its needs, in today's dollars. */
export function spendingChart({ years }: PlanResult): LineChart {
  const series = (label: string, centsOf: (year: PlanYear) => number) => ({
    label,
    values: years.map((year) => Math.round(centsOf(year) / year.priceLevel / 100)),
  });
  return {
    kind: 'stack',
    title: t('Money of each year by source'),
    x: { label: t('Year'), unit: 'year', values: years.map(({ year }) => year) },
    y: { label: t('Today’s dollars'), unit: 'money' },
    series: [
      series(t('Pay and pensions'), ({ income }) => income.wages + income.selfEmployment + income.pensions + income.other + income.taxFree),
      series(t('Social Security'), ({ income }) => income.socialSecurity),
      series(t('Interest and dividends'), ({ income }) => income.interest + income.dividends),
      series(t('From accounts'), drawnIn),
      { ...series(t('Need'), needOf), role: 'reference' },
    ],
  };
}

/** Net worth over many markets, in today's dollars. */
export function marketsChart({ years, low, middle, high }: MarketsResult): BandChart {
  const inDollars = (cents: readonly number[]) => cents.map((amount) => Math.round(amount / 100));
  return {
    kind: 'band',
    title: t('Accounts in many markets'),
    x: { label: t('Year'), unit: 'year', values: years },
    y: { label: t('Today’s dollars'), unit: 'money' },
    low: inDollars(low),
    middle: inDollars(middle),
    high: inDollars(high),
  };
}
