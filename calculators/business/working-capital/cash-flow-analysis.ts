import { money, profit, rate } from '#calculators/business/fields.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { counted, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** The season repeats every year. */
const period = 12;

/**
 * Cash of a business month by month, with a season.
 *   inflow = sales · (1 + g)^((m − 1) ÷ 12) · (1 + swing · sin(2π · (month − peak) ÷ 12 + π ÷ 2)), the sine of a 12-month period
 *   outflow = variable share of the inflow + fixed costs + debt payments; balance = balance before + inflow − outflow
 *   lowest = the least of the cash today and the balance of each month
 * Amounts in whole cents; yearly growth and swing in per cent.
 */
export default defineCalculator({
  id: 'cash-flow-analysis',
  title: 'Business Cash Flow',
  description: 'Your cash month by month, and its lowest point.',
  shelf: 'Business',
  suite: 'business',
  category: 'Cash and working capital',
  icon: 'waves',
  sortOrder: 51,
  inputs: {
    startingCash: profit('Cash today', 40000),
    monthlyRevenue: money('Sales of an average month', 80000),
    variableCostRate: rate('Variable costs', 40, { max: 200, step: 1, tooltip: 'As a percent of sales.' }),
    monthlyFixedCosts: money('Fixed costs a month', 42000),
    monthlyDebtPayment: money('Debt payments a month', 5000, { step: 100 }),
    seasonalSwing: rate('Season', 30, { max: 100, step: 1, slider: [0, 100], tooltip: 'How far the best month is above the average.' }),
    peakMonth: quantity('Best month', '', 12, 12, { min: 1, tooltip: '1 is January.', zeroMeansDefault: true }),
    minimumCash: money('Cash to keep', 20000),
    annualGrowth: rate('Growth of sales a year', 3, { min: -50, max: 100, step: 0.5, advanced: true }),
    startMonth: quantity('First month', '', 1, 12, { min: 1, tooltip: '1 is January.', zeroMeansDefault: true, advanced: true }),
    months: quantity('Months ahead', 'months', 12, 60, { min: 1, zeroMeansDefault: true, slider: [6, 36], advanced: true }),
  },
  results: {
    lowestCash: 'balance',
    lowestMonth: 'count',
    endingCash: 'balance',
    totalInflow: 'money',
    totalOutflow: 'money',
    netCashFlow: 'money',
    creditLineNeeded: 'balance',
    monthsBelowMinimum: 'count',
    firstMonthOverdrawn: 'count?',
    plan: { month: 'count', inflow: 'money', outflow: 'money', netCashFlow: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const months = Math.round(inputs.months);
    const first = Math.round(inputs.startMonth) - Math.round(inputs.peakMonth);
    const fixed = inputs.monthlyFixedCosts + inputs.monthlyDebtPayment;
    let balance = toCent(inputs.startingCash);
    const plan = Array.from({ length: months }, (_, at) => {
      const season = 1 + (inputs.seasonalSwing / 100) * wave(first + at);
      const inflow = toCent(inputs.monthlyRevenue * (1 + inputs.annualGrowth / 100) ** (at / 12) * season);
      const outflow = toCent((inflow * inputs.variableCostRate) / 100 + fixed);
      const netCashFlow = toCent(inflow - outflow);
      balance = toCent(balance + netCashFlow);
      return { month: at + 1, inflow, outflow, netCashFlow, balance };
    });
    const today = { month: 0, balance: toCent(inputs.startingCash) };
    const lowest = plan.reduce(
      (low: { readonly month: number; readonly balance: Dollars }, row) => (row.balance < low.balance ? row : low),
      today,
    );
    const total = (of: (row: (typeof plan)[number]) => Dollars) => toCent(plan.reduce((sum, row) => sum + of(row), 0));
    return {
      lowestCash: lowest.balance,
      lowestMonth: lowest.month,
      endingCash: balance,
      totalInflow: total((row) => row.inflow),
      totalOutflow: total((row) => row.outflow),
      netCashFlow: total((row) => row.netCashFlow),
      creditLineNeeded: Math.max(0, toCent(inputs.minimumCash - lowest.balance)),
      monthsBelowMinimum: plan.filter((row) => row.balance < inputs.minimumCash).length,
      firstMonthOverdrawn: plan.find((row) => row.balance < 0)?.month ?? null,
      plan,
    };
  },
  headline: (results) => ({ value: results.lowestCash, kind: 'balance', per: 'at the lowest' }),
  say(results, inputs) {
    const when = results.lowestMonth === 0 ? '**today**' : `after **${counted(results.lowestMonth, 'month')}**`;
    const low = `Cash is lowest ${when}, at **${wholeDollars(results.lowestCash)}**`;
    if (results.creditLineNeeded === 0) return `${low}, and ends at **${wholeDollars(results.endingCash)}**.`;
    return `${low}: to keep ${wholeDollars(inputs.minimumCash)} you need a credit line of **${wholeDollars(results.creditLineNeeded)}**.`;
  },
  supporting: ['endingCash', 'netCashFlow', 'creditLineNeeded', 'monthsBelowMinimum'],
});

/**
 * The seasonal sine the given number of months after the peak: 1 at the peak, −1 six months later. Reduced to one period, where it is most
 * exact.
 */
function wave(monthsAfterPeak: number): number {
  const within = (monthsAfterPeak + period) % period;
  return Math.sin((2 * Math.PI * within) / period + Math.PI / 2);
}
