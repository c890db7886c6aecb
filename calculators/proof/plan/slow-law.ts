import { Decimal } from 'decimal.js';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { lawOf } from '#calculators/proof/law-of-years.ts';
import { below, part } from '#calculators/proof/tax-tables.ts';

/** Filing statuses of a plan without dependents. */
export type SlowStatus = 'single' | 'marriedJoint';

/** A year's prices by those of 2026, from which the law is carried on. */
export interface SlowYear {
  readonly year: number;
  readonly status: SlowStatus;
  readonly prices: Decimal;
}

/** 26 USC 1(f)(7), 63(c)(4): the next lower multiple of 50. */
function fifties({ prices, year }: SlowYear, amount: number): Decimal {
  return year <= 2026 ? new Exact(amount) : new Exact(amount).times(prices).div(50).toDecimalPlaces(0, Decimal.ROUND_DOWN).times(50);
}

export interface SlowIncome {
  /** Pensions, distributions, conversions, interest. */
  readonly ordinary: Decimal;
  readonly benefits: Decimal;
  /** Qualified dividends and long-term gain; gain may be a loss. */
  readonly dividends: Decimal;
  readonly gain: Decimal;
  readonly interest: Decimal;
  readonly old: number;
}

export interface SlowTax {
  /** 26 USC 1212(b): the loss that this year could not use. */
  readonly lossLeft: Decimal;
  readonly agi: Decimal;
  readonly tax: Decimal;
}

/** Form 1040 of a household with the standard deduction and without dependents, line by line. */
export function slowTax(year: SlowYear, { ordinary, benefits, dividends, gain, interest, old }: SlowIncome): SlowTax {
  const { status } = year;
  const loss = below(new Exact(0), gain);
  const usableLoss = Decimal.min(3000, loss, ordinary.plus(dividends));
  const gains = below(gain, 0);
  const others = ordinary.plus(dividends).plus(gains).minus(usableLoss);
  const agi = others.plus(taxedBenefits(status, benefits, others));
  const senior = year.year <= 2028 ? below(new Exact(6000), part(below(agi, status === 'single' ? 75000 : 150000), 6)) : new Exact(0);
  const deduction = fifties(year, lawOf('2026', 'standard')[status])
    .plus(fifties(year, lawOf('2026', 'agedAddition')[status]).times(old))
    .plus(senior.times(old));
  const taxable = below(agi, deduction);
  const preferred = Decimal.min(taxable, dividends.plus(gains));
  const investment = below(interest.plus(dividends).plus(gains).minus(usableLoss), 0);
  const extra = part(Decimal.min(investment, below(agi, status === 'single' ? 200000 : 250000)), 3.8);
  const tax = withGains(year, taxable.minus(preferred), taxable);
  return { agi, tax: cent(tax.plus(extra)), lossLeft: loss.minus(usableLoss) };
}

/** 26 USC 86(a), (c), as a list of cases. */
function taxedBenefits(status: SlowStatus, benefits: Decimal, others: Decimal): Decimal {
  const [base, second] = status === 'single' ? [25000, 34000] : [32000, 44000];
  const income = others.plus(benefits.div(2));
  if (income.lte(base)) return new Exact(0);
  if (income.lte(second)) return Decimal.min(benefits.div(2), income.minus(base).div(2));
  const lower = Decimal.min(benefits.div(2), (second - base) / 2);
  return Decimal.min(part(benefits, 85), part(income.minus(second), 85).plus(lower));
}

const steps = [2, 10, 2, 8, 3, 2];

function byBrackets(year: SlowYear, income: Decimal): Decimal {
  const tops = lawOf('2026', 'tops')[year.status].map((top) => fifties(year, top));
  return steps.reduce((tax, step, at) => tax.plus(part(below(income, tops[at] ?? 0), step)), part(income, 10));
}

function withGains(year: SlowYear, from: Decimal, to: Decimal): Decimal {
  const [zero, fifteen] = lawOf('2026', 'gains')[year.status].map((top) => fifties(year, top));
  const above = (income: Decimal) => part(below(income, zero ?? 0), 15).plus(part(below(income, fifteen ?? 0), 5));
  return Decimal.min(byBrackets(year, from).plus(above(to)).minus(above(from)), byBrackets(year, to));
}

/** CMS, 2026: levels of a single person and surcharges of a month for Part B and Part D together, in cents. */
const levels = [109000, 137000, 171000, 205000];
const surcharges: readonly (readonly [number, number])[] = [
  [8120, 1450],
  [20290, 3750],
  [32460, 6040],
  [44630, 8330],
  [48700, 9100],
];

/** Premium and surcharge of a month, in dollars, by the income and the status of two years before. */
export function slowMedicare({ year, prices }: SlowYear, medical: Decimal, income: Decimal, status: SlowStatus): Decimal {
  const double = status === 'marriedJoint' ? 2 : 1;
  const level = (amount: number) =>
    year <= 2026 ? new Exact(amount) : new Exact(amount).times(prices).div(1000).toDecimalPlaces(0).times(1000);
  const dimes = (cents: number) =>
    (year <= 2026 ? new Exact(cents) : new Exact(cents).times(medical).div(10).toDecimalPlaces(0).times(10)).div(100);
  // 500,000 and 750,000 stay until 2027 and rise with prices after it.
  const yearly = year < 2028 ? new Exact(1) : prices.div(slowPrices2027(prices, year));
  const highest = new Exact(status === 'single' ? 500000 : 750000).times(yearly).div(1000).toDecimalPlaces(0).times(1000);
  const passed = levels.filter((amount) => income.gt(level(amount * double))).length;
  const step = income.gte(highest) ? 5 : passed;
  const [partB, partD] = surcharges[step - 1] ?? [0, 0];
  return dimes(20290).plus(dimes(partB)).plus(dimes(partD));
}

/** Prices of 2027 where they rise evenly. */
function slowPrices2027(prices: Decimal, year: number): Decimal {
  return prices.pow(new Exact(1).div(year - 2026));
}
