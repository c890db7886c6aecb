import type { Dollars, Months, Percent } from '#calculators/figures/units.ts';
import { levelPayment, principalFor } from '#calculators/kit/amortization/annuity.ts';
import { type MonthRow, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import type { LineChart } from '#calculators/kit/charts/chart.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';

interface Deal {
  readonly vehiclePrice: Dollars;
  readonly downPayment: Dollars;
  readonly salesTax: Percent;
  readonly tradeInValue?: Dollars;
  /** Amount still owed on the traded-in vehicle; the new loan takes it over. */
  readonly tradeInOwed?: Dollars;
  readonly fees?: Dollars;
  /** Equipment that is bought, taxed, and financed with the vehicle. */
  readonly accessories?: Dollars;
  /** Manufacturer's rebate: lowers the loan, not the taxed price. */
  readonly rebate?: Dollars;
  /** Some states tax the price before the trade-in. */
  readonly taxFullPrice?: boolean;
}

interface PricedDeal {
  readonly salesTaxAmount: Dollars;
  readonly amountFinanced: Dollars;
  /** Parts of the amount financed, without zeros; deductions are negative. */
  readonly breakdown: Readonly<Record<string, Dollars>>;
}

/**
 * Amount of a purchase to be financed.
 *   tax = (price + accessories − trade-in) · rate, to the cent; never below zero
 *   financed = price + accessories + tax + fees + owed − trade-in − down payment − rebate
 */
export function priceDeal(deal: Deal): PricedDeal {
  const { vehiclePrice, downPayment, tradeInValue = 0, tradeInOwed = 0, accessories = 0, fees = 0, rebate = 0 } = deal;
  const goods = vehiclePrice + accessories;
  const taxed = toCent(deal.taxFullPrice === true ? goods : Math.max(0, goods - tradeInValue));
  const salesTaxAmount = toCent((taxed * deal.salesTax) / 100);
  const parts = {
    vehiclePrice,
    accessories,
    salesTax: salesTaxAmount,
    fees,
    tradeInOwed,
    tradeInValue: 0 - tradeInValue,
    downPayment: 0 - downPayment,
    rebate: 0 - rebate,
  };
  const amountFinanced = toCent(Object.values(parts).reduce((total, part) => total + part, 0));
  const breakdown = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 0));
  return { salesTaxAmount, amountFinanced, breakdown };
}

export const overpaid = 'The down payment and trade-in are more than the vehicle costs.';
export const overpaidAlone = 'The down payment is more than the vehicle costs.';

interface LevelLoan {
  readonly monthlyPayment: Dollars;
  readonly totalInterest: Dollars;
  readonly totalOfPayments: Dollars;
}

/**
 * A loan in closed form, as quoted before it is signed.
 *   payment = P · i ÷ (1 − (1 + i)^−n), interest = n · payment − P
 * Payment and total are each rounded to the cent once, at the end; the total of a schedule in whole cents differs by some cents.
 */
export function levelLoan(amount: Dollars, annualRate: Percent, term: Months): LevelLoan {
  const periods = Math.round(term);
  const exact = levelPayment(amount, annualRate / 1200, periods);
  // The total is rounded before the amount is subtracted, because the error of a difference could change a half cent.
  const totalOfPayments = toCent(exact * periods);
  return { monthlyPayment: toCent(exact), totalInterest: toCent(totalOfPayments - amount), totalOfPayments };
}

interface PurchaseLoan extends PricedDeal, LevelLoan {}

/** Results of every loan for a purchase. */
export const purchaseResults = {
  monthlyPayment: 'money',
  amountFinanced: 'balance',
  salesTaxAmount: 'money',
  totalInterest: 'money',
  totalOfPayments: 'money',
  breakdown: 'group',
} as const;

/** A purchase and its loan, refused if more is paid than the vehicle costs. */
export function financePurchase(
  deal: Deal & { readonly interestRate: Percent; readonly loanTerm: Months },
): PurchaseLoan | Refusal<'downPayment'> {
  const priced = priceDeal(deal);
  if (priced.amountFinanced < 0) return refuse(overpaid, 'downPayment');
  return { ...priced, ...levelLoan(priced.amountFinanced, deal.interestRate, deal.loanTerm) };
}

export function sayPurchase(loan: Omit<PurchaseLoan, 'breakdown'>, term: Months): string {
  if (loan.amountFinanced === 0) return 'Nothing is left to finance: the vehicle is **paid in full** at the start.';
  return `${sayPayments(loan, term)} on **${wholeDollars(loan.amountFinanced)}** financed.`;
}

/** The beginning of a sentence: payment, term and interest. */
export function sayPayments(loan: LevelLoan, term: Months): string {
  const interest = loan.totalInterest === 0 ? 'without interest' : `with **${wholeDollars(loan.totalInterest)}** of interest`;
  return `You would pay **${dollars(loan.monthlyPayment)}** a month for **${duration(term)}**, ${interest}`;
}

/** The balance of a level loan, month by month. */
export function balanceChart(amount: Dollars, annualRate: Percent, term: Months): LineChart {
  const periods = Math.round(term);
  const exact = levelPayment(amount, annualRate / 1200, periods);
  const passed = Array.from({ length: periods + 1 }, (_, month) => month);
  return {
    kind: 'area',
    title: 'Balance over time',
    x: { label: 'Month', unit: 'month', values: passed },
    y: { label: 'Balance', unit: 'money' },
    series: [{ label: 'Balance', values: passed.map((month) => toCent(principalFor(exact, annualRate / 1200, periods - month))) }],
    marks: [{ x: periods, label: 'paid off' }],
  };
}

export interface Repayment {
  readonly monthlyPayment: Dollars;
  readonly totalInterest: Dollars;
  readonly totalOfPayments: Dollars;
  readonly payoffMonths: Months;
  readonly schedule: readonly MonthRow[];
}

/** Repays an amount in level monthly payments, in whole cents; the last payment clears the balance. */
export function repay(amount: Dollars, annualRate: Percent, term: Months, extra?: (month: number) => Dollars): Repayment {
  const loan = { principal: amount, annualRate, periods: Math.round(term) };
  const plan = amortize(extra === undefined ? loan : { ...loan, extra });
  if (plan === undefined) throw new Error('A level payment always covers its interest.');
  return {
    monthlyPayment: amount === 0 ? 0 : centsToDollars(plan.payment),
    totalInterest: centsToDollars(plan.totalInterest),
    totalOfPayments: centsToDollars(plan.totalPaid),
    payoffMonths: plan.rows.length,
    schedule: monthTable(plan.rows),
  };
}

/** Explanations shared by all calculators with a vehicle loan. */
export const purchaseFormula = 'P = price + tax + fees − trade-in − down payment; tax = (price − trade-in) × rate';
export const loanFormula = 'payment = P × i ÷ (1 − (1 + i)^−n), i = yearly rate ÷ 1200, n = months';
export const closedForm = 'Total interest is n × the unrounded payment − P; a schedule in whole cents differs by some cents.';
export const wholeCents = 'Interest is rounded to the cent each month; the last payment clears the loan.';
export const dailyInterest = 'Lenders that count days (simple interest) differ by some dollars.';
export const loanSources = [
  { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 2, present value of an annuity' },
  { title: 'Regulation Z, Truth in Lending', locator: '12 CFR 1026.18: amount financed, finance charge, total of payments' },
] as const;
