import { money, rate } from '#calculators/business/fields.ts';
import { percentOf } from '#calculators/business/profitability/cost-volume.ts';
import { daysPerYear } from '#calculators/business/working-capital/turnover.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';
import type { BarChart } from '#calculators/kit/charts/chart.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Repossessed and sold collateral. All amounts are positive. */
export interface Repossession {
  readonly loanBalance: Dollars;
  readonly interestRate: Percent;
  readonly daysAccrued: number;
  readonly lateFees: Dollars;
  /** Unearned interest, insurance and contract refunds credited to the debt. */
  readonly rebates: Dollars;
  /** Retaking, holding, preparing, selling and legal expenses. */
  readonly expenses: Dollars;
  readonly salePrice: Dollars;
  /** Junior liens on the collateral whose holders have demanded payment. */
  readonly juniorLiens?: Dollars;
  /** Proceeds of a commercially reasonable sale, if the actual sale was not one. */
  readonly reasonableValue?: Dollars;
}

/**
 * Proceeds of a sale after default, in the order of the Uniform Commercial Code.
 *   debt = balance + balance · rate · days ÷ 365 + late fees − rebates
 *   proceeds pay expenses first, then the debt, then junior liens; the rest is the debtor's surplus
 *   a debt below 0 is a credit of the debtor: it pays expenses that the proceeds do not cover, never junior liens
 *   deficiency = debt + expenses − the higher of the proceeds and those of a reasonable sale
 * Sources: UCC 9-615(a), (d) and (f); 9-616(c); 9-626(a)(3). Interest is rounded half up to the cent, as on a payoff letter.
 */
export function distributeProceeds(sale: Repossession) {
  const accruedInterest = toCent((sale.loanBalance * sale.interestRate * sale.daysAccrued) / (100 * daysPerYear));
  const debt = toCent(sale.loanBalance + accruedInterest + sale.lateFees - sale.rebates);
  const amountOwed = Math.max(0, debt);
  const creditLeft = Math.max(0, -debt);
  const expenses = toCent(sale.expenses);
  const salePrice = toCent(sale.salePrice);
  const credited = Math.max(salePrice, sale.reasonableValue ?? 0);
  const deficiency = toCent(Math.max(0, debt + expenses - credited));
  const left = Math.max(0, toCent(salePrice - expenses - amountOwed));
  const paidToJuniorLiens = Math.min(left, toCent(sale.juniorLiens ?? 0));
  const surplus = toCent(Math.max(0, salePrice - expenses - debt) - paidToJuniorLiens);
  return {
    outcome: deficiency > 0 ? 'Deficiency' : surplus > 0 ? 'Surplus' : 'Settled',
    deficiency,
    surplus,
    amountOwed,
    creditLeft,
    accruedInterest,
    totalExpenses: expenses,
    netProceeds: toCent(salePrice - expenses),
    paidOnDebt: Math.min(amountOwed, Math.max(0, toCent(salePrice - expenses))),
    recoveryPercent: percentOf(toCent(salePrice - expenses), amountOwed),
    paidToJuniorLiens,
  };
}

export const settlementResults = {
  outcome: 'text',
  deficiency: 'money',
  surplus: 'money',
  amountOwed: 'balance',
  creditLeft: 'money',
  accruedInterest: 'money',
  totalExpenses: 'money',
  netProceeds: 'money',
  paidOnDebt: 'money',
  recoveryPercent: 'percent?',
  paidToJuniorLiens: 'money',
} as const;

type Settlement = ReturnType<typeof distributeProceeds>;

export function settlementHeadline(results: Settlement) {
  return results.surplus > 0
    ? { value: results.surplus, kind: 'money' as const, per: 'surplus' }
    : { value: results.deficiency, kind: 'money' as const, per: 'still owed' };
}

export function saySettlement(results: Settlement): string {
  const left = results.netProceeds;
  const recovered = results.deficiency === 0 || results.recoveryPercent === null ? '' : ` (${percent(results.recoveryPercent)})`;
  const debt =
    results.creditLeft > 0
      ? `**${wholeDollars(results.creditLeft)}** credited beyond the debt`
      : `**${wholeDollars(results.amountOwed)}** owed`;
  const sale =
    left < 0
      ? `The sale falls **${wholeDollars(-left)}** short of its expenses, with ${debt}`
      : `The sale leaves **${wholeDollars(left)}** after expenses ${results.creditLeft > 0 ? 'beside' : 'against'} ${debt}${recovered}`;
  const limited = toCent(results.amountOwed - results.creditLeft - left) > results.deficiency ? 'at a reasonable price, ' : '';
  if (results.deficiency > 0) return `${sale}: ${limited}a deficiency of **${wholeDollars(results.deficiency)}**.`;
  const liens = results.paidToJuniorLiens > 0 ? `**${wholeDollars(results.paidToJuniorLiens)}** goes to junior liens and ` : limited;
  return results.surplus > 0
    ? `${sale}: ${liens}**${wholeDollars(results.surplus)}** is surplus for the debtor.`
    : `${sale}: ${liens}nothing is owed either way.`;
}

export function settlementChart(results: Settlement, salePrice: Dollars): BarChart {
  return {
    kind: 'bars',
    title: 'Debt, expenses and sale',
    unit: 'money',
    bars: [
      { label: 'Debt', value: results.amountOwed },
      { label: 'Expenses', value: results.totalExpenses },
      { label: 'Sale', value: salePrice },
      results.surplus > 0
        ? { label: 'Surplus', value: results.surplus, chosen: true }
        : { label: 'Deficiency', value: results.deficiency, chosen: true },
    ],
  };
}

/** Fields common to these screens. */
export const loanBalance = money('Loan balance', 18000, { required: true, step: 500, tooltip: 'Principal unpaid at default.' });
export const interestRate = rate('Interest rate', 9, { max: 60, step: 0.25 });
export const daysAccrued = quantity('Days of interest', 'days', 60, 3650, { tooltip: 'From the last payment to the sale.' });
export const lateFees = money('Late fees', 150, { step: 10, max: 1e7 });

export const settlementSources = [
  { title: 'Uniform Commercial Code', locator: '9-615(a), (d): order of proceeds, surplus, deficiency' },
  { title: 'Uniform Commercial Code', locator: '9-616: explanation of the calculation' },
] as const;
export const settlementFormula = [
  'Debt = balance + interest by days ÷ 365 + late fees − rebates.',
  'Proceeds pay expenses first, then the debt; what is left is a surplus, what is missing the deficiency.',
  'Rebates above the debt count for the debtor.',
] as const;
export const settlementDiffers = 'Contracts that count days over 360 accrue more interest.';
